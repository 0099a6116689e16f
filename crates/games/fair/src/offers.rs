//! Offers: made, accepted, declined and withdrawn at any time, by anybody.

use crate::answer::{FOR, OFFER, read_seat, seat as element};
use crate::goods::{Bundle, Good};
use crate::state::{Offer, State};
use crate::{Answer, Event, Fair, OFFERS, Reason};
use table::{Complete, Element, Seat, SeatSet, Sink};

impl Fair {
    /// All other merchants.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |other| *other != seat)
    }

    /// Can this merchant make an offer to somebody now?
    fn can_offer(&self, state: &State, seat: Seat) -> bool {
        let stall = &state.stalls[seat.index()];
        let is_free = stall.offer.is_none() && stall.made < OFFERS;
        is_free && !stall.has.is_empty() && self.partners(state, seat).next().is_some()
    }

    /// The merchants who have something that could be asked of them.
    fn partners(&self, state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
        self.others(seat).filter(|other| !state.has(*other).is_empty())
    }

    /// Who may act, and who is called by an offer that stands.
    pub(crate) fn bystanders(&self, state: &State) -> (SeatSet, SeatSet) {
        let seats = || Seat::all(self.seats);
        let called: SeatSet = seats().filter_map(|from| Some(state.offer(from)?.to)).collect();
        let acting = |seat: &Seat| state.offer(*seat).is_some() || self.can_offer(state, *seat);
        (called.union(seats().filter(acting).collect()), called)
    }

    /// What is listed for everybody, and the few offers that bots weigh: a lot for another, some coins for a lot.
    pub(crate) fn list_acts(&self, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
        let from = acts.len();
        for other in self.others(seat).filter(|other| state.offer_to(*other, seat).is_some()) {
            acts.extend([Answer::Accept(other), Answer::Decline(other)]);
        }
        if state.offer(seat).is_some() {
            acts.push(Answer::Withdraw);
        } else if self.can_offer(state, seat) {
            for to in self.partners(state, seat) {
                for asked in Good::ALL {
                    let lots = Good::ALL.into_iter().filter(|good| *good != asked).map(Bundle::lot);
                    let gives = lots.chain([2, 4].map(Bundle::coins));
                    let offers = gives.map(|gives| Offer { to, gives, asks: Bundle::lot(asked) });
                    let offers = offers.filter(|offer| state.is_possible(seat, offer));
                    acts.extend(offers.map(|Offer { to, gives, asks }| Answer::Offer { to, gives, asks }));
                }
            }
        }
        acts[from..].sort_unstable();
    }

    /// What can come next in an offer that is being put together: `offer seat/1 gold/2 good/salt for good/wool`.
    pub(crate) fn offer_parts(
        &self,
        state: &State,
        seat: Seat,
        picked: &[&str],
        parts: &mut Vec<Element>,
    ) -> Complete {
        if !self.can_offer(state, seat) {
            return Complete::Partial;
        }
        let ["offer", rest @ ..] = picked else {
            parts.extend(picked.is_empty().then_some(OFFER));
            return Complete::Partial;
        };
        let [to, rest @ ..] = rest else {
            parts.extend(self.partners(state, seat).map(element));
            return Complete::Partial;
        };
        let Some(to) = read_seat(to).filter(|to| self.partners(state, seat).any(|other| other == *to)) else {
            return Complete::Partial;
        };
        match rest.iter().position(|word| *word == "for") {
            None => {
                let given = more(&state.has(seat), rest, parts);
                parts.extend(given.filter(|given| !given.is_empty()).map(|_| FOR));
                Complete::Partial
            }
            Some(at) => {
                let given = Bundle::read(&rest[..at]).filter(|given| !given.is_empty());
                if !given.is_some_and(|given| state.has(seat).holds(&given)) {
                    return Complete::Partial;
                }
                match more(&state.has(to), &rest[at + 1..], parts) {
                    Some(asked) if !asked.is_empty() => Complete::Whole,
                    Some(_) | None => Complete::Partial,
                }
            }
        }
    }

    pub(crate) fn judge_offer(&self, state: &State, seat: Seat, offer: &Offer) -> Result<(), Reason> {
        let Offer { to, gives, asks } = *offer;
        if to == seat || to.0 >= self.seats {
            Err(Reason::Nobody)
        } else if state.offer(seat).is_some() {
            Err(Reason::OneOffer)
        } else if state.stalls[seat.index()].made >= OFFERS {
            Err(Reason::EnoughOffers)
        } else if gives.is_empty() || asks.is_empty() {
            Err(Reason::OneSided)
        } else if !state.has(seat).holds(&gives) {
            Err(Reason::HasNot { bundle: gives })
        } else if !state.has(to).holds(&asks) {
            Err(Reason::HeHasNot { seat: to, bundle: asks })
        } else {
            Ok(())
        }
    }

    pub(crate) fn make<S: Sink<Event>>(&self, state: &mut State, from: Seat, offer: Offer, sink: &mut S) {
        let stall = &mut state.stalls[from.index()];
        stall.offer = Some(offer);
        stall.made += 1;
        let Offer { to, gives, asks } = offer;
        sink.emit(Event::Offered { from, to, gives, asks });
    }

    pub(crate) fn accept<S: Sink<Event>>(&self, state: &mut State, from: Seat, to: Seat, sink: &mut S) {
        let Some(Offer { gives, asks, .. }) = state.stalls[from.index()].offer.take() else { return };
        for (giver, taker, bundle) in [(from, to, gives), (to, from, asks)] {
            let giver = &mut state.stalls[giver.index()].has;
            giver.coins -= bundle.coins;
            giver.goods.take(&bundle.goods);
            let taker = &mut state.stalls[taker.index()].has;
            taker.coins += bundle.coins;
            taker.goods.add(&bundle.goods);
        }
        sink.emit(Event::Traded { from, to, gives, asks });
        self.lapse(state, sink);
    }

    /// Offers that have become impossible stand no longer, and none after the fair (FA-OFF-06).
    pub(crate) fn lapse<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let is_over = self.is_over(state);
        for from in Seat::all(self.seats) {
            let lapsed = state.offer(from).filter(|offer| is_over || !state.is_possible(from, offer));
            if let Some(Offer { to, .. }) = lapsed {
                state.stalls[from.index()].offer = None;
                sink.emit(Event::Lapsed { from, to });
            }
        }
    }
}

/// What these words say, if it is among what somebody has; adds what can still come to it: coins first, then lots in order.
fn more(has: &Bundle, words: &[&str], parts: &mut Vec<Element>) -> Option<Bundle> {
    let bundle = Bundle::read(words).filter(|bundle| has.holds(bundle))?;
    if words.is_empty() {
        parts.extend((1..=has.coins).map(|coins| Element::number("gold", coins)));
    }
    let last = Good::ALL.into_iter().rfind(|good| bundle.goods.of(*good) > 0);
    let next = Good::ALL.into_iter().filter(|good| Some(*good) >= last);
    let next = next.filter(|good| bundle.goods.of(*good) < has.goods.of(*good));
    parts.extend(next.map(Good::element));
    Some(bundle)
}
