//! The event store: what must survive. One domain ([`Store`]) on one of two databases ([`backend::Backend`]): SQLite in
//! one file, or PostgreSQL shared by several processes.
//!
//! Acknowledged means durable: a write returns only when its transaction is on the disk. A batch is all or nothing,
//! and one that finds the world changed ([`StoreError::Conflict`]) changes nothing.

mod admin;
pub mod backend;
mod changed;
mod chat;
mod clocks;
mod contents;
mod copy;
mod domain;
mod finished;
mod import;
mod instructions;
mod lobby;
mod log;
mod many;
mod outbox;
mod patience;
mod people;
mod postgres;
mod schema;
mod sessions;
mod settings;
mod signals;
mod sqlite;
mod tables;
mod tidy;

pub use admin::Report;
pub use changed::{Changed, ChangedKind};
pub use copy::{check_copy, copy};
pub use domain::{
    Absent, Around, Ask, AskKind, ChatLine, Deadline, Hints, NewTable, Pace, Person, PersonId, SeatKind,
    SeatRow, SnapshotRow, Status, TableId, TableRow, Visibility, Why,
};
pub use finished::{Finished, FinishedPage, FinishedPlace};
pub use lobby::Listing;
pub use log::{Append, Begin};
pub use outbox::Notice;
pub use people::folded;
pub use signals::Signal;
pub use tidy::{Gone, Keep};

use backend::{Backend, Batch, Question, Row};
use patience::Patient;
use sqlite::IfMissing;
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
    /// Opens a store: `postgres://...`, or an SQLite file, by its path or as `sqlite:path`, which is made if it is not there.
    ///
    /// # Errors
    /// That it cannot be opened, or was written by a newer version.
    pub async fn open(url: &str) -> Result<Store> {
        let backend = backend_of(url, IfMissing::Make).await?;
        schema::migrate(&*backend).await?;
        let form = schema::present(&*backend).await?;
        Ok(Store { backend, form })
    }

    /// Opens a store to look at it: its form is left as it is, so that an earlier program can still use it.
    ///
    /// # Errors
    /// That it is not there, cannot be opened, or was written by a newer version.
    pub async fn look(url: &str) -> Result<Store> {
        let backend = backend_of(url, IfMissing::Refuse).await?;
        let form = schema::present(&*backend).await?;
        Ok(Store { backend, form })
    }

    /// Is the database of the form that this program writes?
    #[must_use]
    pub fn is_up_to_date(&self) -> bool {
        self.form == schema::NEWEST
    }

    /// Hears of every table that changes: by this store, and on PostgreSQL by any other on the same database. Only what
    /// happened is told, after it happened. Who falls too far behind is told that he has (`Lagged`), and like on a
    /// change without an id has to look for himself.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.backend.changes()
    }

    /// Is the database there, and does it take what is written?
    ///
    /// # Errors
    /// That it is not, or does not.
    pub async fn ping(&self) -> Result<()> {
        let sql = "INSERT INTO settings (name, value) VALUES ('alive', '') ON CONFLICT (name) DO UPDATE SET value = ''";
        self.backend.write(Batch::default().run(sql, Vec::new())).await
    }

    /// Asks what belongs together in one go.
    async fn ask<const N: usize>(&self, questions: [Question; N]) -> Result<[Vec<Row>; N]> {
        let answers = self.backend.ask(questions.into()).await?;
        answers.try_into().map_err(|_| StoreError::Broken("not as many answers as questions".to_owned()))
    }
}

async fn backend_of(url: &str, if_missing: IfMissing) -> Result<Arc<dyn Backend>> {
    Ok(match Place::of(url) {
        Place::Postgres(url) => Arc::new(Patient(postgres::Postgres::open(url).await?)),
        Place::File(path) => Arc::new(Patient(sqlite::Sqlite::open(path, if_missing)?)),
    })
}

/// Where a store is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place<'a> {
    /// A PostgreSQL database, by its address.
    Postgres(&'a str),
    /// An SQLite file, by its path.
    File(&'a str),
}

impl Place<'_> {
    /// What an address means: `postgres://...`, `sqlite:path`, `sqlite://path`, or a path.
    #[must_use]
    pub fn of(url: &str) -> Place<'_> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Place::Postgres(url);
        }
        let path = url.strip_prefix("sqlite:").map_or(url, |path| path.strip_prefix("//").unwrap_or(path));
        Place::File(path)
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn addresses_are_understood() {
        assert_eq!(Place::of("postgres://u@h/d"), Place::Postgres("postgres://u@h/d"));
        for url in ["a/b.db", "sqlite:a/b.db", "sqlite://a/b.db"] {
            assert_eq!(Place::of(url), Place::File("a/b.db"), "{url}");
        }
        assert_eq!(Place::of("sqlite:///var/b.db"), Place::File("/var/b.db"));
        assert_eq!(Place::of("/var/sqlite:/b.db"), Place::File("/var/sqlite:/b.db"));
    }
}
