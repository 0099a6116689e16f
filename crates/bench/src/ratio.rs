//! One side beside another.

use crate::figure::{Figure, Round, median};

/// How many times as fast the first is, in the middle of their rounds; none where one of them has no such figure, or
/// where more is not better.
pub fn ratio(figure: Figure, ours: &[Round], theirs: &[Round]) -> Option<f64> {
    let rounds = ours.iter().zip(theirs);
    let ratios =
        rounds.filter_map(|(ours, theirs)| figure.better().ratio(figure.of(ours)?, figure.of(theirs)?));
    median(ratios.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::{PlayFigures, Rate};

    fn round(decisions: f64) -> Round {
        let play =
            PlayFigures { games: 1.0, decisions, free: decisions, answers: 2.0 * decisions, seconds: 1.0 };
        Round { play, clones: Rate { times: 1.0, seconds: 1.0 }, search: None, searched: None }
    }

    #[test]
    fn above_one_is_faster_whatever_the_figure() {
        let (ours, theirs) = ([6.0, 30.0, 8.0].map(round), [2.0, 3.0, 2.0].map(round));
        assert_eq!(ratio(Figure::Decisions, &ours, &theirs), Some(4.0), "round by round, then the middle");
        assert_eq!(ratio(Figure::NsPerAnswer, &ours, &theirs), Some(4.0));
        assert_eq!(ratio(Figure::PerGame, &ours, &theirs), None);
        assert_eq!(ratio(Figure::Search, &ours, &theirs), None);
    }
}
