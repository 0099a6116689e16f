//! The door of a room: one at a time is in it.

use super::Room;
use crate::app::House;
use crate::chance::now;
use crate::problem::{Problem, ProblemKind};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use store::{PersonId, TableId, TableRow};
use tokio::sync::{Mutex, OwnedMutexGuard};

/// A room with its door.
pub struct Cell {
    /// The table.
    pub id: TableId,
    pub(super) house: Arc<House>,
    /// How many entries this process knows of or is about to write: lets news of own entries pass.
    length: Arc<AtomicU32>,
    /// Is somebody asking its bots?
    pub(super) driven: AtomicBool,
    /// Who sees to it that the room knows what has happened.
    pub(super) recalling: Mutex<()>,
    /// When it was last entered.
    entered: AtomicI64,
    room: Arc<Mutex<Room>>,
}

impl Cell {
    /// The cell of a table.
    #[must_use]
    pub fn new(house: &Arc<House>, row: TableRow) -> Cell {
        let (id, length) = (row.id.clone(), Arc::new(AtomicU32::new(0)));
        let room = Room::new(Arc::clone(house), Arc::clone(&length), row);
        Cell {
            id,
            house: Arc::clone(house),
            length,
            driven: AtomicBool::new(false),
            recalling: Mutex::default(),
            entered: AtomicI64::new(now()),
            room: Arc::new(Mutex::new(room)),
        }
    }

    /// Enters as the room is remembered: for who writes, and is told when he is late.
    pub async fn enter(self: &Arc<Cell>) -> Entered {
        self.entered.store(now(), Ordering::Relaxed);
        let room = Arc::clone(&self.room).lock_owned().await;
        Entered { cell: Arc::clone(self), room }
    }

    /// Enters, with all that other processes have done.
    ///
    /// # Errors
    /// That the store fails.
    pub async fn enter_fresh(self: &Arc<Cell>) -> Result<Entered, Problem> {
        let mut room = self.enter().await;
        room.refresh().await?;
        Ok(room)
    }

    /// Enters as somebody who may see the table.
    ///
    /// # Errors
    /// That he may not, which looks as if there were none; or that the store fails.
    pub async fn visit(
        self: &Arc<Cell>,
        person: Option<PersonId>,
        invite: Option<&str>,
    ) -> Result<Entered, Problem> {
        let room = self.enter_fresh().await?;
        if room.is_visible(person, invite) { Ok(room) } else { Err(Problem::new(ProblemKind::NoTable)) }
    }

    /// How many entries this process knows of or is about to write.
    #[must_use]
    pub fn length(&self) -> u32 {
        self.length.load(Ordering::Relaxed)
    }

    /// For how many milliseconds nobody has entered.
    #[must_use]
    pub fn idle(&self) -> i64 {
        now() - self.entered.load(Ordering::Relaxed)
    }

    /// Does somebody listen, or is somebody in the room who may?
    #[must_use]
    pub fn has_listeners(&self) -> bool {
        self.room.try_lock().map_or(true, |room| !room.hub.is_empty())
    }

    /// Forgets what can be read again; true if nobody listens.
    pub async fn rest(&self) -> bool {
        let mut room = self.room.lock().await;
        room.hub.tidy();
        room.game = None;
        room.past = None;
        room.written = Vec::new();
        room.last = Vec::new();
        room.views = None;
        room.hub.is_empty()
    }
}

/// Somebody is in the room; nobody else is until this is dropped.
pub struct Entered {
    /// The door.
    pub cell: Arc<Cell>,
    room: OwnedMutexGuard<Room>,
}

impl Deref for Entered {
    type Target = Room;
    fn deref(&self) -> &Room {
        &self.room
    }
}

impl DerefMut for Entered {
    fn deref_mut(&mut self) -> &mut Room {
        &mut self.room
    }
}
