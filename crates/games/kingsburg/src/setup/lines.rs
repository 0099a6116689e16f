//! Module 2: alternative building lines, dealt or drafted.

use crate::answer::Answer;
use crate::board::{Board, LINES};
use crate::content::{Built, Side};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::options::Rows;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink, Stack};

/// KB-COMP-02, KB-MOD2-05, KB-R-47: two of each line; without module 1 those of rows A and G stay in the box.
fn all_lines<C, S>(play: &Play<'_, C, S>) -> [u8; LINES] {
    match play.options.rows {
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
        play.sink.emit(Event::LinesDrawn { seat, rows: *lines });
    }
    play.state.board.frames.push(Frame::Lines { place: 0 });
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

/// KB-R-51: in turn order, openly.
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8) -> Next {
    let board = &mut play.state.board;
    match board.at_place(place) {
        Some(seat) if board.player(seat).drawn == [None; 2] => play.goto(Frame::Lines { place: place + 1 }),
        Some(_) => Next::Ask,
        None => {
            board.frames.pop();
            Next::Go
        }
    }
}

/// The lines he drew, as bits.
fn offered(board: &Board, seat: Seat) -> u8 {
    let drawn = board.player(seat).drawn;
    u8::from(drawn[0].is_some()) | u8::from(drawn[1].is_some()) << 1
}

/// KB-MOD2-03: neither, one or both.
#[inline(never)]
pub fn list(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    let offered = offered(board, seat);
    answers.extend((1..=3).filter(|mask| mask & !offered == 0).map(Answer::Lines));
}

/// Are they lines that he drew?
pub fn judge(board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("KB-MOD2-03");
    match answer {
        Answer::Pass => Ok(()),
        Answer::Lines(mask @ 1..=3) if mask & !offered(board, seat) == 0 => Ok(()),
        Answer::Lines(_) => Err(Reason::NotOffered { rule }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

/// KB-MOD2-04: a line in use covers the one with its letter; unused ones leave the game (KB-R-51).
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
) -> Next {
    let mask = if let Answer::Lines(mask) = answer { mask } else { 0 };
    let player = play.state.board.player_mut(seat);
    let drawn = std::mem::take(&mut player.drawn);
    let used = drawn.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).filter_map(|(_, row)| *row);
    let mut covered = [None; 2];
    for (slot, row) in covered.iter_mut().zip(used) {
        *slot = Some(row);
        player.spaces =
            player.spaces.without(Built::line(row, Side::Printed)).or(Built::line(row, Side::Alternative));
    }
    play.sink.emit(Event::LinesUsed { seat, rows: covered });
    play.goto(Frame::Lines { place: place + 1 })
}

/// KB-MOD2-06: all lines lie open, and somebody at random takes the first.
pub fn begin_draft<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    play.state.board.pool = all_lines(play);
    let first = Seat(play.chance.draw(usize::from(play.state.board.seats)) as u8);
    play.sink.emit(Event::FirstDrafter { seat: first });
    play.state.board.frames.push(Frame::Draft { first, taken: 0 });
}

/// KB-MOD2-06, KB-MOD2-07: clockwise, then back from the last.
#[must_use]
pub fn drafter(seats: u8, first: Seat, taken: u8) -> Seat {
    let steps = if taken < seats { taken } else { (2 * seats).saturating_sub(1 + taken) };
    Seat((first.0 + steps) % seats)
}

/// KB-MOD2-08: not the line he has.
fn may_take(board: &Board, seat: Seat, row: u8) -> bool {
    board.pool.get(usize::from(row)).is_some_and(|n| *n > 0) && board.player(seat).drawn[0] != Some(row)
}

/// Who can take a line is asked; who cannot gets no second one (KB-R-49). Then each decides which to use
/// (KB-MOD2-09).
#[inline(never)]
pub fn resume_draft<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, first: Seat, taken: u8) -> Next {
    let board = &mut play.state.board;
    if taken >= 2 * board.seats {
        board.pool = [0; LINES];
        return play.goto(Frame::Lines { place: 0 });
    }
    let seat = drafter(board.seats, first, taken);
    if (0..LINES as u8).any(|row| may_take(board, seat, row)) {
        return Next::Ask;
    }
    play.goto(Frame::Draft { first, taken: taken + 1 })
}

/// Any line that lies open and that he does not have.
#[inline(never)]
pub fn list_draft(board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.extend((0..LINES as u8).filter(|row| may_take(board, seat, *row)).map(Answer::Line));
}

/// Does it lie open, and is it another than his first?
pub fn judge_draft(board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let rule = Rule("KB-MOD2-06");
    match answer {
        Answer::Line(row) if may_take(board, seat, row) => Ok(()),
        Answer::Line(row) if board.player(seat).drawn[0] == Some(row) => {
            Err(Reason::SameLine { rule: Rule("KB-MOD2-08") })
        }
        Answer::Line(_) => Err(Reason::NotOffered { rule }),
        Answer::Pass => Err(Reason::Compulsory { rule }),
        _ => Err(Reason::NotAsked { rule }),
    }
}

/// Takes the line.
#[inline(never)]
pub fn take_draft<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    first: Seat,
    taken: u8,
) -> Next {
    if let Answer::Line(row) = answer {
        let board = &mut play.state.board;
        board.pool[usize::from(row)] -= 1;
        let drawn = &mut board.player_mut(seat).drawn;
        let slot = usize::from(drawn[0].is_some());
        drawn[slot] = Some(row);
        drawn.sort_unstable_by_key(|row| row.map_or(u8::MAX, |r| r));
        play.sink.emit(Event::LineTaken { seat, row });
    }
    play.goto(Frame::Draft { first, taken: taken + 1 })
}
