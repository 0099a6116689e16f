//! Fund Expeditions (p.9-10).

mod invest;
mod start;
mod voyages;

pub use invest::{Bless, Invest};
pub use start::StartExpedition;
pub use voyages::{ChooseVoyage, Funds, Landed, Voyages, lose_fleet};

use crate::content::{Expedition, Voyage};
use serde::{Deserialize, Serialize};
use table::Seat;

/// An expedition that comes in, with what Fate said of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Landing {
    /// Which.
    pub expedition: Expedition,
    /// What was drawn.
    pub voyage: Voyage,
    /// What else was drawn for a Baron who may choose (D70).
    pub other: Option<(Seat, Voyage)>,
}
