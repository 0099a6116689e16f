//! The items of the content files. A field that is not read here is an error.

use super::vocabulary::Clause;
use super::{Nation, Symbol};
use effects::words;
use serde::Deserialize;
use std::collections::BTreeMap;

words! {
    /// The base game or its expansion.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Edition {
        /// The base game.
        Base,
        /// Crown and Glory.
        Cg,
    }
}

/// Declares items: fields that the rules read, and such that are only for people.
macro_rules! items {
    ($($name:ident { $($field:ident: $type:ty),* $(,)? } about { $($about:ident = $word:literal),* $(,)? })+) => {
        $(#[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $(pub $field: $type,)*
            $(#[serde(default, rename = $word)]
            $about: About,)*
        })+
    };
}

/// What is written for people and not looked at here.
type About = serde::de::IgnoredAny;

/// Whose names stand where.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In the Kingdom.
    Kingdom,
    /// Overseas.
    Overseas,
}

/// What lies between two areas (WK-MAP-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BorderKind {
    /// Nothing.
    Open,
    /// A river with a bridge.
    Bridge,
    /// A river.
    River,
    /// Mountains.
    Mountain,
}

/// Whose Action card it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionOwner {
    /// Each Baron's.
    Baron,
    /// Nobody's.
    Neutral,
}

/// What an expedition comes to.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Voyage {
    /// All is lost (WK-EXP-18).
    FleetLost,
    /// More money is wanted (CG-EXPED-01).
    FundsNeeded,
    /// Nothing is heard (WK-EXP-16).
    NoNews,
    /// The stake comes back (WK-EXP-19).
    #[serde(rename = "1x")]
    One,
    /// Twice the stake.
    #[serde(rename = "2x")]
    Two,
    /// Three times.
    #[serde(rename = "3x")]
    Three,
    /// Four times.
    #[serde(rename = "4x")]
    Four,
    /// Five times (CG-EXPED-05).
    #[serde(rename = "5x")]
    Five,
}

/// What a Fate card says in a battle.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BattleResult {
    /// Nothing.
    Blank,
    /// The opponent takes 100 casualties.
    #[serde(rename = "deal_100")]
    Deal,
    /// 100 casualties fewer.
    #[serde(rename = "prevent_100")]
    Prevent,
    /// A victory.
    #[serde(rename = "victory_1")]
    Victory,
    /// One more card.
    #[serde(rename = "draw_1")]
    Draw,
    /// The defender may retreat, or one more card (CG-FATE-03).
    #[serde(rename = "retreat_draw_1")]
    Retreat,
}

/// What a Fate card says of a city in Upkeep.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unrest {
    /// It is quiet.
    NoRevolt,
    /// It revolts (WK-UPKEEP-10).
    Revolt,
    /// It riots (CG-RIOT-01).
    Riot,
}

words! {
    /// Leaders and Heralds.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum CaptainKind {
        /// A Leader.
        Leader,
        /// A Herald.
        Herald,
    }
}

words! {
    /// Colours of Events (WK-EVENT-01).
    #[derive(Default, Deserialize, serde::Serialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Colour {
        /// Bad for who drew it; he can cancel it.
        #[default]
        Red,
        /// Good for who drew it.
        Green,
        /// For everybody; many can pay together to cancel it.
        Blue,
    }
}

words! {
    /// Kinds of Agenda.
    #[derive(Deserialize, serde::Serialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum AgendaKind {
        /// Done once (WK-AGENDA-01).
        Motion,
        /// In force for all, until it is discarded (WK-AGENDA-02).
        Law,
        /// Held by a Baron (WK-AGENDA-03).
        Charge,
        /// Borne by a Noble (WK-AGENDA-06).
        Office,
    }
}

words! {
    /// How an Agenda is voted (WK-VOTE-07).
    #[derive(Deserialize, serde::Serialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum VoteKind {
        /// For or against.
        YesNo,
        /// For a Baron.
        ChooseBaron,
    }
}

words! {
    /// Abilities of Nobles that are a rule of their own.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Builtin {
        /// No wages while his troops total 400 or less (WK-WAGES-09).
        #[serde(rename = "circle_no_wages_up_to_400")]
        NoWagesUpTo400,
    }
}

words! {
    /// What troop cards are.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum TroopWord {
        /// Regular Troops.
        Regular,
        /// A Mercenary.
        Mercenary,
        /// A Town Levy.
        Levy,
        /// The King's Army.
        King,
    }
}

items! {
    AreaItem { id: String, zone: Zone, port: bool, outer: bool }
        about { _pos = "pos", _terrain = "terrain", _from = "provenance" }
    BorderItem { id: String, a: String, b: String, kind: BorderKind, road: bool }
        about { _feature = "feature", _from = "provenance" }
    CityItem { id: String, area: String, strength: u16, income: u8 }
        about { _balance = "balance", _from = "provenance" }
    BaronItem { id: String } about { _from = "provenance" }
    NobleItem { id: String, baron: String, symbol: Symbol } about { _from = "provenance" }
    TroopItem { id: String, kind: TroopWord, strength: u16, cost: u8, wage: u8, copies: u8 }
        about { _nation = "nationality", _city = "city", _balance = "balance", _from = "provenance" }
    ActionItem { id: String, owner: ActionOwner, deck: Edition, copies: u8, to: Vec<String> }
        about { _replaced = "replaced", _from = "provenance" }
    FateItem { id: String, baron: String, noble: Symbol, city: String, nationality: Nation, revolt: Unrest,
        battle: BattleResult, ceylon: Voyage, spice_islands: Voyage, china: Voyage }
        about { _deck = "deck", _from = "provenance" }
    TrackItem { id: String, min_barons: u8, fee: u8 } about { _from = "provenance" }
    NumberItem { id: String, value: u16 } about { _from = "provenance" }
    SymbolItem { id: Symbol, while_exhausted: bool }
        about { _builtin = "builtin", _effects = "effects", _ability = "ability", _from = "provenance" }
    CaptainItem { id: String, kind: CaptainKind, nationality: Nation, strength: u16, cost: u8, wage: u8, copies: u8,
        effects: Vec<Clause> }
        about { _deck = "deck", _value = "value", _balance = "balance", _from = "provenance" }
    EventItem { id: String, deck: Edition, colour: Colour, cancel_faith: Option<u8>, lasting: bool, copies: u8,
        effects: Vec<Clause> }
        about { _value = "value", _balance = "balance", _from = "provenance" }
    AgendaItem { id: String, deck: Edition, r#type: AgendaKind, vote: VoteKind, copies: u8, maintained: u16,
        effects: Vec<Clause> }
        about { _concession = "concession", _away = "away", _value = "value", _balance = "balance",
            _from = "provenance" }
    AdvancementItem { id: String, copies: u8, cost: u8, battle: bool, exhaust: bool, effects: Vec<Clause> }
        about { _deck = "deck", _timing = "timing", _value = "value", _balance = "balance", _from = "provenance" }
    MissionItem { id: String, copies: u8, reward_influence: u8, effects: Vec<Clause> }
        about { _deck = "deck", _chance = "chance", _balance = "balance", _from = "provenance" }
}

/// Symbols are read a second time for their clauses: a builtin one has none.
#[derive(Deserialize)]
pub(super) struct SymbolEffects {
    pub id: Symbol,
    #[serde(default)]
    pub effects: Vec<Clause>,
    pub builtin: Option<Builtin>,
}

/// Numbers of the rules by name.
pub(super) type Numbered = BTreeMap<String, u16>;
