//! Battles (p.14-18): in the open field, assaults and sieges.

pub mod aftermath;
pub mod casualties;
pub mod commander;
pub mod commit;
pub mod death;
pub mod declare;
pub mod discard;
pub mod draw;
pub mod leave;
pub mod retreat;
pub mod reveal;
pub mod siege;
pub mod strength;
pub mod stronghold;
pub mod victories;

pub use aftermath::{Aftermath, Raze};
pub use casualties::Casualties;
pub use commander::Commander;
pub use commit::Commit;
pub use death::Death;
pub use declare::Declare;
pub use discard::Discards;
pub use draw::DrawFate;
pub use leave::BattleLeave;
pub use retreat::Retreat;
pub use reveal::{Reveal, Tally};
pub use stronghold::{StrongholdFalls, Tribute};
pub use victories::Victories;

use crate::answer::Manner;
use crate::board::Site;
use crate::content::{AreaId, NobleId, Nobles};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The sides of a battle (WK-BATTLE-03).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Who started it.
    Attacker,
    /// Whom he attacks.
    Defender,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

/// What came of the victories.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Nothing yet, or nothing happens (WK-VICTORY-05).
    #[default]
    Stalemate,
    /// This side is one ahead: the other retreats (WK-VICTORY-04).
    Partial(Side),
    /// This side is two or more ahead: the other is killed (WK-VICTORY-03).
    Full(Side),
}

/// The battle that is fought (WK-ASSAULT-01, WK-STRONGHOLD-01).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Battle {
    /// How it is fought; none: there is no battle.
    pub manner: Option<Manner>,
    /// Where.
    pub area: AreaId,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends; nobody: a neutral city (WK-BATTLE-04).
    pub defender: Option<Seat>,
    /// The city or stronghold that is attacked; none: a battle in the open field.
    pub site: Option<Site>,
    /// The Nobles of both sides, those who fell included.
    pub nobles: [Nobles; 2],
    /// Those who fell (WK-CASUALTY-03).
    pub fallen: Nobles,
    /// Who commands each side (WK-TERM-05, WK-TERM-07).
    pub commanders: [Option<NobleId>; 2],
    /// What the Fate cards shown say, by [`BattleResult`](crate::content::BattleResult).
    pub results: [[u8; 6]; 2],
    /// Casualties still to be placed.
    pub casualties: [u8; 2],
    /// Has each side used an Advancement (CG-TECH-14)?
    pub advanced: [bool; 2],
    /// Those who still have to retreat.
    pub retreating: Nobles,
    /// What came of it.
    pub outcome: Outcome,
    /// Did the attacker take what he attacked?
    pub is_taken: bool,
    /// Did the defender withdraw before blows fell (CG-RETREAT-02)?
    pub has_withdrawn: bool,
}

impl Battle {
    /// Who plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attacker => Some(self.attacker),
            Side::Defender => self.defender,
        }
    }

    /// The side of a Baron.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        self.manner?;
        Side::BOTH.into_iter().find(|side| self.seat(*side) == Some(seat))
    }

    /// The Nobles of a side who stand.
    #[must_use]
    pub fn living(&self, side: Side) -> Nobles {
        self.nobles[side as usize].without(self.fallen)
    }

    /// Had this side Nobles, and are all of them dead (WK-CASUALTY-07)?
    #[must_use]
    pub fn is_wiped_out(&self, side: Side) -> bool {
        !self.nobles[side as usize].is_empty() && self.living(side).is_empty()
    }
}
