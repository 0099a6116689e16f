//! What cards do to soldiers and captives.

use crate::army::{Kind, Troop};
use crate::battle::Side;
use crate::board::Captive;
use crate::cards::possible;
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::rules;
use crate::warlords::{self, Return};
use table::{Chance, Seat, Sink};

/// WE-R-61: soldiers placed in a battle join his side of it.
pub(super) fn reinforce<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    troop: Troop,
    n: u16,
) {
    let Some(side) = possible::side_of(play.board(), seat) else { return };
    let board = play.board_mut();
    let fief = board.battle.fief;
    match side {
        Side::Attacker => board.attacks[fief].add(troop, n),
        Side::Defender => board.armies[fief].add(troop, n),
    }
    play.tell(Event::Placed {
        seat,
        fief,
        army: [(troop, n)].into_iter().collect(),
        rule: rules::WE_CARD_08,
    });
}

/// Soldiers placed by a card count as moved.
pub(super) fn place_by_card<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    n: u16,
) {
    let board = play.board_mut();
    board.armies[fief].add(troop, n);
    if board.phase.is_turn() {
        board.marked[fief].add(troop, n);
    }
    play.tell(Event::Placed {
        seat,
        fief,
        army: [(troop, n)].into_iter().collect(),
        rule: rules::WE_CARD_08,
    });
}

/// Where a soldier stands.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum At {
    Fief,
    Border,
}

/// WE-R-62: the pieces are swapped in place; WE-CARD-13: without a piece the difference is paid.
pub(super) fn upgrade<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    fief: FiefId,
    troop: Troop,
    to: Kind,
    at: At,
) {
    let Some(better) = troop.as_kind(to) else { return };
    if possible::pieces(play.game, play.board(), seat, better, 1) == 0 {
        let gain = play.game.content.cost(better).saturating_sub(play.game.content.cost(troop));
        play.gain(seat, gain.into(), rules::WE_CARD_13);
        return;
    }
    let board = play.board_mut();
    if at == At::Border {
        board.attacks[fief].remove(troop, 1);
        board.attacks[fief].add(better, 1);
    } else {
        // One that has not moved is upgraded first.
        let moved = board.unmoved(fief).of(troop) == 0;
        board.armies[fief].remove(troop, 1);
        board.armies[fief].add(better, 1);
        if moved {
            board.marked[fief].remove(troop, 1);
            board.marked[fief].add(better, 1);
        }
    }
    play.tell(Event::Upgraded { seat, fief, from: troop, to: better });
}

/// Treachery: they leave the enemy and stand as his, moved; mercenaries stay mercenaries.
pub(super) fn turn<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    by: Seat,
    (from, to): (FiefId, FiefId),
    troop: Troop,
    n: u16,
) {
    let board = play.board_mut();
    let Some(enemy) = board.holder(from) else { return };
    board.armies[from].remove(troop, n);
    board.armies[to].add(troop, n);
    board.marked[to].add(troop, n);
    let army = [(troop, n)].into_iter().collect();
    play.tell(Event::Turned { seat: by, enemy, from, to, army });
}

/// A card like the Heroic Knight frees a captive (WE-CAPTURE-06): he goes to a castle of his owner, unmoved; the captor may
/// be paid.
pub(super) fn release<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    by: Seat,
    captive: Captive,
    price: u16,
) {
    let captor = play.board().holder(captive.prison);
    if let (Some(captor), true) = (captor, price > 0) {
        let gold = u32::from(price).min(play.board().player(by).gold);
        play.board_mut().player_mut(by).gold -= gold;
        play.board_mut().player_mut(captor).gold += gold;
        play.tell(Event::Paid { from: by, to: captor, gold, rule: rules::WE_CARD_14 });
    }
    warlords::release(play.board_mut(), captive);
    play.tell(Event::Released { seat: by, prison: captive.prison });
    play.push(Return { owner: by, spent: false });
}
