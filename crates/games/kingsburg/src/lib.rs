//! Kingsburg: the rules of the second edition with its six modules and its scenarios, two to five players.
//!
//! The modules follow the chapters of the rulebook: [`setup`] (with alternative lines and governors), [`aid`]
//! (phase 1), [`seasons`] (phases 2, 4, 6), [`reward`] (3), [`agent`] (5), [`mercenaries`] (7), [`winter`] (8, with
//! request tokens and the end of the year), [`victory`]; [`fate`] and [`caprices`] are modules 4 and 6. Components are
//! data, see [`content`]; what they do is in [`effects`]. Rule ids are those of `content/kingsburg/ledger.json`.

pub mod agent;
pub mod aid;
pub mod answer;
pub mod board;
mod candidates;
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
pub mod position;
mod prompt;
pub mod reason;
pub mod reward;
pub mod seasons;
pub mod setup;
pub mod victory;
pub mod view;
pub mod winter;

use crate::answer::Answer;
use crate::board::State;
use crate::content::Content;
use crate::effects::{ask, moments};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
pub use crate::options::Options;
use crate::reason::Reason;
use crate::setup::{auction, governors, lines};
use crate::view::View;
use crate::winter::threat::Attack;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Chance, Game, Message, Observer, Path, Prompt, Rule, Seat, Sink, Standing, Waiting};

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
        let frame = state.board.frame();
        let seats = frame.seats(&self.content, &state.board);
        match frame {
            Frame::Governors { .. } | Frame::Requests { .. } => Waiting::sealed(seats),
            _ => Waiting::open(seats),
        }
    }

    #[inline]
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let (content, board) = (&*self.content, &state.board);
        match board.frame() {
            Frame::Lines { .. } => lines::list(board, seat, answers),
            Frame::Draft { .. } => lines::list_draft(board, seat, answers),
            Frame::Governors { .. } => governors::list(&state.hidden, seat, answers),
            Frame::Name { .. } => auction::list_names(board, answers),
            Frame::Bid(bidding) => auction::list(bidding, answers),
            Frame::Aid { .. } => aid::list(answers),
            Frame::Reroll { .. } => seasons::roll::list(content, board, seat, answers),
            Frame::Influence { .. } => seasons::influence::list(content, board, seat, answers),
            Frame::Effect { seat: owner, pc, memo, .. } => {
                ask::list(content, board, owner, pc, memo, answers);
            }
            Frame::Moment(now) => moments::list(content, board, now, seat, answers),
            Frame::Build { .. } => seasons::build::list(content, board, seat, answers),
            Frame::Mercenaries { .. } => mercenaries::list(content, board, seat, answers),
            Frame::Requests { .. } => winter::requests::list(board, seat, answers),
            Frame::OwnDie { .. } => winter::own_die::list(answers),
            Frame::Battle { blow, .. } => winter::battle::list(content, state, seat, blow, answers),
            Frame::Begin | Frame::Help { .. } | Frame::At(_) | Frame::Over => {}
        }
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let (content, board) = (&*self.content, &state.board);
        match board.frame() {
            Frame::Lines { .. } => lines::judge(board, seat, answer),
            Frame::Draft { .. } => lines::judge_draft(board, seat, answer),
            Frame::Governors { .. } => governors::judge(&state.hidden, seat, answer),
            Frame::Name { .. } => auction::judge_name(board, answer),
            Frame::Bid(bidding) => auction::judge(bidding, answer),
            Frame::Aid { .. } => aid::judge(answer),
            Frame::Reroll { .. } => seasons::roll::judge(content, board, seat, answer),
            Frame::Influence { .. } => seasons::influence::judge(content, board, seat, answer),
            Frame::Effect { seat: owner, pc, memo, .. } => {
                ask::judge(content, board, owner, pc, memo, answer)
            }
            Frame::Moment(now) => moments::judge(content, board, now, seat, answer),
            Frame::Build { .. } => seasons::build::judge(content, board, seat, answer),
            Frame::Mercenaries { .. } => mercenaries::judge(content, board, seat, answer),
            Frame::Requests { .. } => winter::requests::judge(board, seat, answer),
            Frame::OwnDie { .. } => winter::own_die::judge(answer),
            Frame::Battle { blow, .. } => {
                let attack = Attack::of(content, state);
                winter::battle::judge(content, board, seat, &attack, blow, answer)
            }
            Frame::Begin | Frame::Help { .. } | Frame::At(_) | Frame::Over => {
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
        if play.take(seat, answer) == Next::Go {
            play.run();
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        victory::standing(state)
    }

    fn path(&self, state: &State, seat: Seat, answer: Answer) -> Path {
        answer.path(&self.content, &state.board, seat)
    }

    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        candidates::all(self, state, seat, answers);
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        prompt::of(&self.content, &state.board, seat)
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

    /// Five years of three seasons: at most 4 turns to place dice, 15 gifts of two choices, some changes of dice and
    /// effects, 3 buildings, and mercenaries, for five players; and set up with an auction of at most 31 bids for each
    /// of five cards. Goods of a whole game are far fewer than 1,000.
    fn longest(&self) -> usize {
        8_000
    }
}

/// The ledger of the rulebook: every rule with its id, in English and Italian.
pub const LEDGER: &str = include_str!("../../../../content/kingsburg/ledger.json");

/// The texts in English.
pub const ENGLISH: &str = include_str!("../../../../content/kingsburg/en.ftl");

/// The texts in Italian.
pub const ITALIAN: &str = include_str!("../../../../content/kingsburg/it.ftl");

/// Which tests prove which rules, found when this crate was built.
pub const PROOFS: &str = include_str!(concat!(env!("OUT_DIR"), "/proofs.json"));

/// Which places of code and content name which rules, found when this crate was built.
pub const PLACES: &str = include_str!(concat!(env!("OUT_DIR"), "/places.json"));

/// The ids of the ledger, made from it: a wrong one does not compile.
pub mod rules {
    use table::Rule;
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}
