//! A die of one's own for reinforcements: the Military Academy.

use crate::answer::Answer;
use crate::board::Board;
use crate::content::{Content, SourceId};
use crate::effects::{has_standing, standing};
use crate::event::Event;
use crate::flow::{Frame, Next, Play, Point};
use crate::options::Reinforcements;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, Sink};

/// What lets this player roll a die of his own, and how many sides it has.
fn academy(content: &Content, board: &Board, seat: Seat) -> Option<(SourceId, u8)> {
    if !has_standing(board, seat, content.at.own_die) {
        return None;
    }
    standing(board, seat, content.at.own_die).find_map(|id| content.source(id).own_die.map(|die| (id, die)))
}

/// In turn order each owner rolls; the die may stand in place of the King's soldiers (VR-13). With request tokens it is
/// rolled once they are revealed, and halved, rounding up (KB-MOD1-04, KB-MOD1-05, KB-R-55).
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, place: u8, own: u8) -> Next {
    if own > 0 {
        return Next::Ask;
    }
    let Some(seat) = play.state.board.at_place(place) else { return play.goto(Frame::At(Point::Fight)) };
    let Some((by, sides)) = academy(play.content, &play.state.board, seat) else {
        return play.goto(Frame::OwnDie { place: place + 1, own: 0 });
    };
    let face = play.chance.die(sides);
    let own = match play.options.reinforcements {
        Reinforcements::Die => face,
        Reinforcements::Tokens => face.div_ceil(2),
    };
    play.sink.emit(Event::OwnDie { seat, source: by, soldiers: own, rule: play.content.source(by).rule });
    if i16::from(own) == play.state.board.totals[seat.index()] {
        // It makes no difference.
        return play.goto(Frame::OwnDie { place: place + 1, own: 0 });
    }
    play.goto(Frame::OwnDie { place, own })
}

/// The King's soldiers, or one's own.
#[inline(never)]
pub fn list(answers: &mut Vec<Answer>) {
    answers.extend([Answer::Pass, Answer::Accept]);
}

/// One or the other.
pub fn judge(answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Pass | Answer::Accept => Ok(()),
        _ => Err(Reason::NotAsked { rule: Rule("KB-MOD1-04") }),
    }
}

/// Takes the own die instead of what the King sent, or leaves it.
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    own: u8,
) -> Next {
    let by = academy(play.content, &play.state.board, seat)
        .map_or(Rule("KB-MOD1-04"), |(by, _)| play.content.source(by).rule);
    let board = &mut play.state.board;
    let sent = board.totals[seat.index()].max(0).unsigned_abs();
    if answer == Answer::Accept {
        let player = board.player_mut(seat);
        player.soldiers = player.soldiers.saturating_sub(sent) + u16::from(own);
        board.totals[seat.index()] = i16::from(own);
        play.sink.emit(Event::OwnDieUsed { seat, sent, soldiers: u16::from(own), rule: by });
    } else {
        play.sink.emit(Event::Declined { seat, rule: by });
    }
    play.goto(Frame::OwnDie { place: place + 1, own: 0 })
}
