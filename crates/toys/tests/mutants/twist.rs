//! Conquest-lite with one thing twisted: every rule is as it should be unless a twist says otherwise.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use table::{Chance, Game, Message, Observer, Path, Prompt, Seat, Sink, Standing, Waiting};
use toys::conquest::{Answer, Conquest, Event, Reason, State, View};

/// What can go wrong in a game. By default nothing does.
pub trait Twist: Clone + Send + Sync + 'static {
    fn new(options: &Options) -> Result<Conquest, Vec<Message>> {
        Conquest::new(&options.game, 4)
    }
    fn set_up<C: Chance, S: Sink<Event>>(game: &Conquest, chance: &mut C, sink: &mut S) -> State {
        game.set_up(chance, sink)
    }
    fn waiting(game: &Conquest, state: &State) -> Waiting {
        game.waiting(state)
    }
    fn list(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        game.list(state, seat, answers);
    }
    fn judge(game: &Conquest, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        game.judge(state, seat, answer)
    }
    fn apply<C: Chance, S: Sink<Event>>(
        game: &Conquest,
        state: &mut State,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        sink: &mut S,
    ) {
        game.apply(state, seat, answer, chance, sink);
    }
    fn standing(game: &Conquest, state: &State) -> Option<Standing> {
        game.standing(state)
    }
    fn path(_state: &State, _seat: Seat, answer: Answer) -> Path {
        answer.path()
    }
    fn candidates(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        game.candidates(state, seat, answers);
    }
    fn prompt(game: &Conquest, state: &State, seat: Seat) -> Prompt {
        game.prompt(state, seat)
    }
    fn world<C: Chance>(game: &Conquest, view: &View, chance: &mut C) -> State {
        game.world(view, chance)
    }
    /// Something more for the view to tell.
    fn leak(_state: &State, _observer: Observer) -> u8 {
        0
    }
    /// Something that JSON cannot write.
    fn unwritten() -> BTreeMap<(u8, u8), u8> {
        BTreeMap::new()
    }
    /// Something that is kept in the state but not saved.
    fn forget(_forgotten: &mut u32) {}
    /// Something that clones have in common.
    fn share(_shared: &Shared) {}
}

/// Conquest-lite with a twist.
#[derive(Clone)]
pub struct Twisted<T> {
    pub game: Conquest,
    twist: PhantomData<T>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    pub game: toys::conquest::Options,
    /// An option that gets lost when it is written.
    #[serde(skip)]
    pub lost: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TwistedState {
    inner: State,
    #[serde(skip)]
    forgotten: u32,
    shared: Shared,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "u32", into = "u32")]
pub struct Shared(pub Arc<AtomicU32>);

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

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TwistedView {
    inner: View,
    shared: Shared,
    leak: u8,
    unwritten: BTreeMap<(u8, u8), u8>,
}

impl<T: Twist> Game for Twisted<T> {
    type Options = Options;
    type State = TwistedState;
    type Answer = Answer;
    type Reason = Reason;
    type Event = Event;
    type View = TwistedView;

    const NAME: &'static str = "twisted";
    const SEATS: RangeInclusive<u8> = 4..=4;

    fn new(options: &Options, _seats: u8) -> Result<Self, Vec<Message>> {
        T::new(options).map(|game| Twisted { game, twist: PhantomData })
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn content(&self) -> String {
        self.game.content()
    }
    fn set_up<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> TwistedState {
        TwistedState { inner: T::set_up(&self.game, chance, sink), forgotten: 0, shared: Shared::default() }
    }
    fn waiting(&self, state: &TwistedState) -> Waiting {
        T::waiting(&self.game, &state.inner)
    }
    fn list(&self, state: &TwistedState, seat: Seat, answers: &mut Vec<Answer>) {
        T::list(&self.game, &state.inner, seat, answers);
    }
    fn judge(&self, state: &TwistedState, seat: Seat, answer: Answer) -> Result<(), Reason> {
        T::judge(&self.game, &state.inner, seat, answer)
    }
    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut TwistedState,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        sink: &mut S,
    ) {
        T::apply(&self.game, &mut state.inner, seat, answer, chance, sink);
        T::forget(&mut state.forgotten);
        T::share(&state.shared);
    }
    fn standing(&self, state: &TwistedState) -> Option<Standing> {
        T::standing(&self.game, &state.inner)
    }
    fn path(&self, state: &TwistedState, seat: Seat, answer: Answer) -> Path {
        T::path(&state.inner, seat, answer)
    }
    fn candidates(&self, state: &TwistedState, seat: Seat, answers: &mut Vec<Answer>) {
        T::candidates(&self.game, &state.inner, seat, answers);
    }
    fn prompt(&self, state: &TwistedState, seat: Seat) -> Prompt {
        T::prompt(&self.game, &state.inner, seat)
    }
    fn view(&self, state: &TwistedState, observer: Observer) -> TwistedView {
        TwistedView {
            inner: self.game.view(&state.inner, observer),
            shared: u32::from(state.shared.clone()).into(),
            leak: T::leak(&state.inner, observer),
            unwritten: T::unwritten(),
        }
    }
    fn world<C: Chance>(&self, view: &TwistedView, chance: &mut C) -> TwistedState {
        let inner = T::world(&self.game, &view.inner, chance);
        TwistedState { inner, forgotten: 0, shared: u32::from(view.shared.clone()).into() }
    }
    fn broken(&self, state: &TwistedState) -> Vec<String> {
        self.game.broken(&state.inner)
    }
    fn longest(&self) -> usize {
        self.game.longest()
    }
}
