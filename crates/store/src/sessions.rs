//! Sessions, and codes that are changed into one.

use crate::backend::Batch;
use crate::people::person;
use crate::{Person, PersonId, Result, Store, StoreError};

/// Signals are heard within seconds; what is older has been.
const SIGNALS_LAST: i64 = 60 * 60 * 1000;

impl Store {
    /// Opens a session, and ends the oldest if the person has more than forty; the token is stored only as its hash. A code that opens a session on another device is kept in
    /// the same way ([`Store::redeem`]).
    ///
    /// # Errors
    /// A conflict if the token is taken.
    pub async fn open_session(&self, token: &str, person: PersonId, now: i64, expires: i64) -> Result<()> {
        let sql = "INSERT INTO sessions (token, person, created, expires) VALUES ($1, $2, $3, $4)";
        let params = vec![token.into(), person.into(), now.into(), expires.into()];
        let old = "DELETE FROM sessions WHERE person = $1 AND token NOT IN \
                   (SELECT token FROM sessions WHERE person = $1 ORDER BY created DESC, token LIMIT 40)";
        self.backend.write(Batch::default().must(sql, params).run(old, vec![person.into()])).await
    }

    /// Whose session this is, while it lasts.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn session(&self, token: &str, now: i64) -> Result<Option<Person>> {
        let sql = "SELECT p.id, p.name, p.password, p.created, p.seen, p.muted, p.banned FROM sessions s \
                   JOIN people p ON p.id = s.person WHERE s.token = $1 AND s.expires > $2 AND p.banned IS NULL";
        let mut rows = self.backend.query(sql, vec![token.into(), now.into()]).await?;
        rows.first_mut().map(person).transpose()
    }

    /// Changes a code into a session of the same person, once: of many who bring it one gets in. Nobody, if the code is
    /// not there or too old.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn redeem(&self, code: &str, token: &str, now: i64, expires: i64) -> Result<Option<Person>> {
        let open = "INSERT INTO sessions (token, person, created, expires) \
                    SELECT $1, person, $2, $3 FROM sessions WHERE token = $4 AND expires > $5";
        let use_up = "DELETE FROM sessions WHERE token = $1 AND expires > $2";
        // The code goes in the same transaction: who comes second finds it gone, and his session has not been opened.
        let batch = Batch::default()
            .must(open, vec![token.into(), now.into(), expires.into(), code.into(), now.into()])
            .must(use_up, vec![code.into(), now.into()]);
        match self.backend.write(batch).await {
            Ok(()) => self.session(token, now).await,
            Err(StoreError::Conflict) => Ok(None),
            Err(other) => Err(other),
        }
    }

    /// Ends a session; every process hears of it.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn close_session(&self, token: &str, now: i64) -> Result<()> {
        let batch = Batch::default().run("DELETE FROM sessions WHERE token = $1", vec![token.into()]);
        self.backend.write(crate::signals::session(batch, token, now)).await
    }

    /// Ends all sessions of a person, and all codes for one.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn close_sessions(&self, person: PersonId, now: i64) -> Result<()> {
        self.backend.write(end_all(Batch::default(), person, now)).await
    }

    /// Forgets sessions and codes that have expired, and signals that everybody has heard.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn sweep(&self, now: i64) -> Result<()> {
        let sql = "DELETE FROM sessions WHERE expires <= $1";
        let batch = Batch::default().run(sql, vec![now.into()]);
        let heard = "DELETE FROM signals WHERE at < $1";
        self.backend.write(batch.run(heard, vec![(now - SIGNALS_LAST).into()])).await
    }
}

/// Ends all sessions of a person, and all codes for one; every process hears of it.
pub(crate) fn end_all(batch: Batch, person: PersonId, now: i64) -> Batch {
    let sql = "DELETE FROM sessions WHERE person = $1";
    crate::signals::sessions_of(batch, person, now).run(sql, vec![person.into()])
}
