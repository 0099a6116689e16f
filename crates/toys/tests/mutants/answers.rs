//! Twisted lists, judges and paths.

use crate::breaks;
use crate::twist::{HONEST, Twist};
use table::kit::Promise;
use table::{Element, Path};
use toys::conquest::{Answer, Area, Card, Reason};

#[test]
fn a_list_that_misses_an_answer() {
    let twist = Twist { list: |_, _, _, answers| answers.truncate(40), ..HONEST };
    assert_eq!(breaks(twist), Promise::ListIsJudge);
}

#[test]
fn a_list_with_an_illegal_answer() {
    let twist = Twist {
        list: |_, _, _, answers| {
            let last = Answer::Play(Card(59), Some(Area(23)));
            if answers.last() != Some(&last) {
                answers.push(last);
            }
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::ListIsJudge);
}

#[test]
fn an_unsorted_list() {
    let twist = Twist { list: |_, _, _, answers| answers.rotate_left(1), ..HONEST };
    assert_eq!(breaks(twist), Promise::ListSorted);
}

#[test]
fn a_list_that_repeats_itself() {
    let twist = Twist { list: |_, _, _, answers| answers.insert(0, Answer::End), ..HONEST };
    assert_eq!(breaks(twist), Promise::ListSorted);
}

#[test]
fn an_empty_list() {
    let twist = Twist {
        list: |_, state, _, answers| {
            if state.round == 3 {
                answers.clear();
            }
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::ListNotEmpty);
}

#[test]
fn a_judge_who_is_too_lenient() {
    let twist = Twist {
        judge: |_, _, _, judged| match judged {
            Err(Reason::LastTroop { .. }) => Ok(()),
            judged => judged,
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::ListIsJudge);
}

#[test]
fn a_judge_who_is_too_strict() {
    let twist = Twist {
        judge: |_, _, answer, judged| match answer {
            Answer::Recruit(Area(4)) => Err(Reason::NoActionLeft),
            _ => judged,
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::ListIsJudge);
}

#[test]
fn candidates_that_do_not_hold_every_legal_answer() {
    let twist = Twist { candidates: |_, _, _, answers| answers.retain(|a| *a != Answer::End), ..HONEST };
    assert_eq!(breaks(twist), Promise::ListInCandidates);
}

#[test]
fn candidates_may_come_twice_and_in_any_order() {
    let twist = Twist {
        candidates: |_, _, _, answers| {
            answers.reverse();
            answers.push(Answer::End);
        },
        ..HONEST
    };
    assert!(crate::kit(twist, &Default::default()).is_ok());
}

#[test]
fn two_answers_with_one_path() {
    let twist = Twist {
        path: |answer| match answer {
            Answer::Fortify(area) => Answer::Recruit(area).path(),
            other => other.path(),
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::PathsTellApart);
}

#[test]
fn a_path_that_begins_another() {
    let twist = Twist {
        path: |answer| match answer {
            Answer::End => [Element::only("recruit")].into(),
            other => other.path(),
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::PathsTellApart);
}

#[test]
fn an_empty_path() {
    let twist = Twist {
        path: |answer| if answer == Answer::End { Path::default() } else { answer.path() },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::PathsTellApart);
}

#[test]
fn different_elements_of_one_text() {
    let twist = Twist {
        path: |answer| match answer {
            Answer::Recruit(area) => [Element::word("area", "x"), area.element()].into(),
            Answer::Fortify(area) => [Element::only("area/x"), area.element()].into(),
            other => other.path(),
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::PathsReadBack);
}
