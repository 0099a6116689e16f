//! Twisted lists, judges and paths.

use crate::breaks;
use crate::twist::Twist;
use table::kit::Promise;
use table::{Element, Game, Path, Seat};
use toys::conquest::{Answer, Area, Conquest, Reason, State};

#[test]
fn a_list_that_misses_an_answer() {
    #[derive(Clone)]
    struct Misses;
    impl Twist for Misses {
        fn list(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            game.list(state, seat, answers);
            answers.truncate(40);
        }
    }
    assert_eq!(breaks::<Misses>(), Promise::ListIsJudge);
}

#[test]
fn a_list_with_an_illegal_answer() {
    #[derive(Clone)]
    struct Adds;
    impl Twist for Adds {
        fn list(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            game.list(state, seat, answers);
            answers.push(Answer::Play(toys::conquest::Card(59), Some(Area(23))));
            answers.sort_unstable();
            answers.dedup();
        }
    }
    assert_eq!(breaks::<Adds>(), Promise::ListIsJudge);
}

#[test]
fn an_unsorted_list() {
    #[derive(Clone)]
    struct Unsorted;
    impl Twist for Unsorted {
        fn list(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            game.list(state, seat, answers);
            answers.rotate_left(1);
        }
    }
    assert_eq!(breaks::<Unsorted>(), Promise::ListSorted);
}

#[test]
fn a_list_that_repeats_itself() {
    #[derive(Clone)]
    struct Repeats;
    impl Twist for Repeats {
        fn list(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            answers.push(Answer::End);
            game.list(state, seat, answers);
        }
    }
    assert_eq!(breaks::<Repeats>(), Promise::ListSorted);
}

#[test]
fn an_empty_list() {
    #[derive(Clone)]
    struct Empty;
    impl Twist for Empty {
        fn list(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            if state.round < 3 {
                game.list(state, seat, answers);
            }
        }
    }
    assert_eq!(breaks::<Empty>(), Promise::ListNotEmpty);
}

#[test]
fn a_judge_who_is_too_lenient() {
    #[derive(Clone)]
    struct Lenient;
    impl Twist for Lenient {
        fn judge(game: &Conquest, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
            match game.judge(state, seat, answer) {
                Err(Reason::LastTroop { .. }) => Ok(()),
                judged => judged,
            }
        }
    }
    assert_eq!(breaks::<Lenient>(), Promise::ListIsJudge);
}

#[test]
fn a_judge_who_is_too_strict() {
    #[derive(Clone)]
    struct Strict;
    impl Twist for Strict {
        fn judge(game: &Conquest, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
            if answer == Answer::Recruit(Area(4)) {
                return Err(Reason::NoActionLeft);
            }
            game.judge(state, seat, answer)
        }
    }
    assert_eq!(breaks::<Strict>(), Promise::ListIsJudge);
}

#[test]
fn candidates_that_do_not_hold_every_legal_answer() {
    #[derive(Clone)]
    struct Few;
    impl Twist for Few {
        fn candidates(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            game.candidates(state, seat, answers);
            answers.retain(|answer| *answer != Answer::End);
        }
    }
    assert_eq!(breaks::<Few>(), Promise::ListInCandidates);
}

#[test]
fn two_answers_with_one_path() {
    #[derive(Clone)]
    struct Same;
    impl Twist for Same {
        fn path(_state: &State, _seat: Seat, answer: Answer) -> Path {
            match answer {
                Answer::Fortify(area) => Answer::Recruit(area).path(),
                other => other.path(),
            }
        }
    }
    assert_eq!(breaks::<Same>(), Promise::PathsTellApart);
}

#[test]
fn a_path_that_begins_another() {
    #[derive(Clone)]
    struct Short;
    impl Twist for Short {
        fn path(_state: &State, _seat: Seat, answer: Answer) -> Path {
            match answer {
                Answer::End => [Element::only("recruit")].into(),
                other => other.path(),
            }
        }
    }
    assert_eq!(breaks::<Short>(), Promise::PathsTellApart);
}

#[test]
fn an_empty_path() {
    #[derive(Clone)]
    struct Nothing;
    impl Twist for Nothing {
        fn path(_state: &State, _seat: Seat, answer: Answer) -> Path {
            if answer == Answer::End { Path::default() } else { answer.path() }
        }
    }
    assert_eq!(breaks::<Nothing>(), Promise::PathsTellApart);
}

#[test]
fn different_elements_of_one_text() {
    #[derive(Clone)]
    struct Alike;
    impl Twist for Alike {
        fn path(_state: &State, _seat: Seat, answer: Answer) -> Path {
            match answer {
                Answer::Recruit(area) => [Element::word("area", "x"), area.element()].into(),
                Answer::Fortify(area) => [Element::only("area/x"), area.element()].into(),
                other => other.path(),
            }
        }
    }
    assert_eq!(breaks::<Alike>(), Promise::PathsReadBack);
}
