//! A server of its own for each test, on a free port, with its store in a folder that goes with the test.

use crate::http::Client;
use bots::{Opponents, Players};
use rusqlite::types::Value;
use server::{App, Config, OfferedGame};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use table::Title;
use tempfile::TempDir;
use titles::Titles;
use tokio::net::TcpSocket;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use toys::bargain::Bargain;
use toys::conquest::Conquest;
use toys::morra::Morra;

/// No step of a test takes so long unless something hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits, but not for ever.
pub async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("it takes too long")
}

/// A server with its store.
pub struct World {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The file of the store.
    pub db: String,
    server: JoinHandle<()>,
    folder: Arc<TempDir>,
}

impl Drop for World {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl World {
    /// A server without rate limits.
    pub async fn new() -> World {
        World::with(|_| {}).await
    }

    /// A server with a configuration of one's own.
    pub async fn with(change: impl FnOnce(&mut Config)) -> World {
        World::listening(change, TcpSocket::new_v4().unwrap()).await
    }

    /// A server whose connections hold little that was not read.
    pub async fn with_small_buffers() -> World {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_send_buffer_size(4096).unwrap();
        World::listening(|_| {}, socket).await
    }

    async fn listening(change: impl FnOnce(&mut Config), socket: TcpSocket) -> World {
        let (folder, mut config) = folder_and_config();
        change(&mut config);
        World::open(folder, config, socket).await
    }

    /// Another server on the same store; this one answers no more.
    pub async fn restarted(&self) -> World {
        self.server.abort();
        let config = config(&self.db);
        World::open(Arc::clone(&self.folder), config, TcpSocket::new_v4().unwrap()).await
    }

    async fn open(folder: Arc<TempDir>, config: Config, socket: TcpSocket) -> World {
        let db = config.db.clone();
        let app = App::open(config, offers()).await.expect("the store can be opened");
        socket.bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let listener = socket.listen(256).unwrap();
        let addr = listener.local_addr().unwrap();
        let server = tokio::spawn(server::accept(app, listener));
        World { addr, db, server, folder }
    }

    /// A server as a host starts it, with all that happens by itself.
    pub async fn whole() -> World {
        let (folder, config) = folder_and_config();
        World::serve(folder, config).await
    }

    /// Another such server on the same store, like another process; this one goes on.
    pub async fn beside(&self) -> World {
        World::serve(Arc::clone(&self.folder), config(&self.db)).await
    }

    async fn serve(folder: Arc<TempDir>, config: Config) -> World {
        let db = config.db.clone();
        let (ready, told) = oneshot::channel();
        let server = tokio::spawn(async move {
            let ready = |addr| ready.send(addr).unwrap();
            server::serve(config, offers(), ready, std::future::pending()).await.unwrap();
        });
        World { addr: in_time(told).await.unwrap(), db, server, folder }
    }

    /// Somebody who is not signed in.
    pub fn stranger(&self) -> Client {
        Client::new(self.addr)
    }

    /// A guest.
    pub async fn guest(&self, name: &str) -> Client {
        let client = self.stranger();
        client.post("/api/guests", &serde_json::json!({ "name": name })).await.is(201);
        client
    }

    /// Several guests.
    pub async fn guests<const N: usize>(&self, names: [&str; N]) -> [Client; N] {
        let mut guests = Vec::new();
        for name in names {
            guests.push(self.guest(name).await);
        }
        guests.try_into().unwrap_or_else(|_| unreachable!("as many as names"))
    }

    /// The store, through a door of its own.
    pub async fn store(&self) -> Store {
        Store::open(&self.db).await.unwrap()
    }

    /// All that is stored of tables and people, to see that nothing has changed.
    pub fn dump(&self) -> String {
        let connection = rusqlite::Connection::open(&self.db).unwrap();
        let mut dump = String::new();
        for table in
            ["people", "sessions", "tables", "seats", "entries", "chat", "notes", "asks", "deadlines"]
        {
            let mut statement = connection.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2")).unwrap();
            let columns = statement.column_count();
            let row = |row: &rusqlite::Row<'_>| {
                (0..columns).map(|column| row.get(column)).collect::<rusqlite::Result<Vec<Value>>>()
            };
            for row in statement.query_map([], row).unwrap() {
                dump += &format!("{table} {:?}\n", row.unwrap());
            }
        }
        dump
    }

    /// Changes the store behind the server's back; how many rows.
    pub fn sql(&self, sql: &str) -> usize {
        let connection = rusqlite::Connection::open(&self.db).unwrap();
        connection.busy_timeout(PATIENCE).unwrap();
        connection.execute(sql, []).unwrap()
    }
}

fn folder_and_config() -> (Arc<TempDir>, Config) {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path().join("reame.db").to_str().unwrap());
    (Arc::new(folder), config)
}

fn config(db: &str) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), db);
    config.rate = None;
    config.tries = None;
    config.quotas = server::Quotas::NONE;
    config.connections_each = 4096;
    config
}

/// The games of these tests: all titles, and toys with hidden hands and with sealed decisions.
pub fn offers() -> Vec<OfferedGame> {
    let of_title = |title: Title| OfferedGame { players: titles::players(title.name).unwrap(), title };
    let toys = [
        OfferedGame { title: Title::of::<Morra>(), players: Players::of(Opponents::<Morra>::plain()) },
        OfferedGame { title: Title::of::<Bargain>(), players: Players::of(Opponents::<Bargain>::plain()) },
        OfferedGame { title: Title::of::<Conquest>(), players: Players::of(Opponents::<Conquest>::plain()) },
    ];
    Titles::default().0.into_iter().map(of_title).chain(toys).collect()
}

/// The title of a game by its name.
pub fn title(game: &str) -> Title {
    offers().into_iter().find(|offer| offer.title.name == game).unwrap().title
}
