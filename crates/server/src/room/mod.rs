//! A table in this process: what is known of it, who listens, and its one writer.
//!
//! The store is the truth. A room is what this process remembers of it; whoever writes holds the room, appends to the
//! store, and only then changes what is remembered and tells the listeners. Another process may have been faster: the
//! store refuses then, and the room catches up.

mod asks;
mod bots;
mod cell;
mod changes;
pub mod hub;
mod instructions;
mod last;
mod listen;
mod load;
pub mod message;
mod past;
mod play;
mod seats;
mod telling;

pub use asks::UndoDone;
pub use cell::{Cell, Entered};
pub use listen::{Heard, Want};
pub use load::read_log;
pub use play::{AnswerRequest, snapshot};
pub use seats::check_bot;

use crate::app::House;
use crate::extract::SeatNumber;
use crate::problem::{Problem, ProblemKind};
use crate::wording::Wording;
use hub::{Form, Hub, Reader};
use last::{Last, ViewChanges};
use message::{AskInfo, DeadlineInfo, Rematch, SeatInfo, TableInfo};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use store::{PersonId, SeatRow, Status, TableId, TableRow};
use table::log::seed_of;
use table::{AnyTable, Json, Observer, Seat, Told, Views};
use telling::{After, Telling};
use tokio::sync::watch;

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
    /// What has happened, if somebody wanted to know.
    past: Option<past::Past>,
    /// Why the game cannot go on here.
    fault: Option<Problem>,
    /// How many entries the listeners were told of.
    heard: u32,
    /// The next line of chat that listeners have not heard; none: nobody has listened yet.
    said: Option<u32>,
    /// Changes with everything that listeners are told.
    news: watch::Sender<u32>,
    /// The states that those who are told changes were told last.
    last: Vec<Last>,
    /// What listeners saw last: the same is not written again.
    views: Option<Views>,
    /// The state as it was written for those who ask: the length of the log, who asked, the text.
    written: Vec<(u32, Reader, Arc<str>)>,
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
            past: None,
            fault: None,
            heard: 0,
            said: None,
            news: watch::Sender::new(0),
            last: Vec::new(),
            views: None,
            written: Vec::new(),
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

    /// Will nobody but bots play here, as far as is known?
    #[must_use]
    pub fn is_of_bots(&self) -> bool {
        self.seats.iter().all(|seat| seat.person.is_none())
    }

    /// Does somebody play in another seat than this one?
    #[must_use]
    pub fn has_people_beside(&self, own: Seat) -> bool {
        let plays = |seat: &SeatRow| seat.seat != own.0 && seat.person.is_some() && seat.stand_in.is_none();
        self.seats.iter().any(plays)
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

    /// The seats whose people listen now, while they wait for the game to begin.
    fn here(&self) -> Vec<u8> {
        if self.row.status != store::Status::Lobby {
            return Vec::new();
        }
        let is_here = |seat: &&SeatRow| seat.person.is_some_and(|person| self.hub.has(person));
        self.seats.iter().filter(is_here).map(|seat| seat.seat).collect()
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
            seed: seed_of(self.seats.iter().map(|seat| seat.contribution.as_str()), &row.commitment),
            seats: self.seats.iter().zip(&self.names).map(seat).collect(),
            here: self.here(),
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
            (None, None, Status::Lobby) => Err(Problem::new(ProblemKind::NotBegun)),
            // It was let go, after a writing that failed or a long rest, and is read again by the next who comes.
            (None, None, Status::Running | Status::Over) => Err(Problem::new(ProblemKind::Busy)),
        }
    }

    /// Tells the listeners of an entry that is in the store and has happened.
    fn tell_entry(&mut self, entry: &table::log::Entry, told: &[Told]) {
        let Some(game) = self.game.as_deref() else { return };
        self.heard = entry.n + 1;
        if let Some(past) = &mut self.past {
            past.add(entry, told);
        }
        self.written.clear();
        self.news.send_modify(|news| *news = news.wrapping_add(1));
        let is_newest = entry.n as usize + 1 == game.entries().len();
        let observers = if is_newest { self.hub.observers() } else { Vec::new() };
        let views = game.views(&observers, self.views.as_ref());
        let mut telling = Telling::new(entry, told, &self.wording, &self.names);
        let (last, mut changed) = (&mut self.last, ViewChanges::default());
        self.hub.tell(|reader @ Reader { observer, lang, form }| {
            let Some(view) = views.of(observer) else { return telling.text(reader, After::Nothing) };
            let rest = message::state(game, observer, Json::null(), telling.voice(lang));
            let next = Last::new(reader, Arc::clone(view), &rest);
            let known = match form {
                Form::Whole => return telling.text(reader, After::Whole(&next.text())),
                Form::Changes => last.iter_mut().find(|last| last.reader == reader),
            };
            let changes = known.as_ref().and_then(|last| last.changes(&next, &mut changed));
            let text = match changes {
                Some((since, changes)) => telling.text(reader, After::Changes(since, &changes)),
                None => telling.text(reader, After::Whole(&next.text())),
            };
            match known {
                Some(last) => *last = next,
                None => last.push(next),
            }
            text
        });
        self.views = Some(views);
        let readers = self.hub.told_changes();
        self.last.retain(|last| readers.contains(&last.reader));
    }
}

/// Tables for a list: what is stored of them, without the games. Two questions to the store, however many there are.
///
/// # Errors
/// That the store fails.
pub async fn summaries(
    house: &Arc<House>,
    rows: Vec<TableRow>,
    person: Option<PersonId>,
) -> Result<Vec<TableInfo>, Problem> {
    let ids: Vec<TableId> = rows.iter().map(|row| row.id.clone()).collect();
    let mut seats = house.store.seats_of(&ids).await?;
    let seated = seats.values().flatten().filter_map(|seat| seat.person);
    let mut people: Vec<PersonId> = rows.iter().map(|row| row.host).chain(seated).collect();
    people.sort_unstable();
    people.dedup();
    let people: HashMap<_, _> = house.store.people_named(&people).await?.into_iter().collect();
    let mut infos = Vec::with_capacity(rows.len());
    for row in rows {
        let mut room = Room::new(Arc::clone(house), Arc::default(), row);
        room.seats = seats.remove(&room.row.id).unwrap_or_default();
        let at_table = room.seats.iter().filter_map(|seat| seat.person).chain([room.row.host]);
        room.people = at_table.filter_map(|id| Some((id, people.get(&id)?.clone()))).collect();
        room.name_seats()?;
        infos.push(room.info(person));
    }
    Ok(infos)
}
