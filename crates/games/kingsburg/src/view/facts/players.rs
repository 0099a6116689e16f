//! What there is to say of a player: prices, shifts, spaces of his own, strength.

use super::{Gift, Things, court, invaders};
use crate::content::{Bonus, BuildingId, Condition, Per, SourceId};
use crate::effects::{Scene, is_used, standing};
use crate::event::as_element;
use crate::seasons::{prices, shifts};
use crate::view::View;
use crate::winter::strength::{self, Addition};
use serde::Serialize;
use std::collections::BTreeMap;
use table::Seat;

/// What there is to say of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayerFacts {
    /// The buildings of his board, from the top row down.
    pub spaces: Vec<BuildingId>,
    /// What those that do not stand cost him, where that is not what is printed. Goods of choice that he need not pay are
    /// less than none: `any: -1`.
    #[cfg_attr(feature = "types", ts(as = "BTreeMap<String, Things>"))]
    pub prices: BTreeMap<BuildingId, Things>,
    /// What lets a group of his count for more or less.
    pub shifts: Vec<ShiftFacts>,
    /// The spaces for dice on the card of his governor.
    pub card: Vec<SpaceFacts>,
    /// What he would fight with now: soldiers and bonuses, against the invaders of this year if they are known to the
    /// observer, else against anybody.
    pub strength: i16,
    /// What of it is not soldiers.
    pub bonuses: Vec<Addition>,
}

/// Something that lets a group count for more or less.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ShiftFacts {
    /// What.
    #[serde(serialize_with = "as_element")]
    pub by: SourceId,
    /// By how much.
    pub deltas: Vec<i8>,
    /// Was it used in this season?
    pub used: bool,
}

/// A space for dice on one's own card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpaceFacts {
    /// The sum it asks for.
    pub number: u8,
    /// What it gives.
    pub gift: Vec<Gift>,
}

/// Is there the same to say of a player in another view? All of it follows from what is compared here, unless something depends on
/// more: then only the whole board says.
pub(super) fn are_same(view: &View, other: &View, seat: Seat) -> bool {
    let has = |view: &View| {
        let (board, player) = (&view.board, view.board.player(seat));
        let year = board.year_index();
        let built = (player.built, player.spaces, player.used, player.governor, player.soldiers);
        (built, board.year, board.fate, board.scenario, view.known.invaders[year], view.known.valley[year])
    };
    let favour = |view: &View| prices::favour_of(&view.board, seat);
    has(view) == has(other)
        && favour(view) == favour(other)
        && (!depends_on_play(view, seat) || view.board == other.board)
}

/// Is there a bonus that comes and goes with something else than invaders and years?
fn depends_on_play(view: &View, seat: Seat) -> bool {
    let (content, board) = (view.content(), &view.board);
    let mut sources = standing(board, seat, content.at.battle).map(|by| content.source(by));
    let has_deck = board.scenario.is_some();
    let depends = |bonus: &Bonus| bonus.condition.as_ref().is_some_and(|c| !is_of_invaders(c));
    has_deck || sources.any(|source| source.battle.iter().any(depends))
}

/// Does a condition depend on nothing but the invaders and the year?
fn is_of_invaders(condition: &Condition) -> bool {
    match condition {
        Condition::Race { .. } | Condition::PrintedStrength { .. } | Condition::YearIs { .. } => true,
        Condition::And { of } | Condition::Or { of } => of.iter().all(is_of_invaders),
        Condition::DiceTotal { .. }
        | Condition::AllDiceEqual {}
        | Condition::HasDie { .. }
        | Condition::WhiteDice { .. }
        | Condition::UnplacedColoured { .. }
        | Condition::GroupsPlaced { .. }
        | Condition::AdvisorFree { .. }
        | Condition::Have { .. }
        | Condition::Rank { .. }
        | Condition::LastBattle { .. }
        | Condition::DidNotBuild { .. }
        | Condition::FirstInRow {} => false,
    }
}

impl PlayerFacts {
    pub(super) fn of(view: &View, seat: Seat) -> PlayerFacts {
        let (content, board) = (view.content(), &view.board);
        let player = board.player(seat);
        let prices = prices::changed_prices(content, board, seat);
        let shifts = shifts::shifts(content, board, seat).map(|(by, shift)| ShiftFacts {
            by,
            deltas: shift.deltas.clone(),
            used: is_used(player, by, Per::Season),
        });
        let spaces = player.governor.map_or(&[][..], |governor| &content.source(governor.source()).spaces);
        let known = view.known.invaders[board.year_index()];
        let threat = known.map(|card| invaders::attack(view, card).threat);
        let scene = Scene { threat, ..Scene::new(content, board) };
        let bonuses: Vec<Addition> = strength::bonuses(&scene, seat).collect();
        PlayerFacts {
            spaces: player.spaces.iter().collect(),
            prices: prices.into_iter().map(|(id, price)| (id, price.into())).collect(),
            shifts: shifts.collect(),
            card: spaces
                .iter()
                .map(|space| SpaceFacts { number: space.number, gift: court::gift(content, space.gift) })
                .collect(),
            strength: strength::total_in(&scene, seat),
            bonuses,
        }
    }
}
