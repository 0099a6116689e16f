//! What can be answered, and why not.

use super::{CARDS, Card, State, hand};
use table::zones::Numbered;
use table::{Element, Message, Path, Rule, Seat};

/// What a seat can do.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// Lays two cards face down, the lower first.
    Play(Card, Card),
    /// Looks at the next three cards.
    Look,
    /// Puts the next card under the deck unseen.
    Bury,
    /// Shuffles the deck.
    Shuffle,
    /// Lets it be.
    Pass,
}

impl Answer {
    pub(super) fn path(self) -> Path {
        let card = |card: Card| Element::number("card", u16::from(card.0));
        match self {
            Answer::Play(one, other) => [card(one), card(other)].into(),
            Answer::Look => [Element::only("look")].into(),
            Answer::Bury => [Element::only("bury")].into(),
            Answer::Shuffle => [Element::only("shuffle")].into(),
            Answer::Pass => [Element::only("pass")].into(),
        }
    }
}

/// Why an answer is not legal.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Reason {
    /// That card is not in his hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// Two cards have to be laid now.
    LayTwo,
    /// No cards are laid now.
    DuelOver,
}

impl table::Reason for Reason {
    fn rule(&self) -> Rule {
        Rule("TOY-FAT-01")
    }

    fn message(&self) -> Message {
        match *self {
            Reason::NotInHand { card } => Message::new("fate-not-in-hand").with("card", card.0),
            Reason::LayTwo => Message::new("fate-lay-two"),
            Reason::DuelOver => Message::new("fate-duel-over"),
        }
    }
}

const MEDDLING: [Answer; 4] = [Answer::Look, Answer::Bury, Answer::Shuffle, Answer::Pass];

pub(super) fn list(state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    if state.loser.is_some() {
        return answers.extend(MEDDLING);
    }
    let mut cards: table::Stack<Card, 4> = state.cards.cards(hand(seat)).collect();
    cards.sort_unstable();
    for (i, one) in cards.iter().enumerate() {
        answers.extend(cards[i + 1..].iter().map(|other| Answer::Play(*one, *other)));
    }
}

pub(super) fn judge(state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Play(..) if state.loser.is_some() => Err(Reason::DuelOver),
        Answer::Play(one, other) => {
            let held = |card: Card| state.cards.zone_of(card) == Some(hand(seat));
            match [one, other].into_iter().find(|card| !held(*card)) {
                Some(card) => Err(Reason::NotInHand { card }),
                None => Ok(()),
            }
        }
        Answer::Look | Answer::Bury | Answer::Shuffle | Answer::Pass if state.loser.is_some() => Ok(()),
        Answer::Look | Answer::Bury | Answer::Shuffle | Answer::Pass => Err(Reason::LayTwo),
    }
}

pub(super) fn candidates(answers: &mut Vec<Answer>) {
    for one in 0..CARDS {
        answers
            .extend((one + 1..CARDS).map(|other| Answer::Play(Card::numbered(one), Card::numbered(other))));
    }
    answers.extend(MEDDLING);
}
