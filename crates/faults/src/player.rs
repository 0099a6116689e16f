//! Somebody at a table: he keeps a socket open, comes back with his last number when it breaks, and remembers.

use crate::site::{Phase, Site};
use crate::witness::{Sent, Witness};
use client::{Client, Error, Socket, TableId};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use table::{Chance, Sampled};
use tokio::time::timeout;

/// Longer than anything at a table may take, whatever happens to servers.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often a player looks up from his socket.
const GLANCE: Duration = Duration::from_millis(100);
/// How long to wait before a new try.
const PAUSE: Duration = Duration::from_millis(20);
/// One entry of so many lets a player leave and come back for no reason.
const WHIM: usize = 300;

/// What a player knows of the decision before him.
#[derive(Debug, Default)]
pub struct Hand {
    /// The length of the log that it belongs to.
    pub length: u32,
    /// The legal answers.
    pub answers: Vec<String>,
}

/// How far the last answer is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flight {
    /// Its fate is known, or there is none.
    Landed,
    /// It has to be sent, for the first time or again.
    Due,
    /// It was sent, and nothing has come back.
    Away,
}

/// Why a socket is left.
pub enum Leave {
    /// It broke, or nobody is there: come back.
    Broken,
    /// The player has nothing more to do.
    Done,
}

/// Somebody at a table.
pub struct Player {
    pub(crate) site: Arc<Site>,
    pub(crate) person: Client,
    pub(crate) table: TableId,
    /// The number of the table among those played at the same time.
    pub(crate) place: usize,
    /// How many entries anybody at the table knows of.
    pub(crate) known: Arc<AtomicU32>,
    pub(crate) random: Sampled,
    pub(crate) witness: Witness,
    pub(crate) hand: Hand,
    pub(crate) flight: Flight,
    /// How often the last answer was sent.
    pub(crate) tries: u32,
    /// An answer of his is known to be in the log: a decision before this length is past.
    pub(crate) settled: u32,
    pub(crate) is_over: bool,
    pub(crate) last_heard: Instant,
}

impl Player {
    /// Plays until the game is over or everybody stops; what he remembers.
    pub async fn play(mut self) -> Witness {
        while let Leave::Broken = self.attend().await {
            tokio::time::sleep(PAUSE).await;
        }
        self.witness
    }

    /// Opens a socket and plays until it breaks.
    async fn attend(&mut self) -> Leave {
        if self.has_finished() {
            return Leave::Done;
        }
        let door = self.random.draw(self.site.doors());
        let Some(url) = self.site.door(door) else { return Leave::Broken };
        let Ok(person) = self.person.at(&url) else { return Leave::Broken };
        let seat = self.witness.seat.map(|seat| client::Seat(seat.0));
        let opening = person.socket(&self.table, seat, Some(self.witness.next()));
        let mut socket = match timeout(PATIENCE, opening).await {
            Ok(Ok(socket)) => socket,
            Ok(Err(Error::Refused(problem))) => return self.refused_socket(&problem),
            Ok(Err(_)) | Err(_) => return Leave::Broken,
        };
        self.site.counts.sockets.fetch_add(1, Ordering::Relaxed);
        if self.flight == Flight::Away {
            self.flight = Flight::Due;
        }
        match self.converse(&person, &mut socket).await {
            Ok(leave) => leave,
            Err(_) => Leave::Broken,
        }
    }

    async fn converse(&mut self, person: &Client, socket: &mut Socket) -> Result<Leave, Error> {
        loop {
            self.answer(person, socket).await?;
            if self.has_finished() {
                return Ok(Leave::Done);
            }
            let Ok(frame) = timeout(GLANCE, socket.next()).await else { continue };
            let Some(frame) = frame? else { return Ok(Leave::Broken) };
            let before = self.witness.heard.len();
            self.hear(&frame.message()?);
            if self.witness.heard.len() > before && self.random.draw(WHIM) == 0 {
                return Ok(Leave::Broken);
            }
        }
    }

    /// Has he nothing more to do? Who waits too long gives up, and that is a fault.
    fn has_finished(&mut self) -> bool {
        let knows_all = self.flight == Flight::Landed
            && self.witness.next() >= self.known.load(Ordering::Relaxed).max(self.settled);
        let finished = match self.site.phase() {
            Phase::Play => self.is_over && knows_all,
            Phase::Settle => knows_all,
            Phase::Fail => true,
        };
        if !finished && self.last_heard.elapsed() > PATIENCE {
            self.fault(&format!(
                "nothing heard for {PATIENCE:?}: {}, {:?}",
                self.witness.next(),
                self.flight
            ));
            return true;
        }
        finished
    }

    /// Something is wrong.
    pub(crate) fn fault(&self, what: &str) {
        let who = self.witness.seat.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
        self.site.fault(format!("table {}, {who}: {what}", self.table));
    }

    /// The answer that was sent last.
    pub(crate) fn last_sent(&mut self) -> Option<&mut Sent> {
        self.witness.sent.last_mut()
    }
}
