//! Every rule of the ledger by its id, chapter by chapter.

#![cfg(test)]

mod ai;
mod bonus;
mod checks;
mod components;
mod counterattack;
mod crusade;
mod dsl;
mod events;
mod family;
mod intrigue;
mod invade;
mod invariants;
mod playout;
mod positions;
mod positions_complete;
mod positions_refused;
mod realm;
mod sequence;
mod setup;
mod strange;
mod tax;
mod traits;
mod trophies;
mod turn;
mod upkeep;
mod views;
mod war;
