//! A table in this process: what is known of it, who listens, and its one writer.
//!
//! The store is the truth. A room is what this process remembers of it; whoever writes holds the room, appends to the
//! store, and only then changes what is remembered and tells the listeners. Another process may have been faster: the
//! store refuses then, and the room catches up.

mod asks;
mod bots;
mod cell;
pub mod hub;
mod instructions;
mod listen;
mod load;
pub mod message;
mod play;
mod seats;

pub use asks::UndoDone;
pub use cell::{Cell, Entered};
pub use listen::Want;
pub use load::read_log;
pub use play::AnswerRequest;
pub use seats::check_bot;

use crate::app::House;
use crate::extract::SeatNumber;
use crate::problem::{Problem, ProblemKind};
use crate::wording::Wording;
use hub::{Hub, Reader};
use message::{AskInfo, DeadlineInfo, Push, Rematch, SeatInfo, TableInfo, Voice};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use store::{PersonId, SeatRow, Status, TableId, TableRow};
use table::{AnyTable, Observer, Seat, Told};

/// What this process remembers of a table.
pub struct Room {
    /// The store, the games, where bots think.
    house: Arc<House>,
    /// See [`Cell::length`].
    length: Arc<AtomicU32>,
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
    fn new(house: Arc<House>, length: Arc<AtomicU32>, row: TableRow) -> Room {
        Room {
            house,
            length,
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
    pub fn own_seat(&self, person: PersonId, asked: Option<SeatNumber>) -> Result<Seat, Problem> {
        let held = self.seats_of(Some(person));
        match (asked.map(Seat::from), &held[..]) {
            (Some(seat), held) if held.contains(&seat) => Ok(seat),
            (_, []) => Err(Problem::new(ProblemKind::NotSeated)),
            (Some(_), _) => Err(Problem::new(ProblemKind::NotYourSeat)),
            (None, [seat]) => Ok(*seat),
            (None, _) => Err(Problem::new(ProblemKind::WhichSeat)),
        }
    }

    /// Whose eyes a person may look through: his seat's, or a spectator's; after the game anybody's.
    ///
    /// # Errors
    /// That the seat is not his, or that he has several and must say which.
    pub fn observer(&self, person: Option<PersonId>, asked: Option<SeatNumber>) -> Result<Observer, Problem> {
        let held = self.seats_of(person);
        match (asked.map(Seat::from), &held[..]) {
            (Some(seat), _) if self.row.status == Status::Over && seat.index() < self.seats.len() => {
                Ok(Observer::Seat(seat))
            }
            (Some(seat), held) if held.contains(&seat) => Ok(Observer::Seat(seat)),
            (Some(_), _) => Err(Problem::new(ProblemKind::NotYourSeat)),
            (None, []) => Ok(Observer::Spectator),
            (None, [seat]) => Ok(Observer::Seat(*seat)),
            (None, _) => Err(Problem::new(ProblemKind::WhichSeat)),
        }
    }

    /// Is this person the host?
    ///
    /// # Errors
    /// That only the host may do this.
    pub fn hosted_by(&self, person: PersonId) -> Result<(), Problem> {
        if self.row.host == person { Ok(()) } else { Err(Problem::new(ProblemKind::HostOnly)) }
    }

    /// Is the game over?
    ///
    /// # Errors
    /// That it is not.
    pub fn finished(&self) -> Result<(), Problem> {
        if self.row.status == Status::Over { Ok(()) } else { Err(Problem::new(ProblemKind::NotOver)) }
    }

    /// The bot that plays well at once: it stands in for people.
    ///
    /// # Errors
    /// That this server does not offer the game any more.
    pub fn quick_bot(&self) -> Result<&'static str, Problem> {
        Ok(self.house.offer(&self.row.game)?.players.quick())
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
        if may { Ok(()) } else { Err(Problem::new(ProblemKind::HintsOff)) }
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
            (None, None, Status::Closed) => Err(Problem::new(ProblemKind::Closed)),
            (None, None, Status::Lobby | Status::Running | Status::Over) => {
                Err(Problem::new(ProblemKind::NotBegun))
            }
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
        self.hub.tell(|Reader { observer, lang }| {
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
pub async fn summary(
    house: &Arc<House>,
    row: TableRow,
    person: Option<PersonId>,
) -> Result<TableInfo, Problem> {
    let mut room = Room::new(Arc::clone(house), Arc::default(), row);
    room.seats = house.store.seats(&room.row.id).await?;
    room.meet().await?;
    Ok(room.info(person))
}
