//! The game that is twisted.

use crate::twist::{Options, TWIST, Twist};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use table::Nothing;
use table::{
    Chance, Game, Message, Observer, Path, Prompt, Seat, Sheet, SheetWriter, Sink, Standing, Waiting,
};
use toys::conquest::{self, Answer, Conquest, Event, Reason};

/// Conquest-lite with a twist.
#[derive(Clone)]
pub struct Twisted {
    game: Conquest,
    twist: Twist,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    inner: conquest::State,
    #[serde(skip)]
    forgotten: u32,
    shared: Shared,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    inner: conquest::View,
    shared: u32,
    leak: u8,
    unwritten: BTreeMap<(u8, u8), u8>,
}

/// A number that clones have in common.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "u32", into = "u32")]
struct Shared(Arc<AtomicU32>);

impl From<u32> for Shared {
    fn from(number: u32) -> Shared {
        Shared(Arc::new(AtomicU32::new(number)))
    }
}

impl From<Shared> for u32 {
    fn from(shared: Shared) -> u32 {
        shared.0.load(Ordering::Relaxed)
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        u32::from(self.clone()) == u32::from(other.clone())
    }
}

impl Game for Twisted {
    type Content = Nothing;
    type Options = Options;
    type State = State;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "twisted";
    const SEATS: RangeInclusive<u8> = 4..=4;

    fn new(content: &Arc<Nothing>, options: &Options, _seats: u8) -> Result<Twisted, Vec<Message>> {
        let twist = TWIST.get();
        let rounds = (twist.rounds)(options);
        Conquest::new(content, &conquest::Options { rounds }, 4).map(|game| Twisted { game, twist })
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn content(&self) -> Arc<Nothing> {
        self.game.content()
    }
    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut events = Vec::new();
        let inner = self.game.set_up(chance, &mut events);
        (self.twist.set_up)(&inner, &mut events);
        events.into_iter().for_each(|event| sink.emit(event));
        State { inner, forgotten: 0, shared: 0.into() }
    }
    fn waiting(&self, state: &State) -> Waiting {
        (self.twist.waiting)(&state.inner, self.game.waiting(&state.inner))
    }
    fn list(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        self.game.list(&state.inner, seat, answers);
        (self.twist.list)(&self.game, &state.inner, seat, answers);
    }
    fn judge(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        (self.twist.judge)(&state.inner, seat, answer, self.game.judge(&state.inner, seat, answer))
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
        (self.twist.before)(&mut state.inner, &mut events);
        self.game.apply(&mut state.inner, seat, answer, chance, &mut events);
        (self.twist.after)(&mut state.inner, &mut events);
        events.into_iter().for_each(|event| sink.emit(event));
        state.forgotten += self.twist.forgotten;
        state.shared.0.fetch_add(self.twist.shared, Ordering::Relaxed);
    }
    fn standing(&self, state: &State) -> Option<Standing> {
        (self.twist.standing)(&state.inner, self.game.standing(&state.inner))
    }
    fn path(&self, _state: &State, _seat: Seat, answer: Answer) -> Path {
        (self.twist.path)(answer)
    }
    fn candidates(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        self.game.candidates(&state.inner, seat, answers);
        (self.twist.candidates)(&self.game, &state.inner, seat, answers);
    }
    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        (self.twist.prompt)(&state.inner, self.game.prompt(&state.inner, seat))
    }
    fn view(&self, state: &State, observer: Observer) -> View {
        View {
            inner: self.game.view(&state.inner, observer),
            shared: state.shared.clone().into(),
            leak: (self.twist.leak)(&state.inner, observer),
            unwritten: (self.twist.unwritten)(),
        }
    }
    fn are_alike(&self, one: &View, other: &View) -> bool {
        (self.twist.alike)(&one.inner, &other.inner)
    }
    fn write(&self, view: &View, before: &[(&View, &Sheet)]) -> Sheet {
        SheetWriter::object(before, |sheet| {
            let is_same = |other: &View| (self.twist.copied)(&other.inner, &view.inner);
            sheet.member("inner", is_same, || view.inner.clone());
            sheet.value("shared", &view.shared);
            sheet.value("leak", &view.leak);
            sheet.value("unwritten", &view.unwritten);
        })
    }
    fn world<C: Chance>(&self, view: &View, chance: &mut C) -> State {
        let mut from = view.inner.clone();
        (self.twist.from)(&mut from);
        let mut inner = self.game.world(&from, chance);
        (self.twist.world)(&mut inner);
        State { inner, forgotten: 0, shared: view.shared.into() }
    }
    fn broken(&self, state: &State) -> Vec<String> {
        self.game.broken(&state.inner)
    }
    fn longest(&self) -> usize {
        self.game.longest()
    }
}
