//! The state of play: what lies on the board, open to all, and the invader cards, which do not.

use crate::content::{Built, CardId};
use crate::flow::Frame;
use crate::goods::Goods;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Stack};

/// The most who can play (KB-R-08).
pub const MAX_SEATS: usize = 5;
/// Coloured dice of a player.
pub const COLOURED: usize = 3;
/// White dice a player can have at most: King's Aid and Farms.
pub const MAX_WHITE: usize = 2;
/// The number of advisors, and the highest of them.
pub const ADVISORS: u8 = 18;
/// The years of a game (KB-FLOW-01).
pub const YEARS: u8 = 5;

/// Everything there is to know about a moment of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub board: Board,
    /// The invader cards of the five years, face down until their Winter (KB-SETUP-14).
    pub invaders: [CardId; YEARS as usize],
}

/// What lies open on the board and before the players. There is no secret in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// How many play.
    pub seats: u8,
    /// 1 to 5.
    pub year: u8,
    /// The calendar space.
    pub phase: Phase,
    /// Turn order: the seat that acts first, second, ...
    pub order: [Seat; MAX_SEATS],
    /// By seat; those of seats that nobody has stay empty.
    pub players: [Player; MAX_SEATS],
    /// Who holds the King's Agent; nobody: it stands on calendar space 5.
    pub agent: Option<Seat>,
    /// Who holds the die of the King's Aid.
    pub aid_die: Option<Seat>,
    /// Advisors with dice on them, as bits 1 to 18.
    pub influenced: u32,
    /// The groups of dice on advisors, in the order they were placed.
    pub court: Stack<Group, 16>,
    /// Neutral dice of a game of two: three of one colour, two of another; 0 if not rolled.
    pub neutral: [u8; 5],
    /// Who has looked at the card of each year (KB-R-23: that he looked is known to all).
    pub looked: [SeatSet; YEARS as usize],
    /// The battle totals of this Winter, by seat.
    pub totals: [i16; MAX_SEATS],
    /// What is being done.
    pub frames: Stack<Frame, 2>,
}

/// The eight spaces of the calendar (KB-FLOW-02).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// 1 King's Aid.
    Aid,
    /// 2 Spring.
    Spring,
    /// 3 King's Reward.
    Reward,
    /// 4 Summer.
    Summer,
    /// 5 King's Agent.
    Agent,
    /// 6 Autumn.
    Autumn,
    /// 7 Mercenaries.
    Mercenaries,
    /// 8 Winter.
    Winter,
}

impl Phase {
    /// All phases in order.
    pub const ALL: [Phase; 8] = [
        Phase::Aid,
        Phase::Spring,
        Phase::Reward,
        Phase::Summer,
        Phase::Agent,
        Phase::Autumn,
        Phase::Mercenaries,
        Phase::Winter,
    ];

    /// Which productive season it is: 0 Spring, 1 Summer, 2 Autumn. Winter is none (KB-WINTER-01).
    #[must_use]
    pub const fn season(self) -> Option<usize> {
        match self {
            Phase::Spring => Some(0),
            Phase::Summer => Some(1),
            Phase::Autumn => Some(2),
            Phase::Aid | Phase::Reward | Phase::Agent | Phase::Mercenaries | Phase::Winter => None,
        }
    }

    /// The name used in files and locale keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Aid => "aid",
            Phase::Spring => "spring",
            Phase::Reward => "reward",
            Phase::Summer => "summer",
            Phase::Agent => "agent",
            Phase::Autumn => "autumn",
            Phase::Mercenaries => "mercenaries",
            Phase::Winter => "winter",
        }
    }
}

/// What a player has.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Goods, open to all (KB-SETUP-06).
    pub goods: Goods,
    /// "+2" tokens.
    pub plus2: u16,
    /// Soldiers.
    pub soldiers: u16,
    /// Victory points, below 0 too (KB-END-05).
    pub vp: i16,
    /// Buildings.
    pub built: Built,
    /// Buildings activated this season.
    pub used: Built,
    /// Has a "+2" token been added to dice this season (KB-CLAR-01)?
    pub token_used: bool,
    /// The dice of this season.
    pub dice: Dice,
}

/// A player's dice of a season, each colour sorted; outside seasons there are none.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Dice {
    /// The faces of the coloured dice; 0 if not rolled.
    pub coloured: [u8; COLOURED],
    /// The faces of the white dice; 0 if there is none.
    pub white: [u8; MAX_WHITE],
    /// Coloured dice not placed, as bits.
    pub coloured_left: u8,
    /// White dice not placed, as bits.
    pub white_left: u8,
}

impl Dice {
    /// How many white dice there are.
    #[inline]
    #[must_use]
    pub fn white_count(&self) -> usize {
        self.white.iter().filter(|face| **face > 0).count()
    }

    /// The total of all dice, white ones included (KB-ORDER-02).
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        self.coloured.iter().sum::<u8>() + self.white.iter().sum::<u8>()
    }

    /// The faces of all dice, white ones included.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        self.coloured.iter().chain(&self.white).copied().filter(|face| *face > 0)
    }

    /// Sorts each colour and puts all dice back in hand; white dice that are not there stay at the end.
    #[inline]
    pub fn settle(&mut self) {
        // A sorting network: there are only three.
        for (i, j) in [(0, 1), (1, 2), (0, 1)] {
            if self.coloured[i] > self.coloured[j] {
                self.coloured.swap(i, j);
            }
        }
        if self.white[0].wrapping_sub(1) > self.white[1].wrapping_sub(1) {
            self.white.swap(0, 1);
        }
        self.coloured_left = if self.coloured[0] > 0 { 0b111 } else { 0 };
        self.white_left = (1 << self.white_count()) - 1;
    }
}

/// Dice on an advisor.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// 1 to 18.
    pub advisor: u8,
    /// Whose; nobody's if neutral.
    pub seat: Option<Seat>,
    /// Which of the owner's coloured dice; of neutral dice, which of those five.
    pub coloured: u8,
    /// Which of the owner's white dice.
    pub white: u8,
    /// With a "+2" token?
    pub plus2: bool,
    /// Counted for more or less by the Market.
    pub shift: i8,
    /// Placed with the King's Agent?
    pub agent: bool,
}

impl Board {
    /// The player in a seat.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player in a seat, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats in turn order.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.order.into_iter().take(self.seats as usize)
    }

    /// The seat at this place of the turn order, while there is one.
    #[inline]
    #[must_use]
    pub fn at_place(&self, place: u8) -> Option<Seat> {
        (place < self.seats).then(|| self.order[place as usize])
    }

    /// Has the advisor been influenced this season?
    #[inline]
    #[must_use]
    pub const fn is_influenced(&self, advisor: u8) -> bool {
        self.influenced >> (advisor & 31) & 1 == 1
    }

    /// The step in progress.
    #[inline]
    #[must_use]
    pub fn frame(&self) -> Frame {
        self.frames.top().unwrap_or(Frame::Over)
    }

    /// Who has the fewest buildings and, among these, the fewest goods (KB-AID-01, KB-AID-02, KB-ENVOY-01,
    /// KB-ENVOY-02, KB-R-24).
    #[must_use]
    pub fn poorest(&self) -> SeatSet {
        let wealth = |seat: Seat| {
            let player = self.player(seat);
            (player.built.count(), player.goods.total())
        };
        let least = Seat::all(self.seats).map(wealth).min();
        Seat::all(self.seats).filter(|s| Some(wealth(*s)) == least).collect()
    }
}
