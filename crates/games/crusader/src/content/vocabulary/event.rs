//! Events on Action cards: whom they strike, what must be so, whom and what they mean.

use super::words::{Countable, DevKind, Feature, Features, PactKind, Scopes, Sex, Who};
use super::{Colour, one};
use crate::content::TraitId;
use serde::Deserialize;

/// Whom an event strikes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Target {
    /// Who played the card; if he does not meet the requirements, nothing happens (CK-TARGET-01, CK-TARGET-04).
    #[serde(rename = "Self")]
    Own {},
    /// The first other player clockwise who meets every requirement; never who played the card (CK-TARGET-05).
    NextMeeting {},
    /// Every other player who meets the requirements, clockwise.
    AllOthers {},
    /// One other player who meets the requirements, named by who played the card.
    ChosenOpponent {},
}

/// What must be so of who is affected.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Requirement {
    /// The King is married, to a human if so said.
    HasSpouse {
        /// Not to the horse.
        #[serde(default)]
        human: bool,
    },
    /// The King has no spouse.
    KingUnmarried {},
    /// The spouse is of the dynasty's own culture.
    SpouseOfOwnCulture {},
    /// So many child slots are free.
    FreeChildSlot {
        /// At least.
        #[serde(default = "one")]
        n: u8,
    },
    /// At least so many children.
    HasChild {
        /// At least.
        #[serde(default = "one")]
        n: u8,
    },
    /// A child or sibling, of that sex if so said.
    HasHeir {
        /// Of this sex.
        sex: Option<Sex>,
    },
    /// The King has so many Age tokens.
    KingAge {
        /// At least.
        #[serde(default)]
        min: u8,
        /// At most.
        #[serde(default = "four")]
        max: u8,
    },
    /// At least so much gold; a dynasty without a player always has it (CK-AI-15).
    HasGold {
        /// At least.
        n: u8,
    },
    /// Owns a development of that kind.
    HasDevelopment {
        /// Of this kind.
        #[serde(default)]
        kind: DevKind,
    },
    /// Has a Pact of that kind.
    HasPact {
        /// With a territory or a dynasty.
        #[serde(default)]
        kind: PactKind,
    },
    /// Is at War with another dynasty.
    AtWar {},
    /// At least so many mobilised territories.
    HasFootsoldier {
        /// At least.
        #[serde(default = "one")]
        n: u8,
    },
    /// Controls a territory with that feature.
    ControlsTerritoryWith {
        /// With this.
        what: Feature,
    },
    /// Controls a territory without that feature.
    ControlsTerritoryWithout {
        /// Without this.
        what: Feature,
    },
    /// At least so many shields on the Crusade track.
    HasShieldOnTrack {
        /// At least.
        #[serde(default = "one")]
        n: u8,
    },
    /// A token of that colour in his bag. The rules look; the others do not see it.
    HasTraitInBag {
        /// Of this colour.
        colour: Colour,
    },
    /// At least so many Action cards not yet chosen for a Turn.
    HasCardsInHand {
        /// At least.
        #[serde(default = "one")]
        n: u8,
    },
    /// Has no Casus Belli, War or Pact with that player.
    CouldClaimAgainst {
        /// With him.
        who: Who,
    },
}

fn four() -> u8 {
    4
}

/// Somebody of the family. Card numbers never pick the King.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Character {
    /// The ruling King or Queen; a trait for him goes into the bag.
    King {},
    /// The King's spouse.
    Spouse {},
    /// Who is first in line (CK-SUCC-02).
    Heir {},
    /// Somebody of those places, chosen.
    Any {
        /// Of these places.
        scope: Scopes,
        /// Who chooses.
        #[serde(default)]
        by: Who,
    },
    /// Who has the lowest card number there (CK-TARGET-08).
    Lowest {
        /// Of these places.
        scope: Scopes,
        /// Of this sex.
        sex: Option<Sex>,
    },
    /// Who has the highest card number there (CK-TARGET-08).
    Highest {
        /// Of these places.
        scope: Scopes,
        /// Of this sex.
        sex: Option<Sex>,
    },
    /// Who was fixed before the check of the event.
    Chosen {},
}

/// A territory of who is affected.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Territory {
    /// With all of these features and none of those; none fits: the effect is skipped.
    Land {
        /// All of these.
        #[serde(default)]
        with: Features,
        /// None of these.
        #[serde(default)]
        without: Features,
        /// Who picks it.
        #[serde(default)]
        by: Who,
    },
}

/// How much gold.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// So much.
    Fixed(u8),
    /// One for each of something.
    Per(Per),
}

/// One for each of something.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Per {
    /// At most `max`.
    Per {
        /// Of what.
        what: Countable,
        /// At most.
        max: u8,
    },
}

/// The trait of a child.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum BirthTrait {
    /// A random token.
    Random(AtRandom),
    /// The event token of this trait.
    Named(TraitId),
}

impl Default for BirthTrait {
    fn default() -> Self {
        BirthTrait::Random(AtRandom::Random)
    }
}

/// Not named but drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum AtRandom {
    /// From the General bag.
    Random,
}

/// The check of an event (CK-EVENT-05). No traits are critical in it (CK-R-30).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// So many successes are needed.
    pub successes: u8,
    /// Free draws.
    pub draws: u8,
    /// May gold be invested (CK-EVENT-06)?
    pub gold: bool,
    /// May others sabotage it (CK-EVENT-07)?
    pub sabotage: bool,
    /// Which traits are critical.
    pub criticals: Criticals,
}

/// Which traits are critical in the check of an event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Criticals {
    /// None.
    None,
}
