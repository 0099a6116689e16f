//! What a host may set. Nothing has to be.

use std::net::SocketAddr;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The store: a file, or `postgres://...`.
    pub db: String,
    /// How many requests a second one address may make; none: as many as it likes.
    pub rate: Option<u32>,
    /// How many sockets may be open at once.
    pub sockets: usize,
    /// How many sockets one address may have open.
    pub sockets_each: usize,
    /// How requests reach the server.
    pub front: Front,
    /// How many bots think at once, on threads of low priority.
    pub thinkers: usize,
    /// The program that is told of turns at correspondence tables.
    pub notify: Option<String>,
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
            rate: Some(50),
            sockets: 10_000,
            sockets_each: 200,
            front: Front::Open,
            thinkers: THINKERS,
            notify: None,
        }
    }
}
