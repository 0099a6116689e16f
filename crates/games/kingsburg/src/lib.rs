//! Kingsburg: the rules of the second edition with its six modules and its scenarios, two to five players.
//!
//! The modules follow the chapters of the rulebook: [`setup`] (with alternative lines and governors), [`aid`]
//! (phase 1), [`seasons`] (phases 2, 4, 6), [`reward`] (3), [`agent`] (5), [`mercenaries`] (7), [`winter`] (8, with
//! request tokens and the end of the year), [`victory`]; [`fate`] and [`caprices`] are modules 4 and 6. Components are
//! data, see [`content`]; what they do is in [`effects`]. Rule ids are those of `content/kingsburg/ledger.json`.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod agent;
pub mod aid;
pub mod answer;
pub mod board;
pub mod calendar;
pub mod caprices;
pub mod content;
pub mod effects;
pub mod event;
pub mod fate;
pub mod flow;
pub mod goods;
mod invariants;
pub mod mercenaries;
pub mod options;
pub mod play;
pub mod position;
pub mod reason;
pub mod reward;
pub mod seasons;
pub mod setup;
pub mod victory;
pub mod view;
mod why_not;
pub mod winter;

use crate::answer::Answer;
use crate::board::State;
use crate::content::Content;
use crate::event::Event;
use crate::flow::Play;
pub use crate::options::Options;
use crate::reason::Reason;
use crate::view::View;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Chance, Game, Message, Observer, Path, Prompt, Seat, Sheet, Sink, Standing, Step, Waiting};

/// The game, at a table of so many seats.
#[derive(Clone, Debug)]
pub struct Kingsburg {
    seats: u8,
    options: Options,
    content: Arc<Content>,
}

impl Kingsburg {
    /// The components in play.
    #[inline]
    #[must_use]
    pub fn components(&self) -> &Content {
        &self.content
    }

    /// The modules in play.
    #[inline]
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// Runs a position that was not reached by play up to its next decision.
    pub fn run<C: Chance, S: Sink<Event>>(&self, state: &mut State, chance: &mut C, sink: &mut S) {
        Play::new(self, state, chance, sink).run();
    }
}

impl Game for Kingsburg {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "kingsburg";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=5;

    fn new(content: &Arc<Content>, options: &Options, seats: u8) -> Result<Self, Vec<Message>> {
        if Self::SEATS.contains(&seats) {
            Ok(Kingsburg { seats, options: *options, content: Arc::clone(content) })
        } else {
            Err(vec![Message::new("options-seats").with("seats", seats)])
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> Arc<Content> {
        Arc::clone(&self.content)
    }

    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        options::CHOICES
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        self.start(chance, sink)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Waiting {
        state.board.frame().waiting(self, state)
    }

    #[inline]
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        state.board.frame().list(self, state, seat, answers);
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        state.board.frame().judge(self, state, seat, answer)
    }

    #[inline]
    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        sink: &mut S,
    ) {
        Play::new(self, state, chance, sink).answer(seat, answer);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        victory::standing(state)
    }

    fn path(&self, state: &State, seat: Seat, answer: Answer) -> Path {
        answer.path(&self.content, &state.board, seat)
    }

    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        state.board.frame().candidates(self, state, seat, answers);
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        state.board.frame().prompt(self, state, seat)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(self, state, observer)
    }

    fn are_alike(&self, one: &View, other: &View) -> bool {
        one.is_like(other)
    }

    fn write(&self, view: &View, before: &[(&View, &Sheet)]) -> Sheet {
        view.write(before)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(self, chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        invariants::broken(self, state)
    }

    /// Five years of three seasons: at most 4 turns to place dice, 15 gifts of two choices, some changes of dice and
    /// effects, 3 buildings, and mercenaries, for five players; and set up with an auction of at most 601 bids for each
    /// of four cards. Goods of a whole game are far fewer than 1,000.
    fn longest(&self) -> usize {
        8_000
    }
}

// The ledger, the texts, and the ids of rules as constants; made when this crate is built.
include!(concat!(env!("OUT_DIR"), "/books.rs"));
