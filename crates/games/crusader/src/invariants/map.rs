//! Knights, footsoldiers and what lies on the map.

use super::Wrong;
use crate::board::Board;
use crate::content::{CharacterId, Player, Territories, TerritoryId};
use crate::flow::Frame;
use crate::{Crusader, rules, supply};

/// CK-INV-01, CK-INV-02: who controls what, and where footsoldiers stand.
pub(super) fn control(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let knights = u32::from(game.components().numbers.knights);
    let mut seen = Territories::NONE;
    for player in Player::all() {
        let lands = board.lands(player);
        wrong.unless(seen.and(lands).is_empty(), "owned", "a territory of two players", rules::CK_INV_01);
        seen = seen.or(lands);
        // The ninth is released at once (CK-LIMIT-02); after an attack the footsoldier moves in before (CK-R-73).
        let releases = board.frames.iter().filter(|frame| {
            **frame == Frame::Spoils || matches!(frame, Frame::Release(release) if release.player == player)
        });
        let most = knights + releases.count() as u32;
        let plays = board.plays(player) || lands.is_empty();
        wrong.unless(plays, format!("owned.{player:?}"), "he does not play", rules::CK_INV_01);
        wrong.unless(
            lands.len() <= most,
            format!("owned.{player:?}"),
            format!("{} territories", lands.len()),
            rules::CK_INV_01,
        );
        let soldiers = board.mobilised(player).len();
        let most = u32::from(supply::most_footsoldiers(game, board, player));
        wrong.unless(
            soldiers <= most,
            format!("footsoldiers.{player:?}"),
            format!("{soldiers} of {most}"),
            rules::CK_INV_02,
        );
    }
    wrong.unless(
        seen.without(game.map().open).is_empty(),
        "owned",
        "an inaccessible territory",
        rules::CK_INV_12,
    );
    let stray = board.footsoldiers.without(seen);
    wrong.unless(stray.is_empty(), "footsoldiers", format!("{stray:?} without a Knight"), rules::CK_INV_02);
    let fallen = board.laid_knights.without(seen);
    wrong.unless(fallen.is_empty(), "laid_knights", format!("{fallen:?} without a Knight"), rules::CK_INV_01);
}

/// CK-INV-03 to CK-INV-06: what the box holds, and no Unrest where footsoldiers stand.
pub(super) fn pieces(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let box_ = &game.components().numbers;
    let sum = |each: &crate::content::Each<u8>| each.0.iter().map(|n| u32::from(*n)).sum::<u32>();
    let plague = board.outbreaks.len() + board.plague_over.len();
    for (field, there, most, rule) in [
        ("castles", board.castles.len(), box_.castles, rules::CK_INV_03),
        ("unrest", sum(&board.unrest), box_.unrest, rules::CK_INV_05),
        ("harvest", sum(&board.harvest), box_.harvest, rules::CK_INV_05),
        ("crop_failure", sum(&board.crop_failure), box_.crop_failure, rules::CK_INV_05),
        ("plague", plague, box_.plague, rules::CK_INV_05),
        ("gold", board.houses.iter().map(|house| u32::from(house.gold)).sum(), box_.gold, rules::CK_INV_04),
        (
            "age",
            board.houses.iter().map(|house| u32::from(house.family.age)).sum(),
            box_.age,
            rules::CK_INV_05,
        ),
    ] {
        wrong.unless(there <= u32::from(most), field, format!("{there} of {most}"), rule);
    }
    let both = board.outbreaks.and(board.plague_over);
    wrong.unless(both.is_empty(), "outbreaks", format!("{both:?} with two Plague tokens"), rules::CK_R_83);
    for territory in board.footsoldiers {
        wrong.unless(
            board.unrest[territory] == 0,
            format!("unrest.{territory:?}"),
            "a footsoldier stands there",
            rules::CK_INV_06,
        );
    }
}

/// CK-INDEP-05: who waits for a suitor is of the culture of the territory; the horse is of none (CK-GLITTER-01).
pub(super) fn suitors(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let content = game.components();
    for territory in TerritoryId::all() {
        let Some(who) = board.suitors[territory].filter(|who| *who != CharacterId::GLITTERHOOF) else {
            continue;
        };
        let culture = content.territories[territory.index()].culture;
        let fits = !who.is_ruler() && content.people[who.index()].culture == Some(culture);
        wrong.unless(fits, format!("suitors.{territory:?}"), format!("{who:?}"), rules::CK_INDEP_05);
    }
}

/// CK-INV-12: every territory in play is controlled, in a Pact, or has a character; nothing else lies anywhere.
pub(super) fn independent(game: &Crusader, board: &Board, wrong: &mut Wrong) {
    let controlled = board.controlled();
    for territory in TerritoryId::all() {
        let suitor = board.suitors[territory];
        let partners = Player::all().filter(|player| board.land_pacts[player.index()].has(territory)).count();
        let field = format!("territory.{territory:?}");
        let at = |what: &str, wrong: &mut Wrong| wrong.at(&field, what, rules::CK_INV_12);
        if !game.map().open.has(territory) {
            let tokens = [&board.unrest, &board.harvest, &board.crop_failure];
            let pieces = board.castles.or(board.outbreaks).or(board.plague_over);
            let bare = suitor.is_none()
                && partners == 0
                && tokens.iter().all(|each| each[territory] == 0)
                && !pieces.has(territory);
            if !bare {
                at("something lies in an inaccessible territory", wrong);
            }
        } else if controlled.has(territory) {
            if suitor.is_some() || partners > 0 {
                at("controlled, with a character or a Pact", wrong);
            }
        } else if partners > 1 || (partners == 1 && suitor.is_some()) {
            at("two Pacts, or a Pact and a character", wrong);
        } else if partners == 0 && suitor.is_none() {
            // CK-R-11: unless there was nobody to come.
            let culture =
                game.components().people_of(game.components().territories[territory.index()].culture);
            if !board.deck_people.and(culture).is_empty() {
                at("independent, without a character", wrong);
            }
        }
    }
}
