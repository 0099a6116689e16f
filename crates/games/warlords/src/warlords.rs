//! Warlords taken and freed (p.8-9).

use crate::answer::Answer;
use crate::army::Troop;
use crate::board::{Board, Captive};
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink, Stack};

/// WE-CAPTURE-02: the captor picks one of his castles; WE-R-18: without a castle he cannot hold him.
pub(crate) fn resume_prison<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    captor: Seat,
    owner: Seat,
) -> Next {
    let castles = play.board().castles_of(captor);
    match castles.first() {
        None => play.goto(Frame::Return { owner, spent: true }),
        Some(only) if castles.len() == 1 => {
            play.pop();
            imprison(play, owner, only);
            Next::Go
        }
        Some(_) => Next::Ask,
    }
}

pub(crate) fn list_castles(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.extend(board.castles_of(seat).iter().map(Answer::Fief));
}

pub(crate) fn judge_castles(board: &Board, seat: Seat, answer: Answer, rule: Rule) -> Result<(), Reason> {
    match answer {
        Answer::Fief(fief) if board.castles_of(seat).has(fief) => Ok(()),
        Answer::Fief(fief) => Err(Reason::NotYourCastle { rule, fief }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

pub(crate) fn take_prison<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, owner: Seat, answer: Answer) {
    if let Answer::Fief(prison) = answer {
        play.pop();
        imprison(play, owner, prison);
    }
}

fn imprison<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, owner: Seat, prison: FiefId) {
    let board = play.board_mut();
    board.captives.push(Captive { prison, owner });
    board.captives.sort_unstable();
    if let Some(captor) = board.holder(prison) {
        play.tell(Event::Captured { seat: captor, owner, prison });
    }
}

/// WE-CAPTURE-05, WE-WARLORD-07: he comes to a castle of his owner's choice; WE-R-19: or to the supply.
pub(crate) fn resume_return<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    owner: Seat,
    spent: bool,
) -> Next {
    let board = play.board();
    let castles = board.castles_of(owner);
    match castles.first() {
        None => {
            play.tell(Event::WarlordToSupply { seat: owner });
            play.pop()
        }
        Some(only) if castles.len() == 1 || !board.plays(owner) => {
            play.pop();
            bring_home(play, owner, only, spent);
            Next::Go
        }
        Some(_) => Next::Ask,
    }
}

pub(crate) fn take_return<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    owner: Seat,
    spent: bool,
    answer: Answer,
) {
    if let Answer::Fief(fief) = answer {
        play.pop();
        bring_home(play, owner, fief, spent);
    }
}

fn bring_home<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, fief: FiefId, spent: bool) {
    let board = play.board_mut();
    board.armies[fief].add(Troop::WARLORD, 1);
    if spent && seat == board.active && board.phase.is_turn() {
        board.marked[fief].add(Troop::WARLORD, 1);
    }
    play.tell(Event::CameHome { seat, fief });
}

/// Takes a captive out of his prison.
pub(crate) fn release(board: &mut Board, captive: Captive) {
    if let Some(place) = board.captives.iter().position(|c| *c == captive) {
        board.captives.remove(place);
    }
}

/// WE-CAPTURE-07: the conqueror's own Warlords are free, in the castle's fief, unmoved (WE-R-50); WE-CAPTURE-08: the
/// others have a new captor.
pub(crate) fn free_own<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, prison: FiefId, owner: Seat) {
    while let Some(captive) =
        play.board().captives.iter().copied().find(|c| c.prison == prison && c.owner == owner)
    {
        let board = play.board_mut();
        release(board, captive);
        board.armies[prison].add(Troop::WARLORD, 1);
        play.tell(Event::CameHome { seat: owner, fief: prison });
    }
}

/// WE-R-24: the captives of an abandoned castle are free.
pub(crate) fn free_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, prison: FiefId) {
    let freed: Stack<Captive, 12> =
        play.board().captives.iter().copied().filter(|c| c.prison == prison).collect();
    for captive in freed.iter() {
        release(play.board_mut(), *captive);
        play.push(Frame::Return { owner: captive.owner, spent: false });
    }
}
