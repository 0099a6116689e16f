//! Individual turns and the Manoeuvre phase (p.4).

use super::world;
use crate::dsl::{Scene, fief};
use warlords::answer::Answer;
use warlords::board::Phase;
use warlords::event::Event;
use warlords::flow::Frame;
use warlords::turn::paths::Mover;

#[test]
fn whole_turns_in_order_of_initiative() {
    ledger::proves!("WE-TURN-01", "WE-TURN-02", "WE-TURN-03");
    let mut t = world().order([2, 0, 3, 1]).turn(2);
    for seat in [2, 0, 3, 1] {
        assert_eq!((t.waits_for(), t.phase()), (Some(seat), Phase::Manoeuvre));
        t.answers(seat, ["done"]);
        assert_eq!(
            (t.waits_for(), t.phase()),
            (Some(seat), Phase::Redeployment),
            "no battle, no Battle phase"
        );
        t.answers(seat, ["done"]);
    }
    assert!(!t.phase().is_turn(), "the Group Phases begin");
    let phases = t.events.iter().filter(|e| matches!(e, Event::PhaseBegan { phase: Phase::Pope, .. }));
    assert_eq!(phases.count(), 1, "once, after the last turn");
}

#[test]
fn a_turn_is_manoeuvre_battles_redeployment_and_the_card() {
    ledger::proves!("WE-TURN-02", "WE-CONQUEST-04", "WE-MANEUVER-08");
    let mut t = world().holds(0, "kiev L3").turn(0);
    t.sends(0, "kiev L1", "volhynia");
    assert_eq!(t.phase(), Phase::Manoeuvre);
    t.answers(0, ["done"]);
    assert_eq!(t.phase(), Phase::Battles);
    // Once one battle can be picked no more attacks are declared.
    let muster = Answer::Muster { fief: fief("kiev"), mover: Mover::Foot };
    assert_eq!((t.may("fief/kiev mover/foot"), t.why_not(muster)), (false, Some("WE-BATTLE-01")));
    t.dice(&[7, 1]).answers(0, ["fief/volhynia"]);
    assert_eq!((t.phase(), t.cards(0)), (Phase::Redeployment, 0));
    t.answers(0, ["done"]);
    assert_eq!(
        (t.waits_for(), t.phase(), t.cards(0)),
        (Some(1), Phase::Manoeuvre, 1),
        "his card, and the next turn"
    );
}

#[test]
fn soldiers_at_the_border_are_an_attack() {
    ledger::proves!("WE-MANEUVER-01", "WE-R-78");
    let mut t = world().holds(0, "kiev L3 A1").holds(1, "volhynia L1").turn(0);
    t.sends(0, "kiev L2", "volhynia");
    assert_eq!((t.army("kiev").as_str(), t.attackers("volhynia").as_str()), ("L1 A1", "L2"));
    assert_eq!(
        (t.army("volhynia").as_str(), t.owner("volhynia")),
        ("L1", Some(1)),
        "they count in no fief yet"
    );
    t.answers(0, ["done"]);
    assert_eq!(t.paths(), ["fief/volhynia"]);
    t.refused(0, "fief/polotsk", "WE-BATTLE-01");
}

#[test]
fn foot_soldiers_go_one_fief() {
    ledger::proves!("WE-MANEUVER-02");
    let mut t = world().holds(0, "kiev L2 F1 A1, polotsk L1, black_ruthenia L1").turn(0);
    t.answers(0, ["fief/kiev mover/foot"]);
    for soldier in ["lancer", "footman", "archer"] {
        t.answers(0, [format!("soldier/{soldier} number/1").as_str()]);
    }
    assert_eq!(t.after("fief/"), ["volhynia", "red_ruthenia", "cumania"], "neighbours that are not his");
    t.refused(0, "fief/lithuania", "WE-MANEUVER-02");
    t.refused(0, "fief/polotsk", "WE-R-08").refused(0, "done", "WE-R-08");
    t.answers(0, ["fief/cumania"]);
    assert_eq!((t.attackers("cumania").as_str(), t.frame()), ("L1 F1 A1", Frame::Manoeuvre));
}

#[test]
fn only_foot_soldiers_walk_and_only_knights_ride() {
    ledger::proves!("WE-MANEUVER-02", "WE-MANEUVER-14");
    let mut t = world().holds(0, "kiev L1 K1 W1 k1").turn(0);
    t.answers(0, ["fief/kiev mover/foot"]);
    t.refused(0, "soldier/knight number/1", "WE-WARLORD-01").refused(
        0,
        "soldier/warlord number/1",
        "WE-WARLORD-01",
    );
    t.answers(0, ["soldier/lancer number/1", "fief/volhynia", "fief/kiev mover/knights"]);
    t.refused(0, "soldier/warlord number/1", "WE-WARLORD-01");
    t.answers(0, ["soldier/knight number/1", "mercenary/knight number/1", "fief/polotsk"]);
    assert_eq!(t.attackers("polotsk"), "K1 k1");
    t.refused(0, "fief/kiev mover/knights", "WE-MANEUVER-02");
    t.refused(0, "fief/kiev mover/foot", "WE-MANEUVER-02").refused(
        0,
        "fief/polotsk mover/knights",
        "WE-MANEUVER-02",
    );
}

#[test]
fn knights_go_two_fiefs_by_themselves() {
    ledger::proves!("WE-MANEUVER-02", "WE-MANEUVER-04", "WE-MANEUVER-14");
    let mut t = world().holds(0, "kiev L1, old_prussia K2, polish_principalities L1").turn(0);
    t.sends(0, "old_prussia K1", "polish_principalities red_ruthenia");
    t.sends(0, "kiev L1", "red_ruthenia");
    assert_eq!(t.attackers("red_ruthenia"), "L1 K1", "he joins the attack");
    t.answers(0, ["fief/old_prussia mover/knights", "soldier/knight number/1"]);
    assert!(t.may("fief/lithuania"), "a fief that is not his ends the ride");
    t.answers(0, ["fief/polish_principalities"]);
    t.refused(0, "fief/old_prussia", "WE-R-08");
    t.refused(0, "fief/kiev", "WE-MANEUVER-02").refused(0, "done", "WE-R-08");
    t.refused(0, "soldier/lancer number/1", "WE-WARLORD-01");
    t.answers(0, ["fief/volhynia"]);
    assert_eq!((t.attackers("volhynia").as_str(), t.frame()), ("K1", Frame::Manoeuvre), "not a third fief");
}

#[test]
fn a_fief_in_between_must_be_his_already() {
    ledger::proves!("WE-MANEUVER-04", "WE-MANEUVER-05", "WE-R-09");
    let scene = || world().holds(0, "kiev K2 W1 L4").holds(1, "polotsk L1");
    for (mover, soldier) in [("knights", "soldier/knight number/1"), ("warlord", "soldier/lancer number/1")] {
        let mut t = scene().turn(0);
        // One that is being attacked is not his.
        t.sends(0, "kiev L1", "polotsk");
        t.answers(0, [format!("fief/kiev mover/{mover}").as_str(), soldier, "fief/polotsk"]);
        assert_eq!(t.frame(), Frame::Manoeuvre, "entering it ends the move and means a battle");
        t.answers(0, ["done"]);
        assert_eq!(t.paths(), ["fief/polotsk"]);
    }
    let mut t = scene().holds(0, "black_ruthenia L1").turn(0);
    t.sends(0, "kiev K2", "black_ruthenia lithuania");
    assert_eq!(t.attackers("lithuania"), "K2");
}

#[test]
fn a_fief_that_was_emptied_can_be_passed() {
    ledger::proves!("WE-R-09", "WE-MANEUVER-12");
    let mut t = world().holds(0, "kiev K1 L1, polotsk L1").turn(0);
    t.sends(0, "polotsk L1", "lithuania");
    assert_eq!((t.army("polotsk").as_str(), t.owner("polotsk")), ("", Some(0)));
    t.sends(0, "kiev K1", "polotsk lithuania");
    assert_eq!(t.attackers("lithuania"), "L1 K1");
}

#[test]
fn a_whole_company_goes_two_fiefs_with_a_warlord() {
    ledger::proves!("WE-MANEUVER-03", "WE-R-11");
    let mut t = world().holds(0, "kiev W2 K1 L4 F1 A1, polotsk L1").turn(0);
    t.sends(0, "kiev W2 K1 L3 F1 A1", "polotsk lithuania");
    assert_eq!(t.attackers("lithuania"), "L3 F1 A1 K1 W2", "Knights and another Warlord too");
    assert_eq!(t.army("kiev"), "L1");
    // Without him two fiefs are too far.
    let mut t = world().holds(0, "kiev W1 L2, polotsk L1").turn(0);
    t.answers(0, ["fief/kiev mover/foot", "soldier/lancer number/1"]);
    t.refused(0, "fief/polotsk", "WE-R-08").refused(0, "fief/lithuania", "WE-MANEUVER-02");
}

#[test]
fn the_company_ends_in_one_attack() {
    ledger::proves!("WE-R-10", "WE-WARLORD-01");
    let mut t = world().holds(0, "kiev W1 L4, polotsk L1").turn(0);
    t.answers(0, ["fief/kiev mover/warlord", "soldier/lancer number/3", "fief/polotsk"]);
    t.refused(0, "leave soldier/lancer number/1", "WE-R-10").refused(0, "done", "WE-R-08");
    t.answers(0, ["fief/lithuania"]);
    assert_eq!(t.attackers("lithuania"), "L3 W1");
}

#[test]
fn there_is_no_friendly_move_in_manoeuvre() {
    ledger::proves!("WE-R-08");
    let all = "kiev W1 K1 L2, volhynia L1, black_ruthenia L1, polotsk L1, red_ruthenia L1, cumania L1, \
               lithuania L1, polish_principalities L1, hungary_fief L1, transylvania L1";
    // Nothing but fiefs of his within reach: nobody gets ready.
    let mut t = world().holds(0, all).holds(0, "bulgaria L1").turn(0);
    for mover in ["foot", "knights", "warlord"] {
        t.refused(0, &format!("fief/kiev mover/{mover}"), "WE-R-08");
    }
    // With bulgaria the peasants', those who ride go through cumania and nowhere else.
    let mut t = world().holds(0, all).turn(0);
    t.refused(0, "fief/kiev mover/foot", "WE-R-08");
    t.answers(0, ["fief/kiev mover/knights", "soldier/knight number/1"]);
    assert_eq!(t.after("fief/"), ["cumania"]);
    t.refused(0, "fief/black_ruthenia", "WE-R-08").answers(0, ["fief/cumania", "fief/bulgaria"]);
    assert_eq!(t.attackers("bulgaria"), "K1");
}

#[test]
fn champagne_and_aquitaine_do_not_touch() {
    ledger::proves!("WE-MANEUVER-06", "WE-MANEUVER-07");
    for (one, other, rule) in
        [("champagne", "aquitaine", "WE-MANEUVER-06"), ("burgundy", "france_fief", "WE-MANEUVER-07")]
    {
        for (from, to) in [(one, other), (other, one)] {
            let scene = Scene::four();
            let near = &scene.game.map().near;
            assert!(!near[fief(from)].has(fief(to)));
            let mut t = world().holds(0, &format!("{from} L1")).turn(0);
            t.answers(0, [format!("fief/{from} mover/foot").as_str(), "soldier/lancer number/1"]);
            t.refused(0, &format!("fief/{to}"), rule).refused(0, "fief/kiev", "WE-MANEUVER-02");
        }
    }
}

#[test]
fn attacking_is_optional() {
    ledger::proves!("WE-MANEUVER-09");
    let mut t = world().holds(0, "kiev L9").turn(0);
    t.answers(0, ["done"]);
    assert_eq!(t.phase(), Phase::Redeployment);
    assert!(t.events.iter().all(|e| !matches!(e, Event::Attacked { .. })));
}

#[test]
fn soldiers_of_one_fief_attack_as_many_fiefs_as_they_like() {
    ledger::proves!("WE-MANEUVER-09", "WE-MANEUVER-11", "WE-MANEUVER-08");
    let mut t = world().holds(0, "kiev L6").turn(0);
    let all = ["volhynia", "black_ruthenia", "polotsk", "red_ruthenia", "cumania"];
    for target in all {
        t.sends(0, "kiev L1", target);
    }
    assert!(
        t.events.iter().all(|e| !matches!(e, Event::BattleBegan { .. })),
        "no battle before all are declared"
    );
    t.answers(0, ["done"]);
    assert_eq!(t.after("fief/"), all, "five battles to fight");
}

#[test]
fn several_fiefs_make_one_attack() {
    ledger::proves!("WE-MANEUVER-10", "WE-R-14");
    let mut t = world().holds(0, "kiev L2, polish_principalities F1 A1").holds(1, "volhynia L9").turn(0);
    t.sends(0, "kiev L1", "volhynia").sends(0, "polish_principalities F1", "volhynia");
    t.sends(0, "polish_principalities A1", "volhynia").answers(0, ["done", "fief/volhynia"]);
    assert_eq!(t.told("WE-BATTLE-02").len(), 1, "a single battle");
    let rolled = t.rolls().iter().filter(|r| r.starts_with("attacker")).count();
    assert_eq!(rolled, 3, "with all of them in it");
}

#[test]
fn an_emptied_fief_is_his_until_the_turn_ends() {
    ledger::proves!("WE-MANEUVER-12", "WE-MANEUVER-13", "WE-REDEPLOY-04", "WE-REDEPLOY-05");
    let scene = || world().holds(0, "kiev L2, volhynia L1, polotsk L1");
    let play = || {
        let mut t = scene().turn(0);
        t.sends(0, "volhynia L1", "black_ruthenia").sends(0, "polotsk L1", "lithuania");
        t.dice(&[1, 8, 8]).answers(0, ["done", "fief/black_ruthenia"]);
        t.dice(&[1, 8, 8]).answers(0, ["fief/lithuania"]);
        assert_eq!((t.owner("volhynia"), t.owner("polotsk")), (Some(0), Some(0)), "empty and still his");
        t
    };
    let mut t = play();
    t.sends(0, "kiev L1", "polotsk").answers(0, ["done"]);
    assert_eq!((t.owner("polotsk"), t.army("polotsk").as_str()), (Some(0), "L1"), "manned again in time");
    assert_eq!(t.owner("volhynia"), None, "lost when the turn ends");
    let mut t = play();
    t.answers(0, ["done"]);
    assert_eq!((t.owner("volhynia"), t.owner("polotsk"), t.owner("kiev")), (None, None, Some(0)));
}

#[test]
fn where_they_came_from_and_through() {
    ledger::proves!("WE-R-15", "WE-RETREAT-02");
    // From kiev through volhynia: both border on red_ruthenia. From black_ruthenia only volhynia does.
    let mut t = world().holds(0, "kiev K1 L1, volhynia L1, black_ruthenia K1 L1").turn(0);
    t.sends(0, "black_ruthenia K1", "volhynia red_ruthenia");
    let routes = |t: &crate::dsl::Sitting| t.state.board.routes[fief("red_ruthenia")].iter().count();
    assert_eq!(routes(&t), 1);
    t.sends(0, "kiev K1", "volhynia red_ruthenia");
    assert_eq!(routes(&t), 2, "kiev, though he went round by volhynia");
    assert!(t.state.board.routes[fief("red_ruthenia")].has(fief("kiev")));
}
