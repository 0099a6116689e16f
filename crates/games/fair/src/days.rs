//! The days of the fair: mornings, and the turn of each merchant.

use crate::content::LOTS;
use crate::goods::{Bundle, Good, Goods};
use crate::state::{Stall, State};
use crate::{Answer, COINS, DRAWN, Event, Fair, Reason};
use table::{Chance, Seat, Sink};

impl Fair {
    /// The first morning (FA-SET-01, FA-SET-02).
    pub(crate) fn open<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let stall = |_| Stall { has: Bundle::coins(COINS), offer: None, made: 0 };
        let stalls = Seat::all(self.seats).map(stall).collect();
        let mut state = State { day: 0, turns: 0, bag: self.content.bag, sold: Goods::default(), stalls };
        self.morning(&mut state, chance, sink);
        state
    }

    /// Is the fair over? (FA-DAY-01)
    #[inline]
    pub(crate) fn is_over(&self, state: &State) -> bool {
        state.day >= self.options.days
    }

    /// Whose turn it is: every day the next merchant begins (FA-DAY-04).
    #[inline]
    pub(crate) fn turn(&self, state: &State) -> Option<Seat> {
        (!self.is_over(state)).then(|| Seat((state.day + state.turns) % self.seats))
    }

    /// Everybody draws from the bag, as long as there is something in it (FA-DAY-02, FA-DAY-03).
    fn morning<C: Chance, S: Sink<Event>>(&self, state: &mut State, chance: &mut C, sink: &mut S) {
        let first = Seat(state.day % self.seats);
        sink.emit(Event::Morning { day: state.day, first });
        for place in 0..self.seats {
            let seat = Seat((state.day + place) % self.seats);
            let mut goods = Goods::default();
            for _ in 0..DRAWN {
                if let Some(good) = draw(&state.bag, chance) {
                    *state.bag.of_mut(good) -= 1;
                    *goods.of_mut(good) += 1;
                }
            }
            let stall = &mut state.stalls[seat.index()];
            stall.has.goods.add(&goods);
            stall.made = 0;
            sink.emit(Event::Drawn { seat, goods });
        }
    }

    /// Each number of lots of each kind, and closing (FA-STA-01). Without goods only closing is left, and is done by itself
    /// (FA-STA-04).
    pub(crate) fn list_sales(&self, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let goods = state.has(seat).goods;
        for good in Good::ALL {
            let most = goods.of(good).min(LOTS as u8);
            answers.extend((1..=most).map(|lots| Answer::Sell { good, lots }));
        }
        answers.push(Answer::Close);
    }

    pub(crate) fn judge_sale(&self, state: &State, seat: Seat, good: Good, lots: u8) -> Result<(), Reason> {
        self.judge_turn(state, seat)?;
        let has = state.has(seat).goods.of(good);
        if !(1..=LOTS as u8).contains(&lots) {
            Err(Reason::NoSuchLot { lots })
        } else if lots > has {
            Err(Reason::TooFewLots { good, lots, has })
        } else {
            Ok(())
        }
    }

    pub(crate) fn judge_turn(&self, state: &State, seat: Seat) -> Result<(), Reason> {
        if self.turn(state) == Some(seat) { Ok(()) } else { Err(Reason::NotNow) }
    }

    /// The fair pays and keeps the goods (FA-STA-02).
    pub(crate) fn sell<S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        good: Good,
        lots: u8,
        sink: &mut S,
    ) {
        let coins = self.content.price(good, lots);
        let has = &mut state.stalls[seat.index()].has;
        has.coins += coins;
        has.goods.take(&Goods::some(good, lots));
        state.sold.add(&Goods::some(good, lots));
        sink.emit(Event::Sold { seat, good, lots, coins });
        self.lapse(state, sink);
    }

    /// The next merchant's turn, or the next morning, or the end (FA-DAY-04, FA-END-01).
    pub(crate) fn pass_on<C: Chance, S: Sink<Event>>(&self, state: &mut State, chance: &mut C, sink: &mut S) {
        state.turns += 1;
        if state.turns < self.seats {
            return;
        }
        state.turns = 0;
        state.day += 1;
        if self.is_over(state) {
            self.lapse(state, sink);
            sink.emit(Event::Over);
        } else {
            self.morning(state, chance, sink);
        }
    }
}

/// A lot out of the bag, each equally likely; none if it is empty.
fn draw<C: Chance>(bag: &Goods, chance: &mut C) -> Option<Good> {
    let total = usize::from(bag.total());
    if total == 0 {
        return None;
    }
    let mut left = chance.draw(total);
    Good::ALL.into_iter().find(|good| {
        let lots = usize::from(bag.of(*good));
        let is_it = left < lots;
        left = left.saturating_sub(lots);
        is_it
    })
}
