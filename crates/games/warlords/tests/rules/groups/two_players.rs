//! Victory of two players (p.7).

use super::{attack, fight, winner};
use crate::dsl::{Scene, Sitting};
use table::{Game as _, Seat};
use warlords::Options;
use warlords::board::Phase;
use warlords::options::HoldRule;

/// WE-EX-26: three finished castles against one, which can be taken.
fn three_to_one(options: &Options, order: [u8; 2]) -> Scene {
    Scene::with(options, 2)
        .order(order)
        .holds(0, "england L9, brittany L1, aquitaine L1")
        .holds(1, "wales L1, castile L3")
        .castle("england brittany aquitaine wales")
}

fn take_it(t: &mut Sitting) {
    attack(t, "england", "L8", "wales");
    fight(t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.pass_until(|t| t.phase() == Phase::Redeployment);
}

fn to_the_check(t: &mut Sitting) {
    t.pass_until(|t| matches!(t.phase(), Phase::Over | Phase::Taxes));
}

#[test]
fn of_two_players_one_must_own_every_finished_castle() {
    ledger::proves!("WE-2P-03", "WE-EX-26", "WE-R-41");
    let seen = Seat::all(2).skip(1).collect();
    let mut t = three_to_one(&Options::default(), [0, 1]).so(|s| s.board.crown.seen = seen).group_phases();
    to_the_check(&mut t);
    assert_eq!(winner(&t), None, "three of four are not all");
    let mut t = three_to_one(&Options::default(), [0, 1]).turn(0);
    take_it(&mut t);
    assert_eq!((t.state.board.crown.holder, winner(&t)), (Some(Seat(0)), None));
    to_the_check(&mut t);
    assert_eq!((winner(&t), t.state.board.round), (Some(0), 2), "the other has had his turn");
    assert_eq!(t.game.standing(&t.state).expect("over").scores.to_vec(), [3, 0]);
}

#[test]
fn it_must_be_kept_through_a_turn_of_the_other() {
    ledger::proves!("WE-2P-04", "WE-EX-26");
    let mut t = three_to_one(&Options::default(), [1, 0]).turn(0);
    take_it(&mut t);
    to_the_check(&mut t);
    assert_eq!((winner(&t), t.phase()), (None, Phase::Taxes), "he played before it happened");
    t.pass_until(|t| t.phase() == Phase::Over || t.state.board.round > 3);
    assert_eq!((winner(&t), t.state.board.round), (Some(0), 3));
}

#[test]
fn by_agreement_it_must_last_a_whole_round() {
    ledger::proves!("WE-R-41", "WE-2P-04");
    let options = Options { two_player_hold: HoldRule::WholeRound, ..Options::default() };
    let mut t = three_to_one(&options, [0, 1]).turn(0);
    take_it(&mut t);
    to_the_check(&mut t);
    assert_eq!((winner(&t), t.phase()), (None, Phase::Taxes), "a turn of the other is not enough");
    t.pass_until(|t| t.phase() == Phase::Over || t.state.board.round > 3);
    assert_eq!((winner(&t), t.state.board.round), (Some(0), 3));
}

#[test]
fn no_finished_castle_is_no_victory_of_two() {
    ledger::proves!("WE-2P-03", "WE-R-42");
    let scene = Scene::two().holds(0, "england L2").holds(1, "castile L2").unfinished("england");
    let mut t = scene.so(|s| s.board.crown.seen = Seat::all(2).collect()).group_phases();
    to_the_check(&mut t);
    assert_eq!((winner(&t), t.phase()), (None, Phase::Taxes));
}
