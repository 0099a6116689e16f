//! What one observer may know, and the worlds he could be in.

mod facts;
mod showing;
mod shown;

use crate::Crusader;
use crate::board::{Board, State};
use crate::content::{CardId, Player, Token};
use serde::{Serialize, Serializer};
use table::zones::{BagsView, Slot, Zone, ZonesView};
use table::{Chance, Observer};

pub use shown::{
    CardShown, CheckShown, CrisisShown, DeckShown, DrawnShown, InvasionShown, KinShown, LandShown,
    MarchShown, OddsShown, OfferShown, PaidShown, PlayerShown, ProposalShown, Shown, SpaceShown, SupplyShown,
    TokenShown, TraitShown, TrophyShown,
};

/// What one observer may know: all that lies open, his own cards and bag, and what was seen of the others' (CK-R-14, CK-R-21).
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What lies open.
    pub board: Board,
    /// The Action cards.
    pub cards: ZonesView<CardId>,
    /// The trait tokens.
    pub tokens: BagsView<Token>,
    /// The rules, for what follows from it.
    game: Crusader,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Shown::of(self).serialize(serializer)
    }
}

impl View {
    /// Builds the view of an observer.
    #[must_use]
    pub fn of(game: &Crusader, state: &State, observer: Observer) -> View {
        View {
            observer,
            board: state.board.clone(),
            cards: state.cards.view(observer),
            tokens: state.tokens.view(observer),
            game: game.clone(),
        }
    }

    /// A world that the observer could be in.
    pub fn world<C: Chance>(&self, _game: &Crusader, chance: &mut C) -> State {
        State {
            board: self.board.clone(),
            cards: self.cards.world(chance),
            tokens: self.tokens.world(chance),
        }
    }

    /// The player who looks; nobody for a spectator.
    #[must_use]
    pub fn player(&self) -> Option<Player> {
        match self.observer {
            Observer::Seat(seat) => Some(self.game.player_of(seat)),
            Observer::Spectator => None,
        }
    }

    /// The tokens in his bag, by kind (CK-BAG-01).
    #[must_use]
    pub fn own_bag(&self) -> &[(Token, u8)] {
        self.player().and_then(|player| facts::bag(self, player)).unwrap_or(&[])
    }

    /// The cards of a zone that he knows, from the top.
    pub fn known(&self, zone: Zone) -> impl Iterator<Item = CardId> {
        let slots = self.cards.zones.get(usize::from(zone.0)).map_or(&[][..], |zone| &zone.cards);
        slots.iter().filter_map(|slot| match slot {
            Slot::Card(card) => Some(*card),
            Slot::OneOf(_) | Slot::Mixed(_) => None,
        })
    }

    /// How many cards lie in a zone.
    #[must_use]
    pub fn count(&self, zone: Zone) -> u8 {
        self.cards.zones.get(usize::from(zone.0)).map_or(0, |zone| zone.cards.len() as u8)
    }
}
