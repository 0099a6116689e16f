//! How things are told in events: a word of the board for each.

use crate::answer::{self, Manner, Motion};
use crate::battle::{Outcome, Side};
use crate::board::Site;
use crate::content::{BattleResult, Card, TroopKind, Unrest, Voyage};
use crate::phases::assembly::Voice;
use crate::upkeep::Decided;
use table::{Arg, Element, Seat, SeatSet, Stack};

/// A Baron, or nobody: a neutral city.
pub(super) fn who(seat: Option<Seat>) -> Arg {
    seat.map_or_else(|| Element::only("neutral").into(), Arg::Seat)
}

/// What is attacked; nothing: the open field.
pub(super) fn what(site: Option<Site>) -> Element {
    site.map_or(Element::only("open-field"), answer::site)
}

fn side_word(side: Side) -> Element {
    Element::word("side", if side == Side::Attacker { "attacker" } else { "defender" })
}

pub(super) fn several(seats: SeatSet) -> Vec<Element> {
    seats.iter().map(answer::seat).collect()
}

pub(super) fn cards(troops: Stack<TroopKind, 8>) -> Vec<Element> {
    troops.iter().map(|kind| kind.element()).collect()
}

pub(super) fn yes(is_so: bool) -> Element {
    Element::only(if is_so { "yes" } else { "no" })
}

fn voice_word(voice: Voice) -> Element {
    match voice {
        Voice::Yes => Element::only("yes"),
        Voice::No => Element::only("no"),
        Voice::Baron(seat) => answer::seat(seat),
    }
}

fn motion_word(motion: Motion) -> Vec<Element> {
    crate::answer::Answer::Motion(motion).path().0
}

pub(super) fn drawn<T: Into<Arg>>(thing: Option<T>) -> Arg {
    thing.map_or_else(|| Element::only("none").into(), Into::into)
}

fn voyage_word(voyage: Voyage) -> Element {
    let words = ["fleet_lost", "funds_needed", "no_news", "1x", "2x", "3x", "4x", "5x"];
    Element::word("voyage", words[voyage as usize])
}

fn unrest_word(unrest: Unrest) -> Element {
    Element::word("unrest", ["no_revolt", "revolt", "riot"][unrest as usize])
}

fn manner_word(manner: Manner) -> Element {
    Element::word("manner", ["field", "assault", "siege"][manner as usize])
}

fn outcome_word(outcome: Outcome) -> Element {
    Element::word(
        "outcome",
        match outcome {
            Outcome::Stalemate => "stalemate",
            Outcome::Partial(Side::Attacker) => "partial-attacker",
            Outcome::Partial(Side::Defender) => "partial-defender",
            Outcome::Full(Side::Attacker) => "full-attacker",
            Outcome::Full(Side::Defender) => "full-defender",
        },
    )
}

fn ending_word(ending: Decided) -> Element {
    Element::word(
        "ending",
        match ending {
            Decided::Majority => "majority",
            Decided::FiveCities => "five-cities",
            Decided::Influence => "influence",
            Decided::Cities => "cities",
            Decided::Tie => "tie",
            Decided::LastOne => "last-one",
            Decided::TieCities => "tie-cities",
            Decided::TieWealth => "tie-wealth",
            Decided::TieTroops => "tie-troops",
        },
    )
}

macro_rules! told {
    ($($type:ty => $word:path),+ $(,)?) => {
        $(impl From<$type> for Arg {
            fn from(thing: $type) -> Arg {
                $word(thing).into()
            }
        })+
    };
}

told!(
    Side => side_word,
    Voice => voice_word,
    Motion => motion_word,
    Voyage => voyage_word,
    Unrest => unrest_word,
    Manner => manner_word,
    Outcome => outcome_word,
    Decided => ending_word,
    Site => answer::site,
    BattleResult => answer::result,
    Card => answer::card,
);
