//! Receiving troops on the way (WK-TRANSFER-01, WK-TRANSFER-02).

use super::transfer::{Transfers, may_shift, may_shift_all, side_by_side};
use crate::Knights;
use crate::answer::{Answer, written};
use crate::board::{Army, Board, State};
use crate::content::{NobleId, kinds};
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The moving Noble may take up troops where he is; he only receives (WK-TRANSFER-05, WK-TRANSFER-04, WK-TRANSFER-06, WK-R-25, WK-R-31).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Collect {
    /// Who moves.
    pub noble: NobleId,
}

impl Collect {
    /// May this army hand troops over to him: the stronghold, or a Noble who is not exhausted (WK-TRANSFER-03)?
    fn may_give(self, game: &Knights, board: &Board, from: Army) -> Result<(), Reason> {
        if let Some(noble) = from.noble().filter(|noble| board.noble(*noble).is_exhausted) {
            return Err(Reason::Exhausted { rule: rules::WK_TRANSFER_03, noble });
        }
        if side_by_side(game, board, from, Army::Noble(self.noble)) {
            Ok(())
        } else {
            Err(Reason::NotHere { rule: rules::WK_TRANSFER_01, army: from })
        }
    }
}

impl Step<Knights> for Collect {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.owner(self.noble))
    }

    fn prompt(&self, _: &Knights, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-collect").with("noble", self.noble), rules::WK_TRANSFER_01)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let board = &state.board;
        let to = Army::Noble(self.noble);
        if answer == Answer::Done {
            return Ok(());
        }
        if let Answer::Shift(from, there, kind) = answer
            && there == to
        {
            self.may_give(game, board, from)?;
            return may_shift(board, from, to, kind).map(|_| ());
        }
        if let Answer::ShiftAll(from, there) = answer
            && there == to
        {
            self.may_give(game, board, from)?;
            return may_shift_all(board, from, to);
        }
        Err(Reason::NotAsked { rule: rules::WK_TRANSFER_01 })
    }

    fn candidates(&self, _: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        let board = &state.board;
        let to = Army::Noble(self.noble);
        for from in written::armies(board, seat).filter(|from| *from != to) {
            answers.extend(kinds(board.troops(from)).map(|kind| Answer::Shift(from, to, kind)));
            answers.push(Answer::ShiftAll(from, to));
        }
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        if let Answer::Shift(from, to, kind) = answer {
            if let Ok(troop) = may_shift(play.board(), from, to, kind) {
                let rule = match from {
                    Army::Stronghold(_) => rules::WK_TRANSFER_01,
                    Army::Noble(_) => rules::WK_TRANSFER_02,
                };
                play.shift(from, to, troop, rule);
            }
            return Next::Go;
        }
        if let Answer::ShiftAll(from, to) = answer {
            play.shift_all(from, to);
            play.after_shift(to);
            return Next::Go;
        }
        play.pop()
    }

    /// Only where there is something to take.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let (game, board) = (play.game, play.board());
        let to = Army::Noble(self.noble);
        let gives = |from: Army| {
            self.may_give(game, board, from).is_ok()
                && (may_shift_all(board, from, to).is_ok()
                    || kinds(board.troops(from)).any(|kind| may_shift(board, from, to, kind).is_ok()))
        };
        if Army::all_of(self.noble.baron()).any(gives) { Next::Ask } else { play.pop() }
    }
}
