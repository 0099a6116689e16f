//! A copy of a store, taken while the server runs.

use super::serve::default_db;
use std::path::PathBuf;
use store::Place;

/// Of which store, and where to.
#[derive(clap::Args)]
pub struct Args {
    /// The store, a file; without it the one that `serve` uses.
    #[arg(long, env = "REAME_DB")]
    pub db: Option<String>,
    /// The file of the copy; it must not be there yet.
    #[arg(required_unless_present = "check")]
    pub to: Option<PathBuf>,
    /// Look whether this copy is whole, instead of making one.
    #[arg(long, value_name = "FILE", conflicts_with = "to")]
    pub check: Option<PathBuf>,
}

/// Copies the store, or looks at a copy.
///
/// # Errors
/// One line: that it cannot be read or written, is not whole, or is not a file.
pub fn run(args: &Args) -> Result<String, String> {
    if let Some(copy) = &args.check {
        let tables = store::check_copy(copy).map_err(|error| error.to_string())?;
        return Ok(format!("{}: whole, {tables} tables\n", copy.display()));
    }
    let db = args.db.clone().map_or_else(default_db, Ok)?;
    let Place::File(path) = Place::of(&db) else {
        return Err("a PostgreSQL database is copied with pg_dump (see docs/hosting.md)".to_owned());
    };
    let Some(to) = &args.to else { return Err("say where to".to_owned()) };
    let tables = store::copy(path, to).map_err(|error| error.to_string())?;
    Ok(format!("{}: {tables} tables\n", to.display()))
}
