//! A table in this process: what is known of it, who listens, and its one writer.
//!
//! The store is the truth. A room is what this process remembers of it; whoever writes holds the room, appends to the
//! store, and only then changes what is remembered and tells the listeners. Another process may have been faster: the
//! store refuses then, and the room catches up.

mod asks;
pub mod bots;
pub mod hub;
mod instructions;
mod listen;
mod load;
pub mod message;
mod play;
mod seats;

pub use asks::UndoDone;
pub use listen::Want;
pub use load::read_log;
pub use play::Ask;
pub use seats::check_bot;

use crate::app::App;
use crate::chance::now;
use crate::problem::{Kind, Problem};
use crate::wording::Wording;
use hub::{Ear, Hub};
use message::{AskInfo, DeadlineInfo, Push, Rematch, SeatInfo, TableInfo, Voice};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use store::{PersonId, SeatRow, Status, TableId, TableRow};
use table::{AnyTable, Observer, Seat, Told};
use tokio::sync::{Mutex, MutexGuard};

/// A room with its door.
pub struct Cell {
    /// The table.
    pub id: TableId,
    /// How many entries this process knows of or is about to write: lets news of own entries pass.
    length: AtomicU32,
    /// Is somebody asking its bots?
    driven: AtomicBool,
    /// When it was last entered.
    entered: AtomicI64,
    room: Mutex<Room>,
}

impl Cell {
    /// The cell of a table.
    #[must_use]
    pub fn new(row: TableRow) -> Cell {
        Cell {
            id: row.id.clone(),
            length: AtomicU32::new(0),
            driven: AtomicBool::new(false),
            entered: AtomicI64::new(now()),
            room: Mutex::new(Room::new(row)),
        }
    }

    /// Enters as the room is remembered: for who writes, and is told when he is late.
    pub async fn enter(&self) -> MutexGuard<'_, Room> {
        self.entered.store(now(), Ordering::Relaxed);
        self.room.lock().await
    }

    /// Enters, with all that other processes have done.
    ///
    /// # Errors
    /// That the store fails.
    pub async fn enter_fresh(&self, app: &App) -> Result<MutexGuard<'_, Room>, Problem> {
        let mut room = self.enter().await;
        room.refresh(app, self).await?;
        Ok(room)
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

    /// Forgets what can be read again; true if nobody listens.
    pub async fn rest(&self) -> bool {
        let mut room = self.room.lock().await;
        room.hub.tidy();
        room.game = None;
        room.hub.is_empty()
    }
}

/// What this process remembers of a table.
pub struct Room {
    /// As it is stored.
    pub row: TableRow,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
    /// Who listens.
    pub hub: Hub,
    /// The names of the people at the table.
    people: HashMap<PersonId, String>,
    /// The names of the seats, in order, as texts use them.
    names: Vec<String>,
    /// In which words it is told.
    wording: Wording,
    asks: Vec<store::Ask>,
    clocks: Vec<(u8, i64)>,
    rematch: Option<(TableId, String)>,
    game: Option<Box<dyn AnyTable>>,
    /// Why the game cannot go on here.
    fault: Option<Problem>,
    /// How many entries the listeners were told of.
    heard: u32,
    /// The next line of chat that listeners have not heard.
    said: u32,
    /// What listeners were last told of the table.
    shown: String,
}

impl Room {
    fn new(row: TableRow) -> Room {
        Room {
            wording: Wording::of(&row.game),
            row,
            seats: Vec::new(),
            hub: Hub::default(),
            people: HashMap::new(),
            names: Vec::new(),
            asks: Vec::new(),
            clocks: Vec::new(),
            rematch: None,
            game: None,
            fault: None,
            heard: 0,
            said: 0,
            shown: String::new(),
        }
    }

    /// In which words the table is told.
    #[must_use]
    pub fn wording(&self) -> &Wording {
        &self.wording
    }

    /// The names of the seats, in order.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The seats that a person holds, in order.
    #[must_use]
    pub fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        let held = |seat: &&SeatRow| person.is_some() && seat.person == person;
        self.seats.iter().filter(held).map(|seat| Seat(seat.seat)).collect()
    }

    /// May this person see the table at all?
    #[must_use]
    pub fn is_visible(&self, person: Option<PersonId>, invite: Option<&str>) -> bool {
        self.row.visibility == store::Visibility::Public
            || person == Some(self.row.host)
            || !self.seats_of(person).is_empty()
            || invite == Some(self.row.invite.as_str())
    }

    /// The seat that a person means.
    ///
    /// # Errors
    /// That it is not his, that he has none, or that he has several and must say which.
    pub fn own_seat(&self, person: PersonId, asked: Option<u8>) -> Result<Seat, Problem> {
        let held = self.seats_of(Some(person));
        match (asked, &held[..]) {
            (Some(seat), held) if held.contains(&Seat(seat)) => Ok(Seat(seat)),
            (_, []) => Err(Problem::new(Kind::NotSeated)),
            (Some(_), _) => Err(Problem::new(Kind::NotYourSeat)),
            (None, [seat]) => Ok(*seat),
            (None, _) => Err(Problem::new(Kind::WhichSeat)),
        }
    }

    /// Whose eyes a person may look through: his seat's, or a spectator's; after the game anybody's.
    ///
    /// # Errors
    /// That the seat is not his, or that he has several and must say which.
    pub fn observer(&self, person: Option<PersonId>, asked: Option<u8>) -> Result<Observer, Problem> {
        let held = self.seats_of(person);
        match (asked, &held[..]) {
            (Some(seat), _) if self.row.status == Status::Over && usize::from(seat) < self.seats.len() => {
                Ok(Observer::Seat(Seat(seat)))
            }
            (Some(seat), held) if held.contains(&Seat(seat)) => Ok(Observer::Seat(Seat(seat))),
            (Some(_), _) => Err(Problem::new(Kind::NotYourSeat)),
            (None, []) => Ok(Observer::Spectator),
            (None, [seat]) => Ok(Observer::Seat(*seat)),
            (None, _) => Err(Problem::new(Kind::WhichSeat)),
        }
    }

    /// May this person have hints at this table?
    ///
    /// # Errors
    /// That he may not.
    pub fn may_have_hints(&self, person: PersonId) -> Result<(), Problem> {
        let is_bot_or_own = |seat: &SeatRow| seat.kind == store::SeatKind::Bot || seat.person == Some(person);
        let may = match self.row.hints {
            store::Hints::Everyone => true,
            store::Hints::Alone => self.seats.iter().all(is_bot_or_own),
        };
        if may { Ok(()) } else { Err(Problem::new(Kind::HintsOff)) }
    }

    /// The bot that plays a seat now, if one does.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        let seat = self.seats.get(seat.index())?;
        seat.stand_in.as_deref().or(match seat.kind {
            store::SeatKind::Bot => seat.bot.as_deref(),
            store::SeatKind::Person => None,
        })
    }

    /// The table as this person may see it.
    #[must_use]
    pub fn info(&self, person: Option<PersonId>) -> TableInfo {
        let row = &self.row;
        let is_member = person == Some(row.host) || !self.seats_of(person).is_empty();
        let has_begun = row.header.is_some();
        let seat = |(seat, name): (&SeatRow, &String)| SeatInfo {
            seat: seat.seat,
            kind: seat.kind.into(),
            name: (seat.person.is_some() || seat.kind == store::SeatKind::Bot || has_begun)
                .then(|| name.clone()),
            bot: self.bot_of(Seat(seat.seat)).map(str::to_owned),
            contribution: has_begun.then(|| seat.contribution.clone()),
            yours: person.is_some() && seat.person == person,
        };
        TableInfo {
            id: row.id.clone(),
            game: row.game.clone(),
            name: row.name.clone(),
            host: self.people.get(&row.host).cloned().unwrap_or_default(),
            status: row.status.into(),
            visibility: row.visibility.into(),
            pace: row.pace.into(),
            absent: row.absent.into(),
            hints: row.hints.into(),
            options: serde_json::from_str(&row.options).unwrap_or_default(),
            content: row.content.clone(),
            commitment: row.commitment.clone(),
            seats: self.seats.iter().zip(&self.names).map(seat).collect(),
            waiting: row.waiting,
            length: row.length,
            asks: self
                .asks
                .iter()
                .map(|ask| AskInfo { kind: ask.kind.into(), seat: ask.seat, agreed: ask.agreed })
                .collect(),
            deadlines: self
                .clocks
                .iter()
                .map(|(seat, due)| DeadlineInfo { seat: *seat, due: *due })
                .collect(),
            invite: is_member.then(|| row.invite.clone()),
            rematch: self
                .rematch
                .as_ref()
                .map(|(id, invite)| Rematch { id: id.clone(), invite: is_member.then(|| invite.clone()) }),
            created: row.created,
            changed: row.changed,
        }
    }

    /// The game; none before it has begun.
    #[must_use]
    pub fn game(&self) -> Option<&dyn AnyTable> {
        self.game.as_deref()
    }

    /// The game, that must have begun.
    ///
    /// # Errors
    /// That it has not, or cannot go on here.
    pub fn begun(&self) -> Result<&dyn AnyTable, Problem> {
        match (&self.game, &self.fault, self.row.status) {
            (_, Some(fault), _) => Err(fault.clone()),
            (Some(game), None, _) => Ok(&**game),
            (None, None, Status::Closed) => Err(Problem::new(Kind::Closed)),
            (None, None, Status::Lobby | Status::Running | Status::Over) => Err(Problem::new(Kind::NotBegun)),
        }
    }

    /// Tells the listeners of an entry that is in the store and has happened.
    fn tell_entry(&mut self, entry: &table::log::Entry, told: &[Told]) {
        let Some(game) = self.game.as_deref() else { return };
        self.heard = entry.n + 1;
        let is_newest = entry.n as usize + 1 == game.entries().len();
        let names = &self.names;
        let observers = if is_newest { self.hub.observers() } else { Vec::new() };
        let views = game.views(&observers);
        self.hub.tell(|Ear { observer, lang }| {
            let texts = lang.map(|lang| self.wording.texts(lang));
            let voice = Voice { texts, names };
            let mut info = message::entry(entry.n, &entry.act, told, observer, voice);
            let view = observers.iter().zip(&views).find(|(other, _)| **other == observer);
            info.state = view.map(|(_, view)| message::state(game, observer, view.clone(), voice));
            Push::Entry(&info).text()
        });
    }
}

/// A table for a list: what is stored of it, without the game.
///
/// # Errors
/// That the store fails.
pub async fn summary(app: &App, row: TableRow, person: Option<PersonId>) -> Result<TableInfo, Problem> {
    let mut room = Room::new(row);
    room.seats = app.store.seats(&room.row.id).await?;
    room.meet(app).await?;
    Ok(room.info(person))
}
