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
    for _ in 0..BATTLES {
        let mut left = [lines[0].len(), lines[1].len()];
        while left[0] > 0 && left[1] > 0 {
            ends.rounds += share;
            for rolls in [[&lines[0].archers, &lines[1].archers], [&lines[0].main, &lines[1].main]] {
                if left[0] == 0 || left[1] == 0 {
                    break;
                }
                let hits = [roll(rolls[0], left[0], &mut chance), roll(rolls[1], left[1], &mut chance)];
                left = [left[0].saturating_sub(hits[1]), left[1].saturating_sub(hits[0])];
            }
        }
        ends.add(left[0], left[1], share);
    }
    ends
}

/// One roll of so many.
fn roll(rolls: &Rolls, left: usize, chance: &mut Sampled) -> usize {
    let Hits { least, chances } = rolls.of(left);
    if chances.len() == 1 {
        return least;
    }
    let mut rest = (chance.word() >> 11) as f64 / (1u64 << 53) as f64;
    for (n, chance) in (least..).zip(chances) {
        rest -= chance;
        if rest < 0.0 {
            return n;
        }
    }
    least + chances.len() - 1
}
