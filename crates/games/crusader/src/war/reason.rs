//! Why a War card cannot be used so.

use crate::content::{Player, TerritoryId};
use crate::rules;
use table::Rule;

/// A reason of this chapter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3)]
#[expect(missing_docs, reason = "the fields name the rule, the thing and the numbers")]
pub enum Reason {
    /// No footsoldier of his stands there.
    #[told(by = rules::CK_INVADE_06, depth = 1)]
    NoFootsoldier { territory: TerritoryId },
    /// Neither Casus Belli nor War.
    #[told(by = rules::CK_CB_01)]
    NoCause { player: Player, territory: TerritoryId },
    /// That footsoldier has a role.
    #[told(depth = 2)]
    Busy { rule: Rule, territory: TerritoryId },
    /// The territory is attacked already.
    #[told(by = rules::CK_INVADE_03)]
    AttackedOnce { territory: TerritoryId },
    /// There is no such attack to support.
    #[told(by = rules::CK_SUPPORT_01, depth = 2)]
    NoAttack { territory: TerritoryId },
    /// Only one by the Navy.
    #[told(by = rules::CK_FLEET_03)]
    OneByNavy { territory: TerritoryId },
    /// A Counterattack is against one territory.
    #[told(by = rules::CK_COUNTER_02)]
    OneCounterattack,
}
