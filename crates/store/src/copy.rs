//! Copies of an SQLite file, taken while others write to it, each checked before it counts.

use crate::sqlite::failed;
use crate::{Result, StoreError};
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// How long to wait for who writes.
const PATIENCE: Duration = Duration::from_secs(30);

/// Writes a copy of the file as it is at one moment; how many tables it has. It is checked, and not left there if it is not whole.
///
/// # Errors
/// That there is no such file, the copy is there already, or cannot be written.
pub fn copy(from: &str, to: &Path) -> Result<i64> {
    let unavailable = StoreError::Unavailable;
    if to.exists() {
        return Err(unavailable(format!("{} is there already", to.display())));
    }
    let to_text = to.to_str().ok_or_else(|| unavailable("the name of the copy is no text".to_owned()))?;
    let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_WRITE)
        .map_err(|e| unavailable(format!("{from}: {e}")))?;
    source.busy_timeout(PATIENCE).map_err(|e| failed(&e))?;
    // Nobody else is to read it, not even while it is written. An empty file may be copied into.
    crate::sqlite::make_private(to_text).map_err(|e| unavailable(format!("{}: {e}", to.display())))?;
    let copied = source.execute("VACUUM INTO ?1", [to_text]).map_err(|e| failed(&e));
    let checked = copied.and_then(|_| check_copy(to));
    if checked.is_err() {
        let _ = std::fs::remove_file(to);
    }
    checked
}

/// Is a copy whole? How many tables it has.
///
/// # Errors
/// That it is not, or is not there.
pub fn check_copy(copy: &Path) -> Result<i64> {
    let there = Connection::open_with_flags(copy, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let there = there.map_err(|e| StoreError::Unavailable(format!("{}: {e}", copy.display())))?;
    let verdict: String =
        there.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(|e| failed(&e))?;
    if verdict != "ok" {
        return Err(StoreError::Broken(verdict));
    }
    let missing =
        "SELECT COUNT(*) FROM tables t WHERE t.length <> (SELECT COUNT(*) FROM entries e WHERE e.tab = t.id)";
    let missing: i64 = there.query_row(missing, [], |row| row.get(0)).map_err(|e| failed(&e))?;
    if missing > 0 {
        return Err(StoreError::Broken(format!("{missing} tables lack entries")));
    }
    there.query_row("SELECT COUNT(*) FROM tables", [], |row| row.get(0)).map_err(|e| failed(&e))
}
