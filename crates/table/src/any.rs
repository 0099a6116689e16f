//! Tables without their types, for servers and tools that know no game.

use crate::log::{Entry, Header};
use crate::{
    Audience, BadLog, Event, Game, Log, Observer, Path, Prompt, Refusal, Rule, Seat, SeatSet, Secret, Sitter,
    Snapshot, Standing, StateHash, Table, Undo, Waiting,
};
use serde::Serialize;
use serde_json::Value;

/// An event as servers and clients handle it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// Who may learn of it.
    #[serde(skip)]
    pub audience: Audience,
    /// The rule that made it happen.
    pub rule: Rule,
    /// How to tell it.
    pub message: crate::Message,
    /// The typed event.
    pub event: Value,
}

impl Told {
    /// The event without its type.
    pub fn of(event: &impl Event) -> Told {
        Told {
            audience: event.audience(),
            rule: event.rule(),
            message: event.message(),
            event: serde_json::to_value(event).unwrap_or(Value::Null),
        }
    }
}

/// A [`Table`] whose game is known only by name.
pub trait AnyTable: Send {
    /// See [`Table::header`].
    fn header(&self) -> &Header;
    /// See [`Table::entries`].
    fn entries(&self) -> &[Entry];
    /// See [`Table::hash`].
    fn hash(&self) -> StateHash;
    /// See [`Table::waiting`].
    fn waiting(&self) -> Waiting;
    /// See [`Table::standing`].
    fn standing(&self) -> Option<Standing>;
    /// See [`Table::prompt`].
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// See [`Table::paths`].
    fn paths(&self, seat: Seat) -> Vec<Path>;
    /// See [`Table::view`].
    fn view(&self, observer: Observer) -> Value;
    /// Answers by path; see [`Table::answer`].
    ///
    /// # Errors
    /// Why the answer is not legal; nothing has changed then.
    fn answer(&mut self, seat: Seat, path: &str) -> Result<Vec<Told>, Refusal>;
    /// Checks an answer by path and works out its entry, without doing it: store the entry, then
    /// [`AnyTable::follow`] it.
    ///
    /// # Errors
    /// Why the answer is not legal.
    fn draft(&self, seat: Seat, path: &str) -> Result<(Entry, Vec<Told>), Refusal>;
    /// See [`Table::draft_undo`].
    ///
    /// # Errors
    /// That there is nothing to take back, or whose consent is missing.
    fn draft_undo(&self, seat: Seat, consent: SeatSet) -> Result<Entry, Refusal>;
    /// See [`Table::follow`].
    ///
    /// # Errors
    /// Why the entry does not hold; nothing has changed then.
    fn follow(&mut self, entry: &Entry) -> Result<Vec<Told>, BadLog>;
    /// See [`Table::snapshot`].
    fn snapshot(&self) -> Snapshot;
    /// See [`Table::why_not`].
    fn why_not(&self, seat: Seat, picked: &[String], element: &str) -> Option<Refusal>;
    /// See [`Table::undo_scope`].
    fn undo_scope(&self, seat: Seat) -> Undo;
    /// See [`Table::undo`].
    ///
    /// # Errors
    /// That there is nothing to take back, or whose consent is missing.
    fn undo(&mut self, seat: Seat, consent: SeatSet) -> Result<(), Refusal>;
    /// See [`Table::reveal`].
    ///
    /// # Errors
    /// That the game is not over, or that this is not the secret that was committed to.
    fn reveal(&mut self, secret: Secret) -> Result<(), BadLog>;
    /// See [`Table::log`].
    fn log(&self) -> Log;
}

impl<G: Game> AnyTable for Table<G> {
    fn header(&self) -> &Header {
        self.header()
    }
    fn entries(&self) -> &[Entry] {
        self.entries()
    }
    fn hash(&self) -> StateHash {
        self.hash()
    }
    fn waiting(&self) -> Waiting {
        self.waiting()
    }
    fn standing(&self) -> Option<Standing> {
        self.standing()
    }
    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.prompt(seat)
    }
    fn paths(&self, seat: Seat) -> Vec<Path> {
        self.paths(seat)
    }
    fn view(&self, observer: Observer) -> Value {
        serde_json::to_value(self.view(observer)).unwrap_or(Value::Null)
    }
    fn answer(&mut self, seat: Seat, path: &str) -> Result<Vec<Told>, Refusal> {
        let answer = self.read(seat, path)?;
        Ok(self.answer(seat, answer)?.iter().map(Told::of).collect())
    }
    fn draft(&self, seat: Seat, path: &str) -> Result<(Entry, Vec<Told>), Refusal> {
        let prepared = self.prepare(seat, self.read(seat, path)?)?;
        Ok((prepared.entry, prepared.events.iter().map(Told::of).collect()))
    }
    fn draft_undo(&self, seat: Seat, consent: SeatSet) -> Result<Entry, Refusal> {
        self.draft_undo(seat, consent)
    }
    fn follow(&mut self, entry: &Entry) -> Result<Vec<Told>, BadLog> {
        Ok(self.follow(entry)?.iter().map(Told::of).collect())
    }
    fn snapshot(&self) -> Snapshot {
        self.snapshot()
    }
    fn why_not(&self, seat: Seat, picked: &[String], element: &str) -> Option<Refusal> {
        self.why_not(seat, picked, element)
    }
    fn undo_scope(&self, seat: Seat) -> Undo {
        self.undo_scope(seat)
    }
    fn undo(&mut self, seat: Seat, consent: SeatSet) -> Result<(), Refusal> {
        self.undo(seat, consent)
    }
    fn reveal(&mut self, secret: Secret) -> Result<(), BadLog> {
        self.reveal(secret)
    }
    fn log(&self) -> Log {
        self.log()
    }
}

/// A table without types, with what has happened at it so far.
pub type Opened = (Box<dyn AnyTable>, Vec<Told>);
/// How tables of a title are opened: [`Table::open`] with the options as JSON.
pub type Open = fn(&Value, Vec<Sitter>, Secret, Vec<String>) -> Result<Opened, BadLog>;
/// How tables of a title are restored from a log and a snapshot of its state.
pub type Restore = fn(&Log, &Snapshot, Option<Secret>) -> Result<Box<dyn AnyTable>, BadLog>;

/// A title by name: how its tables are opened and loaded.
#[derive(Copy, Clone)]
pub struct Title {
    /// See [`Game::NAME`].
    pub name: &'static str,
    /// The fewest and the most who can play.
    pub seats: (u8, u8),
    /// See [`Table::open`]; options as JSON.
    pub open: Open,
    /// See [`Table::load`].
    pub load: fn(&Log, Option<Secret>) -> Result<Opened, BadLog>,
    /// See [`Table::restore`].
    pub restore: Restore,
}

impl Title {
    /// The title of a game.
    #[must_use]
    pub fn of<G: Game>() -> Title {
        Title {
            name: G::NAME,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            open: open::<G>,
            load: load::<G>,
            restore: restore::<G>,
        }
    }
}

fn open<G: Game>(
    options: &Value,
    seats: Vec<Sitter>,
    secret: Secret,
    contributions: Vec<String>,
) -> Result<Opened, BadLog> {
    let options: G::Options =
        serde_json::from_value(options.clone()).map_err(|e| BadLog::header(format!("options: {e}")))?;
    let (table, events) = Table::<G>::open(&options, seats, secret, contributions)?;
    Ok((Box::new(table), events.iter().map(Told::of).collect()))
}

fn load<G: Game>(log: &Log, secret: Option<Secret>) -> Result<Opened, BadLog> {
    let mut told = Vec::new();
    let table = Table::<G>::load(log, secret, |_, _, events| told.extend(events.iter().map(Told::of)))?;
    Ok((Box::new(table), told))
}

fn restore<G: Game>(
    log: &Log,
    snapshot: &Snapshot,
    secret: Option<Secret>,
) -> Result<Box<dyn AnyTable>, BadLog> {
    Ok(Box::new(Table::<G>::restore(log, snapshot, secret)?))
}
