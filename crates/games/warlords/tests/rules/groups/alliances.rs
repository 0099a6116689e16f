//! Alliances (p.11).

use super::{attack, fight, four};
use warlords::answer::Answer;

#[test]
fn no_deal_is_a_formal_one() {
    ledger::proves!("WE-ALLIANCE-01");
    let t = four().holds(1, "kiev L3, wales L1").turn(0);
    let kinds = |p: &String| p.split(['/', ' ']).next().unwrap_or_default().to_owned();
    let asked: std::collections::BTreeSet<String> = t.paths().iter().map(kinds).collect();
    assert!(!asked.contains("deal"), "there is nothing to agree on that the rules would keep: {asked:?}");
    assert!(t.state.board.truces.iter().all(|t| t.is_empty()));
}

#[test]
fn a_promise_does_not_stop_an_attack() {
    ledger::proves!("WE-ALLIANCE-01");
    let mut t = four().holds(1, "kiev L3, wales L1").turn(0);
    attack(&mut t, "england", "L3", "wales");
    assert_eq!(t.attackers("wales"), "L3");
}

#[test]
fn nobody_lets_an_army_pass() {
    ledger::proves!("WE-ALLIANCE-02");
    let mut t = four().holds(0, "england K2, cornwall L1").holds(1, "kiev L3, wales L1").turn(0);
    t.answers(0, ["fief/england mover/knights", "soldier/knight number/2", "fief/wales"]);
    assert_eq!(t.attackers("wales"), "K2", "to enter is to attack");
    fight(&mut t, "wales", &[8, 1, 1]);
    assert_eq!(t.owner("ireland"), None, "and ends the move");
    let mut t = four().holds(0, "england K2, cornwall L1").holds(1, "kiev L3, wales L1").turn(0);
    t.answers(0, ["done", "fief/england mover/knights", "soldier/knight number/2"]);
    t.refused(0, "fief/wales", "WE-REDEPLOY-06");
}

#[test]
fn gold_and_cards_change_hands_only_as_ransom() {
    ledger::proves!("WE-ALLIANCE-03");
    let mut t = four().gold(0, 9).hand(0, "C04 P05").turn(0);
    for other in 1..4 {
        t.refused(0, &format!("deal seat/{other}"), "WE-CAPTURE-03");
    }
    let mut t = four().gold(0, 9).hand(0, "P05 M09").captive("kiev", 0).turn(0);
    t.refused(0, "deal seat/2", "WE-CAPTURE-03");
    t.answers(0, ["deal seat/1"]);
    t.refused(0, "gold/3", "WE-R-49");
    t.refused(0, "card/P05", "WE-R-49");
    t.refused(0, "send", "WE-R-49");
    assert_eq!(t.why_not(Answer::Gold(1)), Some("WE-R-49"), "nothing before a captive is named");
    t.answers(0, ["captive/kiev seat/0", "gold/3", "card/P05", "send"]).answers(1, ["accept"]);
    assert_eq!((t.gold(0), t.gold(1), t.army("england").as_str()), (6, 3, "L3 W1"));
    assert!(t.holds(1, "P05") && !t.holds(0, "P05") && t.holds(0, "M09"));
    t.refused(0, "deal seat/1", "WE-CAPTURE-03");
}

#[test]
fn a_pair_makes_three_offers_in_a_turn() {
    ledger::proves!("WE-R-49", "WE-ALLIANCE-03");
    let mut t = four().captive("kiev", 0).captive("castile", 0).gold(0, 9).turn(0);
    for _ in 0..3 {
        t.answers(0, ["deal seat/1", "captive/kiev seat/0", "send"]).answers(1, ["refuse"]);
    }
    t.refused(0, "deal seat/1", "WE-R-49");
    assert!(t.may("deal seat/3"), "with another captor he may still talk");
    assert_eq!((t.gold(0), t.state.board.captives.len()), (9, 2), "refused offers change nothing");
}
