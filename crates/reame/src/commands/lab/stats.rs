//! Shares, means and how sure they are.

/// The 97.5 % quantile of the normal distribution: intervals hold 95 %.
pub const Z: f64 = 1.959_963_984_540_054;

/// How many standard errors the intervals of so many comparisons must reach so that all of them hold together with 95 %
/// (Bonferroni).
#[must_use]
pub fn z_of(comparisons: usize) -> f64 {
    if comparisons <= 1 { Z } else { upper_quantile(0.025 / comparisons as f64) }
}

/// Where a normal number lies above with this small probability: by halving between 0 and 40, as exactly as numbers are.
fn upper_quantile(tail: f64) -> f64 {
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..80 {
        let middle = (low + high) / 2.0;
        if upper_tail(middle) > tail { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

/// How likely a normal number lies above x, which is at least 1.5: the continued fraction of Laplace.
fn upper_tail(x: f64) -> f64 {
    if x < 1.5 {
        return 0.5;
    }
    let fraction = (1..=200).rev().fold(x, |rest, n| x + f64::from(n) / rest);
    (-x * x / 2.0).exp() / (fraction * std::f64::consts::TAU.sqrt())
}

/// So many of so many.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Proportion {
    /// How many; a shared victory counts in part.
    pub hits: f64,
    /// Of how many.
    pub of: f64,
}

/// Numbers with a mean.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Mean {
    /// How many.
    pub n: f64,
    /// Their mean.
    pub mean: f64,
    /// Their variance, as a sample.
    pub variance: f64,
}

/// A value with its 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq, serde::Serialize)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// Not much lower than this.
    pub low: f64,
    /// Not much higher than this.
    pub high: f64,
}

impl Estimate {
    /// Is it surely not 0?
    #[must_use]
    pub fn is_sure(self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

impl Proportion {
    /// The share itself; 0 of nothing.
    #[must_use]
    pub fn value(self) -> f64 {
        if self.of > 0.0 { self.hits / self.of } else { 0.0 }
    }

    /// Wilson's score interval.
    #[must_use]
    pub fn wilson(self) -> Estimate {
        self.wilson_at(Z)
    }

    /// The same, of so many standard errors.
    fn wilson_at(self, z: f64) -> Estimate {
        if self.of <= 0.0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (p, n) = (self.value(), self.of);
        let centre = p + z * z / (2.0 * n);
        let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        Estimate {
            value: p,
            low: ((centre - half) / scale).max(0.0),
            high: ((centre + half) / scale).min(1.0),
        }
    }

    /// How much larger this share is than another: Newcombe's interval from two of Wilson's (his method 10), of so many standard
    /// errors. Where the variance of the difference is known and larger than that of independent cases, so many
    /// fewer cases count.
    #[must_use]
    pub fn minus(self, other: Proportion, z: f64, variance: f64) -> Estimate {
        let part = |p: Proportion| if p.of > 0.0 { p.value() * (1.0 - p.value()) / p.of } else { 0.0 };
        let independent = part(self) + part(other);
        let fewer = if independent > 0.0 { (variance / independent).max(1.0) } else { 1.0 };
        let count = |p: Proportion| Proportion { hits: p.hits / fewer, of: p.of / fewer };
        let (a, b) = (count(self).wilson_at(z), count(other).wilson_at(z));
        let value = a.value - b.value;
        let below = ((a.value - a.low).powi(2) + (b.high - b.value).powi(2)).sqrt();
        let above = ((a.high - a.value).powi(2) + (b.value - b.low).powi(2)).sqrt();
        Estimate { value, low: value - below, high: value + above }
    }
}

impl Mean {
    /// From a count, a sum and a sum of squares.
    #[must_use]
    pub fn of(n: u64, sum: i64, squares: i64) -> Mean {
        let count = n as f64;
        if n == 0 {
            return Mean { n: 0.0, mean: 0.0, variance: 0.0 };
        }
        let mean = sum as f64 / count;
        let spread = squares as f64 - sum as f64 * mean;
        Mean { n: count, mean, variance: if n > 1 { (spread / (count - 1.0)).max(0.0) } else { 0.0 } }
    }

    /// How much larger this mean is than another, with Welch's standard error or, where it is known and larger, that of this
    /// variance of the difference; so many of them, for there are many numbers and the normal distribution serves.
    #[must_use]
    pub fn minus(self, other: Mean, z: f64, variance: f64) -> Estimate {
        let value = self.mean - other.mean;
        let part = |m: Mean| if m.n > 1.0 { m.variance / m.n } else { f64::INFINITY };
        let half = z * (part(self) + part(other)).max(variance).sqrt();
        Estimate { value, low: value - half, high: value + half }
    }

    /// The standard deviation.
    #[must_use]
    pub fn deviation(self) -> f64 {
        self.variance.sqrt()
    }
}

/// Sums over games of what those with something and those without it have in each: games are independent of each other,
/// seats of one game are not.
#[derive(Copy, Clone, Default)]
pub struct Clusters {
    with: Squares,
    without: Squares,
    /// Products of what the two sides have: values, values and counts either way, counts.
    crossed: [i64; 4],
    games: u64,
}

#[derive(Copy, Clone, Default)]
struct Squares {
    values: i64,
    products: i64,
    counts: i64,
}

impl Squares {
    fn add(&mut self, other: &Squares) {
        self.values += other.values;
        self.products += other.products;
        self.counts += other.counts;
    }

    fn of((count, value): (i64, i64)) -> Squares {
        Squares { values: value * value, products: value * count, counts: count * count }
    }

    /// The sum over games of the square of what differs from the mean.
    fn about(&self, mean: f64) -> f64 {
        self.values as f64 - 2.0 * mean * self.products as f64 + mean * mean * self.counts as f64
    }
}

impl Clusters {
    /// One game: how many seats with it and the sum of their values, and the same without it.
    pub fn note(&mut self, with: (i64, i64), without: (i64, i64)) {
        self.with.add(&Squares::of(with));
        self.without.add(&Squares::of(without));
        let ((k, a), (l, b)) = (with, without);
        let crossed = [a * b, a * l, k * b, k * l];
        self.crossed.iter_mut().zip(crossed).for_each(|(sum, product)| *sum += product);
        self.games += 1;
    }

    /// With what another thread counted.
    pub fn add(&mut self, other: &Clusters) {
        self.with.add(&other.with);
        self.without.add(&other.without);
        self.crossed.iter_mut().zip(other.crossed).for_each(|(sum, product)| *sum += product);
        self.games += other.games;
    }

    /// The variance of the difference of two means (their counts and values), by linearisation over games.
    #[must_use]
    pub fn variance(&self, (k, m): (f64, f64), (l, n): (f64, f64)) -> f64 {
        if self.games < 2 || k <= 0.0 || l <= 0.0 {
            return 0.0;
        }
        let [ab, al, kb, kl] = self.crossed.map(|sum| sum as f64);
        let both = ab - n * al - m * kb + m * n * kl;
        let sum = self.with.about(m) / (k * k) + self.without.about(n) / (l * l) - 2.0 * both / (k * l);
        let games = self.games as f64;
        (sum * games / (games - 1.0)).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
    }

    /// The examples of Newcombe 1998 (Statistics in Medicine 17: 857-872 and 873-890): 81 of 263, 15 of 148, 1 of 29.
    #[test]
    fn wilson_intervals_are_those_of_the_literature() {
        for (hits, of, low, high) in
            [(81.0, 263.0, 0.2553, 0.3662), (15.0, 148.0, 0.0624, 0.1605), (1.0, 29.0, 0.0061, 0.1718)]
        {
            let found = Proportion { hits, of }.wilson();
            near(found.low, low);
            near(found.high, high);
        }
        let none = Proportion { hits: 0.0, of: 20.0 }.wilson();
        near(none.low, 0.0);
        near(none.high, 0.1611);
        assert_eq!(Proportion { hits: 0.0, of: 0.0 }.wilson(), Estimate { value: 0.0, low: 0.0, high: 1.0 });
    }

    /// Examples (a), (b) and (d) of the same author's second paper: 56/70 - 48/80, 9/10 - 3/10, 5/56 - 0/29.
    #[test]
    fn differences_of_shares_are_those_of_the_literature() {
        for (a, m, b, n, low, high) in [
            (56.0, 70.0, 48.0, 80.0, 0.0524, 0.3339),
            (9.0, 10.0, 3.0, 10.0, 0.1705, 0.8090),
            (5.0, 56.0, 0.0, 29.0, -0.0381, 0.1926),
        ] {
            let found = Proportion { hits: a, of: m }.minus(Proportion { hits: b, of: n }, Z, 0.0);
            near(found.value, a / m - b / n);
            near(found.low, low);
            near(found.high, high);
        }
    }

    #[test]
    fn means_and_their_difference() {
        // 1 2 3 4 and 2 4 6 8 10.
        let (a, b) = (Mean::of(4, 10, 30), Mean::of(5, 30, 220));
        near(a.mean, 2.5);
        near(a.variance, 5.0 / 3.0);
        near(b.variance, 10.0);
        near(b.deviation(), 3.162_28);
        let more = b.minus(a, Z, 0.0);
        near(more.value, 3.5);
        near(more.high - more.value, Z * (10.0f64 / 5.0 + 5.0 / 3.0 / 4.0).sqrt());
        assert!(more.is_sure() && !a.minus(a, Z, 0.0).is_sure());
        assert!(!Mean::of(1, 5, 25).minus(b, Z, 0.0).is_sure(), "one number says nothing");
        assert_eq!(Mean::of(0, 0, 0).n, 0.0);
    }

    /// Quantiles of the normal distribution as they are tabulated: 2.5 %, and 2.5 % divided by 5, 10 and 100.
    #[test]
    fn many_comparisons_reach_further() {
        near(z_of(0), Z);
        for (comparisons, z) in [(1, 1.959_964), (5, 2.575_829), (10, 2.807_034), (100, 3.480_756)] {
            near(z_of(comparisons), z);
        }
        let (a, b) = (Proportion { hits: 65.0, of: 100.0 }, Proportion { hits: 50.0, of: 100.0 });
        assert!(a.minus(b, Z, 0.0).is_sure(), "alone it would be sure");
        assert!(!a.minus(b, z_of(20), 0.0).is_sure(), "of twenty such one is found by chance");
    }

    /// Games of two in which one seat has it and the other does not, and one of them wins: with n wins of g games the difference
    /// of the shares is 2n/g - 1, and its variance that of one share times four.
    #[test]
    fn seats_of_one_game_are_not_independent() {
        let mut clusters = Clusters::default();
        for game in 0..100 {
            let won = i64::from(game < 60);
            clusters.note((1, won), (1, 1 - won));
        }
        let variance = clusters.variance((100.0, 0.6), (100.0, 0.4));
        near(variance, 4.0 * 0.6 * 0.4 / 99.0);
        let (a, b) = (Proportion { hits: 60.0, of: 100.0 }, Proportion { hits: 40.0, of: 100.0 });
        let (naive, honest) = (a.minus(b, Z, 0.0), a.minus(b, Z, variance));
        assert!(honest.high - honest.low > 1.3 * (naive.high - naive.low), "{naive:?} {honest:?}");
        // A card that is in force for all four seats of a game says what one seat says, not what four do.
        let mut clusters = Clusters::default();
        (0..40).for_each(|game| {
            if game % 2 == 0 {
                clusters.note((4, 4 * (game % 4)), (0, 0));
            } else {
                clusters.note((0, 0), (4, 4));
            }
        });
        near(clusters.variance((80.0, 1.0), (80.0, 1.0)), 20.0 * 16.0 / (80.0 * 80.0) * 40.0 / 39.0);
    }
}
