//! The check for victory (p.7): more than half of the finished castles, kept through a turn of every other player.

use crate::Warlords;
use crate::board::{Board, Crown, Ending};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::group::tax_cards;
use crate::options::HoldRule;
use crate::{elimination, rules};
use table::{Chance, Next, Rule, Seat, SeatSet, Sink, Standing};

/// WE-R-40, WE-R-41: who has the majority; of two players, whoever has every finished castle. Unfinished castles
/// count for nothing (WE-VICTORY-05).
#[must_use]
pub fn majority(board: &Board) -> Option<Seat> {
    let all = board.finished.len();
    let has = |seat: &Seat| {
        let mine = board.fiefs(*seat).and(board.finished).len();
        let enough = if board.seats == 2 { mine == all } else { 2 * mine > all };
        mine > 0 && enough
    };
    Seat::all(board.seats).find(has)
}

/// How many finished castles a player needs, as things stand.
#[must_use]
pub fn needed(board: &Board) -> u32 {
    let all = board.finished.len();
    if board.seats == 2 { all.max(1) } else { all / 2 + 1 }
}

/// A castle was finished, captured or abandoned: whoever lost the majority begins anew.
pub(crate) fn update<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let board = play.board_mut();
    // WE-R-54: the right of vassalage lasts while the victim has no castle.
    for seat in Seat::all(board.seats) {
        if !board.castles_of(seat).is_empty() {
            board.player_mut(seat).nemesis = None;
        }
    }
    let holder = majority(board);
    if holder == board.crown.holder {
        return;
    }
    board.crown = Crown { holder, since: board.round, seen: SeatSet::EMPTY, through: false };
    play.tell(Event::Majority { holder });
}

/// A player has had his turn: was the majority there all through it?
pub(crate) fn had_turn(board: &mut Board, seat: Seat) {
    let crown = &mut board.crown;
    if crown.through && crown.holder.is_some_and(|holder| holder != seat) {
        crown.seen.insert(seat);
    }
    crown.through = false;
}

/// Has the majority lasted (WE-VICTORY-02, WE-2P-04)? Not while an opponent has had no turn against it (WE-VICTORY-04).
#[must_use]
pub fn crowned(game: &Warlords, board: &Board) -> Option<Seat> {
    let holder = board.crown.holder?;
    let others = board.playing().without(SeatSet::one(holder));
    let lasted = others.without(board.crown.seen).is_empty();
    let whole_round = board.crown.since < board.round;
    let long = board.seats > 2 || game.options.two_player_hold == HoldRule::OpponentTurn || whole_round;
    (lasted && long && board.plays(holder)).then_some(holder)
}

/// WE-VICTORY-03: the crown is given at this check only.
pub(crate) fn check<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if let Some(winner) = crowned(play.game, play.board()) {
        let rule = crown_rule(play.board());
        elimination::win(play, SeatSet::one(winner), Ending::Crown, rule);
        return Next::Go;
    }
    let (rounds, round) = (play.game.options.rounds, play.board().round);
    if rounds > 0 && round >= rounds {
        let winners = leaders(play.board());
        elimination::win(play, winners, Ending::Limit, rules::WE_R_75);
        return Next::Go;
    }
    tax_cards::begin(play)
}

/// The rule that gives the crown: of two players it takes every finished castle.
fn crown_rule(board: &Board) -> Rule {
    if board.seats == 2 { rules::WE_2P_03 } else { rules::WE_VICTORY_01 }
}

/// WE-R-75: most finished castles, then fiefs, then gold.
fn leaders(board: &Board) -> SeatSet {
    let rank = |seat: Seat| {
        let fiefs = board.fiefs(seat);
        (fiefs.and(board.finished).len(), fiefs.len(), board.player(seat).gold)
    };
    let best = board.playing().iter().map(rank).max();
    board.playing().iter().filter(|seat| Some(rank(*seat)) == best).collect()
}

/// Who won, once the game is over; what counts is finished castles.
#[must_use]
pub fn standing(board: &Board) -> Option<Standing> {
    let by = match board.ending {
        Ending::None => return None,
        Ending::Crown => crown_rule(board),
        Ending::Alone => rules::WE_R_42,
        Ending::Limit => rules::WE_R_75,
    };
    let castles = |seat| board.fiefs(seat).and(board.finished).len() as i32;
    Some(Standing::of_seats(board.winners, Seat::all(board.seats).map(castles), by))
}
