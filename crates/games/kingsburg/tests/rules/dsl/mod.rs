//! A little language in which tests read like play: set a position, answer by path, see what is refused.
//!
//! Things are written as in the ledger: `2G 1W 3S 1T` is two gold, one wood, three stone and a "+2" token. After
//! every answer the whole position is checked: see [`check`].

mod check;
mod position;
mod say;
mod sitting;
mod table;

pub use check::check;
pub use position::{Play, Who, invariants, told, wrong};
pub use say::{say, say_event, say_reason};
pub use table::Table;
