//! What follows from what an observer knows, worked out by the rules.

use super::{TraitShown, View};
use crate::Crusader;
use crate::board::Board;
use crate::checks::odds::{self, Mix, Sacrifices};
use crate::checks::{Check, Stage};
use crate::content::vocabulary::Action;
use crate::content::{Player, TerritoryId, Token, TraitId};
use crate::tokens;

/// Actions that are checked with the own bag and have criticals of their own.
pub(super) const CHECKED: [Action; 5] =
    [Action::Marriage, Action::Build, Action::Plot, Action::Invade, Action::Crusade];

/// Successes that Invade needs by what lies in a territory (CK-INVADE-08, CK-INVADE-09, CK-INVADE-10).
pub(super) fn defence(board: &Board, territory: TerritoryId) -> u8 {
    control(board, territory) + u8::from(board.footsoldiers.has(territory))
}

/// Successes that Overthrow and inciting a revolt need by what lies in a territory (CK-OVERTHROW-04, CK-REVOLT-03).
pub(super) fn control(board: &Board, territory: TerritoryId) -> u8 {
    1 + u8::from(board.castles.has(territory)) + u8::from(board.duke(territory).is_some())
}

/// A trait, with the actions in which it is critical (CK-CRIT-04).
pub(super) fn shown_trait(game: &Crusader, what: TraitId) -> TraitShown {
    let is_critical = |action: &Action| {
        game.components().critical(*action).is_some_and(|pair| [pair.fails, pair.succeeds].contains(&what))
    };
    TraitShown {
        id: what,
        colour: if what.is_green() { "green" } else { "red" },
        critical: CHECKED.into_iter().filter(is_critical).collect(),
    }
}

/// A chance in hundredths, as near as can be.
fn hundredths(chance: f64) -> u8 {
    (chance * 100.0).round() as u8
}

/// The tokens in a player's bag, if the observer may look into it (CK-BAG-01, CK-BAG-02).
pub(super) fn bag(view: &View, player: Player) -> Option<&[(Token, u8)]> {
    view.tokens.bags.get(usize::from(tokens::bag(player).0))?.own.as_deref()
}

/// The chance of so many successes in so many draws from the own bag, green criticals sacrificed.
pub(super) fn chance(view: &View, player: Player, action: Action, needed: u8, draws: u8) -> Option<u8> {
    let mix = Mix::of_tokens(&view.game, bag(view, player)?, action);
    Some(hundredths(odds::chance(mix, needed, draws, Sacrifices::Always)))
}

/// The exact chance of the check that is going on, for who makes it: with no gold, one, two … before he has paid; as it stands after.
pub(super) fn chances(view: &View, check: &Check) -> Vec<u8> {
    let of = |draws: u8| chance(view, check.who, check.action, check.needed, draws);
    match check.stage {
        Stage::Gold if check.bought == 0 => {
            (0..=check.most_gold()).filter_map(|gold| of(check.free + gold)).collect()
        }
        Stage::Gold => of(check.draws()).into_iter().collect(),
        Stage::Drawing => {
            let left = check.draws().saturating_sub(check.drawn.len() as u8);
            let needed = check.needed.saturating_sub(check.hits);
            chance(view, check.who, check.action, needed, left).into_iter().collect()
        }
        Stage::Failed | Stage::Passed => Vec::new(),
    }
}
