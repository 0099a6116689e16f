//! The end of the year, and of the game (KB-R-46, VR-18).

use super::requests;
use crate::board::{Phase, YEARS};
use crate::calendar::Point;
use crate::content::{Built, Moment};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::options::Reinforcements;
use table::{Chance, Next, Sink};

/// After phase 8: effects of the year's end; in year 5 then final awards; the very last step closes the year.
#[inline(never)]
pub fn end_year<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let then = if play.state.board.year < YEARS { Point::Close } else { Point::Awards };
    play.moment(Moment::YearEnd, then)
}

/// KB-GOV-05, KB-MOD5-08, KB-R-60: the last request tokens, and the awards of the end.
#[inline(never)]
pub fn awards<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if play.game.options.reinforcements == Reinforcements::Tokens {
        requests::last_tokens(play);
    }
    play.moment(Moment::GameEnd, Point::Close)
}

/// KB-END-01, KB-END-02, KB-R-01: the next year begins, or the game is over after the fifth.
#[inline(never)]
pub fn turn<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    for player in &mut play.state.board.players {
        player.used_year = Built::NONE;
    }
    if play.state.board.year < YEARS {
        play.state.board.year += 1;
        play.state.board.phase = Phase::Aid;
        return play.goto(Frame::Begin);
    }
    crate::victory::tell(play);
    play.goto(Frame::Over)
}
