//! Answers as paths of elements, and the names of things in texts.

use super::{Answer, BuildRight, Change, Construction, PASS, Placement};
use crate::board::{Board, Dice, Phase, Right};
use crate::content::{BuildingId, Content, Deck, FateId, GovernorId, ROWS, ScenarioId, SourceId, SourceKind};
use crate::effects::words::Word;
use crate::flow::{Effect, Frame};
use crate::goods::{Bundle, Goods};
use table::{Arg, Element, Path, Seat};

impl Answer {
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
            Answer::Bid(bid) => [Element::number("bid", bid)].into(),
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
