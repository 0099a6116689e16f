//! Reading a table from the store, at first and again.

use super::Room;
use super::message::{ChatInfo, Push};
use crate::problem::{Problem, ProblemKind};
use crate::wording::Wording;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Pace, PersonId, Status};
use table::log::{Entry, Header};
use table::{AnyTable, BadLog, Log, Observer, Secret, Snapshot, Title, Told};

/// A stored log as a log.
///
/// # Errors
/// The first line that cannot be read.
pub fn read_log(header: &str, lines: &[String]) -> Result<Log, BadLog> {
    let header: Header = serde_json::from_str(header).map_err(|e| BadLog::header(e.to_string()))?;
    let entries =
        lines.iter().enumerate().map(|(n, line)| read_entry(n as u32, line)).collect::<Result<_, _>>()?;
    Ok(Log { header, entries })
}

fn read_entry(n: u32, line: &str) -> Result<Entry, BadLog> {
    serde_json::from_str(line).map_err(|e| BadLog::entry(n, e.to_string()))
}

impl Room {
    /// Reads again what is stored around the table, and the entries that are new.
    ///
    /// # Errors
    /// That the store fails, or the table is gone.
    pub async fn refresh(&mut self) -> Result<(), Problem> {
        let house = Arc::clone(&self.house);
        let store = &house.store;
        let around = store.around(&self.row.id).await?.ok_or(Problem::new(ProblemKind::NoTable))?;
        (self.row, self.seats) = (around.table, around.seats);
        self.unseat();
        self.asks = match self.row.status {
            Status::Running => around.asks,
            Status::Lobby | Status::Over | Status::Closed => Vec::new(),
        };
        self.clocks = match (self.row.pace, self.row.status) {
            (Pace::Correspondence { .. }, Status::Running) => {
                around.deadlines.into_iter().map(|d| (d.seat, d.due)).collect()
            }
            _ => Vec::new(),
        };
        if let (Some(next), None) = (&self.row.rematch, &self.rematch) {
            self.rematch = store.table(next).await?.map(|row| (row.id, row.invite));
        }
        self.meet().await?;
        if self.row.header.is_some() && self.fault.is_none() {
            // Where it cannot go on, the table can still be seen; who asks for the game is told.
            match self.catch_up().await {
                Err(problem) if problem.kind == ProblemKind::RulesDiffer => {}
                done => done?,
            }
        }
        Ok(())
    }

    /// Lets go who listens in a seat that is no longer his: whoever sits there now has secrets of his own.
    fn unseat(&mut self) {
        let (seats, is_over) = (&self.seats, self.row.status == Status::Over);
        self.hub.keep(|listener| match listener.reader.observer {
            Observer::Spectator => true,
            Observer::Seat(seat) => {
                is_over || seats.get(seat.index()).is_some_and(|row| row.person == listener.person)
            }
        });
    }

    /// Somebody may have another name now, or none.
    pub fn forget_names(&mut self) {
        self.people.clear();
        self.written.clear();
    }

    /// Learns the names of who is at the table.
    pub(super) async fn meet(&mut self) -> Result<(), Problem> {
        let at_table = self.seats.iter().filter_map(|seat| seat.person).chain([self.row.host]);
        let strangers: Vec<PersonId> = at_table.filter(|id| !self.people.contains_key(id)).collect();
        if !strangers.is_empty() {
            self.people.extend(self.house.store.people_named(&strangers).await?);
        }
        self.name_seats()
    }

    /// Names the seats: as the log does, or after who sits there.
    pub(super) fn name_seats(&mut self) -> Result<(), Problem> {
        self.names = match &self.row.header {
            Some(header) => {
                let header = serde_json::from_str::<Header>(header)
                    .map_err(|e| Problem::differs(&BadLog::header(e.to_string())))?;
                header.seats.into_iter().map(|sitter| sitter.name).collect()
            }
            None => self.seats.iter().map(|seat| self.name_of(seat)).collect(),
        };
        Ok(())
    }

    /// Takes over the entries that the store has and this process has not, telling the listeners.
    pub(super) async fn catch_up(&mut self) -> Result<(), Problem> {
        let Some(game) = &mut self.game else { return self.load().await };
        let from = game.entries().len() as u32;
        let lines = self.house.store.lines(&self.row.id, from).await?;
        let mut news: Vec<(Entry, Vec<Told>)> = Vec::new();
        for (n, line) in (from..).zip(&lines) {
            let followed = read_entry(n, line).and_then(|entry| Ok((game.follow(&entry)?, entry)));
            match followed {
                Ok((told, entry)) => news.push((entry, told)),
                Err(bad) => return self.fail(&bad),
            }
        }
        if !news.is_empty() {
            self.row.length = from + news.len() as u32;
            self.row.waiting = game.waiting().must;
            self.length.store(self.row.length, Ordering::Relaxed);
        }
        for (entry, told) in &news {
            self.tell_entry(entry, told);
        }
        Ok(())
    }

    /// Reads the game from its log; a snapshot spares most of the work, unless listeners are to hear what they missed.
    async fn load(&mut self) -> Result<(), Problem> {
        self.past = None;
        let Some(header) = self.row.header.clone() else { return Ok(()) };
        let title =
            match self.house.title(&self.row.game, self.row.content.as_deref().unwrap_or_default()).await {
                Err(problem) if problem.kind == ProblemKind::RulesDiffer => return self.fail_by(problem),
                title => title?,
            };
        let (lines, snapshot) = self.house.store.game(&self.row.id).await?;
        let secret = self.row.secret.parse::<Secret>().ok();
        let from = if self.hub.is_empty() { u32::MAX } else { self.heard };
        let loaded = tokio::task::block_in_place(|| {
            let log = read_log(&header, &lines)?;
            if log.entries.len() as u32 <= from {
                return Ok((open(title, &log, snapshot, secret)?, Vec::new()));
            }
            let mut news = Vec::new();
            let mut hear = |entry: &Entry, told| {
                if entry.n >= from {
                    news.push((entry.clone(), told));
                }
            };
            Ok((title.load(&log, secret, &mut hear)?, news))
        });
        match loaded {
            Ok((game, news)) => {
                self.row.length = game.entries().len() as u32;
                self.row.waiting = game.waiting().must;
                self.length.store(self.row.length, Ordering::Relaxed);
                self.wording = Wording::of_pack(title, &game.header().content);
                self.game = Some(game);
                self.heard = self.row.length;
                for (entry, told) in &news {
                    self.tell_entry(entry, told);
                }
                Ok(())
            }
            Err(bad) => self.fail(&bad),
        }
    }

    /// The table cannot go on here: nothing more is written to it.
    fn fail(&mut self, bad: &BadLog) -> Result<(), Problem> {
        tracing::error!(table = self.row.id, %bad, "the table does not follow the rules of this program");
        self.fail_by(Problem::differs(bad))
    }

    fn fail_by(&mut self, problem: Problem) -> Result<(), Problem> {
        self.game = None;
        self.fault = Some(problem.clone());
        Err(problem)
    }

    /// Tells the listeners what has changed around the table: seats, questions, chat.
    pub async fn tell_around(&mut self) -> Result<(), Problem> {
        let shown = serde_json::to_string(&self.info(None)).unwrap_or_default();
        if shown != self.shown {
            self.shown = shown;
            let infos: Vec<_> =
                self.seats.iter().filter_map(|seat| seat.person).chain([self.row.host]).collect();
            let own = infos.into_iter().map(|person| (Some(person), self.info(Some(person))));
            let infos: Vec<_> = own.chain([(None, self.info(None))]).collect();
            self.hub.tell_each(|person| {
                let own = infos.iter().find(|(of, _)| *of == person).or(infos.last());
                own.map(|(_, table)| Push::Table { table }.text()).unwrap_or_default()
            });
        }
        match self.said {
            // What was said before anybody listened is told to nobody: who wants it asks for it.
            None => self.said = Some(self.house.store.next_line(&self.row.id).await?),
            Some(from) => {
                for line in self.chat(from).await? {
                    self.said = Some(line.n + 1);
                    self.hub.tell_each(|_| Push::Chat { line: &line }.text());
                }
            }
        }
        self.news.send_modify(|news| *news = news.wrapping_add(1));
        Ok(())
    }

    /// What was said at the table, from a line on.
    ///
    /// # Errors
    /// That the store fails.
    pub async fn chat(&mut self, from: u32) -> Result<Vec<ChatInfo>, Problem> {
        let lines = self.house.store.said(&self.row.id, from).await?;
        let strangers: Vec<PersonId> =
            lines.iter().map(|line| line.person).filter(|id| !self.people.contains_key(id)).collect();
        if !strangers.is_empty() {
            self.people.extend(self.house.store.people_named(&strangers).await?);
        }
        let name = |id| self.people.get(&id).cloned().unwrap_or_default();
        Ok(lines
            .into_iter()
            .map(|line| ChatInfo { n: line.n, name: name(line.person), text: line.text, at: line.at })
            .collect())
    }
}

/// Opens a game by its snapshot if it is played by these very rules; else by replaying all of it.
fn open(
    title: &Title,
    log: &Log,
    snapshot: Option<store::SnapshotRow>,
    secret: Option<Secret>,
) -> Result<Box<dyn AnyTable>, BadLog> {
    if let Some(row) = snapshot.filter(|_| log.header.version == title.rules) {
        let snapshot = Snapshot { n: row.n, words: row.words as u64, state: row.state };
        if let Ok(game) = title.restore(log, &snapshot, secret) {
            return Ok(game);
        }
    }
    title.load(log, secret, &mut |_, _| {})
}
