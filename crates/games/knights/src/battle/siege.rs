//! Sieges (p.17): a marker at the first, the city at the second in a later round.

use super::Aftermath;
use crate::board::Site;
use crate::content::AreaId;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use table::{Chance, Next, Seat, Sink};

/// A siege is declared: no Fate cards, no casualties (WK-SIEGE-07, WK-SIEGE-08). The second in a later round takes what is besieged
/// (WK-SIEGE-22, WK-SIEGE-23, WK-SIEGE-24, WK-SIEGE-25, WK-SIEGE-26, WK-SIEGE-27); in the same round it changes nothing (WK-SIEGE-24, CG-R-48).
pub(crate) fn lay<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board();
    let (battle, round) = (board.battle, board.round);
    let Some(site) = battle.site else { return play.goto(Aftermath::FIRST) };
    let seat = battle.attacker;
    let since = board.sieges(site)[seat.index()];
    if since > 0 && since < round {
        let battle = &mut play.board_mut().battle;
        battle.is_taken = true;
        // All Nobles inside die.
        battle.fallen = battle.nobles[1];
        play.tell(Event::SiegeCompleted { seat, site });
        return play.goto(Aftermath::FIRST);
    }
    if since == 0 {
        play.board_mut().sieges_mut(site)[seat.index()] = round;
    }
    play.tell(Event::SiegeLaid { seat, site });
    play.goto(Aftermath::FIRST)
}

/// Sieges that a Baron has in an area end when none of his Nobles is left there (WK-SIEGE-18 to WK-SIEGE-21, WK-SIEGE-28, WK-R-42).
pub(crate) fn lift<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, area: AreaId) {
    if !play.board().nobles_in(seat, area).is_empty() {
        return;
    }
    let city = play.game.content.city_at(area).map(Site::City);
    let stronghold = play.board().stronghold_in(area).map(Site::Stronghold);
    for site in city.into_iter().chain(stronghold) {
        let since = &mut play.board_mut().sieges_mut(site)[seat.index()];
        if std::mem::take(since) > 0 {
            play.tell(Event::SiegeLifted { seat, site });
        }
    }
}
