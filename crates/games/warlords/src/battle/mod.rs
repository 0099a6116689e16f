//! Battles (p.4-5): a battle round is an archers' step and a main step; they repeat until the attacker retreats or a
//! side is destroyed. The defender never retreats (WE-RETREAT-05).

mod capture;
mod casualties;
mod decide;
pub mod dice;
mod muster;
mod retreat;
mod round;
mod settle;
mod surplus;

pub(crate) use capture::{Loss, take_estate};
pub use casualties::Losses;
pub use decide::Decide;
pub use dice::{Roll, Toll};
pub use muster::{Muster, MusterAt};
pub use retreat::{Retreat, RetreatTo};
pub use round::{BattleCards, Round};
pub use settle::Settled;
pub use surplus::{Surplus, SurplusTo};

use crate::army::Army;
use crate::board::{Board, MAX_SEATS};
use crate::content::{Content, FiefId};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Arg, Chance, Element, Next, Seat, Sink};

/// One of the two sides of a battle.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Who attacks.
    Attacker,
    /// Who defends: a player or the peasants.
    Defender,
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        Element::word("side", side.word()).into()
    }
}

impl Side {
    /// Attacker, then defender.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["attacker", "defender"][self as usize]
    }

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

/// One of the two volleys of a battle round: the archers' step and the main step of the rulebook (WE-BATTLE-03).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Volley {
    /// Archers roll, those of both sides together (WE-ARCHER-01).
    Archers,
    /// All others roll (WE-ARCHER-04).
    Main,
}

impl From<Volley> for Arg {
    fn from(volley: Volley) -> Arg {
        Element::word("step", volley.word()).into()
    }
}

impl Volley {
    /// Its word in paths and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["archers", "main"][self as usize]
    }
}

/// The battle being fought. Changes by cards are kept for the next battle round and the one after it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub fief: FiefId,
    /// The battle round, from 1; 0: no battle.
    pub round: u8,
    /// Peasants left, if they defend.
    pub peasants: u16,
    /// The die before steps that a card gives a side; 0 for none.
    pub base: [u8; 2],
    /// Steps along the ladder of dice, by side, in this battle round and the next.
    pub steps: [[i8; 2]; 2],
    /// Dice more for each kind, by side, in this battle round and the next.
    pub extra: [[[u8; 5]; 2]; 2],
    /// Hits that are ignored in this battle round, by the side that they would hit.
    pub absorb: [u16; 2],
    /// Warlords of each player whom an enemy without a castle has taken: out of the fight, and where they go is settled
    /// when it is over (WE-R-18).
    pub taken: [u8; MAX_SEATS],
}

impl Board {
    /// Who leads a side; nobody leads peasants.
    #[inline]
    #[must_use]
    pub fn side_seat(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attacker => Some(self.active),
            Side::Defender => self.holder(self.battle.fief),
        }
    }

    /// The soldiers of a side; peasants are none.
    #[inline]
    #[must_use]
    pub fn side_army(&self, side: Side) -> &Army {
        match side {
            Side::Attacker => &self.attacks[self.battle.fief],
            Side::Defender => &self.armies[self.battle.fief],
        }
    }

    /// How many stand on a side, peasants included.
    #[inline]
    #[must_use]
    pub fn side_total(&self, side: Side) -> u16 {
        let soldiers = self.side_army(side).total();
        soldiers + if side == Side::Defender { self.battle.peasants } else { 0 }
    }

    /// The die of a side before steps: that of the attacker is a d8 (WE-DICE-01), whatever castle he came from
    /// (WE-R-69), that of the defender, peasants too (WE-PEASANT-05), depends on the fief.
    #[must_use]
    pub fn base_die(&self, content: &Content, side: Side) -> u8 {
        match (self.battle.base[side as usize], side) {
            (0, Side::Attacker) => 8,
            (0, Side::Defender) => self.defence_die(content, self.battle.fief),
            (die, _) => die,
        }
    }

    /// The better of terrain (WE-DICE-02, WE-DICE-03, WE-DICE-04) and castle: they do not add (WE-DICE-05). A castle
    /// begun gives d10 at once (WE-CASTLE-09), a finished one d12 on any terrain (WE-CASTLE-10); all soldiers of its
    /// fief are inside (WE-CASTLE-05).
    #[must_use]
    pub fn defence_die(&self, content: &Content, fief: FiefId) -> u8 {
        let castle = match (self.castles.has(fief), self.finished.has(fief)) {
            (true, true) => 12,
            (true, false) => 10,
            (false, _) => 8,
        };
        castle.max(content.fiefs[fief.index()].die)
    }

    /// The die of a side in the present battle round (`ahead` 0) or the next (1): steps add, then are held within the
    /// ladder.
    #[must_use]
    pub fn die(&self, content: &Content, side: Side, ahead: u8) -> u8 {
        stepped(self.base_die(content, side), self.die_steps(side, ahead))
    }
}

/// A die so many steps further along d8, d10, d12.
pub(crate) fn stepped(die: u8, steps: i32) -> u8 {
    let place = (i32::from(die) - 8) / 2 + steps;
    8 + 2 * place.clamp(0, 2) as u8
}

/// WE-PEASANT-03: where nobody rules, as many peasants defend a fief as it has cities, always in full number
/// (WE-PEASANT-04). They are no pieces: they only defend (WE-PEASANT-07), and who rolls for them matters to nothing
/// (WE-PEASANT-08).
#[must_use]
pub fn peasants(content: &Content, board: &Board, fief: FiefId) -> u16 {
    if board.holder(fief).is_none() { content.fiefs[fief.index()].cities.into() } else { 0 }
}

/// A battle that was picked begins.
pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, fief: FiefId) -> Next {
    let peasants = peasants(&play.game.content, play.board(), fief);
    let board = play.board_mut();
    board.battle = Battle { fief, peasants, ..Battle::default() };
    let (attacker, defender) = (board.active, board.holder(fief));
    let (attackers, defenders) = (board.attacks[fief], board.armies[fief]);
    play.tell(Event::BattleBegan { fief, attacker, defender, attackers, defenders, peasants });
    play.push(Round)
}

/// Is a side destroyed?
pub(crate) fn is_decided(board: &Board) -> bool {
    Side::BOTH.into_iter().any(|side| board.side_total(side) == 0)
}
