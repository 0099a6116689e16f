//! Casualties (p.4): each side picks its own, the defender first.

use crate::answer::Answer;
use crate::army::{Army, Kind, Troop};
use crate::battle::Side;
use crate::board::{Board, Status};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use table::{Amount, Chance, Rule, Sink};

/// The order in which soldiers of a player who has surrendered fall (WE-R-52).
const POLICY: [Kind; 5] = [Kind::Lancer, Kind::Footman, Kind::Archer, Kind::Knight, Kind::Warlord];

/// Does this side fight peasants?
fn against_peasants(board: &Board, side: Side) -> bool {
    side == Side::Attacker && board.holder(board.battle.fief).is_none()
}

/// How many of a troop may be named now. WE-WARLORD-06: against peasants Warlords are last.
fn most(board: &Board, side: Side, troop: Troop, left: u16) -> u16 {
    let army = board.side_army(side);
    if troop == Troop::WARLORD && against_peasants(board, side) && army.total() > army.of(troop) {
        return 0;
    }
    army.of(troop).min(left)
}

pub(crate) fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, side: Side, left: u16) -> Next {
    let board = play.board();
    if side == Side::Defender && board.battle.peasants > 0 {
        let fief = board.battle.fief;
        let n = left.min(board.battle.peasants);
        play.board_mut().battle.peasants -= n;
        play.tell(Event::PeasantsFell { fief, n });
        return play.pop();
    }
    let army = *board.side_army(side);
    if left == 0 || army.is_empty() {
        // WE-CASUALTY-05: hits beyond the soldiers left are lost.
        return play.pop();
    }
    let surrendered = board.side_seat(side).is_some_and(|s| board.player(s).status != Status::Playing);
    let mut choices = Troop::ALL.into_iter().filter(|t| most(board, side, *t, left) > 0);
    let first = choices.next();
    let is_free = choices.next().is_some() && left < army.total() && !surrendered;
    if is_free {
        return Next::Ask;
    }
    let pick = if surrendered { by_policy(&army) } else { first };
    let Some(troop) = pick else { return play.pop() };
    let n = army.of(troop).min(left);
    fall(play, side, left, troop, n);
    Next::Go
}

/// WE-R-52: cheapest first, mercenaries first, Warlords last.
fn by_policy(army: &Army) -> Option<Troop> {
    let both = POLICY.into_iter().flat_map(|kind| [Troop::hired(kind), Some(Troop::own(kind))]);
    both.flatten().find(|troop| army.of(*troop) > 0)
}

pub(crate) fn list(board: &Board, side: Side, left: u16, answers: &mut Vec<Answer>) {
    for troop in Troop::ALL {
        let most = most(board, side, troop, left);
        answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
    }
}

pub(crate) fn judge(board: &Board, side: Side, left: u16, answer: Answer) -> Result<(), Reason> {
    let Answer::Troops { troop, amount } = answer else {
        return Err(Reason::NotAsked { rule: Rule("WE-CASUALTY-01") });
    };
    let most = most(board, side, troop, left);
    if amount.of(most).is_some() {
        return Ok(());
    }
    let is_last = troop == Troop::WARLORD && most == 0 && board.side_army(side).of(troop) > 0;
    let rule = Rule(if is_last { "WE-WARLORD-06" } else { "WE-CASUALTY-04" });
    Err(Reason::TooMany { rule, most })
}

pub(crate) fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    side: Side,
    left: u16,
    answer: Answer,
) {
    let Answer::Troops { troop, amount } = answer else { return };
    let most = most(play.board(), side, troop, left);
    fall(play, side, left, troop, amount.of(most).unwrap_or(most));
}

/// WE-CASUALTY-03: they go back to their supply; a Warlord is captured or goes home.
fn fall<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, side: Side, left: u16, troop: Troop, n: u16) {
    let peasants = against_peasants(play.board(), side);
    let board = play.board_mut();
    let fief = board.battle.fief;
    match side {
        Side::Attacker => board.attacks[fief].remove(troop, n),
        Side::Defender => board.armies[fief].remove(troop, n),
    }
    let seat = board.side_seat(side);
    let enemy = board.side_seat(side.other());
    play.goto(Frame::Losses { side, left: left - n });
    let Some(seat) = seat else { return };
    play.tell(Event::Fell { seat, fief, army: [(troop, n)].into_iter().collect() });
    if troop != Troop::WARLORD {
        return;
    }
    for _ in 0..n {
        match enemy {
            Some(captor) if !peasants => play.push(Frame::Prison { captor, owner: seat }),
            // WE-WARLORD-07: lost to peasants he goes to one of his own castles.
            _ => play.push(Frame::Return { owner: seat, spent: true }),
        };
    }
}
