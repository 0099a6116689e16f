//! Save, drop, load, go on; clones.

use super::witness::Witness;
use super::{Breach, Promise, Proof};
use crate::{Chance, Game, Log, Sampled, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// How many decisions a loaded table is played on.
const PLAYED_ON: usize = 4;

/// A state that was saved, dropped and loaded.
pub(super) struct Loaded<S> {
    pub state: S,
    bytes: Vec<u8>,
}

impl<S: PartialEq + Debug + Serialize + DeserializeOwned> Loaded<S> {
    /// Saves a state and loads it again.
    pub(super) fn from_saved(saved: &S) -> Result<Self, Breach> {
        let promise = Promise::SavedIsSame;
        let bytes =
            postcard::to_stdvec(saved).map_err(|e| promise.broken(format!("cannot be saved: {e}")))?;
        let state: S =
            postcard::from_bytes(&bytes).map_err(|e| promise.broken(format!("cannot be loaded: {e}")))?;
        promise.holds(state == *saved, || format!("saved {saved:?}, loaded {state:?}"))?;
        let loaded = Loaded { state, bytes };
        promise.holds(loaded.is_untouched(), || "the loaded state is written otherwise".to_owned())?;
        Ok(loaded)
    }

    /// Checks that the state is as it was loaded, though a clone of it was played on.
    pub(super) fn untouched(&self) -> Result<(), Breach> {
        Promise::ClonesApart.holds(self.is_untouched(), || "the state changed with its clone".to_owned())
    }

    fn is_untouched(&self) -> bool {
        postcard::to_stdvec(&self.state).is_ok_and(|bytes| bytes == self.bytes)
    }
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
    let mut loaded =
        Table::<G>::load(&witness.table.game().content(), &read, Some(witness.secret), |_, _, _| {})
            .map_err(|bad| promise.broken(bad.to_string()))?;
    proof.loads += 1;
    let before = witness.table.hash();
    let mut original = witness.table.clone();
    for _ in 0..PLAYED_ON {
        let (was, is) = (original.hash(), loaded.hash());
        promise.holds(was == is, || format!("the table was at {was}, the loaded one is at {is}"))?;
        let Some(seat) = original.waiting().must.first() else { break };
        let answers = original.answers(seat);
        let answer = answers[random.draw(answers.len())];
        let told = [original.answer(seat, answer), loaded.answer(seat, answer)];
        promise.holds(told[0] == told[1] && told[0].is_ok(), || format!("different events: {told:?}"))?;
        promise.holds(original.entries() == loaded.entries(), || "different entries".to_owned())?;
    }
    let same = witness.table.log() == log && witness.table.hash() == before;
    Promise::ClonesApart.holds(same, || "the table changed while its clone was played on".to_owned())
}
