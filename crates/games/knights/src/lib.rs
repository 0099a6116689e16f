//! Warrior Knights with Crown and Glory: their rules for two to six Barons.
//!
//! Every decision is a step, with all that there is to know about it in one file; [`flow::Frame`] names them all. The modules follow the
//! chapters of the rulebook: [`setup`], [`planning`], [`actions`] (Baron and Neutral cards, events, expeditions), [`phases`]
//! (Taxation, Wages,
//! the Assembly, the Mercenary Draft), [`movement`], [`battle`], [`upkeep`], [`bargaining`]; [`glory`] is the expansion. What cards
//! do stands
//! in [`cards`], what is done to pieces and purses in [`doors`]. Components are data, see [`content`]. Rule ids are those of
//! `content/knights/ledger.json`.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod actions;
pub mod answer;
pub mod bargaining;
pub mod battle;
pub mod board;
pub mod cards;
pub mod content;
mod decks;
pub mod doors;
pub mod event;
mod fate;
pub mod flow;
pub mod glory;
pub mod movement;
pub mod odds;
pub mod options;
pub mod phases;
pub mod planning;
pub mod position;
pub mod reason;
pub mod setup;
pub mod upkeep;
pub mod view;

use crate::answer::{Answer, Word};
pub use crate::board::State;
use crate::content::Content;
use crate::event::Event;
use crate::flow::Play;
pub use crate::options::Options;
use crate::reason::Reason;
use crate::view::View;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Chance, Complete, Element, Game, Message, Observer, Path, Prompt, Seat, Sink, Standing, Step, Waiting,
    listed_parts,
};

/// The game, at a table of so many seats (WK-TERM-01, WK-COMP-04, WK-R-92, CG-SETUP-04, CG-R-47).
#[derive(Clone, Debug)]
pub struct Knights {
    seats: u8,
    content: Arc<Content>,
    options: Options,
}

/// The same rules with the same content.
impl PartialEq for Knights {
    fn eq(&self, other: &Knights) -> bool {
        self.seats == other.seats && self.content.hash == other.content.hash && self.options == other.options
    }
}

/// The rounds of a simulated game.
pub const BOUND: u8 = 8;

impl Knights {
    /// The components in play.
    #[inline]
    #[must_use]
    pub fn components(&self) -> &Content {
        &self.content
    }

    /// What was agreed.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Runs a position that was not reached by play up to its next decision.
    pub fn run<C: Chance, S: Sink<Event>>(&self, state: &mut State, chance: &mut C, sink: &mut S) {
        Play::new(self, state, chance, sink).run();
    }
}

impl Game for Knights {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "knights";
    const RULES: u32 = 4;
    const SEATS: RangeInclusive<u8> = 2..=6;
    /// Where all is equal there is no King (WK-TIE-04).
    const CAN_BE_LOST: bool = true;

    fn new(content: &Arc<Content>, options: &Options, seats: u8) -> Result<Self, Vec<Message>> {
        if !Self::SEATS.contains(&seats) {
            return Err(vec![Message::new("options-seats").with("seats", seats)]);
        }
        options.check()?;
        Ok(Knights { seats, content: Arc::clone(content), options: options.clone() })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> Arc<Content> {
        Arc::clone(&self.content)
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        self.start(chance, sink)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Waiting {
        let waiting = state.board.frame().waiting(self, state);
        bargaining::while_waiting(self, state, waiting)
    }

    #[inline]
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        state.board.frame().list(self, state, seat, answers);
    }

    fn acts(&self, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
        bargaining::list(self, state, seat, acts);
    }

    fn parts(&self, state: &State, seat: Seat, picked: &[&str], parts: &mut Vec<Element>) -> Complete {
        match listed_parts(self, state, seat, picked, parts) {
            Complete::Whole => Complete::Whole,
            Complete::Partial => bargaining::parts(state, seat, picked, parts),
        }
    }

    fn read(&self, state: &State, _: Seat, words: &[&str]) -> Option<Answer> {
        bargaining::read(state, words)
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if let Some(judged) = bargaining::judge(self, state, seat, answer) {
            return judged;
        }
        let frame = state.board.frame();
        // Whoever is not asked can only bargain, or plan anew.
        let asked = frame.waiting(self, state).must.has(seat);
        let plans_anew = answer == Answer::Say(Word::Again) && planning::may_plan_again(state, seat);
        if !asked && !plans_anew {
            return Err(Reason::NotAsked { rule: rules::WK_TRADE_01 });
        }
        frame.judge(self, state, seat, answer)
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
        let mut play = Play::new(self, state, chance, sink);
        if bargaining::is_act(answer) {
            bargaining::carry_out(&mut play, seat, answer);
        } else {
            play.answer(seat, answer);
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        upkeep::standing(self, &state.board)
    }

    fn path(&self, _: &State, _: Seat, answer: Answer) -> Path {
        answer.path()
    }

    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        state.board.frame().candidates(self, state, seat, answers);
        bargaining::candidates(self, state, seat, answers);
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        state.board.frame().prompt(self, state, seat)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(self, state, observer)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(self, chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        position::broken(self, state)
    }

    /// A round has at most 14 cards on each of three stacks and a few special phases, each of a bounded number of small decisions.
    fn longest(&self) -> usize {
        usize::from(self.options.rounds) * 40_000
    }

    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        options::CHOICES
    }

    fn consult(
        content: &Content,
        question: &str,
        input: &serde_json::Value,
    ) -> Option<Result<serde_json::Value, String>> {
        (question == "odds").then(|| odds::consult(content, input))
    }

    fn bounded(options: &Options) -> Options {
        Options { rounds: options.rounds.min(BOUND), ..options.clone() }
    }
}

// The ledger, the texts, and the ids of rules as constants; made when this crate is built.
include!(concat!(env!("OUT_DIR"), "/books.rs"));
