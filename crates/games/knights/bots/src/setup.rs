//! First troops, stronghold and Nobles; and how they come back.

use super::eyes::Eyes;
use super::lure::Lures;
use knights::answer::Answer;
use knights::board::{Army, Site};
use knights::content::{AreaId, Areas, CityId, NobleId, Symbol};
use knights::upkeep::ReturnStage;

/// Where the first troops go, the strongest card first: two armies that can besiege a city of 300, two for cities of 200, all of them
/// where the walls alone will be against them.
const FIRST: [Symbol; 6] =
    [Symbol::Triangle, Symbol::Circle, Symbol::Triangle, Symbol::Circle, Symbol::Star, Symbol::Square];
/// For who comes late: one army that can besiege a city of 400, and three for cities of 200.
const LATE: [Symbol; 6] =
    [Symbol::Triangle, Symbol::Triangle, Symbol::Triangle, Symbol::Circle, Symbol::Star, Symbol::Square];
/// The walls that the armies of [`FIRST`] can besiege.
const WEAK: u16 = 300;
/// What every border between a first city and the stronghold takes from its worth. Without it castellans begin all over the map, and who
/// begins far from home seldom wins (docs/performance.md).
const WAY_HOME: f64 = 1.5;
/// Farther than this is no worse; islands are so far.
const FAR: usize = 4;

/// The next card of the first troops.
pub(super) fn first_troops(eyes: &Eyes<'_>) -> Option<Answer> {
    let at = eyes.own.muster.len().min(FIRST.len() - 1);
    let symbol = if comes_late(eyes) { LATE[at] } else { FIRST[at] };
    eyes.give(Answer::Army(Army::Noble(NobleId::of(eyes.baron().id, symbol))))
}

/// Will the weaker cities be gone when he places his third Noble? Who places his stronghold first, the Chairman and those next to him,
/// places Nobles last (WK-SETUP-24, WK-SETUP-28).
fn comes_late(eyes: &Eyes<'_>) -> bool {
    let barons = usize::from(eyes.board.seats);
    let after_chairman = (eyes.me.index() + barons - eyes.board.chairman.index()) % barons;
    let before_him = barons - 1 - after_chairman;
    let is_weak = |city: &CityId| {
        !city.is_overseas()
            && !eyes.board.city(*city).is_razed
            && eyes.game.walls(eyes.board, Site::City(*city)) <= WEAK
    };
    let weak = CityId::all().filter(is_weak).count();
    2 * barons + before_him >= weak
}

/// What a neutral city promises at the start.
fn promise(eyes: &Eyes<'_>, city: CityId) -> f64 {
    let print = eyes.game.components().cities[city.index()];
    if eyes.board.city(city).is_razed {
        0.0
    } else {
        4.0 + f64::from(print.income) - f64::from(print.strength) / 200.0
    }
}

/// A stronghold: among cities, apart from others.
pub(super) fn stronghold(eyes: &Eyes<'_>) -> Option<Answer> {
    let map = &eyes.game.components().map;
    let [among, beside, apart, fear] = eyes.temper.home;
    eyes.best(|answer| match answer {
        Answer::Area(area) => {
            let near = map.near[area.index()];
            let cities = near.iter().filter_map(|next| eyes.city_at(next));
            let mine = cities.clone().filter(|city| eyes.owns(*city)).count() as f64;
            let cities: f64 = cities.map(|city| promise(eyes, city)).sum();
            let road = if map.road[area.index()].is_empty() { 0.0 } else { beside };
            let crowd = near.iter().filter(|next| eyes.board.stronghold_in(*next).is_some()).count() as f64;
            let danger = f64::from(eyes.threat(area)) / 100.0;
            100.0 + among * cities + 4.0 * mine + road - apart * crowd - fear * danger
        }
        _ => 0.0,
    })
}

/// A Noble: at a city that he can besiege.
pub(super) fn noble(eyes: &Eyes<'_>) -> Option<Answer> {
    let home = eyes.board.stronghold(eyes.me).area;
    let lures = Lures::of(eyes, eyes.board.nobles_of(eyes.me));
    eyes.best(|answer| match answer {
        Answer::Place(noble, area) => {
            50.0 + first_place(eyes, noble, area, home) + 0.1 * lures.gain(noble, area)
        }
        _ => 0.0,
    })
}

fn first_place(eyes: &Eyes<'_>, noble: NobleId, area: AreaId, home: Option<AreaId>) -> f64 {
    let [city_worth, per_wall, per_crown, per_danger] = eyes.temper.first;
    let strength = eyes.game.troop_strength(eyes.board, Army::Noble(noble));
    let commander = eyes.game.components().numbers.commander;
    let city = eyes.city_at(area).filter(|_| eyes.board.nobles_in(eyes.me, area).is_empty());
    let besieges = |city: &CityId| strength + commander > eyes.game.walls(eyes.board, Site::City(*city));
    let prize = city.filter(besieges).map_or(0.0, |city| {
        // The stronger Nobles leave the weaker cities to the others.
        let walls = eyes.game.walls(eyes.board, Site::City(city));
        let income = f64::from(eyes.game.components().cities[city.index()].income);
        city_worth + per_wall * f64::from(walls) / 100.0 + per_crown * income
    });
    let way = home.map_or(0.0, |home| WAY_HOME * borders_between(eyes, home, area) as f64);
    let danger = per_danger * f64::from(eyes.threat(area).saturating_sub(strength)) / 150.0;
    prize - way - danger
}

/// How many borders he crosses from one area to the other, at most [`FAR`].
fn borders_between(eyes: &Eyes<'_>, from: AreaId, to: AreaId) -> usize {
    let near = &eyes.game.components().map.near;
    let mut reached = Areas::one(from);
    for crossed in 0..FAR {
        if reached.has(to) {
            return crossed;
        }
        reached = reached.iter().fold(reached, |all, area| all.or(near[area.index()]));
    }
    FAR
}

/// Upkeep: troops change armies, the stronghold and Nobles come back.
pub(super) fn returns(eyes: &Eyes<'_>, stage: ReturnStage) -> Option<Answer> {
    match stage {
        ReturnStage::Transfers => transfers(eyes),
        ReturnStage::Stronghold => stronghold(eyes),
        ReturnStage::Muster => muster(eyes),
        ReturnStage::Place => place(eyes),
    }
}

/// Troops do more in the field than in a stronghold that nobody threatens.
fn transfers(eyes: &Eyes<'_>) -> Option<Answer> {
    let home = eyes.board.stronghold(eyes.me).area?;
    let safe = eyes.risk(Site::Stronghold(eyes.me), home, 0) < 0.2;
    eyes.best(|answer| match answer {
        Answer::Shift(Army::Stronghold(_), Army::Noble(noble), kind) if safe => {
            takes(eyes, noble, kind) + f64::from(eyes.card(kind)) / 100.0
        }
        _ => 0.0,
    })
}

/// How gladly a Noble takes up a card: the circle as long as it costs no wages.
pub(super) fn takes(eyes: &Eyes<'_>, noble: NobleId, kind: knights::content::TroopKind) -> f64 {
    let troops = eyes.game.troop_strength(eyes.board, Army::Noble(noble));
    let total = troops + eyes.card(kind);
    let limit = eyes.game.components().numbers.circle_limit;
    match noble.symbol() {
        Symbol::Circle if total <= limit => 6.0,
        Symbol::Circle if troops <= limit => 0.5,
        Symbol::Triangle => 3.5,
        Symbol::Star => 3.0,
        Symbol::Square | Symbol::Circle => 2.5,
    }
}

/// Nobles off the board get troops, so that they can come back.
fn muster(eyes: &Eyes<'_>) -> Option<Answer> {
    let troops = |noble: NobleId| eyes.game.troop_strength(eyes.board, Army::Noble(noble));
    eyes.best(|answer| match answer {
        Answer::Shift(Army::Stronghold(_), Army::Noble(noble), kind) if troops(noble) == 0 => {
            4.0 - f64::from(eyes.card(kind)) / 200.0
        }
        Answer::Shift(Army::Stronghold(_), Army::Noble(noble), kind) if troops(noble) < 200 => {
            takes(eyes, noble, kind) / 10.0
        }
        // A strong one can spare something for one who has nothing.
        Answer::Shift(Army::Noble(from), Army::Noble(noble), kind)
            if troops(noble) == 0 && troops(from) >= 150 + eyes.card(kind) =>
        {
            2.0
        }
        _ => 0.0,
    })
}

/// Where he guards a city, or has something to take.
fn place(eyes: &Eyes<'_>) -> Option<Answer> {
    let lures = Lures::of(eyes, eyes.board.nobles_of(eyes.me));
    eyes.best(|answer| match answer {
        Answer::Place(noble, area) => 50.0 + lures.gain(noble, area),
        _ => 0.0,
    })
}
