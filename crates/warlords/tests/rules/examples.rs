//! The ledger's worked examples, the first ones: Italy's first turn (p.3).

use crate::dsl::{Scene, Sitting};
use warlords::Options;
use warlords::options::ScenarioChoice;

/// WE-EX-01: Italy after setup.
fn italy() -> Sitting {
    let options = Options { scenario: ScenarioChoice::Inner, ..Options::default() };
    Scene::with(&options, 4)
        .holds(0, "venice W1 A1 L6, ifriqiya W1 K2 A1 F2 L6")
        .holds(1, "jutland L6, zealand W1")
        .holds(2, "gascony L6, toulouse W1")
        .holds(3, "bosnia L6, croatia W1")
        .castle("ifriqiya jutland gascony bosnia")
        .turn(0)
}

/// WE-EX-02: the five attacks.
fn manoeuvre(t: &mut Sitting) {
    t.answers(0, ["fief/venice mover/foot", "soldier/archer number/1", "soldier/lancer number/2", "fief/lombard_league"]);
    t.answers(0, ["fief/venice mover/warlord", "soldier/lancer number/3", "fief/papal_states"]);
    t.answers(0, ["fief/ifriqiya mover/foot", "soldier/footman number/1", "soldier/archer number/1"]);
    t.answers(0, ["soldier/lancer number/2", "fief/pisa"]);
    t.answers(0, ["fief/ifriqiya mover/knights", "soldier/knight number/2", "fief/sicily"]);
    t.answers(0, ["fief/ifriqiya mover/foot", "soldier/lancer number/3", "fief/sicily"]);
    t.answers(0, ["fief/ifriqiya mover/foot", "soldier/lancer number/1", "soldier/footman number/1", "fief/almohads"]);
}

#[test]
fn italy_declares_five_attacks_before_any_die_is_rolled() {
    ledger::proves!("WE-EX-02", "WE-MANEUVER-08", "WE-MANEUVER-11");
    let mut t = italy();
    manoeuvre(&mut t);
    assert_eq!((t.army("venice").as_str(), t.army("ifriqiya").as_str()), ("L1", "W1"));
    assert!(t.events.iter().all(|e| !matches!(e, warlords::event::Event::Rolled { .. })));
    t.answers(0, ["done"]);
    assert_eq!(t.paths(), ["fief/almohads", "fief/lombard_league", "fief/papal_states", "fief/pisa", "fief/sicily"].map(String::from));
    assert_eq!(t.attackers("sicily"), "L3 K2");
}

#[test]
fn an_archer_hits_at_pisa() {
    ledger::proves!("WE-EX-03", "WE-ARCHER-02", "WE-PEASANT-09");
    let mut t = italy();
    manoeuvre(&mut t);
    t.dice(&[5, 7, 3, 4, 7]);
    t.answers(0, ["done", "fief/pisa"]);
    assert_eq!(t.dice_left(), 0, "one archer, three others, one peasant");
    assert_eq!((t.owner("pisa"), t.army("pisa").as_str()), (Some(0), "L2 F1 A1"));
}
