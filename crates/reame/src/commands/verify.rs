//! `reame verify FILE`: is this the record of an honest game?

use super::{read_log, title_of};
use table::log::Act;
use table::{AnyTable, BadLog, Log, StateHash, Title};
use terminal::SeatKind;
use texts::{Lang, Texts};
use titles::Titles;

/// Which record.
#[derive(clap::Args)]
pub struct Args {
    /// The log file.
    pub file: String,
}

/// Checks every answer, hash and die of a log, and says what it cannot check.
///
/// # Errors
/// One line that names the first bad entry, or that the dice of a finished game cannot be checked.
pub fn run(titles: &Titles, Args { file }: &Args) -> Result<String, String> {
    let log = read_log(file)?;
    let title = title_of(titles, file, &log)?;
    let secret = log.secret();
    let table = title.load(&log, secret, &mut |_, _| {});
    let table = table.map_err(|bad| format!("{file}: {}", in_words(&bad, title, &log)))?;
    if secret.is_none() && table.standing().is_some() {
        return Err(format!(
            "{file}: the game is over and the secret of the dice is not revealed: they cannot be checked"
        ));
    }
    let dice = match (log.header.seed(), secret) {
        (Some(seed), _) => format!("dice of seed {seed}, known before they fell"),
        (None, Some(_)) => "dice match the commitment".to_owned(),
        (None, None) => "the game is not over: dice unchecked".to_owned(),
    };
    let (name, entries) = (title.name, table.entries().len());
    let hashes = hashes(title, &log, table.as_ref());
    let unknown = unknown_player(title, &log);
    Ok(format!(
        "{file}: {name}, {entries} entries, all answers legal, {hashes}; {dice}\n\
         not covered: who sat where and gave these answers (nothing is signed), the version of the program{unknown}\n"
    ))
}

/// What is wrong, with the game's own words.
fn in_words(bad: &BadLog, title: &Title, log: &Log) -> String {
    let texts = Texts::of(Lang::of_system(), title.name, None);
    let names: Vec<String> = log.header.seats.iter().map(|seat| seat.name.clone()).collect();
    let words: Vec<String> = bad.messages.iter().map(|message| texts.message(message, &names)).collect();
    if words.is_empty() { bad.to_string() } else { format!("{bad}: {}", words.join("; ")) }
}

/// What the fingerprints say. Those of older rules need not be these, so that they prove nothing where they are not.
fn hashes(title: &Title, log: &Log, table: &dyn AnyTable) -> String {
    let (began, now) = (log.header.version, title.rules);
    let hash = |act: &Act| -> Option<StateHash> {
        match act {
            Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. } => Some(*hash),
            Act::Reveal { .. } => None,
        }
    };
    let both = log.entries.iter().zip(table.entries());
    let differ = both.filter(|(recorded, here)| hash(&recorded.act) != hash(&here.act)).count();
    match (began == now, differ) {
        (true, _) => format!("all hashes right by rules {now}"),
        (false, 0) => format!("all hashes right, though it was played by rules {began} and these are {now}"),
        (false, _) => format!(
            "{differ} hashes are not those of rules {now}, it was played by rules {began}: hashes unchecked"
        ),
    }
}

/// A remark on seats of which the log says that somebody plays there whom this program does not know.
fn unknown_player(title: &Title, log: &Log) -> String {
    let is_known = |player: &str| match SeatKind::named(player) {
        SeatKind::Person => true,
        SeatKind::Bot(name) => titles::check_bots(title.name, vec![name]).is_ok(),
    };
    let unknown = log.header.seats.iter().find(|seat| !is_known(&seat.player));
    unknown.map_or(String::new(), |seat| format!("; there is no player '{}' here", seat.player))
}
