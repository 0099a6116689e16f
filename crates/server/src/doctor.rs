//! Which running tables would go on with this program, and which would stop and why?

use crate::app::{OfferedGame, shelve};
use crate::room::read_log;
use store::{Store, TableRow};
use table::log::Header;
use table::{Secret, Title};

/// What is known of one table.
pub struct Finding {
    /// Which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The version of the program that it began with.
    pub rules: String,
    /// The version of the game's rules that it began with, and that of this program.
    pub versions: (u32, u32),
    /// How many entries were replayed.
    pub entries: usize,
    /// Why it would stop: its content is missing, or the first entry that differs and how; none: it goes on.
    pub differs: Option<String>,
}

/// Replays every running table, and changes nothing; `look` sees each finding as it comes, with the number of tables.
///
/// # Errors
/// That the store cannot be read.
pub async fn examine(
    db: &str,
    offers: &[OfferedGame],
    mut look: impl FnMut(usize, Finding),
) -> Result<(), store::StoreError> {
    let store = Store::look(db).await?;
    let running = store.running().await?;
    let count = running.len();
    for row in running {
        let lines = store.lines(&row.id, 0).await?;
        let title = offers.iter().map(|offer| &offer.title).find(|title| title.name == row.game);
        let shelved = match (title, &row.content) {
            (Some(title), Some(hash)) => shelve(&store, title, hash).await?,
            (Some(_), None) | (None, _) => Ok(()),
        };
        let replayed = shelved.map_err(|bad| bad.to_string()).and_then(|()| replay(title, &row, &lines));
        let began = row.header.as_deref().and_then(|header| serde_json::from_str::<Header>(header).ok());
        let began = began.map_or(0, |header| header.version);
        look(
            count,
            Finding {
                table: row.id,
                game: row.game,
                rules: row.rules.unwrap_or_default(),
                versions: (began, title.map_or(0, |title| title.rules)),
                entries: lines.len(),
                differs: replayed.err(),
            },
        );
    }
    Ok(())
}

fn replay(title: Option<&Title>, row: &TableRow, lines: &[String]) -> Result<(), String> {
    let title = title.ok_or_else(|| format!("this program does not know the game '{}'", row.game))?;
    let header = row.header.as_deref().ok_or("it has no header")?;
    let log = read_log(header, lines).map_err(|bad| bad.to_string())?;
    if lines.len() as u32 != row.length {
        return Err(format!("the log has {} entries, the table says {}", lines.len(), row.length));
    }
    let secret: Secret = row.secret.parse().map_err(|why| format!("its secret: {why}"))?;
    title.load(&log, Some(secret), &mut |_, _| {}).map(|_| ()).map_err(|bad| bad.to_string())
}
