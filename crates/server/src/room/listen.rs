//! Listening at a table, from now on or from where one left off.

use super::hub::{Form, Listener, Reader, WAITING};
use super::last::Last;
use super::message::{self, EntryInfo, Push, State, Voice};
use super::{Room, read_log};
use crate::chance::now;
use crate::deflate::Encoding;
use crate::extract::{SeatNumber, Session};
use crate::problem::{Problem, ProblemKind};
use axum::extract::ws::Message;
use bots::Thought;
use std::sync::Arc;
use store::PersonId;
use table::{BadLog, Json, Log, Observer};
use texts::Lang;
use tokio::sync::{mpsc, watch};

/// What a listener wants to hear.
#[derive(Clone, Debug)]
pub struct Want {
    /// As whom, and in which words.
    pub reader: Reader,
    /// How messages are sent to him.
    pub encoding: Encoding,
    /// Who he is.
    pub person: Option<PersonId>,
    /// The session that lets him in.
    pub session: Option<Session>,
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
    pub rest: mpsc::Receiver<Message>,
}

impl Room {
    /// Begins to listen.
    ///
    /// # Errors
    /// That he has heard of entries that are not there.
    pub async fn listen(&mut self, want: Want) -> Result<Heard, Problem> {
        self.refresh().await?;
        self.tell_around().await?;
        let Reader { observer, lang, .. } = want.reader;
        if let Observer::Seat(seat) = observer {
            // He may have left since he asked.
            self.observer(want.person, Some(SeatNumber(seat.0)))?;
        }
        let table = self.info(want.person);
        let mut first = vec![Push::Table { table: &table }.text()];
        match want.from {
            None => first.extend(self.state(observer, lang).ok().map(|state| Push::State(&state).text())),
            Some(from) => {
                let missed = self.history(observer, lang, from)?;
                first.extend(missed.iter().map(|entry| Push::Entry(entry).text()));
            }
        }
        if let Some(from) = want.chat {
            first.extend(self.chat(from).await?.iter().map(|line| Push::Chat { line }.text()));
        }
        let (sender, rest) = mpsc::channel(WAITING);
        let Want { reader, encoding, person, session, .. } = want;
        if let Some(Session(token)) = &session {
            // It may have ended since he asked; from here on he is told.
            let is_signed_in = self.house.store.session(token, now()).await?.is_some();
            if !is_signed_in {
                return Err(Problem::new(ProblemKind::NotSignedIn));
            }
        }
        self.remember_state(reader);
        self.hub.add(Listener { reader, encoding, person, session, sender });
        self.somebody_came_or_went().await?;
        Ok(Heard { first, rest })
    }

    /// In a lobby everybody sees who is there.
    ///
    /// # Errors
    /// That the store fails.
    pub async fn somebody_came_or_went(&mut self) -> Result<(), Problem> {
        if self.row.status == store::Status::Lobby {
            self.hub.tidy();
            self.tell_around().await?;
        }
        Ok(())
    }

    /// Whoever is told changes has just been told the state as it is: the next changes are for that one.
    fn remember_state(&mut self, reader: Reader) {
        if reader.form == Form::Whole || self.last.iter().any(|last| last.reader == reader) {
            return;
        }
        let Ok(game) = self.begun() else { return };
        let views = game.views(&[reader.observer], self.views.as_ref());
        let Some(view) = views.of(reader.observer).cloned() else { return };
        let rest = message::state(game, reader.observer, Json::null(), self.voice(reader.lang));
        let last = Last::new(reader, view, &rest);
        self.last.push(last);
    }

    /// In which words somebody is told.
    fn voice(&self, lang: Option<Lang>) -> Voice<'_> {
        Voice { texts: lang.map(|lang| self.wording.texts(lang)), names: &self.names }
    }

    /// The game as an observer may know it.
    ///
    /// # Errors
    /// That there is no game.
    pub fn state(&self, observer: Observer, lang: Option<Lang>) -> Result<State, Problem> {
        let game = self.begun()?;
        Ok(message::state(game, observer, game.view(observer), self.voice(lang)))
    }

    /// Hears when there is something new.
    #[must_use]
    pub fn news(&self) -> watch::Receiver<u32> {
        self.news.subscribe()
    }

    /// The game as an observer may know it, written once for all who ask.
    ///
    /// # Errors
    /// That there is no game.
    pub fn written_state(&mut self, observer: Observer, lang: Lang) -> Result<Arc<str>, Problem> {
        let reader = Reader { observer, lang: Some(lang), form: Form::Whole };
        let length = self.row.length;
        self.begun()?;
        if let Some((_, _, text)) =
            self.written.iter().find(|(at, other, _)| *at == length && *other == reader)
        {
            return Ok(Arc::clone(text));
        }
        let state = self.state(observer, Some(lang))?;
        let text: Arc<str> = state.text().into();
        self.written.retain(|(at, _, _)| *at == length);
        self.written.push((length, reader, Arc::clone(&text)));
        Ok(text)
    }

    /// The entries from one on as an observer may know them; the last carries the state. The room must know them
    /// ([`super::Cell::recall`]).
    ///
    /// # Errors
    /// That there is no game, or no such entry yet.
    pub fn history(
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
        self.begun()?;
        // Only if the game was let go in the moment since it was recalled.
        let past = self.past.as_ref().ok_or(Problem::new(ProblemKind::Busy))?;
        let voice = self.voice(lang);
        let entries = past.from(from).map(|(n, act, told)| message::entry(n, act, told, observer, voice));
        let mut entries: Vec<EntryInfo> = tokio::task::block_in_place(|| entries.collect());
        if let Some(last) = entries.last_mut() {
            last.state = Some(self.state(observer, lang)?);
        }
        Ok(entries)
    }

    /// What an observer could see after an entry, to be worked out where bots think: the log is played again up to there.
    ///
    /// # Errors
    /// That there is no game, or no such entry yet.
    pub async fn look_back(
        &self,
        observer: Observer,
        n: u32,
    ) -> Result<Thought<Result<Json, BadLog>>, Problem> {
        if n >= self.row.length {
            let last = format!("the log has {} entries", self.row.length);
            return Err(Problem::with(ProblemKind::MovedOn, last));
        }
        self.begun()?;
        let mut log = self.log().await?;
        log.entries.truncate(n as usize + 1);
        let title = self.house.title(&self.row.game, &log.header.content).await?.clone();
        Ok(Box::new(move || title.load(&log, None, &mut |_, _| {}).map(|game| game.view(observer))))
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
