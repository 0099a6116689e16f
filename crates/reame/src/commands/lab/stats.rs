//! Shares, means and how sure they are.

/// The 97.5 % quantile of the normal distribution: intervals hold 95 %.
const Z: f64 = 1.959_963_984_540_054;

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
        if self.of <= 0.0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (p, n) = (self.value(), self.of);
        let centre = p + Z * Z / (2.0 * n);
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Estimate {
            value: p,
            low: ((centre - half) / scale).max(0.0),
            high: ((centre + half) / scale).min(1.0),
        }
    }

    /// How much larger this share is than another: Newcombe's interval from two of Wilson's (his method 10).
    #[must_use]
    pub fn minus(self, other: Proportion) -> Estimate {
        let (a, b) = (self.wilson(), other.wilson());
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

    /// How much larger this mean is than another, with Welch's standard error; there are many numbers, so that the
    /// normal distribution serves.
    #[must_use]
    pub fn minus(self, other: Mean) -> Estimate {
        let value = self.mean - other.mean;
        let part = |m: Mean| if m.n > 1.0 { m.variance / m.n } else { f64::INFINITY };
        let half = Z * (part(self) + part(other)).sqrt();
        Estimate { value, low: value - half, high: value + half }
    }

    /// The standard deviation.
    #[must_use]
    pub fn deviation(self) -> f64 {
        self.variance.sqrt()
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
            let found = Proportion { hits: a, of: m }.minus(Proportion { hits: b, of: n });
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
        let more = b.minus(a);
        near(more.value, 3.5);
        near(more.high - more.value, Z * (10.0f64 / 5.0 + 5.0 / 3.0 / 4.0).sqrt());
        assert!(more.is_sure() && !a.minus(a).is_sure());
        assert!(!Mean::of(1, 5, 25).minus(b).is_sure(), "one number says nothing");
        assert_eq!(Mean::of(0, 0, 0).n, 0.0);
    }
}
