//! What cards do: the verbs, the numbers they change and the acts they allow or forbid.

use super::amounts::Amount;
use super::{Baron, Condition, Hundreds, NewOwner, Noble, Site, Target, Token, Troops};
use effects::{Mode, words};
use serde::Deserialize;

/// What a card does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields name who does what to whom")]
pub enum Effect {
    /// The Baron takes so much of the resource.
    Gain { who: Baron, what: Resource, n: Amount },
    /// The Baron returns so much of the resource, or all he has.
    Lose { who: Baron, what: Resource, n: Amount },
    /// Crowns pass between Barons.
    Give { from: Baron, to: Baron, what: Resource, n: Amount },
    /// A token changes hands.
    Token { which: Token, to: Baron },
    /// A target is fixed; later effects of the clause name it by its letter.
    Pick {
        #[serde(rename = "as")]
        letter: char,
        from: Target,
    },
    /// He carries out exactly one option that he can; none is nothing.
    Choose { by: Baron, options: Vec<Vec<Effect>> },
    /// He pays in full, or suffers the effects.
    Payor { who: Baron, what: Resource, n: Amount, otherwise: Vec<Effect> },
    /// The first effects if the condition holds, else the second.
    Test {
        cond: Condition,
        then: Vec<Effect>,
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// The Noble dies.
    Kill { who: Noble },
    /// Casualty tokens on the army; the Noble dies if they equal its troops.
    Casualties { who: Noble, n: u8 },
    /// Up to so many casualty tokens are removed.
    Heal { who: Noble, n: Amount },
    /// The Noble is refreshed, or exhausted.
    Ready { who: Noble, on: bool },
    /// A Noble at sea comes to his destination.
    Arrive { who: Noble },
    /// So many cards of troops leave; never Regular Troops.
    Desert { troops: Troops, n: Amount },
    /// Mercenaries from the top of the deck, for so many crowns each.
    Recruit { who: Baron, n: u8, price: u8 },
    /// The bearer's army counts so many troops more, that cost no wages and go with the Office.
    Maintain { strength: Hundreds },
    /// A lasting mark.
    Mark { who: Target, flag: Flag },
    /// The city is razed and nobody is paid.
    Raze { city: Site },
    /// Breach tokens are added.
    Breach { city: Site, n: u8 },
    /// Up to so many breach tokens are removed.
    Repair { city: Site, n: Amount },
    /// Control of a city changes.
    Control { city: Site, to: NewOwner },
    /// The city becomes fortified, free.
    Fortify { city: Site },
    /// A siege marker is removed.
    Siege { city: Site, on: bool },
    /// A Riot token is put or removed.
    Riot { city: Site, on: bool },
    /// Upkeep step 3 for the city now.
    Revolt { city: Site, forced: bool, buyoff: bool },
    /// Something happens to an expedition.
    Expedition {
        route: Route,
        #[serde(rename = "do")]
        fate: Fleet,
    },
    /// A special phase is held as soon as the present card or Assembly is finished.
    Phase { which: Phase },
    /// The Baron gives up cards, his choice.
    Discard { who: Baron, kind: Kind, n: Amount },
    /// The top Advancement is drawn, and bought for less or put on the bottom.
    DrawBuy { who: Baron, discount: u8 },
    /// New face-up cards instead of the present ones.
    Renew { deck: Deck },
    /// He looks at the top cards and puts them back in any order.
    Peek { who: Baron, deck: Deck, n: u8 },
    /// The rulebook's Private Motion.
    PrivateMotion {},
    /// A ban from the Assembly is lifted.
    Unban { who: Baron },
    /// A number changes for the scope.
    Mod { stat: Stat, n: i16, scope: Target },
    /// An act is allowed or forbidden to the scope.
    Rule { act: Act, scope: Target, mode: Mode },
}

words! {
    /// What Barons have and spend.
    #[derive(Deserialize, serde::Serialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Resource {
        /// Money.
        Crowns,
        /// Faith tokens.
        Faith,
        /// Vote tokens.
        Votes,
        /// Influence.
        Influence,
        /// Knowledge tokens.
        Knowledge,
    }
}

impl From<Resource> for table::Arg {
    fn from(what: Resource) -> table::Arg {
        let word = ["crowns", "faith", "votes", "influence", "knowledge"][what as usize];
        table::Element::word("resource", word).into()
    }
}

words! {
    /// Lasting marks.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Flag {
        /// The Noble leaves no heir: his death is final.
        NoHeir,
        /// The Baron is a heretic.
        Heretic,
    }
}

words! {
    /// Which expeditions.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Route {
        /// All.
        All,
        /// The one that is resolved.
        This,
        /// One by Fate card.
        Random,
    }
}

words! {
    /// What happens to an expedition.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Fleet {
        /// One spot on; those on the third are resolved.
        Advance,
        /// The fleet is lost.
        Lose,
        /// One more Fate card; which applies is chosen.
        Redraw,
    }
}

words! {
    /// Special phases that a card can call.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Phase {
        /// Taxation.
        Taxation,
    }
}

words! {
    /// Cards that can be given up.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Kind {
        /// An Advancement owned.
        Advancement,
        /// A Garrison.
        Garrison,
    }
}

words! {
    /// Decks that cards name.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Deck {
        /// Fate cards.
        Fate,
        /// Advancements.
        Advancement,
    }
}

words! {
    /// Numbers that cards change.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Stat {
        /// Crowns due from a Baron in Wages.
        WageTotal,
        /// More crowns due for each army with a mercenary.
        WagePerArmy,
        /// Wage of each Garrison.
        WageGarrison,
        /// Crowns to hire a mercenary card.
        HireCost,
        /// Crowns to recruit a Town Levy.
        LevyCost,
        /// Crowns to fortify a city.
        FortifyCost,
        /// Crowns to repair a breach.
        RepairCost,
        /// Knowledge to buy an Advancement.
        AdvancementCost,
        /// Faith to cancel a red Event he drew, or a blue one he alone pays for.
        FaithCancel,
        /// Strength of a city in defence, for the Fate draw and the siege test only.
        CityStrength,
        /// The same for a stronghold.
        StrongholdStrength,
        /// Strength for the siege test only.
        SiegeStrength,
        /// Fate cards drawn at the start of a battle.
        FateDraw,
        /// Fate cards that a side with a commanding Noble must discard.
        FateDiscard,
        /// Deal 100 Casualties results.
        Deal,
        /// Prevent 100 Casualties results.
        Prevent,
        /// Victory results.
        Victory,
        /// Areas in a usual move.
        Move,
        /// Areas in a move along the road.
        RoadMove,
        /// Mercenary cards that desert this time.
        Deserters,
        /// Maintained troops of an army: what `maintain` adds to, no word of `mod`.
        #[serde(skip)]
        Maintained,
    }
}

impl Stat {
    /// No card lowers it below this.
    #[must_use]
    pub const fn floor(self) -> Option<i32> {
        match self {
            Stat::WageTotal
            | Stat::WageGarrison
            | Stat::HireCost
            | Stat::LevyCost
            | Stat::FortifyCost
            | Stat::RepairCost
            | Stat::AdvancementCost
            | Stat::Deserters => Some(0),
            Stat::FaithCancel => Some(1),
            Stat::WagePerArmy
            | Stat::CityStrength
            | Stat::StrongholdStrength
            | Stat::SiegeStrength
            | Stat::FateDraw
            | Stat::FateDiscard
            | Stat::Deal
            | Stat::Prevent
            | Stat::Victory
            | Stat::Move
            | Stat::RoadMove
            | Stat::Maintained => None,
        }
    }
}

words! {
    /// Acts that cards allow or forbid.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Act {
        /// Using the road rate of movement.
        RoadMove,
        /// Crossing a bridge.
        BridgeMove,
        /// Moving by sea.
        SeaMove,
        /// Ending a sea move in the destination at once.
        SeaArriveNow,
        /// Moving through areas of others without their leave.
        PassThrough,
        /// Razing a captured city.
        Raze,
        /// Starting a battle against a stronghold.
        AttackStronghold,
        /// Starting a battle against another Baron's Nobles, cities or stronghold.
        AttackBarons,
        /// Starting a battle in the open field against another Baron.
        OpenBattle,
        /// Using an Advancement in a battle.
        BattleAdvancement,
        /// Attending the Assembly.
        AttendAssembly,
        /// Becoming Head of the Church.
        BecomeChurch,
        /// The city paying income at Taxation.
        CityIncome,
        /// Being chosen or harmed by an Event card.
        EventHarm,
        /// Riot results.
        Riot,
        /// Deserter draws for this Noble when he dies or retreats.
        Desert,
    }
}
