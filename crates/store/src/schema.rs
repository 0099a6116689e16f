//! The tables of the database. Migrations are never changed once released, only added.

use crate::backend::Backend;
use crate::{Result, StoreError};
use std::time::{SystemTime, UNIX_EPOCH};

const MIGRATIONS: [&str; 6] = [
    include_str!("schema/001.sql"),
    include_str!("schema/002.sql"),
    include_str!("schema/003.sql"),
    include_str!("schema/004.sql"),
    include_str!("schema/005.sql"),
    include_str!("schema/006.sql"),
];

/// The form that this program writes.
pub const NEWEST: i64 = MIGRATIONS.len() as i64;
/// From this form on the database keeps contents.
pub const WITH_CONTENTS: i64 = 4;

/// The form of the database as it is.
pub async fn present(backend: &dyn Backend) -> Result<i64> {
    let mut rows = backend.query("SELECT COALESCE(MAX(version), 0) FROM schema_version", Vec::new()).await?;
    let present = rows.first_mut().map_or(Ok(0), crate::backend::Row::int)?;
    if present > NEWEST {
        return Err(StoreError::Broken(format!(
            "form {present} is newer than this program, which knows {NEWEST}"
        )));
    }
    Ok(present)
}

/// Brings the database to the present form.
pub async fn migrate(backend: &dyn Backend) -> Result<()> {
    backend.migrate(0, "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").await?;
    let present = present(backend).await?;
    for (version, sql) in (1..).zip(MIGRATIONS) {
        if version > present {
            let sql = sql.replace("{BYTES}", backend.bytes_type()).replace("{NOW}", &now().to_string());
            backend.migrate(version, &sql).await?;
        }
    }
    Ok(())
}

/// Milliseconds since 1970.
fn now() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis()
}
