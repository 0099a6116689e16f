//! Player elimination (p.12): who has neither castle nor soldiers is out, and his estate goes to his captor.

use crate::army::{Army, Troop};
use crate::battle::{Loss, take_estate};
use crate::board::{Board, Captive, Ending, MAX_FRAMES, Phase, Status};
use crate::content::Cards;
use crate::event::Event;
use crate::flow::{Frame, OnBoard, Play};
use crate::group::victory;
use crate::{rules, warlords};
use table::{Chance, Rule, Seat, SeatSet, Sink, Stack};

/// Truces with a player who takes no more turns are over.
pub(crate) fn end_truces(board: &mut Board, seat: Seat) {
    board.truces[seat.index()] = SeatSet::EMPTY;
    board.truces.iter_mut().for_each(|set| set.remove(seat));
}

/// WE-R-55: is he out?
pub(crate) fn check<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let board = play.board();
    let out = board.player(seat).status != Status::Eliminated
        && board.phase != Phase::Over
        && board.castles_of(seat).is_empty()
        && board.on_map(seat).is_empty();
    if out {
        eliminate(play, seat);
    }
}

/// WE-ELIM-10: his estate goes to the captor of his last castle; without one, to nobody. His excommunications are
/// discarded (WE-ELIM-12).
pub(crate) fn eliminate<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let board = play.board_mut();
    let heir = board.player(seat).nemesis.filter(|heir| board.player(*heir).status == Status::Playing);
    let player = board.player_mut(seat);
    player.status = Status::Eliminated;
    player.recruits = Army::NONE;
    player.beginning = Default::default();
    player.finishing = Default::default();
    player.whole = Default::default();
    player.bonus_left = 0;
    let sets = std::mem::take(&mut player.sets);
    let excommunications = std::mem::take(&mut player.excommunications);
    board.discards = board.discards.or(excommunications);
    end_truces(board, seat);
    play.tell(Event::Eliminated { seat, heir });
    match heir {
        Some(heir) => {
            take_estate(play, heir, seat, Loss::Elimination);
            play.board_mut().player_mut(heir).sets += sets;
            take_soldiers(play, heir, seat);
        }
        None => lose_estate(play, seat),
    }
    take_captives(play, heir, seat);
    victory::update(play);
    if play.board().phase.is_turn() && play.board().active == seat {
        unwind(play.board_mut());
    }
    check_alone(play);
}

/// WE-R-54: his soldiers serve the captor where they stand; his mercenaries leave.
fn take_soldiers<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, heir: Seat, seat: Seat) {
    let board = play.board_mut();
    let fiefs = std::mem::take(&mut board.owned[seat.index()]);
    for fief in fiefs.iter() {
        for troop in Troop::HIRED {
            board.armies[fief].0[troop.index()] = 0;
            board.marked[fief].0[troop.index()] = 0;
        }
    }
    for fief in fiefs.iter() {
        if play.board().armies[fief].is_empty() {
            play.tell(Event::Abandoned { seat, fief, castle: false, rule: rules::WE_R_54 });
        } else {
            play.board_mut().owned[heir.index()].insert(fief);
        }
    }
}

/// WE-R-55: gold to the Treasury, cards to the discards.
fn lose_estate<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let cards = std::mem::replace(&mut play.state.hands[seat.index()], Cards::NONE);
    let board = play.board_mut();
    board.discards = board.discards.or(cards);
    board.player_mut(seat).gold = 0;
    board.owned[seat.index()] = Default::default();
}

/// WE-CAPTURE-09: his Warlords that the captor holds serve him at once; WE-CAPTURE-10, WE-ELIM-11: the others are
/// removed.
fn take_captives<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, heir: Option<Seat>, seat: Seat) {
    let his: Stack<Captive, 12> = play.board().captives.iter().copied().filter(|c| c.owner == seat).collect();
    for captive in his.iter() {
        let board = play.board_mut();
        warlords::release(board, *captive);
        if let Some(heir) = heir.filter(|heir| board.fiefs(*heir).has(captive.prison)) {
            board.armies[captive.prison].add(Troop::WARLORD, 1);
            let (fief, rule) = (captive.prison, rules::WE_CAPTURE_09);
            play.tell(Event::CameHome { seat: heir, fief, rule });
        }
    }
}

/// The turn of a player who is out ends at once: whatever he was doing is over.
fn unwind(board: &mut Board) {
    // WE-R-24: captives of a castle he abandoned are still on their way home.
    let homeward: Stack<Frame, MAX_FRAMES> =
        board.frames.iter().copied().filter(|f| matches!(f, Frame::Return(_))).collect();
    while board.frames.len() > 1 {
        board.frames.pop();
    }
    homeward.iter().for_each(|frame| board.frames.push(*frame));
    board.group = Default::default();
    board.battle = Default::default();
    board.marked = Default::default();
    board.long_march = None;
}

/// WE-R-42: who alone is left has won.
pub(crate) fn check_alone<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if let Some(winner) = play.board().playing().only() {
        win(play, SeatSet::one(winner), Ending::Alone, rules::WE_R_42);
    }
}

/// The game is over.
pub(crate) fn win<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    winners: SeatSet,
    ending: Ending,
    rule: Rule,
) {
    let board = play.board_mut();
    if board.phase == Phase::Over {
        return;
    }
    board.winners = winners;
    board.ending = ending;
    board.phase = Phase::Over;
    board.frames.clear();
    board.frames.push(Frame::Over);
    play.tell(Event::GameOver { winners, ending, rule });
}
