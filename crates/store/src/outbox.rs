//! The outbox: notices that it is somebody's turn, or that an act speaks to him, each sent at least once. It does not grow: the next entry of a
//! table removes what was to be told of the one before.

use crate::backend::{Batch, Row, Value};
use crate::{PersonId, Result, Store, StoreError, TableId, Why};
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

/// How long who claims a notice has to send it, in milliseconds; then another may.
const LEASE: i64 = 60_000;

/// A notice to a person: it is your turn, or somebody's act speaks to you.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// At which table.
    pub table: TableId,
    /// The number of the entry that made it so.
    pub n: u32,
    /// For which seat.
    pub seat: u8,
    /// Why.
    pub why: Why,
    /// Who sits there.
    pub person: PersonId,
    /// His name.
    pub name: String,
    /// Since when, in milliseconds.
    pub at: i64,
    /// How often it could not be sent.
    pub tries: u32,
}

impl Notice {
    fn key(&self) -> [Value; 3] {
        [self.table.as_str().into(), self.n.into(), i64::from(self.seat).into()]
    }
}

impl Store {
    /// Claims notices that are to be sent now, the oldest first, for one minute: nobody else gets them meanwhile. Only
    /// those for seats that a person holds, and for which no bot stands in.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn notices(&self, limit: u32, now: i64) -> Result<Vec<Notice>> {
        // Not to be guessed is not needed, only to be another number than anybody else's.
        let claim = RandomState::new().hash_one(now).cast_signed();
        // Two who claim at once choose the same rows; who comes second finds `not_before` moved and leaves them.
        let sql = "UPDATE outbox SET claim = $1, not_before = $2 WHERE not_before <= $3 AND (tab, n, seat) IN \
                   (SELECT o.tab, o.n, o.seat FROM outbox o \
                   JOIN seats s ON s.tab = o.tab AND s.seat = o.seat JOIN people p ON p.id = s.person \
                   WHERE o.not_before <= $3 AND s.stand_in IS NULL AND substr(p.folded, 1, 5) <> 'GONE-' \
                   ORDER BY o.not_before, o.at LIMIT $4)";
        let params = vec![claim.into(), (now + LEASE).into(), now.into(), limit.into()];
        self.backend.write(Batch::default().run(sql, params)).await?;
        let sql = "SELECT o.tab, o.n, o.seat, o.why, p.id, p.name, o.at, o.tries FROM outbox o \
                   JOIN seats s ON s.tab = o.tab AND s.seat = o.seat JOIN people p ON p.id = s.person \
                   WHERE o.claim = $1 ORDER BY o.at, o.tab, o.seat";
        let mut rows = self.backend.query(sql, vec![claim.into()]).await?;
        rows.iter_mut().map(notice).collect()
    }

    /// A notice was sent, and goes.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn noticed(&self, notice: &Notice) -> Result<()> {
        let sql = "DELETE FROM outbox WHERE tab = $1 AND n = $2 AND seat = $3";
        self.backend.write(Batch::default().run(sql, notice.key().into())).await
    }

    /// A notice could not be sent, and is to be tried again at a time. If the game went on meanwhile it is gone.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn notice_failed(&self, notice: &Notice, retry_at: i64) -> Result<()> {
        let sql =
            "UPDATE outbox SET tries = tries + 1, not_before = $1 WHERE tab = $2 AND n = $3 AND seat = $4";
        let params = std::iter::once(retry_at.into()).chain(notice.key()).collect();
        self.backend.write(Batch::default().run(sql, params)).await
    }
}

fn notice(row: &mut Row) -> Result<Notice> {
    Ok(Notice {
        table: row.text()?,
        n: row.count()?,
        seat: row.int()? as u8,
        why: Why::of(&row.text()?).ok_or_else(|| StoreError::Broken("an unknown notice".to_owned()))?,
        person: row.int()?,
        name: row.text()?,
        at: row.int()?,
        tries: row.count()?,
    })
}
