//! Module 2: alternative building lines. Each decides which of his two he uses; here they are dealt, in
//! [`super::draft`] they are taken openly.

use crate::answer::Answer;
use crate::board::{Board, LINES, State};
use crate::content::{Built, Side};
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::options::Rows;
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Stack, Step, Waiting};

/// KB-COMP-02, KB-MOD2-05, KB-R-47: two of each line; without module 1 those of rows A and G stay in the box.
pub(super) fn all_lines<C, S>(play: &Play<'_, C, S>) -> [u8; LINES] {
    match play.game.options.rows {
        Rows::Five => [0, 2, 2, 2, 2, 2, 0],
        Rows::Seven => [2; LINES],
    }
}

/// KB-MOD2-01, KB-MOD2-02, KB-R-48, KB-R-50: each draws two; of two equal ones he puts one back and draws again; if
/// there is no other, the whole deal is repeated.
pub fn deal<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let drawn = loop {
        if let Some(drawn) = try_deal(play) {
            break drawn;
        }
    };
    for (seat, lines) in Seat::all(play.state.board.seats).zip(drawn.iter()) {
        play.state.board.player_mut(seat).drawn = lines.map(Some);
        play.tell(Event::LinesDrawn { seat, rows: *lines });
    }
    play.push(Frame::Lines(Lines { place: 0 }));
}

fn try_deal<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Option<Stack<[u8; 2], 5>> {
    let counts = all_lines(play);
    let rows =
        (0..LINES as u8).flat_map(|row| std::iter::repeat_n(row, usize::from(counts[usize::from(row)])));
    let mut pool: Stack<u8, 14> = rows.collect();
    let mut drawn = Stack::new();
    for _ in 0..play.state.board.seats {
        let first = pool.remove(play.chance.draw(pool.len()));
        if pool.iter().all(|row| *row == first) {
            return None;
        }
        let second = loop {
            let at = play.chance.draw(pool.len());
            if pool[at] != first {
                break pool.remove(at);
            }
        };
        drawn.push([first.min(second), first.max(second)]);
    }
    Some(drawn)
}

/// Which of his lines does he use? In turn order, openly (KB-R-51).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Lines {
    /// Whose turn it is.
    pub place: u8,
}

/// The lines he drew, as bits.
fn offered(board: &Board, seat: Seat) -> u8 {
    let drawn = board.player(seat).drawn;
    u8::from(drawn[0].is_some()) | u8::from(drawn[1].is_some()) << 1
}

impl Step<Kingsburg> for Lines {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-lines"), rule: rules::KB_MOD2_03 }
    }

    /// KB-MOD2-03: neither, one or both.
    #[inline(never)]
    fn list(&self, _game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        answers.push(Answer::Pass);
        let offered = offered(&state.board, seat);
        answers.extend((1..=3).filter(|mask| mask & !offered == 0).map(Answer::Lines));
    }

    /// Are they lines that he drew?
    fn judge(&self, _game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::KB_MOD2_03;
        if answer == Answer::Pass {
            return Ok(());
        }
        let Answer::Lines(mask) = answer else { return Err(Reason::NotAsked { rule }) };
        let drawn = (1..=3).contains(&mask) && mask & !offered(&state.board, seat) == 0;
        if drawn { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        let drawn = state.board.player(seat).drawn;
        let there = |mask: &u8| (0..2).any(|i| mask >> i & 1 == 1 && drawn[i].is_some());
        answers.extend((1..=3).filter(there).map(Answer::Lines));
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// KB-MOD2-04: a line in use covers the one with its letter; unused ones leave the game (KB-R-51).
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let mask = if let Answer::Lines(mask) = answer { mask } else { 0 };
        let player = play.state.board.player_mut(seat);
        let drawn = std::mem::take(&mut player.drawn);
        let used = drawn.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).filter_map(|(_, row)| *row);
        let mut covered = [None; 2];
        for (slot, row) in covered.iter_mut().zip(used) {
            *slot = Some(row);
            player.spaces = player
                .spaces
                .without(Built::line(row, Side::Printed))
                .or(Built::line(row, Side::Alternative));
        }
        play.tell(Event::LinesUsed { seat, rows: covered });
        play.goto(Frame::Lines(Lines { place: self.place + 1 }))
    }

    /// Who has none is not asked.
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = &play.state.board;
        match board.at_place(self.place) {
            Some(seat) if board.player(seat).drawn == [None; 2] => {
                play.goto(Frame::Lines(Lines { place: self.place + 1 }))
            }
            Some(_) => Next::Ask,
            None => play.pop(),
        }
    }
}
