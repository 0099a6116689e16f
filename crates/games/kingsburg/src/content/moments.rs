//! Moments of play, and the effects that come at them.

use super::{Condition, Duty, Holdings, Pc, Per, SourceId};

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
    /// The dice are final, and none is placed yet (KB-R-59).
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
    /// A season ends: everybody has built, and the next phase has not begun (KB-R-36).
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

    /// What such a moment is about.
    #[inline]
    #[must_use]
    pub const fn topic(self) -> Topic {
        match self {
            Moment::OnInfluence | Moment::OnAid => Topic::Advisor,
            Moment::OwnBuild | Moment::OtherBuild => Topic::Building,
            Moment::Setup
            | Moment::YearStart
            | Moment::SeasonStart
            | Moment::BeforeRoll
            | Moment::RollFinal
            | Moment::PlacementEnd
            | Moment::HelpEnd
            | Moment::SeasonEnd
            | Moment::Reward
            | Moment::NoReward
            | Moment::Agent
            | Moment::NoAgent
            | Moment::BeforeMercenaries
            | Moment::AfterMercenaries
            | Moment::WinterStart
            | Moment::InvadersRevealed
            | Moment::BattleWon
            | Moment::BattleTied
            | Moment::BattleLost
            | Moment::BattleBest
            | Moment::YearEnd
            | Moment::GameEnd
            | Moment::Closing => Topic::Nothing,
        }
    }
}

/// What a moment is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// An advisor.
    Advisor,
    /// A building.
    Building,
    /// Nothing of these.
    Nothing,
}

/// An effect that comes at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Trigger {
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
    pub duty: Duty,
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
    /// The printed help, not that of a tile (KB-R-67).
    Printed,
    /// The first dice on an advisor.
    FirstGroup,
    /// Another building than the one that carries it.
    OtherBuilding,
}
