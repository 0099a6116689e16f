//! Tables without their types.

use crate::{NOBODY, SECRET, contributions, new_conquest, play_to_the_end, sitters};
use serde_json::json;
use table::log::{Act, Entry};
use table::{AnyTable, Audience, BadLog, Event as _, Json, Observer, Seat, SeatSet, Title, Told, Undo};
use toys::conquest::{Answer, Area, Conquest};

fn title() -> Title {
    Title::of::<Conquest>()
}

fn answer(table: &mut dyn AnyTable, seat: Seat, path: &str) -> Vec<Told> {
    let draft = table.draft(seat, path).expect("legal");
    table.commit(draft).expect("drafted on this state")
}

fn open() -> Box<dyn AnyTable> {
    title().open(&json!({ "rounds": 1 }), sitters(4), SECRET, contributions(4)).expect("playable").0
}

#[test]
fn a_title_opens_tables_by_json() {
    assert_eq!((title().name, title().seats), ("conquest", (4, 4)));
    let typed = new_conquest(1);
    let (table, told) =
        title().open(&json!({ "rounds": 1 }), sitters(4), SECRET, contributions(4)).expect("playable");
    assert_eq!(
        (table.header(), table.entries(), table.hash()),
        (typed.header(), typed.entries(), typed.hash())
    );
    assert_eq!((table.waiting(), table.standing()), (typed.waiting(), None));
    assert_eq!((table.paths(Seat(0)), table.prompt(Seat(0))), (typed.paths(Seat(0)), typed.prompt(Seat(0))));
    assert_eq!(table.view(Observer::Spectator), Json::of(&typed.view(Observer::Spectator)));
    assert_ne!(table.view(Observer::Seat(Seat(0))), table.view(Observer::Spectator), "a hand is one's own");
    assert_eq!(told.len(), 27);
    assert_eq!(told[1].audience, Audience::Only(SeatSet::one(Seat(0))));
    assert!(told[1].event.text().contains("\"found\""), "{}", told[1].event.text());
}

#[test]
fn views_of_several_observers_are_those_of_each() {
    let table = open();
    let mut observers: Vec<_> = Seat::all(4).map(Observer::Seat).collect();
    observers.extend([Observer::Spectator, Observer::Seat(Seat(2)), Observer::Spectator]);
    let views = table.views(&observers, None);
    let again = table.views(&observers, Some(&views));
    for observer in observers {
        for views in [&views, &again] {
            let sheet = views.of(observer).expect("he was asked for");
            assert_eq!(sheet.text(), table.view(observer).text());
        }
    }
    assert!(table.views(&[], Some(&again)).of(Observer::Spectator).is_none());
}

/// What is said of options that cannot be played; why not is in the words of the game.
const UNPLAYABLE: &str = "cannot be played with these options";

#[test]
fn bad_options_are_refused() {
    let refused = |options| title().open(&options, sitters(4), SECRET, contributions(4)).err();
    let unknown = refused(json!({ "rounds": 1, "dragons": true })).expect("there are no dragons");
    assert!(
        unknown.entry.is_none() && unknown.why.starts_with("options: unknown field `dragons`"),
        "{unknown}"
    );
    let rounds = refused(json!({ "rounds": 0 })).expect("no rounds");
    assert_eq!((rounds.why.as_str(), rounds.messages[0].key), (UNPLAYABLE, "conquest-bad-rounds"));
}

#[test]
fn options_are_checked_before_there_is_a_table() {
    let checked = title().check(&json!({ "rounds": 2 }), 4).expect("playable");
    assert_eq!(checked.options, json!({ "rounds": 2 }));
    assert_eq!(checked.content, new_conquest(2).header().content);
    let refused = |options, seats| title().check(&options, seats).err();
    let rounds = refused(json!({ "rounds": 0 }), 4).expect("no rounds");
    assert_eq!((rounds.why.as_str(), rounds.messages[0].key), (UNPLAYABLE, "conquest-bad-rounds"));
    assert!(refused(json!({ "rounds": "many" }), 4).is_some());
    assert!(refused(json!({ "rounds": 2 }), 3).expect("for four").why.contains("4 to 4 seats"));
}

#[test]
fn answers_are_given_by_path() {
    let (mut table, mut typed) = (open(), new_conquest(1));
    let told = answer(&mut *table, Seat(0), "attack area/0 area/1");
    let events = typed.answer(Seat(0), Answer::Attack(Area(0), Area(1))).expect("legal");
    assert_eq!(told, events.iter().map(Told::of).collect::<Vec<_>>());
    let [told] = &told[..] else { panic!("one event") };
    assert_eq!((told.rule, &told.message), (events[0].rule(), &events[0].message()));
    assert_eq!(serde_json::to_value(told).expect("plain")["event"]["event"], "fought");
    assert_eq!((table.hash(), table.log()), (typed.hash(), typed.log()));
    let refusal = |path| table.draft(Seat(0), path).err().map(|refusal| refusal.message.key);
    assert_eq!(refusal("dance"), Some("refusal-not-an-answer"));
    assert_eq!(refusal("recruit area/1"), Some("conquest-not-yours"));
    let why = table.why_not(Seat(0), &["recruit".to_owned()], "area/1");
    assert_eq!(why.map(|refusal| refusal.message.key), Some("conquest-not-yours"));
}

#[test]
fn a_draft_changes_nothing_until_it_is_committed_on_the_same_state() {
    let (mut table, other) = (open(), open());
    let before = (table.hash(), table.log());
    let draft = table.draft(Seat(0), "end").expect("legal");
    assert_eq!((table.hash(), table.log()), before);
    assert_eq!((draft.entry.n, draft.waiting.must), (1, SeatSet::one(Seat(1))));
    answer(&mut *table, Seat(0), "end");
    let after = (table.hash(), table.log());
    assert_eq!(table.commit(draft).err(), Some(BadLog::entry(2, "is numbered 1")));
    let early = table.draft(Seat(1), "end").expect("legal");
    assert_eq!((table.hash(), table.log()), after);
    let mut other = other;
    assert!(other.commit(early).is_err(), "drafted at a table that is one entry further");
    assert_eq!((other.hash(), other.log()), before);
}

#[test]
fn a_table_with_its_type_is_still_there() {
    let table = open();
    assert!(table.as_any().downcast_ref::<table::Table<Conquest>>().is_some());
}

#[test]
fn taking_back_and_revealing_work_the_same() {
    let mut table = open();
    let before = table.hash();
    assert_eq!(table.undo_scope(Seat(0)), Undo::Nothing);
    assert!(table.draft_undo(Seat(0), NOBODY).is_err());
    answer(&mut *table, Seat(0), "recruit area/0");
    assert_eq!(table.undo_scope(Seat(0)), Undo::Free { back: 1 });
    let undo = table.draft_undo(Seat(0), NOBODY).expect("free");
    assert_eq!(undo.waiting.must, SeatSet::one(Seat(0)));
    assert_eq!(table.commit(undo), Ok(Vec::new()));
    assert_eq!(table.hash(), before);
    let reveal = |n| Entry { n, act: Act::Reveal { secret: SECRET } };
    assert!(table.follow(&reveal(3)).is_err());
    for seat in Seat::all(4) {
        answer(&mut *table, seat, "end");
    }
    assert_eq!(table.follow(&reveal(7)), Ok(Vec::new()));
    assert_eq!(table.log().secret(), Some(SECRET));
    assert!(table.standing().is_some());
}

#[test]
fn a_title_loads_logs_and_tells_all_that_happened() {
    let mut typed = new_conquest(1);
    play_to_the_end(&mut typed);
    let mut told = Vec::new();
    let mut hear = |entry: &Entry, events: Vec<Told>| told.push((entry.n, events.len()));
    let table = title().load(&typed.log(), Some(SECRET), &mut hear).expect("an honest log");
    assert_eq!((table.hash(), table.log()), (typed.hash(), typed.log()));
    assert_eq!(told[0], (0, 27), "the deal");
    assert_eq!(
        told.iter().map(|(_, events)| events).sum::<usize>(),
        27 + 3 * 3,
        "three turns begin with three"
    );
    let mut forged = typed.log();
    forged.entries.remove(2);
    let refused = title().load(&forged, None, &mut |_, _| {}).err();
    assert_eq!(refused, Some(BadLog::entry(2, "is numbered 3")));
}
