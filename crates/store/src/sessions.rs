//! Sessions, and codes that are changed into one.

use crate::backend::Batch;
use crate::people::person;
use crate::{Person, PersonId, Result, Store, StoreError};

impl Store {
    /// Opens a session; the token is stored only as its hash. A code that opens a session on another device is kept in
    /// the same way ([`Store::redeem`]).
    ///
    /// # Errors
    /// A conflict if the token is taken.
    pub async fn open_session(&self, token: &str, person: PersonId, now: i64, expires: i64) -> Result<()> {
        let sql = "INSERT INTO sessions (token, person, created, expires) VALUES ($1, $2, $3, $4)";
        let params = vec![token.into(), person.into(), now.into(), expires.into()];
        self.backend.write(Batch::default().must(sql, params)).await
    }

    /// Whose session this is, while it lasts.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn session(&self, token: &str, now: i64) -> Result<Option<Person>> {
        let sql = "SELECT p.id, p.name, p.password, p.created FROM sessions s JOIN people p ON p.id = s.person \
                   WHERE s.token = $1 AND s.expires > $2";
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

    /// Ends a session.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn close_session(&self, token: &str) -> Result<()> {
        let sql = "DELETE FROM sessions WHERE token = $1";
        self.backend.write(Batch::default().run(sql, vec![token.into()])).await
    }

    /// Ends all sessions of a person, and all codes for one.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn close_sessions(&self, person: PersonId) -> Result<()> {
        let sql = "DELETE FROM sessions WHERE person = $1";
        self.backend.write(Batch::default().run(sql, vec![person.into()])).await
    }

    /// Forgets sessions and codes that have expired.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn sweep(&self, now: i64) -> Result<()> {
        let sql = "DELETE FROM sessions WHERE expires <= $1";
        self.backend.write(Batch::default().run(sql, vec![now.into()])).await
    }
}
