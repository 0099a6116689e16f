//! Copies of the table, played to their end.

use super::desk::fields;
use super::request::Refused;
use bots::{Seated, play_game};
use serde_json::{Map, Value, json};
use table::{Observer, Sampled, Seat};
use titles::Known;

/// So many playouts may be asked for at once.
const MOST: u64 = 100_000;

/// Which playouts.
pub struct Plan {
    /// How many.
    pub games: u64,
    /// One bot for all seats, or one for each.
    pub bots: Vec<String>,
    /// The seed of dice and thoughts.
    pub seed: u64,
    /// Whose view the copies are made from; none: they are the table as it is.
    pub seat: Option<Seat>,
}

/// Plays them and tells how often each seat won, with its mean score.
pub fn run<G: Known>(game: &G, state: &G::State, plan: &Plan) -> Result<Map<String, Value>, Refused> {
    let seats = usize::from(game.seats());
    if !(1..=MOST).contains(&plan.games) {
        return Err(format!("games: from 1 to {MOST}").into());
    }
    let names: Vec<&str> = match &plan.bots[..] {
        [one] => vec![one; seats],
        all if all.len() == seats => all.iter().map(String::as_str).collect(),
        all => {
            return Err(
                format!("bots: {} for {seats} seats; name one for all, or one each", all.len()).into()
            );
        }
    };
    names.iter().try_for_each(|name| G::OPPONENTS.check(name))?;
    let view = plan.seat.map(|seat| game.view(state, Observer::Seat(seat)));
    let (mut wins, mut scores) = (vec![0.0; seats], vec![0.0; seats]);
    let mut answers = Vec::new();
    for index in 0..plan.games {
        let mut chance = Sampled::nth(plan.seed, index);
        let mut seeds = Sampled::nth(!plan.seed, index);
        let Some(mut players) = Seated::exact(&G::OPPONENTS, names.iter().copied(), &mut seeds) else {
            break;
        };
        let mut copy = view.as_ref().map_or_else(|| state.clone(), |view| game.world(view, &mut chance));
        play_game(game, &mut copy, &mut chance, &mut answers, |state, seat, answers, _| {
            players.answer(game, state, seat, answers)
        });
        let Some(standing) = game.standing(&copy) else { continue };
        wins.iter_mut().zip(standing.shares()).for_each(|(sum, share)| *sum += share);
        scores.iter_mut().zip(standing.scores.iter()).for_each(|(sum, score)| *sum += f64::from(*score));
    }
    let games = plan.games as f64;
    scores.iter_mut().for_each(|score| *score /= games);
    Ok(fields(json!({ "games": plan.games, "wins": wins, "mean_score": scores })))
}
