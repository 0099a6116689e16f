//! Who must answer, and who may speak without being asked.

use crate::{Seat, SeatSet};

/// Who must answer now and how, and who else may act.
///
/// `must` is public. `may` and `called` are each seat's own business: who could do something often tells what he holds, so
/// no observer is ever sent another seat's bit. That is why this type cannot be written down as it stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The seats that have to answer; nobody: the game is over.
    pub must: SeatSet,
    /// The seats that can do something now without being asked: offer a trade, break a pact, change a sealed answer.
    /// Nothing ever waits for them.
    pub may: SeatSet,
    /// Of those who may act, the seats to whom somebody else's act speaks, e.g. an offer that stands. They are told, but
    /// nothing waits for them either.
    pub called: SeatSet,
    /// How those who must answer do it.
    pub secrecy: Secrecy,
}

/// How a decision is taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Secrecy {
    /// Openly: a decision with one legal answer is taken by itself, whoever could act meanwhile.
    Open,
    /// In secret: what was answered, and whether there was a choice at all, is nobody else's business. In which order
    /// such answers arrive makes no difference.
    Sealed,
}

/// Was something an answer that was needed, or an act?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Manner {
    /// An answer of a seat that had to answer.
    Answer,
    /// Something that a seat did without being asked.
    Act,
}

impl Waiting {
    /// The seat that answers alone and openly: if it has one legal answer, that is taken by itself.
    #[inline]
    #[must_use]
    pub fn alone(self) -> Option<Seat> {
        self.must.only().filter(|_| self.secrecy == Secrecy::Open)
    }

    /// Nobody has to answer: the game is over.
    pub const NOBODY: Waiting = Waiting::open(SeatSet::EMPTY);

    /// One seat answers openly.
    #[inline]
    #[must_use]
    pub fn seat(seat: Seat) -> Waiting {
        Waiting::open(SeatSet::one(seat))
    }

    /// These seats answer openly.
    #[inline]
    #[must_use]
    pub const fn open(must: SeatSet) -> Waiting {
        Waiting { must, may: SeatSet::EMPTY, called: SeatSet::EMPTY, secrecy: Secrecy::Open }
    }

    /// These seats answer at the same time, in secret.
    #[inline]
    #[must_use]
    pub const fn sealed(must: SeatSet) -> Waiting {
        Waiting { must, may: SeatSet::EMPTY, called: SeatSet::EMPTY, secrecy: Secrecy::Sealed }
    }

    /// The same, while these seats may act, and some of them are called.
    #[inline]
    #[must_use]
    pub const fn while_may(self, may: SeatSet, called: SeatSet) -> Waiting {
        Waiting { may, called, ..self }
    }

    /// May this seat say anything now, asked or not?
    #[inline]
    #[must_use]
    pub fn hears(self, seat: Seat) -> bool {
        self.must.has(seat) || self.may.has(seat)
    }
}
