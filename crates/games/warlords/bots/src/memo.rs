//! What was thought of last, to be thought of again for free: a plan is made anew for each small step of it.
//!
//! A memo holds the whole question with the answer, so it changes how long an answer takes and never what it is.

use super::eyes::{Eyes, Mood};
use std::cell::RefCell;
use std::thread::LocalKey;
use table::Seat;
use warlords::Warlords;
use warlords::board::Board;

/// The last question and its answer.
pub(super) type Memo<T> = RefCell<Option<(Warlords, Board, Seat, Mood, T)>>;

/// The answer of the memo, or a new one, which is kept. Frames do not count: what is planned does not depend on who
/// asks.
pub(super) fn recall<T: Copy>(
    memo: &'static LocalKey<Memo<T>>,
    eyes: &Eyes<'_>,
    think: impl FnOnce() -> T,
) -> T {
    let known = memo.with_borrow_mut(|memo| match memo {
        Some((game, board, seat, mood, answer)) if (*seat, *mood) == (eyes.seat, eyes.mood) => {
            board.frames = eyes.board.frames;
            (board == eyes.board && game == eyes.game).then_some(*answer)
        }
        _ => None,
    });
    known.unwrap_or_else(|| {
        let answer = think();
        memo.set(Some((eyes.game.clone(), eyes.board.clone(), eyes.seat, eyes.mood, answer)));
        answer
    })
}
