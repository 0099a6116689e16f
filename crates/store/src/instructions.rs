//! What the owners of seats have said beforehand.

use crate::backend::Batch;
use crate::{Changed, Result, Store, StoreError, TableRow};
use table::Instruction;

impl Store {
    /// Keeps what a seat has said beforehand, in place of what it had said before.
    ///
    /// # Errors
    /// A conflict if that has changed meanwhile.
    pub async fn set_instructions(
        &self,
        table: &TableRow,
        seat: u8,
        before: &[Instruction],
        now: &[Instruction],
    ) -> Result<()> {
        let sql = "UPDATE seats SET instructions = $1 WHERE tab = $2 AND seat = $3 AND instructions = $4";
        let params =
            vec![write(now)?.into(), table.id.as_str().into(), i64::from(seat).into(), write(before)?.into()];
        let changed = Changed::around(&table.id, table.length);
        self.backend.write(Batch::default().must(sql, params).tells(changed)).await
    }
}

fn write(instructions: &[Instruction]) -> Result<String> {
    serde_json::to_string(instructions).map_err(|e| StoreError::Broken(e.to_string()))
}

/// Instructions as they are stored.
pub(crate) fn read(text: &str) -> Result<Vec<Instruction>> {
    serde_json::from_str(text).map_err(|e| StoreError::Broken(e.to_string()))
}
