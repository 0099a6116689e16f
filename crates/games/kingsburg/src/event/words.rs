//! Words of events that depend on how something was done.

use super::Outcome;
use crate::answer::{self, BuildRight};
use crate::board::{MAX_SEATS, MAX_WHITE, Right};
use crate::content::{Deck, GovernorId};
use crate::rules;
use table::{Arg, Element, Message, Rule, Seat, SeatSet};

impl Outcome {
    /// The rule of a battle that ended so, and its text.
    pub(super) const fn words(self) -> (Rule, &'static str) {
        match self {
            Outcome::Won => (rules::KB_WINTER_09, "event-won"),
            Outcome::Drawn => (rules::KB_WINTER_10, "event-drawn"),
            Outcome::Lost => (rules::KB_WINTER_11, "event-battle-lost"),
        }
    }
}

/// The rule by which somebody built, and its text.
pub(super) const fn build_words(right: BuildRight) -> (Rule, &'static str) {
    match right {
        BuildRight::Agent => (rules::KB_ENVOY_08, "event-built-with-agent"),
        BuildRight::Extra => (rules::KB_MOD4_03, "event-built-extra"),
        BuildRight::Turn | BuildRight::Free => (rules::KB_BUILD_04, "event-built"),
    }
}

/// The rule by which somebody has his governor, and its text: for nothing, or for points.
pub(super) const fn governor_words(vp: i16) -> (Rule, &'static str) {
    if vp == 0 {
        (rules::KB_MOD3_05, "event-governor-revealed")
    } else {
        (rules::KB_MOD3_10, "event-governor-bought")
    }
}

/// Tile 5 has one good at random, the others one of each.
pub(super) const fn stock_rule(tile: u8) -> Rule {
    if tile == 5 { rules::KB_CAPR_05 } else { rules::KB_CAPR_04 }
}

pub(super) const fn valley_key(joins: bool) -> &'static str {
    if joins { "event-valley-joins" } else { "event-valley-stays" }
}

pub(super) const fn influence_rule(right: Right) -> Rule {
    match right {
        Right::Agent => rules::KB_ENVOY_05,
        Right::Card => rules::KB_GOV_06,
        Right::Deal => rules::KB_MOD4_03,
        Right::Free | Right::Moved => rules::KB_INF_03,
    }
}

pub(super) fn influenced(seat: Seat, number: u8, right: Right) -> Message {
    let on_advisor = |key| Message::new(key).with("seat", seat).with("advisor", answer::advisor(number));
    match right {
        Right::Card => {
            Message::new("event-placed-on-card").with("seat", seat).with("space", answer::space(number))
        }
        Right::Agent => on_advisor("event-influenced-with-agent"),
        Right::Deal => on_advisor("event-influenced-by-deal"),
        Right::Free | Right::Moved => on_advisor("event-influenced"),
    }
}

pub(super) const fn looked_key(deck: Deck) -> &'static str {
    match deck {
        Deck::Invaders => "event-looked",
        Deck::Valley => "event-looked-valley",
    }
}

pub(super) fn lines_key(rows: [Option<u8>; 2]) -> &'static str {
    if rows == [None; 2] { "event-no-lines-used" } else { "event-lines-used" }
}

pub(super) fn lines(rows: [Option<u8>; 2]) -> Vec<Element> {
    rows.into_iter().flatten().map(answer::line).collect()
}

pub(super) fn governor_names(governors: &[GovernorId]) -> Vec<Element> {
    governors.iter().map(|governor| governor.element()).collect()
}

pub(super) fn race_name(race: &'static str) -> Element {
    Element::word("race", race)
}

pub(super) fn in_order(order: [Seat; MAX_SEATS], seats: u8) -> Vec<Element> {
    order.into_iter().take(usize::from(seats)).map(answer::player).collect()
}

pub(super) fn seats(seats: SeatSet) -> Vec<Element> {
    seats.iter().map(answer::player).collect()
}

pub(super) fn dice(coloured: [u8; 3], white: [u8; MAX_WHITE]) -> Arg {
    let white = white.into_iter().filter(|face| *face > 0).map(answer::white);
    Arg::Elements(coloured.into_iter().filter(|face| *face > 0).map(answer::coloured).chain(white).collect())
}
