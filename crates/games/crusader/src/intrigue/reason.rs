//! Why an Intrigue card cannot be used so.

use crate::content::{CharacterId, Player, TerritoryId};
use crate::rules;
use table::Rule;

/// A reason of this chapter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3)]
#[expect(missing_docs, reason = "the fields name the rule, the thing and the numbers")]
pub enum Reason {
    /// There is nothing to aim at.
    #[told(depth = 2)]
    NoTarget { rule: Rule },
    /// Not another dynasty in play.
    #[told(depth = 2)]
    NotRival { rule: Rule, player: Player },
    /// He has a Casus Belli already.
    #[told(by = rules::CK_R_64)]
    HasCasusBelli { player: Player },
    /// The same Plot was tried against that player in this action.
    #[told(by = rules::CK_PLOT_09)]
    SamePlot { player: Player },
    /// That neutral person was attacked in this action.
    #[told(by = rules::CK_R_61)]
    SameVictim { who: CharacterId },
    /// That territory was tried in this action.
    #[told(by = rules::CK_OVERTHROW_14)]
    SameTerritory { territory: TerritoryId },
    /// Nobody like that is in play.
    #[told(by = rules::CK_MURDER_01, depth = 1)]
    NotInPlay { who: CharacterId },
    /// No King may be killed in the first Round.
    #[told(by = rules::CK_MURDER_06)]
    TooEarly { who: CharacterId },
    /// He has no such councillor.
    #[told(depth = 2)]
    NoCouncillor { rule: Rule, player: Player },
    /// Not of his own family.
    #[told(by = rules::CK_R_65, depth = 1)]
    NotFamily { who: CharacterId },
    /// He is not married.
    #[told(by = rules::CK_DIVORCEPLOT_01, depth = 2)]
    NotMarried { who: CharacterId },
}
