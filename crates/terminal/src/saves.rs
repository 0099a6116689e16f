//! The saved games of a folder, as a list: which game, who plays, how far it is.

use super::save::numbered;
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use table::Log;
use table::log::Act;
use texts::Texts;

/// How far a saved game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// It can be gone on with.
    Unfinished,
    /// It was played to its end.
    Finished,
    /// It cannot be read.
    Broken,
}

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Saved {
    /// Its log.
    pub file: PathBuf,
    /// Which game.
    pub game: String,
    /// Who plays, by seat.
    pub names: Vec<String>,
    /// How many answers were given.
    pub answers: usize,
    /// How far it is.
    pub progress: Progress,
    /// Seconds since it was last played.
    pub age: u64,
}

impl Saved {
    fn read(game: &str, file: PathBuf, now: SystemTime) -> Saved {
        let text = fs::read_to_string(&file).unwrap_or_default();
        // A last line that was not written to its end does not count.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let log = Log::parse(&text[..whole]).ok();
        let entries = log.as_ref().map_or(&[][..], |log| &log.entries);
        let progress = match (&log, entries.last().map(|entry| &entry.act)) {
            (None, _) => Progress::Broken,
            (Some(_), Some(Act::Reveal { .. })) => Progress::Finished,
            (Some(_), _) => Progress::Unfinished,
        };
        let answers = entries.iter().filter(|entry| matches!(entry.act, Act::Answer { .. })).count();
        let seats = log.as_ref().map_or(&[][..], |log| &log.header.seats);
        let names = seats.iter().map(|sitter| sitter.name.clone()).collect();
        let written = fs::metadata(&file).and_then(|data| data.modified()).unwrap_or(now);
        let age = now.duration_since(written).map_or(0, |age| age.as_secs());
        Saved { file, game: game.to_owned(), names, answers, progress, age }
    }

    /// In one line: who plays, how far it is, when it was last played.
    #[must_use]
    pub fn told(&self, texts: &Texts) -> String {
        let key = match self.progress {
            Progress::Unfinished => "saves-unfinished",
            Progress::Finished => "saves-finished",
            Progress::Broken => return texts.get("saves-broken"),
        };
        let args = [("names", self.names.join(", ").into()), ("count", self.answers.into())];
        format!("{} {}", texts.with(key, &args), ago(self.age, texts))
    }
}

/// The saved games of a title, the newest first.
#[must_use]
pub fn of_game(folder: &Path, game: &str) -> Vec<Saved> {
    let now = SystemTime::now();
    let all = numbered(folder, game).into_iter();
    all.map(|(_, file)| Saved::read(game, file, now)).collect()
}

/// How long ago, in the largest unit that counts.
fn ago(seconds: u64, texts: &Texts) -> String {
    let (key, count) = match seconds {
        0..120 => return texts.get("saves-now"),
        120..7_200 => ("saves-minutes", seconds / 60),
        7_200..172_800 => ("saves-hours", seconds / 3_600),
        _ => ("saves-days", seconds / 86_400),
    };
    texts.with(key, &[("count", count.into())])
}
