//! What players do without being asked: break Pacts, offer trades.

use crate::Crusader;
use crate::answer::Answer;
use crate::board::State;
use crate::content::Players;
use crate::event::Event;
use crate::flow::Play;
use crate::reason::Reason;
use crate::relations::breaking;
use crate::trades;
use table::{Chance, Complete, Element, Seat, SeatSet, Sink, Waiting};

/// Is this something that nobody was asked for?
#[must_use]
pub fn is_act(answer: Answer) -> bool {
    trades::is_act(answer) || breaking::is_act(answer)
}

/// Who must answer, and who may act meanwhile.
#[must_use]
pub fn waiting(game: &Crusader, state: &State, waiting: Waiting) -> Waiting {
    if waiting.must.is_empty() {
        return waiting;
    }
    let (trading, called) = trades::may(game, state);
    let may = trading.or(breaking::may(game, state));
    let seats =
        |players: Players| players.iter().filter_map(|player| game.seat_of(player)).collect::<SeatSet>();
    waiting.while_may(seats(may), seats(called))
}

/// Adds the acts of a seat that bots weigh.
pub fn list(game: &Crusader, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
    let (player, start) = (game.player_of(seat), acts.len());
    breaking::list(game, state, player, acts);
    trades::list(game, state, player, acts);
    acts[start..].sort_unstable();
}

/// What can come next in an act that is not listed.
pub fn parts(
    game: &Crusader,
    state: &State,
    seat: Seat,
    picked: &[&str],
    parts: &mut Vec<Element>,
) -> Complete {
    trades::parts(game, state, game.player_of(seat), picked, parts)
}

/// What of an act; nothing if the answer is none.
#[must_use]
pub fn judge(game: &Crusader, state: &State, seat: Seat, answer: Answer) -> Option<Result<(), Reason>> {
    let player = game.player_of(seat);
    trades::judge(game, state, player, answer).or_else(|| breaking::judge(game, state, player, answer))
}

/// Carries out a legal act.
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) {
    let player = play.game.player_of(seat);
    trades::take(play, player, answer);
    breaking::take(play, player, answer);
}

/// Acts that could be written down.
pub fn candidates(game: &Crusader, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    trades::candidates(state, game.player_of(seat), answers);
    breaking::candidates(answers);
}
