//! The odds of very large battles: many of them are fought.

use super::hits::{Hits, Rolls};
use super::{Ends, Line};
use table::Sampled;

/// How many battles are fought.
const BATTLES: u32 = 20_000;

/// Fights them; the same armies always meet the same fortunes.
pub(super) fn try_out(lines: &[Line; 2]) -> Ends {
    let mut chance = Sampled::new(1_204);
    let share = 1.0 / f64::from(BATTLES);
    let mut ends = Ends::none(lines);
    let steps = [
        [lines[0].archers.summed(), lines[1].archers.summed()],
        [lines[0].main.summed(), lines[1].main.summed()],
    ];
    for _ in 0..BATTLES {
        let mut left = [lines[0].len(), lines[1].len()];
        while left[0] > 0 && left[1] > 0 {
            ends.rounds += share;
            for rolls in &steps {
                if left[0] == 0 || left[1] == 0 {
                    break;
                }
                let hits = [roll(&rolls[0], left[0], &mut chance), roll(&rolls[1], left[1], &mut chance)];
                left = [left[0].saturating_sub(hits[1]), left[1].saturating_sub(hits[0])];
            }
        }
        ends.add(left[0], left[1], share);
    }
    ends
}

/// One roll of so many, by the chances of at most so many hits.
fn roll(summed: &Rolls, left: usize, chance: &mut Sampled) -> usize {
    let Hits { least, chances } = summed.of(left);
    if chances.len() == 1 {
        return least;
    }
    let luck = (chance.word() >> 11) as f64 / (1u64 << 53) as f64;
    least + chances.partition_point(|sum| *sum <= luck).min(chances.len() - 1)
}
