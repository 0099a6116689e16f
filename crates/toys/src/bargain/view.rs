//! What one observer may know: all but what the others have chosen this round, and the offers of which he is no part.

use super::{Offer, State};
use crate::morra::Fingers;
use serde::Serialize;
use table::{Chance, Observer, Seat, SeatSet, Stack};

/// What one observer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks; nobody who sits at the table.
    pub me: Option<Seat>,
    /// What the observer himself has chosen this round.
    pub mine: Option<Fingers>,
    /// Who has chosen.
    pub chosen: SeatSet,
    /// The offers from and to the observer.
    pub offers: Stack<Known, 8>,
    /// The coins of each seat.
    pub coins: [u8; 8],
    /// The coins that the bank has taken.
    pub bank: u8,
    /// What was shown last, seat by seat.
    pub shown: Stack<Fingers, 8>,
    /// How many rounds have been played.
    pub played: u8,
}

/// An offer that the observer knows of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Known {
    /// Who makes it.
    pub from: Seat,
    /// What it says.
    #[serde(flatten)]
    pub offer: Offer,
}

impl View {
    /// What the observer may know of a state.
    #[must_use]
    pub fn of(state: &State, observer: Observer) -> View {
        let me = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let all = Seat::all(Seat::MAX).filter_map(|from| Some((from, state.offers[from.index()]?)));
        let known = all.map(|(from, offer)| Known { from, offer });
        View {
            me,
            mine: me.and_then(|seat| state.chosen[seat.index()]),
            chosen: Seat::all(Seat::MAX).filter(|seat| state.chosen[seat.index()].is_some()).collect(),
            offers: known.filter(|k| Some(k.from) == me || Some(k.offer.to) == me).collect(),
            coins: state.coins,
            bank: state.bank,
            shown: state.shown,
            played: state.played,
        }
    }

    /// A state that the observer could be in: the others may have chosen anything, and offer each other anything.
    #[must_use]
    pub fn world<C: Chance>(&self, seats: u8, chance: &mut C) -> State {
        let mut chosen = [None; 8];
        for seat in self.chosen.iter() {
            let any = Fingers(chance.draw(usize::from(super::FINGERS) + 1) as u8);
            chosen[seat.index()] = if Some(seat) == self.me { self.mine } else { Some(any) };
        }
        let mut offers = [None; 8];
        for from in Seat::all(seats) {
            let known = self.offers.iter().find(|known| known.from == from).map(|known| known.offer);
            let is_me = Some(from) == self.me;
            offers[from.index()] =
                if is_me { known } else { known.or_else(|| self.guess(seats, from, chance)) };
        }
        State { chosen, offers, coins: self.coins, bank: self.bank, shown: self.shown, played: self.played }
    }

    /// An offer that a seat might have made to somebody else than the observer, or none.
    fn guess<C: Chance>(&self, seats: u8, from: Seat, chance: &mut C) -> Option<Offer> {
        let coins = |seat: Seat| usize::from(self.coins[seat.index()]);
        let others = Seat::all(seats).filter(|to| *to != from && Some(*to) != self.me);
        let others: Stack<Seat, 8> = others.collect();
        if others.is_empty() || coins(from) == 0 || chance.draw(2) == 0 {
            return None;
        }
        let to = others[chance.draw(others.len())];
        let gold = 1 + chance.draw(coins(from)) as u8;
        Some(Offer { to, gold, price: chance.draw(coins(to) + 1) as u8 })
    }
}
