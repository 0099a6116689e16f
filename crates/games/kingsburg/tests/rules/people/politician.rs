//! The Politician and the spaces of his own card (p.12).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;

fn politician(dice: [u8; 3]) -> Play {
    let play = Play::year(2).summer().players(3).governors(["politician", "paladin", "castellan"]);
    play.player(0, |p| p.dice(dice)).influencing()
}

/// Seat 0 places this, and nobody places any more.
fn placed(play: Play, path: &str) -> Table {
    let mut t = play.start();
    t.seat(0).answers(path);
    t.idle_to_help();
    t
}

#[test]
fn he_may_place_dice_on_his_card_instead_of_on_an_advisor() {
    ledger::proves!("KB-GOV-06", "KB-R-69");
    let play = politician([1, 4, 5]).player(1, |p| p.dice([5, 6, 6]).has("1T")).agent(1);
    let mut t = play.start();
    t.seat(0).may(["die/5 space/5", "die/1 die/4 space/5", "die/5 advisor/5", "die/1 die/4 die/5 space/10"]);
    t.seat(0).refused("die/4 space/5", "KB-INF-03");
    t.seat(0).answers("die/5 space/5");
    assert!(!t.state.board.is_influenced(5), "the card is no advisor");
    t.seat(1).refused("die/5 space/5", "KB-GOV-06");
    t.seat(1).refused("die/5 agent advisor/5", "KB-ENVOY-05");
    t.seat(1).answers("die/5 advisor/5");
    t.seat(2).answers("pass");
    t.seat(0).refused("die/1 die/4 space/5", "KB-GOV-06");
    t.seat(0).refused("die/1 die/4 advisor/5", "KB-INF-07");
}

#[test]
fn an_advisor_may_be_influenced_beside_the_space_of_his_number() {
    ledger::proves!("KB-GOV-06", "KB-R-69", "KB-GOV-07");
    let mut t = politician([1, 4, 5]).start();
    t.seat(0).answers("die/5 advisor/5");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    t.seat(0).answers("die/1 die/4 space/5");
    t.idle_to_help();
    t.seat(0).answers("good/stone");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1S", 1), "both pay");
}

#[test]
fn groups_on_the_card_are_groups_like_any() {
    ledger::proves!("KB-GOV-06", "KB-CLAR-08", "KB-INV-05");
    let play = politician([1, 2, 6]).phase(Phase::Spring).aid_die(0);
    let play = play.player(0, |p| p.white([5]).has("1T").builds("C1 C2"));
    let mut t = play.start();
    t.seat(0).refused("white/5 space/5", "KB-INF-10");
    t.seat(0).may([
        "die/1 die/2 plus2 space/5",
        "die/6 market/down space/5",
        "die/2 plus2 market/up space/5",
    ]);
    t.seat(0).may(["die/6 white/5 market/down space/10", "die/2 die/6 plus2 space/10"]);
    t.seat(0).answers("die/2 plus2 market/up space/5");
    assert_eq!((t.has(0).as_str(), t.used(0).as_str()), ("nothing", "C2"), "token and Market are used up");
}

#[test]
fn space_five_gives_a_good() {
    ledger::proves!("KB-GOV-07");
    let mut t = placed(politician([5, 6, 6]), "die/5 space/5");
    t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(0).refused("pass", "KB-GOV-06");
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1W", 0), "and no soldier");
    assert!(t.events.iter().any(|e| matches!(e, Event::HelpedByCard { seat, space: 5 } if seat.0 == 0)));
    assert!(!t.events.iter().any(|e| matches!(e, Event::Helped { .. })), "no advisor has helped");
}

#[test]
fn space_ten_gives_two_different_goods_and_a_token() {
    ledger::proves!("KB-GOV-07");
    let mut t = placed(politician([4, 6, 6]), "die/4 die/6 space/10");
    let mut answers = t.answers();
    answers.sort();
    assert_eq!(answers, ["good/gold good/stone", "good/gold good/wood", "good/wood good/stone"]);
    t.seat(0).answers("good/gold good/stone");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1G 1S 1T", 0));
}

#[test]
fn space_fifteen_gives_three_goods_of_any_kind() {
    ledger::proves!("KB-GOV-07");
    let mut t = placed(politician([4, 5, 6]), "die/4 die/5 die/6 space/15");
    assert_eq!(t.answers().len(), 10, "three of three kinds, the same or not");
    t.seat(0).answers("good/wood good/wood good/wood");
    assert_eq!(t.has(0), "3W");
}

#[test]
fn a_space_pays_when_the_advisor_of_its_number_would() {
    ledger::proves!("KB-GOV-07", "KB-HELP-01");
    let play =
        politician([5, 6, 6]).player(1, |p| p.dice([4, 6, 6])).player(2, |p| p.dice([6, 6, 6]).has("1G"));
    let mut t = play.start();
    t.seat(0).answers("die/5 space/5");
    t.seat(1).answers("die/4 advisor/4");
    t.seat(2).answers("die/6 advisor/6");
    t.idle_to_help();
    t.seat(1).answers("good/gold");
    t.seat(0).answers("good/gold");
    t.seat(2).may(["pass", "good/gold"]);
}

#[test]
fn all_three_spaces_are_his_and_free_again_next_season() {
    ledger::proves!("KB-GOV-06");
    let mut t = politician([4, 5, 6]).start();
    t.seat(0).answers("die/5 space/5");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    t.seat(0).answers("die/4 die/6 space/10");
    t.rolls([5, 5, 5, 6, 6, 6, 6, 6, 6]);
    t.idle_to_building();
    assert_eq!(t.player(0).goods.total(), 3, "one and two");
    t.idle_until(|t| t.phase() == Phase::Autumn && t.waits_for() == Some(0));
    t.idle_until(|t| matches!(t.frame(), Frame::Influence { .. }) && t.waits_for() == Some(0));
    t.seat(0).may(["die/5 space/5", "die/5 die/5 space/10", "die/5 die/5 die/5 space/15"]);
}

#[test]
fn the_card_is_no_advisor_for_buildings_and_fate() {
    ledger::proves!("KB-R-69", "KB-GOV-07");
    let play = politician([5, 6, 6]).fate("martial_fervour").player(0, |p| p.builds("E1 E2"));
    let mut t = placed(play, "die/5 space/5");
    t.seat(0).answers("good/gold");
    assert_eq!(t.soldiers(0), 0, "neither the Stable nor the Fate card");
    let mut t = politician([5, 5, 6]).fate("rising_stars").start();
    t.seat(0).answers("die/5 space/5");
    assert_eq!(t.has(0), "nothing", "no star rises over a card");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    t.seat(0).answers("die/5 advisor/5");
    assert_eq!(t.has(0), "1G", "and the advisor still has his first group to come");
}

#[test]
fn beside_somebody_elses_dice_no_star_rises_over_the_card() {
    ledger::proves!("KB-R-69", "KB-MOD4-03");
    let play = politician([5, 6, 6]).fate("rising_stars").order([1, 0, 2]).player(1, |p| p.dice([5, 6, 6]));
    let mut t = play.start();
    t.seat(1).answers("die/5 advisor/5");
    t.seat(0).answers("die/5 space/5");
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("nothing", "1G"));
}

#[test]
fn a_number_without_a_space_is_for_advisors_only() {
    ledger::proves!("KB-GOV-06");
    let mut t = politician([4, 6, 6]).start();
    t.seat(0).refused("die/4 space/4", "KB-GOV-06");
    t.seat(0).refused("die/6 die/6 space/12", "KB-GOV-06");
}
