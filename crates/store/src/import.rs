//! Tables that were played elsewhere.

use crate::tables::made;
use crate::{Changed, NewTable, Result, Status, Store};

impl Store {
    /// Keeps a table that is over, with its whole log and its content: the hash, and itself.
    ///
    /// # Errors
    /// A conflict if the id is taken.
    pub async fn import_table(
        &self,
        new: &NewTable,
        header: &str,
        rules: &str,
        content: (&str, &str),
        lines: &[String],
    ) -> Result<()> {
        let length = lines.len() as u32;
        let sql = "UPDATE tables SET header = $1, rules = $2, content = $3, length = $4, status = $5, ended = $6 \
                   WHERE id = $7";
        let params = vec![
            header.into(),
            rules.into(),
            content.0.into(),
            length.into(),
            Status::Over.word().into(),
            new.created.into(),
            new.id.as_str().into(),
        ];
        let mut batch = made(new)?.must(sql, params);
        batch = crate::contents::keep(batch, &new.game, content.0, content.1);
        for (n, line) in (0_u32..).zip(lines) {
            let params = vec![new.id.as_str().into(), n.into(), line.as_str().into(), new.created.into()];
            batch = batch.must("INSERT INTO entries (tab, n, line, at) VALUES ($1, $2, $3, $4)", params);
        }
        self.backend.write(batch.tells(Changed::around(&new.id, length))).await
    }
}
