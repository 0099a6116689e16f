//! Does every running table follow the rules of this program?

use crate::app::Offer;
use crate::room::read_log;
use store::{Store, TableRow};
use table::Secret;

/// What is known of one table.
pub struct Finding {
    /// Which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The version of the rules that it began with.
    pub rules: String,
    /// How many entries were replayed.
    pub entries: usize,
    /// The first entry that differs, and how; none: all is well.
    pub differs: Option<String>,
}

/// Replays every running table; `look` sees each finding as it comes, with the number of tables.
///
/// # Errors
/// That the store cannot be read.
pub async fn examine(
    db: &str,
    offers: &[Offer],
    mut look: impl FnMut(usize, Finding),
) -> Result<(), store::StoreError> {
    let store = Store::open(db).await?;
    let running = store.running().await?;
    let count = running.len();
    for row in running {
        let lines = store.lines(&row.id, 0).await?;
        let differs = replay(offers, &row, &lines).err();
        look(
            count,
            Finding {
                table: row.id,
                game: row.game,
                rules: row.rules.unwrap_or_default(),
                entries: lines.len(),
                differs,
            },
        );
    }
    Ok(())
}

fn replay(offers: &[Offer], row: &TableRow, lines: &[String]) -> Result<(), String> {
    let offer = offers.iter().find(|offer| offer.title.name == row.game);
    let offer = offer.ok_or_else(|| format!("this program does not know the game '{}'", row.game))?;
    let header = row.header.as_deref().ok_or("it has no header")?;
    let log = read_log(header, lines).map_err(|bad| bad.to_string())?;
    if lines.len() as u32 != row.length {
        return Err(format!("the log has {} entries, the table says {}", lines.len(), row.length));
    }
    let secret: Secret = row.secret.parse().map_err(|why| format!("its secret: {why}"))?;
    offer.title.load(&log, Some(secret), &mut |_, _| {}).map(|_| ()).map_err(|bad| bad.to_string())
}
