//! Kingsburg: the rules of the base game, two to five players.
//!
//! The modules follow the chapters of the rulebook: [`setup`], [`aid`] (phase 1), [`seasons`] (phases 2, 4, 6),
//! [`reward`] (3), [`agent`] (5), [`mercenaries`] (7), [`winter`] (8), [`victory`]. Components are data, see
//! [`content`]. Rule ids are those of `content/kingsburg/ledger.json`.

pub mod agent;
pub mod aid;
pub mod answer;
pub mod board;
mod candidates;
pub mod content;
pub mod event;
pub mod flow;
pub mod goods;
mod invariants;
pub mod mercenaries;
pub mod position;
mod prompt;
pub mod reason;
pub mod reward;
pub mod seasons;
pub mod setup;
pub mod trade;
pub mod victory;
pub mod view;
pub mod winter;

use crate::answer::Answer;
use crate::board::State;
use crate::content::Content;
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::reason::Reason;
use crate::view::View;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use table::{Chance, Game, Message, Observer, Path, Prompt, Rule, Seat, Sink, Standing, Waiting};

/// The game, at a table of so many seats.
#[derive(Copy, Clone, Debug)]
pub struct Kingsburg {
    seats: u8,
    content: &'static Content,
}

/// Options of the game. The base game has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Kingsburg {
    /// The components in play.
    #[inline]
    #[must_use]
    pub fn components(&self) -> &'static Content {
        self.content
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
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "kingsburg";
    const SEATS: RangeInclusive<u8> = 2..=5;

    fn new(_options: &Options, seats: u8) -> Result<Self, Vec<Message>> {
        if Self::SEATS.contains(&seats) {
            Ok(Kingsburg { seats, content: Content::base() })
        } else {
            Err(vec![Message::new("options-seats").with("seats", seats)])
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> String {
        self.content.hash.clone()
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        self.start(chance, sink)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Waiting {
        match state.board.frame().seat(&state.board) {
            Some(seat) => Waiting::seat(seat),
            None => Waiting::NOBODY,
        }
    }

    #[inline]
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let (content, board) = (self.content, &state.board);
        let player = board.player(seat);
        match board.frame() {
            Frame::Aid { .. } => aid::list(answers),
            Frame::Reroll { .. } => seasons::roll::list(content, player, answers),
            Frame::Influence { .. } => seasons::influence::list(content, board, seat, answers),
            Frame::Gift { advisor, gift, .. } => seasons::help::list(content, player, advisor, gift, answers),
            Frame::Build { .. } => seasons::build::list(content, player, answers),
            Frame::SeasonEnd { .. } => seasons::end::list(content, player, answers),
            Frame::Mercenaries { .. } => mercenaries::list(content, player, answers),
            Frame::Battle { blow, .. } => winter::battle::list(self.invader(state), player, blow, answers),
            Frame::Begin | Frame::Help { .. } | Frame::Over => {}
        }
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let (content, board) = (self.content, &state.board);
        let player = board.player(seat);
        match board.frame() {
            Frame::Aid { .. } => aid::judge(answer),
            Frame::Reroll { .. } => seasons::roll::judge(content, player, answer),
            Frame::Influence { .. } => seasons::influence::judge(content, board, seat, answer),
            Frame::Gift { advisor, gift, .. } => seasons::help::judge(content, player, advisor, gift, answer),
            Frame::Build { .. } => seasons::build::judge(content, player, answer),
            Frame::SeasonEnd { .. } => seasons::end::judge(content, player, answer),
            Frame::Mercenaries { .. } => mercenaries::judge(content, player, answer),
            Frame::Battle { blow, .. } => winter::battle::judge(self.invader(state), player, blow, answer),
            Frame::Begin | Frame::Help { .. } | Frame::Over => {
                Err(Reason::NotAsked { rule: Rule("KB-END-02") })
            }
        }
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
        play.take(seat, answer);
        play.run();
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        victory::standing(state)
    }

    fn path(&self, state: &State, seat: Seat, answer: Answer) -> Path {
        answer.path(&state.board, seat)
    }

    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        candidates::all(&state.board, seat, answers);
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        prompt::of(self.content, &state.board, seat)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(self, chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        invariants::broken(self.content, state)
    }

    /// Five years of three seasons: at most 4 turns to place dice, 15 gifts of two choices, 2 rerolls, 2 buildings,
    /// a trade, and mercenaries, for five players. Goods of a whole game are far fewer than 400.
    fn longest(&self) -> usize {
        5_000
    }
}

impl Kingsburg {
    /// The invader card of the current year.
    fn invader(&self, state: &State) -> &'static content::Invader {
        self.content.invader(state.invaders[usize::from(state.board.year) - 1])
    }
}

/// The ledger of the rulebook: every rule with its id, in English and Italian.
pub const LEDGER: &str = include_str!("../../../content/kingsburg/ledger.json");

/// Which tests prove which rules, found when this crate was built.
pub const PROOFS: &str = include_str!(concat!(env!("OUT_DIR"), "/proofs.json"));
