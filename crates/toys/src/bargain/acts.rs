//! What can be done at any time: gifts and offers.

use super::answer::{FOR, gold, read_gold, read_to, to};
use super::{Answer, Bargain, Event, FINGERS, Offer, Reason, State};
use crate::morra::Fingers;
use table::{Complete, Element, Seat, Sink};

impl Bargain {
    /// What is listed for everybody, and the few offers that bots weigh: one coin for two, two for one.
    pub(super) fn list_acts(&self, state: &State, seat: Seat, acts: &mut Vec<Answer>) {
        if let Some(chosen) = state.chosen[seat.index()] {
            let others = (0..=FINGERS).map(Fingers).filter(|fingers| *fingers != chosen);
            acts.extend(others.map(Answer::Show));
        }
        let offering = || self.others(seat).filter(|from| state.offer_to(*from, seat).is_some());
        acts.extend(offering().map(Answer::Accept));
        acts.extend(offering().map(Answer::Decline));
        if state.offers[seat.index()].is_some() {
            acts.push(Answer::Withdraw);
            return;
        }
        for (gold, price) in [(1, 2), (2, 1)] {
            let can = |to: &Seat| is_possible(state, seat, Offer { to: *to, gold, price });
            acts.extend(self.others(seat).filter(can).map(|to| Answer::Offer { gold, to, price }));
        }
    }

    /// What can come next in a gift or an offer that is being put together.
    pub(super) fn trade_parts(
        &self,
        state: &State,
        seat: Seat,
        picked: &[&str],
        parts: &mut Vec<Element>,
    ) -> Complete {
        let own = state.coins_of(seat);
        let is_gold = |word: &str| read_gold(word).is_some_and(|coins| (1..=own).contains(&coins));
        let partner = |word: &str| read_to(word).filter(|to| *to != seat && to.0 < self.seats);
        let offers = state.offers[seat.index()].is_none();
        match picked {
            [] if self.seats > 1 => parts.extend((1..=own).map(gold)),
            [coins] if is_gold(coins) => parts.extend(self.others(seat).map(to)),
            [coins, other] if is_gold(coins) && partner(other).is_some() => {
                parts.extend(offers.then_some(FOR));
                return Complete::Whole;
            }
            [coins, other, "for"] if offers && is_gold(coins) => {
                let prices = partner(other).map(|other| 0..=state.coins_of(other));
                parts.extend(prices.into_iter().flatten().map(gold));
            }
            [coins, other, "for", price] if offers && is_gold(coins) => {
                let whole = partner(other).zip(read_gold(price));
                if whole.is_some_and(|(other, price)| price <= state.coins_of(other)) {
                    return Complete::Whole;
                }
            }
            _ => {}
        }
        Complete::Partial
    }

    pub(super) fn judge_one(&self, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        match answer {
            Answer::Show(fingers) if fingers.0 > FINGERS => Err(Reason::TooManyFingers),
            Answer::Show(fingers) if state.chosen[seat.index()] == Some(fingers) => Err(Reason::SameFingers),
            Answer::Show(_) => Ok(()),
            Answer::Accept(from) | Answer::Decline(from) => {
                state.offer_to(from, seat).map(|_| ()).ok_or(Reason::NoOffer { from })
            }
            Answer::Withdraw if state.offers[seat.index()].is_none() => Err(Reason::NothingOffered),
            Answer::Withdraw => Ok(()),
            Answer::Give { gold, to } => self.judge_payment(state, seat, gold, to),
            Answer::Offer { gold, to, price } => {
                self.judge_payment(state, seat, gold, to)?;
                let has = state.coins_of(to);
                if state.offers[seat.index()].is_some() {
                    Err(Reason::OneOffer)
                } else if price > has {
                    Err(Reason::HeHasLess { price, has })
                } else {
                    Ok(())
                }
            }
        }
    }

    fn judge_payment(&self, state: &State, seat: Seat, gold: u8, to: Seat) -> Result<(), Reason> {
        let has = state.coins_of(seat);
        if to == seat || to.0 >= self.seats {
            Err(Reason::Nobody)
        } else if gold == 0 {
            Err(Reason::Nothing)
        } else if gold > has {
            Err(Reason::TooLittle { gold, has })
        } else {
            Ok(())
        }
    }
}

/// Have both sides what the offer says?
pub(super) fn is_possible(state: &State, from: Seat, offer: Offer) -> bool {
    offer.gold <= state.coins_of(from) && offer.price <= state.coins_of(offer.to)
}

/// Carries out what is no choice of fingers.
pub(super) fn carry_out(state: &mut State, seat: Seat, answer: Answer, sink: &mut impl Sink<Event>) {
    match answer {
        Answer::Show(_) => {}
        Answer::Accept(from) => {
            let Some(Offer { gold, price, .. }) = state.offers[from.index()].take() else { return };
            pay(state, from, seat, gold);
            pay(state, seat, from, price);
            sink.emit(Event::Traded { from, to: seat, gold, price });
            let (giver, taker) = if gold >= price { (from, seat) } else { (seat, from) };
            sink.emit(Event::Moved { from: giver, to: taker, gold: gold.abs_diff(price) });
        }
        Answer::Decline(from) => {
            state.offers[from.index()] = None;
            sink.emit(Event::Declined { from, to: seat });
        }
        Answer::Withdraw => {
            let Some(offer) = state.offers[seat.index()].take() else { return };
            sink.emit(Event::Withdrawn { from: seat, to: offer.to });
        }
        Answer::Give { gold, to } => {
            pay(state, seat, to, gold);
            sink.emit(Event::Given { from: seat, to, gold });
        }
        Answer::Offer { gold, to, price } => {
            state.offers[seat.index()] = Some(Offer { to, gold, price });
            sink.emit(Event::Offered { from: seat, to, gold, price });
        }
    }
    lapse(state, sink);
}

fn pay(state: &mut State, from: Seat, to: Seat, coins: u8) {
    state.coins[from.index()] -= coins;
    state.coins[to.index()] += coins;
}

/// Offers that have become impossible stand no longer.
pub(super) fn lapse(state: &mut State, sink: &mut impl Sink<Event>) {
    for from in Seat::all(Seat::MAX) {
        let lapsed = state.offers[from.index()].filter(|offer| !is_possible(state, from, *offer));
        if let Some(Offer { to, .. }) = lapsed {
            state.offers[from.index()] = None;
            sink.emit(Event::Lapsed { from, to });
        }
    }
}
