//! The end of a season: what buildings and cards bring then, and dice back to the Supply.

use crate::board::Phase;
use crate::content::Built;
use crate::event::Event;
use crate::flow::{Play, Playing};
use table::{Chance, Next, Sink};

/// KB-AID-09, KB-2P-06, KB-REST-03: white and neutral dice go back, a tile may go, everything is ready again.
#[inline(never)]
pub fn finish<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    crate::caprices::restore(play);
    let board = &mut play.state.board;
    board.neutral = [0; 5];
    board.courted = 0;
    if board.phase == Phase::Spring {
        board.aid_die = None;
    }
    for player in &mut board.players {
        player.used = Built::NONE;
        player.token_used = false;
        player.builds = 0;
    }
    play.next_phase()
}
