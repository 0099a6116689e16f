//! What the binary does, one command a file: its arguments, and `run`, which returns what to print or one clear line on what
//! is wrong.

pub mod admin;
pub mod arena;
pub mod backup;
pub mod content;
pub mod doctor;
pub mod engine;
pub mod lab;
pub mod load;
pub mod odds;
mod one_game;
pub mod options;
mod out;
pub mod play;
pub mod position;
mod print;
pub mod replay;
pub mod rules;
pub mod saves;
pub mod serve;
pub mod shell;
pub mod sim;
pub mod starter;
pub mod verify;
mod wins_by;

pub use print::Print;

use crate::players::Forfeit;
use std::fs;
use table::{BadLog, Log};
use texts::{Lang, Texts};
use titles::Titles;

/// Options of games that were given as flags.
pub type Flags = Vec<(String, String)>;

/// How many threads: as many as was said, or one for each core.
fn threads(said: Option<usize>) -> usize {
    said.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// The bot of a game that plays well at once.
fn quick_bot(game: &str) -> Result<&'static str, String> {
    titles::players(game).map(|players| players.quick())
}

/// A number with so many decimals, as the language writes it.
fn decimal(number: f64, decimals: usize, lang: Lang) -> String {
    let text = format!("{number:.decimals$}");
    match lang {
        Lang::En => text,
        Lang::It => text.replace('.', ","),
    }
}

/// Games that programs lost because they failed, a line each.
fn told(forfeits: &[Forfeit], texts: &Texts) -> String {
    let one = |Forfeit { game, seat, player, why }: &Forfeit| {
        let args = [
            ("game", (*game).into()),
            ("seat", seat.to_string().into()),
            ("player", player.as_str().into()),
            ("why", why.as_str().into()),
        ];
        texts.with("arena-forfeit", &args) + "\n"
    };
    forfeits.iter().map(one).collect()
}

/// A line if fewer games were played than were wanted.
fn unfinished(games: u64, of: u64, texts: &Texts) -> String {
    if games < of {
        texts.with("arena-interrupted", &[("games", games.into()), ("of", of.into())]) + "\n"
    } else {
        String::new()
    }
}

/// Reads a log file.
///
/// # Errors
/// One line that names the file and what is wrong with it.
pub fn read_log(file: &str) -> Result<Log, String> {
    let text = fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    let mut log = Log::parse(&text).map_err(|bad| refuse(file, "", &bad))?;
    for sitter in &mut log.header.seats {
        sitter.name = harmless(&sitter.name);
        sitter.player = harmless(&sitter.player);
    }
    Ok(log)
}

/// A word of a file as a terminal may have it: what a terminal obeys, or what turns the direction of a line, is shown as a
/// question mark.
fn harmless(word: &str) -> String {
    let acts = |c: char| {
        c.is_control()
            || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    word.chars().map(|c| if acts(c) { '\u{fffd}' } else { c }).collect()
}

/// One line on a log that does not hold, of this game or of one that is not known yet.
fn refuse(file: &str, game: &str, bad: &BadLog) -> String {
    format!("{file}: {}", in_words(bad, &Texts::new(Lang::chosen(), game), &[]))
}

/// Where a log does not hold and why, with the words of its game where it is known, and the names of its seats.
fn in_words(bad: &BadLog, texts: &Texts, names: &[String]) -> String {
    let words: Vec<String> = bad.messages.iter().map(|message| texts.message(message, names)).collect();
    let why = if words.is_empty() { bad.why.clone() } else { format!("{}: {}", bad.why, words.join("; ")) };
    match bad.entry {
        Some(n) => texts.with("verify-bad-entry", &[("n", n.into()), ("why", why.into())]),
        None => texts.with("verify-bad-header", &[("why", why.into())]),
    }
}

/// The title that a log is of.
fn title_of<'t>(titles: &'t Titles, file: &str, log: &Log) -> Result<&'t table::Title, String> {
    titles.find(&log.header.game).map_err(|why| format!("{file}: {why}"))
}
