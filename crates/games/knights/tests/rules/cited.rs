//! What cards do is told with the rule of the sort of card that does it.

use crate::dsl::{Scene, Sitting, VERSATILE, four};
use knights::content::vocabulary::Resource;
use knights::content::{NeutralCard, PhaseArea};
use knights::event::Event;
use table::{Rule, Seat};

fn glory() -> Scene {
    Scene::glory(4).strongholds()
}

/// By which rules a seat gained or paid something.
fn rules(t: &Sitting, of: u8, sort: Resource) -> Vec<&'static str> {
    let moved = |event: &Event| match event {
        Event::Gained { seat, what, rule: Rule(rule), .. }
        | Event::Paid { seat, what, rule: Rule(rule), .. }
            if *seat == Seat(of) && *what == sort =>
        {
            Some(*rule)
        }
        _ => None,
    };
    t.events.iter().filter_map(moved).collect()
}

#[test]
fn charges_offices_captains_and_advancements_pay_by_their_own_rules() {
    ledger::proves!("WK-TAX-02", "WK-AGENDA-03", "WK-AGENDA-06", "WK-AGENDA-12", "CG-TROOP-04", "CG-TECH-11");
    let taxed = |scene: Scene| rules(&scene.phase(PhaseArea::Taxation), 0, Resource::Crowns);
    assert_eq!(taxed(four().city(0, "lenz")), ["WK-TAX-01"]);
    assert_eq!(taxed(four().city(0, "lenz").charges(0, "ag_salt")), ["WK-TAX-01", "WK-AGENDA-12"]);
    let justiciar = four().noble(0, "star", "h11", "rg_50").office(0, "star", "ag_justiciar");
    assert_eq!(taxed(justiciar), ["WK-AGENDA-06"]);
    assert_eq!(taxed(glory().owns(0, "ad_ledgers")), ["CG-TECH-11"]);
    let votes = |scene: Scene| rules(&scene.phase(PhaseArea::Assembly), 0, Resource::Votes);
    assert_eq!(votes(four().charges(0, "ag_seal")), ["WK-ASSEMBLY-03", "WK-AGENDA-03"]);
    let herald = glory().noble(0, "star", "h22", "hd_english");
    assert_eq!(votes(herald), ["WK-ASSEMBLY-03", "CG-TROOP-04"]);
    let law = four().city(0, "lenz").fortified("lenz").laws("ag_walls_weight");
    assert_eq!(votes(law), ["WK-ASSEMBLY-03", "WK-AGENDA-02"]);
}

#[test]
fn events_motions_and_laws_too() {
    ledger::proves!("WK-EVENT-02", "WK-VOTE-06", "WK-AGENDA-02");
    let mut t = four().event("ev_dowry").neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/0");
    assert_eq!(rules(&t, 0, Resource::Crowns), ["WK-EVENT-02"]);
    let mut t = four().agendas("ag_subsidy").phase(PhaseArea::Assembly);
    for seat in 0..4 {
        t.does(seat, if seat == 0 { "number/1" } else { "number/0" });
    }
    t.does(0, "seat/2").does(2, "accept");
    assert_eq!(rules(&t, 2, Resource::Crowns), ["WK-VOTE-06"]);
    let scene = four().laws("ag_road_tolls").crowns(0, 3).noble(0, "star", "h11", "rg_50");
    let mut t = scene.card(0, VERSATILE);
    t.does(0, "move").does(0, "noble/red_star area/h31 way/road");
    assert_eq!((rules(&t, 0, Resource::Crowns), t.crowns(0)), (vec!["WK-AGENDA-02"], 2));
    let breached = |t: &Sitting| {
        let rule = |event: &Event| match event {
            Event::Breached { rule: Rule(rule), .. } => Some(*rule),
            _ => None,
        };
        t.events.iter().filter_map(rule).collect::<Vec<_>>()
    };
    let scene = glory().owns(0, "ad_trebuchet").noble(0, "circle", "kovel", "mc_english_200");
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "done", "use advancement/ad_trebuchet"]);
    assert_eq!(breached(&t), ["CG-TECH-11"]);
    let scene = four().faith(1, 1).city(2, "lenz").event("ev_crumbling_walls");
    let mut t = scene.neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    assert_eq!(breached(&t), ["WK-EVENT-02"; 2]);
}

#[test]
fn who_cannot_be_harmed_by_events_can_be_helped_by_them() {
    ledger::proves!("WK-AGENDA-06", "WK-EVENT-04");
    let scene = || four().noble(2, "circle", "acre", "mc_english_200").office(2, "circle", "ag_guard");
    let draws = |scene: Scene, event: &str, answers: &[&str]| {
        let mut t = scene.event(event).neutral(NeutralCard::ImportantEvent);
        t.does(1, "seat/2");
        answers.iter().for_each(|answer| {
            t.does(2, answer);
        });
        t
    };
    let t = draws(scene().tokens(2, "circle", 2), "ev_surgeons", &["part/0", "noble/green_circle"]);
    assert_eq!(t.tokens(2, "circle"), 0, "tokens go");
    let t = draws(scene().tired(2, "circle"), "ev_second_wind", &["part/0", "noble/green_circle"]);
    assert!(!t.is_tired(2, "circle"), "he is refreshed");
    let sailing = four().sailing(2, "circle", "acre", "mc_english_200").office(2, "circle", "ag_guard");
    let t = draws(sailing, "ev_fair_winds", &[]);
    assert!(t.is_in(2, "circle", "acre"), "he lands");
    // What harms passes him by, whoever is meant.
    let t = draws(scene(), "ev_hard_winter", &[]);
    assert!(!t.is_tired(2, "circle"));
    let bare = || four().noble(2, "circle", "acre", "mc_english_200");
    assert!(draws(bare(), "ev_hard_winter", &[]).is_tired(2, "circle"));
    let mut t = scene().faith(1, 1).event("ev_blood_feud").neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    assert!(!t.is_tired(2, "circle"));
}
