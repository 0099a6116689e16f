//! Bargaining morra with one thing twisted about what is done out of turn.

use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Chance, Complete, Element, Game, Message, Nothing, Observer, Path, Prompt, Seat, SeatSet, Sink, Standing,
    Waiting,
};
use toys::bargain::{self, Answer, Bargain, Event, Options, Reason};

/// What goes wrong. Every hook gets what the honest game says and may say something else.
#[derive(Copy, Clone)]
pub struct Slip {
    pub waiting: fn(&bargain::State, Waiting) -> Waiting,
    pub acts: fn(&mut Vec<Answer>),
    pub parts: fn(&[&str], &mut Vec<Element>),
    pub read: fn(Option<Answer>) -> Option<Answer>,
    pub judge: fn(Answer, Result<(), Reason>) -> Result<(), Reason>,
    /// Hears of the state before an answer.
    pub before: fn(&bargain::State, Seat, Answer, &mut Vec<Event>),
    /// Something more for the view to tell.
    pub leak: fn(Waiting, Observer) -> u8,
    /// Who chose first this round, if that is kept.
    pub keeps_first: bool,
}

/// Nothing goes wrong.
pub const FAIR: Slip = Slip {
    waiting: |_, waiting| waiting,
    acts: |_| {},
    parts: |_, _| {},
    read: |answer| answer,
    judge: |_, judged| judged,
    before: |_, _, _, _| {},
    leak: |_, _| 0,
    keeps_first: false,
};

thread_local! {
    /// The slip of the games made in this thread.
    pub static SLIP: Cell<Slip> = const { Cell::new(FAIR) };
}

/// Bargaining morra with a slip.
#[derive(Clone)]
pub struct Haggling {
    game: Bargain,
    slip: Slip,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    inner: bargain::State,
    first: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    inner: bargain::View,
    first: Option<Seat>,
    leak: u8,
}

impl Game for Haggling {
    type Content = Nothing;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "haggling";
    const SEATS: RangeInclusive<u8> = 3..=3;
    const CAN_BE_LOST: bool = true;

    fn new(content: &Arc<Nothing>, options: &Options, seats: u8) -> Result<Haggling, Vec<Message>> {
        Bargain::new(content, options, seats).map(|game| Haggling { game, slip: SLIP.get() })
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn content(&self) -> Arc<Nothing> {
        self.game.content()
    }
    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        State { inner: self.game.set_up(chance, sink), first: None }
    }
    fn waiting(&self, state: &State) -> Waiting {
        (self.slip.waiting)(&state.inner, self.game.waiting(&state.inner))
    }
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        self.game.list(&state.inner, seat, answers);
    }
    fn acts(&self, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
        self.game.acts(&state.inner, seat, acts);
        (self.slip.acts)(acts);
    }
    fn parts(&self, state: &State, seat: Seat, picked: &[&str], parts: &mut Vec<Element>) -> Complete {
        let complete = self.game.parts(&state.inner, seat, picked, parts);
        (self.slip.parts)(picked, parts);
        complete
    }
    fn read(&self, state: &State, seat: Seat, words: &[&str]) -> Option<Answer> {
        (self.slip.read)(self.game.read(&state.inner, seat, words))
    }
    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        (self.slip.judge)(answer, self.game.judge(&state.inner, seat, answer))
    }
    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        sink: &mut S,
    ) {
        let mut events = Vec::new();
        (self.slip.before)(&state.inner, seat, answer, &mut events);
        if self.slip.keeps_first && matches!(answer, Answer::Show(_)) {
            let nobody = SeatSet::all(3) == self.game.waiting(&state.inner).must;
            state.first = if nobody { Some(seat) } else { state.first };
        }
        self.game.apply(&mut state.inner, seat, answer, chance, &mut events);
        events.into_iter().for_each(|event| sink.emit(event));
    }
    fn standing(&self, state: &State) -> Option<Standing> {
        self.game.standing(&state.inner)
    }
    fn path(&self, state: &State, seat: Seat, answer: Answer) -> Path {
        self.game.path(&state.inner, seat, answer)
    }
    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        self.game.candidates(&state.inner, seat, answers);
    }
    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        self.game.prompt(&state.inner, seat)
    }
    fn view(&self, state: &State, observer: Observer) -> View {
        let leak = (self.slip.leak)(self.game.waiting(&state.inner), observer);
        View { inner: self.game.view(&state.inner, observer), first: state.first, leak }
    }
    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        State { inner: self.game.world(&view.inner, chance), first: view.first }
    }
    fn broken(&self, state: &State) -> Vec<String> {
        self.game.broken(&state.inner)
    }
    fn longest(&self) -> usize {
        self.game.longest()
    }
}
