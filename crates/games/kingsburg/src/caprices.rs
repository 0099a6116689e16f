//! Module 6: Caprice tiles, which cover advisors; and Restoration, which uncovers them again.

use crate::board::Stock;
use crate::board::TILES;
use crate::effects::words;
use crate::event::Event;
use crate::flow::Play;
use crate::options::Caprices;
use crate::rules;
use table::{Chance, Sink};

/// KB-MOD6-02, KB-MOD6-03: at the start of every season one tile is revealed and covers its advisor.
pub fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if play.game.options.caprices != Caprices::Court {
        return;
    }
    // Tiles are never removed (KB-MOD6-04): as many lie open as seasons have begun, and one never comes (KB-R-70).
    let revealed = play.state.board.tiles.count_ones() as usize;
    let Some(&tile) = play.state.hidden.tiles.get(revealed) else { return };
    // In which order those came that lie open says nothing any more.
    play.state.hidden.tiles[..=revealed].sort_unstable();
    play.state.board.tiles |= 1 << tile;
    play.tell(Event::TileRevealed { tile });
    words::fill(play, tile);
}

/// KB-REST-03: at the end of each season the highest tile whose advisor was influenced goes, or the lowest of all if none was
/// (KB-REST-04): one in any case (KB-REST-05). Neutral dice count (KB-REST-06), dice on one's own card do not (KB-R-69).
pub fn restore<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if play.game.options.caprices != Caprices::Restoration {
        return;
    }
    let board = &mut play.state.board;
    let courted = board.tiles & board.courted;
    let (tile, rule) = match courted.checked_ilog2() {
        Some(highest) => (highest as u8, rules::KB_REST_03),
        None => (board.tiles.trailing_zeros() as u8, rules::KB_REST_04),
    };
    if usize::from(tile) > TILES || tile == 0 {
        return;
    }
    board.tiles &= !(1 << tile);
    board.stock[usize::from(tile) - 1] = Stock::default();
    play.tell(Event::TileRemoved { tile, rule });
}

/// KB-CAPR-05, KB-R-62: tiles whose takers all got the same good are stocked anew once the last of them is served, or before
/// one of them takes again.
pub fn restock<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let mut tiles = std::mem::take(&mut play.state.board.restock);
    while tiles != 0 {
        words::fill(play, tiles.trailing_zeros() as u8);
        tiles &= tiles - 1;
    }
}
