//! What a game is to the kernel.

use crate::{
    Chance, Complete, Element, Event, Message, Observer, Path, Reason, Rule, Seat, Sheet, Sink, Standing,
    Waiting, listed_parts,
};
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
    /// The version of its rules, kept in every log: one more whenever an answer may be judged otherwise or lead to another
    /// state than before. Logs of an older version are replayed by their answers and outcomes and hashed anew.
    const RULES: u32 = 1;
    /// How many can play, one person alone included.
    const SEATS: RangeInclusive<u8>;
    /// Can a game end that no seat wins? The kit lets a standing have no winner only then.
    const CAN_BE_LOST: bool = false;

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

    /// Who must answer now, and who may act without being asked. Nobody must: the game is over.
    fn waiting(&self, state: &Self::State) -> Waiting;

    /// Adds all legal answers of a seat that must answer, sorted and without repetition.
    fn list(&self, state: &Self::State, seat: Seat, answers: &mut Vec<Self::Answer>);

    /// Adds acts of a seat that may act, sorted and without repetition, none of them in [`Game::list`]. Where acts are
    /// too many to list (an offer of so much for so much) these are the few that bots weigh; [`Game::parts`] and
    /// [`Game::read`] know the others.
    fn acts(&self, state: &Self::State, seat: Seat, acts: &mut Vec<Self::Answer>) {
        let _ = (state, seat, acts);
    }

    /// Adds the elements that can come next after those picked so far, for a seat that must answer or may act; with
    /// the whole of what can be done, listed or not. A game with acts that are not listed adds them to those of
    /// [`listed_parts`].
    fn parts(&self, state: &Self::State, seat: Seat, picked: &[&str], parts: &mut Vec<Element>) -> Complete {
        listed_parts(self, state, seat, picked, parts)
    }

    /// The answer that these words mean, if it is one that is not listed, legal or not: [`Game::judge`] decides.
    fn read(&self, state: &Self::State, seat: Seat, words: &[&str]) -> Option<Self::Answer> {
        let _ = (state, seat, words);
        None
    }

    /// Is this answer or act legal for this seat now? Says the same as the lists and parts, with the reason.
    ///
    /// # Errors
    /// The reason why it is not.
    fn judge(&self, state: &Self::State, seat: Seat, answer: Self::Answer) -> Result<(), Self::Reason>;

    /// Carries out a legal answer or act, up to the next decision. After an act somebody must still answer, unless the
    /// game is over.
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

    /// The elements that a player picks to give this answer or act.
    fn path(&self, state: &Self::State, seat: Seat, answer: Self::Answer) -> Path;

    /// Adds every answer and act that could be written down in this position, legal or not: what "why not?" can be
    /// asked about. Of acts that are too many to list, enough to give every reason.
    fn candidates(&self, state: &Self::State, seat: Seat, answers: &mut Vec<Self::Answer>);

    /// What a seat that must answer is asked.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Prompt;

    /// What the observer may know.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// Are these two views written alike, whoever looks? Then they are written once for both.
    fn are_alike(&self, one: &Self::View, other: &Self::View) -> bool {
        one == other
    }

    /// Writes a view as JSON. Other views of the same game were written before: what is the same in one of them need not be
    /// worked out again.
    fn write(&self, view: &Self::View, before: &[(&Self::View, &Sheet)]) -> Sheet {
        let _ = before;
        Sheet::of(view)
    }

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

    /// More needed answers than any game with [`Game::bounded`] options can have: every such game ends before. Acts do
    /// not count.
    fn longest(&self) -> usize;

    /// These options, with a bound for games that people may play without end: for simulation and proof.
    #[must_use]
    fn bounded(options: &Self::Options) -> Self::Options {
        options.clone()
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
