//! Conquest-lite: four seats fight over 24 areas on a ring with chords.
//!
//! On his turn a seat earns gold and draws a card, then takes up to six actions: recruit, fortify, attack, play a
//! card. Who holds 16 areas wins at once; otherwise who holds the most after the last round, and of those the first
//! in seating order. In uniformly random play a game has 350.1 decisions of 20.5 legal answers, 11.4 % of them forced.

mod actions;
mod answer;
mod board;
mod cards;
mod event;
mod invariants;
mod reason;
mod state;
mod turn;
mod view;

pub use answer::Answer;
pub use board::{AREAS, Area, Areas, others};
pub use cards::{CARDS, Card, Effect, HAND};
pub use event::Event;
pub use reason::Reason;
pub use state::{PLAYERS, State};
pub use view::View;

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Chance, Game, Message, Observer, Path, Prompt, Rule, Seat, Sink, Stack, Standing, Waiting};
use table::{Content, Nothing};

/// Who holds so many areas wins at once.
pub const VICTORY: u32 = 16;
/// How many actions a turn has at most.
pub const ACTIONS: u8 = 6;

/// What can be chosen before play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// After so many rounds the game is over, 1 to 99.
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 15 }
    }
}

/// The rules of conquest-lite.
#[derive(Clone, Debug)]
pub struct Conquest {
    rounds: u8,
}

impl Conquest {
    fn is_over(&self, state: &State) -> bool {
        // Only the seat whose turn it is can gain areas.
        state.round > self.rounds || state.owned[state.turn.index()].len() >= VICTORY
    }
}

impl Game for Conquest {
    type Content = Nothing;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "conquest";
    const SEATS: RangeInclusive<u8> = 4..=4;

    fn new(_content: &Arc<Nothing>, options: &Options, _seats: u8) -> Result<Conquest, Vec<Message>> {
        match options.rounds {
            1..=99 => Ok(Conquest { rounds: options.rounds }),
            rounds => Err(vec![Message::new("conquest-bad-rounds").with("rounds", rounds)]),
        }
    }

    fn seats(&self) -> u8 {
        PLAYERS as u8
    }

    fn content(&self) -> Arc<Nothing> {
        Nothing::built_in()
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        turn::set_up(chance, sink)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Waiting {
        if self.is_over(state) { Waiting::NOBODY } else { Waiting::seat(state.turn) }
    }

    #[inline]
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answer::list(state, seat, answers);
    }

    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        answer::judge(state, seat, answer)
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
        match answer {
            Answer::End => return turn::end(self.rounds, state, chance, sink),
            Answer::Recruit(area) => actions::recruit(state, seat, area, sink),
            Answer::Fortify(area) => actions::fortify(state, seat, area, sink),
            Answer::Attack(from, to) => actions::attack(state, seat, from, to, chance, sink),
            Answer::Play(card, target) => actions::play(state, seat, card, target, sink),
        }
        state.actions += 1;
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        if !self.is_over(state) {
            return None;
        }
        let scores: Stack<i32, 8> = state.owned.iter().map(|areas| areas.len() as i32).collect();
        let most = scores.iter().max().copied();
        let winners = Seat::all(self.seats()).filter(|seat| scores.get(seat.index()).copied() == most);
        let winners = winners.take(1).collect();
        Some(Standing::of_seats(winners, scores.iter().copied(), Rule("TOY-CON-02")))
    }

    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        answer.path()
    }

    fn candidates(&self, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
        answer::candidates(answers);
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        let left = ACTIONS - state.actions;
        let message = Message::new("conquest-act").with("seat", seat).with("left", left);
        Prompt { message, rule: Rule("TOY-CON-02") }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        invariants::broken(state)
    }

    fn longest(&self) -> usize {
        // Every turn has at most six actions and its end.
        usize::from(self.rounds) * PLAYERS * (usize::from(ACTIONS) + 1) + 1
    }
}
