//! What a seat can do on his turn.

use super::{Area, Card, Effect, Event, State};
use table::{Chance, Seat, Sink};

/// What a troop costs.
pub(super) const TROOP: u16 = 2;
/// What a fort costs.
pub(super) const FORT: u16 = 5;
/// How many forts an area has at most.
pub(super) const FORTS: u8 = 2;

pub(super) fn recruit<S: Sink<Event>>(state: &mut State, seat: Seat, area: Area, sink: &mut S) {
    state.gold[seat.index()] -= TROOP;
    state.troops[area.index()] += 1;
    sink.emit(Event::Recruited { seat, area });
}

pub(super) fn fortify<S: Sink<Event>>(state: &mut State, seat: Seat, area: Area, sink: &mut S) {
    state.gold[seat.index()] -= FORT;
    state.forts[area.index()] += 1;
    sink.emit(Event::Fortified { seat, area });
}

/// Up to three troops attack, up to two defend; the highest dice are compared pair by pair, the defender wins ties
/// and adds one to his highest die behind a fort. An area without defenders falls to those who attacked.
pub(super) fn attack<C: Chance, S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    from: Area,
    to: Area,
    chance: &mut C,
    sink: &mut S,
) {
    let attackers = (state.troops[from.index()] - 1).min(3);
    let defenders = state.troops[to.index()].min(2);
    let attack = roll(attackers, chance);
    let mut defence = roll(defenders, chance);
    defence[0] += u8::from(state.forts[to.index()] > 0);
    let pairs = usize::from(attackers.min(defenders));
    let won = attack.iter().zip(defence).take(pairs).filter(|(a, d)| **a > *d).count() as u16;
    let lost = pairs as u16 - won;
    state.troops[to.index()] -= won;
    state.troops[from.index()] -= lost;
    sink.emit(Event::Fought { seat, from, to, attack, defence: [defence[0], defence[1]], won, lost });
    if state.troops[to.index()] == 0 {
        conquer(state, seat, to);
        state.troops[from.index()] -= attackers;
        state.troops[to.index()] = attackers;
        sink.emit(Event::Conquered { seat, area: to, troops: attackers });
    }
}

/// The area changes hands; its forts are razed.
fn conquer(state: &mut State, seat: Seat, area: Area) {
    state.owned.iter_mut().for_each(|areas| areas.remove(area));
    state.owned[seat.index()].insert(area);
    state.forts[area.index()] = 0;
}

/// So many dice, at most three, the highest first; zeros stand for dice that were not rolled.
#[inline]
fn roll<C: Chance>(count: u16, chance: &mut C) -> [u8; 3] {
    let mut dice = [0; 3];
    dice.iter_mut().take(usize::from(count)).for_each(|die| *die = chance.die(6));
    let [a, b, c] = dice;
    let (a, b) = (a.max(b), a.min(b));
    let (a, c) = (a.max(c), a.min(c));
    [a, b.max(c), b.min(c)]
}

pub(super) fn play<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    card: Card,
    target: Option<Area>,
    sink: &mut S,
) {
    let hand = &mut state.hands[seat.index()];
    if let Some(place) = hand.iter().position(|held| *held == card) {
        hand.remove(place);
    }
    state.discard.push(card);
    match (card.effect(), target) {
        (Effect::Levy, Some(area)) => state.troops[area.index()] += 2,
        (Effect::Raid, Some(area)) => state.troops[area.index()] -= 1,
        (Effect::Tax, _) | (Effect::Levy | Effect::Raid, None) => state.gold[seat.index()] += 3,
    }
    sink.emit(Event::Played { seat, card, target });
}
