//! What happened, typed, with its audience and its rule.

use crate::{Message, Observer, Rule, SeatSet};
use serde::Serialize;
use std::fmt::Debug;

/// Who may learn of an event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// Only these seats.
    Only(SeatSet),
}

impl Audience {
    /// May this observer learn of it?
    #[must_use]
    pub fn includes(self, observer: Observer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seats) => observer.is_in(seats),
        }
    }
}

/// A game's events. What only some may know is an event of its own: events are never blanked. They are declared once:
///
/// ```
/// use table::{Event as _, Rule, Seat};
///
/// const FA_STA_03: Rule = Rule("FA-STA-03");
///
/// #[derive(Clone, PartialEq, Debug, serde::Serialize, table::Event)]
/// enum Event {
///     #[told(by = FA_STA_03, to = all)]
///     Closed { seat: Seat },
///     #[told(to = only(seat))]
///     GotCard { seat: Seat, card: u8, rule: Rule },
/// }
///
/// let got = Event::GotCard { seat: Seat(1), card: 7, rule: Rule("FA-CRD-01") };
/// assert!(got.message().key.ends_with("-got-card"), "event, and the name of the variant");
/// assert_eq!(got.message().args.len(), 2, "seat and card");
/// assert_eq!(got.rule(), Rule("FA-CRD-01"));
/// assert!(!got.audience().includes(table::Observer::Seat(Seat(0))));
/// assert_eq!(Event::Closed { seat: Seat(0) }.rule(), FA_STA_03);
/// ```
///
/// Who may know it is never left to chance:
///
/// ```compile_fail
/// #[derive(Clone, PartialEq, Debug, serde::Serialize, table::Event)]
/// enum Event {
///     #[told(by = table::Rule("FA-STA-03"))]
///     Closed { seat: table::Seat },
/// }
/// ```
pub trait Event: Clone + PartialEq + Debug + Serialize + Send {
    /// Keys of texts that are made of names in the code instead of written out: where both are compared, these count.
    const KEYS: &'static [&'static str] = &[];

    /// Who may learn of it.
    fn audience(&self) -> Audience;
    /// The rule that made it happen.
    fn rule(&self) -> Rule;
    /// How to tell it.
    fn message(&self) -> Message;
}

/// Where events go.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);
}

/// Forgets events: for search and simulation, where it costs nothing.
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
