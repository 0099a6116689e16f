//! What effects do, clause by clause: the form in which the rules run them.

pub use crate::effects::words::{Clause, Duty, Trade};
use serde::{Deserialize, Serialize};

/// The place of a clause among all clauses.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Pc(pub u16);

impl Pc {
    /// The clause after this one.
    #[must_use]
    pub const fn next(self) -> Pc {
        Pc(self.0 + 1)
    }
}
