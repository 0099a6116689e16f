//! Trades (p.8): offers that anybody makes at any moment but in the middle of a check, and that stand until they are answered.
//!
//! They are acts, which nobody is asked for: `offer player/english gold/3 for development/navy`, then `accept player/frankish`.

mod bundle;
mod event;
mod frozen;
mod offers;
mod reason;
mod surplus;
mod swap;

pub use bundle::Bundle;
pub use event::Event;
pub use frozen::{frozen, is_settled};
pub use offers::{candidates, is_act, judge, list, may, parts, read, take};
pub use reason::Reason;
pub use surplus::Surplus;
pub use swap::{swap, tradable};

use crate::content::Player;
use serde::{Deserialize, Serialize};

/// An offer that stands, from one player to another.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trade {
    /// Who may accept it.
    pub to: Player,
    /// What is offered.
    pub gives: Bundle,
    /// What is asked for it.
    pub asks: Bundle,
}
