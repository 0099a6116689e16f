//! What a loser suffers, in the order of KB-WINTER-12: raids by kind, raid of choice, destruction, loss of points.

use crate::content::{BuildingId, Built, Penalty};
use crate::event::Event;
use crate::flow::Play;
use crate::goods::{Bundle, Goods};
use table::{Chance, Rule, Seat, Sink};

/// KB-RAID-01, KB-RAID-02: so many of each kind, as far as he has them.
pub fn raid<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, goods: Goods) {
    let taken = play.state.board.player(seat).goods.common(goods);
    play.lose(seat, Bundle::goods(taken), Rule("KB-RAID-01"));
}

/// The rest: goods of choice, buildings, points.
pub fn suffer<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    chosen: Goods,
    penalty: Penalty,
) {
    play.lose(seat, Bundle::goods(chosen), Rule("KB-RAID-03"));
    for _ in 0..penalty.buildings {
        raze(play, seat);
    }
    play.lose(seat, Bundle::vp(penalty.vp), Rule("KB-LOSS-01"));
}

/// KB-RAZE-01 to KB-RAZE-05: the topmost building of the rightmost column that has one goes, with its points.
/// Without any there is no effect (KB-R-40).
fn raze<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let Some(building) = falls_first(play.state.board.player(seat).built) else { return };
    let vp = play.content.building(building).vp;
    let player = play.state.board.player_mut(seat);
    player.built.remove(building);
    player.vp -= vp;
    play.sink.emit(Event::Razed { seat, building, vp });
}

/// Which building would be destroyed next.
#[must_use]
pub fn falls_first(built: Built) -> Option<BuildingId> {
    const COLUMN: u32 = 0x1111_1111;
    let column = (0..4).rev().map(|c| built.0 & COLUMN << c).find(|bits| *bits != 0)?;
    Some(BuildingId(column.trailing_zeros() as u8))
}
