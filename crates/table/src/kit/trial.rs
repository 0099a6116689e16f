//! One random game, played by the raw rules and at a table.

use super::lists::{self, Lists};
use super::saving::{self, Loaded};
use super::witness::{Witness, contributions};
use super::{Breach, Failure, Promise, Proof, ends, orders, refusals, replay, secrecy, sheets, undo, walks};
use crate::parts::is_act;
use crate::{Chance, Game, Live, Log, Observer, Sampled, Seat, Secrecy, Secret, Silent, StateHash, Waiting};
use pack::Content;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// At how many positions of a game, about, each of the dear checks runs.
mod times {
    pub const SECRECY: usize = 16;
    pub const READING: usize = 4;
    pub const REFUSALS: usize = 4;
    pub const UNDO: usize = 3;
    pub const HESITATION: usize = 2;
    pub const LOGS: usize = 1;
    pub const ORDERS: usize = 8;
}

/// One random game.
pub(super) struct Trial<'a, G: Game> {
    options: &'a G::Options,
    game: G,
    seed: u64,
    index: u32,
    secret: Secret,
    random: Sampled,
    /// The position before each step, by the raw rules.
    states: Vec<G::State>,
    steps: Vec<Given<G::Answer>>,
    /// Where the game is.
    at: usize,
    /// How many needed answers were given.
    needed: usize,
    /// How many acts since then.
    acts: usize,
}

/// At most so many acts come between two needed answers.
const ACTS: usize = 3;

/// One answer given by the raw rules.
#[derive(Copy, Clone)]
struct Given<A> {
    seat: Seat,
    answer: A,
    by: By,
}

/// Who gives an answer at a table.
#[derive(Copy, Clone, PartialEq)]
enum By {
    Seat,
    /// It is the only legal one of an open decision.
    Itself,
}

impl<'a, G: Game> Trial<'a, G> {
    pub(super) fn new(
        options: &'a G::Options,
        seats: u8,
        seed: u64,
        index: u32,
    ) -> Result<Self, Box<Failure>> {
        let mut random = Sampled::nth(seed, u64::from(index));
        let mut secret = Secret([0; 32]);
        secret.0.chunks_mut(8).for_each(|bytes| bytes.copy_from_slice(&random.word().to_le_bytes()));
        let game = G::new(&G::Content::built_in(), options, seats).map_err(|reasons| {
            let breach = Promise::Opens.broken(format!("{reasons:?}"));
            Box::new(Failure { game: G::NAME, seats, seed, index, step: 0, breach, next: None, log: None })
        })?;
        let (states, steps) = (Vec::new(), Vec::new());
        Ok(Trial { options, game, seed, index, secret, random, states, steps, at: 0, needed: 0, acts: 0 })
    }

    /// Plays the game with all checks.
    pub(super) fn run(mut self, proof: &mut Proof) -> Result<(), Box<Failure>> {
        let result = catch_unwind(AssertUnwindSafe(|| {
            self.play_raw(proof)?;
            self.play_at_table(proof)
        }));
        let breach = match result {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(breach)) => breach,
            Err(panic) => {
                let text = panic.downcast_ref::<String>().cloned();
                let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
                Promise::NeverPanics.broken(text.unwrap_or_else(|| "a panic".to_owned()))
            }
        };
        let log = catch_unwind(AssertUnwindSafe(|| self.log_so_far(breach.promise))).ok().flatten();
        let (seats, seed, index, step) = (self.game.seats(), self.seed, self.index, self.at);
        let next = self.steps.get(step).map(|step| format!("seat {}: {:?}", step.seat, step.answer));
        Err(Box::new(Failure { game: G::NAME, seats, seed, index, step, breach, next, log }))
    }

    /// Plays by the raw rules, on states that are saved and loaded at every step.
    fn play_raw(&mut self, proof: &mut Proof) -> Result<(), Breach> {
        let mut chance = Live::new(&self.secret.key(&contributions(self.game.seats())));
        let mut lists = Lists::new();
        let mut next = self.game.set_up(&mut chance, &mut Silent);
        self.set_up_keeps_secrets()?;
        loop {
            self.at = self.steps.len();
            let loaded = Loaded::from_saved(&next)?;
            drop(next);
            let state = &loaded.state;
            self.states.push(state.clone());
            ends::check(&self.game, state, self.needed)?;
            let waiting = self.game.waiting(state);
            for seat in waiting.must.union(waiting.may).iter() {
                lists::check(&self.game, state, seat, &mut lists, proof)?;
            }
            if waiting.must.is_empty() {
                return Ok(());
            }
            let seats: Vec<Seat> = waiting.must.iter().collect();
            let seat = seats[self.random.draw(seats.len())];
            lists.answers.clear();
            self.game.list(state, seat, &mut lists.answers);
            let answer = lists.answers[self.random.draw(lists.answers.len())];
            let forced = seats.len() == 1 && waiting.secrecy == Secrecy::Open && lists.answers.len() == 1;
            let act = if forced { None } else { self.act(state, waiting, proof)? };
            let (seat, answer) = act.unwrap_or((seat, answer));
            let act = act.is_some() && is_act(&self.game, state, seat, answer);
            (self.needed, self.acts) = if act { (self.needed, self.acts + 1) } else { (self.needed + 1, 0) };
            proof.acts += u64::from(act);
            self.steps.push(Given { seat, answer, by: if forced { By::Itself } else { By::Seat } });
            lists::read_back(&self.game, state, seat, answer)?;
            next = state.clone();
            self.game.apply(&mut next, seat, answer, &mut chance, &mut Silent);
            loaded.untouched()?;
            proof.decisions += 1;
        }
    }

    /// What somebody does now without being asked, if he does: something from his list, or something picked part by part.
    fn act(
        &mut self,
        state: &G::State,
        waiting: Waiting,
        proof: &mut Proof,
    ) -> Result<Option<(Seat, G::Answer)>, Breach> {
        let seats: Vec<Seat> = waiting.may.iter().collect();
        if seats.is_empty() || self.acts >= ACTS || self.random.draw(2) == 0 {
            return Ok(None);
        }
        let seat = seats[self.random.draw(seats.len())];
        let mut acts = Vec::new();
        self.game.acts(state, seat, &mut acts);
        if acts.is_empty() || self.random.draw(2) == 0 {
            return walks::walk(&self.game, state, seat, &mut self.random, proof)
                .map(|act| Some((seat, act)));
        }
        Ok(Some((seat, acts[self.random.draw(acts.len())])))
    }

    /// Whoever sees the same first position heard of the same events, whatever the deal.
    fn set_up_keeps_secrets(&mut self) -> Result<(), Breach> {
        let deals = [self.random.word(), self.random.word()].map(|seed| {
            let mut events = Vec::new();
            (self.game.set_up(&mut Sampled::new(seed), &mut events), events)
        });
        for observer in Observer::all(self.game.seats()) {
            let [one, other] = [0, 1].map(|deal| self.game.view(&deals[deal].0, observer));
            let hears = |event: &&G::Event| crate::Event::audience(*event).includes(observer);
            let [said, other_said] =
                [0, 1].map(|deal| deals[deal].1.iter().filter(hears).cloned().collect::<Vec<_>>());
            if one == other {
                secrecy::told_alike([&said, &other_said], observer)?;
            }
        }
        Ok(())
    }

    /// Gives the same answers at a table, where the same chance must lead to the same states.
    fn play_at_table(&mut self, proof: &mut Proof) -> Result<(), Breach> {
        self.at = 0;
        let mut witness = Witness::<G>::open(self.options, self.game.seats(), self.secret)?;
        for at in 0..self.steps.len() {
            let Given { seat, answer, by } = self.steps[at];
            self.at = at;
            if self.now(times::SECRECY) {
                secrecy::check(&self.game, &self.states[at], Some((seat, answer)), &mut self.random, proof)?;
                let earlier = self.random.clone().draw(at + 1);
                sheets::check(&self.game, &self.states[earlier], &self.states[at])?;
                sheets::check(&self.game, &self.states[at], &self.states[at + 1])?;
            }
            if orders::is_group(self.game.waiting(&self.states[at])) && self.now(times::ORDERS) {
                orders::check(&self.game, &self.states[at], &mut self.random, proof)?;
            }
            if by == By::Itself {
                continue;
            }
            self.same_state(&witness)?;
            self.dear_checks(&mut witness, proof)?;
            witness.answer(seat, answer)?;
            if self.now(times::HESITATION) {
                undo::hesitate(&mut witness, seat, answer)?;
            }
        }
        self.at = self.steps.len();
        self.same_state(&witness)?;
        secrecy::check(&self.game, &self.states[self.at], None, &mut self.random, proof)?;
        refusals::check(&mut witness, &mut self.random, proof)?;
        undo::check(&witness, &mut self.random, proof)?;
        replay::check(&witness, proof)?;
        replay::forge(&witness, &mut self.random, proof)
    }

    fn dear_checks(&mut self, witness: &mut Witness<G>, proof: &mut Proof) -> Result<(), Breach> {
        if self.now(times::READING) {
            lists::read_all_back(&self.game, &self.states[self.at])?;
            walks::check(&self.game, &self.states[self.at], &mut self.random.clone(), proof)?;
        }
        if self.now(times::REFUSALS) {
            refusals::check(witness, &mut self.random, proof)?;
        }
        if self.now(times::UNDO) {
            undo::check(witness, &mut self.random, proof)?;
        }
        if self.now(times::LOGS) {
            saving::write_and_load(witness, &mut self.random, proof)?;
        }
        Ok(())
    }

    /// Is a check to run now that runs about so many times in a game?
    fn now(&mut self, times: usize) -> bool {
        self.random.draw(self.steps.len()) < times
    }

    fn same_state(&self, witness: &Witness<G>) -> Result<(), Breach> {
        let (raw, table) = (StateHash::of(&self.states[self.at]), witness.table.hash());
        Promise::Deterministic
            .holds(raw == table, || format!("by the raw rules the state is {raw}, at the table {table}"))
    }

    /// The log of a table that was brought to where the game is.
    fn log_so_far(&self, broken: Promise) -> Option<Log> {
        let mut steps = &self.steps[..self.at];
        if broken == Promise::Ends {
            // A game that goes on by itself for ever never comes back from the last answer of a seat.
            steps = &steps[..steps.iter().rposition(|step| step.by == By::Seat)?];
        }
        let mut witness = Witness::<G>::open(self.options, self.game.seats(), self.secret).ok()?;
        for step in steps.iter().filter(|step| step.by == By::Seat) {
            if witness.answer(step.seat, step.answer).is_err() {
                break;
            }
        }
        Some(witness.table.log())
    }
}
