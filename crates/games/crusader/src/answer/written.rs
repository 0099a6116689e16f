//! Answers that can be written down, legal or not: what "why not?" can be asked about.

use super::{Answer, Word};
use crate::content::{DevelopmentId, Player, TerritoryId};

/// What can be written down anywhere: that is all, and every way to go on.
pub(crate) fn words(answers: &mut Vec<Answer>) {
    answers.push(Answer::Done);
    answers.extend(Word::ALL.map(Answer::Say));
}

/// Every territory.
pub(crate) fn territories(answers: &mut Vec<Answer>) {
    answers.extend(TerritoryId::all().map(Answer::Territory));
}

/// Every player.
pub(crate) fn players(answers: &mut Vec<Answer>) {
    answers.extend(Player::all().map(Answer::Player));
}

/// Every development.
pub(crate) fn developments(answers: &mut Vec<Answer>) {
    answers.extend(DevelopmentId::all().map(Answer::Development));
}

/// Every amount of gold that could be meant.
pub(crate) fn gold(answers: &mut Vec<Answer>) {
    answers.extend((0..=20).map(Answer::Gold));
}
