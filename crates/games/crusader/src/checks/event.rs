//! What happens in checks.

use crate::content::vocabulary::Action;
use crate::content::{Player, Token};
use crate::rules;
use serde::Serialize;
use table::Rule;

/// By which rule a token is sacrificed: a green one counts as a success, a red one as a failure.
const fn sacrifice_of(token: Token) -> Rule {
    if token.is_green() { rules::CK_SACRIFICE_01 } else { rules::CK_SACRIFICE_04 }
}

/// Something that happened in a check.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// A check begins.
    #[told(by = rules::CK_CHECK_02, to = all)]
    CheckBegan { player: Player, action: Action, needed: u8, draws: u8 },
    /// Gold was put on it.
    #[told(by = rules::CK_INVEST_01, to = all)]
    Invested { player: Player, gold: u8, draws: u8 },
    /// Gold was put against it.
    #[told(by = rules::CK_SABOTAGE_01, to = all)]
    Sabotaged { player: Player, gold: u8 },
    /// Gold against it had no effect and went back.
    #[told(by = rules::CK_R_29, to = all)]
    SabotageReturned { player: Player, gold: u8 },
    /// Draws were cancelled.
    #[told(by = rules::CK_SABOTAGE_03, to = all)]
    DrawsCancelled { player: Player, n: u8, draws: u8 },
    /// A token was drawn.
    #[told(by = rules::CK_CHECK_03, to = all)]
    TokenDrawn { player: Player, token: Token },
    /// A critical token was sacrificed.
    #[told(by = sacrifice_of(token), to = all)]
    Sacrificed { player: Player, token: Token },
    /// The check succeeded.
    #[told(by = rules::CK_CHECK_07, to = all)]
    CheckPassed { player: Player, action: Action, hits: u8 },
    /// The check failed: the draws or the tokens were used up.
    #[told(by = rules::CK_R_25, to = all)]
    CheckFailed { player: Player, action: Action, hits: u8, needed: u8 },
}
