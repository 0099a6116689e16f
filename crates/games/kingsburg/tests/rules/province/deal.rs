//! Alternative lines dealt at random (p.11).

use crate::dsl::{Table, say};
use kingsburg::Options;
use kingsburg::content::{Built, ROWS, Side};
use kingsburg::event::Event;
use kingsburg::flow;
use kingsburg::flow::Frame;
use std::collections::BTreeMap;
use table::{Scripted, Seat};

const SEVEN: [u8; 2] = [1, 2];
const FIVE: [u8; 1] = [2];

/// A game with lines dealt: `draws` are those of the lines, after the order and the five invader cards.
fn dealt(modules: &[u8], seats: u8, draws: &[u16]) -> Table {
    let before = usize::from(seats) - 1 + 5;
    let all = std::iter::repeat_n(0, before).chain(draws.iter().copied());
    Table::with(&Options::of_modules(modules), seats, Scripted::dice([]).draws(all))
}

fn seeded(modules: &[u8], seats: u8, seed: u64) -> Table {
    Table::with(&Options::of_modules(modules), seats, Scripted::dice([]).then_seed(seed))
}

/// The two lines of a seat, by letters.
fn lines(t: &Table, seat: u8) -> String {
    t.player(seat).drawn.into_iter().flatten().map(|row| ROWS[usize::from(row)]).collect()
}

#[test]
fn each_player_draws_two_of_the_fourteen_lines() {
    ledger::proves!("KB-MOD2-01", "KB-COMP-02");
    // A A B B C C D D E E F F G G: the first, then the one after the other A; then the other A and the last.
    let t = dealt(&SEVEN, 2, &[0, 1, 0, 10]);
    assert_eq!((lines(&t, 0).as_str(), lines(&t, 1).as_str()), ("AB", "AG"), "both copies of A are dealt");
    let mut seen = BTreeMap::new();
    for seed in 0..700 {
        *seen.entry(lines(&seeded(&SEVEN, 2, seed), 1)).or_insert(0u32) += 1;
    }
    assert_eq!(seen.len(), 21, "every pair of letters can come: {seen:?}");
    assert!(seen.values().all(|n| (12..60).contains(n)), "each about 33 times: {seen:?}");
}

#[test]
fn of_two_equal_lines_one_goes_back_until_they_differ() {
    ledger::proves!("KB-MOD2-02", "KB-R-50");
    let t = dealt(&SEVEN, 2, &[2, 2, 2, 2, 3, 0, 1]);
    assert_eq!(lines(&t, 0), "BC", "three times the other B, which goes back, then a C");
    assert_eq!(lines(&t, 1), "AB", "the B that went back is drawn by the next player");
    for seats in 2..=5 {
        for seed in 0..60 {
            let t = seeded(&SEVEN, seats, seed);
            for seat in 0..seats {
                let [Some(first), Some(second)] = t.player(seat).drawn else { panic!("two lines each") };
                assert!(first < second, "two different lines");
            }
        }
    }
}

#[test]
fn without_module_one_there_are_no_lines_a_and_g() {
    ledger::proves!("KB-MOD2-05", "KB-R-47");
    let mut seen = BTreeMap::new();
    for seed in 0..300 {
        *seen.entry(lines(&seeded(&FIVE, 2, seed), 0)).or_insert(0u32) += 1;
    }
    let letters: Vec<_> = seen.keys().map(String::as_str).collect();
    assert_eq!(letters, ["BC", "BD", "BE", "BF", "CD", "CE", "CF", "DE", "DF", "EF"], "{seen:?}");
    let t = dealt(&FIVE, 2, &[0, 8, 0, 6]);
    assert_eq!((lines(&t, 0).as_str(), lines(&t, 1).as_str()), ("BF", "BF"), "ten lines, B to F twice each");
}

#[test]
fn with_five_players_and_ten_lines_the_deal_is_repeated_until_all_pairs_differ() {
    ledger::proves!("KB-R-48");
    let first = [0, 1, 0, 0, 0, 1, 0, 0, 0];
    let again = [0, 1, 0, 1, 0, 0, 0, 1, 0, 0];
    let draws: Vec<u16> = first.into_iter().chain(again).collect();
    let t = dealt(&FIVE, 5, &draws);
    let pairs: Vec<_> = (0..5).map(|seat| lines(&t, seat)).collect();
    assert_eq!(pairs, ["BC", "BD", "CD", "EF", "EF"], "BC, BC, DE, DE and F F came first");
    let told = t.events.iter().filter(|e| matches!(e, Event::LinesDrawn { .. })).count();
    assert_eq!(told, 5, "only the deal that counts is told");
    for seed in 0..100 {
        let t = seeded(&FIVE, 5, seed);
        let mut all: Vec<char> = (0..5).flat_map(|s| lines(&t, s).chars().collect::<Vec<_>>()).collect();
        all.sort_unstable();
        assert_eq!(String::from_iter(all), "BBCCDDEEFF", "all ten are dealt");
    }
}

#[test]
fn each_player_uses_none_one_or_both_in_turn_order() {
    ledger::proves!("KB-MOD2-03", "KB-MOD2-04", "KB-R-51");
    // The order is shuffled by two draws of 0: the last seat first.
    let mut t = dealt(&SEVEN, 3, &[0, 1, 0, 10, 2, 3]);
    let order = t.order();
    assert_eq!([0, 1, 2].map(|s| lines(&t, s)), ["AB", "AG", "CD"]);
    let prompt = t.prompt();
    assert_eq!(say(&prompt.message, prompt.rule), "prompt-lines (KB-MOD2-03)");
    let letters = |t: &Table, s: u8| lines(t, s).chars().map(|c| format!("line/{c}")).collect::<Vec<_>>();
    for (place, uses) in ["both", "pass", "second"].into_iter().enumerate() {
        let seat = order[place];
        assert_eq!(t.waits_for(), Some(seat), "one after another in turn order");
        let [one, two] = letters(&t, seat).try_into().expect("two lines");
        t.seat(seat).may_only(["pass", &one, &two, "both"]);
        t.seat(seat).refused("good/gold", "KB-MOD2-03");
        t.seat(seat).answers(if uses == "second" { &two } else { uses });
        assert_eq!(lines(&t, seat), "", "unused lines leave the game");
    }
    let covered = |seat: u8| -> String {
        let spaces = t.player(seat).spaces;
        let alternative = (0..7u8).filter(|r| spaces.and(Built::line(*r, Side::Alternative)) != Built::NONE);
        alternative.map(|row| ROWS[usize::from(row)]).collect()
    };
    let drawn = ["AB", "AG", "CD"];
    let second = &drawn[usize::from(order[2])][1..];
    assert_eq!(covered(order[0]), drawn[usize::from(order[0])], "both");
    assert_eq!((covered(order[1]).as_str(), covered(order[2]).as_str()), ("", second), "none, and one");
    for seat in 0..3 {
        assert_eq!(t.player(seat).spaces.count(), 28, "a line covers one, it does not add one");
    }
    assert!(matches!(t.frame(), Frame::Aid { .. }), "then the first year begins");
}

#[test]
fn lines_come_before_governors() {
    ledger::proves!("KB-R-51");
    let mut t = seeded(&[2, 3], 3, 5);
    for place in 0..3 {
        assert_eq!(t.frame(), Frame::Lines(flow::Lines { place }));
        let dealt = |e: &Event| matches!(e, Event::GovernorsDealt { .. });
        assert!(!t.events.iter().any(dealt), "nobody has seen a governor");
        let seat = t.waits_for().expect("one after another");
        t.seat(seat).answers("both");
    }
    assert!(matches!(t.frame(), Frame::Governors { .. }));
    let used = |e: &Event| matches!(e, Event::LinesUsed { seat: Seat(0), rows: [Some(_), Some(_)] });
    assert!(t.events.iter().any(used), "what each uses is told");
}
