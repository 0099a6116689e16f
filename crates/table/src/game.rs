//! What a game is to the kernel.

use crate::{Chance, Event, Message, Observer, Path, Reason, Rule, Seat, SeatSet, Sink, Stack};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The rules of one title, with its options and content chosen. A value without clock, network, thread or global.
///
/// States change only through [`Game::apply`]. It trusts its caller: the answer must have passed
/// [`Game::judge`] (tables check it) or come from [`Game::list`] (search and simulation).
pub trait Game: Clone + Send + Sync + 'static {
    /// The components it is played with.
    type Content: pack::Content;
    /// Modules, variants and scenario.
    type Options: Clone + Default + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything there is to know about a moment of play, flat and small.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One choice of one seat.
    type Answer: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// Why an answer is not legal.
    type Reason: Reason;
    /// What happens.
    type Event: Event;
    /// What one observer may know, built field by field.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The name of the title in commands, files and addresses.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// The game with this content and these options at a table of so many seats.
    ///
    /// # Errors
    /// All reasons why these options cannot be played.
    fn new(content: &Arc<Self::Content>, options: &Self::Options, seats: u8) -> Result<Self, Vec<Message>>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The content in play.
    fn content(&self) -> Arc<Self::Content>;

    /// The first position, up to the first decision.
    fn set_up<C: Chance, S: Sink<Self::Event>>(&self, chance: &mut C, sink: &mut S) -> Self::State;

    /// Who must answer now. Nobody: the game is over.
    fn waiting(&self, state: &Self::State) -> Waiting;

    /// Adds all legal answers of a seat that is waited for, sorted and without repetition.
    fn list(&self, state: &Self::State, seat: Seat, answers: &mut Vec<Self::Answer>);

    /// Is this answer legal for this seat now? Says the same as [`Game::list`], with the reason.
    ///
    /// # Errors
    /// The reason why it is not.
    fn judge(&self, state: &Self::State, seat: Seat, answer: Self::Answer) -> Result<(), Self::Reason>;

    /// Carries out a legal answer, up to the next decision.
    fn apply<C: Chance, S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        answer: Self::Answer,
        chance: &mut C,
        sink: &mut S,
    );

    /// Who won, once the game is over.
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// The elements that a player picks to give this answer.
    fn path(&self, state: &Self::State, seat: Seat, answer: Self::Answer) -> Path;

    /// Adds every answer that could be written down in this position, legal or not: what "why not?" can be asked
    /// about.
    fn candidates(&self, state: &Self::State, seat: Seat, answers: &mut Vec<Self::Answer>);

    /// What a seat that is waited for is asked.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Prompt;

    /// What the observer may know.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// A full state that the observer of this view could be in, drawn at random among them.
    fn world<C: Chance>(&self, view: &Self::View, chance: &mut C) -> Self::State;

    /// All invariants of the game that this state breaks; none in any position reached by play.
    fn broken(&self, state: &Self::State) -> Vec<String>;

    /// The options whose value is one of a few words, with those words, the default first.
    #[must_use]
    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }

    /// Answers a question about games with this content that needs no table, e.g. the odds of a battle; none if it is
    /// not known.
    ///
    /// # Errors
    /// One line on what is wrong with the input.
    #[must_use]
    fn consult(
        content: &Self::Content,
        question: &str,
        input: &serde_json::Value,
    ) -> Option<Result<serde_json::Value, String>> {
        let _ = (content, question, input);
        None
    }

    /// More decisions than any game with [`Game::bounded`] options can have: every such game ends before.
    fn longest(&self) -> usize;

    /// These options, with a bound for games that people may play without end: for simulation and proof.
    #[must_use]
    fn bounded(options: &Self::Options) -> Self::Options {
        options.clone()
    }
}

/// Who must answer now, and how.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Waiting {
    /// The seats that have to answer.
    pub seats: SeatSet,
    /// How they answer.
    pub secrecy: Secrecy,
}

/// How a decision is taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Secrecy {
    /// Openly: a decision with one legal answer is taken by itself.
    Open,
    /// In secret: what was answered, and whether there was a choice at all, is nobody else's business.
    Sealed,
}

impl Waiting {
    /// Nobody has to answer: the game is over.
    pub const NOBODY: Waiting = Waiting { seats: SeatSet::EMPTY, secrecy: Secrecy::Open };

    /// One seat answers openly.
    #[inline]
    #[must_use]
    pub fn seat(seat: Seat) -> Waiting {
        Waiting { seats: SeatSet::one(seat), secrecy: Secrecy::Open }
    }

    /// These seats answer at the same time, in secret.
    #[inline]
    #[must_use]
    pub const fn sealed(seats: SeatSet) -> Waiting {
        Waiting { seats, secrecy: Secrecy::Sealed }
    }
}

/// What a player is asked, and by which rule.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prompt {
    /// The question.
    pub message: Message,
    /// The rule that asks it.
    pub rule: Rule,
}

/// The end of a game.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Who won; several when the victory is shared.
    pub winners: SeatSet,
    /// What counts for victory, seat by seat.
    pub scores: Stack<i32, 8>,
    /// The rule that ended the game.
    pub by: Rule,
}
