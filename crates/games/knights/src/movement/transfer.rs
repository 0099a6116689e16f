//! Troop cards go from one army to another of the same Baron (WK-TRANSFER-07 to WK-TRANSFER-13).

use crate::Knights;
use crate::board::{Army, Board, Place};
use crate::content::{NobleId, TroopClass, TroopId, TroopKind, Troops, of_kind};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Rule, Sink};

/// May a card of this kind be with that army? A Noble has at most one Leader and one Herald (CG-TROOP-06, CG-TROOP-07, CG-R-03).
///
/// # Errors
/// Why not.
pub(crate) fn has_room(board: &Board, army: Army, kind: TroopKind) -> Result<(), Reason> {
    let class = kind.class();
    let captain = matches!(class, TroopClass::Leader | TroopClass::Herald);
    let Some(noble) = army.noble().filter(|_| captain) else { return Ok(()) };
    if board.noble(noble).troops.iter().any(|troop| troop.class() == class) {
        let rule = if class == TroopClass::Leader { rules::CG_TROOP_06 } else { rules::CG_TROOP_07 };
        return Err(Reason::HasCaptain { rule, noble });
    }
    Ok(())
}

/// May this card go? Not from an army with casualty tokens: all its troops go, or none (WK-TRANSFER-08).
///
/// # Errors
/// Why not.
pub(crate) fn may_shift(board: &Board, from: Army, to: Army, kind: TroopKind) -> Result<TroopId, Reason> {
    let Some(troop) = of_kind(board.troops(from), kind) else {
        return Err(Reason::NotInArmy { rule: rules::WK_TRANSFER_13, army: from, troop: kind });
    };
    if board.tokens(from) > 0 {
        return Err(Reason::Wounded { army: from });
    }
    has_room(board, to, kind)?;
    Ok(troop)
}

/// May all troops go with all tokens?
///
/// # Errors
/// Why not.
pub(crate) fn may_shift_all(board: &Board, from: Army, to: Army) -> Result<(), Reason> {
    if board.tokens(from) == 0 {
        return Err(Reason::NotWounded { army: from });
    }
    let troops = board.troops(from);
    for class in [TroopClass::Leader, TroopClass::Herald] {
        let count = |army| board.troops(army).iter().filter(|troop| troop.class() == class).count();
        if let Some(noble) = to.noble().filter(|_| count(from) + count(to) > 1) {
            let rule = if class == TroopClass::Leader { rules::CG_TROOP_06 } else { rules::CG_TROOP_07 };
            return Err(Reason::HasCaptain { rule, noble });
        }
    }
    if troops.is_empty() { Err(Reason::NoTroopsIn { army: from }) } else { Ok(()) }
}

/// Moving cards about.
pub(crate) trait Transfers {
    /// A card changes its army.
    fn shift(&mut self, from: Army, to: Army, troop: TroopId, rule: Rule);
    /// All cards do, with all tokens.
    fn shift_all(&mut self, from: Army, to: Army);
    /// A Noble on the board without troops is taken off it; he is not dead (WK-TRANSFER-09, WK-TRANSFER-10, WK-R-90).
    fn leave_board(&mut self, noble: NobleId);
}

impl<C: Chance, S: Sink<Event>> Transfers for Play<'_, C, S> {
    fn shift(&mut self, from: Army, to: Army, troop: TroopId, rule: Rule) {
        if let Some(troops) = self.board_mut().troops_mut(from) {
            troops.remove(troop);
        }
        if let Some(troops) = self.board_mut().troops_mut(to) {
            troops.insert(troop);
        }
        self.tell(Event::TroopShifted { troop: troop.kind(), from, to, rule });
        from.noble().into_iter().for_each(|noble| self.leave_board(noble));
    }

    fn shift_all(&mut self, from: Army, to: Army) {
        let (troops, tokens) = (self.board().troops(from), self.board().tokens(from));
        if let Some(there) = self.board_mut().troops_mut(from) {
            *there = Troops::NONE;
        }
        if let Some(there) = self.board_mut().tokens_mut(from) {
            *there = 0;
        }
        if let Some(there) = self.board_mut().troops_mut(to) {
            *there = there.or(troops);
        }
        if let Some(there) = self.board_mut().tokens_mut(to) {
            *there += tokens;
        }
        self.tell(Event::TroopsShifted { from, to });
        from.noble().into_iter().for_each(|noble| self.leave_board(noble));
    }

    fn leave_board(&mut self, noble: NobleId) {
        let piece = self.board().noble(noble);
        if !piece.troops.is_empty() || !piece.place.is_on_board() {
            return;
        }
        let (seat, area) = (self.board().owner(noble), piece.place.area());
        let piece = self.board_mut().noble_mut(noble);
        piece.place = Place::Off;
        piece.is_exhausted = false;
        piece.tokens = 0;
        self.tell(Event::LeftBoard { seat, noble });
        if let Some(area) = area {
            self.left(seat, area);
        }
    }
}

/// Is this army another of the same Baron's, in the same area, and is neither shut in (WK-TRANSFER-11, WK-TRANSFER-12)?
pub(crate) fn side_by_side(game: &Knights, board: &Board, from: Army, to: Army) -> bool {
    let area = board.area_of(from);
    let seat = board.seat_of(from.baron());
    from != to
        && from.baron() == to.baron()
        && area.is_some()
        && area == board.area_of(to)
        && area.zip(seat).is_some_and(|(area, seat)| !super::is_shut_in(game, board, seat, area))
}
