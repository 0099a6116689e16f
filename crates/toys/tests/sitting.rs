//! The language in which tests play games by hand, on the toys.

use std::panic::{AssertUnwindSafe, catch_unwind};
use table::kit::Sitting;
use table::{Content as _, Game as _, Nothing, Observer, Scripted, Seat, SeatSet};
use toys::bargain::{self, Bargain};
use toys::conquest::{self, Conquest};
use toys::morra::{Event, Fingers, Morra, Options};

fn morra() -> Sitting<Morra> {
    let game = Morra::new(&Nothing::built_in(), &Options { rounds: 2, fingers: 5 }, 3).expect("three can");
    Sitting::open(game, Scripted::dice([]))
}

fn bargain() -> Sitting<Bargain> {
    let options = bargain::Options { rounds: 2, coins: 6 };
    let game = Bargain::new(&Nothing::built_in(), &options, 3).expect("three can");
    Sitting::open(game, Scripted::dice([]))
}

/// What a failing test says.
fn fails(test: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(test)).expect_err("it must fail");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn seats_do_are_refused_and_are_offered() {
    let mut t = morra();
    t.must_answer([0, 1, 2]).offers(0, ["fingers/0", "fingers/5"]);
    t.offers_only(1, ["fingers/0", "fingers/1", "fingers/2", "fingers/3", "fingers/4", "fingers/5"]);
    t.is_refused(0, "fingers/8", "TOY-MOR-01").is_refused(0, "nonsense", None);
    t.does(2, "fingers/5").does(0, "fingers/1").must_answer([1]);
    t.gives(1, Fingers(2)).must_answer([0, 1, 2]);
    assert_eq!((t.steps, t.state.played), (3, 1));
    assert!(t.standing().is_none());
    t.idle_until(&["fingers/3"], |_| false);
    assert!(t.must().is_empty() && t.standing().is_some(), "the game is over");
    assert_eq!(t.prompt(0).message.key, morra().prompt(0).message.key);
}

#[test]
fn what_is_done_unasked_is_read_part_by_part() {
    let mut t = bargain();
    t.does(0, "gold/3 to/1 for gold/1").does(1, "accept/0");
    assert_eq!(t.state.coins[..3], [4, 8, 6]);
    t.is_refused(2, "accept/0", "TOY-BAR-04");
    assert_eq!(t.why_not(2, "gold/9 to/0").rule.map(|rule| rule.0), Some("TOY-BAR-03"));
    assert!(t.paths(Seat(0)).iter().any(|path| path.starts_with("fingers/")));
}

#[test]
fn observers_see_and_are_told_what_they_may() {
    let mut t = morra();
    t.does(0, "fingers/4");
    assert_eq!(t.sees(Observer::Spectator).chosen, SeatSet::one(Seat(0)));
    assert_eq!(t.sees(Observer::Seat(Seat(0))).mine, Some((Seat(0), Fingers(4))));
    let hid = Event::Hid { seat: Seat(0), fingers: Fingers(4) };
    assert!(t.told_to(Observer::Seat(Seat(0))).any(|event| *event == hid));
    assert!(!t.told_to(Observer::Spectator).any(|event| *event == hid), "only he is told");
    let rule = table::Event::rule(&hid).0;
    assert!(t.told_by(rule).count() > 0 && t.told_by("NO-RULE").count() == 0);
    assert_eq!((t.news().len(), t.news().len()), (2, 0));
}

#[test]
fn dice_are_as_the_test_has_them() {
    let game = Conquest::new(&Nothing::built_in(), &conquest::Options::default(), 2).expect("two can");
    let mut t = Sitting::open(game, Scripted::dice([]));
    t.dice([6, 5]).dice([1]);
    assert_eq!(t.chance.dice_left(), 3);
}

#[test]
fn a_test_that_is_wrong_fails_in_plain_words() {
    let why = fails(|| {
        morra().does(0, "fingers/8");
    });
    assert!(why.contains("'fingers/8' of seat 0 is refused") && why.contains("fingers/5"), "{why}");
    let why = fails(|| {
        morra().is_refused(0, "fingers/1", None);
    });
    assert!(why.contains("'fingers/1' of seat 0 is legal"), "{why}");
    let why = fails(|| {
        morra().is_refused(0, "fingers/8", "TOY-OTHER");
    });
    assert!(why.contains("the rule that refuses 'fingers/8'"), "{why}");
    let why = fails(|| {
        morra().must_answer([0]);
    });
    assert!(why.contains("who must answer"), "{why}");
    let why = fails(|| {
        morra().offers(0, ["pass"]);
    });
    assert!(why.contains("'pass' must be legal"), "{why}");
    let why = fails(|| {
        morra().offers_only(0, ["pass"]);
    });
    assert!(why.contains("exactly this is legal for seat 0"), "{why}");
}

#[test]
fn every_position_is_checked() {
    let why = fails(|| {
        let mut t = morra();
        t.state.played = 200;
        t.check();
    });
    assert!(why.contains("an invariant is broken"), "{why}");
    let checked = |_: &Morra, state: &toys::morra::State| assert_eq!(state.chosen[0], None, "seat 0 waits");
    let why = fails(|| {
        morra().also(checked).does(0, "fingers/1");
    });
    assert!(why.contains("seat 0 waits"), "{why}");
    let mut thorough = morra().also(Sitting::check_thoroughly);
    thorough.does(1, "fingers/1").idle_until(&[], |_| false);
}
