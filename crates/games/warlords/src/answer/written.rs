//! Answers that can be written down, legal or not: what "why not?" can be asked about.

use super::{Answer, Word};
use crate::army::Troop;
use crate::content::{CardId, FiefId};
use table::Amount;

/// What can be written down anywhere: that is all, and every way to go on.
pub(crate) fn words(answers: &mut Vec<Answer>) {
    answers.push(Answer::Done);
    answers.extend(Word::ALL.map(Answer::Say));
}

/// The same, where cards can be played: and every card.
pub(crate) fn words_and_cards(answers: &mut Vec<Answer>) {
    words(answers);
    answers.extend(CardId::all().map(Answer::Card));
}

/// Something about every fief.
pub(crate) fn fiefs(make: impl Fn(FiefId) -> Answer, answers: &mut Vec<Answer>) {
    answers.extend(FiefId::all().map(make));
}

/// Every troop in every number.
pub(crate) fn troops(make: impl Fn(Troop, Amount) -> Answer + Copy, answers: &mut Vec<Answer>) {
    let amounts = || (1..=u16::from(Amount::MOST) + 1).filter_map(Amount::exactly).chain([Amount::All]);
    answers.extend(Troop::ALL.into_iter().flat_map(|troop| amounts().map(move |amount| make(troop, amount))));
}

/// So many soldiers.
pub(crate) fn soldiers(answers: &mut Vec<Answer>) {
    troops(|troop, amount| Answer::Troops { troop, amount }, answers);
}
