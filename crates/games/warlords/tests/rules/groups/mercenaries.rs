//! Mercenaries (p.9).

use super::{attack, fight, finished, four};
use crate::dsl::army;
use table::Seat;
use warlords::board::{Phase, Status};
use warlords::event::Event;

const PRICES: [(&str, u32); 4] = [("lancer", 4), ("footman", 6), ("archer", 7), ("knight", 8)];

#[test]
fn a_mercenary_costs_one_gold_more() {
    ledger::proves!("WE-MERC-01", "WE-RECRUIT-05", "WE-EX-15");
    for (kind, price) in PRICES {
        let hire = format!("hire mercenary/{kind} number/1");
        four().gold(0, price - 1).recruit().refused(0, &hire, "WE-RECRUIT-01");
        let mut t = four().gold(0, price).recruit();
        t.answers(0, [hire.as_str()]);
        assert_eq!(t.gold(0), 0, "{kind}");
    }
}

#[test]
fn there_is_no_mercenary_warlord() {
    ledger::proves!("WE-MERC-03");
    let mut t = four().gold(0, 50).recruit();
    t.refused(0, "hire soldier/warlord number/1", "WE-MERC-03");
    assert!(!t.paths().iter().any(|p| p.starts_with("hire") && p.contains("warlord")));
    for (kind, _) in PRICES {
        assert!(t.may(&format!("hire mercenary/{kind} number/1")), "{kind}");
    }
}

#[test]
fn each_is_paid_in_full_every_recruit_phase_or_goes() {
    ledger::proves!("WE-MERC-02", "WE-RECRUIT-05", "WE-R-46", "WE-EX-15");
    let scene = || four().holds(0, "england L3 a3, wales L1 k1");
    let mut t = scene().gold(0, 14).recruit();
    t.answers(0, ["keep fief/england"]);
    t.refused(0, "mercenary/archer number/3", "WE-MERC-02");
    t.answers(0, ["mercenary/archer number/2"]);
    assert_eq!(t.gold(0), 0);
    t.refused(0, "keep fief/wales", "WE-MERC-02");
    t.refused(0, "keep fief/kiev", "WE-MERC-02");
    t.answers(0, ["done"]);
    assert_eq!(t.army("england"), "L3 a3", "until the phase ends");
    t.pass_to(Phase::Initiative);
    assert_eq!((t.army("england").as_str(), t.army("wales").as_str()), ("L3 a2", "L1"));
    let mut t = scene().gold(0, 6).recruit();
    t.refused(0, "keep fief/england", "WE-MERC-02");
    let mut t = scene().gold(0, 29).recruit();
    t.answers(0, ["keep fief/england", "mercenary/archer number/3"]);
    t.refused(0, "keep fief/england", "WE-MERC-02");
    t.answers(0, ["keep fief/wales", "mercenary/knight number/1", "done"]);
    assert_eq!(t.gold(0), 0);
    t.pass_to(Phase::Initiative);
    assert_eq!((t.army("england").as_str(), t.army("wales").as_str()), ("L3 a3", "L1 k1"));
    t.pass_to(Phase::Recruit);
    assert!(t.paths().iter().all(|p| !p.starts_with("keep")) || t.gold(0) >= 7, "and again next round");
    let unpaid = warlords::group::purchases::unpaid(&t.state.board, crate::dsl::fief("england"));
    assert_eq!(unpaid, army("a3"));
}

#[test]
fn new_ones_are_not_paid_twice() {
    ledger::proves!("WE-MERC-02");
    let mut t = four().gold(0, 4).recruit();
    t.answers(0, ["hire mercenary/lancer number/1", "done"]).pass_to(Phase::Deploy);
    t.pass_to(Phase::Initiative);
    assert_eq!(t.army("england"), "L3 l1");
}

#[test]
fn a_fief_they_leave_empty_goes_to_the_peasants() {
    ledger::proves!("WE-R-26", "WE-MERC-02");
    let scene =
        four().holds(0, "england L3, wales l2, brittany l1").castle("brittany").captive("brittany", 1);
    let mut t = scene.gold(0, 4).recruit();
    t.refused(0, "finish fief/wales", "WE-CASTLE-06");
    t.answers(0, ["soldier/lancer number/1", "done"]);
    t.pass_to(Phase::Deploy);
    assert_eq!((t.owner("wales"), t.owner("brittany"), finished(&t, "brittany")), (None, None, Some(false)));
    assert_eq!((t.army("kiev").as_str(), t.state.board.captives.len()), ("L3 W1", 0), "its captive is free");
    assert_eq!(t.army("england"), "L4", "nothing can be placed in what is lost");
}

#[test]
fn what_will_be_lost_cannot_be_counted_on() {
    ledger::proves!("WE-R-26", "WE-R-31");
    let scene =
        four().so(|s| s.board.castles = Default::default()).so(|s| s.board.finished = Default::default());
    let scene = scene.holds(0, "england L1, brittany l1, wales l1").unfinished("brittany").gold(0, 22);
    let mut t = scene.recruit();
    t.refused(0, "finish fief/brittany", "WE-CASTLE-06");
    t.refused(0, "soldier/lancer number/2", "WE-R-31");
    t.refused(0, "soldier/knight number/1", "WE-R-31");
    t.answers(0, ["keep fief/brittany", "mercenary/lancer number/1"]);
    t.answers(0, ["finish fief/brittany", "soldier/knight number/1"]);
}

#[test]
fn mercenaries_have_no_limit() {
    ledger::proves!("WE-MERC-06", "WE-EX-15", "WE-PROXY-06");
    let mut t = four().holds(0, "england A7 a8").gold(0, 99).recruit();
    t.refused(0, "soldier/archer number/1", "WE-PROXY-04");
    t.answers(0, ["hire mercenary/archer number/14"]);
    assert_eq!(t.gold(0), 1);
}

#[test]
fn they_fight_and_fall_as_soldiers_do() {
    ledger::proves!("WE-MERC-04", "WE-R-48", "WE-MERC-05");
    let mut t = four().holds(0, "england F1 f3 k1, cornwall L1").holds(1, "kiev L3, wales F2 f1").turn(0);
    attack(&mut t, "england", "f2 F1", "wales");
    attack(&mut t, "england", "k1", "northumbria");
    assert_eq!(t.army("england"), "f1", "told apart from his own in one stack");
    // Footman 5 and mercenary Footmen 4 and 5 on d8; defenders 5, 4 and 4 on d12.
    fight(&mut t, "wales", &[5, 4, 5, 5, 4, 4]);
    t.answers(1, ["mercenary/footman number/1"]);
    t.answers(0, ["mercenary/footman number/1"]);
    assert_eq!((t.attackers("wales").as_str(), t.army("wales").as_str()), ("F1 f1", "F1"));
    let rolled = |e: &Event| matches!(e, Event::Rolled { needed: 5, .. });
    assert_eq!(t.events.iter().filter(|e| rolled(e)).count(), 4, "both kinds of both sides hit on 5");
}

#[test]
fn they_move_as_soldiers_do() {
    ledger::proves!("WE-MERC-04", "WE-R-48");
    let mut t = four().holds(0, "england L3 l1 k1, wales l1").turn(0);
    t.answers(0, ["done", "fief/england mover/knights", "mercenary/knight number/1", "fief/wales", "done"]);
    t.answers(0, ["fief/england mover/foot", "mercenary/lancer number/1"]);
    t.refused(0, "fief/ireland", "WE-MANEUVER-02");
    t.answers(0, ["fief/wales"]);
    assert_eq!((t.army("england").as_str(), t.army("wales").as_str()), ("L3", "l2 k1"));
    t.pass_until(|t| t.state.board.active == Seat(1));
    assert_eq!(t.owner("wales"), Some(0), "they hold a fief alone");
}

#[test]
fn one_without_a_castle_may_hire() {
    ledger::proves!("WE-R-48", "WE-R-53", "WE-MERC-07");
    let scene = four().so(|s| s.board.castles.remove(crate::dsl::fief("england")));
    let mut t = scene.so(|s| s.board.finished.remove(crate::dsl::fief("england"))).gold(0, 40).recruit();
    t.answers(0, ["hire mercenary/knight number/5", "done"]);
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/england", "mercenary/knight number/5"]);
    assert_eq!(t.army("england"), "L3 k5");
}

#[test]
fn mercenaries_of_one_who_surrendered_leave_at_the_next_recruit() {
    ledger::proves!("WE-R-52", "WE-MERC-02");
    let scene = four().without_castle("kiev").holds(1, "polotsk L1 l2, lithuania f1");
    let mut t = scene.status(1, Status::Surrendered).recruit();
    assert_eq!(t.army("polotsk"), "L1 l2");
    t.pass_to(Phase::Initiative);
    assert_eq!((t.army("polotsk").as_str(), t.owner("lithuania")), ("L1", None));
}
