//! Scenes in which buildings are tried.

use crate::dsl::{Play, Table};
use kingsburg::event::{Event, Outcome};
use kingsburg::goods::Bundle;
use table::{Rule, Seat};

/// Player 0 of three has these lines and buildings. Player 1 has more buildings, so that the King rewards him.
pub fn owner(lines: &str, buildings: &str) -> Play {
    owner_in(2, lines, buildings)
}

/// The same in another year.
pub fn owner_in(year: u8, lines: &str, buildings: &str) -> Play {
    let play = Play::year(year).players(3).modules("1 2");
    play.player(0, |p| p.lines(lines).builds(buildings)).player(1, |p| p.builds("D1 D2 D3 D4 E1 E2 E3 E4"))
}

/// Total and outcome of a seat's battle.
pub fn fought(t: &Table, who: u8) -> (i16, Outcome) {
    let mine = |e: &Event| match *e {
        Event::Fought { seat: Seat(seat), total, outcome, .. } if seat == who => Some((total, outcome)),
        _ => None,
    };
    t.events.iter().find_map(mine).expect("everybody must fight")
}

/// All that a seat gained by a rule.
pub fn gained(t: &Table, who: u8, by: &str) -> Vec<Bundle> {
    let mine = |e: &Event| match *e {
        Event::Gained { seat: Seat(seat), what, rule: Rule(rule) } if seat == who && rule == by => Some(what),
        _ => None,
    };
    t.events.iter().filter_map(mine).collect()
}

/// The buildings that a seat lost, by name.
pub fn razed(t: &Table, who: u8) -> Vec<&'static str> {
    let mine = |e: &Event| match *e {
        Event::Razed { seat: Seat(seat), building, .. } if seat == who => Some(building.name()),
        _ => None,
    };
    t.events.iter().filter_map(mine).collect()
}

/// Player 0 of three has these lines and buildings and has rolled this; nobody has placed a die.
pub fn rolled(lines: &str, buildings: &str, dice: [u8; 3]) -> Play {
    let play = Play::year(2).spring().players(3).modules("1 2");
    play.player(0, |p| p.lines(lines).builds(buildings).dice(dice))
}
