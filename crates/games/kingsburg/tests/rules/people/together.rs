//! Governors with buildings and Fate at one moment: whose effect comes when, and what that changes.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::{Build, Favour, Frame, Mercenaries};

/// The end of this season: seat 0 with this governor, buildings and goods; seat 1 has two gold.
fn season_end(season: Phase, governor: &str, buildings: &str, goods: &str) -> Play {
    let play = Play::year(2).phase(season).players(3).governors([governor, "paladin", "castellan"]);
    let play = play.player(0, |p| p.builds(buildings).has(goods)).player(1, |p| p.has("2G"));
    play.frame(Frame::Build(Build { place: 2, built: 0, favour: Favour::None }))
}

fn ended(play: Play) -> Table {
    let mut t = play.start();
    t.seat(2).answers("pass");
    t
}

#[test]
fn thief_and_town_hall_come_in_the_order_he_likes() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02", "KB-BLD-21");
    let mut t = ended(season_end(Phase::Spring, "thief", "F1 F2 F3", "1W"));
    t.seat(0).may_only(["pass", "building/F3", "governor/thief"]);
    t.seat(0).answers("governor/thief");
    t.seat(0).answers("seat/1 good/gold");
    t.seat(0).may_only(["pass", "good/wood", "good/gold"]);
    t.seat(0).answers("good/gold");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1W", 1 + 1), "the stolen gold for a point; the King's Reward");
}

#[test]
fn what_one_effect_pays_can_make_another_possible() {
    ledger::proves!("KB-ORDERING-02");
    let mut t = ended(season_end(Phase::Spring, "thief", "F1 F2 F3", "2W"));
    t.seat(0).may_only(["pass", "good/wood"]);
    t.seat(0).answers("good/wood");
    t.seat(0).may_only(["pass", "seat/1 good/gold"]);
    t.seat(0).answers("seat/1 good/gold");
    assert_eq!(
        (t.has(0).as_str(), t.has(1).as_str()),
        ("1G 1W", "1G"),
        "with one good less he is the poorer"
    );
}

#[test]
fn thief_and_sheepfold_come_in_the_order_he_likes() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02");
    let spring = |goods: &str| {
        let mut play = season_end(Phase::Spring, "thief", "A1a", goods).player(0, |p| p.lines("A"));
        play.position.options.rows = kingsburg::options::Rows::Seven;
        play.position.options.lines = kingsburg::options::Lines::Dealt;
        ended(play)
    };
    let mut t = spring("1W");
    t.seat(0).may_only(["building/A1a", "governor/thief"]);
    t.seat(0).refused("pass", "KB-MOD2-04");
    t.seat(0).answers("governor/thief");
    t.seat(0).answers("seat/1 good/gold");
    assert_eq!(
        (t.has(0).as_str(), t.has(1).as_str()),
        ("2G 1W", "1G"),
        "first he steals, then the Sheepfold gives"
    );
    let mut t = spring("1W");
    t.seat(0).answers("building/A1a");
    assert_eq!(
        (t.has(0).as_str(), t.has(1).as_str(), t.phase() == Phase::Spring),
        ("1G 1W", "2G", false),
        "with its gold he has as many as the other, and nobody to rob"
    );
    let t = spring("2W");
    assert_eq!((t.has(0).as_str(), t.phase() == Phase::Spring), ("1G 2W", false), "nothing to put in order");
}

#[test]
fn what_is_left_may_be_declined_together() {
    ledger::proves!("KB-ORDERING-01");
    let mut t = ended(season_end(Phase::Autumn, "thief", "F1 F2 F3", "1W"));
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.has(1).as_str(), t.vp(0)), ("1W", "2G", 0));
    assert_eq!(t.phase(), Phase::Mercenaries);
}

#[test]
fn gains_that_depend_on_nothing_need_no_question() {
    ledger::proves!("KB-ORDERING-01", "KB-GOV-15");
    let t = ended(season_end(Phase::Autumn, "preacher", "C1 F1 F2 F3 F4", "0G"));
    assert_eq!((t.phase(), t.vp(0)), (Phase::Mercenaries, 1 + 1), "the Embassy's point and the Preacher's");
}

#[test]
fn hermit_and_dome_both_pay_for_dice_left_at_home() {
    ledger::proves!("KB-ORDERING-01", "KB-MOD3-05");
    let mut play = Play::year(2).summer().players(3).governors(["hermit", "paladin", "castellan"]);
    play.position.options.lines = kingsburg::options::Lines::Dealt;
    let play = play.player(0, |p| p.lines("B").builds("B1a B2a B3a B4a").dice([2, 6, 6]));
    let mut t = play.group(2, Some(0), [2]).influencing().start();
    t.idle_to_help();
    t.seat(0).answers("good/wood");
    t.seat(0).answers("good/stone");
    t.idle_to_building();
    assert_eq!(t.has(0), "1G 1W 1S", "the Hermit, the Dome and advisor 2");
}

#[test]
fn general_and_training_camp_come_in_the_order_he_likes() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02", "KB-MOD1-07");
    let camp = || {
        let mut play = Play::year(2).phase(Phase::Mercenaries).players(3);
        play.position.options.rows = kingsburg::options::Rows::Seven;
        let play = play.governors(["general", "prince", "duke"]);
        play.player(0, |p| p.builds("G1 G2 G3").soldiers(1)).start()
    };
    let mut t = camp();
    t.seat(0).may_only(["building/G3", "governor/general"]);
    t.seat(0).refused("pass", "KB-MOD1-07");
    t.seat(0).answers("governor/general");
    t.seat(0).answers("pass");
    assert_eq!(t.soldiers(0), 2, "with two the Training Camp is closed");
    let mut t = camp();
    t.seat(0).answers("building/G3");
    t.seat(0).answers("look");
    assert_eq!(t.soldiers(0), 3, "the other way round both recruit");
}

#[test]
fn quartermaster_and_armory_come_in_the_order_he_likes() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02");
    let armory = || {
        let mut play = Play::year(2).phase(Phase::Mercenaries).players(3);
        play.position.options.lines = kingsburg::options::Lines::Dealt;
        let play = play.governors(["quartermaster", "prince", "duke"]);
        play.player(0, |p| p.lines("D").builds("D1a")).start()
    };
    let mut t = armory();
    t.seat(0).may_only(["building/D1a", "governor/quartermaster"]);
    t.seat(0).answers("building/D1a");
    assert_eq!(
        (t.soldiers(0), t.frame()),
        (1, Frame::Mercenaries(Mercenaries { place: 0, hired: 0 })),
        "no good any more"
    );
    let mut t = armory();
    t.seat(0).answers("governor/quartermaster");
    t.seat(0).answers("good/gold");
    assert_eq!((t.soldiers(0), t.has(0).as_str()), (1, "1G"), "first the good, then the soldier");
}

#[test]
fn ones_own_effects_come_before_those_of_the_fate_card() {
    ledger::proves!("KB-ORDERING-01", "KB-MOD4-03");
    let play =
        Play::year(2).phase(Phase::Reward).players(3).governors(["chamberlain", "paladin", "castellan"]);
    let mut t = play.fate("royal_largesse").player(1, |p| p.builds("F1")).rolls([6; 9]).start();
    t.seat(0).answers("good/gold");
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [0, 2, 0]);
}

#[test]
fn two_governors_at_one_moment_act_in_turn_order() {
    ledger::proves!("KB-R-17", "KB-MOD3-05");
    let play = Play::year(2).summer().players(3).governors(["hermit", "duke", "castellan"]).order([1, 2, 0]);
    let play = play.player(0, |p| p.dice([3, 6, 6])).player(1, |p| p.dice([2, 6, 6]));
    let mut t = play.group(3, Some(0), [3]).group(2, Some(1), [2]).influencing().start();
    t.idle_to_help();
    t.seat(1).may_only(["pass", "accept"]);
    t.seat(1).answers("pass");
    t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
}
