//! Tables without their types, for servers and tools that know no game.

use crate::log::{Entry, Header};
use crate::parts::manner;
use crate::{
    Audience, BadLog, Event, Game, Json, Log, Manner, Observer, Parts, Path, Prepared, Prompt, Refusal, Rule,
    Seat, SeatSet, Sheet, Snapshot, Standing, StateHash, Table, Undo, Waiting,
};
use serde::Serialize;
use std::any::Any;
use std::sync::Arc;

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

/// The views of several observers at one moment, as they are written.
pub struct Views {
    sheets: Vec<(Observer, Arc<Sheet>)>,
    /// The typed views, each in the place of its sheet: what is the same in the next ones is not written again.
    typed: Box<dyn Any + Send + Sync>,
}

impl Views {
    /// What an observer sees; none if he was not asked for. Observers who know the same share one sheet.
    #[must_use]
    pub fn of(&self, observer: Observer) -> Option<&Arc<Sheet>> {
        self.sheets.iter().find(|(other, _)| *other == observer).map(|(_, sheet)| sheet)
    }
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
    /// The views of several observers, with those that were written last at hand.
    fn views(&self, observers: &[Observer], before: Option<&Views>) -> Views;
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
    fn views(&self, observers: &[Observer], before: Option<&Views>) -> Views {
        let typed = before.and_then(|before| before.typed.downcast_ref::<Vec<G::View>>());
        let before = before.map_or(&[][..], |before| &before.sheets).iter().zip(typed.into_iter().flatten());
        let mut views: Vec<G::View> = Vec::with_capacity(observers.len());
        let mut sheets: Vec<(Observer, Arc<Sheet>)> = Vec::with_capacity(observers.len());
        for observer in observers {
            let view = self.view(*observer);
            let known = || views.iter().zip(&sheets).map(|(view, (_, sheet))| (view, sheet));
            let alike = known().find(|(other, _)| self.game().are_alike(other, &view));
            let sheet = alike.map(|(_, sheet)| Arc::clone(sheet)).unwrap_or_else(|| {
                let own = before.clone().filter(|((other, _), _)| other == observer);
                let own = own.map(|((_, sheet), view)| (view, &**sheet));
                let at_hand: Vec<_> = own.chain(known().map(|(view, sheet)| (view, &**sheet))).collect();
                Arc::new(self.game().write(&view, &at_hand))
            });
            views.push(view);
            sheets.push((*observer, sheet));
        }
        Views { sheets, typed: Box::new(views) }
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
