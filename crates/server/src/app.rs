//! What all requests share.

use crate::api::Tables;
use crate::backoff::Backoff;
use crate::config::Config;
use crate::guard::Limits;
use crate::hashers::Hashers;
use crate::lately::Lately;
use crate::memory::{HeardSignals, Troubles};
use crate::metrics::Metrics;
use crate::problem::{Problem, ProblemKind};
use crate::quotas::Quotas;
use crate::room::Cell;
use crate::room::hub::Listener;
use crate::thinkers::Thinkers;
use crate::turns::OneAtATime;
use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use bots::Players;
use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{PersonId, Store, TableId};
use table::{BadLog, Title};
use tokio::sync::watch;

/// A game that is offered, with its bots.
#[derive(Clone)]
pub struct OfferedGame {
    /// The game.
    pub title: Title,
    /// Its bots.
    pub players: Players,
}

/// What all requests share: the house, and the tables at hand in it.
#[derive(Clone)]
pub struct App {
    house: Arc<House>,
    cells: Arc<Mutex<HashMap<TableId, Arc<Cell>>>>,
}

/// What every table needs: the store, the games, where bots think. It knows no table, so that each can hold it.
pub struct House {
    /// How the server runs.
    pub config: Config,
    /// What must survive.
    pub store: Store,
    /// The games.
    pub offers: Vec<OfferedGame>,
    /// What is counted.
    pub metrics: Metrics,
    /// Who may ask how much.
    pub limits: Limits,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// Where passwords are hashed.
    pub hashers: Hashers,
    /// Who has tried wrong passwords.
    pub backoff: Backoff,
    /// Who may have how much.
    pub quotas: Quotas,
    /// Tables that cannot go on here.
    pub troubles: Troubles,
    /// Signals that were heard.
    pub heard: HeardSignals,
    /// The open tables, for who is not signed in.
    pub open_tables: Lately<Tables>,
    /// Is the store there?
    pub health: Lately<Result<(), Problem>>,
    /// Who is bringing in a game.
    pub importers: OneAtATime<PersonId>,
    /// Turns true when the server stops.
    pub stopping: watch::Sender<bool>,
    cookies: Key,
    /// Games and hashes of content that is known to be in the store.
    kept: Mutex<HashSet<(String, String)>>,
}

impl Deref for App {
    type Target = Arc<House>;
    fn deref(&self) -> &Arc<House> {
        &self.house
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.cookies.clone()
    }
}

impl App {
    /// Opens the store and gets ready.
    ///
    /// # Errors
    /// That the store cannot be opened.
    pub async fn open(config: Config, offers: Vec<OfferedGame>) -> Result<App, store::StoreError> {
        let store = Store::open(&config.db).await?;
        // The key that signs cookies is made once for a database, so that all its processes know each other's.
        let key = store.setting("cookies", &hex::encode(crate::chance::bytes::<64>())).await?;
        let key = hex::decode(key).ok().and_then(|bytes| Key::try_from(&bytes[..]).ok());
        let cookies = key.ok_or_else(|| store::StoreError::Broken("the key of cookies".to_owned()))?;
        let limits = Limits::new(&config);
        let thinkers = Thinkers::new(config.thinkers);
        let (stopping, _) = watch::channel(false);
        keep_contents(&store, &offers).await?;
        let house = House {
            store,
            offers,
            metrics: Metrics::default(),
            limits,
            thinkers,
            hashers: Hashers::new(config.hashers),
            backoff: Backoff::new(config.tries),
            quotas: Quotas::new(&config.quotas),
            troubles: Troubles::default(),
            heard: HeardSignals::default(),
            open_tables: Lately::default(),
            health: Lately::default(),
            importers: OneAtATime::default(),
            stopping,
            cookies,
            kept: Mutex::default(),
            config,
        };
        Ok(App { house: Arc::new(house), cells: Arc::default() })
    }

    fn cells(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Cell>>> {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The cell of a table that this process has at hand.
    #[must_use]
    pub fn known(&self, id: &str) -> Option<Arc<Cell>> {
        self.cells().get(id).cloned()
    }

    /// All cells that this process has at hand.
    #[must_use]
    pub fn all_known(&self) -> Vec<Arc<Cell>> {
        self.cells().values().cloned().collect()
    }

    /// The cell of a table.
    ///
    /// # Errors
    /// That there is no such table.
    pub async fn cell(&self, id: &str) -> Result<Arc<Cell>, Problem> {
        if let Some(cell) = self.known(id) {
            return Ok(cell);
        }
        let row = self.store.table(id).await?.ok_or(Problem::new(ProblemKind::NoTable))?;
        let cell = Arc::new(Cell::new(&self.house, row));
        Ok(Arc::clone(self.cells().entry(id.to_owned()).or_insert(cell)))
    }

    /// Lets go those who listen here and meet a condition: a socket is let in by a session, and must not outlive it.
    pub async fn dismiss(&self, goes: impl Fn(&Listener) -> bool) {
        for cell in self.all_known() {
            cell.enter().await.hub.keep(|listener| !goes(listener));
        }
    }

    /// Forgets a cell that nobody else holds.
    pub fn forget(&self, id: &str) {
        let mut cells = self.cells();
        if cells.get(id).is_some_and(|cell| Arc::strong_count(cell) == 1) {
            cells.remove(id);
            cells.shrink_to_fit();
        }
    }
}

impl House {
    /// The game of this name.
    ///
    /// # Errors
    /// That there is none, with those there are.
    pub fn offer(&self, game: &str) -> Result<&OfferedGame, Problem> {
        self.offers.iter().find(|offer| offer.title.name == game).ok_or_else(|| {
            let names: Vec<&str> = self.offers.iter().map(|offer| offer.title.name).collect();
            Problem::invalid("game", format!("there is no '{game}'; known: {}", names.join(", ")))
        })
    }

    /// The title of a game with the content of this hash on its shelf: if it is not there, it is taken from the store, where
    /// tables that began with it have left it.
    ///
    /// # Errors
    /// That there is no such game, the store fails, or this program cannot play with that content.
    pub async fn title(&self, game: &str, hash: &str) -> Result<&Title, Problem> {
        let title = &self.offer(game)?.title;
        shelve(&self.store, title, hash).await?.map_err(|bad| Problem::differs(&bad))?;
        Ok(title)
    }

    /// The content of this hash as the store keeps it; none if it is known to have it.
    pub fn unkept(&self, title: &Title, hash: &str) -> Option<String> {
        let is_kept = self.kept().contains(&(title.name.to_owned(), hash.to_owned()));
        if is_kept { None } else { title.pack(Some(hash)).map(|pack| pack.write()) }
    }

    /// The store has the content of this hash.
    pub fn note_kept(&self, game: &str, hash: &str) {
        self.kept().insert((game.to_owned(), hash.to_owned()));
    }

    fn kept(&self) -> MutexGuard<'_, HashSet<(String, String)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The games with the hash of the content that new tables are played with.
    pub fn contents(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.offers.iter().filter_map(|offer| {
            let checked = offer.title.check(&serde_json::json!({}), offer.title.seats.1).ok()?;
            Some((offer.title.name, checked.content))
        })
    }
}

/// Puts the content of this hash on the shelf of a title, if the store has it and the shelf has not.
///
/// # Errors
/// That the store fails; within, that this program cannot play with that content.
pub(crate) async fn shelve(
    store: &Store,
    title: &Title,
    hash: &str,
) -> Result<Result<(), BadLog>, store::StoreError> {
    if title.has(hash) {
        return Ok(Ok(()));
    }
    // What nobody has is told by whoever looks for it on the shelf.
    let Some(text) = store.content(title.name, hash).await? else { return Ok(Ok(())) };
    Ok(title.keep(hash, &text).map_err(|mistakes| {
        let all: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        let all = all.join("; ");
        BadLog::header(format!("began with content {hash}, which this program cannot play with: {all}"))
    }))
}

/// Keeps the content of running tables that began before stores kept it, as long as this program has it.
async fn keep_contents(store: &Store, offers: &[OfferedGame]) -> Result<(), store::StoreError> {
    for (game, hash) in store.contents_missing().await? {
        let title = offers.iter().map(|offer| &offer.title).find(|title| title.name == game);
        if let Some(pack) = title.and_then(|title| title.pack(Some(&hash))) {
            store.keep_content(&game, &hash, &pack.write()).await?;
        }
    }
    Ok(())
}
