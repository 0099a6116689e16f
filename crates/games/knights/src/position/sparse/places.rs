//! Whose cities are, which are razed, and where strongholds stand of which a file says nothing.

use super::Given;
use super::named::Named;
use super::words::Words;
use crate::Knights;
use crate::board::{Board, Phase};
use crate::content::{AreaId, Areas, Cities, CityId};
use crate::rules;
use crate::setup::strongholds::may_stand;
use serde_json::{Value, json};
use table::{Chance, Seat};

/// Where strongholds stand well apart: none at a city, none at the edge.
const SITES: [&str; 6] = ["h11", "h31", "h42", "h44", "h24", "h13"];

/// Cities that are listed by owner, and those that are razed, are said of each city.
pub(super) fn cities(words: &Words<'_>, given: &mut Given, wrong: &mut Vec<String>) {
    if given.owned.is_empty() && given.razed.is_none() {
        return;
    }
    let cities = given.board.entry("cities").or_insert_with(|| json!({}));
    let Value::Object(cities) = cities else {
        return wrong.push(
            "state.board.cities: beside 'owned' and 'razed' it names cities by their words".to_owned(),
        );
    };
    // One that is no object is told when it is laid.
    let mut piece = |city: &CityId, name: &str, value: Value| {
        let piece = cities.entry(city.word()).or_insert_with(|| json!({})).as_object_mut()?;
        piece.insert(name.to_owned(), value).filter(|before| !before.is_null())
    };
    for (whose, owned) in &given.owned {
        let Some(seat) = words.seat(whose) else {
            wrong.push(format!("state.owned.{whose}: no Baron '{whose}' plays"));
            continue;
        };
        for city in owned {
            if piece(city, "owner", json!(seat)).is_some() {
                let rule = rules::WK_INV_20.0;
                wrong.push(format!("state.owned.{whose}: {} has an owner already ({rule})", city.word()));
            }
        }
    }
    for city in given.razed.iter().flatten() {
        piece(city, "is_razed", json!(true));
    }
}

/// Cities are razed as at the start (WK-SETUP-08), if no city says whether it is: of those that the file says nothing of, and that nobody
/// stands at.
pub(super) fn razed<C: Chance>(game: &Knights, board: &mut Board, named: &Named, chance: &mut C) {
    if named.razed {
        return;
    }
    let nobles = named.nobles.iter().filter_map(|noble| board.noble(*noble).place.area());
    let strongholds = board.playing().filter_map(|seat| board.stronghold(seat).area);
    let battle = named.has("battle").then_some(board.battle.area);
    let taken: Areas = nobles.chain(strongholds).chain(battle).collect();
    let free = |city: &CityId| !named.cities.has(*city) && !taken.has(game.content.area_of(*city));
    let mut left: Cities = CityId::kingdom().filter(free).collect();
    for _ in 0..game.content.numbers.razed[usize::from(game.seats) - 2] {
        let Some(city) = left.draw(chance) else { break };
        left.remove(city);
        board.city_mut(city).is_razed = true;
    }
}

/// Once play has begun every stronghold stands somewhere, unless the file says that it does not.
pub(super) fn strongholds(game: &Knights, board: &mut Board, named: &Named) {
    if board.phase == Phase::SetUp {
        return;
    }
    let left: Vec<Seat> = board.playing().filter(|seat| !named.strongholds.has(*seat)).collect();
    for seat in left {
        let may = |area: &AreaId| {
            let alone = board.barons_in(*area).iter().all(|other| other == seat);
            alone && may_stand(game, board, *area, rules::WK_SETUP_27, rules::WK_SETUP_25).is_ok()
        };
        let sites = SITES.into_iter().filter_map(AreaId::named);
        let site = sites.chain(AreaId::kingdom()).find(may);
        board.baron_mut(seat).stronghold.area = site;
    }
}
