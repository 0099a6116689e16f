//! Positions with lines: read as they were written, and refused where they cannot be.

use crate::dsl::{Play, wrong};
use kingsburg::position::Position;

/// What is wrong with a good position after one change.
fn changed(modules: &str, change: impl FnOnce(&mut Position)) -> Vec<String> {
    let mut position = Play::year(2).spring().players(3).modules(modules).building().finished();
    assert_eq!(wrong(&position), Vec::<String>::new(), "nothing is wrong before the change");
    change(&mut position);
    wrong(&position)
}

fn names(names: &str) -> Vec<String> {
    names.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_province_has_one_line_in_each_row() {
    ledger::proves!("KB-MOD2-04", "KB-INV-29", "KB-COMP-01");
    let with = |modules: &str, lines: &str, buildings: &str| {
        changed(modules, |p| {
            p.players[1].lines = names(lines);
            p.players[1].buildings = names(buildings);
        })
    };
    assert!(with("1 2", "A F", "A1a A2a F1a B1 G1").is_empty());
    let missing = |name: &str| {
        [format!("players[1].buildings: there is no building '{name}' (use names from B1 to F4)")]
    };
    assert_eq!(with("1 2", "B", "B1"), missing("B1"), "it is covered");
    assert_eq!(with("1 2", "B", "C1a"), missing("C1a"), "this line is not in use");
    assert_eq!(with("1", "", "B1a"), missing("B1a"));
    assert_eq!(with("2", "B", "B1a A1"), missing("A1"), "row A is on the back");
    let gap = ["KB-INV-13: a building without the one to its left"];
    assert_eq!(with("1 2", "B", "B1a B3a"), gap);
}

#[test]
fn nobody_has_more_than_two_lines_and_no_line_is_there_three_times() {
    ledger::proves!("KB-INV-29", "KB-COMP-02", "KB-MOD2-01");
    let lines = |modules: &str, of: [&str; 3]| {
        changed(modules, |p| {
            for (sheet, lines) in p.players.iter_mut().zip(of) {
                sheet.lines = names(lines);
            }
        })
    };
    assert!(lines("1 2", ["A B", "A B", "C G"]).is_empty());
    let three = lines("1 2", ["A B C", "", ""]);
    assert!(three.contains(&"players[0].lines: at most two (KB-MOD2-01)".to_owned()), "{three:?}");
    assert_eq!(lines("1 2", ["B C", "B D", "B E"]), ["KB-INV-29: a line is used more than twice"]);
    assert_eq!(lines("1", ["B", "", ""]), ["KB-INV-29: too many lines"], "without module 2 there are none");
    assert_eq!(lines("1 2", ["H", "", ""]), ["players[0].lines: rows are A to G"]);
    let front = lines("2", ["A", "", ""]);
    assert_eq!(front, ["KB-INV-29: a province board that does not exist"], "row A is on the back");
}
