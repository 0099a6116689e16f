//! A table, and a naive memory of everything that happened at it to hold against it.

use super::{Breach, Promise};
use crate::log::{Act, Sitter};
use crate::{Game, Seat, SeatSet, Secret, StateHash, Table};
use pack::Content;

/// A table with a memory of its own.
#[derive(Clone)]
pub(super) struct Witness<G: Game> {
    pub table: Table<G>,
    pub secret: Secret,
    /// What happened, entry by entry; the start and what was taken back too.
    pub moments: Vec<Moment<G>>,
    /// The entries whose answers stand.
    pub standing: Vec<usize>,
}

/// An entry as it was seen from outside.
#[derive(Clone)]
pub(super) struct Moment<G: Game> {
    /// Who answered what; nothing for entries that are no answers.
    pub answer: Option<(Seat, G::Answer)>,
    /// The state before it.
    pub before: G::State,
    /// The fingerprint after it.
    pub after: StateHash,
    /// How many outcomes chance gave.
    pub outcomes: usize,
}

/// The sitters of a table of the kit.
fn sitters(seats: u8) -> Vec<Sitter> {
    Seat::all(seats)
        .map(|seat| Sitter { name: format!("seat {seat}"), player: "random".to_owned() })
        .collect()
}

/// What the seats of a table of the kit add to its dice.
pub(super) fn contributions(seats: u8) -> Vec<String> {
    Seat::all(seats).map(|seat| format!("kit {seat}")).collect()
}

impl<G: Game> Witness<G> {
    pub(super) fn open(options: &G::Options, seats: u8, secret: Secret) -> Result<Self, Breach> {
        let (table, _) =
            Table::<G>::open(&G::Content::built_in(), options, sitters(seats), secret, contributions(seats))
                .map_err(|bad| Promise::Opens.broken(bad.to_string()))?;
        let (before, after) = (table.state().clone(), table.hash());
        let moments = vec![Moment { answer: None, before, after, outcomes: 0 }];
        Ok(Witness { table, secret, moments, standing: Vec::new() })
    }

    /// Answers at the table and remembers it.
    pub(super) fn answer(&mut self, seat: Seat, answer: G::Answer) -> Result<(), Breach> {
        let before = self.table.state().clone();
        let told = self.table.answer(seat, answer);
        told.map_err(|refusal| {
            Promise::ListIsJudge.broken(format!("{answer:?} is listed but refused: {refusal:?}"))
        })?;
        self.standing.push(self.moments.len());
        self.remember(Some((seat, answer)), before);
        Ok(())
    }

    /// Takes back at the table and checks that all is as before the answer that goes.
    pub(super) fn undo(&mut self, seat: Seat, consent: SeatSet) -> Result<(), Breach> {
        let promise = Promise::UndoRestores;
        let before = self.table.state().clone();
        self.table.undo(seat, consent).map_err(|refusal| promise.broken(format!("refused: {refusal:?}")))?;
        let last = self.last_of(seat).ok_or_else(|| promise.broken("took back nothing"))?;
        let restored = self.moments[self.standing[last]].before == *self.table.state();
        promise.holds(restored, || format!("the state is not that before entry {}", self.standing[last]))?;
        self.standing.truncate(last);
        self.remember(None, before);
        let entries = self.table.entries().len();
        promise.holds(entries == self.moments.len(), || "taking back is one entry".to_owned())
    }

    /// The place of the seat's last standing answer.
    pub(super) fn last_of(&self, seat: Seat) -> Option<usize> {
        let is_his = |entry: &usize| self.moments[*entry].answer.is_some_and(|(who, _)| who == seat);
        self.standing.iter().rposition(is_his)
    }

    /// Checks that what was refused changed nothing.
    pub(super) fn unchanged(&self, promise: Promise) -> Result<(), Breach> {
        let entries = self.table.entries().len();
        promise.holds(entries == self.moments.len(), || "an entry was added".to_owned())?;
        let same = self.moments.last().is_some_and(|moment| moment.after == self.table.hash());
        promise.holds(same, || "the state changed".to_owned())
    }

    fn remember(&mut self, answer: Option<(Seat, G::Answer)>, before: G::State) {
        let outcomes = match self.table.entries().last().map(|entry| &entry.act) {
            Some(Act::Answer { outcomes, .. }) => outcomes.len(),
            Some(Act::Start { .. } | Act::Undo { .. } | Act::Reveal { .. }) | None => 0,
        };
        self.moments.push(Moment { answer, before, after: self.table.hash(), outcomes });
    }
}
