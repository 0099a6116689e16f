//! Answers: checked by the rules, written, and only then done and told.

use super::Room;
use crate::chance::now;
use crate::problem::{Problem, ProblemKind};
use crate::thinkers::{Effort, Whom};
use std::sync::atomic::Ordering;
use store::{Append, Pace, SnapshotRow, Status, StoreError};
use table::log::{Act, Entry};
use table::{AnyTable, Draft, Manner, Observer, Seat, SeatSet, Secrecy, Secret, Snapshot};

/// How many entries are replayed at most when a table is loaded.
const SNAPSHOT_EVERY: u32 = 128;

/// An answer as it is asked for.
#[derive(Clone, Debug)]
pub struct AnswerRequest {
    /// The length of the log that the player saw.
    pub at: u32,
    /// The path of the answer.
    pub answer: String,
    /// What tells a repeated request from a new one.
    pub key: String,
}

impl Room {
    /// Answers for a seat. The same request again gives the same entry and changes nothing.
    ///
    /// # Errors
    /// Why it was not done; nothing has changed then.
    pub async fn answer(&mut self, seat: Seat, ask: &AnswerRequest) -> Result<u32, Problem> {
        let tried = self.try_answer(seat, ask).await;
        let counted = match &tried {
            Ok(_) => &self.house.metrics.answers,
            Err(_) => &self.house.metrics.refusals,
        };
        counted.inc();
        match tried {
            Err(problem) if problem.kind != ProblemKind::Unavailable => {
                self.repeated(seat, ask).await?.ok_or(problem)
            }
            tried => tried,
        }
    }

    async fn try_answer(&mut self, seat: Seat, ask: &AnswerRequest) -> Result<u32, Problem> {
        if self.game.is_none() || ask.at > self.row.length {
            self.refresh().await?;
        }
        if !self.is_current(seat, ask).await? {
            return Err(Problem::new(ProblemKind::MovedOn));
        }
        let game = self.begun()?;
        if self.row.status == Status::Closed {
            return Err(Problem::new(ProblemKind::Closed));
        }
        let draft = game
            .draft(seat, &ask.answer)
            .map_err(|refusal| Problem::refused(refusal, &self.wording, self.names.clone()))?;
        self.write(draft, Some(own_key(seat, &ask.key))).await
    }

    /// The entry that this request brought before, if it did.
    async fn repeated(&mut self, seat: Seat, ask: &AnswerRequest) -> Result<Option<u32>, Problem> {
        let Some(n) = self.house.store.answered(&self.row.id, &own_key(seat, &ask.key)).await? else {
            return Ok(None);
        };
        self.catch_up().await?;
        let words = ask.answer.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.begun()?.entries().get(n as usize).map(|entry| &entry.act) {
            Some(Act::Answer { seat: by, answer, .. }) if *by == seat && *answer == words => Ok(Some(n)),
            _ => Err(Problem::new(ProblemKind::KeyUsed)),
        }
    }

    /// Writes a draft to the store, makes it happen and tells everybody.
    pub(super) async fn write(&mut self, draft: Draft, key: Option<String>) -> Result<u32, Problem> {
        let (n, waiting, now) = (draft.entry.n, draft.waiting.must, now());
        let before = self.game().map_or(SeatSet::EMPTY, |game| game.waiting().called);
        let called = self.people_among(draft.waiting.called);
        let reveal = if waiting.is_empty() { self.reveal(n + 1) } else { None };
        let entries = [Some(&draft.entry), reveal.as_ref()];
        let lines: Vec<String> = entries.into_iter().flatten().map(line).collect();
        let length = n + lines.len() as u32;
        let clocks = self.clocks_after(&draft, now);
        let fresh = clocks.iter().flatten().filter(|clock| !self.clocks.contains(clock));
        let notify: SeatSet = fresh.map(|(seat, _)| Seat(*seat)).collect();
        let append = Append {
            table: self.row.id.clone(),
            n,
            lines,
            key,
            waiting,
            notify,
            called: called.without(before),
            still_called: called,
            clocks: clocks.clone(),
            status: if waiting.is_empty() { Status::Over } else { Status::Running },
            now,
        };
        self.length.fetch_max(length, Ordering::Relaxed);
        let started = std::time::Instant::now();
        let appended = self.house.store.append(&append).await;
        if appended.is_err() {
            // If another process writes these entries instead, their news is not of one's own.
            self.length.store(n, Ordering::Relaxed);
        }
        match appended {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                self.refresh().await?;
                return Err(Problem::new(ProblemKind::MovedOn));
            }
            Err(error) => {
                // It may have happened or not: what is remembered is worth nothing now.
                self.game = None;
                return Err(error.into());
            }
        }
        self.house.metrics.append.observe(started.elapsed().as_secs_f64());
        self.row.length = length;
        self.row.waiting = waiting;
        self.row.status = append.status;
        self.row.changed = now;
        self.clocks = clocks.unwrap_or_default();
        self.asks.clear();
        self.commit(draft, reveal);
        if length / SNAPSHOT_EVERY != n / SNAPSHOT_EVERY || append.status == Status::Over {
            self.keep().await;
        }
        if append.status == Status::Over {
            // It has happened, whatever becomes of telling it.
            if let Err(problem) = self.tell_around().await {
                tracing::warn!(table = self.row.id, ?problem, "the end of a game was not told");
            }
        }
        Ok(n)
    }

    /// Does what is in the store by now.
    fn commit(&mut self, draft: Draft, reveal: Option<Entry>) {
        let Some(game) = &mut self.game else { return };
        let entry = draft.entry.clone();
        match game.commit(draft) {
            Ok(told) => self.tell_entry(&entry, &told),
            // Only a table that is not where the draft was made refuses it: it is read again when it is next needed.
            Err(bad) => {
                tracing::error!(table = self.row.id, %bad, "a draft was not taken");
                self.game = None;
            }
        }
        if let (Some(game), Some(reveal)) = (&mut self.game, reveal) {
            match game.follow(&reveal) {
                Ok(told) => self.tell_entry(&reveal, &told),
                Err(bad) => tracing::error!(table = self.row.id, %bad, "the secret could not be shown"),
            }
        }
    }

    /// Keeps the state, so that loading need not replay everything. It is a cache: failing is no harm.
    async fn keep(&self) {
        let Some(game) = self.game.as_deref() else { return };
        let row = snapshot(game);
        if let Err(error) = self.house.store.put_snapshot(&self.row.id, row).await {
            tracing::warn!(table = self.row.id, %error, "no snapshot was kept");
        }
    }

    /// The entry that shows the secret of the dice.
    fn reveal(&self, n: u32) -> Option<Entry> {
        let secret = self.row.secret.parse::<Secret>().ok()?;
        Some(Entry { n, act: Act::Reveal { secret } })
    }

    /// Until when the seats have to answer after an entry; none at tables without deadlines. A seat that was waited
    /// for all along keeps its deadline; seats that bots play have none.
    fn clocks_after(&self, draft: &Draft, now: i64) -> Option<Vec<(u8, i64)>> {
        let Pace::Correspondence { seconds } = self.row.pace else { return None };
        // Who must answer gains no time by doing something else.
        let by = match (&draft.entry.act, draft.manner) {
            (Act::Answer { .. }, Manner::Act) => SeatSet::EMPTY,
            (Act::Answer { seat, .. }, Manner::Answer) => SeatSet::one(*seat),
            (Act::Start { .. } | Act::Undo { .. } | Act::Reveal { .. }, _) => SeatSet::all(Seat::MAX),
        };
        let due = |seat: Seat| {
            let running = self.clocks.iter().find(|(other, _)| *other == seat.0 && !by.has(seat));
            running.map_or(now + i64::from(seconds) * 1000, |(_, due)| *due)
        };
        let people = self.people_among(draft.waiting.must);
        Some(people.iter().map(|seat| (seat.0, due(seat))).collect())
    }

    /// Those of these seats that no bot plays.
    pub(super) fn people_among(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|seat| self.bot_of(*seat).is_none()).collect()
    }

    /// Does the seat still face what it saw at this length of the log? What others did since does not matter if the seat
    /// noticed nothing of it; and to a decision that all take at the same time, not even then.
    async fn is_current(&self, seat: Seat, ask: &AnswerRequest) -> Result<bool, Problem> {
        let game = self.begun()?;
        let Some(since) = game.entries().get(ask.at as usize..) else { return Ok(false) };
        if since.is_empty() {
            return Ok(true);
        }
        let others = |entry: &Entry| matches!(entry.act, Act::Answer { seat: by, .. } if by != seat);
        if ask.at == 0 || !since.iter().all(others) {
            return Ok(false);
        }
        let waiting = game.waiting();
        let words = ask.answer.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_answer = || !waiting.may.has(seat) || game.paths(seat).iter().any(|path| path.is(&words));
        if waiting.secrecy == Secrecy::Sealed && waiting.must.has(seat) && is_answer() {
            return Ok(true);
        }
        if !waiting.hears(seat) {
            return Ok(false);
        }
        let observer = Observer::Seat(seat);
        let look = self.look_back(observer, ask.at - 1).await?;
        let seen = self.house.thinkers.think(Whom::Person(self.row.host), Effort::Quick, look).await;
        let seen = seen.ok_or(Problem::new(ProblemKind::Internal))?.map_err(|bad| Problem::differs(&bad))?;
        Ok(seen == game.view(observer))
    }
}

/// The state as it is kept. The secret is shown after the end and changes nothing: the state is that of the entry before.
pub fn snapshot(game: &dyn AnyTable) -> SnapshotRow {
    let Snapshot { n, words, state } = game.snapshot();
    let is_revealed = matches!(game.entries().last(), Some(Entry { act: Act::Reveal { .. }, .. }));
    SnapshotRow { n: n - u32::from(is_revealed && n > 0), words: words as i64, state }
}

/// The line of an entry as it is stored.
pub(super) fn line(entry: &Entry) -> String {
    table::log::line(entry).trim_end().to_owned()
}

/// Keys are a seat's own: nobody can use up another's.
fn own_key(seat: Seat, key: &str) -> String {
    format!("{seat}:{key}")
}
