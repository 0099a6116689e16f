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
/// A large game tells them chapter by chapter:
///
/// ```
/// use table::{Event as _, Rule, Seat};
///
/// #[derive(Clone, PartialEq, Debug, serde::Serialize, table::Event)]
/// enum War {
///     #[told(by = Rule("FA-WAR-01"), to = all)]
///     Won { seat: Seat },
/// }
///
/// #[derive(Clone, PartialEq, Debug, serde::Serialize, table::Event)]
/// enum Event {
///     #[told(by = Rule("FA-END-01"), to = all)]
///     Over {},
///     #[told(chapter)]
///     War(War),
/// }
///
/// let won = Event::from(War::Won { seat: Seat(1) });
/// assert_eq!((won.rule(), won.message().args.len()), (Rule("FA-WAR-01"), 1));
/// assert_eq!(Event::KEYS, ["event-over", "event-won"]);
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

/// How many keys these lists have together: for enums whose chapters have keys of their own.
#[doc(hidden)]
#[must_use]
pub const fn joined_len(parts: &[&[&str]]) -> usize {
    let (mut sum, mut part) = (0, 0);
    while part < parts.len() {
        sum += parts[part].len();
        part += 1;
    }
    sum
}

/// These lists as one.
#[doc(hidden)]
#[must_use]
pub const fn joined<const N: usize>(parts: &[&[&'static str]]) -> [&'static str; N] {
    let mut all = [""; N];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let mut key = 0;
        while key < parts[part].len() {
            all[at] = parts[part][key];
            at += 1;
            key += 1;
        }
        part += 1;
    }
    all
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
