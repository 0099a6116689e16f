//! What one observer may know, and the worlds he could be in.

mod showing;
mod shown;

use crate::Warlords;
use crate::board::{Board, MAX_SEATS, State};
use crate::content::{Cards, Content, Deck, Designs};
use serde::{Serialize, Serializer};
use table::{Chance, Observer, OfferStage};

pub use shown::{
    AttackShown, BattleShown, CrownShown, DeckShown, FaceShown, FiefShown, GroupShown, OfferShown,
    PlayerShown, PricesShown, Shown, SideShown,
};

/// What one observer may know: all that lies open, his own hand, and how many cards of each deck the others hold
/// (their backs can be seen).
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What lies open.
    pub board: Board,
    /// His hand; a spectator has none.
    pub hand: Cards,
    /// How many cards of each deck each player holds.
    pub sizes: [[u8; 3]; MAX_SEATS],
    /// The cards of a ransom offer, if he is a party to it and may see them.
    pub offered: Option<Designs>,
    /// What the map is like, for those who read the view.
    game: Warlords,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Shown::of(&self.game, self).serialize(serializer)
    }
}

impl View {
    /// Builds the view of an observer.
    #[must_use]
    pub fn of(game: &Warlords, state: &State, observer: Observer) -> View {
        let board = &state.board;
        let hand = match observer {
            Observer::Seat(seat) => state.hands[seat.index()],
            Observer::Spectator => Cards::NONE,
        };
        let sizes = state
            .hands
            .map(|hand| Deck::ALL.map(|deck| hand.and(game.components().decks[deck as usize]).len() as u8));
        let offered = sees_offer(board, observer).then_some(state.offered);
        View { observer, board: board.clone(), hand, sizes, offered, game: game.clone() }
    }

    /// A world in which the cards he does not know are dealt at random.
    pub fn world<C: Chance>(&self, game: &Warlords, chance: &mut C) -> State {
        let content = game.components();
        let mut unknown = self.hidden(content);
        let mut hands = [Cards::NONE; MAX_SEATS];
        let own = match self.observer {
            Observer::Seat(seat) => {
                hands[seat.index()] = self.hand;
                seat.index()
            }
            Observer::Spectator => usize::MAX,
        };
        let author = self.board.offer.from.index();
        // Cards that are asked of the other need not be in his hand.
        if author != own && !self.board.offer.terms.asked {
            // He has been shown these cards of the author's.
            for design in self.offered.unwrap_or_default().iter() {
                let one = unknown.and(content.cards[design.index()].copies).first();
                hands[author] = hands[author].or(one);
                unknown = unknown.without(one);
            }
        }
        for (seat, hand) in hands.iter_mut().enumerate().filter(|(seat, _)| *seat != own) {
            for deck in Deck::ALL {
                let all = content.decks[deck as usize];
                let shown = hand.and(all).len();
                for _ in shown..u32::from(self.sizes[seat][deck as usize]) {
                    let one = unknown.and(all).draw(chance);
                    *hand = hand.or(one);
                    unknown = unknown.without(one);
                }
            }
        }
        let offered = self.offered.unwrap_or_default();
        State { board: self.board.clone(), hands, decks: unknown, offered }
    }

    /// The cards whose place he does not know.
    #[must_use]
    pub fn hidden(&self, content: &Content) -> Cards {
        let all = content.decks.iter().fold(Cards::NONE, |sum, deck| sum.or(*deck));
        let open = self.board.players.iter().fold(self.board.discards, |sum, p| sum.or(p.excommunications));
        all.without(open).without(self.hand)
    }
}

/// The author sees his offer, the other once it is sent; nobody else does. Without an offer both seats of it are the
/// same.
fn sees_offer(board: &Board, observer: Observer) -> bool {
    let offer = &board.offer;
    match observer {
        Observer::Spectator => false,
        Observer::Seat(seat) if offer.from == offer.to || !offer.concerns(seat) => false,
        Observer::Seat(seat) => seat == offer.from || offer.stage == OfferStage::Sent,
    }
}
