//! What a loser suffers, in the order of KB-WINTER-12: raids by kind, raid of choice, destruction, loss of points.

use super::threat::Attack;
use crate::board::Board;
use crate::content::{BuildingId, Built, Content, Penalty};
use crate::effects::{has_standing, open_cards, standing};
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::{Bundle, Goods};
use crate::rules;
use table::{Chance, Seat, Sink};

/// The penalty of this player: what cards add, then what buildings, governor and cards spare him (VR-06). Points lost
/// with a building are no part of it (KB-MOD2-17).
#[must_use]
pub fn of(content: &Content, board: &Board, seat: Seat, attack: &Attack) -> Penalty {
    let mut penalty = attack.penalty;
    if !has_standing(board, seat, content.at.penalty) {
        return penalty;
    }
    let sources = || standing(board, seat, content.at.penalty).map(|id| content.source(id));
    for source in sources() {
        penalty = penalty.plus(source.penalty);
    }
    for source in sources() {
        penalty.vp = (penalty.vp - i16::from(source.spares_vp)).max(0);
        penalty.buildings = penalty.buildings.saturating_sub(source.spares_buildings);
    }
    penalty
}

/// The penalty that everybody has to fear: that of the invaders, and what open cards add.
#[must_use]
pub fn of_all(content: &Content, board: &Board, attack: &Attack) -> Penalty {
    open_cards(board).fold(attack.penalty, |sum, id| sum.plus(content.source(id).penalty))
}

/// KB-RAID-01, KB-RAID-02: so many of each kind, as far as he has them.
pub fn raid<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, goods: Goods) {
    let taken = play.state.board.player(seat).goods.common(goods);
    play.lose(seat, Bundle::goods(taken), rules::KB_RAID_01);
}

/// The rest: goods of choice, buildings, points. What spares him is reckoned before anything falls.
pub fn suffer<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    chosen: Goods,
    attack: &Attack,
) {
    let penalty = of(play.content(), &play.state.board, seat, attack);
    play.lose(seat, Bundle::goods(chosen), rules::KB_RAID_03);
    for _ in 0..penalty.buildings {
        raze(play, seat);
    }
    play.lose(seat, Bundle::vp(penalty.vp), rules::KB_LOSS_01);
}

/// KB-RAZE-01, KB-RAZE-02, KB-RAZE-03: the topmost building of the rightmost column that has one goes, whatever its owner
/// likes, with the points it scored (KB-RAZE-04, KB-R-41, VR-07) and all it did (KB-RAZE-05). Its space is free to be built on
/// again (KB-RAZE-06). Without any there is no effect (KB-R-40).
fn raze<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let Some(building) = falls_first(play.state.board.player(seat).built) else { return };
    let printed = play.content().building(building).vp;
    let player = play.state.board.player_mut(seat);
    let vp = if player.unscored.has(building) { 0 } else { printed };
    player.built.remove(building);
    player.unscored.remove(building);
    player.vp = player.vp.saturating_sub(vp);
    play.tell(Event::Razed { seat, building, vp });
}

/// Which building would be destroyed next.
#[must_use]
pub fn falls_first(built: Built) -> Option<BuildingId> {
    (1..=4).rev().find_map(|column| built.of_column(column).iter().next())
}
