//! Why something of the sequence of play cannot be done.

use crate::content::{CardId, Deck};
use crate::rules;
use table::Rule;

const fn limit_of(deck: Deck) -> Rule {
    match deck {
        Deck::REALM => rules::CK_DRAW_05,
        Deck::INTRIGUE => rules::CK_DRAW_06,
        Deck::WAR => rules::CK_DRAW_07,
        Deck::TAX => rules::CK_DRAW_08,
        _ => rules::CK_DRAW_04,
    }
}

/// A reason of this chapter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3)]
#[expect(missing_docs, reason = "the fields name the rule, the thing and the numbers")]
pub enum Reason {
    /// Not eight cards.
    #[told(by = rules::CK_DRAW_03, depth = 2)]
    NotEight { n: u8 },
    /// Too few or too many of a deck.
    #[told(by = limit_of(deck))]
    DeckLimit { deck: Deck, least: u8, most: u8 },
    /// He does not hold that card.
    #[told(by = rules::CK_PLOTPHASE_01, depth = 1)]
    NoCard { card: CardId },
    /// The same card twice.
    #[told(by = rules::CK_PLOTPHASE_01, depth = 2)]
    Twice { card: CardId },
    /// A Crusade card is due.
    #[told(by = rules::CK_PLOTPHASE_03)]
    CrusadeDue,
    /// No further Crusade card in this Era.
    #[told(by = rules::CK_R_85)]
    CrusadeAgain { card: CardId },
}
