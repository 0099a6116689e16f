//! Battles (p.4-5): a battle round is an archers' step and a main step; they repeat until the attacker retreats or a
//! side is destroyed.

pub mod capture;
pub mod casualties;
pub mod dice;
pub mod retreat;
pub mod window;

use crate::army::{Army, Troop};
use crate::board::Board;
use crate::content::{Content, FiefId, Fiefs};
use crate::elimination;
use crate::event::{Event, Outcome};
use crate::flow::{Frame, Next, Play};
use crate::group::victory;
use serde::{Deserialize, Serialize};
use table::{Chance, Rule, Seat, Sink, Window};

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

impl Side {
    /// Attacker, then defender.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];

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

/// One of the two steps of a battle round (WE-BATTLE-03).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Archers roll.
    Archers,
    /// All others roll.
    Main,
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

    /// The die of a side before steps: WE-DICE-01..05.
    #[must_use]
    pub fn base_die(&self, content: &Content, side: Side) -> u8 {
        match (self.battle.base[side as usize], side) {
            (0, Side::Attacker) => 8,
            (0, Side::Defender) => self.defence_die(content, self.battle.fief),
            (die, _) => die,
        }
    }

    /// The better of terrain and castle (WE-DICE-05).
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
    pub fn die(&self, content: &Content, side: Side, ahead: usize) -> u8 {
        stepped(self.base_die(content, side), self.battle.steps[side as usize][ahead])
    }
}

/// A die so many steps further along d8, d10, d12.
pub(crate) fn stepped(die: u8, steps: i8) -> u8 {
    let place = (i16::from(die) - 8) / 2 + i16::from(steps);
    8 + 2 * place.clamp(0, 2) as u8
}

/// WE-PEASANT-03: where nobody rules, as many peasants defend a fief as it has cities.
#[must_use]
pub fn peasants(content: &Content, board: &Board, fief: FiefId) -> u16 {
    if board.holder(fief).is_none() { content.fiefs[fief.index()].cities.into() } else { 0 }
}

/// A battle that was picked begins.
pub(crate) fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, fief: FiefId) {
    let peasants = peasants(play.content, play.board(), fief);
    let board = play.board_mut();
    board.battle = Battle { fief, peasants, ..Battle::default() };
    let (attacker, defender) = (board.active, board.holder(fief));
    let (attackers, defenders) = (board.attacks[fief], board.armies[fief]);
    play.push(Frame::Round);
    play.tell(Event::BattleBegan { fief, attacker, defender, attackers, defenders, peasants });
}

/// WE-R-59: before the dice, the side with the better initiative plays cards, then the other.
pub(crate) fn begin_round<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board_mut();
    board.battle.round = board.battle.round.saturating_add(1);
    let (attacker, defender) = (board.active, board.holder(board.battle.fief));
    let is_later = defender.is_some_and(|defender| board.place(defender) > board.place(attacker));
    let sides = if is_later { [Some(attacker), defender] } else { [defender, Some(attacker)] };
    let hands = play.state.hands;
    let board = play.board();
    let acts = |seat: &Seat| board.plays(*seat) && !hands[seat.index()].is_empty();
    let window = Window::of(sides.into_iter().flatten().filter(acts));
    play.goto(Frame::Cards(window))
}

/// A step is over: is a side destroyed?
pub(crate) fn resume_toll<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, step: Step) -> Next {
    if is_decided(play.board()) {
        return settle(play);
    }
    match step {
        Step::Archers => play.goto(Frame::Roll(Step::Main)),
        Step::Main => {
            let battle = &mut play.board_mut().battle;
            for side in 0..2 {
                battle.steps[side] = [battle.steps[side][1], 0];
                battle.extra[side] = [battle.extra[side][1], [0; 5]];
            }
            battle.absorb = [0; 2];
            play.goto(Frame::Decide)
        }
    }
}

/// Is a side destroyed?
pub(crate) fn is_decided(board: &Board) -> bool {
    Side::BOTH.into_iter().any(|side| board.side_total(side) == 0)
}

/// WE-INV-21: the battle ends because a side is destroyed.
pub(crate) fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board();
    let fief = board.battle.fief;
    let (attacker, defender) = (board.active, board.holder(fief));
    let outcome = match Side::BOTH.map(|side| board.side_total(side) == 0) {
        [false, true] => Outcome::Conquered,
        [true, false] => Outcome::Repelled,
        [true, true] | [false, false] => Outcome::Destroyed,
    };
    play.goto(Frame::Settled);
    play.tell(Event::BattleEnded { fief, attacker, defender, outcome });
    match (outcome, defender) {
        (Outcome::Conquered, _) => conquer(play, fief, attacker, defender),
        (Outcome::Destroyed, Some(defender)) if play.board().castles.has(fief) => {
            // WE-BATTLE-13: the castle holds, and a Lancer is left.
            play.board_mut().armies[fief].add(Troop::LANCER, 1);
            let army = [(Troop::LANCER, 1)].into_iter().collect();
            play.tell(Event::Placed { seat: defender, fief, army, rule: Rule("WE-BATTLE-13") });
        }
        (Outcome::Destroyed, Some(defender)) => {
            // WE-BATTLE-12: the fief goes to the peasants.
            play.board_mut().owned[defender.index()].remove(fief);
            play.tell(Event::Abandoned { seat: defender, fief, castle: false });
        }
        (Outcome::Destroyed, None) | (Outcome::Repelled | Outcome::Retreated, _) => {}
    }
    Next::Go
}

/// WE-BATTLE-10, -11: the survivors hold the fief, and have moved.
fn conquer<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    fief: FiefId,
    attacker: Seat,
    defender: Option<Seat>,
) {
    let board = play.board_mut();
    let army = std::mem::take(&mut board.attacks[fief]);
    if let Some(loser) = defender {
        board.owned[loser.index()].remove(fief);
    }
    board.owned[attacker.index()].insert(fief);
    board.armies[fief] = army;
    board.marked[fief] = army;
    board.conquered.insert(fief);
    let castle = board.castles.has(fief);
    if castle {
        // WE-CAPTURECASTLE-02, WE-R-35: it is unfinished until a later round.
        board.finished.remove(fief);
        board.dated.insert(fief);
    }
    victory::update(play);
    match defender {
        Some(loser) if castle => capture::capture(play, fief, attacker, loser),
        _ => {
            play.push(Frame::Surplus(fief));
        }
    }
}

/// A battle is over and all that follows from it: on to the next.
pub(crate) fn resume_settled<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board_mut();
    let fief = std::mem::take(&mut board.battle).fief;
    board.routes[fief] = Fiefs::NONE;
    board.attacks[fief] = Army::NONE;
    play.pop();
    for seat in Seat::all(play.board().seats) {
        elimination::check(play, seat);
    }
    Next::Go
}
