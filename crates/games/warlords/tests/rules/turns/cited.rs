//! What happens for several reasons is told by the rule of each, and so is what is asked about it.

use super::{clash, declared, raid, world};
use crate::dsl::Sitting;
use table::{Event as _, Game as _, Rule, Seat};
use warlords::Options;
use warlords::board::Phase;
use warlords::event::{Event, Outcome};
use warlords::flow::Frame;

/// The rules by which events of this kind were told, in their order.
fn cited(t: &Sitting, kind: impl Fn(&Event) -> bool) -> Vec<&'static str> {
    t.events.iter().filter(|event| kind(event)).map(|event| event.rule().0).collect()
}

fn homecomings(t: &Sitting) -> Vec<&'static str> {
    cited(t, |e| matches!(e, Event::CameHome { .. } | Event::WarlordToSupply { .. }))
}

/// The rule of the question that is being asked.
fn asked(t: &Sitting) -> &'static str {
    let seat = Seat(t.waits_for().expect("somebody"));
    t.game.prompt(&t.state, seat).rule.0
}

#[test]
fn a_warlord_comes_home_by_the_rule_of_his_way() {
    ledger::proves!("WE-WARLORD-07", "WE-CAPTURE-05", "WE-CAPTURE-07", "WE-R-18", "WE-R-23", "WE-R-24");
    // Peasants have beaten him.
    let scene = world().holds(0, "polotsk L1").unfinished("polotsk");
    let mut t = declared(scene, "volhynia", "W1");
    t.dice(&[1, 8]).answers(0, ["fief/volhynia"]);
    assert_eq!(asked(&t), "WE-WARLORD-07");
    t.answers(0, ["fief/polotsk"]);
    assert_eq!(homecomings(&t), ["WE-WARLORD-07"]);
    // Who took him has no castle.
    let mut t = declared(world().holds(1, "volhynia L1").without_castle("portugal"), "volhynia", "W1");
    t.dice(&[1, 7]).answers(0, ["fief/volhynia"]);
    assert_eq!(homecomings(&t), ["WE-R-18"]);
    // His prison was taken.
    let mut t =
        declared(world().holds(1, "volhynia L1").castle("volhynia").captive("volhynia", 0), "volhynia", "L1");
    t.dice(&[7, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!(homecomings(&t), ["WE-CAPTURE-07"]);
    // A Mountain was crowded.
    let mut t = world().holds(0, "kiev L3, red_ruthenia L14 W1").holds(1, "volhynia L9").turn(0);
    t.sends(0, "kiev L2", "volhynia").sends(0, "red_ruthenia L1", "volhynia");
    t.dice(&[1; 12]).answers(0, ["done", "fief/volhynia", "retreat", "fief/red_ruthenia everybody"]);
    t.answers(0, ["done", "soldier/warlord number/1"]);
    assert_eq!(homecomings(&t), ["WE-R-23"]);
    // The castle that held him was abandoned.
    let scene = world().holds(0, "kiev L1, volhynia L1").castle("volhynia").captive("volhynia", 1);
    let mut t = scene.turn(0);
    t.answers(0, ["done"]).pass_until(|t| t.frame() == Frame::Redeploy);
    t.sends(0, "volhynia L1", "kiev").answers(0, ["done"]);
    assert_eq!(homecomings(&t), ["WE-R-24"]);
}

#[test]
fn a_warlord_without_a_home_leaves_the_map_by_the_rule_of_his_way() {
    ledger::proves!("WE-R-18", "WE-R-19", "WE-R-24");
    let mut t = world().holds(0, "kiev W1 L1").without_castle("kiev").turn(0);
    t.answers(0, ["play-on"]).sends(0, "kiev W1", "volhynia");
    t.dice(&[1, 8]).answers(0, ["done", "fief/volhynia"]);
    assert_eq!(homecomings(&t), ["WE-R-19"]);
    let scene = world().holds(1, "volhynia L1").holds(0, "kiev W1 L1").without_castle("portugal kiev");
    let mut t = scene.turn(0);
    t.answers(0, ["play-on"]).sends(0, "kiev W1", "volhynia");
    t.dice(&[1, 7]).answers(0, ["done", "fief/volhynia"]);
    assert_eq!(homecomings(&t), ["WE-R-18"]);
    let scene = world().holds(0, "kiev L1, volhynia L1").castle("volhynia").without_castle("portugal");
    let mut t = scene.captive("volhynia", 1).turn(0);
    t.answers(0, ["done"]).pass_until(|t| t.frame() == Frame::Redeploy);
    t.sends(0, "volhynia L1", "kiev").answers(0, ["done"]);
    assert_eq!(homecomings(&t), ["WE-R-24"]);
}

#[test]
fn where_nobody_is_left_the_castle_tells_what_follows() {
    ledger::proves!("WE-BATTLE-12", "WE-BATTLE-13");
    let ended = |t: &Sitting, outcome: Outcome| {
        cited(t, |e| matches!(e, Event::BattleEnded { outcome: o, .. } if *o == outcome))
    };
    let t = clash("volhynia", "L2", "L2", &[8, 8, 8, 8]);
    assert_eq!(ended(&t, Outcome::Destroyed), ["WE-BATTLE-12"]);
    assert_eq!(cited(&t, |e| matches!(e, Event::Abandoned { .. })), ["WE-BATTLE-12"]);
    let mut t = declared(world().holds(1, "volhynia F1").castle("volhynia"), "volhynia", "L1");
    t.dice(&[7, 5]).answers(0, ["fief/volhynia"]);
    assert_eq!(ended(&t, Outcome::Destroyed), ["WE-BATTLE-13"]);
    let t = clash("volhynia", "L2", "L1", &[8, 1, 1]);
    assert_eq!(ended(&t, Outcome::Conquered), ["WE-BATTLE-10"]);
}

#[test]
fn fiefs_are_lost_by_the_rule_of_their_phase() {
    ledger::proves!("WE-REDEPLOY-05", "WE-R-26");
    let mut t = world().holds(0, "kiev L1, volhynia l1").recruit();
    t.pass_to(Phase::Deploy);
    assert_eq!(cited(&t, |e| matches!(e, Event::Abandoned { .. })), ["WE-R-26"]);
    let mut t = world().holds(0, "kiev L1, volhynia L1").turn(0);
    t.answers(0, ["done"]).sends(0, "volhynia L1", "kiev").answers(0, ["done"]);
    assert_eq!(cited(&t, |e| matches!(e, Event::Abandoned { .. })), ["WE-REDEPLOY-05"]);
}

#[test]
fn peasants_fall_to_archers_by_a_rule_of_their_own() {
    ledger::proves!("WE-PEASANT-09", "WE-CASUALTY-03");
    let fell = |t: &Sitting| cited(t, |e| matches!(e, Event::PeasantsFell { .. }));
    let t = raid("black_ruthenia", "A1 L1", &[5, 8, 1]);
    assert_eq!(fell(&t), ["WE-PEASANT-09", "WE-CASUALTY-03"]);
}

#[test]
fn the_order_of_play_is_set_by_the_rule_of_its_time() {
    ledger::proves!("WE-SETUP-02", "WE-SETUP-04", "WE-INITIATIVE-04");
    let mut t = Sitting::open(&Options::default(), 2, &[3, 5]);
    assert_eq!((t.waits_for(), asked(&t)), (Some(1), "WE-SETUP-02"));
    t.answers(1, ["initiative/2"]).answers(0, ["initiative/1"]);
    let order = [0, 1].map(Seat).into_iter().collect();
    assert!(t.events.contains(&Event::OrderSet { order, rule: Rule("WE-SETUP-04") }));
    let mut t = world().dice();
    assert_eq!(asked(&t), "WE-INITIATIVE-04");
    t.pass_until(|t| t.frame() == Frame::Manoeuvre);
    assert_eq!(cited(&t, |e| matches!(e, Event::OrderSet { .. })), ["WE-INITIATIVE-04"]);
}
