//! What cards do: once for each word of the vocabulary, never once for each card.

mod battle;
mod captives;
mod castles;
mod church;
mod gold;
mod initiative;
mod marches;
mod parts;
mod place;
mod remove;
mod treachery;
mod upgrade;
