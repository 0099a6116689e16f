//! What one observer may know: everything but what comes out of the bag next, with the price list beside it.

use crate::content::{Content, LOTS};
use crate::goods::{Bundle, Goods};
use crate::state::{MERCHANTS, Offer, Stall, State};
use crate::{Fair, Good};
use serde::{Deserialize, Serialize};
use table::{Observer, Seat, Stack};

/// What one observer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody who sits at the table.
    pub me: Option<Seat>,
    /// The day, from 1; one more than there are days when the fair is over.
    pub day: u8,
    /// How many days the fair lasts.
    pub days: u8,
    /// How many merchants have had their turn today.
    pub turns: u8,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The stalls, by seat.
    pub stalls: Vec<StallView>,
    /// The offers that stand.
    pub offers: Vec<OfferView>,
    /// What is left in the bag.
    pub bag: Goods,
    /// What was sold to the fair.
    pub sold: Goods,
    /// What one lot of a kind brings, two of them, and so on.
    pub prices: Prices,
}

/// What everybody sees of a stall.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StallView {
    /// Whose it is.
    pub seat: Seat,
    /// His coins.
    pub coins: u16,
    /// His goods.
    pub goods: Goods,
    /// How many offers he can still make today (FA-OFF-04).
    pub offers_left: u8,
}

/// An offer that stands.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OfferView {
    /// Who makes it.
    pub from: Seat,
    /// What it says.
    #[serde(flatten)]
    pub offer: Offer,
}

/// The price list.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each is the list of its kind")]
pub struct Prices {
    pub salt: [u16; LOTS],
    pub wool: [u16; LOTS],
    pub spice: [u16; LOTS],
}

impl Prices {
    fn of(content: &Content) -> Prices {
        let [salt, wool, spice] = Good::ALL.map(|good| content.prices(good));
        Prices { salt, wool, spice }
    }
}

impl View {
    /// What the observer may know of a state.
    #[must_use]
    pub fn of(fair: &Fair, state: &State, observer: Observer) -> View {
        let me = match observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let stall = |(seat, stall): (Seat, &Stall)| StallView {
            seat,
            coins: stall.has.coins,
            goods: stall.has.goods,
            offers_left: crate::OFFERS - stall.made,
        };
        let seats = || Seat::all(fair.seats);
        let offer = |from: Seat| state.offer(from).map(|offer| OfferView { from, offer });
        View {
            me,
            day: state.day + 1,
            days: fair.options.days,
            turns: state.turns,
            turn: fair.turn(state),
            stalls: seats().zip(state.stalls.iter()).map(stall).collect(),
            offers: seats().filter_map(offer).collect(),
            bag: state.bag,
            sold: state.sold,
            prices: Prices::of(&fair.content),
        }
    }

    /// The state that it shows.
    #[must_use]
    pub fn state(&self) -> State {
        let stall = |seen: &StallView| Stall {
            has: Bundle { coins: seen.coins, goods: seen.goods },
            offer: self.offers.iter().find(|offer| offer.from == seen.seat).map(|known| known.offer),
            made: crate::OFFERS.saturating_sub(seen.offers_left),
        };
        let stalls: Stack<Stall, MERCHANTS> = self.stalls.iter().take(MERCHANTS).map(stall).collect();
        State { day: self.day.saturating_sub(1), turns: self.turns, bag: self.bag, sold: self.sold, stalls }
    }
}
