//! The other way: lines taken in turn (p.11).

use crate::dsl::{Table, say};
use kingsburg::Options;
use kingsburg::content::ROWS;
use kingsburg::event::Event;
use kingsburg::flow;
use kingsburg::flow::Frame;
use kingsburg::options::{Lines, Rows};
use table::{Rule, Scripted, Seat};

fn options(rows: Rows) -> Options {
    Options { rows, lines: Lines::Drafted, ..Options::default() }
}

/// A draft in which this seat takes first.
fn draft(rows: Rows, seats: u8, first: u16) -> Table {
    let before = usize::from(seats) - 1 + 5;
    let draws = std::iter::repeat_n(0, before).chain([first]);
    Table::with(&options(rows), seats, Scripted::dice([]).draws(draws))
}

fn lines(t: &Table, seat: u8) -> String {
    t.player(seat).drawn.into_iter().flatten().map(|row| ROWS[usize::from(row)]).collect()
}

/// These lines are taken one after another; who took them.
fn take<const N: usize>(t: &mut Table, letters: [&str; N]) -> Vec<u8> {
    let one = |letter: &str| {
        let seat = t.waits_for().expect("somebody takes");
        t.seat(seat).answers(&format!("line/{letter}"));
        seat
    };
    letters.map(one).to_vec()
}

#[test]
fn lines_are_taken_clockwise_and_then_back_from_the_last() {
    ledger::proves!("KB-MOD2-06", "KB-MOD2-07", "KB-R-65");
    for (seats, first, expected) in [
        (2, 1, vec![1, 0, 0, 1]),
        (3, 1, vec![1, 2, 0, 0, 2, 1]),
        (4, 2, vec![2, 3, 0, 1, 1, 0, 3, 2]),
        (5, 0, vec![0, 1, 2, 3, 4, 4, 3, 2, 1, 0]),
    ] {
        let mut t = draft(Rows::Seven, seats, first);
        let mut taken = Vec::new();
        while let Frame::Draft { .. } = t.frame() {
            let seat = t.waits_for().expect("somebody takes");
            let path = t.answers().remove(usize::from(taken.len() >= usize::from(seats)));
            t.seat(seat).answers(&path);
            taken.push(seat);
        }
        assert_eq!(taken, expected, "{seats} players, seat {first} first: by seats, not by turn order");
        assert_eq!(t.frame(), Frame::Lines(flow::Lines { place: 0 }), "then each decides which to use");
    }
}

#[test]
fn who_takes_first_is_drawn() {
    ledger::proves!("KB-MOD2-06");
    let mut seen = [0u32; 4];
    for seed in 0..400 {
        let t = Table::with(&options(Rows::Five), 4, Scripted::dice([]).then_seed(seed));
        let first = t.waits_for().expect("somebody takes first");
        seen[usize::from(first)] += 1;
        assert!(t.events.contains(&Event::FirstDrafter { seat: Seat(first) }), "and told");
    }
    assert!(seen.iter().all(|n| (65..140).contains(n)), "each about 100 times: {seen:?}");
}

#[test]
fn all_lines_lie_open_twice_each() {
    ledger::proves!("KB-MOD2-06", "KB-MOD2-05", "KB-COMP-02", "KB-R-47");
    let mut t = draft(Rows::Seven, 4, 0);
    t.seat(0).may_only(["line/A", "line/B", "line/C", "line/D", "line/E", "line/F", "line/G"]);
    t.seat(0).refused("pass", "KB-MOD2-06");
    t.seat(0).refused("good/gold", "KB-MOD2-06");
    assert_eq!(take(&mut t, ["G", "G"]), [0, 1]);
    t.seat(2).may_only(["line/A", "line/B", "line/C", "line/D", "line/E", "line/F"]);
    t.seat(2).refused("line/G", "KB-MOD2-06");
    assert!(
        t.events.contains(&Event::LineTaken { seat: Seat(1), row: 6, rule: Rule("KB-MOD2-06") }),
        "it is told"
    );
    let mut t = draft(Rows::Five, 2, 0);
    t.seat(0).may_only(["line/B", "line/C", "line/D", "line/E", "line/F"]);
    t.seat(0).refused("line/A", "KB-MOD2-06");
    t.seat(0).refused("line/G", "KB-MOD2-06");
}

#[test]
fn the_second_line_differs_from_the_first() {
    ledger::proves!("KB-MOD2-08", "KB-MOD2-07");
    let mut t = draft(Rows::Five, 2, 0);
    let prompt = t.prompt();
    assert_eq!(say(&prompt.message, prompt.rule), "prompt-draft (KB-MOD2-06)");
    take(&mut t, ["C", "F"]);
    let prompt = t.prompt();
    assert_eq!(say(&prompt.message, prompt.rule), "prompt-draft (KB-MOD2-07)");
    t.seat(1).may_only(["line/B", "line/C", "line/D", "line/E"]);
    t.seat(1).refused("line/F", "KB-MOD2-08");
    take(&mut t, ["B"]);
    t.seat(0).refused("line/C", "KB-MOD2-08");
    t.seat(0).may(["line/F", "line/B"]);
    take(&mut t, ["F"]);
    assert_eq!((lines(&t, 0).as_str(), lines(&t, 1).as_str()), ("CF", "BF"));
}

#[test]
fn after_the_draft_each_decides_which_to_use() {
    ledger::proves!("KB-MOD2-09", "KB-R-51");
    let mut t = draft(Rows::Seven, 2, 0);
    take(&mut t, ["G", "B", "A", "D"]);
    let [first, second] = t.order().try_into().expect("two players");
    assert_eq!(t.waits_for(), Some(first), "in turn order");
    let own = |seat: u8| if seat == 0 { ["line/D", "line/G"] } else { ["line/A", "line/B"] };
    t.seat(first).may_only(["pass", own(first)[0], own(first)[1], "both"]);
    t.seat(first).answers("both");
    t.seat(second).may_only(["pass", own(second)[0], own(second)[1], "both"]);
    t.seat(second).answers(own(second)[0]);
    assert!(matches!(t.frame(), Frame::Aid { .. }), "then the first year begins");
    assert_eq!(t.state.board.pool, [0; 7], "lines that nobody took leave the game");
}

#[test]
fn who_finds_only_the_line_he_has_gets_no_second_one() {
    ledger::proves!("KB-R-49");
    let mut t = draft(Rows::Five, 5, 0);
    let taken = take(&mut t, ["B", "C", "D", "E", "F", "C", "D", "E", "F"]);
    assert_eq!(taken, [0, 1, 2, 3, 4, 4, 3, 2, 1], "the other B is left, and seat 0 has one");
    assert_eq!(t.frame(), Frame::Lines(flow::Lines { place: 0 }), "so he is not asked");
    assert_eq!(lines(&t, 0), "B");
    while t.waits_for() != Some(0) {
        let seat = t.waits_for().expect("in turn order");
        t.seat(seat).answers("both");
    }
    t.seat(0).may_only(["pass", "line/B"]);
    t.seat(0).refused("both", "KB-MOD2-03");
    t.seat(0).answers("line/B");
    assert!(t.buildings(0).is_empty() && t.player(0).spaces.count() == 20);
    let mut t = draft(Rows::Five, 5, 0);
    take(&mut t, ["B", "C", "D", "E", "F", "C", "D", "E", "B"]);
    t.seat(0).may_only(["line/F"]);
    t.seat(0).answers("line/F");
    assert_eq!(lines(&t, 0), "BF", "another one he takes");
}
