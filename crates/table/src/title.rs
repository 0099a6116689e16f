//! A title by name, with the content its tables are played with: for servers and tools that know no game.

use crate::log::Entry;
use crate::{AnyTable, BadLog, Game, Log, Secret, Sitter, Snapshot, Table, Told};
use pack::{Content, Mistake, Pack, Shelf};
use serde_json::Value;
use std::any::Any;
use std::path::Path;
use std::sync::Arc;

/// A table without types, with what has happened at it so far.
pub type Opened = (Box<dyn AnyTable>, Vec<Told>);

/// A title: how its tables are opened and loaded, and with which content. Copies of it share one shelf.
#[derive(Clone)]
pub struct Title {
    /// See [`Game::NAME`].
    pub name: &'static str,
    /// See [`Game::RULES`].
    pub rules: u32,
    /// The fewest and the most who can play.
    pub seats: (u8, u8),
    /// See [`Game::choices`].
    pub choices: &'static [(&'static str, &'static [&'static str])],
    shelf: Arc<dyn AnyShelf>,
}

/// A game that can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Checked {
    /// All options, also those that were left to their defaults.
    pub options: Value,
    /// The hash of the content.
    pub content: String,
}

impl Title {
    /// The title of a game; new tables begin with the content that is part of the program.
    #[must_use]
    pub fn of<G: Game>() -> Title {
        Title::with::<G>(Shelf::default())
    }

    /// The title of a game with a shelf of content.
    #[must_use]
    pub fn with<G: Game>(shelf: Shelf<G::Content>) -> Title {
        Title {
            name: G::NAME,
            rules: G::RULES,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            choices: G::choices(),
            shelf: Arc::new(Shelved::<G>(Arc::new(shelf))),
        }
    }

    /// The same title, whose new tables begin with this pack.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its place.
    pub fn with_pack(&self, pack: Pack) -> Result<Title, Vec<Mistake>> {
        Ok(Title { shelf: self.shelf.with_pack(pack)?, ..self.clone() })
    }

    /// The shelf with its type, for who knows the game; none if this is the title of another.
    #[must_use]
    pub fn shelf<G: Game>(&self) -> Option<Arc<Shelf<G::Content>>> {
        self.shelf.as_any().downcast_ref::<Shelved<G>>().map(|shelved| Arc::clone(&shelved.0))
    }

    /// Reads the pack of a folder, with everything that is wrong with it.
    #[must_use]
    pub fn examine(&self, dir: &Path) -> (Pack, Vec<Mistake>) {
        self.shelf.examine(dir)
    }

    /// The files of a pack of this title, without `.json`.
    #[must_use]
    pub fn files(&self) -> Vec<&'static str> {
        self.shelf.files()
    }

    /// The pack of this hash, if it is on the shelf; without a hash, the one that new tables begin with.
    #[must_use]
    pub fn pack(&self, hash: Option<&str>) -> Option<Pack> {
        self.shelf.pack(hash)
    }

    /// The words in a language that the pack of this hash, or of new tables, lays over the texts of the game.
    #[must_use]
    pub fn words(&self, hash: Option<&str>, lang: &str) -> Option<String> {
        self.shelf.words(hash, lang)
    }

    /// Is content of this hash on the shelf?
    #[must_use]
    pub fn has(&self, hash: &str) -> bool {
        self.shelf.has(hash)
    }

    /// Puts content on the shelf that was [written](Pack::write) when a table began with it.
    ///
    /// # Errors
    /// Why this program cannot play with it.
    pub fn keep(&self, hash: &str, text: &str) -> Result<(), Vec<Mistake>> {
        self.shelf.keep(hash, text)
    }

    /// The components of this hash, or those that new tables begin with, for people and clients to look up (see
    /// [`Pack::catalogue`]). None of a game that has none, or of a hash that is not on the shelf.
    #[must_use]
    pub fn catalogue(&self, hash: Option<&str>) -> Option<Value> {
        let pack = self.pack(hash)?;
        pack.files().next()?;
        Some(pack.catalogue(self.name))
    }

    /// Can it be played with these options by so many?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, options: &Value, seats: u8) -> Result<Checked, BadLog> {
        self.shelf.check(options, seats)
    }

    /// See [`Table::open`]; options as JSON, with the content that new tables begin with.
    ///
    /// # Errors
    /// What is wrong with the options or the number of seats.
    pub fn open(
        &self,
        options: &Value,
        seats: Vec<Sitter>,
        secret: Secret,
        contributions: Vec<String>,
    ) -> Result<Opened, BadLog> {
        self.shelf.open(options, seats, secret, contributions)
    }

    /// See [`Table::load`], with the content of the log; what happened is told entry by entry.
    ///
    /// # Errors
    /// The first entry that does not hold, and why.
    pub fn load(
        &self,
        log: &Log,
        secret: Option<Secret>,
        tell: &mut dyn FnMut(&Entry, Vec<Told>),
    ) -> Result<Box<dyn AnyTable>, BadLog> {
        self.shelf.load(log, secret, tell)
    }

    /// See [`Table::restore`], with the content of the log.
    ///
    /// # Errors
    /// That the snapshot does not fit the log, or the first entry after it that does not hold.
    pub fn restore(
        &self,
        log: &Log,
        snapshot: &Snapshot,
        secret: Option<Secret>,
    ) -> Result<Box<dyn AnyTable>, BadLog> {
        self.shelf.restore(log, snapshot, secret)
    }

    /// See [`Game::consult`], about the content of this hash or that of new tables. None if the question or the content is
    /// not known.
    #[must_use]
    pub fn consult(
        &self,
        hash: Option<&str>,
        question: &str,
        input: &Value,
    ) -> Option<Result<Value, String>> {
        self.shelf.consult(hash, question, input)
    }
}

/// The content of the log, from the shelf.
///
/// # Errors
/// That it is not there, by its hash, and what can be done.
pub fn content_of<C: Content>(shelf: &Shelf<C>, log: &Log) -> Result<Arc<C>, BadLog> {
    let hash = &log.header.content;
    shelf.find(hash).ok_or_else(|| {
        let ours = shelf.current().hash();
        BadLog::header(format!(
            "was played with content {hash}, which is not here (this is {ours}); give its pack with --content DIR"
        ))
    })
}

/// A shelf whose game is known only by name.
trait AnyShelf: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn with_pack(&self, pack: Pack) -> Result<Arc<dyn AnyShelf>, Vec<Mistake>>;
    fn examine(&self, dir: &Path) -> (Pack, Vec<Mistake>);
    fn files(&self) -> Vec<&'static str>;
    fn pack(&self, hash: Option<&str>) -> Option<Pack>;
    fn words(&self, hash: Option<&str>, lang: &str) -> Option<String>;
    fn has(&self, hash: &str) -> bool;
    fn keep(&self, hash: &str, text: &str) -> Result<(), Vec<Mistake>>;
    fn check(&self, options: &Value, seats: u8) -> Result<Checked, BadLog>;
    fn open(
        &self,
        options: &Value,
        seats: Vec<Sitter>,
        secret: Secret,
        contributions: Vec<String>,
    ) -> Result<Opened, BadLog>;
    fn load(
        &self,
        log: &Log,
        secret: Option<Secret>,
        tell: &mut dyn FnMut(&Entry, Vec<Told>),
    ) -> Result<Box<dyn AnyTable>, BadLog>;
    fn restore(
        &self,
        log: &Log,
        snapshot: &Snapshot,
        secret: Option<Secret>,
    ) -> Result<Box<dyn AnyTable>, BadLog>;
    fn consult(&self, hash: Option<&str>, question: &str, input: &Value) -> Option<Result<Value, String>>;
}

/// The shelf of a game.
struct Shelved<G: Game>(Arc<Shelf<G::Content>>);

impl<G: Game> Shelved<G> {
    fn find(&self, hash: Option<&str>) -> Option<Arc<G::Content>> {
        hash.map_or_else(|| Some(Arc::clone(self.0.current())), |hash| self.0.find(hash))
    }
}

impl<G: Game> AnyShelf for Shelved<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn with_pack(&self, pack: Pack) -> Result<Arc<dyn AnyShelf>, Vec<Mistake>> {
        let content = G::Content::read(pack)?;
        Ok(Arc::new(Shelved::<G>(Arc::new(Shelf::new(Arc::new(content))))))
    }
    fn examine(&self, dir: &Path) -> (Pack, Vec<Mistake>) {
        pack::examine::<G::Content>(dir)
    }
    fn files(&self) -> Vec<&'static str> {
        G::Content::FILES.iter().map(|file| file.name).collect()
    }
    fn pack(&self, hash: Option<&str>) -> Option<Pack> {
        self.find(hash).map(|content| content.pack().clone())
    }
    fn words(&self, hash: Option<&str>, lang: &str) -> Option<String> {
        self.find(hash)?.pack().words(lang).map(str::to_owned)
    }
    fn has(&self, hash: &str) -> bool {
        self.0.find(hash).is_some()
    }
    fn keep(&self, hash: &str, text: &str) -> Result<(), Vec<Mistake>> {
        self.0.keep(hash, text).map(|_| ())
    }
    fn check(&self, given: &Value, seats: u8) -> Result<Checked, BadLog> {
        let (content, options) = (self.0.current(), options::<G>(given)?);
        crate::table::new_game::<G>(content, &options, seats.into())?;
        let options = serde_json::to_value(&options).map_err(|e| BadLog::header(e.to_string()))?;
        Ok(Checked { options, content: content.hash().to_owned() })
    }
    fn open(
        &self,
        given: &Value,
        seats: Vec<Sitter>,
        secret: Secret,
        contributions: Vec<String>,
    ) -> Result<Opened, BadLog> {
        let options = options::<G>(given)?;
        let (table, events) = Table::<G>::open(self.0.current(), &options, seats, secret, contributions)?;
        Ok((Box::new(table), events.iter().map(Told::of).collect()))
    }
    fn load(
        &self,
        log: &Log,
        secret: Option<Secret>,
        tell: &mut dyn FnMut(&Entry, Vec<Told>),
    ) -> Result<Box<dyn AnyTable>, BadLog> {
        let told = |entry: &Entry, _: &G::State, events: Vec<G::Event>| {
            tell(entry, events.iter().map(Told::of).collect());
        };
        Ok(Box::new(Table::<G>::load(&content_of(&self.0, log)?, log, secret, told)?))
    }
    fn restore(
        &self,
        log: &Log,
        snapshot: &Snapshot,
        secret: Option<Secret>,
    ) -> Result<Box<dyn AnyTable>, BadLog> {
        Ok(Box::new(Table::<G>::restore(&content_of(&self.0, log)?, log, snapshot, secret)?))
    }
    fn consult(&self, hash: Option<&str>, question: &str, input: &Value) -> Option<Result<Value, String>> {
        G::consult(self.find(hash)?.as_ref(), question, input)
    }
}

fn options<G: Game>(options: &Value) -> Result<G::Options, BadLog> {
    serde_json::from_value(options.clone()).map_err(|e| BadLog::header(format!("options: {e}")))
}
