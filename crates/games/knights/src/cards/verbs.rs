//! The verbs of cards (content.md 1.5): what each does, and what it asks before.

mod asks;
mod doing;
mod pieces;

pub(super) use asks::{Ask, answered, asks, cities_left, is_open, may_desert, nobles_left, tied};
pub(super) use doing::{any_fleet, carry_out};
pub(super) use pieces::any_noble;

use super::Carry;
use crate::Knights;
use crate::board::{Board, Site};
use crate::content::vocabulary::{Amount, Baron, Effect, Resource, Target, Troops};
use crate::content::{Block, Card, Carrier, Op};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use table::{Chance, Next, Seat, SeatSet, Sink};

/// One Baron after another carries out one of the options that are open to him.
pub(super) fn choose<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    by: &Baron,
    blocks: &[Block],
) -> Next {
    let behind = blocks.last().map_or(carry.at + 1, |block| block.1);
    if !carry.loops {
        let seats = carry.barons(play.game, play.board(), by).without(play.board().assembly.exempt);
        return play.goto(Carry { loops: true, from: carry.at, seats, ..carry });
    }
    let board = play.board();
    let Some(seat) = board.in_order().find(|seat| carry.seats.has(*seat)) else {
        return play.goto(Carry { loops: false, ..carry.jump(behind) });
    };
    let open = (0..blocks.len() as u8).any(|n| is_open(&carry, play.game, board, seat, n));
    if open && !play.board().baron(seat).is_out {
        return Next::Ask;
    }
    let mut seats = carry.seats;
    seats.remove(seat);
    play.goto(Carry { seats, ..carry })
}

/// A Baron pays in full, or suffers.
pub(super) fn pay_or<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
    block: Block,
) -> Next {
    let Effect::Payor { who, what, n, .. } = effect else { return play.goto(carry.next()) };
    let who = resolved(&carry, play.game, play.board(), who, 0);
    if who.len() > 1 {
        return Next::Ask;
    }
    let Some(seat) = who.only() else { return play.goto(carry.jump(block.1)) };
    let has = play.board().has(seat, *what);
    if has >= play.game.amount(play.board(), n, seat, has) {
        Next::Ask
    } else {
        play.goto(carry.jump(block.0))
    }
}

/// Who is meant, once a tie was broken.
pub(super) fn resolved(carry: &Carry, game: &Knights, board: &Board, who: &Baron, slot: usize) -> SeatSet {
    let all = carry.barons(game, board, who);
    match (who, carry.ties[slot]) {
        (Baron::By(_), Some(seat)) => SeatSet::one(seat),
        (Baron::By(_) | Baron::Role(_) | Baron::Letter(_), _) => all,
    }
}

/// Would a decision with these effects take something from a Baron, so that he is bound by it (WK-R-64)?
pub(crate) fn bites(game: &Knights, board: &Board, card: Card, seat: Seat) -> bool {
    let carrier = Carrier { baron: seat, ..Carrier::default() };
    game.content.tables.of(card).any(|(clause, _)| {
        let carry = Carry::new(clause, carrier);
        let ops = game.program(clause).map_or(&[][..], |program| &program.ops);
        ops.iter().any(|op| matches!(op, Op::Do(effect) if takes(&carry, game, board, effect, seat)))
    })
}

/// Does this effect take something from him: what he has, his troops, or a siege that he lays?
pub(super) fn takes(carry: &Carry, game: &Knights, board: &Board, effect: &Effect, seat: Seat) -> bool {
    let owes = |who: &Baron, what: Resource, n: &Amount| {
        let has = board.has(seat, what);
        carry.barons(game, board, who).has(seat) && game.amount(board, n, seat, has).min(has) > 0
    };
    if let Effect::Lose { who, what, n } = effect {
        return owes(who, *what, n);
    }
    if let Effect::Give { from, to, what, n } = effect {
        // Who receives it gives nothing; where nobody does nothing is owed.
        let to = carry.barons(game, board, to);
        return owes(from, *what, n) && !to.without(SeatSet::one(seat)).is_empty();
    }
    if let Effect::Desert { troops: Troops::Troops { of: Target::Baron(of), troop, nat }, .. } = effect {
        return carry.barons(game, board, of).has(seat)
            && !asks::deserters(board, seat, *troop, *nat, None).is_empty();
    }
    if let Effect::Siege { city, on: false } = effect {
        let (cities, _) = carry.cities(game, board, city);
        let strongholds = carry.strongholds(game, board, city);
        let sites = cities.iter().map(Site::City).chain(strongholds.iter().map(Site::Stronghold));
        return sites.into_iter().any(|site| board.sieges(site)[seat.index()] > 0);
    }
    false
}
