//! Warlords of Europe: its rules for two, three and four players, in every scenario.
//!
//! Every decision is a step, with all that there is to know about it in one file; [`flow::Frame`] names them all.
//! The modules follow the chapters of the rulebook: [`setup`], [`turn`] (Manoeuvre, Redeployment, Conquest card),
//! [`battle`], [`group`] (Pope card and victory, Taxes, Recruit, Deploy, Initiative, Merchant card), [`warlords`] and
//! [`ransom`], [`cards`], [`elimination`]. Components are data, see [`content`]. Rule ids are those of
//! `content/warlords/ledger.json`.

#![deny(clippy::wildcard_enum_match_arm)]

pub mod answer;
pub mod army;
pub mod battle;
pub mod board;
pub mod cards;
pub mod content;
pub mod elimination;
pub mod event;
pub mod flow;
pub mod group;
mod invariants;
pub mod odds;
pub mod options;
pub mod position;
pub mod ransom;
pub mod reason;
pub mod setup;
pub mod turn;
pub mod view;
pub mod warlords;

use crate::answer::Answer;
use crate::board::State;
use crate::content::{Content, Scenario};
use crate::event::Event;
use crate::flow::Play;
pub use crate::options::Options;
use crate::reason::Reason;
use crate::view::View;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Chance, Game, Message, Observer, Path, Prompt, Seat, Sink, Standing, Step, Waiting};

/// The game, at a table of so many seats.
#[derive(Clone, Debug)]
pub struct Warlords {
    seats: u8,
    content: Arc<Content>,
    scenario: Arc<Scenario>,
    options: Options,
}

/// The same rules with the same content.
impl PartialEq for Warlords {
    fn eq(&self, other: &Warlords) -> bool {
        self.seats == other.seats
            && self.content.hash == other.content.hash
            && self.scenario.id == other.scenario.id
            && self.options == other.options
    }
}

/// The rounds of a simulated game (WE-R-75).
pub const BOUND: u16 = 60;

impl Warlords {
    /// The components in play.
    #[inline]
    #[must_use]
    pub fn components(&self) -> &Content {
        &self.content
    }

    /// The map in play.
    #[inline]
    #[must_use]
    pub fn map(&self) -> &Scenario {
        &self.scenario
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

impl Game for Warlords {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "warlords";
    /// 2: captives of a captor without a castle, vassalage before bonus Lancers, Treachery, talks in either's turn. 3: recruits
    /// where a castle is ordered in a full Mountain, none without a place, upgrades paid for once.
    const RULES: u32 = 3;
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn new(content: &Arc<Content>, options: &Options, seats: u8) -> Result<Self, Vec<Message>> {
        let scenario = options.find(content, seats)?;
        Ok(Warlords { seats, content: Arc::clone(content), scenario, options: options.clone() })
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
        state.board.frame().waiting(self, state)
    }

    #[inline]
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        state.board.frame().list(self, state, seat, answers);
    }

    fn acts(&self, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
        ransom::list_acts(self, &state.board, seat, acts);
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if let Some(judged) = ransom::judge_act(self, &state.board, seat, answer) {
            return judged;
        }
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
        group::victory::standing(&state.board)
    }

    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        answer.path()
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

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(self, chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        invariants::broken(self, state)
    }

    /// With a bound on rounds: a turn moves every soldier at most once and a soldier is a few decisions; gold of a
    /// whole map buys under a hundred soldiers a round.
    fn longest(&self) -> usize {
        match self.options.rounds {
            0 => usize::MAX / 2,
            rounds => usize::from(rounds) * 20_000,
        }
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
        let rounds = if options.rounds == 0 { BOUND } else { options.rounds };
        Options { rounds, ..options.clone() }
    }
}

// The ledger, the texts, and the ids of rules as constants; made when this crate is built.
include!(concat!(env!("OUT_DIR"), "/books.rs"));
