//! The King (CG-KING-01, CG-KING-02, CG-KING-03, CG-KING-04, CG-KING-05, CG-KING-06, CG-KING-07, CG-KING-08, CG-KING-09,
//! CG-KING-10, CG-KING-11, CG-KING-12, CG-KING-13, CG-KING-14, CG-KING-15, CG-KING-16, CG-KING-17, CG-KING-18, CG-KING-19,
//! CG-KING-20, CG-KING-21).

use crate::Knights;
use crate::board::Army;
use crate::content::{NobleId, TroopClass, TroopId, Troops};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::phases::draft::{Assign, AssignRule};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Seat, Sink};

/// Cards of the King's Army are assigned one by one (CG-KING-07).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KingsArmy {
    /// To whom.
    pub seat: Seat,
    /// Which are left.
    pub left: Troops,
}

impl Run<Knights> for KingsArmy {
    fn run<C: Chance, S: Sink<Event>>(mut self, play: &mut Play<'_, C, S>) -> Next {
        let Some(troop) = self.left.first() else { return play.pop() };
        self.left.remove(troop);
        play.goto(self);
        play.push(Assign { seat: self.seat, troop, rule: AssignRule::King })
    }
}

/// CG-KING-03, CG-R-36, CG-R-38: when the pool has run out, who leads is King; while all is equal nobody is.
pub(crate) fn crown<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board();
    if !play.game.options.king || board.king.is_some() || board.pool > 0 {
        return Next::Go;
    }
    let Some(seat) = play.game.leaders(board).only() else { return Next::Go };
    play.board_mut().king = Some(seat);
    play.tell(Event::Crowned { seat });
    // CG-KING-06
    let left: Troops = TroopId::kings(play.board().count).collect();
    play.push(KingsArmy { seat, left })
}

/// CG-KING-12, CG-KING-13, CG-KING-14, CG-R-43: the conqueror of the King's stronghold takes the crown and the King's Army.
pub(crate) fn usurp<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let Some(old) = play.board_mut().king.replace(seat) else { return };
    play.tell(Event::Usurped { seat, old });
    let mut left = Troops::NONE;
    let id = play.board().baron(old).id;
    for army in Army::all_of(id) {
        let is_kings = |troop: &TroopId| troop.class() == TroopClass::King;
        let kings: Troops = play.board().troops(army).iter().filter(is_kings).collect();
        if let Some(troops) = play.board_mut().troops_mut(army) {
            *troops = troops.without(kings);
        }
        left = left.or(kings);
    }
    play.push(KingsArmy { seat, left });
    let fallen = play.board().battle.fallen;
    // Who fell in the battle dies of that.
    for noble in NobleId::all_of(id).filter(|noble| !fallen.has(*noble)) {
        play.check_noble(noble);
    }
}
