//! Phases 2, 4 and 6: the productive seasons, four steps each (KB-SEASON-01, KB-SEASON-03, KB-SEASON-04).

pub mod build;
pub mod end;
pub mod help;
pub mod influence;
pub mod roll;
mod two_players;

use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use table::{Chance, Sink};

/// The season begins: neutral dice with two players, effects of the start, then everybody rolls.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if play.state.board.seats == 2 {
        two_players::place_neutral_dice(play);
    }
    for seat in play.state.board.in_order() {
        let owned = play.state.board.player(seat).built.and(play.content.at.season_start);
        for id in owned.iter() {
            let building = play.content.building(id);
            play.gain(seat, building.season_start, building.rule);
        }
    }
    roll::roll_all(play);
    play.goto(Frame::Reroll { place: 0 })
}
