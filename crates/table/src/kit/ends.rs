//! Invariants, the standing and the end of the game.

use super::{Breach, Promise};
use crate::{Game, SeatSet};

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
