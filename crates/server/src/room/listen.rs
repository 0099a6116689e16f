//! Listening at a table, from now on or from where one left off.

use super::hub::{Listener, Reader, WAITING};
use super::message::{self, EntryInfo, Push, State, Voice};
use super::{Room, read_log};
use crate::extract::SeatNumber;
use crate::problem::{Problem, ProblemKind};
use axum::extract::ws::Utf8Bytes;
use store::PersonId;
use table::log::Entry;
use table::{Json, Log, Observer, Told};
use texts::Lang;
use tokio::sync::mpsc;

/// What a listener wants to hear.
#[derive(Clone, Debug)]
pub struct Want {
    /// As whom, and in which words.
    pub reader: Reader,
    /// Who he is.
    pub person: Option<PersonId>,
    /// The first entry he has not heard of; none: he begins with the game as it is.
    pub from: Option<u32>,
    /// The first line of chat he has not read; none: from now on.
    pub chat: Option<u32>,
}

/// What a listener is told first, and where the rest will come from.
pub struct Heard {
    /// What he missed.
    pub first: Vec<String>,
    /// What is to come.
    pub rest: mpsc::Receiver<Utf8Bytes>,
}

impl Room {
    /// Begins to listen.
    ///
    /// # Errors
    /// That he has heard of entries that are not there.
    pub async fn listen(&mut self, want: Want) -> Result<Heard, Problem> {
        self.refresh().await?;
        self.tell_around().await?;
        let Reader { observer, lang } = want.reader;
        if let Observer::Seat(seat) = observer {
            // He may have left since he asked.
            self.observer(want.person, Some(SeatNumber(seat.0)))?;
        }
        let table = self.info(want.person);
        let mut first = vec![Push::Table { table: &table }.text()];
        match want.from {
            None => first.extend(self.state(observer, lang).ok().map(|state| Push::State(&state).text())),
            Some(from) => {
                let missed = self.history(observer, lang, from).await?;
                first.extend(missed.iter().map(|entry| Push::Entry(entry).text()));
            }
        }
        if let Some(from) = want.chat {
            first.extend(self.chat(from).await?.iter().map(|line| Push::Chat { line }.text()));
        }
        let (sender, rest) = mpsc::channel(WAITING);
        self.hub.add(Listener { reader: want.reader, person: want.person, sender });
        Ok(Heard { first, rest })
    }

    /// The game as an observer may know it.
    ///
    /// # Errors
    /// That there is no game.
    pub fn state(&self, observer: Observer, lang: Option<Lang>) -> Result<State, Problem> {
        let texts = lang.map(|lang| self.wording.texts(lang));
        let (game, voice) = (self.begun()?, Voice { texts, names: &self.names });
        Ok(message::state(game, observer, game.view(observer), voice))
    }

    /// The entries from one on as an observer may know them; the last carries the state.
    ///
    /// # Errors
    /// That there is no game, or no such entry yet.
    pub async fn history(
        &self,
        observer: Observer,
        lang: Option<Lang>,
        from: u32,
    ) -> Result<Vec<EntryInfo>, Problem> {
        let length = self.row.length;
        if from > length {
            return Err(Problem::with(
                ProblemKind::MovedOn,
                format!("the log has {length} entries, not {from}"),
            ));
        }
        if from == length {
            return Ok(Vec::new());
        }
        let texts = lang.map(|lang| self.wording.texts(lang));
        let voice = Voice { texts, names: &self.names };
        let mut entries = Vec::new();
        self.replay(length, &mut |entry, told| {
            if entry.n >= from {
                entries.push(message::entry(entry.n, &entry.act, &told, observer, voice));
            }
        })
        .await?;
        if let Some(last) = entries.last_mut() {
            last.state = Some(self.state(observer, lang)?);
        }
        Ok(entries)
    }

    /// What an observer could see after an entry.
    ///
    /// # Errors
    /// That there is no game, or no such entry yet.
    pub async fn view_at(&self, observer: Observer, n: u32) -> Result<Json, Problem> {
        if n >= self.row.length {
            let last = format!("the log has {} entries", self.row.length);
            return Err(Problem::with(ProblemKind::MovedOn, last));
        }
        let game = self.replay(n + 1, &mut |_, _| {}).await?;
        Ok(game.view(observer))
    }

    /// Plays the first entries of the log again.
    async fn replay(
        &self,
        length: u32,
        tell: &mut (dyn FnMut(&Entry, Vec<Told>) + Send),
    ) -> Result<Box<dyn table::AnyTable>, Problem> {
        self.begun()?;
        let mut log = self.log().await?;
        log.entries.truncate(length as usize);
        let title = self.house.title(&self.row.game, &log.header.content).await?;
        let load = || title.load(&log, None, tell);
        tokio::task::block_in_place(load).map_err(|bad| Problem::differs(&bad))
    }

    /// The whole log, for the server's own use and for who may have it.
    ///
    /// # Errors
    /// That the store fails.
    pub async fn log(&self) -> Result<Log, Problem> {
        let header = self.row.header.as_deref().ok_or(Problem::new(ProblemKind::NotBegun))?;
        let lines = self.house.store.lines(&self.row.id, 0).await?;
        read_log(header, &lines).map_err(|bad| Problem::differs(&bad))
    }
}
