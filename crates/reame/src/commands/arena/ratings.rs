//! Ratings from who won: Luce's choice model, the first place of Plackett and Luce's. Of those at the table each wins in
//! proportion to its strength.

use super::super::lab::stats::Estimate;
use table::Sampled;

/// Points of rating for a tenfold strength, as in chess.
const TENFOLD: f64 = 400.0;
/// The rating of a mean entrant.
const MEAN: f64 = 1500.0;
/// How often the games are weighed again for the intervals.
const RESAMPLES: usize = 1_000;
/// What everybody is believed to have won before the first game of a match: Jeffreys' half a victory.
const PRIOR: f64 = 0.5;
/// Steps of the fit; each brings it nearer to the most likely strengths.
const STEPS: usize = 200;

/// Games with the same entrants at the table.
pub struct Match {
    /// How many seats each entrant holds; 0: it is not there.
    pub held: Vec<usize>,
    /// Who won, deal by deal: games of one deal are not independent of each other, so intervals weigh whole deals.
    pub deals: Vec<Deal>,
}

/// What each entrant won in the games of one deal.
pub struct Deal {
    /// How many games.
    pub games: f64,
    /// Victories of each entrant; a shared one counts in part.
    pub wins: Vec<f64>,
}

/// The rating of each entrant, with the interval in which it lies with 95 %: between two entrants who win or lose single games it
/// is that of Jeffreys, so that two victories of two leave much open.
pub fn ratings(matches: &[Match]) -> Vec<Estimate> {
    let values = rated(matches, |weighed| match weighed {
        Weighed::Deal => 1.0,
        Weighed::Belief => PRIOR,
    });
    // The Bayesian bootstrap: deals, and what was believed before any game, get weights by lot.
    let mut chance = Sampled::new(1);
    let mut again: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); values.len()];
    for _ in 0..RESAMPLES {
        let drawn = rated(matches, |weighed| match weighed {
            Weighed::Deal => exponential(&mut chance),
            Weighed::Belief => half_gamma(&mut chance),
        });
        again.iter_mut().zip(drawn).for_each(|(one, rating)| one.push(rating));
    }
    let estimate = |(value, again): (f64, &mut Vec<f64>)| {
        again.sort_by(f64::total_cmp);
        let at = |share: f64| again[((again.len() - 1) as f64 * share).round() as usize];
        Estimate { value, low: at(0.025), high: at(0.975) }
    };
    values.into_iter().zip(&mut again).map(estimate).collect()
}

/// What gets a weight.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Weighed {
    /// The games of a deal.
    Deal,
    /// What an entrant is believed to have won before the first game.
    Belief,
}

/// A number in 0..1, never 0.
fn uniform(chance: &mut Sampled) -> f64 {
    ((chance.word() >> 11) as f64 + 0.5) / (1u64 << 53) as f64
}

/// The weight of a deal: exponential, 1 on average.
fn exponential(chance: &mut Sampled) -> f64 {
    -uniform(chance).ln()
}

/// The weight of half a victory: half the square of a normal number, 1/2 on average.
fn half_gamma(chance: &mut Sampled) -> f64 {
    let radius = -uniform(chance).ln();
    radius * (std::f64::consts::TAU * uniform(chance)).cos().powi(2)
}

/// The most likely ratings (Hunter's minorisation and maximisation) with these weights. What everybody is believed to have
/// won before the first game keeps those who never won, or never lost, within reach.
fn rated(matches: &[Match], mut weight: impl FnMut(Weighed) -> f64) -> Vec<f64> {
    let count = matches.first().map_or(0, |m| m.held.len());
    let mut wins = vec![0.0; count];
    let mut played = Vec::new();
    for m in matches {
        let mut games = 0.0;
        for (sum, _) in wins.iter_mut().zip(&m.held).filter(|(_, held)| **held > 0) {
            let believed = weight(Weighed::Belief);
            *sum += believed;
            games += believed;
        }
        for deal in &m.deals {
            let weight = weight(Weighed::Deal);
            games += weight * deal.games;
            wins.iter_mut().zip(&deal.wins).for_each(|(sum, won)| *sum += weight * won);
        }
        played.push(games);
    }
    let mut strength = vec![1.0; count];
    for _ in 0..STEPS {
        let table = |m: &Match| -> f64 { strength.iter().zip(&m.held).map(|(s, n)| s * *n as f64).sum() };
        let share: Vec<f64> = matches.iter().zip(&played).map(|(m, games)| games / table(m)).collect();
        let expected =
            |n: usize| -> f64 { matches.iter().zip(&share).map(|(m, share)| m.held[n] as f64 * share).sum() };
        strength = (0..count).map(|n| wins[n] / expected(n)).collect();
    }
    let logs: Vec<f64> = strength.iter().map(|s| s.max(1e-12).log10()).collect();
    let mean = logs.iter().sum::<f64>() / count.max(1) as f64;
    logs.iter().map(|log| MEAN + TENFOLD * (log - mean)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match of so many deals of one game each; `wins` are those of the entrants in turn.
    fn games(held: &[usize], wins: &[&[f64]], times: usize) -> Match {
        let deals = wins.iter().cycle().take(wins.len() * times);
        let deals = deals.map(|wins| Deal { games: 1.0, wins: wins.to_vec() }).collect();
        Match { held: held.to_vec(), deals }
    }

    const A: &[f64] = &[1.0, 0.0];
    const B: &[f64] = &[0.0, 1.0];

    #[test]
    fn equals_are_rated_equally_and_who_wins_more_higher() {
        let even = ratings(&[games(&[1, 1], &[A, B, &[0.5, 0.5]], 1)]);
        assert!((even[0].value - 1500.0).abs() < 0.01 && (even[1].value - 1500.0).abs() < 0.01);
        let rated = ratings(&[games(&[1, 1], &[A, A, A, A, A, A, A, A, A, A, B], 10)]);
        let gap = rated[0].value - rated[1].value;
        assert!((380.0..=400.0).contains(&gap), "ten to one is nearly 400 points: {gap}");
        assert!(rated[0].low < rated[0].value && rated[0].value < rated[0].high);
    }

    #[test]
    fn two_seats_of_one_bot_are_not_twice_its_strength() {
        let rated = ratings(&[games(&[2, 1], &[A, A, B], 30)]);
        assert!((rated[0].value - rated[1].value).abs() < 15.0, "two of three seats win two of three games");
    }

    #[test]
    fn who_never_wins_is_rated_low_but_finitely() {
        let rated = ratings(&[games(&[1, 1], &[A], 20)]);
        assert!(rated[1].value > 900.0 && rated[1].value < 1300.0, "{}", rated[1].value);
    }

    /// Of two, who won 2 of 2 has between 0.332 and 0.9998 of the victories by Jeffreys' interval, the quantiles of
    /// Beta(2.5, 0.5): a gap of -121 to 1451 points or so.
    #[test]
    fn two_of_two_leaves_much_open() {
        let rated = ratings(&[games(&[1, 1], &[A], 2)]);
        let gap = |rating: f64| 2.0 * (rating - MEAN);
        let (low, high) = (gap(rated[0].low), gap(rated[0].high));
        assert!((-200.0..=-60.0).contains(&low), "he may well be the weaker one: {low}");
        assert!((900.0..=2400.0).contains(&high), "or much stronger: {high}");
        assert!(rated[0].low < rated[0].value && rated[0].value < rated[0].high);
        let more = ratings(&[games(&[1, 1], &[A], 40)]);
        assert!(gap(more[0].low) > 200.0, "40 of 40 do not");
    }

    #[test]
    fn nobody_who_has_not_played_is_known() {
        let rated = ratings(&[games(&[1, 1], &[], 1)]);
        assert!((rated[0].value - MEAN).abs() < 1e-6 && rated[0].high - rated[0].low > 400.0);
    }

    #[test]
    fn a_chain_of_matches_rates_those_who_never_met() {
        let low: Match = games(&[1, 1, 0], &[&[1.0, 0.0, 0.0], &[0.0, 1.0, 0.0], &[0.0, 1.0, 0.0]], 60);
        let high: Match = games(&[0, 1, 1], &[&[0.0, 1.0, 0.0], &[0.0, 0.0, 1.0], &[0.0, 0.0, 1.0]], 60);
        let rated = ratings(&[low, high]);
        let gaps = (rated[1].value - rated[0].value, rated[2].value - rated[1].value);
        assert!(
            (110.0..=125.0).contains(&gaps.0) && (110.0..=125.0).contains(&gaps.1),
            "two to one: {gaps:?}"
        );
    }
}
