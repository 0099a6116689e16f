//! What a host may set. Nothing has to be.

use std::net::SocketAddr;
use std::time::Duration;
use store::Keep;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The store: a file, or `postgres://...`.
    pub db: String,
    /// How many requests a second one address may make; none: as many as it likes.
    pub rate: Option<u32>,
    /// How many names, passwords and codes one address may try in a minute; none: as many as it likes.
    pub tries: Option<u32>,
    /// How many connections may be open at once, sockets not counted.
    pub connections: usize,
    /// How many connections one address may have open, sockets not counted.
    pub connections_each: usize,
    /// How long a connection may take to say what it wants, and be silent between requests.
    pub silence: Duration,
    /// How long the body of a request may take to come.
    pub body: Duration,
    /// How many sockets, streams and long polls may be open at once.
    pub sockets: usize,
    /// How many sockets, streams and long polls one address may have open.
    pub sockets_each: usize,
    /// How requests reach the server.
    pub front: Front,
    /// How many bots think at once, on threads of low priority.
    pub thinkers: usize,
    /// How many threads hash passwords, with 19 MiB each.
    pub hashers: usize,
    /// The program that is told of turns at correspondence tables.
    pub notify: Option<String>,
    /// How much people may make.
    pub quotas: Quotas,
    /// How long things are kept.
    pub keep: Keep,
    /// Who may take a name.
    pub entrance: Entrance,
}

/// How much people may make; 0: as much as they like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Tables of one person that are not over.
    pub open_tables: u32,
    /// Tables of one person at which only bots play.
    pub bot_tables: u32,
    /// New tables of one person; five times as many behind one address.
    pub tables_an_hour: u32,
    /// Games that one person brings in; five times as many behind one address.
    pub imports_an_hour: u32,
    /// New names behind one address.
    pub guests_an_hour: u32,
    /// Lines of chat of one person.
    pub lines_a_minute: u32,
    /// Reports of one person.
    pub reports_an_hour: u32,
}

impl Quotas {
    /// The usual: a class of thirty behind one address does not notice them.
    pub const USUAL: Quotas = Quotas {
        open_tables: 40,
        bot_tables: 3,
        tables_an_hour: 60,
        imports_an_hour: 20,
        guests_an_hour: 200,
        lines_a_minute: 40,
        reports_an_hour: 10,
    };

    /// None at all.
    pub const NONE: Quotas = Quotas {
        open_tables: 0,
        bot_tables: 0,
        tables_an_hour: 0,
        imports_an_hour: 0,
        guests_an_hour: 0,
        lines_a_minute: 0,
        reports_an_hour: 0,
    };
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// How long things are kept, unless the host says otherwise.
pub const KEEP: Keep = Keep {
    guests: 30 * DAY,
    lobbies: 7 * DAY,
    closed: DAY,
    running: 180 * DAY,
    finished: 90 * DAY,
    requests: 2 * DAY,
    notices: 30 * DAY,
    reports: 180 * DAY,
};

/// Who may take a name.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Entrance {
    /// Everybody.
    #[default]
    Open,
    /// Who has a code of the host's.
    Invited,
}

/// What stands before the server.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Front {
    /// Nothing: addresses are those of the connections.
    #[default]
    Open,
    /// A proxy that speaks HTTPS to the world and tells who asks: cookies are for HTTPS only, and
    /// `X-Forwarded-For` and `X-Forwarded-Host` are believed.
    Proxy,
}

/// Bots that think at once share the processors, and each keeps the time it promises.
const THINKERS: usize = 16;

impl Config {
    /// The usual: on this machine, with the file given.
    #[must_use]
    pub fn new(addr: SocketAddr, db: &str) -> Config {
        Config {
            addr,
            db: db.to_owned(),
            rate: Some(100),
            tries: Some(120),
            connections: 20_000,
            connections_each: 256,
            silence: Duration::from_secs(20),
            body: Duration::from_secs(30),
            sockets: 10_000,
            sockets_each: 200,
            front: Front::Open,
            thinkers: THINKERS,
            hashers: 2,
            notify: None,
            quotas: Quotas::USUAL,
            keep: KEEP,
            entrance: Entrance::Open,
        }
    }
}
