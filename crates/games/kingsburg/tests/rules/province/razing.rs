//! Destruction with seven rows and mixed lines (p.10).

use crate::dsl::{Play, Table};
use crate::province::scenes::{owner_in, razed};
use kingsburg::content::{BuildingId, Content};

/// Player 0 loses to an army that destroys one building.
fn defeat(lines: &str, buildings: &str) -> Table {
    let play = Play::year(5).winter().card("5.2").rolls([1, 1]).players(2).modules("1 2");
    play.player(0, |p| p.lines(lines).builds(buildings).vp(20)).player(1, |p| p.soldiers(99)).start()
}

#[test]
fn the_rightmost_column_is_hit_and_its_topmost_row_whatever_the_lines() {
    ledger::proves!("KB-MOD1-03", "KB-RAZE-01", "KB-RAZE-02", "KB-MOD2-04");
    for (lines, buildings, expected) in [
        ("", "A1", "A1"),
        ("", "G1", "G1"),
        ("", "A1 B1 G1", "A1"),
        ("", "B1 F1 G1", "B1"),
        ("", "A1 B1 G1 G2", "G2"),
        ("", "A1 A2 A3 A4 G1 G2 G3 G4", "A4"),
        ("", "A1 A2 A3 F1 F2 F3 F4 G1 G2 G3 G4", "F4"),
        ("B", "B1a C1", "B1a"),
        ("B", "A1 B1a B2a C1 C2", "B2a"),
        ("B", "A1 A2 B1a B2a C1 C2", "A2"),
        ("C", "B1 B2 C1a C2a C3a", "C3a"),
        ("C D", "B1 C1a C2a D1a D2a", "C2a"),
        ("A G", "A1a G1a G2a", "G2a"),
        ("A", "A1a A2a B1 B2", "A2a"),
        ("F", "F1a F2a F3a F4a G1 G2 G3 G4", "F4a"),
    ] {
        let t = defeat(lines, buildings);
        assert_eq!(razed(&t, 0), [expected], "of {buildings}");
    }
}

#[test]
fn each_building_of_the_modules_goes_with_its_printed_points() {
    ledger::proves!("KB-RAZE-04", "KB-R-41", "KB-MOD1-03");
    let printed = |id: &BuildingId| id.is_alternative() || matches!(&id.name()[..1], "A" | "G");
    for id in BuildingId::all().filter(printed).filter(|id| id.name() != "E4a") {
        let (row, line) = (&id.name()[..1], &id.name()[2..]);
        let owned: Vec<_> = (1..=id.column()).map(|column| format!("{row}{column}{line}")).collect();
        let t = defeat(if id.is_alternative() { row } else { "" }, &owned.join(" "));
        assert_eq!(t.vp(0), 20 - Content::base().building(id).vp, "the printed points of {id}");
        assert_eq!(t.player(0).built.count(), u32::from(id.column()) - 1, "only {id} is gone");
    }
}

#[test]
fn what_was_destroyed_is_built_again_on_its_own_line() {
    ledger::proves!("KB-RAZE-06", "KB-MOD2-04");
    let play = owner_in(3, "B", "B1a").spring().player(0, |p| p.has("3G 3S"));
    let mut t = play.building().start();
    t.seat(0).refused("building/B1", "KB-COMP-01");
    t.seat(0).answers("building/B2a");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G 1S", 4));
}
