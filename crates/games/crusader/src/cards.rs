//! The Action cards: where they lie, and how they go from one place to another.

use crate::Crusader;
use crate::board::State;
use crate::content::{CARDS, CardId, Deck, Player};
use crate::event::Event;
use crate::flow::Play;
use crate::sequence;
use table::zones::{End, Zone, ZoneKind, Zones};
use table::{Chance, Sink};

/// The common discard pile (CK-DISCARD-01, CK-DISCARD-03).
pub const DISCARDS: Zone = Zone(0);
/// The revealed card that is carried out.
pub const TABLE: Zone = Zone(1);
/// All zones.
const ZONES: usize = 2 + Deck::COUNT + 2 * Player::MAX;
/// Five seats and the spectators.
const OBSERVERS: usize = 6;

/// All Action cards.
pub type Actions = Zones<CardId, CARDS, ZONES, OBSERVERS>;

/// A face-down deck.
#[must_use]
pub const fn deck(deck: Deck) -> Zone {
    Zone(2 + deck.0)
}

/// The hand of a player; of an official AI its face-down deck (CK-AI-08).
#[must_use]
pub const fn hand(player: Player) -> Zone {
    Zone(2 + Deck::COUNT as u8 + player.0)
}

/// The cards a player has picked for this Round, the next on top (CK-PLOTPHASE-02).
#[must_use]
pub const fn picked(player: Player) -> Zone {
    Zone(2 + (Deck::COUNT + Player::MAX) as u8 + player.0)
}

/// Of what kind each zone is.
fn kinds(game: &Crusader) -> [ZoneKind; ZONES] {
    let mut kinds = [ZoneKind::Open; ZONES];
    for number in Deck::all() {
        kinds[usize::from(deck(number).0)] = ZoneKind::Deck;
    }
    for player in Player::all() {
        let seat = game.seat_of(player);
        kinds[usize::from(hand(player).0)] = seat.map_or(ZoneKind::Deck, ZoneKind::Hand);
        kinds[usize::from(picked(player).0)] = seat.map_or(ZoneKind::Deck, ZoneKind::Sealed);
    }
    kinds
}

/// Are these the zones of this game?
pub(crate) fn are_of(game: &Crusader, seats: u8, cards: &Actions) -> bool {
    cards.is_of(CARDS, seats, &kinds(game))
}

/// All cards in their decks, unshuffled (CK-SETUP-23).
#[must_use]
pub fn new(game: &Crusader, seats: u8) -> Actions {
    let mut cards = Actions::new(CARDS, seats, &kinds(game));
    // They lie in their order: the next is always on top.
    for card in CardId::all() {
        let drawn = cards.draw(DISCARDS, deck(card.deck()));
        debug_assert_eq!(drawn, Some(card), "cards lie in their order");
    }
    cards
}

/// The top card of a deck goes to a player; an empty deck is made anew of its discards first (CK-DISCARD-02), which
/// are out of use until then (CK-DISCARD-05).
pub fn draw<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    from: Deck,
) -> Option<CardId> {
    if play.state.cards.count(deck(from)) == 0 {
        renew(play, from);
    }
    play.state.cards.draw(deck(from), hand(player))
}

fn renew<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, which: Deck) {
    let cards = &mut play.state.cards;
    for card in CardId::all().filter(|card| card.deck() == which) {
        if cards.zone_of(card) == Some(DISCARDS) {
            cards.pick(card, deck(which), End::Bottom);
        }
    }
    cards.shuffle(deck(which), play.chance);
    play.tell(sequence::Event::DeckRenewed { deck: which }.into());
}

/// A card goes face up to the common discard pile, on top.
pub fn discard<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, card: CardId) {
    play.state.cards.pick(card, DISCARDS, End::Top);
}

/// The top card of a zone.
#[must_use]
pub fn top(state: &State, zone: Zone) -> Option<CardId> {
    let mut cards = state.cards.cards(zone);
    cards.next()
}
