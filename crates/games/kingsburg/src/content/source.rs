//! Everything that carries effects, with what it does where the rules ask for it.

use super::items::Penalty;
use super::vocabulary::{self, StockMode};
use super::{Built, Condition, GoodOrAny, Pc, Per, RerollWhich};
use crate::goods::{Bundle, Goods};
use crate::rules;
use table::Rule;

/// What something that does nothing cites.
pub(super) const BLANK_RULE: Rule = rules::KB_BUILD_09;

/// Everything that carries effects, with what it does at each moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Source {
    /// The rule that its events cite.
    pub rule: Rule,
    /// What a building costs.
    pub cost: Goods,
    /// What a building is worth when built.
    pub vp: i16,
    /// What an advisor or a tile gives.
    pub gift: Option<Pc>,
    /// How a tile is stocked.
    pub stock: Option<StockMode>,
    /// Its effects that come at a moment, by their place in [`Content::triggers`](super::Content::triggers).
    pub triggers: Vec<u8>,
    /// The moments of these, as bits.
    pub moments: u32,
    /// White dice more in Spring, Summer, Autumn.
    pub white_dice: [u8; 3],
    /// Dice that may be changed after the roll.
    pub dice_change: Option<DiceChange>,
    /// One group a season may count for more or less.
    pub shift: Option<Shift>,
    /// Spaces for dice of one's own.
    pub spaces: Vec<OwnSpace>,
    /// Advisors that nobody may influence, as bits.
    pub closes: u32,
    /// May a group be placed beside an opponent's, once in this time?
    pub shares: Option<Per>,
    /// Who goes first.
    pub first: First,
    /// Changes of price.
    pub costs: Vec<CostChange>,
    /// One more building in a turn, once in this time, for this much on top.
    pub extra_build: Option<(Per, u16)>,
    /// What a soldier costs in phase 7.
    pub soldier_price: Option<SoldierPrice>,
    /// What a "+2" token is worth as payment for a soldier.
    pub token_worth: u16,
    /// A die of one's own for reinforcements: its sides.
    pub own_die: Option<u8>,
    /// Soldiers that the King sends instead of rolling.
    pub fixed_soldiers: Option<FixedSoldiers>,
    /// Changes of the invaders' strength.
    pub strength: Vec<Bonus>,
    /// Added to the battle total.
    pub battle: Vec<Bonus>,
    /// Is an equal total a victory?
    pub tie: Tie,
    /// Added to the penalty.
    pub penalty: Penalty,
    /// Victory points of a penalty that are ignored.
    pub spares_vp: u8,
    /// Buildings that a penalty spares.
    pub spares_buildings: u8,
    /// How many soldiers stay after Winter.
    pub dismissal: Dismissal,
    /// Buildings whose effects at the end of a season come in more seasons (as bits).
    pub extends: Vec<(Built, u8)>,
    /// A second deck of invaders, and when its card joins.
    pub second_deck: Option<SecondDeck>,
    /// How the invader cards lie.
    pub invaders: Facing,
    /// What looking at a card comes to.
    pub peek: Peeking,
}

impl Source {
    /// Something that does nothing.
    pub const BLANK: Source = Source {
        rule: BLANK_RULE,
        cost: Goods::NONE,
        vp: 0,
        gift: None,
        stock: None,
        triggers: Vec::new(),
        moments: 0,
        white_dice: [0; 3],
        dice_change: None,
        shift: None,
        spaces: Vec::new(),
        closes: 0,
        shares: None,
        first: First::Lowest,
        costs: Vec::new(),
        extra_build: None,
        soldier_price: None,
        token_worth: 0,
        own_die: None,
        fixed_soldiers: None,
        strength: Vec::new(),
        battle: Vec::new(),
        tie: Tie::Neither,
        penalty: Penalty { gold: 0, wood: 0, stone: 0, any: 0, buildings: 0, vp: 0 },
        spares_vp: 0,
        spares_buildings: 0,
        dismissal: Dismissal::All,
        extends: Vec::new(),
        second_deck: None,
        invaders: Facing::Down,
        peek: Peeking::Plain,
    };
}

/// A change of dice after the roll.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceChange {
    /// In which seasons, as bits.
    pub seasons: u8,
    /// When.
    pub condition: Option<Condition>,
    /// How.
    pub how: HowDice,
}

/// How dice change.
#[derive(Clone, PartialEq, Debug)]
pub enum HowDice {
    /// Rolled again.
    Reroll {
        /// Which.
        which: RerollWhich,
        /// Gained if the total got lower and no die is rolled again later.
        consolation: Bundle,
    },
    /// Coloured dice turned to these faces, in ascending order.
    Set {
        /// One die each.
        faces: [u8; 3],
    },
    /// Dice turned from one face to others, each separately.
    Turn {
        /// From which.
        from: u8,
        /// To which two; 0 for none.
        to: [u8; 2],
        /// How many at most.
        most: u8,
    },
}

/// A group may count for more or less, once a season.
#[derive(Clone, PartialEq, Debug)]
pub struct Shift {
    /// By how much.
    pub deltas: Vec<i8>,
    /// Only groups of at most so many dice.
    pub max_dice: u8,
}

/// A space for dice of one's own.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct OwnSpace {
    /// The sum it asks for.
    pub number: u8,
    /// What it gives.
    pub gift: Pc,
}

/// Who goes first in a season.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum First {
    /// The lowest total (KB-ORDER-01).
    Lowest,
    /// The highest.
    Highest,
}

/// A change of price.
#[derive(Clone, PartialEq, Debug)]
pub struct CostChange {
    /// When it holds; tested when the turn to build comes, or always.
    pub condition: Option<Condition>,
    /// The columns it concerns, as bits 1 to 4.
    pub columns: u8,
    /// The good it concerns.
    pub good: GoodOrAny,
    /// How much more it costs.
    pub n: i16,
    /// Goods that always remain to be paid.
    pub min: u16,
    /// How long it holds.
    pub scope: vocabulary::Scope,
}

/// A price of soldiers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SoldierPrice {
    /// Goods for one.
    pub goods: u16,
    /// Only for the first so many of the year.
    pub first: u8,
}

/// Soldiers that the King sends without a die.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FixedSoldiers {
    /// How many.
    pub value: u16,
}

/// Something added to a strength, perhaps under a condition.
#[derive(Clone, PartialEq, Debug)]
pub struct Bonus {
    /// When.
    pub condition: Option<Condition>,
    /// How much.
    pub n: i16,
}

/// What an equal total is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tie {
    /// Neither victory nor defeat (KB-WINTER-10).
    Neither,
    /// A victory.
    Victory,
}

/// Who goes home at the end of Winter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Dismissal {
    /// All (KB-WINTER-16).
    All,
    /// All but half, rounded down.
    Half,
}

/// A second deck of invaders.
#[derive(Clone, PartialEq, Debug)]
pub struct SecondDeck {
    /// When its card joins the attack.
    pub joins: Option<Condition>,
    /// What those who join count as, whatever they are, as bits.
    pub counts_as: u8,
}

/// How the invader cards lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Facing {
    /// Face down (KB-SETUP-14).
    Down,
    /// Open to all.
    Up,
}

/// What looking at the top invader card comes to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Peeking {
    /// A look.
    Plain,
    /// A look at one of two decks.
    Either,
    /// This instead of a look.
    Instead(Bundle),
}
