//! How much, how many, and what must be so.

use super::{Baron, Noble};
use effects::words;
use serde::Deserialize;

/// How much.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Amount {
    /// So many.
    Fixed(u16),
    /// A share of what is there.
    Share(Share),
    /// So many for each of something.
    Per(Per),
}

words! {
    /// A share of what is there.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Share {
        /// Everything.
        All,
        /// Half, rounded down.
        Half,
    }
}

/// So many for each of something.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Per {
    /// `n` for each `every` of the count, rounded down, and `plus`, at most `max`.
    Per {
        /// So many each time.
        n: u16,
        /// What is counted.
        count: Count,
        /// For each so many of it.
        every: u16,
        /// As many besides.
        plus: u16,
        /// Not more.
        max: Option<u16>,
    },
}

/// A number of things of a Baron.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// Of which things.
    pub kind: Counted,
    /// Whose.
    pub of: Baron,
}

words! {
    /// What can be counted.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Counted {
        /// Cities controlled.
        Cities,
        /// Cities of the Kingdom controlled.
        KingdomCities,
        /// Overseas cities controlled.
        OverseasCities,
        /// Controlled cities whose area has a port.
        PortCities,
        /// Fortified cities controlled.
        Fortified,
        /// Own Nobles on the map.
        Nobles,
        /// Crowns received in this Taxation.
        TaxIncome,
        /// Controlled cities with a Riot token.
        Riots,
        /// Strength of all mercenary cards owned.
        MercStrength,
        /// Charges held, and Offices borne by his Nobles.
        Seals,
        /// Troops of the largest own army on the map, less casualties, without the 200 of its Noble.
        Host,
        /// Different printed strengths among cities controlled.
        Grades,
        /// Own armies with a casualty token.
        Wounded,
        /// Crowns held.
        Crowns,
        /// Faith held.
        Faith,
        /// Votes held.
        Votes,
        /// Garrisons held.
        Garrisons,
        /// Leaders and Heralds held.
        Captains,
        /// Advancements owned.
        Advancements,
    }
}

/// What must be so.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// The count is so much or more.
    Ge {
        /// What is counted.
        count: Count,
        /// So much.
        n: u16,
    },
    /// The count is exactly so much.
    Eq {
        /// What is counted.
        count: Count,
        /// So much.
        n: u16,
    },
    /// The Baron has the token.
    Holds {
        /// Who.
        who: Baron,
        /// Which.
        token: Token,
    },
    /// The side of the holder in this battle.
    Role {
        /// Which side.
        side: Role,
    },
    /// The form of this battle.
    Battle {
        /// Which form.
        form: Form,
    },
    /// The Noble is the commanding Noble.
    Commands {
        /// Who.
        who: Noble,
    },
    /// Where the Noble stands.
    Located {
        /// Who.
        who: Noble,
        /// Where.
        place: Place,
    },
    /// How the declared move travels.
    Used {
        /// By which way.
        mode: Travel,
    },
    /// The Baron has crowns on the expedition that is resolved.
    Funded {
        /// Who.
        who: Baron,
    },
}

words! {
    /// Tokens that change hands.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Token {
        /// Chairman of the Assembly.
        Chairman,
        /// Head of the Church.
        Church,
        /// Scholar.
        Scholar,
    }
}

words! {
    /// Sides of a battle.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Role {
        /// The attacker's.
        Attack,
        /// The defender's.
        Defend,
    }
}

words! {
    /// Forms of battle.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Form {
        /// Any.
        Any,
        /// In the open field.
        Open,
        /// Against a city or stronghold.
        Assault,
    }
}

words! {
    /// Where a Noble stands.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Place {
        /// On the map and not at sea.
        Board,
        /// In the area of a city of his Baron or of his Baron's stronghold.
        OwnCity,
        /// In a port area or overseas.
        PortOrOverseas,
    }
}

words! {
    /// How a move travels.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Travel {
        /// Along the road.
        Road,
        /// By sea.
        Sea,
    }
}
