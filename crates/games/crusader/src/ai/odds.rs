//! The exact chance of what an official AI could try, from its own bag and nothing else that is hidden (CK-R-112).

use crate::Crusader;
use crate::answer::Answer;
use crate::board::{Board, State};
use crate::checks::Trial;
use crate::checks::odds::{Mix, Sacrifices, chance};
use crate::content::{Player, Territories, TerritoryId};
use crate::intrigue::{Overthrow, Plot, attempt};
use crate::war::attack_trial;

/// The chance of a check as an AI makes it (CK-R-114, CK-R-115).
pub(super) fn of(game: &Crusader, state: &State, trial: Trial) -> f64 {
    let mix = Mix::of(game, state, trial.who, trial.action);
    chance(mix, trial.needed(game, &state.board), trial.draws(game, &state.board), Sacrifices::LastResort)
}

pub(super) fn overthrow(game: &Crusader, state: &State, me: Player, land: TerritoryId) -> f64 {
    of(game, state, Overthrow::trial(state, me, land))
}

/// A Plot aimed at somebody or something.
pub(super) fn plot(game: &Crusader, state: &State, me: Player, plot: Plot, at: Answer) -> f64 {
    attempt(game, state, me, plot, at).map_or(0.0, |attempt| of(game, state, attempt.trial))
}

/// The successes that an attack needs.
pub(super) fn invade_needs(game: &Crusader, state: &State, me: Player, target: TerritoryId) -> u8 {
    attack_trial(state, me, target, 1).needed(game, &state.board)
}

/// An attack with all the support there is (CK-AI-26).
pub(super) fn invade(
    game: &Crusader,
    state: &State,
    me: Player,
    from: TerritoryId,
    target: TerritoryId,
) -> f64 {
    let board = &state.board;
    let own = supporters(game, board, me, from, target).len() as u8;
    let draws = 1 + own + pact_draws(game, board, me, target);
    of(game, state, attack_trial(state, me, target, draws))
}

/// Its other footsoldiers that can support an attack; of those who come by sea alone only one takes part in all (CK-R-72).
pub(super) fn supporters(
    game: &Crusader,
    board: &Board,
    me: Player,
    from: TerritoryId,
    target: TerritoryId,
) -> Territories {
    let others = board.mobilised(me).without(Territories::one(from));
    let near = game.near(target);
    let mut found = others.and(near);
    if near.has(from) {
        let by_sea = others.without(near).iter().find(|other| game.reach(board, me, *other).has(target));
        by_sea.into_iter().for_each(|other| found.insert(other));
    }
    found
}

/// One draw for every Pact whose partner has a territory next to the target (CK-PACTSUPPORT-01, CK-R-54).
fn pact_draws(game: &Crusader, board: &Board, me: Player, target: TerritoryId) -> u8 {
    let near = game.near(target);
    let lands = board.land_pacts[me.index()].and(near).len();
    let is_near = |partner: &Player| !game.lands_next_to(board, *partner, target).is_empty();
    let partners = board.pacts[me.index()].iter().filter(is_near);
    (lands as usize + partners.count()) as u8
}
