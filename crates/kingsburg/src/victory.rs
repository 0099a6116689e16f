//! The end of the game.

use crate::board::State;
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::goods::Bundle;
use table::{Chance, Rule, Seat, Sink, Standing};

/// KB-BLD-34: points at the end of the game. Goods are counted, not spent (KB-R-43).
pub fn final_awards<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for seat in play.state.board.in_order() {
        let player = play.state.board.player(seat);
        let goods = player.goods.total();
        for id in player.built.and(play.content.at.game_end).iter() {
            let building = play.content.building(id);
            if let Some((vp, per)) = building.game_end {
                let steps = i16::try_from(goods / per).unwrap_or(i16::MAX);
                play.gain(seat, Bundle::vp(vp * steps), building.rule);
            }
        }
    }
    if let Some(standing) = standing_of(play.state) {
        play.sink.emit(Event::GameOver { winners: standing.winners });
    }
}

/// Who won, once the game is over.
#[must_use]
pub fn standing(state: &State) -> Option<Standing> {
    (state.board.frame() == Frame::Over).then(|| standing_of(state)).flatten()
}

/// KB-END-03, KB-TIE-01 to KB-TIE-03: most points, then most goods, then most buildings, then shared.
fn standing_of(state: &State) -> Option<Standing> {
    let board = &state.board;
    let rank = |seat: Seat| {
        let player = board.player(seat);
        (player.vp, player.goods.total(), player.built.count())
    };
    let best = Seat::all(board.seats).map(rank).max()?;
    Some(Standing {
        winners: Seat::all(board.seats).filter(|s| rank(*s) == best).collect(),
        scores: Seat::all(board.seats).map(|s| i32::from(board.player(s).vp)).collect(),
        by: Rule("KB-END-02"),
    })
}
