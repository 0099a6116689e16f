//! Why a trade is not possible.

use crate::content::{DevelopmentId, Player, TerritoryId};
use crate::rules;
use crate::trades::Bundle;

/// A reason for a refusal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3, prefix = "reason-trades")]
#[expect(missing_docs, reason = "the fields name the rule, the thing and the numbers")]
pub enum Reason {
    /// With him nobody can trade.
    #[told(by = rules::CK_TRADE_01, depth = 1)]
    Nobody { player: Player },
    /// Not in the middle of a check, or while something must be settled at once.
    #[told(by = rules::CK_R_23, depth = 2)]
    NotNow,
    /// He has an offer standing.
    #[told(by = rules::CK_TRADE_01)]
    OneOffer,
    /// Nothing is offered for nothing.
    #[told(by = rules::CK_TRADE_02, depth = 2)]
    Empty,
    /// He has not what he offers.
    #[told(by = rules::CK_TRADE_02)]
    HasNot { bundle: Bundle },
    /// The other has not what is asked.
    #[told(by = rules::CK_TRADE_02)]
    HeHasNot { player: Player, bundle: Bundle },
    /// The territory is part of what is being carried out.
    #[told(by = rules::CK_TRADE_03)]
    Frozen { territory: TerritoryId },
    /// Who would get it has one.
    #[told(by = rules::CK_DEVELOP_07)]
    Owned { player: Player, development: DevelopmentId },
    /// No such offer stands.
    #[told(by = rules::CK_TRADE_01, depth = 1)]
    NoOffer { player: Player },
}
