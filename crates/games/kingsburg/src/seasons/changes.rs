//! How dice are changed after the roll: the ways that something allows, and what they do.

use super::groups::groups;
use crate::answer::Change;
use crate::board::Dice;
use crate::content::{Content, HowDice, RerollWhich, SourceId};
use table::Chance;

/// Is there anything to change?
pub(super) fn can_do(dice: &Dice, how: &HowDice) -> bool {
    match how {
        HowDice::Reroll { .. } => true,
        HowDice::Set { .. } => dice.coloured_count() > 0,
        HowDice::Turn { from, .. } => dice.faces().any(|face| face == *from),
    }
}

/// The ways in which dice can be changed, in ascending order.
pub fn each_change(dice: &Dice, how: &HowDice, mut give: impl FnMut(Change)) {
    match how {
        HowDice::Reroll { which: RerollWhich::All, .. } => give(Change::All),
        HowDice::Reroll { which: RerollWhich::One, .. } => {
            // KB-R-19: any of his dice. Those that show the same are the same.
            for (faces, of) in
                [(&dice.coloured[..], Change::Coloured as fn(u8) -> Change), (&dice.white[..], Change::White)]
            {
                let mut last = 0;
                for &face in faces.iter().filter(|face| **face > 0) {
                    if face != last {
                        give(of(face));
                        last = face;
                    }
                }
            }
        }
        HowDice::Reroll { which: RerollWhich::Any, .. } => {
            let coloured = groups(&dice.coloured, dice.coloured_left);
            let white = groups(&dice.white, dice.white_left);
            for c in (0..8).filter(|c| coloured >> c & 1 == 1) {
                for w in (0..16).filter(|w| white >> w & 1 == 1) {
                    if c | w != 0 {
                        give(Change::Some { coloured: c, white: w });
                    }
                }
            }
        }
        // VR-17: with fewer dice than faces he picks which of them are used.
        HowDice::Set { .. } => {
            let count = dice.coloured_count() as u32;
            (1..8u8).filter(|mask| mask.count_ones() == count).for_each(|mask| give(Change::Faces(mask)));
        }
        HowDice::Turn { from, to, most } => each_turn(dice, *from, *to, *most, give),
    }
}

/// So many coloured and white dice to the first and to the second face, at least one in all.
fn each_turn(dice: &Dice, from: u8, to: [u8; 2], most: u8, mut give: impl FnMut(Change)) {
    let count = |faces: &[u8]| faces.iter().filter(|f| **f == from).count() as u8;
    let (coloured, white) = (count(&dice.coloured), count(&dice.white));
    let second = |n: u8| if to[1] == 0 { 0 } else { n };
    for c0 in 0..=coloured {
        for c1 in 0..=second(coloured - c0) {
            for w0 in 0..=white {
                for w1 in 0..=second(white - w0) {
                    if (1..=most).contains(&(c0 + c1 + w0 + w1)) {
                        give(Change::Turn { coloured: [c0, c1], white: [w0, w1] });
                    }
                }
            }
        }
    }
}

/// The three faces that something turns coloured dice to.
#[must_use]
pub fn faces_of(content: &Content, by: SourceId) -> [u8; 3] {
    match content.source(by).dice_change.as_ref().map(|c| &c.how) {
        Some(HowDice::Set { faces }) => *faces,
        _ => [0; 3],
    }
}

/// The face from which, and the two to which, something turns dice.
#[must_use]
pub fn turns_of(content: &Content, by: SourceId) -> (u8, [u8; 2]) {
    match content.source(by).dice_change.as_ref().map(|c| &c.how) {
        Some(HowDice::Turn { from, to, .. }) => (*from, *to),
        _ => (0, [0; 2]),
    }
}

/// Was a die rolled again, or only turned?
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Rolled {
    Again,
    Not,
}

pub(super) fn change<C: Chance>(
    dice: &mut Dice,
    change: Change,
    content: &Content,
    by: SourceId,
    chance: &mut C,
) -> Rolled {
    let mut again = |faces: &mut [u8], mask: u8| {
        for (i, face) in faces.iter_mut().enumerate() {
            if mask >> i & 1 == 1 && *face > 0 {
                *face = chance.die(6);
            }
        }
    };
    let first = |faces: &[u8], wanted: u8| faces.iter().position(|f| *f == wanted).map_or(0, |i| 1 << i);
    match change {
        Change::Coloured(face) => {
            let die = first(&dice.coloured, face);
            again(&mut dice.coloured, die);
        }
        Change::White(face) => {
            let die = first(&dice.white, face);
            again(&mut dice.white, die);
        }
        Change::All => {
            again(&mut dice.coloured, u8::MAX);
            again(&mut dice.white, u8::MAX);
        }
        Change::Some { coloured, white } => {
            again(&mut dice.coloured, coloured);
            again(&mut dice.white, white);
        }
        Change::Faces(mask) => {
            let faces = faces_of(content, by);
            let chosen = faces.into_iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            for (die, (_, face)) in dice.coloured.iter_mut().filter(|d| **d > 0).zip(chosen) {
                *die = face;
            }
            return Rolled::Not;
        }
        Change::Turn { coloured, white } => {
            let (from, to) = turns_of(content, by);
            for (faces, counts) in [(&mut dice.coloured[..], coloured), (&mut dice.white[..], white)] {
                let targets =
                    to.into_iter().zip(counts).flat_map(|(face, n)| std::iter::repeat_n(face, n.into()));
                for (die, face) in faces.iter_mut().filter(|d| **d == from).zip(targets) {
                    *die = face;
                }
            }
            return Rolled::Not;
        }
    }
    Rolled::Again
}
