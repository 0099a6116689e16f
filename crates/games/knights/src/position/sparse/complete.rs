//! Who is what, and the Influence pool.

use super::named::Named;
use crate::Knights;
use crate::board::Board;
use crate::content::NeutralCard;
use table::Seat;

/// Offices that a file leaves out are with the first who have none, in the order of the seats (WK-SETUP-12, WK-SETUP-13, CG-SETUP-16). What
/// Influence Barons have they took from the pool, and a King was crowned when it was empty (CG-KING-03).
pub(super) fn who(game: &Knights, board: &mut Board, named: &Named) {
    if board.pressing && !named.has("neutrals") {
        // CG-R-18: it is in the Assembly area.
        let pressing = &mut board.neutrals[NeutralCard::PressingAgenda as usize];
        *pressing = pressing.saturating_sub(1);
    }
    if !named.has("count") {
        board.count = board.playing().count() as u8;
    }
    let mut holders: Vec<Seat> = Vec::new();
    for (field, seat) in
        [("chairman", Some(board.chairman)), ("church", Some(board.church)), ("scholar", board.scholar)]
    {
        holders.extend(seat.filter(|_| named.has(field)));
    }
    let mut free: Vec<Seat> = board.playing().filter(|seat| !holders.contains(seat)).collect();
    if !named.has("chairman") {
        // WK-INV-28: none who is banned, while another can be.
        let at = free.iter().position(|seat| !board.banned.has(*seat)).unwrap_or_default();
        board.chairman = if free.is_empty() { board.chairman } else { free.remove(at) };
    }
    let mut free = free.into_iter();
    if !named.has("church") {
        board.church = free.next().unwrap_or(board.chairman);
    }
    if !named.has("scholar") && game.options.for_glory {
        board.scholar = free.next();
    }
    if !named.has("pool") {
        let taken = board.playing().map(|seat| board.baron(seat).influence);
        let taken = taken.fold(0, u16::saturating_add);
        board.pool = if board.king.is_some() { 0 } else { board.pool.saturating_sub(taken) };
    }
}
