//! A game with one hole: honest in all but what a leak says.

use serde::Serialize;
use std::cell::Cell;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Chance, Game, Message, Observer, Path, Prompt, Sampled, Seat, Sink, Standing, Waiting};
use toys::fate::Fate;
use toys::traits::Traits;

/// What goes wrong with a game.
pub struct Leak<G: Game> {
    /// Something more for the view to tell.
    pub view: fn(&G::State, Observer) -> u8,
    /// Something wrong with a sampled world.
    pub world: fn(&mut G::State, &mut Sampled),
    /// Something more that everybody is told before an answer is carried out.
    pub told: fn(&G::State) -> Option<G::Event>,
}

impl<G: Game> Clone for Leak<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Leak<G> {}

impl<G: Game> Leak<G> {
    /// Nothing goes wrong.
    pub const NONE: Self = Leak { view: |_, _| 0, world: |_, _| {}, told: |_| None };
}

/// A game that leaks are made for: the games of a thread have the leak that was set there.
pub trait Leaks: Game {
    fn set(leak: Leak<Self>);
    fn get() -> Leak<Self>;
}

macro_rules! leaks {
    ($game:ty, $leak:ident) => {
        thread_local! {
            static $leak: Cell<Leak<$game>> = const { Cell::new(Leak::NONE) };
        }
        impl Leaks for $game {
            fn set(leak: Leak<Self>) {
                $leak.set(leak);
            }
            fn get() -> Leak<Self> {
                $leak.get()
            }
        }
    };
}

leaks!(Fate, FATE);
leaks!(Traits, TRAITS);

/// The game with that leak.
#[derive(Clone)]
pub struct Leaky<G: Leaks>(G, Leak<G>);

/// What the honest game tells, and the leak.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View<V> {
    inner: V,
    leak: u8,
}

impl<G: Leaks> Game for Leaky<G> {
    type Content = G::Content;
    type Options = G::Options;
    type State = G::State;
    type Answer = G::Answer;
    type Reason = G::Reason;
    type Event = G::Event;
    type View = View<G::View>;

    const NAME: &'static str = "leaky";
    const SEATS: RangeInclusive<u8> = G::SEATS;

    fn new(content: &Arc<G::Content>, options: &Self::Options, seats: u8) -> Result<Self, Vec<Message>> {
        G::new(content, options, seats).map(|game| Leaky(game, G::get()))
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn content(&self) -> Arc<G::Content> {
        self.0.content()
    }
    fn set_up<C: Chance, S: Sink<Self::Event>>(&self, chance: &mut C, sink: &mut S) -> Self::State {
        self.0.set_up(chance, sink)
    }
    fn waiting(&self, state: &Self::State) -> Waiting {
        self.0.waiting(state)
    }
    fn list(&self, state: &Self::State, seat: Seat, answers: &mut Vec<Self::Answer>) {
        self.0.list(state, seat, answers);
    }
    fn judge(&self, state: &Self::State, seat: Seat, answer: Self::Answer) -> Result<(), Self::Reason> {
        self.0.judge(state, seat, answer)
    }
    fn apply<C: Chance, S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        answer: Self::Answer,
        chance: &mut C,
        sink: &mut S,
    ) {
        (self.1.told)(state).into_iter().for_each(|event| sink.emit(event));
        self.0.apply(state, seat, answer, chance, sink);
    }
    fn standing(&self, state: &Self::State) -> Option<Standing> {
        self.0.standing(state)
    }
    fn path(&self, state: &Self::State, seat: Seat, answer: Self::Answer) -> Path {
        self.0.path(state, seat, answer)
    }
    fn candidates(&self, state: &Self::State, seat: Seat, answers: &mut Vec<Self::Answer>) {
        self.0.candidates(state, seat, answers);
    }
    fn prompt(&self, state: &Self::State, seat: Seat) -> Prompt {
        self.0.prompt(state, seat)
    }
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View {
        View { inner: self.0.view(state, observer), leak: (self.1.view)(state, observer) }
    }
    fn world<C: Chance>(&self, view: &Self::View, chance: &mut C) -> Self::State {
        let mut world = self.0.world(&view.inner, chance);
        (self.1.world)(&mut world, &mut Sampled::new(chance.draw(1 << 15) as u64));
        world
    }
    fn broken(&self, state: &Self::State) -> Vec<String> {
        self.0.broken(state)
    }
    fn longest(&self) -> usize {
        self.0.longest()
    }
}
