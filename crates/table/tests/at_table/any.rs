//! Tables without their types.

use crate::{NOBODY, SECRET, contributions, new_conquest, play_to_the_end, sitters};
use serde_json::json;
use table::{AnyTable, Audience, BadLog, Event as _, Observer, Seat, SeatSet, Title, Told, Undo};
use toys::conquest::{Answer, Area, Conquest};

fn title() -> Title {
    Title::of::<Conquest>()
}

fn open() -> Box<dyn AnyTable> {
    (title().open)(&json!({ "rounds": 1 }), sitters(4), SECRET, contributions(4)).expect("playable").0
}

#[test]
fn a_title_opens_tables_by_json() {
    assert_eq!((title().name, title().seats), ("conquest", (4, 4)));
    let typed = new_conquest(1);
    let (table, told) =
        (title().open)(&json!({ "rounds": 1 }), sitters(4), SECRET, contributions(4)).expect("playable");
    assert_eq!(
        (table.header(), table.entries(), table.hash()),
        (typed.header(), typed.entries(), typed.hash())
    );
    assert_eq!((table.waiting(), table.standing()), (typed.waiting(), None));
    assert_eq!((table.paths(Seat(0)), table.prompt(Seat(0))), (typed.paths(Seat(0)), typed.prompt(Seat(0))));
    let view = serde_json::to_value(typed.view(Observer::Spectator)).expect("a view is plain");
    assert_eq!(table.view(Observer::Spectator), view);
    assert_eq!(told.len(), 27);
    assert_eq!(told[1].audience, Audience::Only(SeatSet::one(Seat(0))));
    assert_eq!(told[1].event["event"], "found");
}

#[test]
fn bad_options_are_refused() {
    let refused = |options| (title().open)(&options, sitters(4), SECRET, contributions(4)).err();
    let unknown = refused(json!({ "rounds": 1, "dragons": true })).expect("there are no dragons");
    assert!(
        unknown.entry.is_none() && unknown.why.starts_with("options: unknown field `dragons`"),
        "{unknown}"
    );
    assert_eq!(refused(json!({ "rounds": 0 })), Some(BadLog::header("conquest-bad-rounds")));
}

#[test]
fn answers_are_given_by_path() {
    let (mut table, mut typed) = (open(), new_conquest(1));
    let told = table.answer(Seat(0), "attack area/0 area/1").expect("legal");
    let events = typed.answer(Seat(0), Answer::Attack(Area(0), Area(1))).expect("legal");
    assert_eq!(told, events.iter().map(Told::of).collect::<Vec<_>>());
    let [told] = &told[..] else { panic!("one event") };
    assert_eq!((told.rule, &told.message), (events[0].rule(), &events[0].message()));
    assert_eq!(serde_json::to_value(told).expect("plain")["event"]["event"], "fought");
    assert_eq!((table.hash(), table.log()), (typed.hash(), typed.log()));
    assert_eq!(table.answer(Seat(0), "dance").expect_err("no").message.key, "refusal-not-an-answer");
    assert_eq!(table.answer(Seat(0), "recruit area/1").expect_err("no").message.key, "conquest-not-yours");
    let why = table.why_not(Seat(0), &["recruit".to_owned()], "area/1");
    assert_eq!(why.map(|refusal| refusal.message.key), Some("conquest-not-yours"));
}

#[test]
fn taking_back_and_revealing_work_the_same() {
    let mut table = open();
    let before = table.hash();
    assert_eq!(table.undo_scope(Seat(0)), Undo::Nothing);
    table.answer(Seat(0), "recruit area/0").expect("legal");
    assert_eq!(table.undo_scope(Seat(0)), Undo::Free { back: 1 });
    assert_eq!((table.undo(Seat(0), NOBODY), table.hash()), (Ok(()), before));
    assert!(table.undo(Seat(0), NOBODY).is_err());
    assert!(table.reveal(SECRET).is_err());
    for seat in Seat::all(4) {
        table.answer(seat, "end").expect("legal");
    }
    assert_eq!(table.reveal(SECRET), Ok(()));
    assert_eq!(table.log().secret(), Some(SECRET));
    assert!(table.standing().is_some());
}

#[test]
fn a_title_loads_logs_and_tells_all_that_happened() {
    let mut typed = new_conquest(1);
    play_to_the_end(&mut typed);
    let (table, told) = (title().load)(&typed.log(), Some(SECRET)).expect("an honest log");
    assert_eq!((table.hash(), table.log()), (typed.hash(), typed.log()));
    assert_eq!(told.len(), 27 + 3 * 3, "the deal, and three turns that begin with income and a card");
    let mut forged = typed.log();
    forged.entries.remove(2);
    assert_eq!((title().load)(&forged, None).err(), Some(BadLog::entry(2, "is numbered 3")));
}
