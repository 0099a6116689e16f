//! The exact odds: a chain over how many of each side are left.

use super::hits::Hits;
use super::{Ends, Line};

/// A pair is not looked at if it is reached with a smaller chance than this.
const TINY: f64 = 1e-12;

/// The chance of each end. Two tables hold how often a battle round is begun with so many on each side, and how often
/// its main step is; the archers' step leads from the first to the second, the main step back.
pub(super) fn solve(lines: &[Line; 2]) -> Ends {
    let [attackers, defenders] = lines;
    let width = defenders.len() + 1;
    let mut ends = Ends::none(lines);
    let mut begun = vec![0.0; (attackers.len() + 1) * width];
    let mut main = begun.clone();
    if attackers.len() == 0 || defenders.len() == 0 {
        ends.add(attackers.len(), defenders.len(), 1.0);
        return ends;
    }
    begun[attackers.len() * width + defenders.len()] = 1.0;
    for i in (1..=attackers.len()).rev() {
        for j in (1..=defenders.len()).rev() {
            let place = i * width + j;
            let (b, m) = (begun[place], main[place]);
            if b + m < TINY {
                continue;
            }
            // A step without a hit leads back to the same pair: b' = b + quiet_main m', m' = m + quiet_archers b'.
            let quiet_archers = attackers.archers.none(i) * defenders.archers.none(j);
            let quiet_main = attackers.main.none(i) * defenders.main.none(j);
            let rounds = (b + quiet_main * m) / (1.0 - quiet_archers * quiet_main);
            let mains = m + quiet_archers * rounds;
            ends.rounds += rounds;
            let from = From { i, j, width };
            from.spread(rounds, attackers.archers.of(i), defenders.archers.of(j), &mut main, &mut ends);
            from.spread(mains, attackers.main.of(i), defenders.main.of(j), &mut begun, &mut ends);
        }
    }
    ends
}

/// A pair from which a step is taken.
struct From {
    i: usize,
    j: usize,
    width: usize,
}

impl From {
    /// Both sides roll at the same time (WE-BATTLE-07); hits beyond those left are lost (WE-CASUALTY-05).
    fn spread(
        &self,
        chance: f64,
        by_attackers: Hits<'_>,
        by_defenders: Hits<'_>,
        to: &mut [f64],
        ends: &mut Ends,
    ) {
        // Hits that leave nobody are counted together.
        let (down, all_down) = by_defenders.within(self.i);
        let (dead, all_dead) = by_attackers.within(self.j);
        for (y, down) in (by_defenders.least..).zip(down) {
            let (left, chance) = (self.i - y, chance * down);
            ends.add(left, 0, chance * all_dead);
            // Nobody was hit: the same pair, which has been reckoned with.
            let quiet = usize::from(y == 0 && by_attackers.least == 0).min(dead.len());
            let last = left * self.width + self.j + 1 - by_attackers.least - quiet;
            let first = last + quiet - dead.len();
            let places = to[first..last].iter_mut().rev();
            places.zip(&dead[quiet..]).for_each(|(place, dead)| *place += chance * dead);
        }
        for (x, dead) in (by_attackers.least..).zip(dead) {
            ends.add(0, self.j - x, chance * all_down * dead);
        }
        ends.add(0, 0, chance * all_down * all_dead);
    }
}
