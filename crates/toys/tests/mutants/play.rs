//! Twisted play: invariants, ends, saving, determinism.

use crate::twist::{Options, Shared, Twist, Twisted};
use crate::{GAMES, breaks, failure};
use std::cell::Cell;
use std::sync::atomic::Ordering;
use table::kit::{Promise, check};
use table::{Chance, Game, Message, Seat, SeatSet, Sink, Stack, Standing, Table, Waiting};
use toys::conquest::{Answer, Conquest, Event, State};

#[test]
fn troops_that_vanish() {
    #[derive(Clone)]
    struct Vanish;
    impl Twist for Vanish {
        fn apply<C: Chance, S: Sink<Event>>(
            game: &Conquest,
            state: &mut State,
            seat: Seat,
            answer: Answer,
            chance: &mut C,
            sink: &mut S,
        ) {
            game.apply(state, seat, answer, chance, sink);
            if state.round == 2 {
                state.troops[7] = 0;
            }
        }
    }
    let failure = failure::<Vanish>();
    assert_eq!(failure.breach.promise, Promise::Invariants);
    assert_eq!(failure.breach.why, "every area has a troop");
    assert_eq!((failure.game, failure.seats, failure.seed, failure.index), ("twisted", 4, 11, 0));
    let text = failure.to_string();
    let place = format!("at step {} of game 0 (seats 4, seed 11)", failure.step);
    assert!(text.starts_with("twisted breaks Invariants (the invariants hold in every position)\n"), "{text}");
    assert!(text.ends_with(&place), "{text}");
}

#[test]
fn a_failure_comes_with_the_log_up_to_it() {
    #[derive(Clone)]
    struct Panics;
    impl Twist for Panics {
        fn apply<C: Chance, S: Sink<Event>>(
            game: &Conquest,
            state: &mut State,
            seat: Seat,
            answer: Answer,
            chance: &mut C,
            sink: &mut S,
        ) {
            assert!(state.round < 4, "round {} was never thought of", state.round);
            game.apply(state, seat, answer, chance, sink);
        }
    }
    let failure = failure::<Panics>();
    assert_eq!(failure.breach.promise, Promise::NeverPanics);
    assert_eq!(failure.breach.why, "round 4 was never thought of");
    let file = failure.save().expect("there is a log to write");
    assert!(file.ends_with(format!("kit-failures/twisted-4-11-{}.jsonl", failure.index)), "{file:?}");
    let text = std::fs::read_to_string(&file).expect("it was written");
    std::fs::remove_file(&file).expect("it can go");
    let log = table::Log::parse(&text).expect("a log can be read");
    assert_eq!(Some(&log), failure.log.as_ref());
    let table = Table::<Twisted<Panics>>::load(&log, None, |_, _, _| {}).expect("the game up to the panic");
    assert_eq!(table.prompt(Seat(0)).map(|prompt| prompt.message.key), Some("conquest-act"), "round 4 begins");
}

#[test]
fn a_game_that_never_ends() {
    #[derive(Clone)]
    struct Endless;
    impl Twist for Endless {
        fn waiting(_game: &Conquest, state: &State) -> Waiting {
            Waiting::seat(state.turn)
        }
        fn standing(_game: &Conquest, _state: &State) -> Option<Standing> {
            None
        }
        fn list(_game: &Conquest, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
            answers.push(Answer::End);
        }
        fn candidates(_game: &Conquest, _state: &State, _seat: Seat, answers: &mut Vec<Answer>) {
            answers.push(Answer::End);
        }
        fn apply<C: Chance, S: Sink<Event>>(
            game: &Conquest,
            state: &mut State,
            seat: Seat,
            answer: Answer,
            chance: &mut C,
            sink: &mut S,
        ) {
            game.apply(state, seat, answer, chance, sink);
            state.round = 1;
        }
    }
    let failure = failure::<Endless>();
    assert_eq!(failure.breach.promise, Promise::Ends);
    assert_eq!(failure.step, Conquest::new(&Default::default(), 4).expect("playable").longest());
    assert_eq!(failure.log, None, "a table would take the forced answers for ever");
}

#[test]
fn a_game_that_ends_too_late() {
    #[derive(Clone)]
    struct Late;
    impl Twist for Late {
        fn waiting(_game: &Conquest, state: &State) -> Waiting {
            Waiting::seat(state.turn)
        }
        fn standing(_game: &Conquest, _state: &State) -> Option<Standing> {
            None
        }
    }
    let failure = failure::<Late>();
    assert_eq!(failure.breach.promise, Promise::Ends);
    assert!(failure.log.is_some_and(|log| log.entries.len() > 300));
}

/// Changes the standing of a finished game.
macro_rules! standing {
    ($name:ident, $change:expr) => {
        #[derive(Clone)]
        struct $name;
        impl Twist for $name {
            fn standing(game: &Conquest, state: &State) -> Option<Standing> {
                let change: fn(Option<Standing>) -> Option<Standing> = $change;
                change(game.standing(state))
            }
        }
        assert_eq!(breaks::<$name>(), Promise::StandingAtTheEnd);
    };
}

#[test]
fn standings_that_are_wrong() {
    standing!(Missing, |_| None);
    standing!(Early, |_| Some(Standing { winners: SeatSet::all(4), scores: (0..4).collect() }));
    standing!(NoWinner, |s| s.map(|s| Standing { winners: SeatSet::EMPTY, ..s }));
    standing!(Stranger, |s| s.map(|s| Standing { winners: SeatSet::one(Seat(4)), ..s }));
    standing!(Scoreless, |s| s.map(|s| Standing { scores: Stack::new(), ..s }));
}

#[test]
fn waiting_for_a_seat_that_is_not_there() {
    #[derive(Clone)]
    struct Strangers;
    impl Twist for Strangers {
        fn waiting(game: &Conquest, state: &State) -> Waiting {
            let mut waiting = game.waiting(state);
            waiting.seats.insert(Seat(5));
            waiting
        }
    }
    assert_eq!(breaks::<Strangers>(), Promise::StandingAtTheEnd);
}

#[test]
fn a_state_that_is_not_saved_whole() {
    #[derive(Clone)]
    struct Forgets;
    impl Twist for Forgets {
        fn forget(forgotten: &mut u32) {
            *forgotten += 1;
        }
    }
    assert_eq!(breaks::<Forgets>(), Promise::SavedIsSame);
}

#[test]
fn clones_that_share_something() {
    #[derive(Clone)]
    struct Shares;
    impl Twist for Shares {
        fn share(shared: &Shared) {
            shared.0.fetch_add(1, Ordering::Relaxed);
        }
    }
    assert_eq!(breaks::<Shares>(), Promise::ClonesApart);
}

#[test]
fn rules_that_remember_outside_the_state() {
    thread_local!(static COUNT: Cell<u16> = const { Cell::new(0) });
    #[derive(Clone)]
    struct Remembers;
    impl Twist for Remembers {
        fn apply<C: Chance, S: Sink<Event>>(
            game: &Conquest,
            state: &mut State,
            seat: Seat,
            answer: Answer,
            chance: &mut C,
            sink: &mut S,
        ) {
            game.apply(state, seat, answer, chance, sink);
            COUNT.set((COUNT.get() + 1) % 1009);
            state.gold[0] += COUNT.get() % 2;
        }
    }
    assert_eq!(breaks::<Remembers>(), Promise::Deterministic);
}

#[test]
fn options_that_are_not_written_whole() {
    #[derive(Clone)]
    struct Loses;
    impl Twist for Loses {
        fn new(options: &Options) -> Result<Conquest, Vec<Message>> {
            Conquest::new(&toys::conquest::Options { rounds: 4 + options.lost }, 4)
        }
    }
    let options = Options { lost: 2, ..Options::default() };
    let failure = check::<Twisted<Loses>>(&options, 4, GAMES).expect_err("loading must fail");
    assert!(matches!(failure.breach.promise, Promise::LogIsSame | Promise::ReplayIsSame), "{failure}");
}

#[test]
fn options_that_cannot_be_played() {
    let options = Options { game: toys::conquest::Options { rounds: 0 }, ..Options::default() };
    let failure = check::<Twisted<crate::Honest>>(&options, 4, GAMES).expect_err("no rounds");
    assert_eq!(failure.breach.promise, Promise::Opens);
    assert!(failure.breach.why.contains("conquest-bad-rounds"), "{failure}");
    assert!(failure.save().is_err(), "there is no log");
}
