//! What was tried and what came of it.

use crate::site::Counts;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What was tried and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Brings the same choices again.
    pub seed: u64,
    /// How often a listening server was killed.
    pub kills: u32,
    /// How often a server was killed while it started.
    pub stillborn: u32,
    /// How often the connections of a server to its database were cut.
    pub cuts: u32,
    /// How often the database was stopped and started.
    pub restarts: u32,
    /// Tables that were checked.
    pub tables: usize,
    /// Games that came to their end.
    pub games: u64,
    /// Entries in all logs.
    pub entries: usize,
    /// Entries that were heard over all sockets.
    pub heard: usize,
    /// Answers that were acknowledged.
    pub acknowledged: u64,
    /// Of those, answers that were sent more than once.
    pub again: u64,
    /// Answers that came too late and are in no log.
    pub refused: u64,
    /// Answers whose fate nobody was told.
    pub unknown: usize,
    /// Requests that were told to come later.
    pub later: u64,
    /// Sockets that were opened.
    pub sockets: u64,
    /// The longest silence at a table.
    pub silence: Duration,
    /// How long it took at most until all tables of a killed server were played on by another.
    pub takeover: Duration,
    /// How long all of it took.
    pub time: Duration,
}

impl Report {
    /// Takes over what was counted.
    pub(crate) fn count(&mut self, counts: &Counts) {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        self.acknowledged = read(&counts.acknowledged);
        self.again = read(&counts.again);
        self.refused = read(&counts.refused);
        self.later = read(&counts.later);
        self.sockets = read(&counts.sockets);
        self.games = read(&counts.games);
        self.silence = Duration::from_millis(read(&counts.silence));
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { seed, kills, stillborn, cuts, restarts, tables, games, .. } = self;
        let Report { entries, heard, acknowledged, again, refused, unknown, later, sockets, .. } = self;
        let [silence, takeover, time] =
            [self.silence, self.takeover, self.time].map(|time| time.as_secs_f64());
        writeln!(f, "seed {seed}: {time:.1} s")?;
        writeln!(
            f,
            "  {kills} kills, {stillborn} at the start, {cuts} cuts, {restarts} restarts of the database"
        )?;
        writeln!(f, "  {tables} tables with {entries} entries, {games} games to their end")?;
        writeln!(f, "  {acknowledged} answers acknowledged, {again} of them sent again, {refused} refused,")?;
        writeln!(f, "  {unknown} unknown; {later} requests put off")?;
        writeln!(f, "  {heard} entries heard over {sockets} sockets")?;
        write!(f, "  longest silence {silence:.1} s, longest takeover {takeover:.1} s")
    }
}
