//! Phase 2: Actions (p.7). Cards are turned up one by one, carried out and allocated.

pub mod baron_card;
pub mod draft_soldiers;
pub mod events;
pub mod expeditions;
pub mod mobilize;
pub mod muster_troops;
pub mod reveal;
pub mod serve_church;
pub mod special;
pub mod upgrade_defenses;
pub mod versatile;

pub use baron_card::BaronCard;
pub use draft_soldiers::DraftSoldiers;
pub use mobilize::{Mobilize, Mobilizing};
pub use muster_troops::MusterTroops;
pub use reveal::NextCard;
pub(crate) use reveal::{turn_up, turn_up_neutral};
pub use serve_church::ChooseArea;
pub use special::{Allocate, SpecialPhases};
pub use upgrade_defenses::UpgradeDefenses;
pub use versatile::{Versatile, VersatileBattle, VersatileMove};

use crate::board::Site;
use crate::content::{ActionCard, AreaId, NobleId, Nobles};
use serde::{Deserialize, Serialize};
use table::{Seat, Stack};

/// The Action card that is carried out, and what was done with it so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Action {
    /// Which; none: a Neutral card, or none at all.
    pub card: Option<ActionCard>,
    /// Whose.
    pub seat: Seat,
    /// Nobles that moved with it.
    pub moved: Nobles,
    /// Was a battle fought with it, a siege included (WK-R-21)?
    pub has_fought: bool,
    /// Who was refused passage on his way to where, and through which area (WK-R-24).
    pub refused: Stack<(NobleId, AreaId, AreaId), 16>,
    /// Attacks for which no leave was given (WK-R-94).
    pub denied: Stack<Denied, 4>,
}

/// A city or stronghold that may not be attacked with this card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Denied(pub Site);

impl Default for Denied {
    fn default() -> Denied {
        Denied(Site::Stronghold(Seat(0)))
    }
}
