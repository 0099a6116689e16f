//! Steps of play: everything there is to know about one decision stands in one file of its chapter.

use crate::{Chance, Game, Prompt, Seat, Sink, Stack, Waiting};

/// One decision of a game, asked again and again: who is asked and how, what, which answers are legal and why others are
/// not, what an answer does and what comes next. Its fields are what it has to remember; it lies in a frame of the state.
pub trait Step<G: Game>: Copy {
    /// Who must answer, and whether openly or sealed. There is no default: to be asked openly is said.
    fn waiting(&self, game: &G, state: &G::State) -> Waiting;

    /// What a seat that must answer is asked.
    fn prompt(&self, game: &G, state: &G::State, seat: Seat) -> Prompt;

    /// Adds all legal answers, sorted and without repetition.
    fn list(&self, game: &G, state: &G::State, seat: Seat, answers: &mut Vec<G::Answer>);

    /// Is this answer legal? Says the same as the list, with the reason.
    ///
    /// # Errors
    /// The reason why it is not.
    fn judge(&self, game: &G, state: &G::State, seat: Seat, answer: G::Answer) -> Result<(), G::Reason>;

    /// Adds every answer that could be written down here, legal or not: what "why not?" can be asked about.
    fn candidates(&self, game: &G, state: &G::State, seat: Seat, answers: &mut Vec<G::Answer>);

    /// Carries out a legal answer, up to what must be looked at next.
    fn take<C: Chance, S: Sink<G::Event>>(
        self,
        play: &mut Play<'_, G, C, S>,
        seat: Seat,
        answer: G::Answer,
    ) -> Next;

    /// Looks at the step when it lies on top: is somebody asked, or has it run its course?
    #[inline]
    fn resume<C: Chance, S: Sink<G::Event>>(self, play: &mut Play<'_, G, C, S>) -> Next {
        let _ = play;
        Next::Ask
    }
}

/// A step that asks nothing: dice fall, a turn begins, a battle is over.
pub trait Run<G: Game>: Copy {
    /// Does what is to be done, and says what is looked at next.
    fn run<C: Chance, S: Sink<G::Event>>(self, play: &mut Play<'_, G, C, S>) -> Next;
}

/// What a step wants after it was looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Somebody must answer, or the game is over.
    Ask,
    /// The frames have changed; look again.
    Go,
}

/// A game whose sequence of play is a stack of frames in its state.
pub trait Framed: Game {
    /// All its steps: an enum that derives [`derive@crate::Frames`].
    type Frame: Step<Self>;

    /// Where its frames are kept: a [`crate::Stack`] as deep as its rules need.
    type Frames: FrameStack<Self::Frame>;

    /// The step in progress.
    fn frame(state: &Self::State) -> Self::Frame;

    /// Its frames, for a change; none if they stay as they are because the game is over.
    fn frames(state: &mut Self::State) -> Option<&mut Self::Frames>;
}

/// Frames in a state, the step in progress on top.
pub trait FrameStack<F> {
    /// Puts another frame in place of the one on top.
    fn set_frame(&mut self, frame: F);

    /// Puts a frame on top: an interrupt.
    fn push_frame(&mut self, frame: F);

    /// Takes the frame on top away.
    fn pop_frame(&mut self);
}

impl<F: Copy + Default, const N: usize> FrameStack<F> for Stack<F, N> {
    #[inline]
    fn set_frame(&mut self, frame: F) {
        self.set_top(frame);
    }

    #[inline]
    fn push_frame(&mut self, frame: F) {
        self.push(frame);
    }

    #[inline]
    fn pop_frame(&mut self) {
        self.pop();
    }
}

/// A game being played on: the rules with hands on the state.
pub struct Play<'a, G: Game, C, S> {
    /// The rules with all that was agreed.
    pub game: &'a G,
    /// The state.
    pub state: &'a mut G::State,
    /// Where dice come from.
    pub chance: &'a mut C,
    /// Where events go.
    pub sink: &'a mut S,
}

impl<'a, G: Framed, C: Chance, S: Sink<G::Event>> Play<'a, G, C, S> {
    /// Takes the state in hand.
    #[inline]
    pub fn new(game: &'a G, state: &'a mut G::State, chance: &'a mut C, sink: &'a mut S) -> Self {
        Play { game, state, chance, sink }
    }

    /// Carries out a legal answer, up to the next decision.
    #[inline]
    pub fn answer(&mut self, seat: Seat, answer: G::Answer) {
        if G::frame(self.state).take(self, seat, answer) == Next::Go {
            self.run();
        }
    }

    /// Runs frames until somebody must answer or the game is over.
    pub fn run(&mut self) {
        while G::frame(self.state).resume(self) == Next::Go {}
    }

    /// Another step in place of this one.
    #[inline]
    pub fn goto(&mut self, step: impl Into<G::Frame>) -> Next {
        if let Some(frames) = G::frames(self.state) {
            frames.set_frame(step.into());
        }
        Next::Go
    }

    /// Another step in place of this one, which asks as it stands.
    #[inline]
    pub fn ask(&mut self, step: impl Into<G::Frame>) -> Next {
        self.goto(step);
        Next::Ask
    }

    /// A step on top of this one: an interrupt.
    #[inline]
    pub fn push(&mut self, step: impl Into<G::Frame>) -> Next {
        if let Some(frames) = G::frames(self.state) {
            frames.push_frame(step.into());
        }
        Next::Go
    }

    /// This step is over.
    #[inline]
    pub fn pop(&mut self) -> Next {
        if let Some(frames) = G::frames(self.state) {
            frames.pop_frame();
        }
        Next::Go
    }

    /// Tells what happened.
    #[inline]
    pub fn tell(&mut self, event: G::Event) {
        self.sink.emit(event);
    }
}
