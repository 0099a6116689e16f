//! The answers that players give, and the paths of elements that they are made of.

use crate::board::{Board, Dice, Phase, Right};
use crate::content::{BuildingId, Content, Deck, FateId, GovernorId, ROWS, ScenarioId, SourceId, SourceKind};
use crate::effects::words::Word;
use crate::flow::{Effect, Frame};
use crate::goods::{Bundle, Good, Goods};
use crate::reason::Reason;
use serde::Serialize;
use table::{Arg, Element, Path, Rule, Seat};

/// One choice of a player.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Pass, decline, keep the dice, stop.
    Pass,
    /// Take what is offered.
    Accept,
    /// Influence an advisor.
    Place(Placement),
    /// The goods that are taken, paid or lost.
    Goods(Goods),
    /// Pay a "+2" token.
    Token,
    /// Look at the top invader card of a deck.
    Look(Deck),
    /// Change dice after the roll.
    Dice {
        /// By what.
        by: SourceId,
        /// How.
        change: Change,
    },
    /// Build.
    Build(Construction),
    /// Of several effects that come now, this one first.
    Use(SourceId),
    /// Some of several options, as bits.
    Pick(u8),
    /// A player.
    Player(Seat),
    /// Take a good of a player.
    Rob {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// Give a good to a player.
    Give {
        /// To whom.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// Pay goods and "+2" tokens for a soldier.
    Hire {
        /// The goods.
        goods: Goods,
        /// How many tokens.
        tokens: u8,
    },
    /// Use these of the two lines drawn, as bits.
    Lines(u8),
    /// Take the alternative line of this row.
    Line(u8),
    /// A governor.
    Governor(GovernorId),
    /// Bid so many victory points.
    Bid(u8),
    /// Choose the request token of this value.
    Request(u8),
}

/// A group of dice for an advisor.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Placement {
    /// Which of one's coloured dice, as bits; of dice that show the same, the first.
    pub coloured: u8,
    /// Which of one's white dice, as bits.
    pub white: u8,
    /// With a "+2" token?
    pub plus2: bool,
    /// Counted for more or less by buildings.
    pub shift: i8,
    /// 1 to 18.
    pub advisor: u8,
    /// By what right.
    pub right: Right,
}

/// How dice are changed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// One coloured die that shows this is rolled again.
    Coloured(u8),
    /// One white die that shows this is rolled again.
    White(u8),
    /// All dice are.
    All,
    /// These dice are, as bits; of dice that show the same, the first.
    Some {
        /// Coloured dice.
        coloured: u8,
        /// White dice.
        white: u8,
    },
    /// The coloured dice are turned to these of the three faces, as bits.
    Faces(u8),
    /// So many dice are turned, to the first and to the second of the faces that are allowed.
    Turn {
        /// Coloured dice.
        coloured: [u8; 2],
        /// White dice.
        white: [u8; 2],
    },
}

/// A building and how it is paid.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Construction {
    /// Which building.
    pub building: BuildingId,
    /// By what right.
    pub right: BuildRight,
    /// The goods paid.
    pub paid: Goods,
}

/// By what right somebody builds.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum BuildRight {
    /// It is his turn (KB-BUILD-02).
    #[default]
    Turn,
    /// By the King's Agent (KB-ENVOY-08).
    Agent,
    /// By an effect that lets him build once more, for more.
    Extra,
    /// By an effect, for nothing.
    Free,
}

/// Passing as something to pick.
pub const PASS: Element = Element::only("pass");

impl Answer {
    /// Why it is refused where something of another kind must be answered.
    #[must_use]
    pub fn refused(self, rule: Rule) -> Reason {
        if self == Answer::Pass { Reason::Compulsory { rule } } else { Reason::NotAsked { rule } }
    }

    /// The elements that are picked to give this answer.
    #[must_use]
    pub fn path(self, content: &Content, board: &Board, seat: Seat) -> Path {
        let dice = &board.player(seat).dice;
        match self {
            Answer::Pass => [PASS].into(),
            Answer::Accept => [Element::only("accept")].into(),
            Answer::Place(placement) => Path(placement.elements(dice)),
            Answer::Goods(goods) => Path(goods.elements()),
            Answer::Token => [Element::only("plus2")].into(),
            Answer::Look(Deck::Invaders) => [Element::only("look")].into(),
            Answer::Look(Deck::Valley) => [Element::word("look", "valley")].into(),
            Answer::Dice { by, change } => {
                let mut path = vec![element(by)];
                path.extend(change.elements(content, by, dice));
                Path(path)
            }
            Answer::Build(construction) => construction.path(content, board, seat),
            Answer::Use(source) => [element(source)].into(),
            Answer::Pick(mask) => Path(picked(content, board, mask)),
            Answer::Player(who) => [player(who)].into(),
            Answer::Rob { seat, good } | Answer::Give { seat, good } => [player(seat), good.element()].into(),
            Answer::Hire { goods, tokens } => {
                let mut path = goods.elements();
                path.extend(std::iter::repeat_n(Element::only("plus2"), usize::from(tokens)));
                Path(path)
            }
            Answer::Lines(0b11) => [Element::only("both")].into(),
            Answer::Lines(mask) => {
                let drawn = board.player(seat).drawn;
                let used = drawn.into_iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
                Path(used.filter_map(|(_, row)| row.map(line)).collect())
            }
            Answer::Line(row) => [line(row)].into(),
            Answer::Governor(governor) => [governor.element()].into(),
            Answer::Bid(bid) => [Element::number("bid", u16::from(bid))].into(),
            Answer::Request(value) => [Element::number("request", u16::from(value))].into(),
        }
    }
}

/// What the options that are picked are called.
fn picked(content: &Content, board: &Board, mask: u8) -> Vec<Element> {
    let Frame::Effect(Effect { pc, .. }) = board.frame() else { return Vec::new() };
    let names = content.clause(pc).options();
    names.into_iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).flat_map(|(_, name)| name).collect()
}

/// What carries an effect, as something to pick.
#[must_use]
pub fn element(source: SourceId) -> Element {
    match source.kind() {
        SourceKind::Building(id) => id.element(),
        SourceKind::Governor(id) => id.element(),
        SourceKind::Fate(id) => id.element(),
        SourceKind::Scenario(id) => id.element(),
        SourceKind::Tile(number) => Element::number("tile", u16::from(number)),
        SourceKind::Advisor(number) => advisor(number),
    }
}

impl Placement {
    /// Dice first, then what changes their value, then the right, then the advisor.
    #[must_use]
    pub fn elements(self, dice: &Dice) -> Vec<Element> {
        let mut path = chosen(dice, self.coloured, self.white);
        if self.plus2 {
            path.push(Element::only("plus2"));
        }
        let way = Element::word("market", if self.shift > 0 { "up" } else { "down" });
        path.extend(std::iter::repeat_n(way, usize::from(self.shift.unsigned_abs())));
        match self.right {
            Right::Free | Right::Card | Right::Moved => {}
            Right::Agent => path.push(Element::only("agent")),
            Right::Deal => path.push(Element::only("deal")),
        }
        path.push(match self.right {
            Right::Free | Right::Agent | Right::Deal | Right::Moved => advisor(self.advisor),
            Right::Card => space(self.advisor),
        });
        path
    }
}

/// These dice, as things to pick.
fn chosen(dice: &Dice, coloured_mask: u8, white_mask: u8) -> Vec<Element> {
    let chosen = |faces: &[u8], mask: u8, element: fn(u8) -> Element| {
        let chosen = faces.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
        chosen.map(|(_, face)| element(*face)).collect::<Vec<_>>()
    };
    let mut path = chosen(&dice.coloured, coloured_mask, coloured);
    path.extend(chosen(&dice.white, white_mask, white));
    path
}

impl Change {
    fn elements(self, content: &Content, by: SourceId, dice: &Dice) -> Vec<Element> {
        match self {
            Change::All => Vec::new(),
            Change::Coloured(face) => vec![coloured(face)],
            Change::White(face) => vec![white(face)],
            Change::Some { coloured, white } => {
                let mut path = chosen(dice, coloured, white);
                path.push(Element::only("roll"));
                path
            }
            Change::Faces(mask) => {
                let faces = crate::seasons::changes::faces_of(content, by);
                let set = faces.into_iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
                set.map(|(_, face)| Element::number("face", u16::from(face))).collect()
            }
            Change::Turn { coloured: c, white: w } => {
                let (from, to) = crate::seasons::changes::turns_of(content, by);
                let mut path = Vec::new();
                for (die, counts) in [(coloured(from), c), (white(from), w)] {
                    for (face, count) in to.into_iter().zip(counts) {
                        for _ in 0..count {
                            path.extend([die, Element::number("face", u16::from(face))]);
                        }
                    }
                }
                path.push(Element::only("turn"));
                path
            }
        }
    }
}

impl Construction {
    /// The building; how it is paid only where there is a choice.
    fn path(self, content: &Content, board: &Board, seat: Seat) -> Path {
        let mut path = vec![self.building.element()];
        let ways = crate::seasons::build::ways(content, board, seat, self.building);
        if ways.iter().any(|way| way.right != self.right) {
            path.push(match self.right {
                BuildRight::Turn => Element::word("right", "turn"),
                BuildRight::Agent => Element::only("agent"),
                BuildRight::Extra => Element::word("right", "extra"),
                BuildRight::Free => Element::word("right", "free"),
            });
        }
        if ways.iter().any(|way| way.right == self.right && way.paid != self.paid) {
            path.extend(self.paid.elements());
        }
        Path(path)
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

/// A player.
#[must_use]
pub const fn player(seat: Seat) -> Element {
    Element::number("seat", seat.0 as u16)
}

/// A space on a card of one's own.
#[must_use]
pub const fn space(number: u8) -> Element {
    Element::number("space", number as u16)
}

/// The alternative line of a row.
#[must_use]
pub fn line(row: u8) -> Element {
    Element::word("line", ROWS[usize::from(row)])
}

/// Components and goods as arguments of texts: by their names.
macro_rules! named {
    ($($type:ty => $name:expr),+ $(,)?) => {
        $(impl From<$type> for Arg {
            fn from(one: $type) -> Arg {
                Arg::from($name(one))
            }
        })+
    };
}

named!(
    BuildingId => BuildingId::element,
    GovernorId => GovernorId::element,
    FateId => FateId::element,
    ScenarioId => ScenarioId::element,
    SourceId => element,
    Goods => Goods::elements,
    Bundle => Bundle::elements,
    Phase => |phase: Phase| Element::word("phase", phase.name()),
);
