//! An answer, and the forced answers that follow by themselves.

use crate::{Chance, Game, Seat, Sink};

/// Sets up a game, forced first answers included.
pub fn start<G: Game>(game: &G, chance: &mut impl Chance, sink: &mut impl Sink<G::Event>) -> G::State {
    let mut state = game.set_up(chance, sink);
    take_forced(game, &mut state, chance, sink);
    state
}

/// Carries out a legal answer and whatever is forced after it.
pub fn advance<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    answer: G::Answer,
    chance: &mut impl Chance,
    sink: &mut impl Sink<G::Event>,
) {
    game.apply(state, seat, answer, chance, sink);
    take_forced(game, state, chance, sink);
}

/// Takes open decisions with one legal answer by themselves.
fn take_forced<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut impl Chance,
    sink: &mut impl Sink<G::Event>,
) {
    let mut answers = Vec::new();
    // Every game ends; one that does not is stopped here, for the kit to find.
    for _ in 0..game.longest() {
        let Some(seat) = game.waiting(state).alone() else { return };
        answers.clear();
        game.list(state, seat, &mut answers);
        let [only] = answers[..] else { return };
        game.apply(state, seat, only, chance, sink);
    }
}
