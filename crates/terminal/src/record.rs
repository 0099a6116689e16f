//! A recorded game, moment by moment.

use std::sync::Arc;
use table::log::{Act, Entry};
use table::{BadLog, Event, Game, Log, Observer, Path, Secrecy, Table, read_answer};

/// A recorded game.
pub struct Record<G: Game> {
    /// The log it was read from.
    pub log: Log,
    /// The game as it was played.
    pub game: G,
    /// Who sat where.
    pub names: Vec<String>,
    /// What happened, entry by entry.
    pub moments: Vec<Moment<G>>,
}

/// A moment of a game, ready to be shown.
pub struct Moment<G: Game> {
    /// What was done.
    pub entry: Entry,
    /// The elements of what was answered; none if nothing was.
    pub answer: Option<Path>,
    /// How it was answered.
    pub secrecy: Secrecy,
    /// What came of it.
    pub state: G::State,
    /// What happened on the way.
    pub events: Vec<G::Event>,
}

impl<G: Game> Record<G> {
    /// Plays a log again with the content it began with, checking all of it.
    ///
    /// # Errors
    /// The first entry that does not hold, and why.
    pub fn read(content: &Arc<G::Content>, log: &Log) -> Result<Record<G>, BadLog> {
        let mut moments: Vec<Moment<G>> = Vec::new();
        let table = Table::<G>::load(content, log, log.secret(), |entry, state, events| {
            let (entry, state) = (entry.clone(), state.clone());
            moments.push(Moment { entry, answer: None, secrecy: Secrecy::Open, state, events });
        })?;
        let game = table.game().clone();
        for n in 1..moments.len() {
            let before = &moments[n - 1].state;
            if let Act::Answer { seat, answer, .. } = &moments[n].entry.act {
                let secrecy = game.waiting(before).secrecy;
                let path = read_answer(&game, before, *seat, answer).map(|a| game.path(before, *seat, a));
                (moments[n].answer, moments[n].secrecy) = (path.ok(), secrecy);
            }
        }
        let names = log.header.seats.iter().map(|sitter| sitter.name.clone()).collect();
        Ok(Record { log: log.clone(), game, names, moments })
    }

    /// What happened and was not taken back, with its entries.
    #[must_use]
    pub fn events(&self) -> Vec<(u32, &G::Event)> {
        let mut events: Vec<(u32, &G::Event)> = Vec::new();
        for moment in &self.moments {
            if let Act::Undo { back, .. } = moment.entry.act {
                events.retain(|(n, _)| *n < back);
            }
            events.extend(moment.events.iter().map(|event| (moment.entry.n, event)));
        }
        events
    }
}

impl<G: Game> Moment<G> {
    /// May the observer know what was answered? What is answered in secret only the one who answers knows.
    #[must_use]
    pub fn is_open_to(&self, observer: Observer) -> bool {
        match (&self.entry.act, self.secrecy) {
            (Act::Answer { seat, .. }, Secrecy::Sealed) => observer == Observer::Seat(*seat),
            _ => true,
        }
    }

    /// What the observer learned.
    pub fn events_for(&self, observer: Observer) -> impl Iterator<Item = &G::Event> {
        self.events.iter().filter(move |event| event.audience().includes(observer))
    }
}
