//! Whom and what a Plot can be aimed at (p.13).

use super::{Plot, Plots, Reason as No};
use crate::answer::Answer;
use crate::board::{Board, Post, State};
use crate::content::{CharacterId, Characters, DevKind, Player, TerritoryId};
use crate::reason::Reason;
use crate::{Crusader, modifiers, rules, succession};
use std::ops::ControlFlow;
use table::Rule;

/// The rule that says what a Plot can be aimed at.
#[must_use]
pub const fn rule(plot: Plot) -> Rule {
    match plot {
        Plot::CasusBelli => rules::CK_CB_03,
        Plot::Revolt => rules::CK_REVOLT_01,
        Plot::Assassinate => rules::CK_MURDER_01,
        Plot::Bribe => rules::CK_BRIBE_01,
        Plot::Divorce => rules::CK_DIVORCEPLOT_01,
    }
}

/// Everything that a Plot can be aimed at, in order.
pub fn each(game: &Crusader, state: &State, plots: &Plots, plot: Plot, mut found: impl FnMut(Answer)) {
    let _ = search(game, state, plots, plot, |answer| {
        found(answer);
        ControlFlow::Continue(())
    });
}

/// Is there anything that a Plot can be aimed at?
#[must_use]
pub fn is_any(game: &Crusader, state: &State, plots: &Plots, plot: Plot) -> bool {
    search(game, state, plots, plot, |_| ControlFlow::Break(())).is_break()
}

/// What a Plot can be aimed at, in order, until enough is found.
fn search(
    game: &Crusader,
    state: &State,
    plots: &Plots,
    plot: Plot,
    mut found: impl FnMut(Answer) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let board = &state.board;
    let mut try_it = |answer: Answer| match judge(game, state, plots, plot, answer) {
        Ok(()) => found(answer),
        Err(_) => ControlFlow::Continue(()),
    };
    match plot {
        Plot::CasusBelli => Player::all().map(Answer::Player).try_for_each(try_it),
        Plot::Revolt => board.controlled().iter().map(Answer::Territory).try_for_each(try_it),
        Plot::Assassinate => {
            people(board).iter().map(Answer::Person).try_for_each(&mut try_it)?;
            councillors(game, state).try_for_each(try_it)
        }
        Plot::Bribe => councillors(game, state).try_for_each(try_it),
        Plot::Divorce => {
            let family = &board.house(plots.player).family;
            let members = family.members().filter_map(|(_, _, member)| member.who);
            let able: Characters = family.king.into_iter().chain(members).collect();
            able.iter().map(Answer::Person).try_for_each(try_it)
        }
    }
}

/// Everybody who lies face up: in families, and in independent territories (CK-MURDER-01).
fn people(board: &Board) -> Characters {
    let families = board.houses.iter().flat_map(|house| house.family.people());
    families.chain(board.suitors.0.iter().copied().flatten()).collect()
}

/// All councillors on Family Boards.
fn councillors(game: &Crusader, state: &State) -> impl Iterator<Item = Answer> {
    let kind = game.components().of_kind(DevKind::Councillor);
    let players = Player::all().filter(|player| state.board.plays(*player));
    players.flat_map(move |of| {
        let held = state.board.house(of).developments.and(kind).iter();
        held.map(move |development| Answer::Councillor { of, development })
    })
}

/// Where a face-up character stands: in a family, or in an independent territory.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Whose {
    /// In the family of a player.
    Family(Player),
    /// Nobody's (CK-R-61).
    Neutral(TerritoryId),
}

/// Whose a face-up character is; none if it is not in play (CK-MURDER-01).
#[must_use]
pub fn owner(state: &State, who: CharacterId) -> Option<Whose> {
    match state.board.post(who) {
        Some((player, _)) => Some(Whose::Family(player)),
        None => state.board.suitor_land(who).map(Whose::Neutral),
    }
}

/// Can this Plot be aimed so?
///
/// # Errors
/// Why not.
pub fn judge(
    game: &Crusader,
    state: &State,
    plots: &Plots,
    plot: Plot,
    answer: Answer,
) -> Result<(), Reason> {
    let (board, player) = (&state.board, plots.player);
    // CK-PLOT-09: not the same Plot twice against the same player.
    let once = |against: Player| {
        if plots.has_tried(plot, against) { Err(No::SamePlot { player: against }.into()) } else { Ok(()) }
    };
    match (plot, answer) {
        // CK-CB-04: whether he is adjacent or not.
        (Plot::CasusBelli, Answer::Player(other)) => {
            if other == player || !board.plays(other) {
                return Err(No::NotRival { rule: rules::CK_CB_03, player: other }.into());
            }
            // CK-R-64: not if it is held already.
            if board.casus_belli[player.index()].has(other) {
                return Err(No::HasCasusBelli { player: other }.into());
            }
            once(other)
        }
        (Plot::Revolt, Answer::Territory(territory)) => {
            let owner = rival(state, player, territory, rules::CK_R_62)?;
            if board.footsoldiers.has(territory) {
                return Err(Reason::Unsuitable { rule: rules::CK_REVOLT_01, territory });
            }
            in_reach(game, state, player, Plot::Revolt.action(), territory, rules::CK_REVOLT_01)?;
            once(owner)
        }
        // CK-MURDER-07: whether he is adjacent or not.
        (Plot::Assassinate, Answer::Person(who)) => match owner(state, who) {
            None => Err(No::NotInPlay { who }.into()),
            Some(Whose::Neutral(_)) if plots.has_attacked(who) => Err(No::SameVictim { who }.into()),
            Some(Whose::Neutral(_)) => Ok(()),
            Some(Whose::Family(of)) => {
                // CK-MURDER-06: no King in the first Round of the game.
                if board.is_first_round() && board.house(of).family.king == Some(who) {
                    return Err(No::TooEarly { who }.into());
                }
                once(of)
            }
        },
        (Plot::Assassinate, Answer::Councillor { of, development }) => {
            is_councillor(game, state, of, answer, rules::CK_MURDER_01)?;
            debug_assert!(board.owns(of, development), "it was looked for");
            once(of)
        }
        (Plot::Bribe, Answer::Councillor { of, development }) => {
            if of == player {
                return Err(No::NotRival { rule: rules::CK_BRIBE_01, player: of }.into());
            }
            is_councillor(game, state, of, answer, rules::CK_BRIBE_04)?;
            // CK-BRIBE-03: not one that he owns.
            if board.owns(player, development) {
                return Err(Reason::Owned { rule: rules::CK_BRIBE_03, development });
            }
            once(of)
        }
        (Plot::Divorce, Answer::Person(who)) => {
            let family = &board.house(player).family;
            let spouse = match family.post(who) {
                Some(Post::King) => family.spouse,
                Some(Post::Member(row, slot)) => family.member(row, slot).spouse,
                Some(Post::Spouse | Post::MemberSpouse(..)) | None => {
                    return Err(No::NotFamily { who }.into());
                }
            };
            if spouse.is_none() {
                return Err(No::NotMarried { who }.into());
            }
            once(player)
        }
        _ => Err(Reason::NotAsked { rule: rule(plot) }),
    }
}

fn is_councillor(
    game: &Crusader,
    state: &State,
    of: Player,
    answer: Answer,
    rule: Rule,
) -> Result<(), Reason> {
    let is_there = councillors(game, state).any(|other| other == answer);
    if is_there { Ok(()) } else { Err(No::NoCouncillor { rule, player: of }.into()) }
}

/// The other dynasty that controls a territory (CK-R-62, CK-R-63).
pub(super) fn rival(
    state: &State,
    player: Player,
    territory: TerritoryId,
    rule: Rule,
) -> Result<Player, Reason> {
    match state.board.owner(territory) {
        Some(owner) if owner != player => Ok(owner),
        Some(_) | None => Err(Reason::Unsuitable { rule, territory }),
    }
}

/// Is it adjacent to a territory of his, or may he aim anywhere (CK-REVOLT-02, CK-OVERTHROW-03)?
pub(super) fn in_reach(
    game: &Crusader,
    state: &State,
    player: Player,
    action: crate::content::Action,
    territory: TerritoryId,
    rule: Rule,
) -> Result<(), Reason> {
    let is_near = game.bordering(&state.board, player).has(territory)
        || modifiers::aims_anywhere(game, &state.board, player, action);
    if is_near { Ok(()) } else { Err(Reason::NotAdjacent { rule, territory }) }
}

/// The successes that a murder needs: three for who rules, two for the heir (CK-MURDER-03, CK-MURDER-04, CK-MURDER-05).
#[must_use]
pub fn murder_needs(game: &Crusader, state: &State, who: CharacterId) -> u8 {
    match state.board.post(who) {
        Some((_, Post::King)) => 3,
        Some((player, _)) if succession::heir(game, &state.board.house(player).family) == Some(who) => 2,
        Some(_) | None => 1,
    }
}

/// The successes that a revolt or an Overthrow needs (CK-REVOLT-03, CK-OVERTHROW-04): one more for a Castle
/// (CK-CASTLE-02, CK-CASTLE-03), one more for a Duke (CK-REVOLT-04).
#[must_use]
pub fn land_needs(state: &State, territory: TerritoryId) -> u8 {
    1 + u8::from(state.board.castles.has(territory)) + u8::from(state.board.duke(territory).is_some())
}
