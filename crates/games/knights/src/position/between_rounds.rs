//! What is true while the next round is planned: nothing is half done.

use super::Wrong;
use crate::board::{Board, Phase, Place};
use crate::content::PhaseArea;
use crate::{Knights, rules};

pub(super) fn hold(game: &Knights, board: &Board, wrong: &mut Wrong) {
    full(game, board, wrong);
    over(game, board, wrong);
    nobles(game, board, wrong);
}

/// WK-INV-04: no special phase is due. Where Barons have left the game fewer cards are enough (WK-R-86).
fn full(game: &Knights, board: &Board, wrong: &mut Wrong) {
    if game.options.elimination {
        return;
    }
    for area in PhaseArea::EACH {
        let there = board.cards_in(area);
        unless!(
            wrong,
            there < 2 * board.count,
            format!("board.areas[{}]", area as usize),
            format!("{there} cards, and the phase was not held"),
            rules::WK_INV_04
        );
    }
    let markers = board.markers();
    unless!(
        wrong,
        markers <= board.count,
        "board.track",
        format!("{markers} markers, and there was no Draft"),
        rules::WK_INV_04
    );
}

/// WK-INV-32: after the last round there is no other.
fn over(game: &Knights, board: &Board, wrong: &mut Wrong) {
    let options = &game.options;
    if options.might_is_right || board.phase != Phase::Planning {
        return;
    }
    if !options.king {
        unless!(wrong, board.pool > 0, "board.pool", "empty, and another round begins", rules::WK_INV_32);
        return;
    }
    let target = options.target(&game.content.numbers);
    for seat in board.playing() {
        let influence = board.baron(seat).influence;
        unless!(
            wrong,
            influence < target,
            format!("board.barons[{seat}].influence"),
            format!("{influence} of {target}, and another round begins"),
            rules::WK_INV_32
        );
    }
}

/// WK-INV-18: all have landed and are ready; who is off the board has no troops, or nowhere to go. Where heirs are exchanged one may have
/// come home since Upkeep (WK-OPT-10, WK-TRADE-01): his Noble waits for the next.
fn nobles(game: &Knights, board: &Board, wrong: &mut Wrong) {
    for seat in board.playing() {
        let home = board.stronghold(seat).area.is_some()
            || board.cities_of(seat).iter().any(|city| !board.city(city).is_besieged());
        for noble in board.nobles_of(seat) {
            let piece = board.noble(noble);
            let field = |name: &str| format!("board.nobles[{}].{name}", noble.index());
            let landed = !matches!(piece.place, Place::Port(_));
            unless!(wrong, landed, field("place"), "at sea while cards are planned", rules::WK_INV_18);
            unless!(
                wrong,
                !piece.is_exhausted,
                field("is_exhausted"),
                "while cards are planned",
                rules::WK_INV_18
            );
            let waits = piece.place == Place::Off && !piece.troops.is_empty() && !piece.is_awaiting_heir;
            unless!(
                wrong,
                !(waits && home) || game.options.heirs,
                field("place"),
                "he has troops and did not return",
                rules::WK_INV_18
            );
        }
    }
}
