//! Tables without their types, for servers and tools that know no game.

use crate::log::{Entry, Header};
use crate::parts::manner;
use crate::{
    Audience, BadLog, Event, Game, Json, Log, Manner, Observer, Parts, Path, Prepared, Prompt, Refusal, Rule,
    Seat, SeatSet, Secret, Sitter, Snapshot, Standing, StateHash, Table, Undo, Waiting,
};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;

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
    pub event: Json,
}

impl Told {
    /// The event without its type.
    pub fn of(event: &impl Event) -> Told {
        Told {
            audience: event.audience(),
            rule: event.rule(),
            message: event.message(),
            event: Json::of(event),
        }
    }
}

/// An entry that was checked and worked out but has not happened yet: store it, then [`AnyTable::commit`] it.
pub struct Draft {
    /// What to append to the log.
    pub entry: Entry,
    /// Who must answer after it, and who may act.
    pub waiting: Waiting,
    /// Was it asked for? Taking back is, in this sense.
    pub manner: Manner,
    /// The typed answer with all that comes of it; none for what is cheap to work out again.
    prepared: Option<Box<dyn Any + Send>>,
}

/// A [`Table`] whose game is known only by name.
pub trait AnyTable: Send + Sync {
    /// The table with its type, for who knows the game.
    fn as_any(&self) -> &dyn Any;
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
    /// See [`Table::act_paths`].
    fn act_paths(&self, seat: Seat) -> Vec<Path>;
    /// See [`Table::parts`].
    fn parts(&self, seat: Seat, picked: &[&str]) -> Parts;
    /// See [`Table::view`].
    fn view(&self, observer: Observer) -> Json;
    /// The views of several observers: those who know the same share one text.
    fn views(&self, observers: &[Observer]) -> Vec<Json>;
    /// Checks an answer by path and works out what it does, without doing it.
    ///
    /// # Errors
    /// Why the answer is not legal.
    fn draft(&self, seat: Seat, path: &str) -> Result<Draft, Refusal>;
    /// See [`Table::draft_undo`].
    ///
    /// # Errors
    /// That there is nothing to take back, or whose consent is missing.
    fn draft_undo(&self, seat: Seat, consent: SeatSet) -> Result<Draft, Refusal>;
    /// Makes a draft happen.
    ///
    /// # Errors
    /// That it was drafted on another state; nothing has changed then.
    fn commit(&mut self, draft: Draft) -> Result<Vec<Told>, BadLog>;
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
    /// See [`Table::log`].
    fn log(&self) -> Log;
}

impl<G: Game> AnyTable for Table<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }
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
    fn act_paths(&self, seat: Seat) -> Vec<Path> {
        self.act_paths(seat)
    }
    fn parts(&self, seat: Seat, picked: &[&str]) -> Parts {
        self.parts(seat, picked)
    }
    fn view(&self, observer: Observer) -> Json {
        Json::of(&self.view(observer))
    }
    fn views(&self, observers: &[Observer]) -> Vec<Json> {
        let mut known: Vec<(G::View, Json)> = Vec::new();
        let mut views = Vec::with_capacity(observers.len());
        for observer in observers {
            let view = self.view(*observer);
            let same = known.iter().find(|(other, _)| *other == view).map(|(_, json)| json.clone());
            let json = same.unwrap_or_else(|| {
                let json = Json::of(&view);
                known.push((view, json.clone()));
                json
            });
            views.push(json);
        }
        views
    }
    fn draft(&self, seat: Seat, path: &str) -> Result<Draft, Refusal> {
        let answer = self.read(seat, path)?;
        let manner = manner(self.game(), self.state(), seat, answer);
        let prepared = self.prepare(seat, answer)?;
        let (entry, waiting) = (prepared.entry.clone(), self.game().waiting(prepared.state()));
        Ok(Draft { entry, waiting, manner, prepared: Some(Box::new(prepared)) })
    }
    fn draft_undo(&self, seat: Seat, consent: SeatSet) -> Result<Draft, Refusal> {
        let (entry, state) = self.prepare_undo(seat, consent)?;
        let waiting = self.game().waiting(&state);
        Ok(Draft { entry, waiting, manner: Manner::Answer, prepared: None })
    }
    fn commit(&mut self, draft: Draft) -> Result<Vec<Told>, BadLog> {
        let prepared = draft.prepared.and_then(|prepared| prepared.downcast::<Prepared<G>>().ok());
        match prepared {
            Some(prepared) if draft.entry.n as usize == self.entries().len() => {
                Ok(self.commit(*prepared).iter().map(Told::of).collect())
            }
            Some(_) | None => AnyTable::follow(self, &draft.entry),
        }
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
    fn log(&self) -> Log {
        self.log()
    }
}

/// A table without types, with what has happened at it so far.
pub type Opened = (Box<dyn AnyTable>, Vec<Told>);
/// How tables of a title are opened: [`Table::open`] with the options as JSON.
pub type Open = fn(&Value, Vec<Sitter>, Secret, Vec<String>) -> Result<Opened, BadLog>;
/// How tables of a title are loaded: [`Table::load`]; what happened is told entry by entry.
pub type Load =
    fn(&Log, Option<Secret>, &mut dyn FnMut(&Entry, Vec<Told>)) -> Result<Box<dyn AnyTable>, BadLog>;
/// How tables of a title are restored from a log and a snapshot of its state.
pub type Restore = fn(&Log, &Snapshot, Option<Secret>) -> Result<Box<dyn AnyTable>, BadLog>;

/// A title by name: how its tables are opened and loaded.
#[derive(Copy, Clone)]
pub struct Title {
    /// See [`Game::NAME`].
    pub name: &'static str,
    /// The fewest and the most who can play.
    pub seats: (u8, u8),
    /// Can it be played with these options by so many? All options come back, with the hash of the content.
    pub check: fn(&Value, u8) -> Result<Checked, BadLog>,
    /// See [`Table::open`]; options as JSON.
    pub open: Open,
    /// See [`Table::load`].
    pub load: Load,
    /// See [`Table::restore`].
    pub restore: Restore,
    /// See [`Game::choices`].
    pub choices: &'static [(&'static str, &'static [&'static str])],
    /// See [`Game::consult`].
    pub consult: fn(&str, &Value) -> Option<Result<Value, String>>,
    /// See [`Game::catalogue`].
    pub catalogue: fn(Option<&str>) -> Option<Value>,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Checked {
    /// All options, also those that were left to their defaults.
    pub options: Value,
    /// See [`Game::content`].
    pub content: String,
}

impl Title {
    /// The title of a game.
    #[must_use]
    pub fn of<G: Game>() -> Title {
        Title {
            name: G::NAME,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            check: check::<G>,
            open: open::<G>,
            load: load::<G>,
            restore: restore::<G>,
            choices: G::choices(),
            consult: G::consult,
            catalogue: G::catalogue,
        }
    }
}

fn options<G: Game>(options: &Value) -> Result<G::Options, BadLog> {
    serde_json::from_value(options.clone()).map_err(|e| BadLog::header(format!("options: {e}")))
}

fn check<G: Game>(given: &Value, seats: u8) -> Result<Checked, BadLog> {
    let options = options::<G>(given)?;
    let game = crate::table::new_game::<G>(&options, seats.into())?;
    let options = serde_json::to_value(&options).map_err(|e| BadLog::header(e.to_string()))?;
    Ok(Checked { options, content: game.content() })
}

fn open<G: Game>(
    given: &Value,
    seats: Vec<Sitter>,
    secret: Secret,
    contributions: Vec<String>,
) -> Result<Opened, BadLog> {
    let (table, events) = Table::<G>::open(&options::<G>(given)?, seats, secret, contributions)?;
    Ok((Box::new(table), events.iter().map(Told::of).collect()))
}

fn load<G: Game>(
    log: &Log,
    secret: Option<Secret>,
    tell: &mut dyn FnMut(&Entry, Vec<Told>),
) -> Result<Box<dyn AnyTable>, BadLog> {
    let told = |entry: &Entry, _: &G::State, events: Vec<G::Event>| {
        tell(entry, events.iter().map(Told::of).collect());
    };
    Ok(Box::new(Table::<G>::load(log, secret, told)?))
}

fn restore<G: Game>(
    log: &Log,
    snapshot: &Snapshot,
    secret: Option<Secret>,
) -> Result<Box<dyn AnyTable>, BadLog> {
    Ok(Box::new(Table::<G>::restore(log, snapshot, secret)?))
}
