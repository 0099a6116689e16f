//! By how much one order did better than another, try by try in the same worlds with the same dice.

/// The differences of two orders, summed up.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct Edge {
    tries: f64,
    sum: f64,
    squares: f64,
}

impl Edge {
    /// With what another worker found.
    pub fn plus(self, other: Edge) -> Edge {
        Edge {
            tries: self.tries + other.tries,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// Is it greater than so many standard errors?
    pub fn is_beyond(self, doubt: f64) -> bool {
        let (mean, error) = self.mean_and_error();
        mean > doubt * error
    }

    /// How much the other order may be better all the same, within so many standard errors.
    pub fn other_way(self, doubt: f64) -> f64 {
        let (mean, error) = self.mean_and_error();
        doubt * error - mean
    }

    fn mean_and_error(self) -> (f64, f64) {
        let tries = self.tries.max(1.0);
        let mean = self.sum / tries;
        let variance = (self.squares / tries - mean * mean).max(0.0);
        (mean, (variance / tries).sqrt())
    }
}

impl FromIterator<f64> for Edge {
    fn from_iter<I: IntoIterator<Item = f64>>(differences: I) -> Edge {
        let one = |difference: f64| Edge { tries: 1.0, sum: difference, squares: difference * difference };
        differences.into_iter().map(one).fold(Edge::default(), Edge::plus)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many tries with this mean and standard deviation.
    fn edge(pairs: usize, mean: f64, deviation: f64) -> Edge {
        (0..pairs).flat_map(|_| [mean - deviation, mean + deviation]).collect()
    }

    #[test]
    fn an_edge_is_beyond_doubt_if_it_exceeds_its_error() {
        // The standard error is 0.1 / sqrt(100).
        assert!(edge(50, 0.015, 0.1).is_beyond(1.0));
        assert!(!edge(50, 0.015, 0.1).is_beyond(2.0));
        assert!(!edge(50, -0.015, 0.1).is_beyond(0.0), "worse is not better");
    }

    #[test]
    fn orders_that_always_did_alike_have_no_edge() {
        assert!(!edge(50, 0.0, 0.0).is_beyond(0.0));
        assert!(!Edge::default().is_beyond(0.0), "never compared");
    }

    #[test]
    fn the_other_may_be_better_within_its_error() {
        assert!((edge(50, 0.015, 0.1).other_way(2.0) - 0.005).abs() < 1e-9);
        assert!(edge(50, 0.015, 0.1).other_way(1.0) < 0.0);
        assert!(edge(50, 0.0, 0.0).other_way(4.0).abs() < 1e-9, "always alike");
    }

    #[test]
    fn what_two_workers_found_is_one_edge() {
        let (one, other) = (edge(25, 0.02, 0.1), edge(25, 0.01, 0.1));
        assert!(!one.is_beyond(1.5) && !other.is_beyond(1.5));
        assert!(one.plus(other).is_beyond(1.4));
        assert!(!one.plus(other).is_beyond(1.6), "its error is 0.01, its mean 0.015");
    }
}
