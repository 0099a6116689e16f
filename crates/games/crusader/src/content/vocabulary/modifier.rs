//! What lasts: with a development or a shield, or for a time by an event.

#![expect(missing_docs, reason = "what a word says of its fields would only say their names again")]

use super::one;
use super::words::{Action, Actions, Cause, Feature, Once};
use crate::content::Decks;
use serde::Deserialize;

/// Something that lasts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Modifier {
    /// More free draws in the owner's checks for that action; fewer if negative, not below 0.
    ExtraDraw { action: Action, n: i8 },
    /// The owner's checks for that action need more successes; fewer if negative, not below 1.
    SuccessNeeded { action: Action, n: i8 },
    /// Others need more successes against the owner, or against his territories with that feature.
    ExtraSuccessNeededAgainstMe {
        action: Action,
        n: i8,
        #[serde(rename = "where")]
        place: Option<Feature>,
    },
    /// More gold in each Tax action of the owner; less if negative, not below 0.
    TaxBonus { n: i8 },
    /// At the start of each Era, before the eight cards and outside their limits, cards from one of those decks.
    CardDrawBonus {
        deck: Decks,
        #[serde(default = "one")]
        n: u8,
    },
    /// The price of each castle or card in that action changes, not below 0.
    CostChange { action: Action, n: i8 },
    /// At the start of one of his Turns the owner may take Unrest tokens off his territories.
    RemoveUnrest { n: u8, limit: Once },
    /// A death of that cause in the owner's family does not happen.
    IgnoreDeath { cause: Cause, limit: Once },
    /// When the King should get his fifth Age token, the owner may leave it out.
    SkipAgeToken { limit: Once },
    /// For each child born with a random trait draw so many tokens and keep so many.
    ChooseTrait { draw: u8, keep: u8 },
    /// For Invade, own coastal territories are next to all others on the same sea.
    SeaReach {},
    /// Those actions may aim at any territory in play.
    PlotReach { actions: Actions },
    /// A second Crusade action in the same Era is allowed.
    SecondCrusade {},
    /// Others may sabotage that Plot when it is aimed at the owner's family.
    AllowSabotage { action: Action },
}
