//! Events on Action cards: whom they strike, what must be so, what they do.

use super::modifier::{Modifier, one};
use super::words::{
    Chooser, Colour, Countable, Deck, DevKind, Duration, Feature, PactKind, Scope, Sex, ShieldPick, Token,
    Trait, Who,
};
use serde::Deserialize;

/// Whom an event strikes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Target {
    /// Who played the card; if he does not meet the requirements, nothing happens.
    #[serde(rename = "Self")]
    Own {},
    /// The first other player clockwise who meets every requirement; never who played the card.
    NextMeeting {},
    /// Every other player who meets the requirements, clockwise.
    AllOthers {},
    /// One other player who meets the requirements, named by who played the card.
    ChosenOpponent {},
}

/// What must be so of who is affected.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Requirement {
    /// The King is married, to a human if so said.
    HasSpouse {
        #[serde(default)]
        human: bool,
    },
    /// The King has no spouse.
    KingUnmarried {},
    /// The spouse is of the dynasty's own culture.
    SpouseOfOwnCulture {},
    /// So many child slots are free.
    FreeChildSlot {
        #[serde(default = "one")]
        n: u8,
    },
    /// At least so many children.
    HasChild {
        #[serde(default = "one")]
        n: u8,
    },
    /// A child or sibling, of that sex if so said.
    HasHeir { sex: Option<Sex> },
    /// The King has so many Age tokens.
    KingAge {
        #[serde(default)]
        min: u8,
        #[serde(default = "four")]
        max: u8,
    },
    /// At least so much gold; a dynasty without a player always has it.
    HasGold { n: u8 },
    /// Owns a development of that kind.
    HasDevelopment {
        #[serde(default)]
        kind: DevKind,
    },
    /// Has a Pact of that kind.
    HasPact {
        #[serde(default)]
        kind: PactKind,
    },
    /// Is at War with another dynasty.
    AtWar {},
    /// At least so many mobilised territories.
    HasFootsoldier {
        #[serde(default = "one")]
        n: u8,
    },
    /// Controls a territory with that feature.
    ControlsTerritoryWith { what: Feature },
    /// Controls a territory without that feature.
    ControlsTerritoryWithout { what: Feature },
    /// At least so many shields on the Crusade track.
    HasShieldOnTrack {
        #[serde(default = "one")]
        n: u8,
    },
    /// A token of that colour in his bag.
    HasTraitInBag { colour: Colour },
    /// At least so many Action cards not yet chosen for a Turn.
    HasCardsInHand {
        #[serde(default = "one")]
        n: u8,
    },
    /// Has no Casus Belli, War or Pact with that player.
    CouldClaimAgainst { who: Who },
}

fn four() -> u8 {
    4
}

/// Somebody of the family.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Character {
    /// The ruling King or Queen; a trait for him goes into the bag.
    King {},
    /// The King's spouse.
    Spouse {},
    /// Who is first in line.
    Heir {},
    /// Somebody of those places, chosen.
    Any {
        scope: Vec<Scope>,
        #[serde(default)]
        by: Chooser,
    },
    /// Who has the lowest card number there.
    Lowest { scope: Vec<Scope>, sex: Option<Sex> },
    /// Who has the highest card number there.
    Highest { scope: Vec<Scope>, sex: Option<Sex> },
    /// Who was fixed before the check of the event.
    Chosen {},
}

/// A territory of who is affected.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Territory {
    /// With all of these features and none of those; none fits: the effect is skipped.
    Land {
        #[serde(default)]
        with: Vec<Feature>,
        #[serde(default)]
        without: Vec<Feature>,
        #[serde(default)]
        by: Chooser,
    },
}

/// How much gold.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// So much.
    Fixed(u8),
    /// One for each of something.
    Per(Per),
}

/// One for each of something.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Per {
    /// At most `max`.
    Per { what: Countable, max: u8 },
}

/// The trait of a child.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum BirthTrait {
    /// A random token.
    Random(AtRandom),
    /// The event token of this trait.
    Named(Trait),
}

impl Default for BirthTrait {
    fn default() -> Self {
        BirthTrait::Random(AtRandom::Random)
    }
}

/// Not named but drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum AtRandom {
    /// From the general bag.
    Random,
}

/// The check of an event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// So many successes are needed.
    pub successes: u8,
    /// Free draws.
    pub draws: u8,
    /// May gold be invested?
    pub gold: bool,
    /// May others sabotage it?
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

/// What an event does to who is affected.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Effect {
    /// Children are born into the lowest free slots.
    BirthChild {
        #[serde(default, rename = "trait")]
        token: BirthTrait,
        #[serde(default = "one")]
        count: u8,
    },
    /// A child with the Bastard token; no spouse is needed.
    BirthBastard {},
    /// Somebody dies, with all that follows.
    KillCharacter { who: Character },
    /// One event token on somebody; of several names `by` picks one.
    AddTrait {
        to: Character,
        #[serde(rename = "trait")]
        tokens: Vec<Trait>,
        #[serde(default)]
        by: Chooser,
    },
    /// Random tokens are drawn and some kept.
    DrawTrait {
        to: Character,
        #[serde(default = "one")]
        draw: u8,
        #[serde(default = "one")]
        keep: u8,
    },
    /// He takes tokens of that colour out of his bag, his choice.
    RemoveTrait {
        colour: Colour,
        #[serde(default = "one")]
        count: u8,
    },
    /// Age tokens for the King.
    AddAge {
        #[serde(default = "one")]
        n: u8,
    },
    /// Age tokens off the King.
    RemoveAge {
        #[serde(default = "one")]
        n: u8,
    },
    /// Gold from the Treasury.
    GainGold { amount: Amount },
    /// Gold to the Treasury, as much as he has; as an option all of it.
    LoseGold { amount: Amount },
    /// Gold from one player to another, as much as he has; as an option all of it.
    TransferGold { from: Who, to: Who, n: u8 },
    /// A token of the supply on a territory.
    PlaceToken {
        token: Token,
        #[serde(rename = "where")]
        place: Territory,
    },
    /// He takes such tokens off his territories.
    RemoveToken {
        token: Token,
        #[serde(default = "one")]
        n: u8,
    },
    /// A Footsoldier is placed.
    Mobilise {
        #[serde(rename = "where")]
        place: Territory,
    },
    /// A Footsoldier is removed, without Unrest.
    Demobilise {
        #[serde(rename = "where")]
        place: Territory,
    },
    /// A Knight is laid on its side and gives no points until it stands up.
    LayKnight {
        #[serde(rename = "where")]
        place: Territory,
    },
    /// One Pact of his ends; nobody gains a Casus Belli.
    BreakPact {
        kind: PactKind,
        #[serde(default)]
        by: Chooser,
    },
    /// A Casus Belli for one player against another.
    GainCasusBelli { holder: Who, against: Who },
    /// He discards a development of that kind, his choice.
    LoseDevelopment {
        #[serde(default)]
        kind: DevKind,
    },
    /// He may buy one face-up development now at this price.
    BuyDevelopment { cost: u8 },
    /// Action cards from one of those decks, his choice.
    DrawActionCard {
        deck: Vec<Deck>,
        #[serde(default = "one")]
        n: u8,
    },
    /// The Action cards not yet chosen are shown to all.
    RevealHand {},
    /// One of his shields leaves the Crusade track, with its bonus.
    LoseShield { pick: ShieldPick },
    /// One of his shields on the track is replaced by one of who played the card.
    ReplaceShield {
        #[serde(default = "card_player")]
        by: Chooser,
    },
    /// He has a modifier for a time.
    AddModifier { modifier: Modifier, until: Duration },
    /// One option that can be carried out in full; none is nothing.
    Choose {
        options: Vec<Vec<Effect>>,
        #[serde(default)]
        by: Chooser,
    },
}

fn card_player() -> Chooser {
    Chooser::CardPlayer
}
