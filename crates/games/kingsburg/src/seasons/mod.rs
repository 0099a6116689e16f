//! Phases 2, 4 and 6: the productive seasons, four steps each (KB-SEASON-01, KB-SEASON-03, KB-SEASON-04).

pub mod build;
pub mod changes;
pub mod end;
mod groups;
pub mod help;
pub mod influence;
pub mod order;
pub mod prices;
pub mod reroll;
mod rights;
pub mod roll;
pub mod shifts;
pub(crate) mod two_players;

use crate::calendar::Point;
use crate::content::Moment;
use crate::event::Event;
use crate::flow::{Play, Playing};
use table::{Chance, Next, Sink};

/// The season begins: neutral dice with two players (KB-SEASON-02), a Caprice tile, effects of the start; then dice are counted.
#[inline(never)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if play.state.board.seats == 2 {
        two_players::place_neutral_dice(play);
    }
    crate::caprices::reveal(play);
    play.moment(Moment::SeasonStart, Point::Count)
}
