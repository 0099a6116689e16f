//! The components in play: read from data, checked, and put into the form the rules work with.

mod bearers;
mod cards;
mod compile;
mod ids;
pub mod items;
mod packs;
mod program;
pub mod short;
pub mod vocabulary;

use crate::board::YEARS;
use crate::goods::{Bundle, Goods};
use crate::rules;
pub use bearers::{Bearers, Cards};
pub use cards::{FateId, GovernorId, ScenarioId};
pub use ids::{BuildingId, Built, CardId, ROWS, Side, SourceId, SourceKind};
pub use items::{Penalty, Race};
use pack::Pack;
pub use packs::FILES;
pub use program::{Ask, Choice, Pc, Score, Step, Taking, Trade};
use table::Rule;
use vocabulary::StockMode;
pub use vocabulary::{Condition, Deck, GoodOrAny, Op, Per, Quantity, RerollWhich, Season};

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
    /// Its effects that come at a moment, by their place in [`Content::deeds`].
    pub deeds: Vec<u8>,
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

/// What something that does nothing cites.
const BLANK_RULE: Rule = rules::KB_BUILD_09;

impl Source {
    /// Something that does nothing.
    pub const BLANK: Source = Source {
        rule: BLANK_RULE,
        cost: Goods::NONE,
        vp: 0,
        gift: None,
        stock: None,
        deeds: Vec::new(),
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

/// A moment of play at which effects come.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Moment {
    /// After set-up.
    Setup,
    /// A year begins.
    YearStart,
    /// A season begins.
    SeasonStart,
    /// Dice are counted.
    BeforeRoll,
    /// The dice are final.
    RollFinal,
    /// Dice were placed.
    OnInfluence,
    /// Everybody has passed.
    PlacementEnd,
    /// An advisor has helped.
    OnAid,
    /// All advisors have helped.
    HelpEnd,
    /// He has built.
    OwnBuild,
    /// An opponent has built.
    OtherBuild,
    /// A season ends.
    SeasonEnd,
    /// He got the King's Reward.
    Reward,
    /// He did not get it.
    NoReward,
    /// He got the King's Agent.
    Agent,
    /// He did not get him.
    NoAgent,
    /// Before phase 7.
    BeforeMercenaries,
    /// After phase 7.
    AfterMercenaries,
    /// Winter begins.
    WinterStart,
    /// The invaders are known.
    InvadersRevealed,
    /// He has won.
    BattleWon,
    /// Neither has won.
    BattleTied,
    /// He has lost.
    BattleLost,
    /// His was the highest total.
    BattleBest,
    /// A year ends.
    YearEnd,
    /// Final awards.
    GameEnd,
    /// The very last step of a year.
    Closing,
}

impl Moment {
    /// How many there are.
    pub const COUNT: usize = Moment::Closing as usize + 1;
}

/// An effect that comes at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// What carries it.
    pub source: SourceId,
    /// When it comes.
    pub moment: Moment,
    /// Of these moments only some.
    pub filter: Filter,
    /// Tested for its player.
    pub condition: Option<Condition>,
    /// When conditions are read.
    pub reading: Reading,
    /// May it be declined?
    pub ask: Ask,
    /// How often it may be used.
    pub limit: Option<Per>,
    /// What it does.
    pub pc: Pc,
    /// What its order among others depends on.
    pub nature: Nature,
    /// What of a player's it depends on.
    pub reads: Holdings,
    /// What of a player's it changes.
    pub writes: Holdings,
}

/// Things that players own, as a set: what effects depend on and change.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Holdings(u8);

impl Holdings {
    /// Nothing.
    pub const NONE: Holdings = Holdings(0);
    /// Goods.
    pub const GOODS: Holdings = Holdings(1);
    /// "+2" tokens.
    pub const TOKENS: Holdings = Holdings(2);
    /// Soldiers.
    pub const SOLDIERS: Holdings = Holdings(4);
    /// Victory points.
    pub const POINTS: Holdings = Holdings(8);
    /// Buildings.
    pub const BUILDINGS: Holdings = Holdings(16);

    /// These and those.
    #[must_use]
    pub const fn with(self, other: Holdings) -> Holdings {
        Holdings(self.0 | other.0)
    }

    /// Is any of these among those?
    #[must_use]
    pub const fn meets(self, other: Holdings) -> bool {
        self.0 & other.0 != 0
    }
}

/// When conditions are read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// When each comes up.
    InTurn,
    /// All of them, for all players, before anything is applied.
    Snapshot,
}

/// What the order of an effect among others of one player depends on (KB-ORDERING-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Nature {
    /// It only adds, and asks nothing: it may come first.
    Adds,
    /// It asks something, but what a player owns does not matter to it.
    Asks,
    /// It pays, or may be declined: others may come before or after it.
    Pays,
    /// It depends on what a player owns: others may change it.
    Depends,
}

/// Which moments of a kind an effect means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Filter {
    /// Seasons, as bits 0 to 2.
    pub seasons: u8,
    /// Years, as bits 1 to 5.
    pub years: u8,
    /// Advisors, as bits 1 to 18.
    pub advisors: u32,
    /// Columns, as bits 1 to 4.
    pub columns: u8,
    /// What else.
    pub only: Only,
}

/// What else narrows a moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Only {
    /// Nothing.
    Any,
    /// The printed help, not that of a tile.
    Printed,
    /// The first dice on an advisor.
    FirstGroup,
    /// Another building than the one that carries it.
    OtherBuilding,
}

/// An invader card.
#[derive(Clone, PartialEq, Debug)]
pub struct Invader {
    /// Its name: year and number.
    pub id: &'static str,
    /// 1 to 5.
    pub year: u8,
    /// Who comes.
    pub race: Race,
    /// How strong they are.
    pub strength: i16,
    /// What a loser suffers.
    pub penalty: Penalty,
    /// What a winner receives.
    pub reward: Bundle,
}

/// All components, and which buildings matter at which moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// By [`SourceId`].
    pub sources: Vec<Source>,
    /// What effects do, step by step.
    pub steps: Vec<Step>,
    /// Whose steps these are.
    pub owners: Vec<SourceId>,
    /// How often an effect that may be declined can be used, at its first step.
    pub limits: Vec<Option<Per>>,
    /// Effects that come at a moment.
    pub deeds: Vec<Deed>,
    /// What each building costs, once more: side by side, because every turn to build asks for several of them.
    pub costs: [Goods; BuildingId::COUNT as usize],
    /// By [`CardId`], ordered by year.
    pub invaders: Vec<Invader>,
    /// Where the cards of each year, 1 to 5, begin and end among them.
    pub decks: [(u8, u8); YEARS as usize + 1],
    /// The pack it was read from.
    pub pack: Pack,
    /// The hash of the files.
    pub hash: String,
    /// What does something at each moment or when something is asked, so that the others are not asked.
    pub at: At,
}

/// Which components do something.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct At {
    /// By [`Moment`].
    pub moment: [Bearers; Moment::COUNT],
    /// When dice are counted.
    pub white_dice: Bearers,
    /// When dice may be changed.
    pub dice_change: Bearers,
    /// When the value of a group is worked out.
    pub shift: Bearers,
    /// When a group is placed, for what it counts or where it may stand.
    pub placing: Bearers,
    /// When a price is asked.
    pub cost: Bearers,
    /// When a player may build once more.
    pub extra_build: Bearers,
    /// In phase 7.
    pub soldiers: Bearers,
    /// When reinforcements come.
    pub own_die: Bearers,
    /// In battle.
    pub battle: Bearers,
    /// When a penalty is worked out.
    pub penalty: Bearers,
    /// At the end of a season, for other buildings.
    pub extends: Bearers,
}

impl Content {
    /// What carries effects.
    #[inline]
    #[must_use]
    pub fn source(&self, id: SourceId) -> &Source {
        &self.sources[id.0 as usize]
    }

    /// A building.
    #[inline]
    #[must_use]
    pub fn building(&self, id: BuildingId) -> &Source {
        &self.sources[id.0 as usize]
    }

    /// An effect that comes at a moment.
    #[inline]
    #[must_use]
    pub fn deed(&self, id: u8) -> &Deed {
        &self.deeds[usize::from(id)]
    }

    /// A step of an effect.
    #[inline]
    #[must_use]
    pub fn step(&self, pc: Pc) -> &Step {
        &self.steps[usize::from(pc.0)]
    }

    /// Whose step it is.
    #[inline]
    #[must_use]
    pub fn owner(&self, pc: Pc) -> SourceId {
        self.owners[usize::from(pc.0)]
    }

    /// The rule that a step's events cite. It cannot fail: so where nobody listens to events it is not looked up.
    #[inline]
    #[must_use]
    pub fn rule(&self, pc: Pc) -> Rule {
        let owner = self.owners.get(usize::from(pc.0));
        let source = owner.and_then(|owner| self.sources.get(usize::from(owner.0)));
        source.map_or(BLANK_RULE, |source| source.rule)
    }

    /// An invader card.
    #[inline]
    #[must_use]
    pub fn invader(&self, card: CardId) -> &Invader {
        &self.invaders[card.0 as usize]
    }

    /// The card with this name.
    #[must_use]
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        self.invaders.iter().position(|i| i.id == name).map(|i| CardId(i as u8))
    }

    /// The cards of a year, 1 to 5.
    #[inline]
    pub fn cards_of(&self, year: u8) -> impl ExactSizeIterator<Item = CardId> + use<> {
        let (first, end) = self.decks.get(usize::from(year)).copied().unwrap_or_default();
        (first..end).map(CardId)
    }
}
