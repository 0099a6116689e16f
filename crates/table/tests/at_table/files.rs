//! Log files: their text, and what is wrong with those that cannot be read.

use crate::{SECRET, act, load, new_conquest, play_to_the_end};
use table::log::Act;
use table::{BadLog, Log, Seat, SeatSet, StateHash, Table};
use table::{Content, Nothing};
use toys::conquest::{Answer, Area, Conquest};

/// The text of a short game, revealed.
fn text() -> String {
    let mut table = new_conquest(1);
    act(&mut table, Answer::Recruit(Area(0)));
    table.undo(Seat(0), SeatSet::EMPTY).expect("free");
    act(&mut table, Answer::Attack(Area(0), Area(1)));
    play_to_the_end(&mut table);
    table.reveal(SECRET).expect("the game is over");
    table.log().write()
}

#[test]
fn one_line_an_entry() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1 + 9);
    let start = r#"{"reame":1,"game":"conquest","rules":""#;
    assert!(
        lines[0].starts_with(start) && lines[0].contains(r#","options":{"rounds":1},"seats":[{"#),
        "{}",
        lines[0]
    );
    assert!(lines[1].starts_with(r#"{"n":0,"do":"start","outcomes":["swap60:"#), "{}", lines[1]);
    assert!(
        lines[2]
            .starts_with(r#"{"n":1,"do":"answer","seat":0,"answer":"recruit area/0","outcomes":[],"hash":""#)
    );
    assert!(
        lines[3].starts_with(r#"{"n":2,"do":"undo","seat":0,"back":1,"consent":[],"hash":""#),
        "{}",
        lines[3]
    );
    assert!(lines[4].contains(r#""attack area/0 area/1","outcomes":["d6:"#), "{}", lines[4]);
    assert_eq!(lines[9], format!(r#"{{"n":8,"do":"reveal","secret":"{SECRET}"}}"#));
}

#[test]
fn what_was_written_is_read() {
    let log = Log::parse(&text()).expect("it was written by us");
    assert_eq!(log.write(), text());
    assert_eq!(Log::parse(&text().replace('\n', "\n\n")), Ok(log.clone()), "empty lines do not matter");
    assert_eq!(log.secret(), Some(SECRET));
    let table = Table::<Conquest>::load(&Nothing::built_in(), &log, log.secret(), |_, _, _| {})
        .expect("an honest log");
    assert_eq!(table.log(), log);
}

#[test]
fn unreadable_lines_are_numbered() {
    let bad = |text: String| Log::parse(&text).expect_err("it is forged");
    let entry = |text: String| bad(text).entry;
    assert_eq!(bad(String::new()), BadLog::header("the file is empty"));
    let version = bad(text().replace(r#""reame":1"#, r#""reame":2"#));
    assert_eq!(version.to_string(), "header: format 2 is not known, expected 1");
    assert_eq!(entry(text().replace(r#""reame":1"#, r#""reame":1,"dragons":1"#)), None);
    assert_eq!(entry(text().replace(r#""do":"undo""#, r#""do":"redo""#)), Some(2));
    assert_eq!(entry(text().replace(r#""back":1"#, r#""back":1,"dragons":1"#)), Some(2));
    assert_eq!(entry(text().replace(r#"["d6:"#, r#"["d6:7","d6:"#)), Some(3));
    assert_eq!(entry(text().replace("fffff", "").replace(r#""hash":""#, r#""hash":"x"#)), Some(0));
    let lines: Vec<String> = text().lines().map(|line| format!("{line}\n")).collect();
    let without = |n: usize| [&lines[..n], &lines[n + 1..]].concat().concat();
    let dropped = bad(without(4));
    assert_eq!(dropped.to_string(), "entry 3: is numbered 4");
    let mut swapped = lines.clone();
    swapped.swap(5, 6);
    assert_eq!(bad(swapped.concat()), BadLog::entry(4, "is numbered 5"));
}

#[test]
fn loading_tells_every_entry_with_its_state_and_events() {
    let log = Log::parse(&text()).expect("it was written by us");
    let mut told = Vec::new();
    Table::<Conquest>::load(&Nothing::built_in(), &log, None, |entry, state, events| {
        match &entry.act {
            Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. } => {
                assert_eq!(StateHash::of(state), *hash);
            }
            Act::Reveal { .. } => {}
        }
        told.push((entry.n, events.len()));
    })
    .expect("an honest log");
    let numbers: Vec<u32> = told.iter().map(|(n, _)| *n).collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!((told[0].1, told[1].1, told[2].1, told[8].1), (27, 1, 0, 0));
}

#[test]
fn a_loaded_table_goes_on_with_the_same_dice() {
    let mut table = new_conquest(3);
    act(&mut table, Answer::Attack(Area(0), Area(1)));
    let mut loaded = load(&table, Some(SECRET));
    for table in [&mut table, &mut loaded] {
        act(table, Answer::Attack(Area(4), Area(5)));
    }
    assert_eq!((table.hash(), table.entries()), (loaded.hash(), loaded.entries()));
}
