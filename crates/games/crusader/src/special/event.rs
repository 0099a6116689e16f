//! What is told of marriages, adoptions and titles.

use crate::content::{CharacterId, Player, TerritoryId, Token};
use crate::rules;
use crate::trades::Bundle;
use serde::Serialize;
use table::Rule;

/// Something that happened in a family by its own choice.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[told(prefix = "event-special")]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// A marriage is proposed to another dynasty.
    #[told(by = rules::CK_MARRY_10, to = all)]
    Proposed { player: Player, who: CharacterId, to: Player, whom: CharacterId, gives: Bundle, asks: Bundle },
    /// It is refused.
    #[told(by = rules::CK_R_32, to = all)]
    ProposalRefused { player: Player, who: CharacterId, to: Player, whom: CharacterId },
    /// Two have married; the spouse is now of this dynasty.
    #[told(by = rules::CK_MARRY_20, to = all)]
    Wed { player: Player, who: CharacterId, spouse: CharacterId },
    /// A Marriage check has failed.
    #[told(by = rules::CK_MARRY_29, to = all)]
    NotWed { player: Player, who: CharacterId },
    /// A marriage is annulled.
    #[told(to = all)]
    Divorced { player: Player, who: CharacterId, spouse: CharacterId, rule: Rule },
    /// A child was adopted.
    #[told(by = rules::CK_ADOPT_03, to = all)]
    Adopted { player: Player, who: CharacterId },
    /// A token was drawn for somebody.
    #[told(to = all)]
    Marked { who: CharacterId, token: Token, rule: Rule },
    /// A title was granted.
    #[told(by = rules::CK_TITLE_01, to = all)]
    TitleGranted { player: Player, who: CharacterId, territory: TerritoryId },
    /// A title was revoked.
    #[told(by = rules::CK_TITLE_06, to = all)]
    TitleRevoked { player: Player, who: CharacterId, territory: TerritoryId },
}
