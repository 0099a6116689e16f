//! The words in which events, developments, the track and strategies are written. A word that is not here is an error, not
//! something to skip.

mod effect;
mod event;
mod modifier;
mod strategy;
mod words;

pub(crate) use effect::each;
pub use effect::{
    AddAge, AddModifier, AddTrait, BirthBastard, BirthChild, BreakPact, BuyDevelopment, Choose, Demobilise,
    DrawActionCard, DrawTrait, Effect, GainCasusBelli, GainGold, KillCharacter, LayKnight, ListId,
    LoseDevelopment, LoseGold, LoseShield, Mobilise, PlaceToken, RemoveAge, RemoveToken, RemoveTrait,
    ReplaceShield, RevealHand, TransferGold,
};
pub use event::{
    Amount, AtRandom, BirthTrait, Character, Check, Criticals, Per, Requirement, Target, Territory,
};
pub use modifier::Modifier;
pub use strategy::{
    Accept, ByColour, Extras, Ground, Land, Line, Rank, Rivals, Sought, SpouseSource, Suit, Suitor, Victim,
};
pub use words::{
    Action, Actions, Cause, Colour, Countable, DevKind, Duration, Feature, Features, Marker, Once, PactKind,
    Scope, Scopes, Sex, Sexes, ShieldPick, Who,
};

/// What is meant where no number is said.
fn one() -> u8 {
    1
}
