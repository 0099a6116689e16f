//! The retreat (p.5, p.8).

use super::{clash, world};
use crate::dsl::{Scene, Sitting};
use warlords::Options;
use warlords::board::Phase;
use warlords::options::RetreatRule;

/// L3 of kiev, L2 of polish_principalities and a Knight through volhynia attack red_ruthenia; nobody hits.
fn routes(scene: Scene) -> Sitting {
    let mut t = scene
        .holds(0, "kiev L4, polish_principalities L3, volhynia L1, black_ruthenia K1 L1")
        .holds(1, "red_ruthenia L5")
        .turn(0);
    t.sends(0, "kiev L3", "red_ruthenia").sends(0, "polish_principalities L2", "red_ruthenia");
    t.sends(0, "black_ruthenia K1", "volhynia red_ruthenia");
    t.dice(&[1; 11]).answers(0, ["done", "fief/red_ruthenia"]);
    t
}

#[test]
fn the_attacker_may_retreat_after_any_battle_round() {
    ledger::proves!("WE-RETREAT-01", "WE-RETREAT-05");
    let mut t = clash("volhynia", "L2", "L2", &[1; 4]);
    assert_eq!((t.waits_for(), t.paths()), (Some(0), vec!["fight".to_owned(), "retreat".to_owned()]));
    t.dice(&[1; 4]).answers(0, ["fight"]);
    // The defender is never asked.
    assert_eq!((t.waits_for(), t.dice_left()), (Some(0), 0));
    t.answers(0, ["retreat", "fief/kiev everybody"]);
    assert_eq!((t.army("kiev").as_str(), t.army("volhynia").as_str()), ("L3", "L2"));
    assert_eq!((t.owner("volhynia"), t.phase()), (Some(1), Phase::Redeployment));
}

#[test]
fn there_is_no_retreat_before_the_first_battle_round() {
    ledger::proves!("WE-RETREAT-01");
    let mut t = world().hand(0, "C08").holds(0, "kiev L2").holds(1, "volhynia L1").turn(0);
    t.sends(0, "kiev L1", "volhynia").answers(0, ["done"]);
    t.refused(0, "retreat", "WE-BATTLE-01").answers(0, ["fief/volhynia"]);
    t.refused(0, "retreat", "WE-R-59");
}

#[test]
fn the_retreat_is_asked_for_after_the_main_step_only() {
    ledger::proves!("WE-RETREAT-01", "WE-ARCHER-04");
    let t = clash("volhynia", "A1 L1", "A1 L1", &[1; 4]);
    assert_eq!((t.dice_left(), t.may("retreat")), (0, true), "both steps are over");
}

#[test]
fn they_go_where_attackers_of_this_battle_came_from_or_through() {
    ledger::proves!("WE-RETREAT-02", "WE-RETREAT-03", "WE-R-15");
    let mut t = routes(world().holds(0, "hungary_fief L1"));
    t.answers(0, ["retreat"]);
    assert_eq!(t.after("fief/").len(), 6, "three fiefs, everybody or some: {:?}", t.paths());
    // Next to it and his, but nobody came from there; or somebody did, but it is not next to it.
    t.refused(0, "fief/hungary_fief everybody", "WE-RETREAT-02");
    t.refused(0, "fief/black_ruthenia everybody", "WE-RETREAT-02");
    t.refused(0, "fief/transylvania everybody", "WE-RETREAT-02");
    t.refused(0, "fief/hungary_fief some", "WE-RETREAT-02").refused(0, "done", "WE-RETREAT-02");
    t.answers(0, ["fief/volhynia everybody"]);
    assert_eq!(t.army("volhynia"), "L6 K1", "one Knight came through it: all may use it");
    assert_eq!((t.army("kiev").as_str(), t.army("red_ruthenia").as_str()), ("L1", "L5"));
}

#[test]
fn the_retreating_may_be_divided() {
    ledger::proves!("WE-R-21", "WE-RETREAT-03");
    let mut t = routes(world());
    t.answers(0, ["retreat", "fief/polish_principalities some"]);
    t.refused(0, "soldier/lancer number/6", "WE-R-21").refused(0, "done", "WE-R-21");
    t.refused(0, "soldier/archer number/1", "WE-R-21");
    t.answers(0, ["soldier/knight number/1", "fief/kiev some", "soldier/lancer number/4"]);
    assert!(t.may("fief/volhynia everybody") && !t.may("fief/volhynia some"), "the last one goes all alone");
    t.answers(0, ["fief/volhynia everybody"]);
    assert_eq!((t.army("kiev").as_str(), t.army("volhynia").as_str()), ("L5", "L2"));
    assert_eq!(t.army("polish_principalities"), "L1 K1", "though he came another way");
    assert_eq!(t.attackers("red_ruthenia"), "", "never only a part of them");
    assert_eq!(t.phase(), Phase::Redeployment);
}

#[test]
fn it_may_be_agreed_that_all_go_to_one_fief() {
    ledger::proves!("WE-R-21");
    let options = Options { retreat: RetreatRule::OneFief, ..Options::default() };
    let scene = Scene::with(&options, 4)
        .holds(2, "ireland L1")
        .holds(3, "nicaea L1")
        .castle("kiev ireland nicaea red_ruthenia");
    let mut t = routes(scene);
    t.answers(0, ["retreat"]);
    t.refused(0, "fief/kiev some", "WE-R-21").answers(0, ["fief/kiev everybody"]);
    assert_eq!(t.army("kiev"), "L6 K1");
}

#[test]
fn a_warlord_gives_no_longer_retreat() {
    ledger::proves!("WE-RETREAT-04", "WE-R-13");
    let mut t = world().holds(0, "kiev W1 L3, polotsk L1").holds(1, "lithuania L2").turn(0);
    t.sends(0, "kiev W1 L2", "polotsk lithuania");
    t.dice(&[1; 5]).answers(0, ["done", "fief/lithuania", "retreat"]);
    t.refused(0, "fief/kiev everybody", "WE-RETREAT-02");
    assert_eq!(t.paths(), ["fief/polotsk everybody"], "one fief, not back where they started");
    t.answers(0, ["fief/polotsk everybody"]);
    assert_eq!(t.army("polotsk"), "L3 W1");
}

#[test]
fn an_emptied_fief_can_be_retreated_to() {
    ledger::proves!("WE-RETREAT-02", "WE-MANEUVER-12");
    let mut t = world().holds(0, "polotsk L2").turn(0);
    t.sends(0, "polotsk L2", "lithuania");
    t.dice(&[1; 4]).answers(0, ["done", "fief/lithuania", "retreat", "fief/polotsk everybody", "done"]);
    assert_eq!((t.owner("polotsk"), t.army("polotsk").as_str()), (Some(0), "L2"), "and so it is kept");
}

#[test]
fn the_defender_stands_to_the_last_man() {
    ledger::proves!("WE-RETREAT-05");
    let mut t = clash("volhynia", "L3", "L2", &[7, 1, 1, 1, 1]);
    for _ in 0..3 {
        assert_eq!(t.waits_for(), Some(0), "only the attacker decides");
        t.dice(&[1; 4]).answers(0, ["fight"]);
    }
    assert_eq!(t.army("volhynia"), "L1");
    t.dice(&[7, 1, 1, 1]).answers(0, ["fight"]);
    assert_eq!(t.owner("volhynia"), Some(0));
}

#[test]
fn a_destroyed_side_does_not_retreat() {
    ledger::proves!("WE-RETREAT-01");
    let t = clash("volhynia", "L1", "L1", &[1, 7]);
    assert!(!t.may("retreat"));
    assert_eq!(t.phase(), Phase::Redeployment);
}

#[test]
fn two_soldiers_and_two_ways_are_enough_to_part() {
    ledger::proves!("WE-R-21");
    let mut t = world().holds(0, "kiev L2, polish_principalities L2").holds(1, "volhynia L5").turn(0);
    t.sends(0, "kiev L1", "volhynia").sends(0, "polish_principalities L1", "volhynia");
    t.dice(&[1; 7]).answers(0, ["done", "fief/volhynia", "retreat", "fief/kiev some"]);
    t.answers(0, ["soldier/lancer number/1", "fief/polish_principalities everybody"]);
    assert_eq!((t.army("kiev").as_str(), t.army("polish_principalities").as_str()), ("L2", "L2"));
    // One soldier, or one way, and there is nothing to divide.
    let mut t = clash("volhynia", "L2", "L2", &[1; 4]);
    t.answers(0, ["retreat"]).refused(0, "fief/kiev some", "WE-R-21");
}
