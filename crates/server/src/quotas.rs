//! How much one person, and all behind one address, may make: tables, games that are brought in, names, lines of chat.
//!
//! The counts of an hour are kept in memory: a restart begins anew, and several processes count each for itself.

use crate::config;
use crate::guard::network;
use crate::problem::{Problem, ProblemKind};
use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use store::PersonId;
use table::Message;
use tokio::sync::{Mutex, MutexGuard};

/// All behind one address may make so many times what one person may: a class of pupils.
const BEHIND_ONE_ADDRESS: u32 = 5;

struct By<K: Hash + Eq + Clone>(Option<RateLimiter<K, DashMapStateStore<K>, DefaultClock>>);

impl<K: Hash + Eq + Clone> By<K> {
    fn new(most: u32, quota: fn(NonZeroU32) -> Quota) -> By<K> {
        By(NonZeroU32::new(most).map(quota).map(RateLimiter::dashmap))
    }

    fn one_more(&self, key: &K) -> Result<(), Problem> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|until| {
            Problem::after(ProblemKind::TooMany, until.wait_time_from(DefaultClock::default().now()))
        })
    }

    fn tidy(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// People are counted in so many lines.
const LINES: usize = 64;

/// Who may have how much.
pub struct Quotas {
    /// Who counts what somebody has, and then makes more of it, waits here for who does the same.
    turns: [Mutex<()>; LINES],
    tables: By<PersonId>,
    tables_behind: By<IpAddr>,
    imports: By<PersonId>,
    imports_behind: By<IpAddr>,
    guests_behind: By<IpAddr>,
    lines: By<PersonId>,
    reports: By<PersonId>,
    /// Tables of one person that are not over.
    open_tables: u32,
    /// Tables of one person at which only bots play.
    bot_tables: u32,
}

impl Quotas {
    /// The quotas of a configuration.
    #[must_use]
    pub fn new(config: &config::Quotas) -> Quotas {
        let behind = |each: u32| each.saturating_mul(BEHIND_ONE_ADDRESS);
        Quotas {
            turns: std::array::from_fn(|_| Mutex::default()),
            tables: By::new(config.tables_an_hour, Quota::per_hour),
            tables_behind: By::new(behind(config.tables_an_hour), Quota::per_hour),
            imports: By::new(config.imports_an_hour, Quota::per_hour),
            imports_behind: By::new(behind(config.imports_an_hour), Quota::per_hour),
            guests_behind: By::new(config.guests_an_hour, Quota::per_hour),
            lines: By::new(config.lines_a_minute, Quota::per_minute),
            reports: By::new(config.reports_an_hour, Quota::per_hour),
            open_tables: config.open_tables,
            bot_tables: config.bot_tables,
        }
    }

    /// Nobody else counts what this person has, as long as this is held: of many requests at the same time each finds what
    /// the one before has made.
    pub async fn turn(&self, person: PersonId) -> MutexGuard<'_, ()> {
        self.turns[person.unsigned_abs() as usize % LINES].lock().await
    }

    /// One more table, by a person who has so many that are not over.
    ///
    /// # Errors
    /// That it is one too many.
    pub fn a_table(&self, person: PersonId, from: IpAddr, open: u32) -> Result<(), Problem> {
        if self.open_tables > 0 && open >= self.open_tables {
            let message = Message::new("quota-tables").with("most", self.open_tables);
            return Err(Problem::told(ProblemKind::Quota, message));
        }
        self.tables.one_more(&person)?;
        self.tables_behind.one_more(&network(from))
    }

    /// One more table at which only bots play, by a person who has so many.
    ///
    /// # Errors
    /// That it is one too many.
    pub fn a_bot_table(&self, has: u32) -> Result<(), Problem> {
        if self.bot_tables > 0 && has >= self.bot_tables {
            let message = Message::new("quota-bot-tables").with("most", self.bot_tables);
            return Err(Problem::told(ProblemKind::Quota, message));
        }
        Ok(())
    }

    /// One more game that is brought in.
    ///
    /// # Errors
    /// That it is one too many.
    pub fn an_import(&self, person: PersonId, from: IpAddr) -> Result<(), Problem> {
        self.imports.one_more(&person)?;
        self.imports_behind.one_more(&network(from))
    }

    /// One more name.
    ///
    /// # Errors
    /// That it is one too many.
    pub fn a_guest(&self, from: IpAddr) -> Result<(), Problem> {
        self.guests_behind.one_more(&network(from))
    }

    /// One more line of chat.
    ///
    /// # Errors
    /// That it is one too many.
    pub fn a_line(&self, person: PersonId) -> Result<(), Problem> {
        self.lines.one_more(&person)
    }

    /// One more report.
    ///
    /// # Errors
    /// That it is one too many.
    pub fn a_report(&self, person: PersonId) -> Result<(), Problem> {
        self.reports.one_more(&person)
    }

    /// Forgets who has been quiet.
    pub fn tidy(&self) {
        self.tables.tidy();
        self.tables_behind.tidy();
        self.imports.tidy();
        self.imports_behind.tidy();
        self.guests_behind.tidy();
        self.lines.tidy();
        self.reports.tidy();
    }
}
