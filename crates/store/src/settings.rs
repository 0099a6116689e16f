//! Named settings that all processes on a database share.

use crate::backend::{Batch, Row};
use crate::{Result, Store, StoreError};

impl Store {
    /// A setting: stored if it is not there. What is stored comes back, so of many who bring a value one sets it for
    /// all.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn setting(&self, name: &str, value_if_new: &str) -> Result<String> {
        if let Some(value) = self.stored(name).await? {
            return Ok(value);
        }
        let sql = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        self.backend.write(Batch::default().run(sql, vec![name.into(), value_if_new.into()])).await?;
        let stored = self.stored(name).await?;
        stored.ok_or_else(|| StoreError::Broken(format!("the setting {name} does not stay")))
    }

    async fn stored(&self, name: &str) -> Result<Option<String>> {
        let sql = "SELECT value FROM settings WHERE name = $1";
        let mut rows = self.backend.query(sql, vec![name.into()]).await?;
        rows.first_mut().map(Row::text).transpose()
    }
}
