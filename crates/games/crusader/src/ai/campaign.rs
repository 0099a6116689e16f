//! An official AI in an Invade, step by step (CK-AI-26, CK-R-117, CK-R-132).

use super::ladder::{Way, best};
use super::plan::Plan;
use super::{odds, sight};
use crate::Crusader;
use crate::answer::{Answer, Word};
use crate::board::State;
use crate::content::{Player, TerritoryId};

/// The attack of its plan first, then everybody who can support it.
pub(super) fn announces(state: &State, listed: &[Answer]) -> Answer {
    if state.board.invasion().targets().is_empty() {
        let Plan::Invade { from, target } = state.board.plan else { return Answer::Done };
        let attack = Answer::Attack { from, target };
        return if listed.contains(&attack) { attack } else { Answer::Done };
    }
    let support = listed.iter().find(|answer| matches!(answer, Answer::Support { .. }));
    support.copied().unwrap_or(Answer::Done)
}

/// All partners are called.
pub(super) fn calls(listed: &[Answer]) -> Answer {
    let partner = listed.iter().find(|answer| matches!(answer, Answer::Player(_)));
    partner.copied().unwrap_or(Answer::Done)
}

/// The attacking footsoldier moves in if the new territory has at least as many hostile or independent neighbours as its origin; an AI
/// never Sacks (CK-R-117).
pub(super) fn spoils(game: &Crusader, state: &State, me: Player, listed: &[Answer]) -> Answer {
    let invasion = state.board.invasion();
    let dangers = |land| sight::dangers(game, &state.board, me, land);
    let from = invasion.attacker(invasion.target).filter(|from| dangers(invasion.target) >= dangers(*from));
    from.map(Answer::Territory).filter(|answer| listed.contains(answer)).unwrap_or(Answer::Done)
}

/// A Counterattack if it succeeds at least every other time, the target by the ladder (CK-R-132).
pub(super) fn counters(
    game: &Crusader,
    state: &State,
    me: Player,
    targets: impl Iterator<Item = TerritoryId>,
) -> Answer {
    let from = state.board.invasion().target;
    let ways = targets.filter_map(|target| {
        let chance = odds::invade(game, state, me, from, target);
        let way = Way::plain(target).with_chance(chance).to(state.board.owner(target));
        (chance >= 0.5).then_some(way)
    });
    best(game, &state.board, me, ways).map_or(Answer::Done, Answer::Territory)
}

/// It always supports, and never breaks a Pact by choice (CK-AI-27, CK-R-132).
pub(super) const SUPPORTS: Answer = Answer::Say(Word::Support);
