//! A game in progress: the table, its file, its bots, and what has happened so far.

use super::Config;
use super::machine::{Machine, Machines};
use super::save::{self, Save};
use super::seed::Origin;
use super::takeback::{self, TakeBack};
use super::told::{StoryItem, tell};
use std::path::Path;
use std::sync::Arc;
use table::log::{Act, Entry};
use table::{BadLog, Content, Game, Refusal, Seat, SeatSet, Secret, Shelf, Sitter, Table, Undo, content_of};
use texts::Texts;

/// The word for a person in logs and on the command line.
pub const PERSON: &str = "you";

/// The machine in a seat; none: a person, or a machine that thinks elsewhere.
type Player<G> = Option<Machine<G>>;

/// Why an answer was not taken.
#[derive(Debug)]
pub enum Trouble {
    /// The rules or the table refuse it.
    Refused(Refusal),
    /// It could not be saved: play cannot go on.
    Lost(String),
}

/// A game in progress.
pub struct Session<G: Game> {
    /// The table.
    pub table: Table<G>,
    /// What has happened and was not taken back.
    pub story: Vec<StoryItem<G::Event>>,
    save: Save,
    secret: Secret,
    persons: SeatSet,
    bots: Vec<Player<G>>,
}

impl<G: Game> Session<G> {
    /// A new game with this content, saved from its first line on.
    ///
    /// # Errors
    /// One line: what is wrong with the seats, or what could not be written.
    pub fn begin<'a>(
        config: &Config,
        content: &Arc<G::Content>,
        machines: impl Into<Machines<'a, G>>,
    ) -> Result<Session<G>, String> {
        let player = |i: usize| config.seats[i].word().to_owned();
        let sitters =
            (0..config.seats.len()).map(|i| Sitter { name: config.name(i), player: player(i) }).collect();
        let Origin { secret, contributions } = Origin::new(config.seed, config.seats.len())?;
        let options: G::Options =
            serde_json::from_value(config.options.clone()).map_err(|e| format!("--options: {e}"))?;
        let in_words = |bad: BadLog| {
            let texts = Texts::of(config.lang, G::NAME, None);
            let words: Vec<String> = bad.messages.iter().map(|message| texts.message(message, &[])).collect();
            if words.is_empty() { bad.why } else { words.join("; ") }
        };
        let (table, events) =
            Table::<G>::open(content, &options, sitters, secret, contributions).map_err(in_words)?;
        let bots = machines.into().sit(&table)?;
        let save =
            Save::create(&config.folder, table.header(), table.entries(), secret, &content.pack().write())?;
        let story = events.into_iter().map(|event| StoryItem::Happened(0, event)).collect();
        Ok(Session { persons: persons(&bots), table, story, save, secret, bots })
    }

    /// A saved game, checked from its first line on. It goes on with the content it began with.
    ///
    /// # Errors
    /// One line that names the file and what is wrong with it.
    pub fn resume<'a>(
        path: &Path,
        shelf: &Shelf<G::Content>,
        machines: impl Into<Machines<'a, G>>,
    ) -> Result<Session<G>, String> {
        let found = save::open(path)?;
        let broken = |why: String| format!("the saved game {} is broken: {why}", path.display());
        if let Some(text) = &found.content {
            shelf.keep(&found.log.header.content, text).map_err(|mistakes| {
                let all: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
                broken(format!("its content cannot be played with: {}", all.join("; ")))
            })?;
        }
        let content = content_of(shelf, &found.log).map_err(|bad| broken(bad.to_string()))?;
        let mut story = Vec::new();
        let table = Table::load(&content, &found.log, Some(found.secret), |entry, _, events| {
            tell(&mut story, entry, events);
        });
        let table = table.map_err(|e| broken(e.to_string()))?;
        let bots = machines.into().sit(&table)?;
        let (save, secret) = (found.save, found.secret);
        let mut session = Session { persons: persons(&bots), table, story, save, secret, bots };
        session.reveal_at_end()?;
        Ok(session)
    }

    /// The names of those who sit at the table.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.table.header().seats.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// The seats of persons.
    #[must_use]
    pub fn persons(&self) -> SeatSet {
        self.persons
    }

    /// The log file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.save.path()
    }

    /// Takes an answer: written down first, then carried out.
    ///
    /// # Errors
    /// Why it was not taken.
    pub fn answer(&mut self, seat: Seat, answer: G::Answer) -> Result<(), Trouble> {
        let prepared = self.table.prepare(seat, answer).map_err(Trouble::Refused)?;
        self.save.append(&prepared.entry).map_err(Trouble::Lost)?;
        let n = prepared.entry.n;
        let events = self.table.commit(prepared);
        self.story.extend(events.into_iter().map(|event| StoryItem::Happened(n, event)));
        self.reveal_at_end().map_err(Trouble::Lost)
    }

    /// The machine of a seat, to think elsewhere until it is given back; none: it does already, or there is none.
    pub fn lend_machine(&mut self, seat: Seat) -> Option<Machine<G>> {
        self.bots.get_mut(seat.index())?.take()
    }

    /// The machine of a seat is back.
    pub fn return_machine(&mut self, seat: Seat, machine: Machine<G>) {
        self.bots[seat.index()] = Some(machine);
    }

    /// What taking back the seat's last answer needs.
    #[must_use]
    pub fn take_back_needs(&self, seat: Seat) -> TakeBack {
        takeback::needs(&self.table, seat, self.persons())
    }

    /// Takes back the seat's last answer and all that followed; those who are asked have agreed.
    ///
    /// # Errors
    /// Why it cannot be taken back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Trouble> {
        let consent = match self.table.undo_scope(seat) {
            Undo::Nothing | Undo::Free { .. } => SeatSet::EMPTY,
            Undo::Ask { seats, .. } => seats,
        };
        self.table.undo(seat, consent).map_err(Trouble::Refused)?;
        if let Some(entry) = self.table.entries().last() {
            tell(&mut self.story, entry, Vec::new());
            self.save.append(entry).map_err(Trouble::Lost)?;
        }
        Ok(())
    }

    /// The number of the last entry in which the seat answered; what came after it is new to the seat.
    #[must_use]
    pub fn last_answer_of(&self, seat: Seat) -> Option<u32> {
        let is_his = |entry: &&Entry| matches!(entry.act, Act::Answer { seat: s, .. } if s == seat);
        self.table.entries().iter().rev().find(is_his).map(|entry| entry.n)
    }

    /// At the end of the game the log shows the secret of the dice, once.
    fn reveal_at_end(&mut self) -> Result<(), String> {
        let is_revealed = self.table.entries().last().is_some_and(|e| matches!(e.act, Act::Reveal { .. }));
        if self.table.standing().is_none() || is_revealed {
            return Ok(());
        }
        self.table.reveal(self.secret).map_err(|e| e.to_string())?;
        self.table.entries().last().map_or(Ok(()), |entry| self.save.append(entry))
    }
}

fn persons<G: Game>(bots: &[Player<G>]) -> SeatSet {
    (0..).map(Seat).zip(bots).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat).collect()
}
