//! What the cards of every game share, and nothing that only one game has.
//!
//! A card says one or more **clauses**. A clause changes a number ([`Modifier`]), allows or forbids something ([`Permit`]), or does
//! something at a moment ([`Trigger`]). The words are the game's own enums, named in its [`Vocabulary`]; the game compiles its cards
//! into [`Tables`] once and answers three questions about its state in a [`Scene`]: who has a clause in force, does a condition
//! hold, does a scope cover a subject. From that follow:
//!
//! - numbers, summed from what is in force whenever they are asked for and never kept ([`Tables::value`], [`Tables::sources`]);
//! - what may be done, `forbid` over `allow` ([`Tables::verdict`]);
//! - what is due at a moment, in the order its owner chooses ([`Due`]).
//!
//! What lies in a state is flat and small: what was put in force for a time ([`InForce`], ended by [`Until`]), what was used up
//! ([`Uses`] against a [`Limit`]), and what is still due. What is in force because a card is held is read from where the card lies.
//!
//! Doing things is the game's: its verbs run in its steps. A new word is a variant in the game's vocabulary, the line that carries it out,
//! the text that tells it, and its worth to a bot.

mod limit;
mod modifier;
mod permit;
mod tables;
mod trigger;
mod until;
mod words;

pub use limit::{Limit, Refused, Use, Uses};
pub use modifier::{Modifier, sum, value};
pub use permit::{Mode, Permit, Verdict};
pub use tables::{Builder, Clause, ClauseId, Closed, Says, Scene, Source, Tables, Vocabulary};
pub use trigger::{Called, Choice, Due, Trigger};
pub use until::{Full, InForce, Lasting, Until};
pub use words::Word;
