//! The rules of Warlords of Europe, chapter by chapter: each test names the rules of the ledger that it proves.

#![cfg(test)]

mod dsl;

mod examples;
mod groups;
mod odds;
mod positions;
mod positions_begin;
mod positions_play;
mod turns;
