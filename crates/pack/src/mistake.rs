//! What is wrong with a pack, and what a pack changed.

use serde_json::Value;
use std::fmt;

/// Something wrong with a pack, and where. Mistakes sort by file, then line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mistake {
    /// The file, such as `buildings.json`; the folder if that itself is at fault.
    pub file: String,
    /// The line, from 1; 0 if the folder itself is at fault.
    pub line: usize,
    /// The item and the path within it, such as `B1.cost.gold`; empty if the whole file is at fault. Places in lists
    /// count from 0.
    pub key: String,
    /// What is wrong, in plain words.
    pub what: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        if !self.key.is_empty() {
            write!(f, ": {}", self.key)?;
        }
        write!(f, ": {}", self.what)
    }
}

impl std::error::Error for Mistake {}

/// A value that the overlay changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The file, such as `buildings.json`.
    pub file: String,
    /// The item, such as `B1`.
    pub item: String,
    /// The path within it, such as `cost.gold`; empty if the whole item was left out.
    pub key: String,
    /// The default pack's value; null if it has none.
    pub from: Value,
    /// The overlay's value; null if it left it out.
    pub to: Value,
    /// The overlay's line.
    pub line: usize,
}
