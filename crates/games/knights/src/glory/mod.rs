//! Crown and Glory: For Glory, Missions, The King, in any combination (CG-SETUP-01 to CG-SETUP-03).

pub mod advancements;
pub mod for_glory;
pub mod king;
pub mod missions;
pub mod peek;
pub mod research;
pub mod withdraw;

pub use advancements::{BuyAdvancements, EnrichMind, MakeRoom};
pub(crate) use advancements::{drop_advancement, renew_offer};
pub use for_glory::{ForcedMarch, HireGarrison, RecruitLevies};
pub(crate) use for_glory::{assemble_troops, pressing_agenda};
pub use king::KingsArmy;
pub(crate) use king::{crown, usurp};
pub(crate) use missions::score_missions;
pub use peek::Peek;
pub(crate) use peek::peek;
pub(crate) use research::draw_and_buy;
pub use research::{BuyDrawn, Research, SwapAdvancement};
pub use withdraw::Withdraw;
