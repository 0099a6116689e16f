//! Lines of the board and lines that cover them: prices, points, prerequisites (p.10, p.11).

use crate::dsl::Play;
use crate::province::scenes::owner;
use kingsburg::content::{BuildingId, Built};

/// The printed rows of module 1 and the alternative lines: price in gold, wood, stone, and points.
const BUILDINGS: [(&str, [u16; 3], i16); 36] = [
    ("A1", [0, 2, 1], 1),
    ("A2", [1, 1, 2], 2),
    ("A3", [2, 2, 2], 3),
    ("A4", [6, 1, 1], 5),
    ("G1", [0, 0, 1], 0),
    ("G2", [1, 1, 0], 1),
    ("G3", [1, 2, 0], 2),
    ("G4", [2, 1, 1], 3),
    ("A1a", [1, 2, 0], 0),
    ("A2a", [2, 2, 0], 2),
    ("A3a", [2, 2, 2], 3),
    ("A4a", [4, 3, 1], 4),
    ("B1a", [1, 0, 1], 2),
    ("B2a", [2, 0, 2], 4),
    ("B3a", [2, 1, 3], 4),
    ("B4a", [4, 1, 3], 8),
    ("C1a", [1, 1, 0], 1),
    ("C2a", [1, 2, 1], 2),
    ("C3a", [1, 3, 2], 2),
    ("C4a", [2, 2, 2], 3),
    ("D1a", [0, 1, 1], 1),
    ("D2a", [1, 1, 1], 2),
    ("D3a", [1, 3, 1], 5),
    ("D4a", [3, 1, 3], 6),
    ("E1a", [0, 1, 0], 0),
    ("E2a", [0, 1, 1], 1),
    ("E3a", [1, 1, 2], 4),
    ("E4a", [2, 0, 3], 4),
    ("F1a", [0, 0, 1], 0),
    ("F2a", [1, 0, 1], 1),
    ("F3a", [2, 1, 1], 1),
    ("F4a", [2, 2, 2], 4),
    ("G1a", [0, 1, 0], 0),
    ("G2a", [1, 1, 0], 1),
    ("G3a", [1, 0, 2], 3),
    ("G4a", [2, 1, 1], 3),
];

/// Player 0 has just these goods and all to the left of this building, and it is his turn to build.
fn before(name: &str, [gold, wood, stone]: [u16; 3]) -> Play {
    let id = BuildingId::named(name).expect("a space");
    let (row, line) = (&name[..1], &name[2..]);
    let left: Vec<_> = (1..id.column()).map(|column| format!("{row}{column}{line}")).collect();
    let lines = if id.is_alternative() { row } else { "" };
    let goods = format!("{gold}G {wood}W {stone}S");
    owner(lines, &left.join(" ")).spring().player(0, |p| p.has(&goods)).building()
}

#[test]
fn every_building_of_the_modules_has_its_price_and_its_points() {
    ledger::proves!("KB-MOD1-01", "KB-MOD2-04", "KB-BUILD-03", "KB-BUILD-05");
    for (name, cost, vp) in BUILDINGS {
        let mut t = before(name, cost).start();
        t.seat(0).answers(&format!("building/{name}"));
        assert_eq!(t.has(0), "nothing", "{name} costs just that");
        assert_eq!(t.vp(0), vp, "the points of {name}");
        assert!(t.player(0).built.has(BuildingId::named(name).expect("a space")));
        for kind in 0..3 {
            let mut short = cost;
            if short[kind] > 0 {
                short[kind] -= 1;
                before(name, short).start().seat(0).refused(&format!("building/{name}"), "KB-BUILD-03");
            }
        }
    }
}

#[test]
fn in_every_line_all_to_the_left_comes_first() {
    ledger::proves!("KB-MOD1-02", "KB-BUILD-07", "KB-BUILD-06", "KB-BUILD-08");
    for (name, ..) in BUILDINGS {
        let id = BuildingId::named(name).expect("a space");
        let lines = if id.is_alternative() { &name[..1] } else { "" };
        let mut t = owner(lines, "").spring().player(0, |p| p.has("9G 9W 9S")).building().start();
        let path = format!("building/{name}");
        if id.column() == 1 {
            t.seat(0).may([&path]);
        } else {
            t.seat(0).refused(&path, "KB-BUILD-07");
        }
    }
}

#[test]
fn a_line_in_use_stands_in_place_of_the_one_with_its_letter() {
    ledger::proves!("KB-MOD2-04", "KB-COMP-01");
    let mut t = owner("B G", "").spring().everybody(|p| p.has("9G 9W 9S")).building().start();
    for covered in ["building/B1", "building/G1", "building/A1a", "building/C1a", "building/F1a"] {
        t.seat(0).refused(covered, "KB-COMP-01");
    }
    t.seat(0).may(["building/A1", "building/B1a", "building/C1", "building/F1", "building/G1a"]);
    t.seat(0).answers("building/B1a");
    t.seat(1).refused("building/B1a", "KB-COMP-01");
    t.seat(1).may(["building/B1", "building/G1"]);
    assert_eq!(t.player(0).spaces.count(), 28, "one building for another");
}

#[test]
fn the_front_of_the_board_has_no_rows_a_and_g() {
    ledger::proves!("KB-MOD1-01", "KB-COMP-01");
    let front = Play::year(2).spring().players(3).modules("2").player(0, |p| p.lines("C").has("9G 9W 9S"));
    let mut t = front.building().start();
    for missing in ["building/A1", "building/G1", "building/A1a", "building/G1a", "building/C1"] {
        t.seat(0).refused(missing, "KB-COMP-01");
    }
    t.seat(0).may_only(["pass", "building/B1", "building/C1a", "building/D1", "building/E1", "building/F1"]);
    assert_eq!(t.player(0).spaces.count(), 20);
    let back = Play::year(2).spring().players(3).modules("1").player(0, |p| p.has("9G 9W 9S"));
    let t = back.building().start();
    let first = t.player(0).spaces.and(Built(Built::FIRST));
    assert_eq!(first.iter().map(BuildingId::name).collect::<String>(), "A1B1C1D1E1F1G1");
    assert_eq!(t.player(0).spaces.count(), 28);
}

#[test]
fn what_is_covered_does_nothing_for_its_player() {
    ledger::proves!("KB-MOD2-04", "KB-BLD-20");
    // Row F alternative: there is no Crane, and the Architects' Guild is no Embassy.
    let mut t = owner("F", "F1a F2a C1 C2").spring().player(0, |p| p.has("2G 3W 1S")).building().start();
    t.seat(0).answers("building/C3");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("nothing", 2), "the Farms at their full price");
    let t = owner("F", "F1a F2a F3a F4a").autumn().season_end();
    assert_eq!(t.vp(0), 0, "no point at the end of a season");
}
