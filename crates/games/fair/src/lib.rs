//! The Fair: merchants draw goods, trade with each other at any time, and sell to the fair; the richest wins.
//!
//! A small game of our own for two to four. The modules follow the chapters of its rules: `days` (mornings and sales),
//! `offers`. The price list is data, see [`content`]. Rule ids are those of `content/fair/ledger.json`.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod answer;
pub mod content;
mod days;
pub mod event;
pub mod goods;
mod offers;
pub mod options;
pub mod reason;
pub mod state;
pub mod view;

pub use crate::answer::Answer;
pub use crate::content::{Content, LOTS};
pub use crate::event::Event;
pub use crate::goods::{Bundle, Good, Goods};
pub use crate::options::Options;
pub use crate::reason::Reason;
pub use crate::state::{Offer, State};
pub use crate::view::View;

use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Chance, Complete, Element, Game, Message, Observer, Path, Prompt, Seat, Sink, Stack, Standing, Waiting,
    listed_parts,
};

/// The coins of each merchant at first (FA-SET-01).
pub const COINS: u16 = 6;
/// The lots that each draws in the morning (FA-DAY-02).
pub const DRAWN: u8 = 3;
/// The offers that each may make in a day (FA-OFF-04).
pub const OFFERS: u8 = 5;

/// More coins than any fair can bring together.
const RICHEST: u16 = 9_999;

/// The game, at a table of so many seats.
#[derive(Clone, Debug)]
pub struct Fair {
    seats: u8,
    content: Arc<Content>,
    options: Options,
}

impl Fair {
    /// What was agreed.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The price list in play.
    #[must_use]
    pub fn prices(&self) -> &Content {
        &self.content
    }
}

impl Game for Fair {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "fair";
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn new(content: &Arc<Content>, options: &Options, seats: u8) -> Result<Fair, Vec<Message>> {
        let reasons = options.reasons();
        let content = Arc::clone(content);
        if reasons.is_empty() { Ok(Fair { seats, content, options: options.clone() }) } else { Err(reasons) }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> Arc<Content> {
        Arc::clone(&self.content)
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        self.open(chance, sink)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Waiting {
        let Some(seat) = self.turn(state) else { return Waiting::NOBODY };
        let (may, called) = self.bystanders(state);
        Waiting::seat(seat).while_may(may, called)
    }

    #[inline]
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        self.list_sales(state, seat, answers);
    }

    fn acts(&self, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
        self.list_acts(state, seat, acts);
    }

    fn parts(&self, state: &State, seat: Seat, picked: &[&str], parts: &mut Vec<Element>) -> Complete {
        // All offers can be put together, so those that are listed add nothing.
        if picked.first() == Some(&"offer") {
            return self.offer_parts(state, seat, picked, parts);
        }
        let complete = listed_parts(self, state, seat, picked, parts);
        self.offer_parts(state, seat, picked, parts);
        complete
    }

    fn read(&self, _state: &State, _seat: Seat, words: &[&str]) -> Option<Answer> {
        answer::read_offer(words)
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        match answer {
            Answer::Sell { good, lots } => self.judge_sale(state, seat, good, lots),
            Answer::Close => self.judge_turn(state, seat),
            Answer::Accept(from) | Answer::Decline(from) => {
                state.offer_to(from, seat).map(|_| ()).ok_or(Reason::NoOffer { seat: from })
            }
            Answer::Withdraw => state.offer(seat).map(|_| ()).ok_or(Reason::NothingOffered),
            Answer::Offer { to, gives, asks } => self.judge_offer(state, seat, &Offer { to, gives, asks }),
        }
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        sink: &mut S,
    ) {
        match answer {
            Answer::Sell { good, lots } => {
                self.sell(state, seat, good, lots, sink);
                self.pass_on(state, chance, sink);
            }
            Answer::Close => {
                sink.emit(Event::Closed { seat });
                self.pass_on(state, chance, sink);
            }
            Answer::Accept(from) => self.accept(state, from, seat, sink),
            Answer::Decline(from) => {
                state.stalls[from.index()].offer = None;
                sink.emit(Event::Declined { from, to: seat });
            }
            Answer::Withdraw => {
                let Some(offer) = state.stalls[seat.index()].offer.take() else { return };
                sink.emit(Event::Withdrawn { from: seat, to: offer.to });
            }
            Answer::Offer { to, gives, asks } => self.make(state, seat, Offer { to, gives, asks }, sink),
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        if !self.is_over(state) {
            return None;
        }
        let coins = |seat: Seat| i32::from(state.has(seat).coins);
        let scores: Stack<i32, 8> = Seat::all(self.seats).map(coins).collect();
        let most = scores.iter().max().copied().unwrap_or(0);
        // FA-END-02: who have equally many share it.
        let winners = Seat::all(self.seats).filter(|seat| coins(*seat) == most).collect();
        Some(Standing::of_seats(winners, scores.iter().copied(), rules::FA_END_01))
    }

    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        answer.path()
    }

    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answer::candidates(self.seats, state.has(seat), answers);
    }

    fn prompt(&self, state: &State, _seat: Seat) -> Prompt {
        let message = Message::new("prompt-sell").with("day", state.day + 1).with("days", self.options.days);
        Prompt { message, rule: rules::FA_STA_01 }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(self, state, observer)
    }

    fn world<C: Chance>(&self, view: &View, _chance: &mut C) -> State {
        view.state()
    }

    fn broken(&self, state: &State) -> Vec<String> {
        let mut broken = Vec::new();
        let mut goods = state.sold;
        goods.add(&state.bag);
        state.stalls.iter().for_each(|stall| goods.add(&stall.has.goods));
        if goods != self.content.bag {
            broken.push(format!("{goods:?} of {:?}", self.content.bag));
        }
        if state.stalls.len() != usize::from(self.seats) || state.turns >= self.seats {
            broken.push(format!("{} stalls, {} turns", state.stalls.len(), state.turns));
            return broken;
        }
        if state.day > self.options.days {
            broken.push(format!("day {} of {}", state.day, self.options.days));
        }
        for from in Seat::all(self.seats) {
            let wrong = |offer: &Offer| {
                let is_whole = !offer.gives.is_empty() && !offer.asks.is_empty();
                self.is_over(state) || offer.to == from || !is_whole || !state.is_possible(from, offer)
            };
            if state.offer(from).is_some_and(|offer| wrong(&offer)) {
                broken.push(format!("seat {from} offers what cannot be"));
            }
            if state.has(from).coins > RICHEST {
                broken.push(format!("seat {from} has {} coins", state.has(from).coins));
            }
            if state.stalls[from.index()].made > OFFERS {
                broken.push(format!("seat {from} has made too many offers"));
            }
        }
        broken
    }

    fn longest(&self) -> usize {
        usize::from(self.options.days) * usize::from(self.seats) + 1
    }
}

// The ledger, the texts, and the ids of rules as constants; made when this crate is built.
include!(concat!(env!("OUT_DIR"), "/books.rs"));
