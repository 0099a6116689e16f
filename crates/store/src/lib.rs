//! The event store: what must survive. One domain ([`Store`]) on one of two databases ([`backend::Backend`]): SQLite in
//! one file, or PostgreSQL shared by several processes.
//!
//! Acknowledged means durable: a write returns only when its transaction is on the disk. A batch is all or nothing,
//! and one that finds the world changed ([`StoreError::Conflict`]) changes nothing.

pub mod backend;
mod changed;
mod chat;
mod clocks;
mod contents;
mod domain;
mod finished;
mod import;
mod instructions;
mod lobby;
mod log;
mod many;
mod outbox;
mod people;
mod postgres;
mod schema;
mod sessions;
mod settings;
mod sqlite;
mod tables;

pub use changed::{Changed, ChangedKind};
pub use domain::{
    Absent, Ask, AskKind, ChatLine, Deadline, Hints, NewTable, Pace, Person, PersonId, SeatKind, SeatRow,
    SnapshotRow, Status, TableId, TableRow, Visibility, Why,
};
pub use finished::{Finished, FinishedPage, FinishedPlace};
pub use lobby::Listing;
pub use log::{Append, Begin};
pub use outbox::Notice;

use backend::Backend;
use std::sync::Arc;
use tokio::sync::broadcast;

/// Why the store did not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: a name, a seat or an entry is taken.
    #[error("somebody else was first")]
    Conflict,
    /// The database cannot be reached or refuses to work.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// What is stored cannot be read: it was written by another version, or is damaged.
    #[error("the database holds something unreadable: {0}")]
    Broken(String),
}

/// What a store operation gives.
pub type Result<T> = std::result::Result<T, StoreError>;

/// The store, on whichever database.
#[derive(Clone)]
pub struct Store {
    backend: Arc<dyn Backend>,
    /// The form of the database.
    form: i64,
}

impl Store {
    /// Opens a store: `postgres://...`, or the path of an SQLite file, which is made if it is not there.
    ///
    /// # Errors
    /// That it cannot be opened, or was written by a newer version.
    pub async fn open(url: &str) -> Result<Store> {
        let backend = backend_of(url).await?;
        schema::migrate(&*backend).await?;
        let form = schema::present(&*backend).await?;
        Ok(Store { backend, form })
    }

    /// Opens a store to look at it: its form is left as it is, so that an earlier program can still use it.
    ///
    /// # Errors
    /// That it cannot be opened, or was written by a newer version.
    pub async fn look(url: &str) -> Result<Store> {
        let backend = backend_of(url).await?;
        let form = schema::present(&*backend).await?;
        Ok(Store { backend, form })
    }

    /// Hears of every table that changes: by this store, and on PostgreSQL by any other on the same database. Only what
    /// happened is told, after it happened. Who falls too far behind is told that he has (`Lagged`), and like on a
    /// change without an id has to look for himself.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.backend.changes()
    }

    /// Is the database there?
    ///
    /// # Errors
    /// That it is not.
    pub async fn ping(&self) -> Result<()> {
        self.backend.query("SELECT 1", Vec::new()).await.map(|_| ())
    }
}

async fn backend_of(url: &str) -> Result<Arc<dyn Backend>> {
    Ok(if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        Arc::new(postgres::Postgres::open(url).await?)
    } else {
        Arc::new(sqlite::Sqlite::open(url)?)
    })
}
