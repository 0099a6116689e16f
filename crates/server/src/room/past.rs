//! What has happened at a table, as it was told: the log is played again once, where bots think, and not for everybody who
//! wants to hear of it. It is forgotten with the game when nobody uses the table.

use super::{Cell, Room};
use crate::problem::{Problem, ProblemKind};
use crate::thinkers::{Effort, Whom};
use std::sync::Arc;
use table::log::{Act, Entry};
use table::{AnyTable, BadLog, Told};

/// The entries with all that was told of them, from the first on.
#[derive(Default)]
pub struct Past(Vec<(Entry, Vec<Told>)>);

impl Past {
    /// One more entry.
    pub fn add(&mut self, entry: &Entry, told: &[Told]) {
        if entry.n as usize == self.0.len() {
            self.0.push((entry.clone(), told.to_vec()));
        }
    }

    /// The entries from one on.
    pub fn from(&self, n: u32) -> impl Iterator<Item = (u32, &Act, &[Told])> {
        self.0.iter().skip(n as usize).map(|(entry, told)| (entry.n, &entry.act, &told[..]))
    }
}

impl Cell {
    /// Sees to it that the room knows what has happened, at least for a moment.
    ///
    /// # Errors
    /// That the store fails, or the log does not hold.
    pub async fn recall(self: &Arc<Cell>, whom: Whom) -> Result<(), Problem> {
        // Who comes meanwhile waits for this one.
        let _turn = self.recalling.lock().await;
        let (title, log) = {
            let room = self.enter().await;
            if room.past.is_some() || room.begun().is_err() {
                return Ok(());
            }
            let log = room.log().await?;
            (room.house.title(&room.row.game, &log.header.content).await?.clone(), log)
        };
        let play = move || {
            let mut past = Past::default();
            let game = title.load(&log, None, &mut |entry, told| past.add(entry, &told))?;
            Ok::<_, BadLog>((game, past))
        };
        let played = self.house.thinkers.think(whom, Effort::Long, play).await;
        let played = played.ok_or(Problem::new(ProblemKind::Internal))?;
        let (game, past) = played.map_err(|bad| Problem::differs(&bad))?;
        // The room may have let its game go meanwhile.
        self.enter_fresh().await?.take_past(game, past)
    }
}

impl Room {
    /// Takes over what was recalled, and adds what has happened since.
    fn take_past(&mut self, mut game: Box<dyn AnyTable>, mut past: Past) -> Result<(), Problem> {
        let now = self.begun()?.entries();
        for entry in now.iter().skip(game.entries().len()) {
            let told = game.follow(entry).map_err(|bad| Problem::differs(&bad))?;
            past.add(entry, &told);
        }
        self.past = Some(past);
        Ok(())
    }
}
