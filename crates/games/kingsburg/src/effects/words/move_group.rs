//! May move the group on his highest advisor.

use super::{At, Word};
use crate::answer::{Answer, advisor};
use crate::board::{Board, Group, Right};
use crate::content::{Content, Holdings};
use crate::effects::closed;
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::reason::Reason;
use serde::Deserialize;
use table::{Chance, Message, Seat, Sink};

/// May move the group on his highest advisor.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveGroup {
    /// To which.
    pub to: u8,
}

/// The place in the court of the group on the highest advisor he influenced, if it can move.
#[must_use]
pub fn highest_group(content: &Content, board: &Board, seat: Seat, to: u8) -> Option<usize> {
    let free = !board.is_influenced(to) && closed(content, board) >> to & 1 == 0;
    let own = |g: &Group| g.seat == Some(seat) && g.right != Right::Card;
    let groups = board.court.iter().enumerate().filter(|(_, g)| own(g));
    groups.max_by_key(|(i, g)| (g.advisor, *i)).map(|(i, _)| i).filter(|_| free)
}

impl Word for MoveGroup {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        if (1..=18).contains(&self.to) { Ok(()) } else { Err("there is no such advisor") }
    }

    fn writes(&self) -> Holdings {
        Holdings::COURT
    }

    fn reads(&self) -> Holdings {
        Holdings::COURT
    }

    fn is_possible(&self, at: At<'_>) -> bool {
        highest_group(at.content, at.board, at.effect.seat, self.to).is_some()
    }

    fn asks(&self, at: At<'_>) -> bool {
        self.is_possible(at)
    }

    fn prompt(&self, at: At<'_>) -> Message {
        at.prompt("prompt-effect-move").with("advisor", advisor(self.to))
    }

    fn list(&self, _at: At<'_>, answers: &mut Vec<Answer>) {
        answers.extend([Answer::Pass, Answer::Accept]);
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let is_one = matches!(answer, Answer::Pass | Answer::Accept);
        if is_one { Ok(()) } else { Err(answer.refused(at.rule())) }
    }

    /// VR-15: the group counts from now on as influencing the new advisor, and no more the old one.
    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _answer: Answer,
    ) -> Effect {
        let (content, seat, to) = (play.content(), effect.seat, self.to);
        let board = &mut play.state.board;
        let Some(index) = highest_group(content, board, seat, to) else { return effect.next() };
        let from = board.court[index].advisor;
        board.court[index].advisor = to;
        board.court[index].right = Right::Moved;
        if board.groups_on(from).next().is_none() {
            board.influenced &= !(1 << from);
        }
        board.influenced |= 1 << to;
        play.tell(Event::Moved { seat, from, to, rule: content.rule(effect.pc) });
        effect.next()
    }
}
