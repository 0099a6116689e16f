//! The components in play: read from data, checked, and put into the form the rules work with.

mod cards;
mod compile;
mod holdings;
mod ids;
pub mod items;
mod moments;
mod packs;
mod program;
pub mod short;
mod source_set;
mod values;
pub mod vocabulary;

use crate::board::YEARS;
use crate::goods::{Bundle, Goods};
pub use cards::{FateId, GovernorId, ScenarioId};
use compile::standing::BLANK_RULE;
pub use compile::standing::Source;
pub use holdings::Holdings;
pub use ids::{BuildingId, Built, CardId, ROWS, Side, SourceId, SourceKind};
pub use items::{Penalty, Race};
pub use moments::{Filter, Moment, Nature, Only, Reading, Topic, Trigger};
use pack::Pack;
pub use packs::FILES;
pub use program::{Clause, Duty, Pc, Trade};
pub use source_set::{Cards, SourceSet};
use table::Rule;
pub use values::{
    Bonus, CostChange, DiceChange, Dismissal, Facing, First, FixedSoldiers, HowDice, OwnSpace, Peeking,
    SecondDeck, Shift, SoldierPrice, Tie,
};
pub use vocabulary::{Condition, Deck, GoodOrAny, Op, Per, Quantity, RerollWhich, Season};

/// An invader card, with all that is printed on its face (KB-WINTER-04).
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
    /// What effects do, clause by clause.
    pub clauses: Vec<Clause>,
    /// Whose clauses these are.
    pub owners: Vec<SourceId>,
    /// How often an effect that may be declined can be used, at its first clause.
    pub limits: Vec<Option<Per>>,
    /// Effects that come at a moment.
    pub triggers: Vec<Trigger>,
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
    pub moment: [SourceSet; Moment::COUNT],
    /// When dice are counted.
    pub white_dice: SourceSet,
    /// When dice may be changed.
    pub dice_change: SourceSet,
    /// When the value of a group is worked out.
    pub shift: SourceSet,
    /// When a group is placed, for what it counts or where it may stand.
    pub placing: SourceSet,
    /// When a price is asked.
    pub cost: SourceSet,
    /// When a player may build once more.
    pub extra_build: SourceSet,
    /// In phase 7.
    pub soldiers: SourceSet,
    /// When reinforcements come.
    pub own_die: SourceSet,
    /// In battle.
    pub battle: SourceSet,
    /// When a penalty is worked out.
    pub penalty: SourceSet,
    /// At the end of a season, for other buildings.
    pub extends: SourceSet,
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
    pub fn trigger(&self, id: u8) -> &Trigger {
        &self.triggers[usize::from(id)]
    }

    /// A clause of an effect.
    #[inline]
    #[must_use]
    pub fn clause(&self, pc: Pc) -> &Clause {
        &self.clauses[usize::from(pc.0)]
    }

    /// Whose clause it is.
    #[inline]
    #[must_use]
    pub fn owner(&self, pc: Pc) -> SourceId {
        self.owners[usize::from(pc.0)]
    }

    /// The rule that a clause's events cite. It cannot fail: so where nobody listens to events it is not looked up.
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
