//! Taking back: how far it may go is worked out here, games have no say in it.

use super::{Table, read_answer};
use crate::advance::{advance, start};
use crate::learned::learned;
use crate::log::{Act, Entry};
use crate::parts::is_act;
use crate::{Game, Outcome, Recorded, Refusal, Seat, SeatSet, Silent, StateHash};

/// What it takes to take back a seat's last answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// The seat has answered nothing yet.
    Nothing,
    /// Nobody else is touched.
    Free {
        /// The entry whose answer goes.
        back: u32,
    },
    /// These seats have answered since, or a [`Barrier`] was crossed. Where an act is among what would go, all others are
    /// asked: that only some are would tell who has acted, which is not everybody's business. Acts are withdrawn or
    /// changed by further acts.
    Ask {
        /// The entry whose answer goes.
        back: u32,
        /// Who must agree.
        seats: SeatSet,
    },
}

/// What cannot be made undone by going back: everybody remembers it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Chance gave an outcome.
    Chance,
    /// Somebody knows what he did not.
    Knowledge,
}

impl<G: Game> Table<G> {
    /// What it takes to take back the seat's last answer. Free is what nobody could mind: no chance, no knowledge
    /// gained by anyone, no other seat's answer since.
    pub fn undo_scope(&self, seat: Seat) -> Undo {
        let Some(at) = self.standing.iter().rposition(|n| self.answer_of(*n).0 == seat) else {
            return Undo::Nothing;
        };
        let back = self.standing[at];
        let everybody = SeatSet::all(self.game.seats());
        // Alone at the table, a seat agrees with itself, and the log tells of it.
        let others = if everybody.len() == 1 { everybody } else { everybody.without(SeatSet::one(seat)) };
        let later = self.standing[at + 1..].iter().map(|n| self.answer_of(*n).0);
        let mut affected: SeatSet = later.filter(|s| *s != seat).collect();
        // What is dear to work out comes last.
        let is_asked =
            || self.is_past_chance(at) || self.acted_since(back) || self.barrier_since(back).is_some();
        if affected != others && is_asked() {
            affected = others;
        }
        if affected.is_empty() { Undo::Free { back } } else { Undo::Ask { back, seats: affected } }
    }

    /// Has anybody done something without being asked since that entry, that one included?
    fn acted_since(&self, back: u32) -> bool {
        let unasked = |(state, seat, answer)| is_act(&self.game, &state, seat, answer);
        self.again_from(self.place_of(back)).any(unasked)
    }

    /// What has come into the open since the answer of this entry, that one included.
    pub fn barrier_since(&self, back: u32) -> Option<Barrier> {
        let at = self.place_of(back);
        if self.is_past_chance(at) {
            return Some(Barrier::Chance);
        }
        let told = |(state, seat, answer)| learned(&self.game, &state, seat, answer);
        self.again_from(at).any(told).then_some(Barrier::Knowledge)
    }

    /// Has chance given an outcome since the standing answer at this place, that one included?
    fn is_past_chance(&self, place: usize) -> bool {
        self.standing[place..].iter().any(|n| !self.answer_of(*n).2.is_empty())
    }

    /// The standing answers from this place on, each with the state that it was given in.
    fn again_from(&self, place: usize) -> impl Iterator<Item = (G::State, Seat, G::Answer)> {
        let mut next = self.state_before(place);
        self.standing[place..].iter().map_while(move |n| {
            let (seat, text, outcomes) = self.answer_of(*n);
            let before = next.clone();
            let answer = read_answer(&self.game, &before, seat, text).ok()?;
            advance(&self.game, &mut next, seat, answer, &mut Recorded::new(outcomes, None), &mut Silent);
            Some((before, seat, answer))
        })
    }

    /// Takes back the seat's last answer and all that followed, with the consent of these seats.
    ///
    /// # Errors
    /// That there is nothing to take back, or whose consent is missing; nothing has changed then.
    pub fn undo(&mut self, seat: Seat, consent: SeatSet) -> Result<(), Refusal> {
        let entry = self.draft_undo(seat, consent)?;
        if let Act::Undo { back, .. } = entry.act {
            self.take_back(back);
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Works out the entry that takes back the seat's last answer, without doing it.
    ///
    /// # Errors
    /// That there is nothing to take back, or whose consent is missing.
    pub fn draft_undo(&self, seat: Seat, consent: SeatSet) -> Result<Entry, Refusal> {
        self.prepare_undo(seat, consent).map(|(entry, _)| entry)
    }

    /// [`Table::draft_undo`] with the state after it.
    pub(crate) fn prepare_undo(&self, seat: Seat, consent: SeatSet) -> Result<(Entry, G::State), Refusal> {
        if self.live.is_none() {
            return Err(Refusal::read_only());
        }
        if self.is_revealed() {
            return Err(Refusal::not_your_turn(SeatSet::EMPTY));
        }
        let back = match self.undo_scope(seat) {
            Undo::Nothing => return Err(Refusal::nothing_to_undo()),
            Undo::Free { back } => back,
            Undo::Ask { back, seats } if seats.without(consent).is_empty() => back,
            Undo::Ask { seats, .. } => return Err(Refusal::consent_needed(seats.without(consent))),
        };
        let state = self.state_before(self.place_of(back));
        let (hash, consent) = (StateHash::of(&state), consent.iter().collect());
        Ok((Entry { n: self.next_number(), act: Act::Undo { seat, back, consent, hash } }, state))
    }

    /// Who answered what in an entry of `standing`, and what chance gave.
    fn answer_of(&self, entry: u32) -> (Seat, &str, &[Outcome]) {
        match &self.entries[entry as usize].act {
            Act::Answer { seat, answer, outcomes, .. } => (*seat, answer, outcomes),
            Act::Start { .. } | Act::Undo { .. } | Act::Reveal { .. } => {
                unreachable!("only answers stand in the list of standing answers")
            }
        }
    }

    /// The place of an entry among the standing answers.
    pub(super) fn place_of(&self, entry: u32) -> usize {
        self.standing.partition_point(|n| *n < entry)
    }

    /// Goes back to before the answer of this entry.
    pub(super) fn take_back(&mut self, back: u32) {
        let place = self.place_of(back);
        self.state = self.state_before(place);
        self.standing.truncate(place);
        self.kept.retain(|(at, _)| *at <= place);
    }

    /// The state before the standing answer at this place.
    pub(super) fn state_before(&self, place: usize) -> G::State {
        let kept = self.kept.iter().rev().find(|(at, _)| *at <= place);
        let (from, mut state) = kept.cloned().unwrap_or_else(|| (0, self.first_state()));
        for n in &self.standing[from..place] {
            let (seat, text, outcomes) = self.answer_of(*n);
            if let Ok(answer) = read_answer(&self.game, &state, seat, text) {
                let mut chance = Recorded::new(outcomes, None);
                advance(&self.game, &mut state, seat, answer, &mut chance, &mut Silent);
            }
        }
        state
    }

    /// The state after set up.
    fn first_state(&self) -> G::State {
        match &self.entries[0].act {
            Act::Start { outcomes, .. } => start(&self.game, &mut Recorded::new(outcomes, None), &mut Silent),
            Act::Answer { .. } | Act::Undo { .. } | Act::Reveal { .. } => self.state.clone(),
        }
    }
}
