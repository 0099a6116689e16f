//! For Glory: Advancements, Garrisons, Town Levies, Forced March.

use super::blows;
use super::eyes::Eyes;
use knights::answer::{Answer, Stance};
use knights::content::{AdvancementId, CityId, NobleId};
use knights::glory::ForcedMarch;

/// What an Advancement is worth, in crowns.
const WORTH: &[(&str, f64)] = &[
    ("ad_black_powder", 12.0),
    ("ad_iron_blades", 9.0),
    ("ad_plate", 9.0),
    ("ad_windlass", 5.0),
    ("ad_trebuchet", 7.0),
    ("ad_banners", 15.0),
    ("ad_relays", 4.0),
    ("ad_lateen", 3.0),
    ("ad_ledgers", 7.0),
    ("ad_rotation", 9.0),
    ("ad_hospital", 5.0),
    ("ad_concentric", 11.0),
    ("ad_compass", 3.0),
    ("ad_scouts", 2.0),
    ("ad_psalter", 7.0),
    ("ad_notaries", 7.0),
    ("ad_astrolabe", 3.0),
    ("ad_contracts", 3.0),
];

fn worth(card: AdvancementId) -> f64 {
    WORTH.iter().find(|(word, _)| *word == card.word()).map_or(4.0, |(_, worth)| *worth)
}

/// The least that he has, if he has no room for another.
fn displaced(eyes: &Eyes<'_>) -> f64 {
    let held = &eyes.baron().advancements;
    if held.len() < 3 { 0.0 } else { held.iter().map(|card| worth(*card)).fold(f64::MAX, f64::min) }
}

/// The best that he can pay; what is slight he leaves.
pub(super) fn buy(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Advancement(card, Stance::Obey) => {
            let price = f64::from(eyes.game.advancement_price(eyes.board, eyes.me, card, 0, Stance::Obey));
            worth(card) * (eyes.left / 5.0).min(1.0) - displaced(eyes) - 1.2 * price
        }
        _ => 0.0,
    })
}

/// The one that he misses least.
pub(super) fn make_room(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Advancement(card, _) => 50.0 - worth(card),
        _ => 0.0,
    })
}

/// Research pays for who can buy what he draws.
pub(super) fn research(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.yes_if(eyes.spare() >= 4 && eyes.baron().knowledge >= 2 && eyes.left > 2.0)
}

/// Of the offer: what nobody should want.
pub(super) fn swap(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Advancement(card, _) => 6.0 - worth(card),
        _ => 0.0,
    })
}

/// A Garrison for a city that no Noble guards.
pub(super) fn garrison(eyes: &Eyes<'_>) -> Option<Answer> {
    let open = |city: CityId| {
        let area = eyes.game.components().area_of(city);
        eyes.board.nobles_in(eyes.me, area).is_empty() || eyes.threat(area) > 0
    };
    eyes.best(|answer| match answer {
        Answer::Garrison(city) if eyes.spare() >= 3 && open(city) => {
            let calms = if eyes.board.city(city).is_rioting { 4.0 } else { 0.0 };
            eyes.prize(city) * 0.2 + calms
        }
        _ => 0.0,
    })
}

/// Town Levies cost no wages.
pub(super) fn levy(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Levy(city, noble) => {
            let price = i32::from(eyes.game.levy_price(eyes.board, eyes.me, city));
            if eyes.spare() > price && eyes.left > 1.5 {
                1.0 + f64::from(eyes.strength(noble)) / 1000.0
            } else {
                0.0
            }
        }
        _ => 0.0,
    })
}

/// A Noble who can do something once he is refreshed; others for crowns only if it is worth it.
pub(super) fn march(eyes: &Eyes<'_>, march: ForcedMarch) -> Option<Answer> {
    let price =
        if march.is_free { 0.0 } else { f64::from(eyes.game.components().numbers.forced_march) + 1.0 };
    let use_of = |noble: NobleId| {
        let area = eyes.board.noble(noble).place.area();
        let blow = area.and_then(|area| blows::best(eyes, area, knights::content::Nobles::one(noble)));
        blow.map_or(0.3, |blow| blow.value)
    };
    eyes.best(|answer| match answer {
        Answer::Noble(noble) => use_of(noble) - price,
        _ => 0.0,
    })
}
