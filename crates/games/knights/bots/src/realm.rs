//! His cities: revolts that he buys off, walls that he mends.

use super::eyes::Eyes;
use super::worth::FAITH;
use knights::answer::{Answer, Word};
use knights::content::{CityId, Unrest};

/// The richest city first, while there is something to buy it off with.
pub(super) fn next_revolt(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::City(city) => 1.0 + eyes.prize(city),
        _ => 0.0,
    })
}

/// A revolt is bought off as long as the city is worth it; a riot costs less.
pub(super) fn revolt(eyes: &Eyes<'_>, city: CityId, unrest: Option<Unrest>) -> Option<Answer> {
    let worth = eyes.prize(city) * if unrest == Some(Unrest::Riot) { 0.25 } else { 0.9 };
    let price = f64::from(eyes.game.revolt_price(city));
    eyes.best(|answer| match answer {
        Answer::Say(Word::Faith) => worth - FAITH,
        Answer::Say(Word::Crowns) => worth - price * if eyes.spare() >= price as i32 { 0.9 } else { 1.4 },
        Answer::Done => 0.1,
        _ => 0.0,
    })
}

/// Walls: breaches where he is in danger, and fortifications while they pay.
pub(super) fn defences(eyes: &Eyes<'_>) -> Option<Answer> {
    let mission = if eyes.mission() == Some("mi_walls") { 4.0 } else { 0.0 };
    eyes.best(|answer| match answer {
        Answer::Repair(_, count) if eyes.spare() >= 2 * i32::from(count) + 2 => 1.0 + f64::from(count),
        Answer::Fortify(city) if eyes.spare() >= 6 => {
            0.4 * eyes.left * 1.0 + 0.1 * eyes.prize(city) + mission - 1.5
        }
        _ => 0.0,
    })
}
