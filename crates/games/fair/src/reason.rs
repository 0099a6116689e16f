//! Why something is not legal.

use crate::goods::{Bundle, Good};
use crate::rules::{FA_OFF_01, FA_OFF_02, FA_OFF_03, FA_OFF_04, FA_OFF_05, FA_STA_01, FA_STA_02};
use crate::{LOTS, OFFERS};
use table::Seat;

/// Why something is not legal.
#[derive(Copy, Clone, PartialEq, Debug, table::Reason)]
#[expect(missing_docs, reason = "the fields name who has how much")]
pub enum Reason {
    /// Another merchant sells now.
    #[told(by = FA_STA_01)]
    NotNow,
    /// The merchant has fewer lots of it.
    #[told(by = FA_STA_01)]
    TooFewLots { good: Good, lots: u8, has: u8 },
    /// The fair buys from one lot to six at once.
    #[told(by = FA_STA_02, args(most = LOTS as u8))]
    NoSuchLot { lots: u8 },
    /// That merchant offers nothing to this one.
    #[told(by = FA_OFF_05)]
    NoOffer { seat: Seat },
    /// This merchant offers nothing that he could take back.
    #[told(by = FA_OFF_05)]
    NothingOffered,
    /// There is no such merchant, or it is himself.
    #[told(by = FA_OFF_01)]
    Nobody,
    /// Nothing is given, or nothing asked.
    #[told(by = FA_OFF_02)]
    OneSided,
    /// A merchant makes one offer at a time.
    #[told(by = FA_OFF_03)]
    OneOffer,
    /// He has made all his offers of today.
    #[told(by = FA_OFF_04, args(most = OFFERS))]
    EnoughOffers,
    /// He does not have what he offers.
    #[told(by = FA_OFF_01)]
    HasNot { bundle: Bundle },
    /// The other does not have what he asks.
    #[told(by = FA_OFF_01)]
    HeHasNot { seat: Seat, bundle: Bundle },
}
