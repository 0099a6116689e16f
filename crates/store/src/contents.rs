//! The content that tables began with, by hash.

use crate::backend::{Batch, Row};
use crate::schema::WITH_CONTENTS;
use crate::{Result, Store};

/// Keeps content, if it is not kept.
const KEEP: &str =
    "INSERT INTO contents (game, hash, text) VALUES ($1, $2, $3) ON CONFLICT (game, hash) DO NOTHING";

/// Adds to a batch that content is kept.
pub(crate) fn keep(batch: Batch, game: &str, hash: &str, text: &str) -> Batch {
    batch.run(KEEP, vec![game.into(), hash.into(), text.into()])
}

impl Store {
    /// The content of a game with this hash, if a table began with it.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn content(&self, game: &str, hash: &str) -> Result<Option<String>> {
        if self.form < WITH_CONTENTS {
            return Ok(None);
        }
        let sql = "SELECT text FROM contents WHERE game = $1 AND hash = $2";
        let mut rows = self.backend.query(sql, vec![game.into(), hash.into()]).await?;
        rows.first_mut().map(Row::text).transpose()
    }

    /// Keeps the content of tables that began before it was kept.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn keep_content(&self, game: &str, hash: &str, text: &str) -> Result<()> {
        self.backend.write(keep(Batch::default(), game, hash, text)).await
    }

    /// Games and hashes of content that running tables began with and that is not kept.
    ///
    /// # Errors
    /// That the database fails.
    pub async fn contents_missing(&self) -> Result<Vec<(String, String)>> {
        let sql = "SELECT DISTINCT t.game, t.content FROM tables t WHERE t.status = 'running' \
                   AND t.content IS NOT NULL AND NOT EXISTS \
                   (SELECT 1 FROM contents c WHERE c.game = t.game AND c.hash = t.content)";
        let mut rows = self.backend.query(sql, Vec::new()).await?;
        rows.iter_mut().map(|row| Ok((row.text()?, row.text()?))).collect()
    }
}
