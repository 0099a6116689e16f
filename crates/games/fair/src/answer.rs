//! Answers and acts, and how they are written.

use crate::content::LOTS;
use crate::goods::{Bundle, Good, Goods};
use table::{Element, Path, Seat};

/// One choice of one merchant.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Sells lots of one kind to the fair: `good/wool number/3`.
    Sell {
        /// Of which kind.
        good: Good,
        /// How many.
        lots: u8,
    },
    /// Closes the stall for today: `close`.
    Close,
    /// Accepts the offer of a merchant: `accept seat/1`.
    Accept(Seat),
    /// Declines the offer of a merchant: `decline seat/1`.
    Decline(Seat),
    /// Takes back his own offer: `withdraw`.
    Withdraw,
    /// Offers something for something: `offer seat/1 gold/2 good/salt for good/wool`.
    Offer {
        /// To whom.
        to: Seat,
        /// What he gives.
        gives: Bundle,
        /// What he asks for it.
        asks: Bundle,
    },
}

pub(crate) const OFFER: Element = Element::only("offer");
pub(crate) const FOR: Element = Element::only("for");

pub(crate) fn seat(seat: Seat) -> Element {
    Element::number("seat", u16::from(seat.0))
}

impl Answer {
    pub(crate) fn path(self) -> Path {
        match self {
            Answer::Sell { good, lots } => [good.element(), Element::number("number", lots.into())].into(),
            Answer::Close => [Element::only("close")].into(),
            Answer::Accept(from) => [Element::only("accept"), seat(from)].into(),
            Answer::Decline(from) => [Element::only("decline"), seat(from)].into(),
            Answer::Withdraw => [Element::only("withdraw")].into(),
            Answer::Offer { to, gives, asks } => {
                let mut path = vec![OFFER, seat(to)];
                path.extend(gives.elements());
                path.push(FOR);
                path.extend(asks.elements());
                Path(path)
            }
        }
    }
}

/// An offer, as it is written. One that asks nothing yet is still being put together.
pub(crate) fn read_offer(words: &[&str]) -> Option<Answer> {
    let ["offer", to, rest @ ..] = words else { return None };
    let (gives, asks) = rest.split_at(rest.iter().position(|word| *word == "for")?);
    let [_, asks @ ..] = asks else { return None };
    let (to, gives, asks) = (read_seat(to)?, Bundle::read(gives)?, Bundle::read(asks)?);
    (!asks.is_empty()).then_some(Answer::Offer { to, gives, asks })
}

/// A seat as it is printed: no sign, no leading zero.
pub(crate) fn read_seat(word: &str) -> Option<Seat> {
    let number = word.strip_prefix("seat/")?;
    number.parse().ok().filter(|n: &u8| n.to_string() == number).map(Seat)
}

/// All that can be written down, and of offers enough to hear every reason.
pub(crate) fn candidates(seats: u8, has: Bundle, answers: &mut Vec<Answer>) {
    for good in Good::ALL {
        answers.extend((0..=LOTS as u8 + 1).map(|lots| Answer::Sell { good, lots }));
    }
    answers.push(Answer::Close);
    answers.push(Answer::Withdraw);
    for to in Seat::all(seats + 1) {
        answers.extend([Answer::Accept(to), Answer::Decline(to)]);
        let lots = Good::ALL.map(Bundle::lot);
        let much = Bundle { coins: 1, goods: Goods::some(Good::Wool, 2) };
        let coins = [0, 1, 2, 4, has.coins + 1].map(Bundle::coins);
        for gives in lots.into_iter().chain(coins).chain([much]) {
            let asked = lots.into_iter().chain([0, 2, 9_999].map(Bundle::coins));
            answers.extend(asked.map(|asks| Answer::Offer { to, gives, asks }));
        }
    }
}
