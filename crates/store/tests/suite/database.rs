//! A fresh database for a case, and a look at it behind the store's back.

use std::sync::atomic::{AtomicUsize, Ordering};
use store::Store;
use tempfile::TempDir;
use tokio_postgres::{Client, NoTls};

/// A fresh database.
pub enum Database {
    /// A file, and the folder that goes with it.
    Sqlite(String, #[expect(dead_code, reason = "removed when dropped")] TempDir),
    /// A database of its own on the server of the tests.
    Postgres(String),
}

impl Database {
    /// A file in a folder of its own.
    pub fn sqlite() -> Database {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("store.db");
        Database::Sqlite(path.to_str().expect("a path of letters").to_owned(), folder)
    }

    /// A database on the server of the tests.
    pub async fn postgres() -> Database {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let name = format!("case_{}", MADE.fetch_add(1, Ordering::Relaxed));
        let server = tokio::task::spawn_blocking(cluster::url).await;
        let server = server.unwrap_or_else(|e| std::panic::resume_unwind(e.into_panic()));
        let admin = connect(&format!("{server}/postgres")).await;
        admin.batch_execute(&format!("CREATE DATABASE {name}")).await.expect("a database");
        Database::Postgres(format!("{server}/{name}"))
    }

    /// Where it is.
    pub fn url(&self) -> &str {
        match self {
            Database::Sqlite(url, _) | Database::Postgres(url) => url,
        }
    }

    /// Opens a store on it; each has connections and a writer of its own, as if in a process of its own.
    pub async fn open(&self) -> Store {
        Store::open(self.url()).await.expect("a store that opens")
    }

    /// The first number that a query gives.
    pub async fn number(&self, sql: &str) -> i64 {
        match self {
            Database::Sqlite(path, _) => {
                let file = rusqlite::Connection::open(path).expect("the file");
                file.query_row(sql, [], |row| row.get(0)).expect("a number")
            }
            Database::Postgres(url) => connect(url).await.query_one(sql, &[]).await.expect("a number").get(0),
        }
    }

    /// How many rows a table of the database has.
    pub async fn rows(&self, table: &str) -> i64 {
        self.number(&format!("SELECT COUNT(*) FROM {table}")).await
    }

    /// Changes something behind the store's back.
    pub async fn run(&self, sql: &str) {
        match self {
            Database::Sqlite(path, _) => {
                rusqlite::Connection::open(path).expect("the file").execute_batch(sql).expect("a change");
            }
            Database::Postgres(url) => connect(url).await.batch_execute(sql).await.expect("a change"),
        }
    }
}

/// A connection to PostgreSQL that is not the store's.
pub async fn connect(url: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("a connection");
    tokio::spawn(connection);
    client
}
