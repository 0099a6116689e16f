//! What happens with official AIs, and their reasons.

use super::lines::LineName;
use super::plan::Plan;
use crate::content::{CardId, CharacterId, Deck, Player, StrategyId};
use crate::rules;
use serde::Serialize;
use table::Rule;

/// What happens with official AIs.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// An AI plays by this strategy.
    #[told(by = rules::CK_AI_04, to = all)]
    StrategyDrawn { player: Player, strategy: StrategyId },
    /// A strategy was drawn that the dynasty cannot use.
    #[told(by = rules::CK_AI_06, to = all)]
    StrategyPutBack { player: Player, strategy: StrategyId },
    /// The line of the strategy that is carried out.
    #[told(to = all)]
    LineTaken {
        player: Player,
        strategy: StrategyId,
        line: LineName,
        #[told(with = Plan::elements)]
        plan: Plan,
        rule: Rule,
    },
    /// No line is possible: only the event.
    #[told(by = rules::CK_AI_13, to = all)]
    NoLine { player: Player, strategy: StrategyId, deck: Deck },
    /// What it goes by in the Dynastic Phase, for whom of its family.
    #[told(to = all)]
    FamilyLine { player: Player, strategy: StrategyId, line: LineName, who: CharacterId, rule: Rule },
    /// A card of its deck was put away unplayed.
    #[told(to = all)]
    CardSkipped { player: Player, card: CardId, rule: Rule },
}
