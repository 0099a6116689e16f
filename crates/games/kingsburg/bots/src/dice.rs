//! Changes of dice: what the dice bring as they are, and what they might bring.

use super::court::Court;
use super::eyes::Eyes;
use kingsburg::answer::Change;
use kingsburg::board::{Board, Dice};
use kingsburg::content::{HowDice, Moment, SourceId};
use kingsburg::effects::Scene;

/// Rolls that are tried out for more than one die.
const TRIES: u32 = 36;

/// What dice bring: the advisors they reach, and what the final roll brings by itself.
struct Scales<'e, 'a> {
    eyes: &'e Eyes<'a>,
    court: Court,
    board: Board,
}

impl Scales<'_, '_> {
    fn weigh(&mut self, dice: Dice) -> f32 {
        let mut worth = self.court.dice(&dice);
        self.board.player_mut(self.eyes.seat).dice = dice;
        let scene = Scene::new(self.eyes.content, &self.board);
        worth += self.eyes.comes_now(Moment::RollFinal, |trigger| {
            trigger.condition.as_ref().is_none_or(|c| scene.holds(c, self.eyes.seat, trigger.source))
        });
        worth
    }

    /// What these dice bring on average if the ones named are rolled again.
    fn rolled(&mut self, dice: Dice, coloured: u8, white: u8) -> f32 {
        let count = (coloured.count_ones() + white.count_ones()).max(1);
        let tries = if count == 1 { 6 } else { TRIES };
        let mut sum = 0.0;
        for try_number in 0..tries {
            let mut rolled = dice;
            // Faces spread evenly over the tries, and differently for each die.
            let face = |die: u32| ((try_number * (2 * die + 1) + try_number / 6 * (die + 1)) % 6) as u8 + 1;
            let mut die = 0;
            for (faces, mask) in [(&mut rolled.coloured[..], coloured), (&mut rolled.white[..], white)] {
                for (i, shown) in faces.iter_mut().enumerate() {
                    if mask >> i & 1 == 1 && *shown > 0 {
                        *shown = face(die);
                        die += 1;
                    }
                }
            }
            rolled.settle();
            sum += self.weigh(rolled);
        }
        sum / tries as f32
    }
}

/// What it is worth to change dice so, and not to.
pub fn change(eyes: &Eyes<'_>, by: SourceId, change: Change) -> f32 {
    let mut scales = Scales { eyes, court: Court::of(eyes), board: *eyes.board };
    let dice = eyes.me().dice;
    let now = scales.weigh(dice);
    let Some(made) = &eyes.content.source(by).dice_change else { return 0.0 };
    let first = |faces: &[u8], face: u8| faces.iter().position(|f| *f == face).map_or(0, |i| 1u8 << i);
    let after = match change {
        Change::All => scales.rolled(dice, dice.coloured_left, dice.white_left),
        Change::Coloured(face) => scales.rolled(dice, first(&dice.coloured, face), 0),
        Change::White(face) => scales.rolled(dice, 0, first(&dice.white, face)),
        Change::Some { coloured, white } => scales.rolled(dice, coloured, white),
        Change::Faces(mask) => {
            let HowDice::Set { faces } = &made.how else { return 0.0 };
            let mut set = faces.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).map(|(_, face)| *face);
            let mut turned = dice;
            turned.coloured = std::array::from_fn(|_| set.next().unwrap_or(0));
            turned.settle();
            scales.weigh(turned)
        }
        Change::Turn { coloured, white } => {
            let HowDice::Turn { from, to, .. } = made.how else { return 0.0 };
            let mut turned = dice;
            turn(&mut turned.coloured, from, to, coloured);
            turn(&mut turned.white, from, to, white);
            turned.settle();
            scales.weigh(turned)
        }
    };
    after - now - 0.02
}

/// Turns so many dice to the first and to the second face.
fn turn(faces: &mut [u8], from: u8, to: [u8; 2], counts: [u8; 2]) {
    for (face, count) in to.into_iter().zip(counts) {
        for _ in 0..count {
            if let Some(die) = faces.iter_mut().find(|f| **f == from) {
                *die = face;
            }
        }
    }
}
