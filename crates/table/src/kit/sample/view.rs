//! What one observer of the sample may know.

use super::State;
use crate::{Chance, Observer, Seat};
use serde::Serialize;

/// Stands for a card that is there but not seen.
const HIDDEN: u8 = 99;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    /// The state without what the observer does not know.
    seen: State,
    me: Option<Seat>,
}

impl View {
    pub(super) fn of(state: &State, observer: Observer) -> View {
        let me = Seat::all(2).find(|seat| observer == Observer::Seat(*seat));
        let mut seen = state.clone();
        if !observer.is_in(state.looked) {
            seen.next = HIDDEN;
        }
        for i in Seat::all(2).filter(|seat| Some(*seat) != me).map(Seat::index) {
            seen.hands[i] = [HIDDEN; 2];
            seen.peeped[i] = state.peeped[i].map(|_| HIDDEN);
            // That a bid was made is public; which one, when both are made or it is face up.
            seen.bids[i] = state.bids[i].map(|card| if state.is_shown(card) { card } else { HIDDEN });
        }
        View { seen, me }
    }

    /// Deals the cards that were not seen.
    pub(super) fn world<C: Chance>(&self, chance: &mut C) -> State {
        let mut world = self.seen.clone();
        let peeped = self.me.and_then(|me| world.peeped[me.index()]);
        let shown = world.bids.into_iter().flatten().filter(|card| *card != HIDDEN);
        let mut known: Vec<u8> = world.hands.into_iter().flatten().chain([world.next]).chain(shown).collect();
        known.extend(peeped);
        let mut unknown: Vec<u8> = (0..5).filter(|card| !known.contains(card)).collect();
        chance.shuffle(&mut unknown);
        for i in Seat::all(2).filter(|seat| Some(*seat) != self.me).map(Seat::index) {
            let mut held: Vec<u8> =
                world.bids[i].into_iter().filter(|card| *card != HIDDEN).chain(peeped).collect();
            held.dedup();
            held.resize_with(2, || unknown.pop().unwrap_or(HIDDEN));
            chance.shuffle(&mut held);
            world.hands[i] = [held[0], held[1]];
        }
        if world.next == HIDDEN {
            world.next = unknown.pop().unwrap_or(HIDDEN);
        }
        for i in 0..2 {
            let guess = |hand: [u8; 2], chance: &mut C| hand[chance.draw(2)];
            if world.peeped[i] == Some(HIDDEN) {
                world.peeped[i] = Some(guess(world.hands[1 - i], chance));
            }
            if world.bids[i] == Some(HIDDEN) {
                // A card that is bid face up would be seen.
                let hidden = world.hands[i].map(|card| if card == 0 { None } else { Some(card) });
                world.bids[i] = match hidden {
                    [Some(one), Some(other)] => Some(guess([one, other], chance)),
                    [one, other] => one.or(other),
                };
            }
        }
        world
    }
}
