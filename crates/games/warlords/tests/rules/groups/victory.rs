//! The check for victory (p.7).

use super::{attack, fight, four, winner};
use crate::dsl::{Scene, Sitting};
use table::{Game as _, Seat};
use warlords::board::{Ending, Phase, Status};
use warlords::event::Event;

/// Every opponent of seat 0 has had his turn against his majority.
fn kept(scene: Scene) -> Scene {
    scene.so(|s| s.board.crown.seen = [1, 2, 3].map(Seat).into_iter().collect())
}

/// Seat 0 with these castles, finished and not; three rivals with one finished castle each, less those named.
fn castles(finished: &str, unfinished: &str, rivals: &str) -> Scene {
    Scene::four()
        .holds(0, "england L1, brittany L1, portugal L1, sicily L1, nicaea L1")
        .holds(1, "kiev L1, bosnia L1")
        .holds(2, "jutland L1, zealand L1")
        .holds(3, "venice L1")
        .castle(finished)
        .unfinished(unfinished)
        .castle(rivals)
}

fn check(scene: Scene) -> Sitting {
    let mut t = kept(scene).pope([]);
    t.pass_until(|t| matches!(t.phase(), Phase::Over | Phase::Recruit));
    t
}

#[test]
fn more_than_half_of_the_finished_castles() {
    ledger::proves!("WE-VICTORY-01");
    for (mine, rivals, wins) in [
        ("england brittany portugal", "kiev jutland", true),
        ("england brittany", "kiev jutland", false),
        ("england brittany", "kiev", true),
        ("england brittany portugal", "kiev jutland venice", false),
        ("england brittany portugal sicily", "kiev jutland venice", true),
        ("england", "kiev jutland venice", false),
    ] {
        let t = check(castles(mine, "", rivals));
        assert_eq!(winner(&t), wins.then_some(0), "{mine} against {rivals}");
    }
    let t = check(castles("england brittany", "", "kiev"));
    let standing = t.game.standing(&t.state).expect("over");
    assert_eq!((standing.by.0, standing.scores.to_vec()), ("WE-VICTORY-01", vec![2, 1, 0, 0]));
    assert_eq!(t.state.board.ending, Ending::Crown);
}

#[test]
fn unfinished_castles_count_for_nothing() {
    ledger::proves!("WE-VICTORY-05");
    let t = check(castles("england brittany", "zealand venice bosnia", "kiev"));
    assert_eq!(winner(&t), Some(0), "two of three, whatever is being built elsewhere");
    let t = check(castles("england", "brittany portugal sicily", "kiev"));
    assert_eq!(winner(&t), None, "one of two: his own building sites do not help");
}

#[test]
fn a_majority_some_opponent_had_no_turn_against_does_not_win() {
    ledger::proves!("WE-VICTORY-02", "WE-VICTORY-04");
    for missing in 1..4 {
        let scene = castles("england brittany", "", "kiev");
        let seen = [1, 2, 3].into_iter().filter(|s| *s != missing).map(Seat).collect();
        let t = scene.so(|s| s.board.crown.seen = seen).pope([]);
        assert_eq!(winner(&t), None, "player {missing} has had no turn");
    }
    let seen = [1, 3].map(Seat).into_iter().collect();
    let scene = castles("england brittany", "", "kiev").status(2, Status::Surrendered);
    let t = scene.so(|s| s.board.crown.seen = seen).pope([]);
    assert_eq!(winner(&t), Some(0), "who has surrendered is not waited for");
}

#[test]
fn without_finished_castles_nobody_wins_and_one_is_enough() {
    ledger::proves!("WE-R-42");
    assert_eq!(winner(&check(castles("", "england brittany", ""))), None);
    assert_eq!(winner(&check(castles("england", "kiev", ""))), Some(0));
}

/// WE-EX-24: Finished castles: two of A, one each of B, C and D; A can take those of B and C.
fn before_the_coup(order: [u8; 4]) -> Scene {
    Scene::four()
        .order(order)
        .holds(0, "england L18, brittany L1")
        .holds(1, "wales L1, kiev L2")
        .holds(2, "northumbria L1, nicaea L2")
        .holds(3, "castile L2")
        .castle("england brittany wales northumbria castile")
}

fn coup(t: &mut Sitting) {
    attack(t, "england", "L8", "wales");
    attack(t, "england", "L8", "northumbria");
    fight(t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.answers(0, ["done"]);
    fight(t, "northumbria", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.pass_until(|t| t.state.board.phase == Phase::Redeployment);
    assert_eq!((t.owner("wales"), t.owner("northumbria")), (Some(0), Some(0)));
    assert_eq!(t.state.board.finished.len(), 3, "those he took are unfinished");
}

#[test]
fn a_majority_gained_first_wins_in_the_same_round() {
    ledger::proves!("WE-EX-24", "WE-R-40", "WE-VICTORY-02", "WE-VICTORY-03");
    let mut t = before_the_coup([0, 1, 2, 3]).turn(0);
    coup(&mut t);
    for seat in [1, 2, 3] {
        t.pass_until(|t| t.state.board.active.0 == seat);
        assert_eq!(winner(&t), None, "never in a turn");
    }
    t.pass_until(|t| matches!(t.phase(), Phase::Over | Phase::Taxes));
    assert_eq!((winner(&t), t.state.board.round), (Some(0), 2));
}

#[test]
fn a_majority_gained_last_wins_a_round_later() {
    ledger::proves!("WE-EX-25", "WE-R-40", "WE-VICTORY-04");
    let mut t = before_the_coup([1, 2, 3, 0]).turn(0);
    coup(&mut t);
    t.pass_until(|t| matches!(t.phase(), Phase::Over | Phase::Taxes));
    assert_eq!((winner(&t), t.phase()), (None, Phase::Taxes));
    t.pass_until(|t| t.phase() == Phase::Over || t.state.board.round > 3);
    assert_eq!((winner(&t), t.state.board.round), (Some(0), 3));
}

#[test]
fn an_opponent_in_whose_turn_it_arose_has_not_had_a_whole_turn() {
    ledger::proves!("WE-R-40", "WE-VICTORY-04");
    // Player 3 gives up his only finished castle in his turn: two of four become two of three, for player 0.
    let scene = Scene::four()
        .order([3, 1, 2, 0])
        .holds(0, "england L2, brittany L2")
        .holds(1, "kiev L2")
        .holds(2, "jutland L2")
        .holds(3, "castile L3, leon L1")
        .castle("england brittany kiev castile");
    let mut t = scene.turn(3);
    assert_eq!(t.state.board.crown.holder, None, "two of four");
    attack(&mut t, "castile", "L3", "al_andalus");
    fight(&mut t, "al_andalus", &[8, 8, 8, 1]);
    t.pass_until(|t| t.state.board.active.0 != 3);
    assert_eq!(t.state.board.crown.holder, Some(Seat(0)), "two of three");
    t.pass_until(|t| matches!(t.phase(), Phase::Over | Phase::Taxes));
    assert_eq!(winner(&t), None, "player 3 had no whole turn against it");
    assert!(!t.state.board.crown.seen.has(Seat(3)) && t.state.board.crown.seen.has(Seat(2)));
}

#[test]
fn a_majority_lost_and_won_back_begins_anew() {
    ledger::proves!("WE-R-40", "WE-VICTORY-02");
    let scene = Scene::four()
        .holds(0, "england L2, brittany L2, portugal L1")
        .holds(1, "kiev L2")
        .holds(2, "jutland L2")
        .holds(3, "castile L9, leon L1")
        .castle("england brittany portugal kiev castile");
    let seen = [1, 2].map(Seat).into_iter().collect();
    let mut t = scene.so(|s| s.board.crown.seen = seen).turn(3);
    assert_eq!(t.state.board.crown.holder, Some(Seat(0)), "three of five");
    attack(&mut t, "castile", "L9", "portugal");
    fight(&mut t, "portugal", &[8, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(t.state.board.crown.holder, None, "two of four");
    t.pass_until(|t| matches!(t.phase(), Phase::Over | Phase::Taxes));
    assert_eq!(t.owner("castile"), None, "left empty");
    assert_eq!(t.state.board.crown.holder, Some(Seat(0)), "two of three again");
    assert_eq!(winner(&t), None, "but nobody has had a turn against it");
    let told: Vec<_> = t.events.iter().filter(|e| matches!(e, Event::Majority { .. })).collect();
    assert_eq!(told.len(), 2, "lost and found");
}

#[test]
fn a_castle_finished_in_deploy_counts_from_the_next_round_on() {
    ledger::proves!("WE-R-40", "WE-VICTORY-04");
    let scene = four().holds(0, "england L3, brittany L1, sicily L1, gascony L1").castle("brittany sicily");
    let mut t = scene.unfinished("gascony").gold(0, 6).recruit();
    assert_eq!(t.state.board.crown.holder, None, "three of six");
    t.answers(0, ["finish fief/gascony", "done"]);
    t.pass_to(Phase::Manoeuvre);
    assert_eq!((t.state.board.crown.holder, winner(&t)), (Some(Seat(0)), None));
    t.pass_until(|t| matches!(t.phase(), Phase::Over | Phase::Taxes));
    assert_eq!((winner(&t), t.state.board.round), (Some(0), 3));
}

#[test]
fn who_alone_is_left_has_won_at_once() {
    ledger::proves!("WE-R-42", "WE-ELIM-02");
    let scene =
        Scene::three().holds(0, "jutland L1").holds(1, "venice L1").holds(2, "castile L1").castle("castile");
    let mut t = scene.turn(0);
    t.answers(0, ["surrender"]);
    assert_eq!(winner(&t), None);
    t.answers(1, ["surrender"]);
    assert_eq!((winner(&t), t.state.board.ending), (Some(2), Ending::Alone));
}
