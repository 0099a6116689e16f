//! Why an answer is not legal, with the numbers and the rule. What only one chapter says stands in that chapter.

use crate::content::{DevelopmentId, TerritoryId};
use crate::{events, intrigue, sequence, special, trades, war};
use table::Rule;

/// A reason for a refusal. The nearer the answer was to a legal one, the deeper the reason lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3)]
#[expect(missing_docs, reason = "the fields name the rule, the thing and the numbers")]
pub enum Reason {
    /// Something else is being asked.
    #[told(depth = 0)]
    NotAsked { rule: Rule },
    /// Not one of the options.
    #[told(depth = 1)]
    NotOffered { rule: Rule },
    /// This cannot be declined now.
    Compulsory { rule: Rule },
    /// Nothing to choose from.
    Nothing { rule: Rule },
    /// Not enough gold.
    Gold { rule: Rule, cost: u8, gold: u8 },
    /// More than is allowed.
    TooMuch { rule: Rule, most: u8 },
    /// He does not control it.
    #[told(depth = 1)]
    NotYours { rule: Rule, territory: TerritoryId },
    /// The territory is not in play.
    #[told(depth = 1)]
    OutOfPlay { rule: Rule, territory: TerritoryId },
    /// The territory is not adjacent to a suitable one.
    #[told(depth = 2)]
    NotAdjacent { rule: Rule, territory: TerritoryId },
    /// It does not suit the rule.
    Unsuitable { rule: Rule, territory: TerritoryId },
    /// He owns that development already.
    Owned { rule: Rule, development: DevelopmentId },
    /// The pieces have run out.
    NoneLeft { rule: Rule },
    #[told(chapter)]
    Sequence(sequence::Reason),
    #[told(chapter)]
    Special(special::Reason),
    #[told(chapter)]
    Intrigue(intrigue::Reason),
    #[told(chapter)]
    War(war::Reason),
    #[told(chapter)]
    Events(events::Reason),
    #[told(chapter)]
    Trades(trades::Reason),
}
