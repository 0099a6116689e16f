//! Answers that can be written down, legal or not: what "why not?" can be asked about.

use super::{Answer, Word};
use crate::board::{Army, Board};
use crate::content::{AreaId, CityId, NobleId};
use table::Seat;

/// What can be written down anywhere: that is all, yes and no.
pub(crate) fn words(answers: &mut Vec<Answer>) {
    answers.extend([Answer::Done, Answer::Say(Word::Yes), Answer::Say(Word::No)]);
}

/// Every area.
pub(crate) fn areas(answers: &mut Vec<Answer>) {
    answers.extend(AreaId::all().map(Answer::Area));
}

/// Every city.
pub(crate) fn cities(answers: &mut Vec<Answer>) {
    answers.extend(CityId::all().map(Answer::City));
}

/// Every Baron at the table.
pub(crate) fn seats(board: &Board, answers: &mut Vec<Answer>) {
    answers.extend(Seat::all(board.seats).map(Answer::Seat));
}

/// Every Noble of everybody.
pub(crate) fn nobles(answers: &mut Vec<Answer>) {
    answers.extend(NobleId::all().map(Answer::Noble));
}

/// Every army of a Baron.
pub(crate) fn armies(board: &Board, seat: Seat) -> impl Iterator<Item = Army> + Clone {
    Army::all_of(board.baron(seat).id)
}
