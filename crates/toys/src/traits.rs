//! Traits: each seat has a bag of green and red traits, and is checked by what comes out of it.
//!
//! On his turn a seat either takes in a stranger, a token of the general bag that only he sees, or stands a check: up to three tokens of his bag, drawn
//! openly and without replacement. Each green one is a point. A red critical one ends the check, unless he sacrifices it:
//! then it leaves the game. All others go back. Shows [`table::zones::Bags`].

mod event;
mod token;
mod view;

pub use event::Event;
pub use token::Token;
pub use view::View;

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::zones::{Bag, BagKind, Bags};
use table::{
    Chance, Content, Element, Game, Message, Nothing, Observer, Path, Prompt, Rule, Seat, Sink, Stack,
    Standing, Waiting,
};

/// The bag that strangers come from.
pub const GENERAL: Bag = Bag(0);
/// The tokens of the check that is going on.
pub const DRAWN: Bag = Bag(1);
/// The tokens that have left the game.
pub const GONE: Bag = Bag(2);
/// How many tokens a check draws at most.
pub const DRAWS: u8 = 3;
/// The most seats.
pub const PLAYERS: usize = 4;

/// The bag of a seat.
#[must_use]
pub const fn bag(seat: Seat) -> Bag {
    Bag(3 + seat.0)
}

/// All tokens of the game.
pub type Tokens = Bags<Token, { Token::COUNT }, { 3 + PLAYERS }>;

/// What can be chosen before play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many turns each seat has, 1 to 9: there are strangers for so many.
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 6 }
    }
}

/// The rules of traits.
#[derive(Clone, Debug)]
pub struct Traits {
    rounds: u8,
    seats: u8,
}

/// A moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Where the tokens are, and who knows it.
    pub tokens: Tokens,
    /// The points of each seat.
    pub points: Stack<u8, PLAYERS>,
    /// How many turns have been taken.
    pub turns: u8,
    /// The critical token on which the check stands still.
    pub critical: Option<Token>,
    /// What was drawn in this check, or in the last: three, and no more than ten that were sacrificed.
    pub drawn: Stack<Token, 13>,
}

/// What a seat can do.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Takes a token of the general bag into his own.
    Welcome,
    /// Stands a check.
    Check,
    /// The critical token leaves the game and the check goes on.
    Sacrifice,
    /// The critical token ends the check.
    Keep,
}

const ALL: [Answer; 4] = [Answer::Welcome, Answer::Check, Answer::Sacrifice, Answer::Keep];

/// Why an answer is not legal.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Reason {
    /// A check stands still on a critical token.
    InCheck,
    /// No check stands still.
    NoCheck,
}

impl table::Reason for Reason {
    fn rule(&self) -> Rule {
        Rule("TOY-TRA-02")
    }

    fn message(&self) -> Message {
        match self {
            Reason::InCheck => Message::new("traits-in-check"),
            Reason::NoCheck => Message::new("traits-no-check"),
        }
    }
}

impl Traits {
    fn turn(&self, state: &State) -> Seat {
        Seat(state.turns % self.seats)
    }

    fn is_over(&self, state: &State) -> bool {
        state.turns >= self.rounds * self.seats
    }

    /// Draws until the check is over or stands still.
    fn check<C: Chance, S: Sink<Event>>(&self, state: &mut State, seat: Seat, chance: &mut C, sink: &mut S) {
        while state.tokens.size(DRAWN) < usize::from(DRAWS) {
            let Some(token) = state.tokens.draw(bag(seat), DRAWN, chance) else { break };
            state.drawn.push(token);
            sink.emit(Event::Drew { seat, token });
            if token.is_green() {
                state.points[seat.index()] += 1;
            }
            if token.is_critical() {
                state.critical = Some(token);
                return;
            }
        }
        self.end(state, seat);
    }

    fn end(&self, state: &mut State, seat: Seat) {
        state.tokens.pour(DRAWN, bag(seat));
        state.critical = None;
        state.turns += 1;
    }
}

impl Game for Traits {
    type Content = Nothing;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "traits";
    const SEATS: RangeInclusive<u8> = 2..=PLAYERS as u8;

    fn new(_content: &Arc<Nothing>, options: &Options, seats: u8) -> Result<Traits, Vec<Message>> {
        match options.rounds {
            1..=9 => Ok(Traits { rounds: options.rounds, seats }),
            rounds => Err(vec![Message::new("traits-bad-rounds").with("rounds", rounds)]),
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> Arc<Nothing> {
        Nothing::built_in()
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, _chance: &mut C, _sink: &mut S) -> State {
        let owned = Seat::all(self.seats).map(BagKind::Owned);
        let kinds: Vec<BagKind> =
            [BagKind::Closed, BagKind::Open, BagKind::Open].into_iter().chain(owned).collect();
        let mut tokens = Tokens::new(&kinds);
        for token in Token::all() {
            tokens.add(GENERAL, token, 6);
            Seat::all(self.seats).for_each(|seat| tokens.add(bag(seat), token, token.at_start()));
        }
        let points = Seat::all(self.seats).map(|_| 0).collect();
        State { tokens, points, turns: 0, critical: None, drawn: Stack::new() }
    }

    fn waiting(&self, state: &State) -> Waiting {
        if self.is_over(state) { Waiting::NOBODY } else { Waiting::seat(self.turn(state)) }
    }

    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend(ALL.into_iter().filter(|answer| self.judge(state, seat, *answer).is_ok()));
    }

    fn judge(&self, state: &State, _seat: Seat, answer: Answer) -> Result<(), Reason> {
        match (answer, state.critical) {
            (Answer::Welcome | Answer::Check, Some(_)) => Err(Reason::InCheck),
            (Answer::Sacrifice | Answer::Keep, None) => Err(Reason::NoCheck),
            (Answer::Welcome | Answer::Check, None) | (Answer::Sacrifice | Answer::Keep, Some(_)) => Ok(()),
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
        match (answer, state.critical) {
            (Answer::Welcome, _) => {
                if let Some(token) = state.tokens.draw(GENERAL, bag(seat), chance) {
                    sink.emit(Event::Welcomed { seat });
                    sink.emit(Event::Met { seat, token });
                }
                state.turns += 1;
            }
            (Answer::Sacrifice, Some(token)) => {
                state.tokens.take(DRAWN, token, GONE);
                state.critical = None;
                sink.emit(Event::Sacrificed { seat, token });
                self.check(state, seat, chance, sink);
            }
            (Answer::Check, _) => {
                state.drawn.clear();
                self.check(state, seat, chance, sink);
            }
            (Answer::Keep | Answer::Sacrifice, _) => self.end(state, seat),
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        if !self.is_over(state) {
            return None;
        }
        let scores: Stack<i32, 8> = state.points.iter().map(|points| i32::from(*points)).collect();
        let most = scores.iter().max().copied();
        let winners = Seat::all(self.seats).filter(|seat| scores.get(seat.index()).copied() == most);
        Some(Standing { winners: winners.collect(), scores, sides: Stack::new(), by: Rule("TOY-TRA-01") })
    }

    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        [Element::only(match answer {
            Answer::Welcome => "welcome",
            Answer::Check => "check",
            Answer::Sacrifice => "sacrifice",
            Answer::Keep => "keep",
        })]
        .into()
    }

    fn candidates(&self, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        answers.extend(ALL);
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        let key = if state.critical.is_some() { "traits-critical" } else { "traits-act" };
        Prompt { message: Message::new(key).with("seat", seat), rule: Rule("TOY-TRA-02") }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        let mut broken = state.tokens.broken();
        let bags: Vec<Bag> =
            [GENERAL, DRAWN, GONE].into_iter().chain(Seat::all(self.seats).map(bag)).collect();
        for token in Token::all() {
            let there: u8 = bags.iter().map(|bag| state.tokens.count(*bag, token)).sum();
            if there != 6 + self.seats * token.at_start() {
                broken.push(format!("there are {there} tokens {token:?}"));
            }
        }
        broken
    }

    fn longest(&self) -> usize {
        // A turn and whether to keep a critical token; each of at most ten critical tokens is sacrificed once.
        2 * usize::from(self.rounds) * usize::from(self.seats) + 11
    }
}
