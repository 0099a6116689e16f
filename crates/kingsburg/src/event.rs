//! What happens, with its audience and its rule.

mod telling;

use crate::answer::Placement;
use crate::board::{MAX_SEATS, MAX_WHITE, Phase};
use crate::content::{BuildingId, CardId};
use crate::goods::{Bundle, Goods};
use serde::Serialize;
use table::{Rule, Seat, SeatSet};

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first turn order was drawn.
    OrderDrawn {
        /// Who acts first, second, ...
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        order: [Seat; MAX_SEATS],
        /// How many play.
        seats: u8,
    },
    /// A phase began.
    PhaseBegan {
        /// Of which year.
        year: u8,
        /// Which.
        phase: Phase,
    },
    /// The King's Aid gave a die.
    AidDie {
        /// To whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// Something was gained.
    Gained {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// What.
        what: Bundle,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Something was paid or lost.
    Lost {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// What.
        what: Bundle,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Neutral dice closed an advisor.
    NeutralDice {
        /// Which.
        advisor: u8,
        /// By which rule.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// Dice were rolled.
    Rolled {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Coloured dice.
        coloured: [u8; 3],
        /// White dice; 0 for none.
        white: [u8; MAX_WHITE],
    },
    /// Dice were rolled again.
    Rerolled {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Thanks to what.
        building: BuildingId,
        /// Coloured dice.
        coloured: [u8; 3],
        /// White dice; 0 for none.
        white: [u8; MAX_WHITE],
        /// The rule of the building.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A player who could have rerolled did not.
    KeptDice {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// The turn order of the season was set.
    OrderSet {
        /// Who acts first, second, ...
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        order: [Seat; MAX_SEATS],
        /// How many play.
        seats: u8,
    },
    /// An advisor was influenced.
    Influenced {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        advisor: u8,
        /// How.
        placement: Placement,
    },
    /// A player passed for the season.
    Passed {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// An advisor helps.
    Helped {
        /// Whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        advisor: u8,
    },
    /// Something offered was declined.
    Declined {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// The rule that offered it.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A player looked at the top invader card.
    Looked {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// The rule that let him.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// What he saw: for his eyes only.
    Saw {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// The card.
        card: CardId,
        /// Who is coming.
        race: &'static str,
        /// How strong they are.
        strength: i16,
        /// The rule that let him.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        rule: Rule,
    },
    /// A building was built.
    Built {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        building: BuildingId,
        /// For what.
        paid: Goods,
        /// What it is worth.
        vp: i16,
        /// As the second of a turn, with the King's Agent?
        with_agent: bool,
    },
    /// A player did not build.
    DidNotBuild {
        /// Who.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// The Agent came back unused.
    AgentReturned {
        /// From whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// The Agent was taken.
    AgentTaken {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
    },
    /// Nobody took the Agent.
    AgentStays,
    /// The invaders of the year were revealed.
    Invaded {
        /// The card.
        card: CardId,
        /// Who comes.
        race: &'static str,
        /// How strong they are.
        strength: i16,
    },
    /// The King's reinforcements came to everybody.
    Reinforced {
        /// Who rolled for them.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// How many.
        soldiers: u16,
    },
    /// A battle was fought.
    Fought {
        /// By whom.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// His total.
        total: i16,
        /// Theirs.
        strength: i16,
        /// How it ended.
        outcome: Outcome,
    },
    /// A building was destroyed.
    Razed {
        /// Whose.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        seat: Seat,
        /// Which.
        building: BuildingId,
        /// What was lost with it.
        vp: i16,
    },
    /// All soldiers went home.
    SoldiersDismissed,
    /// The game is over.
    GameOver {
        /// Who won.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        winners: SeatSet,
    },
}

/// How a battle ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Victory.
    Won,
    /// Neither.
    Drawn,
    /// Defeat.
    Lost,
}
