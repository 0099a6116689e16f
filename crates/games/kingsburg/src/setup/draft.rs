//! Module 2, the other way: all lines lie open, and each takes two in turn.

use super::lines::{Lines, all_lines};
use crate::answer::Answer;
use crate::board::{Board, LINES, State};
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// KB-MOD2-06: all lines lie open, and somebody at random takes the first.
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    play.state.board.pool = all_lines(play);
    let first = Seat(play.chance.draw(usize::from(play.state.board.seats)) as u8);
    play.tell(Event::FirstDrafter { seat: first });
    play.push(Frame::Draft(Draft { first, taken: 0 }));
}

/// Take a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Draft {
    /// Who took first.
    pub first: Seat,
    /// How many have been taken.
    pub taken: u8,
}

impl Draft {
    /// KB-MOD2-06, KB-MOD2-07: clockwise, then back from the last.
    fn drafter(self, seats: u8) -> Seat {
        let steps = if self.taken < seats { self.taken } else { (2 * seats).saturating_sub(1 + self.taken) };
        Seat((self.first.0 + steps) % seats)
    }

    /// The rule of the first line, or of the second.
    const fn rule(self, seats: u8) -> Rule {
        if self.taken < seats { rules::KB_MOD2_06 } else { rules::KB_MOD2_07 }
    }
}

/// KB-MOD2-08: not the line he has.
fn may_take(board: &Board, seat: Seat, row: u8) -> bool {
    board.pool.get(usize::from(row)).is_some_and(|n| *n > 0) && board.player(seat).drawn[0] != Some(row)
}

impl Step<Kingsburg> for Draft {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        Waiting::seat(self.drafter(state.board.seats))
    }

    fn prompt(&self, _game: &Kingsburg, state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-draft"), rule: self.rule(state.board.seats) }
    }

    /// Any line that lies open and that he does not have.
    #[inline(never)]
    fn list(&self, _game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let rows = (0..LINES as u8).filter(|row| may_take(&state.board, seat, *row));
        answers.extend(rows.map(Answer::Line));
    }

    /// Does it lie open, and is it another than his first?
    fn judge(&self, _game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = self.rule(state.board.seats);
        let Answer::Line(row) = answer else { return Err(answer.refused(rule)) };
        if may_take(&state.board, seat, row) {
            Ok(())
        } else if state.board.player(seat).drawn[0] == Some(row) {
            Err(Reason::SameLine { rule: rules::KB_MOD2_08 })
        } else {
            Err(Reason::NotOffered { rule })
        }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        answers.extend((0..LINES as u8).map(Answer::Line));
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Takes the line.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        if let Answer::Line(row) = answer {
            let board = &mut play.state.board;
            let rule = self.rule(board.seats);
            board.pool[usize::from(row)] -= 1;
            let drawn = &mut board.player_mut(seat).drawn;
            let slot = usize::from(drawn[0].is_some());
            drawn[slot] = Some(row);
            drawn.sort_unstable_by_key(|row| row.map_or(u8::MAX, |r| r));
            play.tell(Event::LineTaken { seat, row, rule });
        }
        play.goto(Frame::Draft(Draft { taken: self.taken + 1, ..self }))
    }

    /// Who can take a line is asked; who cannot gets no second one (KB-R-49). Then each decides which to use
    /// (KB-MOD2-09).
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = &mut play.state.board;
        if self.taken >= 2 * board.seats {
            board.pool = [0; LINES];
            return play.goto(Frame::Lines(Lines { place: 0 }));
        }
        let seat = self.drafter(board.seats);
        if (0..LINES as u8).any(|row| may_take(board, seat, row)) {
            return Next::Ask;
        }
        play.goto(Frame::Draft(Draft { taken: self.taken + 1, ..self }))
    }
}
