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

/// The contents that recorded games began with and that are not today's: `tests/contents/<game>/<hash>.json`. As in a server's store, a
/// corrected map changes new games only.
fn keep_contents(title: &Title) {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/contents")).join(title.name);
    for file in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let hash = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let kept = std::fs::read_to_string(&file).map_err(|e| e.to_string());
        let kept = kept.and_then(|text| title.keep(&hash, &text).map_err(|bad| format!("{bad:?}")));
        assert!(kept.is_ok(), "{}: {kept:?}", file.display());
    }
}

/// The games that have transcripts.
///
/// # Panics
/// That a content is kept that cannot be played with.
#[must_use]
pub fn titles() -> Vec<(Title, Players)> {
    let titles = Titles::default().0.into_iter().inspect(keep_contents);
    titles.filter_map(|title| titles::players(title.name).ok().map(|players| (title, players))).collect()
}
