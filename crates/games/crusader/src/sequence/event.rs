//! What happens in the sequence of play.

use crate::board::Phase;
use crate::content::{CardId, CharacterId, Deck, DevelopmentId, Player, Token};
use crate::rules;
use serde::Serialize;
use table::{Element, Rule, Seat};

/// So many cards of each deck.
fn hand(cards: [u8; Deck::COUNT]) -> Vec<Element> {
    Deck::all().map(|deck| Element::number(deck.word(), cards[deck.index()].into())).collect()
}

/// Something that happened in the sequence of play.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// An Era began.
    #[told(by = rules::CK_ERA_07, to = all)]
    EraBegan { era: u8 },
    /// A Round began.
    #[told(by = rules::CK_ROUND_01, to = all)]
    RoundBegan { era: u8, round: u8 },
    /// A phase began.
    #[told(by = rules::CK_ROUND_01, to = all)]
    PhaseBegan { phase: Phase, era: u8, round: u8, turn: u8 },
    /// Somebody took cards of an Era.
    #[told(by = rules::CK_DRAW_03, to = all)]
    HandDrawn {
        player: Player,
        #[told(with = hand)]
        cards: [u8; Deck::COUNT],
    },
    /// Somebody took a card of a deck.
    #[told(to = all)]
    CardDrawn { player: Player, deck: Deck, rule: Rule },
    /// Which card it is.
    #[told(by = rules::CK_DRAW_09, to = only(seat))]
    GotCard { seat: Seat, card: CardId },
    /// A deck was made of its discards again.
    #[told(by = rules::CK_DISCARD_02, to = all)]
    DeckRenewed { deck: Deck },
    /// Which cards somebody has picked.
    #[told(by = rules::CK_PLOTPHASE_01, to = only(seat))]
    PairPicked { seat: Seat, first: CardId, second: CardId },
    /// A card was revealed.
    #[told(by = rules::CK_TURN_01, to = all)]
    Revealed { player: Player, card: CardId },
    /// Somebody made no action.
    #[told(by = rules::CK_ACTION_03, to = all)]
    Declined { player: Player },
    /// A card was discarded.
    #[told(to = all)]
    CardDiscarded { player: Player, card: CardId, rule: Rule },
    /// The First Player token went to somebody.
    #[told(to = all)]
    FirstPlayer { player: Player, rule: Rule },
    /// A King grew older.
    #[told(by = rules::CK_AGE_01, to = all)]
    GrewOlder { player: Player, who: CharacterId, age: u8 },
    /// A token left a bag.
    #[told(to = all)]
    TokenDropped { player: Player, token: Token, rule: Rule },
    /// A development came on display.
    #[told(to = all)]
    Displayed { development: DevelopmentId, rule: Rule },
    /// A development left the display.
    #[told(by = rules::CK_CLEAN_06, to = all)]
    DisplayCleared { development: DevelopmentId },
}
