//! Answers and acts, and how they are written.

use crate::morra::Fingers;
use table::{Element, Path, Seat};

/// One choice of one seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Chooses how many fingers to show: `fingers/3`; done again, it is a change of mind.
    Show(Fingers),
    /// Accepts the offer of a seat: `accept/1`.
    Accept(Seat),
    /// Declines the offer of a seat: `decline/1`.
    Decline(Seat),
    /// Takes back its own offer: `withdraw`.
    Withdraw,
    /// Gives coins away: `gold/3 to/1`.
    Give {
        /// How many.
        gold: u8,
        /// To whom.
        to: Seat,
    },
    /// Offers coins for coins: `gold/3 to/1 for gold/1`.
    Offer {
        /// How many.
        gold: u8,
        /// To whom.
        to: Seat,
        /// For how many of his; none if nothing is asked for it but that it be accepted.
        price: u8,
    },
}

pub(super) const FOR: Element = Element::only("for");

pub(super) fn gold(coins: u8) -> Element {
    Element::number("gold", u16::from(coins))
}

pub(super) fn to(seat: Seat) -> Element {
    Element::number("to", u16::from(seat.0))
}

impl Answer {
    pub(super) fn path(self) -> Path {
        match self {
            Answer::Show(fingers) => [Element::number("fingers", u16::from(fingers.0))].into(),
            Answer::Accept(from) => [Element::number("accept", u16::from(from.0))].into(),
            Answer::Decline(from) => [Element::number("decline", u16::from(from.0))].into(),
            Answer::Withdraw => [Element::only("withdraw")].into(),
            Answer::Give { gold: coins, to: seat } => [gold(coins), to(seat)].into(),
            Answer::Offer { gold: coins, to: seat, price } => {
                [gold(coins), to(seat), FOR, gold(price)].into()
            }
        }
    }
}

/// A gift or an offer, as it is written.
pub(super) fn read_trade(words: &[&str]) -> Option<Answer> {
    match words {
        [coins, seat] => Some(Answer::Give { gold: read_gold(coins)?, to: read_to(seat)? }),
        [coins, seat, "for", price] => {
            Some(Answer::Offer { gold: read_gold(coins)?, to: read_to(seat)?, price: read_gold(price)? })
        }
        _ => None,
    }
}

/// A number as it is printed: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

pub(super) fn read_gold(word: &str) -> Option<u8> {
    number(word.strip_prefix("gold/")?)
}

pub(super) fn read_to(word: &str) -> Option<Seat> {
    number(word.strip_prefix("to/")?).map(Seat)
}

/// All that can be written down, and of gifts and offers enough to hear every reason.
pub(super) fn candidates(seats: u8, coins: u8, answers: &mut Vec<Answer>) {
    answers.extend((0..=super::FINGERS + 1).map(|fingers| Answer::Show(Fingers(fingers))));
    answers.extend(Seat::all(seats).flat_map(|seat| [Answer::Accept(seat), Answer::Decline(seat)]));
    answers.push(Answer::Withdraw);
    for to in Seat::all(seats + 1) {
        for gold in [0, 1, 2, coins, coins + 1] {
            answers.push(Answer::Give { gold, to });
            answers.extend([0, 1, 2, 200].map(|price| Answer::Offer { gold, to, price }));
        }
    }
}
