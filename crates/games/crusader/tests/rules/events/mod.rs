//! Events of Action cards, and what developments and shields on the track do.

mod births;
mod cards;
mod checks;
mod developments;
mod each;
mod gold;
mod lands;
mod modifiers;
mod options;
mod people;
mod relations;
pub mod scene;
mod targets;
mod track;
mod words;
