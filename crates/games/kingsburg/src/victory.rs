//! The end of the game.

use crate::Kingsburg;
use crate::answer::Answer;
use crate::board::State;
use crate::event::Event;
use crate::flow::{Frame, Play};
use crate::reason::Reason;
use crate::{rules, why_not};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Standing, Step, Waiting};

/// The game is over: nobody is asked any more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Over;

impl Step<Kingsburg> for Over {
    fn waiting(&self, _game: &Kingsburg, _state: &State) -> Waiting {
        Waiting::NOBODY
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-over"), rule: rules::KB_END_02 }
    }

    fn list(&self, _game: &Kingsburg, _state: &State, _seat: Seat, _answers: &mut Vec<Answer>) {}

    fn judge(&self, _game: &Kingsburg, _state: &State, _seat: Seat, _answer: Answer) -> Result<(), Reason> {
        Err(Reason::NotAsked { rule: rules::KB_END_02 })
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::goods_or_buildings(self, game, state, seat, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(
        self,
        _play: &mut Play<'_, C, S>,
        _seat: Seat,
        _answer: Answer,
    ) -> Next {
        Next::Go
    }
}

/// Tells who won.
pub fn tell<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    if let Some(standing) = standing_of(play.state) {
        play.tell(Event::GameOver { winners: standing.winners });
    }
}

/// Who won, once the game is over.
#[must_use]
pub fn standing(state: &State) -> Option<Standing> {
    (state.board.frame() == Frame::Over).then(|| standing_of(state)).flatten()
}

/// KB-GOAL-01, KB-END-03: most points win; then most goods (KB-TIE-01), then most buildings (KB-TIE-02), then it is shared
/// (KB-TIE-03). Goods that were counted for points are still there (KB-R-43).
fn standing_of(state: &State) -> Option<Standing> {
    let board = &state.board;
    let rank = |seat: Seat| {
        let player = board.player(seat);
        (player.vp, player.goods.total(), player.built.count())
    };
    let best = Seat::all(board.seats).map(rank).max()?;
    let winners = Seat::all(board.seats).filter(|s| rank(*s) == best).collect();
    let points = Seat::all(board.seats).map(|s| i32::from(board.player(s).vp));
    Some(Standing::of_seats(winners, points, rules::KB_END_02))
}
