//! The frame of play: setting up, the beginning and the end of a turn.

use super::{AREAS, Area, Card, Event, HAND, PLAYERS, State};
use table::{Chance, Seat, Sink, Stack};

/// How many cards each seat is dealt.
const DEALT: usize = 3;
/// How many troops stand in each area at first.
const GARRISON: u16 = 3;
/// How much gold each seat has at first.
const PURSE: u16 = 4;

/// The first position, with the first turn begun.
pub(super) fn set_up<C: Chance, S: Sink<Event>>(chance: &mut C, sink: &mut S) -> State {
    let share = |seat: usize| Area::all().filter(|a| a.index() % PLAYERS == seat).collect();
    let mut state = State {
        owned: std::array::from_fn(share),
        troops: [GARRISON; AREAS],
        forts: [0; AREAS],
        gold: [PURSE; PLAYERS],
        hands: [Stack::new(); PLAYERS],
        deck: Card::all().collect(),
        discard: Stack::new(),
        round: 1,
        turn: Seat(0),
        actions: 0,
    };
    chance.shuffle(&mut state.deck);
    for seat in Seat::all(PLAYERS as u8) {
        (0..DEALT).for_each(|_| draw(&mut state, seat, sink));
    }
    begin(&mut state, chance, sink);
    state
}

/// Ends the turn; the next begins unless that was the last of the game.
pub(super) fn end<C: Chance, S: Sink<Event>>(rounds: u8, state: &mut State, chance: &mut C, sink: &mut S) {
    state.turn = Seat((state.turn.0 + 1) % PLAYERS as u8);
    state.actions = 0;
    if state.turn == Seat(0) {
        state.round += 1;
    }
    if state.round <= rounds {
        begin(state, chance, sink);
    }
}

/// Income, and a card.
fn begin<C: Chance, S: Sink<Event>>(state: &mut State, chance: &mut C, sink: &mut S) {
    let seat = state.turn;
    let income = 2 + state.owned[seat.index()].len() as u16 / 2;
    state.gold[seat.index()] += income;
    sink.emit(Event::Earned { seat, income });
    if state.deck.is_empty() && !state.discard.is_empty() {
        std::mem::swap(&mut state.deck, &mut state.discard);
        chance.shuffle(&mut state.deck);
        sink.emit(Event::Reshuffled { cards: state.deck.len() as u8 });
    }
    draw(state, seat, sink);
}

/// The top card of the deck goes to the hand, if there is one and there is room.
fn draw<S: Sink<Event>>(state: &mut State, seat: Seat, sink: &mut S) {
    let hand = &mut state.hands[seat.index()];
    if hand.len() == HAND {
        return;
    }
    let Some(card) = state.deck.pop() else { return };
    let place = hand.iter().filter(|held| **held < card).count();
    hand.push(card);
    hand[place..].rotate_right(1);
    sink.emit(Event::Drew { seat });
    sink.emit(Event::Found { seat, card });
}
