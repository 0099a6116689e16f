//! Bargaining morra: all seats show some fingers at once, everybody pays a coin for it, and the sum says who takes the
//! coins: one of the seats, or the bank, which is no seat. Meanwhile coins change hands at any time: by gifts, and by
//! offers that only the two of them know.
//!
//! A toy for all that is done out of turn: acts that nobody waits for, offers put together from parts, offers that
//! call somebody, sealed answers that can be changed, a table for one, a game that nobody at the table wins.

mod acts;
mod answer;
mod event;
mod reason;
mod view;

pub use answer::Answer;
pub use event::Event;
pub use reason::Reason;
pub use view::View;

use crate::morra::Fingers;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Chance, Complete, Content as _, Element, Game, Message, Nothing, Observer, Path, Prompt, Rule, Seat,
    SeatSet, Side, Sink, Stack, Standing, Waiting, listed_parts,
};

/// How many fingers a hand has.
pub const FINGERS: u8 = 5;

/// What can be chosen before play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many times fingers are shown, at least once.
    pub rounds: u8,
    /// How many coins everybody begins with, at most twenty.
    pub coins: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 5, coins: 6 }
    }
}

/// The rules of bargaining morra.
#[derive(Clone, Debug)]
pub struct Bargain {
    options: Options,
    seats: u8,
}

/// What one seat proposes to another: so many coins for so many, or for none. It stands until it is accepted, declined, withdrawn or
/// impossible, and only the two know of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offer {
    /// Who may accept it.
    pub to: Seat,
    /// What is offered.
    pub gold: u8,
    /// What is asked for it.
    pub price: u8,
}

/// A moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What each seat has chosen this round; secret until all have.
    pub chosen: [Option<Fingers>; 8],
    /// What each seat offers, to one other at a time.
    pub offers: [Option<Offer>; 8],
    /// The coins of each seat.
    pub coins: [u8; 8],
    /// The coins that the bank has taken.
    pub bank: u8,
    /// What was shown last, seat by seat.
    pub shown: Stack<Fingers, 8>,
    /// How many rounds have been played.
    pub played: u8,
}

impl State {
    /// The coins of a seat.
    #[must_use]
    pub fn coins_of(&self, seat: Seat) -> u8 {
        self.coins[seat.index()]
    }

    /// The offer of one seat to another, if it stands.
    #[must_use]
    pub fn offer_to(&self, from: Seat, to: Seat) -> Option<Offer> {
        self.offers.get(from.index()).copied().flatten().filter(|offer| offer.to == to)
    }
}

impl Bargain {
    fn is_over(&self, state: &State) -> bool {
        state.played == self.options.rounds
    }

    /// All others at the table.
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |other| *other != seat)
    }

    /// All have chosen: everybody who has a coin pays one, and the sum says who takes them.
    fn show(&self, state: &mut State, shown: Stack<Fingers, 8>, sink: &mut impl Sink<Event>) {
        let sum: usize = shown.iter().map(|fingers| usize::from(fingers.0)).sum();
        let taker = (sum % (usize::from(self.seats) + 1)) as u8;
        let taker = (taker < self.seats).then_some(Seat(taker));
        let mut pot = 0;
        for coins in state.coins.iter_mut().filter(|coins| **coins > 0) {
            *coins -= 1;
            pot += 1;
        }
        match taker {
            Some(seat) => state.coins[seat.index()] += pot,
            None => state.bank += pot,
        }
        state.played += 1;
        state.chosen = [None; 8];
        state.shown = shown;
        sink.emit(Event::Shown { fingers: shown, taker, pot });
        if self.is_over(state) {
            state.offers = [None; 8];
        } else {
            acts::lapse(state, sink);
        }
    }
}

impl Game for Bargain {
    type Content = Nothing;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "bargain";
    const SEATS: RangeInclusive<u8> = 1..=8;
    const CAN_BE_LOST: bool = true;

    fn new(_content: &Arc<Nothing>, options: &Options, seats: u8) -> Result<Bargain, Vec<Message>> {
        let mut reasons = Vec::new();
        if options.rounds == 0 {
            reasons.push(Message::new("bargain-no-rounds"));
        }
        if options.coins > 20 {
            reasons.push(Message::new("bargain-too-many-coins").with("coins", options.coins));
        }
        if reasons.is_empty() { Ok(Bargain { options: options.clone(), seats }) } else { Err(reasons) }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> Arc<Nothing> {
        Nothing::built_in()
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, _chance: &mut C, _sink: &mut S) -> State {
        let mut coins = [0; 8];
        Seat::all(self.seats).for_each(|seat| coins[seat.index()] = self.options.coins);
        let (chosen, offers, shown) = ([None; 8], [None; 8], Stack::new());
        State { chosen, offers, coins, bank: 0, shown, played: 0 }
    }

    fn waiting(&self, state: &State) -> Waiting {
        if self.is_over(state) {
            return Waiting::NOBODY;
        }
        let seats = || Seat::all(self.seats);
        let chosen: SeatSet = seats().filter(|seat| state.chosen[seat.index()].is_some()).collect();
        let called: SeatSet = state.offers.iter().flatten().map(|offer| offer.to).collect();
        let offering: SeatSet = seats().filter(|seat| state.offers[seat.index()].is_some()).collect();
        let rich: SeatSet = seats().filter(|seat| self.seats > 1 && state.coins_of(*seat) > 0).collect();
        let may = chosen.union(called).union(offering).union(rich);
        Waiting::sealed(SeatSet::all(self.seats).without(chosen)).while_may(may, called)
    }

    fn list(&self, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend((0..=FINGERS).map(|fingers| Answer::Show(Fingers(fingers))));
    }

    fn acts(&self, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
        self.list_acts(state, seat, acts);
    }

    fn parts(&self, state: &State, seat: Seat, picked: &[&str], parts: &mut Vec<Element>) -> Complete {
        match listed_parts(self, state, seat, picked, parts) {
            Complete::Whole => Complete::Whole,
            Complete::Partial => self.trade_parts(state, seat, picked, parts),
        }
    }

    fn read(&self, _state: &State, _seat: Seat, words: &[&str]) -> Option<Answer> {
        answer::read_trade(words)
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        self.judge_one(state, seat, answer)
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        answer: Answer,
        _chance: &mut C,
        sink: &mut S,
    ) {
        let Answer::Show(fingers) = answer else { return acts::carry_out(state, seat, answer, sink) };
        if state.chosen[seat.index()].replace(fingers).is_none() {
            sink.emit(Event::Chose { seat });
        }
        sink.emit(Event::Hid { seat, fingers });
        let shown: Stack<Fingers, 8> = state.chosen.into_iter().flatten().collect();
        if shown.len() == usize::from(self.seats) {
            self.show(state, shown, sink);
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        if !self.is_over(state) {
            return None;
        }
        let scores: Stack<i32, 8> =
            Seat::all(self.seats).map(|seat| i32::from(state.coins_of(seat))).collect();
        let most = scores.iter().max().copied().unwrap_or(0);
        let bank = i32::from(state.bank);
        let won = bank > most;
        let best = |seat: &Seat| !won && scores.get(seat.index()) == Some(&most);
        let winners = Seat::all(self.seats).filter(best).collect();
        let sides = [Side { name: "bargain-bank", score: bank, won }].into_iter().collect();
        Some(Standing { winners, scores, sides, by: Rule("TOY-BAR-05") })
    }

    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        answer.path()
    }

    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answer::candidates(self.seats, state.coins_of(seat), answers);
    }

    fn prompt(&self, state: &State, _seat: Seat) -> Prompt {
        let message = Message::new("bargain-choose").with("round", state.played + 1);
        Prompt { message, rule: Rule("TOY-BAR-01") }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        let mut world = view.world(self.seats, chance);
        if self.is_over(&world) {
            world.offers = [None; 8];
        }
        world
    }

    fn broken(&self, state: &State) -> Vec<String> {
        let mut broken = Vec::new();
        let coins: u32 = state.coins.iter().copied().map(u32::from).sum::<u32>() + u32::from(state.bank);
        let dealt = u32::from(self.seats) * u32::from(self.options.coins);
        if coins != dealt {
            broken.push(format!("{coins} coins of {dealt}"));
        }
        for (offer, from) in state.offers.iter().zip(0..).map(|(offer, from)| (offer, Seat(from))) {
            if offer.is_some_and(|offer| offer.to == from || !acts::is_possible(state, from, offer)) {
                broken.push(format!("seat {from} offers what cannot be"));
            }
        }
        broken
    }

    fn longest(&self) -> usize {
        usize::from(self.options.rounds) * usize::from(self.seats) + 1
    }
}
