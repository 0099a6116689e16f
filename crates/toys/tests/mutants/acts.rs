//! Slips about acts out of turn, offers and sealed groups.

use crate::haggling::{FAIR, Haggling, SLIP, Slip};
use table::kit::{Failure, Games, Promise, Proof, check};
use table::{Element, Observer, SeatSet, Secrecy, Waiting};
use toys::bargain::{Answer, Event, Options};

/// What the kit says of a game with this slip. Three coins each: before long somebody has none.
fn kit(slip: Slip) -> Result<Proof, Box<Failure>> {
    SLIP.set(slip);
    check::<Haggling>(&Options { rounds: 6, coins: 3 }, 3, Games { count: 30, seed: 12 })
}

fn breaks(slip: Slip) -> Promise {
    kit(slip).expect_err("the kit must notice the slip").breach.promise
}

#[test]
fn a_game_without_a_slip_keeps_all_promises() {
    let proof = kit(FAIR).expect("nothing is wrong");
    assert!(proof.acts > 100 && proof.orders > 50 && proof.changes > 20, "{proof:?}");
}

#[test]
fn a_view_that_tells_who_may_act() {
    let told = |waiting: Waiting, _| waiting.may.bits();
    assert_eq!(breaks(Slip { leak: told, ..FAIR }), Promise::WorldHasView);
}

#[test]
fn a_view_that_tells_spectators_who_is_called() {
    let told = |waiting: Waiting, observer| match observer {
        Observer::Seat(_) => 0,
        Observer::Spectator => waiting.called.bits(),
    };
    assert_eq!(breaks(Slip { leak: told, ..FAIR }), Promise::WorldHasView);
}

#[test]
fn who_may_act_depends_on_what_another_has_chosen() {
    let slip = Slip {
        waiting: |state, waiting| match state.chosen[1] {
            Some(fingers) if fingers.0.is_multiple_of(2) => {
                let asked = |seats: SeatSet| seats.without(SeatSet::all(3).without(waiting.must));
                waiting.while_may(asked(waiting.may), asked(waiting.called))
            }
            Some(_) | None => waiting,
        },
        ..FAIR
    };
    assert_eq!(breaks(slip), Promise::ActsKeepSecrets);
}

#[test]
fn an_offer_to_another_calls_everybody() {
    let slip = Slip {
        waiting: |_, waiting| match waiting.called {
            SeatSet::EMPTY => waiting,
            _ => waiting.while_may(waiting.may, waiting.may),
        },
        ..FAIR
    };
    assert_eq!(breaks(slip), Promise::ActsKeepSecrets);
}

#[test]
fn how_one_answers_depends_on_who_is_called() {
    let slip = Slip {
        waiting: |_, waiting| match waiting.called {
            SeatSet::EMPTY => waiting,
            _ => Waiting { secrecy: Secrecy::Open, ..waiting },
        },
        ..FAIR
    };
    assert_eq!(breaks(slip), Promise::WaitingIsPublic);
}

#[test]
fn an_act_that_stops_the_game() {
    let slip = Slip {
        waiting: |_, waiting| match waiting.called {
            SeatSet::EMPTY => waiting,
            _ => Waiting { must: SeatSet::EMPTY, ..waiting },
        },
        ..FAIR
    };
    assert_eq!(breaks(slip), Promise::StandingAtTheEnd);
}

#[test]
fn the_first_to_choose_is_written_down() {
    assert_eq!(breaks(Slip { keeps_first: true, ..FAIR }), Promise::OrderIsIndifferent);
}

#[test]
fn a_change_of_mind_that_everybody_hears_of() {
    let slip = Slip {
        before: |state, seat, answer, events| {
            if matches!(answer, Answer::Show(_)) && state.chosen[seat.index()].is_some() {
                events.push(Event::Chose { seat });
            }
        },
        ..FAIR
    };
    assert_eq!(breaks(slip), Promise::ChangesKeepSecrets);
}

#[test]
fn parts_that_lead_nowhere() {
    let slip = Slip {
        parts: |picked, parts| {
            if picked.last() == Some(&"for") {
                parts.clear();
            }
        },
        ..FAIR
    };
    assert!(matches!(breaks(slip), Promise::PartsLeadOn | Promise::ListIsJudge));
}

#[test]
fn parts_that_lead_to_what_is_not_legal() {
    let slip = Slip {
        parts: |picked, parts| {
            if picked.last() == Some(&"for") {
                parts.push(Element::number("gold", 200));
            }
        },
        ..FAIR
    };
    assert_eq!(breaks(slip), Promise::PartsLeadOn);
}

#[test]
fn parts_that_leave_out_a_legal_act() {
    let slip = Slip { parts: |_, parts| parts.retain(|part| *part != Element::number("gold", 2)), ..FAIR };
    assert_eq!(breaks(slip), Promise::ListIsJudge);
}

#[test]
fn words_that_are_not_read() {
    assert!(matches!(breaks(Slip { read: |_| None, ..FAIR }), Promise::PartsLeadOn | Promise::PathsReadBack));
}

#[test]
fn acts_that_are_listed_in_disorder_twice_or_though_illegal() {
    let disorder = Slip { acts: |acts| acts.reverse(), ..FAIR };
    assert_eq!(breaks(disorder), Promise::ActsListed);
    let illegal = Slip {
        acts: |acts| {
            if !acts.contains(&Answer::Withdraw) {
                acts.push(Answer::Withdraw);
                acts.sort_unstable();
            }
        },
        ..FAIR
    };
    assert_eq!(breaks(illegal), Promise::ActsListed);
}

#[test]
fn a_judge_who_lets_one_do_what_is_nowhere_offered() {
    let slip = Slip {
        judge: |answer, judged| match answer {
            Answer::Offer { price: 200, .. } => Ok(()),
            _ => judged,
        },
        ..FAIR
    };
    assert_eq!(breaks(slip), Promise::ListIsJudge);
}

#[test]
fn rights_that_are_none() {
    let everybody = Slip {
        waiting: |_, waiting| match waiting.must {
            SeatSet::EMPTY => waiting,
            _ => waiting.while_may(SeatSet::all(3), waiting.called),
        },
        ..FAIR
    };
    assert_eq!(breaks(everybody), Promise::WhoMayCan, "somebody has nothing and can do nothing");
    let after_the_end =
        Slip { waiting: |_, waiting| waiting.while_may(SeatSet::all(3), SeatSet::EMPTY), ..everybody };
    assert_eq!(breaks(after_the_end), Promise::WhoMayCan);
    let called = Slip { waiting: |_, waiting| waiting.while_may(waiting.may, SeatSet::all(3)), ..FAIR };
    assert_eq!(breaks(called), Promise::WhoMayCan, "who is called may act");
}
