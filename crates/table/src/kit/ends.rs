//! Invariants, the standing and the end of the game.

use super::{Breach, Promise};
use crate::{Chance as _, Game, Sampled, SeatSet, advance, start};

/// Checks what holds in every position, after so many needed answers.
pub(super) fn check<G: Game>(game: &G, state: &G::State, decisions: usize) -> Result<(), Breach> {
    let broken = game.broken(state);
    Promise::Invariants.holds(broken.is_empty(), || broken.join("; "))?;
    Promise::Ends.holds(decisions < game.longest(), || {
        format!("{decisions} decisions, the longest is {}", game.longest())
    })?;
    let everybody = SeatSet::all(game.seats());
    let waiting = game.waiting(state);
    let may = waiting.may;
    let waiting_is_right = waiting.called.without(may).is_empty() && may.without(everybody).is_empty();
    Promise::WhoMayCan.holds(waiting_is_right, || format!("{waiting:?}"))?;
    let waiting = waiting.must;
    let promise = Promise::StandingAtTheEnd;
    promise.holds(waiting.without(everybody).is_empty(), || format!("waits for {waiting:?}"))?;
    match game.standing(state) {
        None => {
            promise.holds(!waiting.is_empty(), || "nobody is waited for and there is no standing".to_owned())
        }
        Some(standing) => {
            promise.holds(waiting.is_empty(), || format!("{waiting:?} are waited for after the end"))?;
            Promise::WhoMayCan.holds(may.is_empty(), || format!("{may:?} may act after the end"))?;
            let winners = standing.winners;
            promise.holds(G::CAN_BE_LOST || !winners.is_empty(), || "nobody wins".to_owned())?;
            promise.holds(winners.without(everybody).is_empty(), || format!("{winners:?} win"))?;
            let named = standing.sides.iter().all(|side| !side.name.is_empty());
            promise.holds(named, || "a side without a name".to_owned())?;
            let scores = standing.scores.len();
            promise.holds(scores == usize::from(game.seats()), || format!("{scores} scores"))
        }
    }
}

/// Plays a random game by these rules and this content to its end: what is asked of every pack that passes its check.
///
/// # Panics
/// When it does not come to a sound end within [`Game::longest`], saying of `what`.
pub fn plays_to_its_end<G: Game>(game: &G, seed: u64, what: &str) {
    let mut chance = Sampled::new(seed);
    let mut state = start(game, &mut chance, &mut Vec::new());
    let (mut answers, mut decisions) = (Vec::new(), 0);
    while let Some(seat) = game.waiting(&state).must.first() {
        answers.clear();
        game.list(&state, seat, &mut answers);
        assert!(!answers.is_empty() && decisions < game.longest(), "after {decisions} decisions: {what}");
        let answer = answers[chance.draw(answers.len())];
        advance(game, &mut state, seat, answer, &mut chance, &mut Vec::new());
        decisions += 1;
    }
    if let Err(breach) = check(game, &state, decisions) {
        panic!("{breach:?}: {what}");
    }
}
