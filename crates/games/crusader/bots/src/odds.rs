//! The chance of a check, fast: he asks it for every target that he looks at.

/// The chance of so many good tokens or more in so many draws without replacement: critical ones are always sacrificed.
#[must_use]
pub fn at_least(good: u8, bad: u8, needed: u8, draws: u8) -> f64 {
    // By the number of good ones so far, those who have enough counted together.
    let mut chances = [0.0; 16];
    let enough = usize::from(needed).min(chances.len() - 1);
    chances[0] = 1.0;
    let all = good + bad;
    for drawn in 0..draws.min(all) {
        for has in (0..enough.min(usize::from(drawn) + 1)).rev() {
            let left = f64::from(good.saturating_sub(has as u8));
            let hit = chances[has] * (left / f64::from(all - drawn)).min(1.0);
            chances[has] -= hit;
            chances[has + 1] += hit;
        }
    }
    chances[enough]
}
