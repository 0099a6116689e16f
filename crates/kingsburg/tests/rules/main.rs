//! The rules of Kingsburg, chapter by chapter: each test names the rules of the ledger that it proves.

mod dsl;

mod aid;
mod flow;
mod setup;
