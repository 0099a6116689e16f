//! What happens. Everybody sees all of it.

use crate::goods::{Bundle, Good, Goods};
use crate::rules::{FA_DAY_02, FA_DAY_04, FA_END_01, FA_OFF_01, FA_OFF_05, FA_OFF_06, FA_STA_02, FA_STA_03};
use serde::Serialize;
use table::Seat;

/// What happens.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields name who did what")]
pub enum Event {
    /// A day begins.
    #[told(by = FA_DAY_04, to = all, args(day = day + 1, seat = first))]
    Morning { day: u8, first: Seat },
    /// A merchant has drawn goods.
    #[told(by = FA_DAY_02, to = all)]
    Drawn { seat: Seat, goods: Goods },
    /// A merchant sells to the fair.
    #[told(by = FA_STA_02, to = all, args(seat = seat, goods = Goods::some(good, lots), coins = coins))]
    Sold { seat: Seat, good: Good, lots: u8, coins: u16 },
    /// A merchant closes his stall for today.
    #[told(by = FA_STA_03, to = all)]
    Closed { seat: Seat },
    /// An offer is made.
    #[told(by = FA_OFF_01, to = all)]
    Offered { from: Seat, to: Seat, gives: Bundle, asks: Bundle },
    /// An offer was accepted.
    #[told(by = FA_OFF_05, to = all)]
    Traded { from: Seat, to: Seat, gives: Bundle, asks: Bundle },
    /// An offer was declined.
    #[told(by = FA_OFF_05, to = all)]
    Declined { from: Seat, to: Seat },
    /// An offer was withdrawn.
    #[told(by = FA_OFF_05, to = all)]
    Withdrawn { from: Seat, to: Seat },
    /// An offer has become impossible.
    #[told(by = FA_OFF_06, to = all)]
    Lapsed { from: Seat, to: Seat },
    /// The fair is over.
    #[told(by = FA_END_01, to = all)]
    Over,
}
