//! Save, drop, load, go on; clones.

use super::witness::Witness;
use super::{Breach, Promise, Proof};
use crate::{Chance, Game, Log, Sampled, Silent, StateHash, Table};

/// How many decisions a clone is played on.
const PLAYED_ON: usize = 4;

/// The state, saved and loaded.
pub(super) fn save_and_load<G: Game>(state: &G::State) -> Result<G::State, Breach> {
    let promise = Promise::SavedIsSame;
    let bytes = postcard::to_stdvec(state).map_err(|e| promise.broken(format!("cannot be saved: {e}")))?;
    let loaded: G::State =
        postcard::from_bytes(&bytes).map_err(|e| promise.broken(format!("cannot be loaded: {e}")))?;
    promise.holds(loaded == *state, || format!("saved {state:?}, loaded {loaded:?}"))?;
    let again = postcard::to_stdvec(&loaded).map_err(|e| promise.broken(e.to_string()))?;
    promise.holds(again == bytes, || "the loaded state is written otherwise".to_owned())?;
    Ok(loaded)
}

/// A clone of the state that is played on must leave the original alone.
pub(super) fn clone_state<G: Game>(game: &G, state: &G::State, random: &mut Sampled) -> Result<(), Breach> {
    let before = StateHash::of(state);
    let mut clone = state.clone();
    let mut answers = Vec::new();
    for _ in 0..PLAYED_ON {
        let Some(seat) = game.waiting(&clone).seats.first() else { break };
        answers.clear();
        game.list(&clone, seat, &mut answers);
        let answer = answers[random.draw(answers.len())];
        game.apply(&mut clone, seat, answer, random, &mut Silent);
    }
    let after = StateHash::of(state);
    Promise::ClonesApart.holds(before == after, || format!("the state was {before} and is {after}"))
}

/// A table that is written to a log and loaded again is the same table, and goes on like it.
pub(super) fn write_and_load<G: Game>(
    witness: &Witness<G>,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let promise = Promise::LogIsSame;
    let log = witness.table.log();
    let read = Log::parse(&log.write()).map_err(|bad| promise.broken(bad.to_string()))?;
    promise.holds(read == log, || "the log is read otherwise than it was written".to_owned())?;
    let mut loaded = Table::<G>::load(&read, Some(witness.secret), |_, _, _| {})
        .map_err(|bad| promise.broken(bad.to_string()))?;
    proof.loads += 1;
    let mut original = witness.table.clone();
    for _ in 0..PLAYED_ON {
        let (was, is) = (original.hash(), loaded.hash());
        promise.holds(was == is, || format!("the table was at {was}, the loaded one is at {is}"))?;
        let Some(seat) = original.waiting().seats.first() else { break };
        let answers = original.answers(seat);
        let answer = answers[random.draw(answers.len())];
        let told = [original.answer(seat, answer), loaded.answer(seat, answer)];
        promise.holds(told[0] == told[1] && told[0].is_ok(), || format!("different events: {told:?}"))?;
        promise.holds(original.entries() == loaded.entries(), || "different entries".to_owned())?;
    }
    let same = witness.table.log() == log && witness.table.hash() == StateHash::of(witness.table.state());
    Promise::ClonesApart.holds(same, || "the table changed while its clone was played on".to_owned())
}
