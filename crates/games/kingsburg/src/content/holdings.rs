//! What of a player's effects depend on and change: that is what their order matters for (KB-ORDERING-01,
//! KB-ORDERING-02).

use super::{Condition, Quantity};
use crate::goods::Bundle;

/// Things that players own, as a set: what effects depend on and change.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Holdings(u8);

impl Holdings {
    /// Nothing.
    pub const NONE: Holdings = Holdings(0);
    /// Goods.
    pub const GOODS: Holdings = Holdings(1);
    /// "+2" tokens.
    pub const TOKENS: Holdings = Holdings(2);
    /// Soldiers.
    pub const SOLDIERS: Holdings = Holdings(4);
    /// Victory points.
    pub const POINTS: Holdings = Holdings(8);
    /// Buildings.
    pub const BUILDINGS: Holdings = Holdings(16);
    /// How many dice he rolls.
    pub const DICE: Holdings = Holdings(32);
    /// Dice on the advisors.
    pub const COURT: Holdings = Holdings(64);

    /// These and those.
    #[must_use]
    pub const fn with(self, other: Holdings) -> Holdings {
        Holdings(self.0 | other.0)
    }

    /// Is any of these among those?
    #[must_use]
    pub const fn meets(self, other: Holdings) -> bool {
        self.0 & other.0 != 0
    }

    /// What a bundle is made of.
    #[must_use]
    pub fn of_bundle(what: Bundle) -> Holdings {
        let of = |there: bool, what: Holdings| if there { what } else { Holdings::NONE };
        of(what.kinds().total() + what.any + what.each_other > 0, Holdings::GOODS)
            .with(of(what.plus2 > 0, Holdings::TOKENS))
            .with(of(what.soldiers > 0, Holdings::SOLDIERS))
            .with(of(what.vp != 0, Holdings::POINTS))
    }

    /// What is counted.
    #[must_use]
    pub fn of_quantity(quantity: Quantity) -> Holdings {
        match quantity {
            Quantity::Gold | Quantity::Wood | Quantity::Stone | Quantity::Goods | Quantity::GoodKinds => {
                Holdings::GOODS
            }
            Quantity::Plus2 => Holdings::TOKENS,
            Quantity::Soldiers => Holdings::SOLDIERS,
            Quantity::Vp => Holdings::POINTS,
            Quantity::Buildings | Quantity::OtherColumn4Buildings | Quantity::CompleteRows => {
                Holdings::BUILDINGS
            }
            Quantity::BattlesWon => Holdings::NONE,
        }
    }

    /// What a condition looks at.
    #[must_use]
    pub fn of_condition(condition: &Condition) -> Holdings {
        match condition {
            Condition::Have { what, .. } | Condition::Rank { what, .. } => Holdings::of_quantity(*what),
            Condition::And { of } | Condition::Or { of } => {
                of.iter().fold(Holdings::NONE, |sum, c| sum.with(Holdings::of_condition(c)))
            }
            Condition::WhiteDice { .. } => Holdings::DICE,
            Condition::AdvisorFree { .. } => Holdings::COURT,
            Condition::DiceTotal { .. }
            | Condition::AllDiceEqual {}
            | Condition::HasDie { .. }
            | Condition::UnplacedColoured { .. }
            | Condition::GroupsPlaced { .. }
            | Condition::Race { .. }
            | Condition::PrintedStrength { .. }
            | Condition::YearIs { .. }
            | Condition::LastBattle { .. }
            | Condition::DidNotBuild { .. }
            | Condition::FirstInRow {} => Holdings::NONE,
        }
    }
}
