//! The rules of Kingsburg, chapter by chapter: each test names the rules of the ledger that it proves.

#![cfg(test)]

mod dsl;

mod court;
mod people;
mod province;

mod advisors;
mod agent;
mod aid;
mod build;
mod buildings;
mod cited;
mod content;
mod defences;
mod events;
mod examples;
mod examples_winter;
mod facts;
mod flow;
mod goods;
mod help;
mod influence;
mod invaders;
mod invariants;
mod market;
mod mercenaries;
mod ordering;
mod orders;
mod position;
mod position_fields;
mod position_follows;
mod position_rights;
mod position_steps;
mod position_winter;
mod prompts;
mod raid;
mod raze;
mod reasons;
mod reward;
mod roll;
mod secrecy;
mod setup;
mod statue_chapel;
mod trade;
mod two_players;
mod victory;
mod winter;
