//! Cities.

use super::{Wrong, is_fighting};
use crate::board::{Board, City, Site};
use crate::content::CityId;
use crate::{Knights, rules};
use table::Seat;

/// WK-INV-20, WK-INV-22, WK-INV-23, WK-INV-27: what a city may have.
pub(super) fn cities(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let numbers = &game.content.numbers;
    for city in CityId::all() {
        let piece = board.city(city);
        let field = |name: &str| format!("board.cities[{}].{name}", city.index());
        if piece.is_razed {
            let bare = *piece == City { is_razed: true, ..City::default() };
            unless!(wrong, bare, field("is_razed"), "razed, and it has something", rules::WK_INV_20);
            continue;
        }
        let owned = piece.owner.is_some_and(|owner| owner.0 < board.seats && !board.baron(owner).is_out);
        unless!(
            wrong,
            owned || piece.owner.is_none(),
            field("owner"),
            "nobody in the game",
            rules::WK_INV_20
        );
        for (name, has) in [
            ("is_fortified", piece.is_fortified),
            ("has_garrison", piece.has_garrison),
            ("is_rioting", piece.is_rioting),
        ] {
            unless!(wrong, owned || !has, field(name), "the city is neutral", rules::WK_INV_23);
        }
        let glory = game.options.for_glory || !(piece.has_garrison || piece.is_rioting);
        unless!(wrong, glory, field("has_garrison"), "without For Glory", rules::WK_INV_11);
        let mut walls = game.content.cities[city.index()].strength;
        walls += if piece.is_fortified { numbers.fortified_strength } else { 0 };
        walls += if piece.has_garrison { numbers.garrison_strength } else { 0 };
        let (breaches, most) = (u16::from(piece.breaches), walls / 100);
        unless!(
            wrong,
            breaches <= most,
            field("breaches"),
            format!("{breaches} of {most}"),
            rules::WK_INV_22
        );
        let stands = !piece.is_fortified || game.walls(board, Site::City(city)) > 0;
        unless!(wrong, stands, field("is_fortified"), "at strength zero", rules::WK_INV_22);
        if let Some(owner) = piece.owner.filter(|_| owned && piece.is_rioting) {
            let quiet = piece.has_garrison || !board.nobles_in(owner, game.content.area_of(city)).is_empty();
            let holds = !quiet || is_fighting(board);
            unless!(wrong, holds, field("is_rioting"), "guarded", rules::WK_INV_27);
        }
    }
}

/// WK-INV-25: who besieges is there, and does not control it.
pub(super) fn sieges(game: &Knights, board: &Board, wrong: &mut Wrong) {
    if is_fighting(board) || board.ending.is_some() {
        return;
    }
    for city in CityId::all() {
        let piece = board.city(city);
        let field = format!("board.cities[{}].sieges", city.index());
        for (at, since) in piece.sieges.iter().enumerate().filter(|(_, since)| **since > 0) {
            let seat = Seat(at as u8);
            let there = seat.0 < board.seats
                && !board.nobles_in(seat, game.content.area_of(city)).is_empty()
                && piece.owner != Some(seat);
            unless!(wrong, there, &field, format!("seat {seat} besieges it from nowhere"), rules::WK_INV_25);
            let begun = *since <= board.round;
            unless!(
                wrong,
                begun,
                &field,
                format!("since round {since} of {}", board.round),
                rules::WK_INV_25
            );
        }
    }
}
