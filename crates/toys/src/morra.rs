//! Morra: all seats show some fingers at once. The sum, counted around the table from seat 0, says who scores.
//!
//! Nobody sees what the others chose before all have chosen: a sealed decision of several seats. Until the last has
//! chosen, everybody may change his mind, and nobody sees that either.

mod event;
mod view;

pub use event::Event;
pub use view::View;

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Chance, Element, Game, Message, Observer, Path, Prompt, Rule, Seat, SeatSet, Sink, Stack, Standing,
    Waiting,
};
use table::{Content, Nothing};

/// What can be chosen before play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many times fingers are shown, at least once.
    pub rounds: u8,
    /// How many fingers a hand has, at most nine.
    pub fingers: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 6, fingers: 5 }
    }
}

/// The rules of morra.
#[derive(Clone, Debug)]
pub struct Morra {
    options: Options,
    seats: u8,
}

/// A number of fingers.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fingers(pub u8);

/// A moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What each seat has chosen this round; secret until all have.
    pub chosen: [Option<Fingers>; 8],
    /// What was shown last, seat by seat.
    pub shown: Stack<Fingers, 8>,
    /// The points of each seat.
    pub points: [u8; 8],
    /// How many rounds have been played.
    pub played: u8,
}

/// Why an answer is not legal.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Reason {
    /// A hand has fewer fingers.
    TooMany {
        /// How many it has.
        fingers: u8,
    },
    /// That is what was chosen already.
    Same {
        /// How many fingers.
        fingers: u8,
    },
}

impl table::Reason for Reason {
    fn rule(&self) -> Rule {
        Rule("TOY-MOR-01")
    }

    fn message(&self) -> Message {
        match *self {
            Reason::TooMany { fingers } => Message::new("morra-too-many").with("fingers", fingers),
            Reason::Same { fingers } => Message::new("morra-same").with("fingers", fingers),
        }
    }
}

impl Game for Morra {
    type Content = Nothing;
    type Options = Options;
    type State = State;
    type Answer = Fingers;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "morra";
    const SEATS: RangeInclusive<u8> = 2..=8;

    fn new(_content: &Arc<Nothing>, options: &Options, seats: u8) -> Result<Morra, Vec<Message>> {
        let mut reasons = Vec::new();
        if options.rounds == 0 {
            reasons.push(Message::new("morra-no-rounds"));
        }
        if options.fingers > 9 {
            reasons.push(Message::new("morra-too-many-fingers").with("fingers", options.fingers));
        }
        if reasons.is_empty() { Ok(Morra { options: options.clone(), seats }) } else { Err(reasons) }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> Arc<Nothing> {
        Nothing::built_in()
    }

    fn set_up<C: Chance, S: Sink<Event>>(&self, _chance: &mut C, _sink: &mut S) -> State {
        State { chosen: [None; 8], shown: Stack::new(), points: [0; 8], played: 0 }
    }

    fn waiting(&self, state: &State) -> Waiting {
        if state.played == self.options.rounds {
            return Waiting::NOBODY;
        }
        let chosen: SeatSet = Seat::all(self.seats).filter(|s| state.chosen[s.index()].is_some()).collect();
        Waiting::sealed(SeatSet::all(self.seats).without(chosen)).while_may(chosen, SeatSet::EMPTY)
    }

    fn list(&self, _state: &State, _seat: Seat, answers: &mut Vec<Fingers>) {
        answers.extend((0..=self.options.fingers).map(Fingers));
    }

    fn acts(&self, state: &State, seat: Seat, acts: &mut Vec<Fingers>) {
        let chosen = state.chosen[seat.index()];
        acts.extend((0..=self.options.fingers).map(Fingers).filter(|fingers| Some(*fingers) != chosen));
    }

    fn judge(&self, state: &State, seat: Seat, answer: Fingers) -> Result<(), Reason> {
        let fingers = self.options.fingers;
        if answer.0 > fingers {
            return Err(Reason::TooMany { fingers });
        }
        if state.chosen[seat.index()] == Some(answer) {
            return Err(Reason::Same { fingers: answer.0 });
        }
        Ok(())
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        fingers: Fingers,
        _chance: &mut C,
        sink: &mut S,
    ) {
        if state.chosen[seat.index()].replace(fingers).is_none() {
            sink.emit(Event::Chose { seat });
        }
        sink.emit(Event::Hid { seat, fingers });
        let shown: Stack<Fingers, 8> = state.chosen.into_iter().flatten().collect();
        if shown.len() < usize::from(self.seats) {
            return;
        }
        let sum: usize = shown.iter().map(|fingers| usize::from(fingers.0)).sum();
        let scorer = Seat((sum % usize::from(self.seats)) as u8);
        state.points[scorer.index()] += 1;
        state.played += 1;
        state.chosen = [None; 8];
        state.shown = shown;
        sink.emit(Event::Shown { fingers: shown, scorer });
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        if state.played < self.options.rounds {
            return None;
        }
        let scores: Stack<i32, 8> =
            Seat::all(self.seats).map(|s| i32::from(state.points[s.index()])).collect();
        let most = scores.iter().max().copied();
        let winners: SeatSet =
            Seat::all(self.seats).filter(|seat| scores.get(seat.index()).copied() == most).collect();
        Some(Standing::of_seats(winners, scores.iter().copied(), Rule("TOY-MOR-01")))
    }

    fn path(&self, _state: &State, _seat: Seat, answer: Fingers) -> Path {
        [Element::number("fingers", u16::from(answer.0))].into()
    }

    fn candidates(&self, _state: &State, _seat: Seat, answers: &mut Vec<Fingers>) {
        answers.extend((0..=self.options.fingers + 3).map(Fingers));
    }

    fn prompt(&self, state: &State, _seat: Seat) -> Prompt {
        let message = Message::new("morra-choose").with("round", state.played + 1);
        Prompt { message, rule: Rule("TOY-MOR-01") }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        view.world(self.options.fingers, chance)
    }

    fn broken(&self, state: &State) -> Vec<String> {
        let points: u32 = state.points.iter().copied().map(u32::from).sum();
        let mut broken = Vec::new();
        if points != u32::from(state.played) {
            broken.push(format!("{points} points in {} rounds", state.played));
        }
        if state.chosen.iter().flatten().any(|fingers| fingers.0 > self.options.fingers) {
            broken.push("somebody has grown a finger".to_owned());
        }
        broken
    }

    fn longest(&self) -> usize {
        usize::from(self.options.rounds) * usize::from(self.seats) + 1
    }
}
