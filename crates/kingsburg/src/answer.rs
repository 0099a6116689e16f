//! The answers that players give, and the paths of elements that they are made of.

use crate::board::{Board, Dice};
use crate::content::BuildingId;
use crate::goods::Goods;
use serde::Serialize;
use table::{Element, Path, Seat};

/// One choice of a player.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Pass, decline, keep the dice, stop.
    Pass,
    /// Influence an advisor.
    Place(Placement),
    /// The goods that are taken, paid or lost.
    Goods(Goods),
    /// Pay a "+2" token.
    Token,
    /// Look at the top invader card.
    Look,
    /// Reroll by a building.
    Reroll {
        /// Which building.
        building: BuildingId,
        /// Which dice.
        die: Die,
    },
    /// Build.
    Build(BuildingId),
}

/// A group of dice for an advisor.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Placement {
    /// Which of one's coloured dice, as bits; of dice that show the same, the first.
    pub coloured: u8,
    /// Which of one's white dice, as bits.
    pub white: u8,
    /// With a "+2" token?
    pub plus2: bool,
    /// Counted for more or less by the Market.
    pub shift: i8,
    /// 1 to 18.
    pub advisor: u8,
    /// With the King's Agent?
    pub agent: bool,
}

/// The dice that a building rerolls.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Die {
    /// One coloured die that shows this.
    Coloured(u8),
    /// One white die that shows this.
    White(u8),
    /// All dice.
    All,
}

/// Passing as something to pick.
pub const PASS: Element = Element::only("pass");

impl Answer {
    /// The elements that are picked to give this answer.
    #[must_use]
    pub fn path(self, board: &Board, seat: Seat) -> Path {
        match self {
            Answer::Pass => [PASS].into(),
            Answer::Place(placement) => Path(placement.elements(&board.player(seat).dice)),
            Answer::Goods(goods) => Path(goods.elements()),
            Answer::Token => [Element::only("plus2")].into(),
            Answer::Look => [Element::only("look")].into(),
            Answer::Reroll { building, die: Die::All } => [building.element()].into(),
            Answer::Reroll { building, die: Die::Coloured(face) } => {
                [building.element(), coloured(face)].into()
            }
            Answer::Reroll { building, die: Die::White(face) } => [building.element(), white(face)].into(),
            Answer::Build(building) => [building.element()].into(),
        }
    }
}

impl Placement {
    /// Dice first, then what changes their value, then the Agent, then the advisor.
    #[must_use]
    pub fn elements(self, dice: &Dice) -> Vec<Element> {
        let chosen = |faces: &[u8], mask: u8, element: fn(u8) -> Element| {
            let chosen = faces.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            chosen.map(|(_, face)| element(*face)).collect::<Vec<_>>()
        };
        let mut path = chosen(&dice.coloured, self.coloured, coloured);
        path.extend(chosen(&dice.white, self.white, white));
        if self.plus2 {
            path.push(Element::only("plus2"));
        }
        match self.shift {
            0 => {}
            1.. => path.push(Element::word("market", "up")),
            ..0 => path.push(Element::word("market", "down")),
        }
        if self.agent {
            path.push(Element::only("agent"));
        }
        path.push(advisor(self.advisor));
        path
    }
}

/// A coloured die that shows this; which of several does not matter.
#[must_use]
pub const fn coloured(face: u8) -> Element {
    Element::number("die", face as u16)
}

/// A white die that shows this.
#[must_use]
pub const fn white(face: u8) -> Element {
    Element::number("white", face as u16)
}

/// An advisor.
#[must_use]
pub const fn advisor(number: u8) -> Element {
    Element::number("advisor", number as u16)
}
