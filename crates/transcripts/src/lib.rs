//! Transcripts: whole games as everybody at the table was told them. They are recorded once, with answers, outcomes, events,
//! questions and views, and replayed by a test: a change of the rules that shows anywhere shows there.
//!
//! The folder `tests/games/<game>` is the test: every file in it is replayed. `cargo run -p transcripts -- record` plays
//! new games, `-- renew` keeps the answers and outcomes of the files and writes anew what was told.

pub mod file;
pub mod plan;
pub mod record;
pub mod replay;
pub mod scene;

use bots::Players;
use std::path::PathBuf;
use table::Title;
use titles::Titles;

/// The folder of the transcripts of a game.
#[must_use]
pub fn folder(game: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/games")).join(game)
}

/// The games that have transcripts.
#[must_use]
pub fn titles() -> Vec<(Title, Players)> {
    let titles = Titles::default().0.into_iter();
    titles.filter_map(|title| titles::players(title.name).ok().map(|players| (title, players))).collect()
}
