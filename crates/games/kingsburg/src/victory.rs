//! The end of the game.

use crate::board::State;
use crate::event::Event;
use crate::flow::{Frame, Play};
use table::{Chance, Rule, Seat, Sink, Standing};

/// Tells who won.
pub fn tell<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if let Some(standing) = standing_of(play.state) {
        play.sink.emit(Event::GameOver { winners: standing.winners });
    }
}

/// Who won, once the game is over.
#[must_use]
pub fn standing(state: &State) -> Option<Standing> {
    (state.board.frame() == Frame::Over).then(|| standing_of(state)).flatten()
}

/// KB-END-03, KB-TIE-01 to KB-TIE-03: most points, then most goods, then most buildings, then shared. Goods that were
/// counted for points are still there (KB-R-43).
fn standing_of(state: &State) -> Option<Standing> {
    let board = &state.board;
    let rank = |seat: Seat| {
        let player = board.player(seat);
        (player.vp, player.goods.total(), player.built.count())
    };
    let best = Seat::all(board.seats).map(rank).max()?;
    let winners = Seat::all(board.seats).filter(|s| rank(*s) == best).collect();
    let points = Seat::all(board.seats).map(|s| i32::from(board.player(s).vp));
    Some(Standing::of_seats(winners, points, Rule("KB-END-02")))
}
