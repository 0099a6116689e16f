//! Ransom: a Warlord is worth some gold to both.

use super::eyes::Eyes;
use table::OfferStage;
use warlords::answer::{Answer, Word};

/// What is offered for a Warlord, and the least that is taken for one.
const OFFERED: u8 = 8;
const LEAST: u8 = 6;
/// What a card is worth.
const CARD: i32 = 5;

/// Talks begin once a turn with each captor, by whoever misses a Warlord and can pay.
pub(super) fn begin(eyes: &Eyes<'_>) -> Option<Answer> {
    let (board, me) = (eyes.board, eyes.seat);
    let may = |answer: &&Answer| match answer {
        Answer::Deal(other) => {
            board.held(*other, me).next().is_some()
                && board.offers.between(me, *other) == 0
                && eyes.gold() >= OFFERED.into()
        }
        _ => false,
    };
    eyes.answers.iter().find(may).copied()
}

pub(super) fn deal(eyes: &Eyes<'_>) -> Option<Answer> {
    let (offer, me) = (&eyes.board.offer, eyes.seat);
    let terms = &offer.terms;
    if offer.stage == OfferStage::Sent {
        let count = |mine: bool| terms.captives.iter().filter(|c| (c.owner == me) == mine).count() as i32;
        let price = i32::from(terms.gold) + CARD * eyes.named as i32;
        let gold = if terms.asked { -price } else { price };
        let fair = gold + i32::from(LEAST) * (count(true) - count(false)) >= 0;
        return Some(Answer::Say(if fair { Word::Accept } else { Word::Refuse }));
    }
    if terms.captives.is_empty() {
        let mine = |answer: &&Answer| matches!(answer, Answer::Captive { owner, .. } if *owner == me);
        return eyes.answers.iter().find(mine).copied();
    }
    if terms.gold == 0 {
        return eyes.may(Answer::Gold(OFFERED));
    }
    Some(Answer::Say(Word::Send))
}
