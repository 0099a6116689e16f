//! What is told of trades.

use crate::content::{DevelopmentId, Player};
use crate::rules;
use crate::trades::Bundle;
use serde::Serialize;

/// Something that was offered or traded. All of it is open.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[told(prefix = "event-trades")]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// A trade is offered.
    #[told(by = rules::CK_TRADE_01, to = all)]
    Offered { player: Player, to: Player, gives: Bundle, asks: Bundle },
    /// It is accepted.
    #[told(by = rules::CK_TRADE_02, to = all)]
    Accepted { player: Player, to: Player, gives: Bundle, asks: Bundle },
    /// It is declined.
    #[told(by = rules::CK_TRADE_01, to = all)]
    Declined { player: Player, to: Player },
    /// It is withdrawn.
    #[told(by = rules::CK_TRADE_01, to = all)]
    Withdrawn { player: Player, to: Player },
    /// A development changed hands.
    #[told(by = rules::CK_R_24, to = all)]
    Handed { player: Player, to: Player, development: DevelopmentId },
}
