//! The components in play: read from data, checked, and put into the form the rules work with.

mod compile;
mod ids;
pub mod items;
pub mod vocabulary;

use crate::goods::{Bundle, Good, Goods};
pub use ids::{BuildingId, Built, CardId};
pub use items::{Penalty, Race};
use sha2::{Digest, Sha256};
use std::sync::OnceLock;
use table::Rule;
pub use vocabulary::{Condition, Op, RerollWhich, Season};

const ADVISORS: &str = include_str!("../../../../content/kingsburg/advisors.json");
const BUILDINGS: &str = include_str!("../../../../content/kingsburg/buildings.json");
const INVADERS: &str = include_str!("../../../../content/kingsburg/invaders.json");

/// What an advisor gives, in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Gift {
    /// Taken at once; `any` goods are chosen.
    Gain(Bundle),
    /// One of these, in ascending order.
    OneOf(Vec<Goods>),
    /// May be taken or not.
    Trade(Trade),
    /// May look at the top invader card.
    Peek,
}

/// Something paid for something gained.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Trade {
    /// Pays goods of his choice.
    Goods {
        /// How many.
        pay: u16,
        /// For what.
        gain: Bundle,
    },
    /// Pays "+2" tokens.
    Tokens {
        /// How many.
        pay: u16,
        /// For what.
        gain: Bundle,
    },
    /// Pays victory points for goods of his choice; there need not be any (KB-CLAR-05).
    Points {
        /// How many.
        pay: i16,
        /// How many goods.
        goods: u16,
    },
}

/// An advisor.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Advisor {
    /// What he gives, in order.
    pub gifts: Vec<Gift>,
    /// Buildings that add to his help.
    pub aided_by: Built,
}

/// Dice that may be rolled again.
#[derive(Clone, PartialEq, Debug)]
pub struct Reroll {
    /// When.
    pub condition: Condition,
    /// Which.
    pub which: RerollWhich,
}

/// A change of price.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct CostChange {
    /// The columns it concerns, as bits 1 to 4.
    pub columns: u8,
    /// The good it concerns.
    pub good: Good,
    /// How much less it costs.
    pub less: u16,
}

/// A building, with what it does at each moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Building {
    /// What it costs.
    pub cost: Goods,
    /// What it is worth when built.
    pub vp: i16,
    /// The rule that events of this building cite.
    pub rule: Rule,
    /// Gained at the start of a season.
    pub season_start: Bundle,
    /// White dice more in every season.
    pub white_dice: u8,
    /// Dice that may be rolled again, once a season.
    pub reroll: Option<Reroll>,
    /// By how much one group a season may count for more or less.
    pub shifts: Vec<i8>,
    /// Gained when an advisor of [`Advisor::aided_by`] has helped.
    pub on_aid: Bundle,
    /// Changes of price.
    pub cost_change: Option<CostChange>,
    /// Gained at the end of Spring, Summer, Autumn.
    pub season_end: [Bundle; 3],
    /// Trades offered at the end of a season, one of them once.
    pub trades: Vec<Trade>,
    /// What a soldier costs in phase 7.
    pub soldier_price: Option<u16>,
    /// Added to the battle total, by race.
    pub battle: [i16; 6],
    /// An equal total is a victory.
    pub tie_is_win: bool,
    /// Gained after a victory.
    pub battle_won: Bundle,
    /// Victory points at the end of the game for every so many goods.
    pub game_end: Option<(i16, u16)>,
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
    /// Number 1 first.
    pub advisors: Vec<Advisor>,
    /// By [`BuildingId`]; spaces that are not on the board are blank and can never be built.
    pub buildings: Vec<Building>,
    /// The spaces of the board.
    pub spaces: Built,
    /// By [`CardId`], ordered by year.
    pub invaders: Vec<Invader>,
    /// The hash of the files.
    pub hash: String,
    /// Buildings that do something at each moment, so that the others are not asked.
    pub at: Moments,
}

/// Which buildings do something at a moment.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Moments {
    /// At the start of a season.
    pub season_start: Built,
    /// When dice are counted.
    pub white_dice: Built,
    /// When dice may be rolled again.
    pub reroll: Built,
    /// When a group is placed.
    pub shift: Built,
    /// When a price is asked.
    pub cost: Built,
    /// At the end of a season, compulsory.
    pub season_end: Built,
    /// At the end of a season, optional.
    pub trade: Built,
    /// In phase 7.
    pub soldier_price: Built,
    /// In battle.
    pub battle: Built,
    /// After a victory.
    pub battle_won: Built,
    /// At the end of the game.
    pub game_end: Built,
}

impl Content {
    /// The components of the base game.
    ///
    /// # Panics
    /// Never: the files are part of the program, and a test reads them.
    #[must_use]
    pub fn base() -> &'static Content {
        static BASE: OnceLock<Content> = OnceLock::new();
        BASE.get_or_init(|| match Content::read(ADVISORS, BUILDINGS, INVADERS) {
            Ok(content) => content,
            Err(reasons) => panic!("the content of the base game is broken: {}", reasons.join("; ")),
        })
    }

    /// Reads components from the text of the three files.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn read(advisors: &str, buildings: &str, invaders: &str) -> Result<Content, Vec<String>> {
        let mut content = compile::compile(advisors, buildings, invaders)?;
        let digest =
            Sha256::new().chain_update(advisors).chain_update(buildings).chain_update(invaders).finalize();
        content.hash = hex::encode(&digest[..8]);
        Ok(content)
    }

    /// A building.
    #[inline]
    #[must_use]
    pub fn building(&self, id: BuildingId) -> &Building {
        &self.buildings[id.0 as usize]
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
    pub fn cards_of(&self, year: u8) -> impl Iterator<Item = CardId> {
        let all = self.invaders.iter().enumerate();
        all.filter(move |(_, card)| card.year == year).map(|(i, _)| CardId(i as u8))
    }
}
