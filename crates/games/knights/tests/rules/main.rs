//! The rules of Warrior Knights and of Crown and Glory, chapter by chapter: each test names the rules of the ledger that it proves.

#![cfg(test)]

mod dsl;

mod actions;
mod assault;
mod assembly;
mod battle;
mod beginnings;
mod cards;
mod causes;
mod cited;
mod clashes;
mod decks;
mod declared;
mod desertion;
mod draft;
mod edges;
mod endings;
mod expeditions;
mod fallen;
mod glory;
mod laid_out;
mod lasting;
mod lent;
mod letter;
mod motions;
mod movement;
mod neutral;
mod odds;
mod offices;
mod open_cards;
mod options;
mod positions;
mod presiding;
mod rounds;
mod ruins;
mod siege;
mod sparse;
mod supply;
mod taxes;
mod told;
mod transfers;
mod upkeep;
mod voting;
mod written;
