//! Barons, their Nobles and their strongholds.

use super::{Wrong, is_fighting, pending};
use crate::board::{Board, Heir, Place, Stronghold};
use crate::content::{CityId, NobleId};
use crate::flow::Frame;
use crate::{Knights, rules};
use table::Seat;

/// No purse holds more than this.
const PURSE: u16 = 9_999;

/// WK-INV-13, WK-INV-14, WK-INV-19: what Barons have before them.
pub(super) fn tokens(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let mut seen = [false; 6];
    for seat in Seat::all(board.seats) {
        let baron = board.baron(seat);
        let field = |name: &str| format!("board.barons[{seat}].{name}");
        let twice = std::mem::replace(&mut seen[baron.id.index()], true);
        unless!(wrong, !twice, field("id"), "two play the same Baron", rules::WK_SETUP_10);
        for (name, has) in [
            ("crowns", baron.crowns),
            ("faith", baron.faith),
            ("votes", baron.votes),
            ("influence", baron.influence),
            ("knowledge", baron.knowledge),
        ] {
            unless!(wrong, has <= PURSE, field(name), format!("{has} of {PURSE}"), rules::WK_INV_13);
        }
        let learned = baron.knowledge == 0 || game.options.for_glory;
        unless!(wrong, learned, field("knowledge"), "without For Glory", rules::CG_KNOW_01);
        let choosing = pending(board, |frame| matches!(frame, Frame::ChargeDiscard(_)));
        let most = if choosing { 4 } else { 3 };
        let held = baron.charges.len();
        unless!(wrong, held <= most, field("charges"), format!("{held} of {most}"), rules::WK_INV_19);
    }
}

/// WK-INV-16, WK-INV-17: where Nobles are.
pub(super) fn nobles(board: &Board, wrong: &mut Wrong) {
    for noble in NobleId::all() {
        let piece = board.noble(noble);
        let field = |name: &str| format!("board.nobles[{}].{name}", noble.index());
        let owner = board.seat_of(noble.baron());
        if owner.is_none() {
            let nowhere = piece.place == Place::Off && piece.troops.is_empty();
            unless!(wrong, nowhere, field("place"), "his Baron does not play", rules::WK_INV_16);
        }
        // In Upkeep they take over tokens and come back, in a battle they fall.
        let returns = pending(board, |frame| matches!(frame, Frame::Returns(_)));
        let still = !returns && !is_fighting(board);
        let healed = piece.place != Place::Off || piece.tokens == 0;
        unless!(wrong, healed || !still, field("tokens"), "off the board with casualties", rules::WK_INV_17);
        let holder = match piece.heir {
            Heir::Held(seat) => seat.0 < board.seats && Some(seat) != owner,
            Heir::Home | Heir::None => true,
        };
        unless!(wrong, holder, field("heir"), "held by his own Baron, or by nobody", rules::WK_OPT_07);
    }
}

/// WK-INV-28: tokens are with Barons in the game.
pub(super) fn offices(board: &Board, wrong: &mut Wrong) {
    if board.ending.is_some() {
        return;
    }
    for (field, holder) in [
        ("chairman", Some(board.chairman)),
        ("church", Some(board.church)),
        ("scholar", board.scholar),
        ("king", board.king),
    ] {
        let in_game = holder.is_none_or(|seat| seat.0 < board.seats && !board.baron(seat).is_out);
        unless!(wrong, in_game, format!("board.{field}"), "out of the game", rules::WK_INV_28);
    }
}

/// WK-INV-22, WK-INV-25, WK-STRONGHOLD-13: a stronghold that has fallen keeps its troops, and nothing else.
fn off_board(stronghold: &Stronghold, field: impl Fn(&str) -> String, wrong: &mut Wrong) {
    for (name, is_clear, rule) in [
        ("breaches", stronghold.breaches == 0, rules::WK_INV_22),
        ("sieges", stronghold.sieges.iter().all(|round| *round == 0), rules::WK_INV_25),
        ("tokens", stronghold.tokens == 0, rules::WK_STRONGHOLD_13),
    ] {
        unless!(wrong, is_clear, field(name), "it is off the board", rule);
    }
}

/// WK-INV-22, WK-INV-24: where strongholds stand.
pub(super) fn strongholds(game: &Knights, board: &Board, wrong: &mut Wrong) {
    for seat in board.playing() {
        let stronghold = board.stronghold(seat);
        let field = |name: &str| format!("board.barons[{seat}].stronghold.{name}");
        let most = game.content.numbers.stronghold / 100;
        let breaches = u16::from(stronghold.breaches);
        unless!(
            wrong,
            breaches <= most,
            field("breaches"),
            format!("{breaches} of {most}"),
            rules::WK_INV_22
        );
        let Some(area) = stronghold.area else {
            off_board(stronghold, field, wrong);
            continue;
        };
        unless!(wrong, !area.is_overseas(), field("area"), "overseas", rules::WK_INV_24);
        let city = game.content.city_at(area).filter(|city| !board.city(*city).is_razed);
        unless!(wrong, city.is_none(), field("area"), "at a city", rules::WK_INV_24);
        let alone = board.playing().filter(|other| board.stronghold(*other).area == Some(area)).count() == 1;
        unless!(wrong, alone, field("area"), "at another stronghold", rules::WK_INV_24);
        let inner = board.seats > 3 || !game.content.map.outer.has(area);
        unless!(wrong, inner, field("area"), "at the edge", rules::WK_INV_24);
        for other in Seat::all(board.seats).filter(|other| stronghold.sieges[other.index()] > 0) {
            let there = other != seat && !board.nobles_in(other, area).is_empty();
            let holds = there || is_fighting(board) || board.ending.is_some();
            unless!(wrong, holds, field("sieges"), format!("seat {other} is not there"), rules::WK_INV_25);
            let since = stronghold.sieges[other.index()];
            let what = || format!("since round {since} of {}", board.round);
            unless!(wrong, since <= board.round, field("sieges"), what(), rules::WK_INV_25);
        }
    }
    let garrisons = CityId::all().filter(|city| board.city(*city).has_garrison).count();
    let most = usize::from(game.content.numbers.garrisons);
    let holds = garrisons == 0 || (game.options.for_glory && garrisons <= most);
    unless!(wrong, holds, "board.cities", format!("{garrisons} Garrisons of {most}"), rules::WK_INV_11);
}
