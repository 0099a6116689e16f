//! Totals of a Winter: what the King has sent, until all are known; then what each fights with.

use super::{Field, Wrong};
use crate::Kingsburg;
use crate::board::{Board, REQUESTS, State};
use crate::content::Content;
use crate::effects::{all_of, open_cards};
use crate::flow::{Battle, Frame, OwnDie};
use crate::options::Reinforcements;
use crate::winter::threat::Attack;
use crate::winter::{Blow, total};
use table::Seat;

const TOTALS: Field = Field::Of("totals");

/// Those that the step of the year needs.
pub fn all(game: &Kingsburg, state: &State, wrong: &mut Wrong) {
    let (content, board) = (game.components(), &state.board);
    let Some(base) = board.frames.first() else { return };
    if let Frame::OwnDie(die) = base {
        sent(game, board, *die, wrong);
    }
    // Later on somebody may have lost buildings that still counted (KB-R-38).
    if *base == Frame::Battle(Battle { place: 0, blow: Blow::Fight }) {
        let attack = Attack::of(content, state);
        let adds_up = |seat: Seat| board.totals[seat.index()] == total(content, board, seat, &attack);
        wrong.unless(
            Seat::all(board.seats).all(adds_up),
            TOTALS,
            "KB-WINTER-08: not what soldiers and buildings add up to",
        );
    }
}

/// KB-INV-25: everybody has got the same number of soldiers, or as many as his request token shows, and has them still; but for
/// those who have taken a die of their own.
fn sent(game: &Kingsburg, board: &Board, die: OwnDie, wrong: &mut Wrong) {
    let content = game.components();
    let totals = || Seat::all(board.seats).map(|seat| (seat, board.totals[seat.index()]));
    let asked = |seat: Seat| (0..die.place).any(|place| board.at_place(place) == Some(seat));
    let has_die = |seat| all_of(board, seat).sources().any(|id| content.source(id).own_die.is_some());
    let by_king: Vec<i16> =
        totals().filter(|(seat, _)| !(asked(*seat) && has_die(*seat))).map(|(_, sent)| sent).collect();
    let fits = match game.options().reinforcements {
        Reinforcements::Tokens => by_king.iter().all(|sent| (0..REQUESTS as i16).contains(sent)),
        Reinforcements::Die => {
            let same = by_king.iter().all(|sent| Some(sent) == by_king.first());
            same && by_king.iter().all(|sent| can_be_sent(content, board, *sent))
        }
    };
    wrong.unless(fits, TOTALS, "KB-INV-25: the King has not sent such numbers of soldiers");
    let has = |(seat, sent): (Seat, i16)| i32::from(board.player(seat).soldiers) >= i32::from(sent);
    wrong.unless(totals().all(has), TOTALS, "KB-INV-25: more than the soldiers that are there");
}

/// What the King's die shows, or the number of a card in its place (VR-13).
fn can_be_sent(content: &Content, board: &Board, sent: i16) -> bool {
    match open_cards(board).find_map(|id| content.source(id).fixed_soldiers) {
        Some(fixed) => i32::from(sent) == i32::from(fixed.value),
        None => (1..=6).contains(&sent),
    }
}
