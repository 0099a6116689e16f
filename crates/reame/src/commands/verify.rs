//! `reame verify FILE`: is this the record of an honest game?

use super::{in_words, read_log, title_of};
use table::log::Act;
use table::{AnyTable, Log, StateHash, Title};
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
    let texts = Texts::of(Lang::chosen(), title.name, None);
    let secret = log.secret();
    let table = title.load(&log, secret, &mut |_, _| {});
    let names: Vec<String> = log.header.seats.iter().map(|seat| seat.name.clone()).collect();
    let table = table.map_err(|bad| format!("{file}: {}", in_words(&bad, &texts, &names)))?;
    if secret.is_none() && table.standing().is_some() {
        return Err(format!("{file}: {}", texts.get("verify-no-secret")));
    }
    let dice = match (log.header.seed(), secret) {
        (Some(seed), _) => texts.with("verify-dice-seed", &[("seed", seed.to_string().into())]),
        (None, Some(_)) => texts.get("verify-dice-match"),
        (None, None) => texts.get("verify-dice-unchecked"),
    };
    let good = texts.with(
        "verify-good",
        &[
            ("file", file.as_str().into()),
            ("game", title.name.into()),
            ("entries", table.entries().len().into()),
            ("hashes", hashes(title, &log, table.as_ref(), &texts).into()),
            ("dice", dice.into()),
        ],
    );
    let not_covered = match unknown_player(title, &log) {
        Some(player) => texts.with("verify-not-covered-player", &[("player", player.into())]),
        None => texts.get("verify-not-covered"),
    };
    Ok(format!("{good}\n{not_covered}\n"))
}

/// What the fingerprints say. Those of older rules need not be these, so that they prove nothing where they are not.
fn hashes(title: &Title, log: &Log, table: &dyn AnyTable, texts: &Texts) -> String {
    let (began, now) = (log.header.version, title.rules);
    let hash = |act: &Act| -> Option<StateHash> {
        match act {
            Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. } => Some(*hash),
            Act::Reveal { .. } => None,
        }
    };
    let both = log.entries.iter().zip(table.entries());
    let differ = both.filter(|(recorded, here)| hash(&recorded.act) != hash(&here.act)).count();
    let key = match (began == now, differ) {
        (true, _) => "verify-hashes",
        (false, 0) => "verify-hashes-older",
        (false, _) => "verify-hashes-differ",
    };
    texts.with(key, &[("began", began.into()), ("now", now.into()), ("count", differ.into())])
}

/// A seat's player of whom the log says that he plays there and whom this program does not know.
fn unknown_player(title: &Title, log: &Log) -> Option<String> {
    let is_known = |player: &str| match SeatKind::named(player) {
        SeatKind::Person => true,
        SeatKind::Bot(name) => titles::check_bots(title.name, vec![name]).is_ok(),
    };
    log.header.seats.iter().find(|seat| !is_known(&seat.player)).map(|seat| seat.player.clone())
}
