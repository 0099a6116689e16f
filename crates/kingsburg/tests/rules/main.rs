//! The rules of Kingsburg, chapter by chapter: each test names the rules of the ledger that it proves.

mod dsl;

mod advisors;
mod aid;
mod build;
mod flow;
mod help;
mod influence;
mod roll;
mod setup;
