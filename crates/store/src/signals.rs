//! What every process has to hear of within a second, whichever database it is and whoever did it: the processes ask for it. Other
//! changes travel faster ([`crate::Changed`]), but may be missed.

use crate::backend::{Batch, Row};
use crate::{Result, Store, StoreError, TableId};

/// Something that every process has to hear of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Signal {
    /// The session with this token was ended before its time.
    SessionEnded(String),
    /// A table was changed from outside.
    TableChanged(TableId),
}

const TELL: &str = "INSERT INTO signals (kind, id, at) VALUES ($1, $2, $3) \
                    ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at";

/// Tells that a session has ended.
pub(crate) fn session(batch: Batch, token: &str, now: i64) -> Batch {
    batch.run(TELL, vec!["session".into(), token.into(), now.into()])
}

/// Tells that all sessions of a person have ended; before they are deleted.
pub(crate) fn sessions_of(batch: Batch, person: i64, now: i64) -> Batch {
    let sql = "INSERT INTO signals (kind, id, at) SELECT 'session', token, CAST($1 AS BIGINT) FROM sessions WHERE person = $2 \
               ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at";
    batch.run(sql, vec![now.into(), person.into()])
}

/// Tells that a table was changed from outside.
pub(crate) fn table(batch: Batch, id: &str, now: i64) -> Batch {
    batch.run(TELL, vec!["table".into(), id.into(), now.into()])
}

impl Store {
    /// What has been signalled since a time.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn signals(&self, since: i64) -> Result<Vec<Signal>> {
        let sql = "SELECT kind, id FROM signals WHERE at > $1";
        let mut rows = self.backend.query(sql, vec![since.into()]).await?;
        let read = |row: &mut Row| match row.text()?.as_str() {
            "session" => Ok(Signal::SessionEnded(row.text()?)),
            "table" => Ok(Signal::TableChanged(row.text()?)),
            other => Err(StoreError::Broken(format!("an unknown signal: {other}"))),
        };
        rows.iter_mut().map(read).collect()
    }
}
