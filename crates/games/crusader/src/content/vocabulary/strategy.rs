//! How dynasties without a player choose: lines tried in order, marriages, what they begin with.

#![expect(missing_docs, reason = "what a word says of its fields would only say their names again")]

use super::words::Colour;
use crate::content::{DevelopmentId, TraitId};
use effects::words;
use serde::Deserialize;

/// What a strategy begins with.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extras {
    /// Developments.
    #[serde(default)]
    pub developments: Vec<DevelopmentId>,
    /// Traits in its bag.
    #[serde(default)]
    pub bag: Vec<TraitId>,
}

/// One line: carried out if at least one way is legal, else the next is tried.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Line {
    /// One castle.
    Build {},
    /// Buy from the display.
    Develop {
        /// Nothing else fits.
        #[serde(default)]
        only: Vec<DevelopmentId>,
        /// These first, in order.
        #[serde(default)]
        prefer: Vec<DevelopmentId>,
        /// How many.
        count: Option<u8>,
        /// Every displayed card of `prefer`, or one other if none is displayed.
        #[serde(default)]
        all_listed: bool,
        /// Not when it owns so many.
        unless_owned: Option<u8>,
    },
    /// A territory in unrest.
    Overthrow {},
    /// A Casus Belli.
    PlotCasusBelli {
        #[serde(default)]
        on: Rivals,
        rank: Option<Rank>,
    },
    /// A murder.
    PlotAssassinate { victim: Victim, rank: Rank },
    /// A random councillor among all legal ones.
    PlotBribe { unless_councillors: u8 },
    /// Unrest in lands of the players ranked first, or preferably of those.
    PlotInciteRevolt { rank: Option<Rank>, prefer: Option<Rank> },
    /// A divorce; impossible if unmarried.
    PlotDivorce { who: Suitor },
    /// An independent territory of its own Pact.
    Annex {},
    /// One target.
    Invade { land: Land, rank: Option<Rank>, successes_min: Option<u8>, successes_max: Option<u8> },
    /// One Footsoldier.
    Mobilise {
        #[serde(default)]
        next_to: Land,
        player: Option<Rivals>,
        rank: Option<Rank>,
        prefer: Option<Ground>,
    },
}

words! {
    /// By what players are ranked.
    #[derive(Deserialize)]
    pub enum Rank {
        /// Fewest heirs first.
        FewestHeirs,
        /// Fewest children first.
        FewestChildren,
        /// Fewest territories first.
        FewestTerritories,
        /// Most castles first.
        MostCastles,
        /// Most shields first.
        MostShields,
    }
}

words! {
    /// Players, seen from the dynasty that chooses.
    #[derive(Deserialize, Default)]
    pub enum Rivals {
        /// Any other.
        #[default]
        Any,
        /// A neighbour.
        Adjacent,
        /// It holds a Casus Belli on him.
        IHoldCasusBelli,
        /// Without a Pact with it.
        NoPactWithMe,
        /// At War with it.
        AtWarWithMe,
        /// He holds a Casus Belli on it.
        HoldsCasusBelliOnMe,
    }
}

words! {
    /// Territories, seen from the dynasty that chooses.
    #[derive(Deserialize, Default)]
    pub enum Land {
        /// Any.
        #[default]
        Any,
        /// Without a dynasty.
        Independent,
        /// Independent, with a Pact with it.
        MyPact,
        /// Independent, with a Pact with another.
        OthersPact,
        /// Independent, without a Pact.
        NoPact,
        /// Of another dynasty.
        Rival,
        /// Of a dynasty with a Pact with it.
        PactPartner,
    }
}

words! {
    /// Where Footsoldiers stand best.
    #[derive(Deserialize)]
    pub enum Ground {
        /// Next to a territory of its Pact.
        MyPact,
        /// Far from other dynasties.
        FarFromRivals,
    }
}

words! {
    /// Who is murdered.
    #[derive(Deserialize)]
    pub enum Victim {
        /// The King.
        King,
        /// A child with a green trait.
        GreenChild,
    }
}

words! {
    /// Who courts.
    #[derive(Deserialize)]
    pub enum Suitor {
        /// The King.
        King,
        /// The children.
        Children,
    }
}

words! {
    /// Where spouses come from.
    #[derive(Deserialize)]
    pub enum SpouseSource {
        /// An independent territory.
        IndependentTerritory,
        /// Another dynasty.
        OtherDynasty,
        /// Its own deck.
        OwnDeck,
    }
}

/// One way to find a spouse.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suit {
    /// From where.
    pub from: SpouseSource,
    /// Of whom.
    pub player: Option<Rivals>,
    /// Traits sought, in order.
    #[serde(default)]
    pub traits: Vec<Sought>,
    /// Nobody without one of these traits.
    #[serde(default)]
    pub only_traits: bool,
    /// Only of this colour.
    pub colour: Option<Colour>,
    /// What is paid at most, by the colour of the trait.
    pub dowry: Option<ByColour>,
    /// The nearest first.
    #[serde(default)]
    pub nearest: bool,
    /// Only for him.
    pub suitor: Option<Suitor>,
}

/// A trait that is sought.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Sought {
    /// Any of this colour.
    Colour(Colour),
    /// This one.
    Trait(TraitId),
}

/// Gold by the colour of a trait.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByColour {
    pub red: u8,
    pub green: u8,
}

/// Which marriages are accepted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accept {
    /// For at least so much gold, by the colour of who is asked for.
    pub min_gold: ByColour,
    /// The heir too?
    pub heir: bool,
    /// The King too?
    pub king: bool,
}
