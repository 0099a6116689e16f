//! Warlords taken and freed (p.8-9).

mod homecoming;
mod prison;

pub use homecoming::{Return, Way};
pub use prison::Prison;

use crate::answer::Answer;
use crate::army::Troop;
use crate::board::{Board, Captive, MAX_SEATS};
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Rule, Seat, Sink, Stack};

/// His castles, one of which is picked.
fn list_castles(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.extend(board.castles_of(seat).iter().map(Answer::Fief));
}

fn judge_castles(board: &Board, seat: Seat, answer: Answer, rule: Rule) -> Result<(), Reason> {
    let Answer::Fief(fief) = answer else { return Err(Reason::NotAsked { rule }) };
    if board.castles_of(seat).has(fief) { Ok(()) } else { Err(Reason::NotYourCastle { rule, fief }) }
}

/// Takes a captive out of his prison.
pub(crate) fn release(board: &mut Board, captive: Captive) {
    if let Some(place) = board.captives.iter().position(|c| *c == captive) {
        board.captives.remove(place);
    }
}

/// WE-R-18: a captor without a castle holds those he took in the castle that he takes.
pub(crate) fn imprison_taken<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, prison: FiefId) {
    let taken = std::mem::take(&mut play.board_mut().battle.taken);
    for (owner, n) in Seat::all(play.board().seats).zip(taken) {
        (0..n).for_each(|_| prison::imprison(play, owner, prison));
    }
}

/// WE-R-18: whoever took them has no castle to hold them in, and the battle is over: they go home, or to the supply.
pub(crate) fn send_taken_home<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, taken: [u8; MAX_SEATS]) {
    for (owner, n) in Seat::all(play.board().seats).zip(taken) {
        for _ in 0..n {
            if play.board().castles_of(owner).is_empty() {
                play.tell(Event::WarlordToSupply { seat: owner, rule: Way::Unheld.supply() });
            } else {
                play.push(Return { owner, spent: true, way: Way::Unheld });
            }
        }
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
        play.tell(Event::CameHome { seat: owner, fief: prison, rule: rules::WE_CAPTURE_07 });
    }
}

/// WE-R-24: the captives of an abandoned castle are free.
pub(crate) fn free_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, prison: FiefId) {
    let freed: Stack<Captive, 12> =
        play.board().captives.iter().copied().filter(|c| c.prison == prison).collect();
    for captive in freed.iter() {
        release(play.board_mut(), *captive);
        play.push(Return { owner: captive.owner, spent: false, way: Way::Abandoned });
    }
}
