//! Packs: how an overlay is laid over the default, what is a mistake, and that every mistake is told with its place.

mod arbitrary;
mod changes;
mod folders;
mod forms;
mod game;
mod overlays;
mod places;
mod reading;
