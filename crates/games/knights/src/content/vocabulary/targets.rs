//! Whom and what effects mean: Barons, Nobles, cities, strongholds, troops.

use effects::words;
use serde::Deserialize;

/// A target fixed before by `pick`, by its capital letter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// The letter.
    pub var: char,
}

/// Anything an effect can be about.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Target {
    /// What was picked before.
    Letter(Letter),
    /// One or more Barons.
    Baron(Baron),
    /// One or more Nobles.
    Noble(Noble),
    /// Cities or strongholds.
    Site(Site),
}

/// One or more Barons.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Baron {
    /// By his part in what goes on.
    Role(BaronRole),
    /// Picked before.
    Letter(Letter),
    /// Found by what he has.
    By(BaronBy),
}

words! {
    /// Barons by their part in what goes on.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum BaronRole {
        /// Who resolves the Event.
        Drawer,
        /// Who holds the card, or whose Noble bears it.
        Holder,
        /// Who was chosen by the vote.
        Voted,
        /// The Chairman of the Assembly.
        Chairman,
        /// The Head of the Church.
        Church,
        /// The Scholar.
        Scholar,
        /// Every Baron, the Chairman first, then clockwise.
        Each,
        /// Every Baron but the drawer or holder.
        Others,
        /// The other side of the battle.
        Enemy,
        /// Whose move or battle it is.
        Actor,
        /// In an effect on several Barons: the one affected now.
        It,
    }
}

/// Barons found by what they have.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum BaronBy {
    /// Who has most.
    Most {
        /// Of what.
        what: Measure,
        /// Among whom.
        among: Rivals,
    },
    /// Who has fewest.
    Least {
        /// Of what.
        what: Measure,
        /// Among whom.
        among: Rivals,
    },
    /// Whose it is.
    Owner {
        /// The Noble or the city.
        of: Box<Target>,
    },
}

words! {
    /// By what Barons are compared.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Measure {
        /// Crowns held.
        Crowns,
        /// Faith held.
        Faith,
        /// Votes held.
        Votes,
        /// Influence held.
        Influence,
        /// Cities controlled.
        Cities,
    }
}

words! {
    /// Who is compared.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Rivals {
        /// Every Baron.
        Each,
        /// All but the drawer or holder.
        Others,
    }
}

/// One or more Nobles.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Noble {
    /// By his part in what goes on.
    Role(NobleRole),
    /// Picked before.
    Letter(Letter),
    /// Found by owner and place.
    Of(Nobles),
}

words! {
    /// Nobles by their part in what goes on.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum NobleRole {
        /// Who bears this Office, Leader or Herald.
        Bearer,
        /// Who moves.
        Mover,
        /// Who dies.
        Victim,
    }
}

/// Nobles found by owner and place.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Nobles {
    /// Nobles of those Barons.
    Noble {
        /// Whose.
        of: Baron,
        /// Who picks.
        pick: NoblePick,
        /// How many.
        n: u8,
        /// In which place or state.
        #[serde(rename = "where")]
        place: Whereabouts,
        /// Only in the area of this city.
        at: Option<Box<Site>>,
    },
}

impl Nobles {
    /// The city at which they must stand.
    #[must_use]
    pub fn at(&self) -> Option<&Site> {
        let Nobles::Noble { at, .. } = self;
        at.as_deref()
    }
}

words! {
    /// How Nobles are picked.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum NoblePick {
        /// By the Baron concerned.
        Choice,
        /// By Fate card.
        Random,
        /// Every match.
        All,
        /// Who has most troops.
        Largest,
    }
}

words! {
    /// Where a Noble is, and how.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Whereabouts {
        /// On or off the map, but not dead without heir.
        Any,
        /// On the map and not at sea.
        Board,
        /// On the map, not at sea, and not at a city or stronghold of his own Baron.
        Open,
        /// On a port icon.
        Sea,
        /// In the area of a city of his Baron or of his Baron's stronghold.
        OwnCity,
        /// On the map and exhausted.
        Exhausted,
    }
}

/// Cities or strongholds.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Site {
    /// What is under attack.
    Here(Here),
    /// Picked before.
    Letter(Letter),
    /// Cities by owner, zone and state.
    City(Cities),
    /// Strongholds by owner.
    Stronghold(Strongholds),
}

words! {
    /// The place of the battle.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Here {
        /// The city or stronghold under attack.
        Here,
    }
}

/// Unrazed cities.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Cities {
    /// Cities by owner, zone and state.
    City {
        /// Whose.
        of: CityOwner,
        /// Who picks.
        pick: CityPick,
        /// In which zone.
        zone: Zone,
        /// In which state.
        state: CityState,
        /// Printed strength at most this.
        max: Option<Hundreds>,
    },
}

/// Strength, as cards print it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(transparent)]
pub struct Hundreds(pub u16);

/// Whose city.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum CityOwner {
    /// Anybody's or nobody's.
    Unclaimed(Unclaimed),
    /// Of these Barons.
    Baron(Baron),
}

words! {
    /// Cities without regard to a certain owner.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Unclaimed {
        /// Every unrazed city.
        Any,
        /// Controlled by nobody.
        Neutral,
        /// Controlled by some Baron.
        Controlled,
    }
}

/// Who controls a city from now on.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum NewOwner {
    /// Nobody.
    Nobody(Nobody),
    /// A Baron.
    Baron(Baron),
}

words! {
    /// No owner.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Nobody {
        /// The city turns neutral.
        Neutral,
    }
}

words! {
    /// How cities are picked.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum CityPick {
        /// By the Baron concerned.
        Choice,
        /// By Fate card.
        Random,
        /// Every match.
        All,
        /// The one with most strength now.
        Strongest,
        /// The one with most printed income.
        Richest,
    }
}

words! {
    /// The two parts of the map.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Zone {
        /// Either.
        Any,
        /// Cities of the Kingdom.
        Kingdom,
        /// Cities overseas.
        Overseas,
    }
}

words! {
    /// The state of a city; it is never razed.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum CityState {
        /// Any.
        Any,
        /// No Noble of its owner in the area.
        Unguarded,
        /// No Noble of its owner in the area and no Garrison.
        Unwatched,
        /// Under siege.
        Besieged,
        /// Neither fortified nor besieged.
        Unfortified,
        /// Breached and not besieged.
        Breached,
        /// With a Riot token.
        Rioting,
        /// The drawer has a Noble in the area and no other Baron has.
        WithNoble,
    }
}

/// Strongholds.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Strongholds {
    /// Of those Barons.
    Stronghold {
        /// Whose.
        of: Baron,
    },
}

/// Cards of troops.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Troops {
    /// By owner, kind and nation.
    Troops {
        /// Whose.
        of: Target,
        /// Of which kind.
        troop: Troop,
        /// Of which nation.
        nat: TroopNation,
    },
}

words! {
    /// Kinds of troops that can leave.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Troop {
        /// Mercenaries.
        Mercenary,
        /// Town Levies.
        Levy,
        /// Leaders and Heralds.
        Captain,
    }
}

words! {
    /// Nations of mercenaries.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum TroopNation {
        /// Any.
        Any,
        /// Drawn by Fate card.
        Random,
        /// English.
        English,
        /// Polish.
        Polish,
        /// Rumanian.
        Rumanian,
        /// Swiss.
        Swiss,
        /// Lombard.
        Lombard,
        /// Tuscan.
        Tuscan,
    }
}
