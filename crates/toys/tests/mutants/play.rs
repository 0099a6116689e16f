//! Twisted play: invariants, ends, saving, determinism.

use crate::twist::{HONEST, Options, Twist};
use crate::twisted::Twisted;
use crate::{breaks, failure, kit};
use std::cell::Cell;
use table::kit::Promise;
use table::{Chance, Game, Log, Sampled, Seat, SeatSet, Stack, Standing, Table, Waiting};
use table::{Content, Nothing};
use toys::conquest::{Answer, Conquest, Reason, State};

/// The longest game that conquest-lite allows.
fn longest() -> usize {
    Conquest::new(&Nothing::built_in(), &Default::default(), 4)
        .expect("the default options can be played")
        .longest()
}

#[test]
fn troops_that_vanish() {
    let twist = Twist {
        after: |state, _| {
            if state.round == 2 {
                state.troops[7] = 0;
            }
        },
        ..HONEST
    };
    let failure = failure(twist);
    assert_eq!(failure.breach.promise, Promise::Invariants);
    assert_eq!(failure.breach.why, "every area has a troop");
    assert_eq!((failure.game, failure.seats, failure.seed, failure.index), ("twisted", 4, 11, 0));
    let text = failure.to_string();
    let place = format!("at step {} of game 0 (seats 4, seed 11)", failure.step);
    assert!(
        text.starts_with("twisted breaks Invariants (the invariants hold in every position)\n"),
        "{text}"
    );
    assert!(text.ends_with(&place), "{text}");
}

#[test]
fn a_failure_comes_with_the_log_up_to_it() {
    let twist = Twist {
        before: |state, _| assert!(state.round < 4, "round {} was never thought of", state.round),
        ..HONEST
    };
    let failure = failure(twist);
    assert_eq!(failure.breach.promise, Promise::NeverPanics);
    assert_eq!(failure.breach.why, "round 4 was never thought of");
    let next = failure.next.as_deref().unwrap_or_default();
    assert!(next.starts_with("seat 0: "), "{next}");
    assert!(failure.to_string().ends_with(&format!(", at the answer of {next}")), "{failure}");
    let file = failure.save().expect("there is a log to write");
    assert!(file.ends_with(format!("kit-failures/twisted-4-11-{}.jsonl", failure.index)), "{file:?}");
    let text = std::fs::read_to_string(&file).expect("it was written");
    std::fs::remove_file(&file).expect("it can go");
    let log = Log::parse(&text).expect("a log can be read");
    assert_eq!(Some(&log), failure.log.as_ref());
    let table = Table::<Twisted>::load(&Nothing::built_in(), &log, None, |_, _, _| {})
        .expect("the game up to the panic");
    assert_eq!(table.waiting(), Waiting::seat(Seat(0)), "round 4 begins");
}

#[test]
fn a_game_that_goes_on_by_itself_for_ever() {
    let twist = Twist {
        waiting: |state, _| Waiting::seat(state.turn),
        standing: |_, _| None,
        list: |_, _, _, answers| answers.truncate(1),
        candidates: |_, _, _, answers| answers.retain(|a| *a == Answer::End),
        after: |state, _| state.round = 1,
        ..HONEST
    };
    let failure = failure(twist);
    assert_eq!((failure.breach.promise, failure.step), (Promise::Ends, longest()));
    assert_eq!(failure.log, None, "a table would never come to its first decision");
}

#[test]
fn a_game_that_never_ends() {
    let twist = Twist { waiting: |state, _| Waiting::seat(state.turn), standing: |_, _| None, ..HONEST };
    let failure = failure(twist);
    assert_eq!((failure.breach.promise, failure.step), (Promise::Ends, longest()));
    assert!(failure.log.is_some_and(|log| log.entries.len() > longest() / 2));
}

#[test]
fn standings_that_are_wrong() {
    type Change = fn(&State, Option<Standing>) -> Option<Standing>;
    let early = |_: &State, _| Some(Standing::of_seats(SeatSet::all(4), 0..4, table::Rule("TOY-CON-02")));
    let wrong: [(&str, Change); 5] = [
        ("missing", |_, _| None),
        ("early", early),
        ("without winners", |_, s| s.map(|s| Standing { winners: SeatSet::EMPTY, ..s })),
        ("won by a stranger", |_, s| s.map(|s| Standing { winners: SeatSet::one(Seat(4)), ..s })),
        ("without scores", |_, s| s.map(|s| Standing { scores: Stack::new(), ..s })),
    ];
    for (name, standing) in wrong {
        assert_eq!(breaks(Twist { standing, ..HONEST }), Promise::StandingAtTheEnd, "{name}");
    }
}

#[test]
fn waiting_for_a_seat_that_is_not_there() {
    let twist = Twist {
        waiting: |_, waiting| Waiting { must: waiting.must.union(SeatSet::one(Seat(5))), ..waiting },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::StandingAtTheEnd);
}

#[test]
fn a_state_that_is_not_saved_whole() {
    assert_eq!(breaks(Twist { forgotten: 1, ..HONEST }), Promise::SavedIsSame);
}

#[test]
fn clones_that_share_something() {
    assert_eq!(breaks(Twist { shared: 1, ..HONEST }), Promise::ClonesApart);
}

#[test]
fn rules_that_remember_outside_the_state() {
    thread_local!(static COUNT: Cell<u16> = const { Cell::new(0) });
    let twist = Twist {
        after: |state, _| {
            COUNT.set((COUNT.get() + 1) % 1009);
            state.gold[0] += COUNT.get() % 2;
        },
        ..HONEST
    };
    let broken = breaks(twist);
    assert!(matches!(broken, Promise::Deterministic | Promise::LogIsSame), "{broken:?}");
}

#[test]
fn options_that_are_not_written_whole() {
    let twist = Twist { rounds: |options| 4 + options.lost, ..HONEST };
    let failure = kit(twist, &Options { lost: 2, ..Options::default() }).expect_err("loading must fail");
    assert!(matches!(failure.breach.promise, Promise::LogIsSame | Promise::ReplayIsSame), "{failure}");
}

#[test]
fn options_that_cannot_be_played() {
    let failure = kit(HONEST, &Options { rounds: 0, ..Options::default() }).expect_err("no rounds");
    assert_eq!(failure.breach.promise, Promise::Opens);
    assert!(failure.breach.why.contains("conquest-bad-rounds"), "{failure}");
    assert!(failure.save().is_err(), "there is no log");
}

/// Bytes that a fuzzer might try: each act is a legal answer, a candidate, or something that is refused.
fn bytes() -> Vec<u8> {
    let mut random = Sampled::new(1);
    (0..2000).map(|_| random.draw(256) as u8).collect()
}

#[test]
#[should_panic(expected = "every area has a troop")]
fn the_fuzzer_notices_broken_invariants() {
    crate::TWIST.set(Twist { after: |state, _| state.troops[7] = 0, ..HONEST });
    table::kit::fuzz::<Twisted>(&Options::default(), 4, &bytes());
}

#[test]
#[should_panic(expected = "is not listed, but taken")]
fn the_fuzzer_notices_a_lenient_judge() {
    crate::TWIST.set(Twist { judge: |_, _, _, _| Ok(()), ..HONEST });
    table::kit::fuzz::<Twisted>(&Options::default(), 4, &bytes());
}

#[test]
#[should_panic(expected = "is listed but refused")]
fn the_fuzzer_notices_a_strict_judge() {
    crate::TWIST.set(Twist { judge: |_, _, _, _| Err(Reason::NoActionLeft), ..HONEST });
    table::kit::fuzz::<Twisted>(&Options::default(), 4, &bytes());
}

#[test]
#[should_panic(expected = "the log leads to another state")]
fn the_fuzzer_notices_a_log_that_cannot_be_loaded() {
    crate::TWIST.set(Twist { rounds: |options| 4 - options.lost, ..HONEST });
    let ends: Vec<u8> = std::iter::repeat_n(0, 2000).collect();
    table::kit::fuzz::<Twisted>(&Options { lost: 2, ..Options::default() }, 4, &ends);
}
