//! The tables of the database. Migrations are never changed once released, only added.

use crate::backend::Backend;
use crate::{Result, StoreError};

const MIGRATIONS: [&str; 3] =
    [include_str!("schema/001.sql"), include_str!("schema/002.sql"), include_str!("schema/003.sql")];

/// Brings the database to the present form.
pub async fn migrate(backend: &dyn Backend) -> Result<()> {
    backend.migrate(0, "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").await?;
    let mut rows = backend.query("SELECT COALESCE(MAX(version), 0) FROM schema_version", Vec::new()).await?;
    let present = rows.first_mut().map_or(Ok(0), crate::backend::Row::int)?;
    let newest = MIGRATIONS.len() as i64;
    if present > newest {
        return Err(StoreError::Broken(format!(
            "form {present} is newer than this program, which knows {newest}"
        )));
    }
    for (version, sql) in (1..).zip(MIGRATIONS) {
        if version > present {
            backend.migrate(version, &sql.replace("{BYTES}", backend.bytes_type())).await?;
        }
    }
    Ok(())
}
