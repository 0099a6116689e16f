//! The news that a table has changed.

use crate::TableId;

/// What of a table has changed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChangedKind {
    /// Its log: the game has begun, or gone on.
    Entries,
    /// What is around the game: seats, chat, asks, stand-ins, a rematch, its making or closing.
    Around,
}

/// A table has changed. One with an empty id tells that changes may have been missed, of any table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Which table.
    pub table: TableId,
    /// How many entries its log has now; what is around a game tells what its writer knew.
    pub length: u32,
    /// What of it.
    pub kind: ChangedKind,
}

impl Changed {
    /// The log has grown.
    pub(crate) fn entries(table: &str, length: u32) -> Changed {
        Changed { table: table.to_owned(), length, kind: ChangedKind::Entries }
    }

    /// Something around the game.
    pub(crate) fn around(table: &str, length: u32) -> Changed {
        Changed { table: table.to_owned(), length, kind: ChangedKind::Around }
    }

    /// Changes may have been missed.
    pub(crate) fn missed() -> Changed {
        Changed::around("", 0)
    }
}
