//! The Conquest deck, card by card.

use super::{attack, die, fight, four};
use crate::dsl::{Scene, Sitting};
use warlords::battle::Side;
use warlords::board::Phase;
use warlords::event::Event;
use warlords::flow::Frame;

/// Player 0 attacks Northumbria, a forest, out of England.
fn raid(scene: Scene, soldiers: &str, dice: &[u8]) -> Sitting {
    let mut t = scene.turn(0);
    attack(&mut t, "england", soldiers, "northumbria");
    fight(&mut t, "northumbria", dice);
    t
}

fn held() -> Scene {
    four().holds(1, "northumbria L2, kiev L3")
}

/// The dice that a side rolled: die and how many.
fn rolled(t: &Sitting, of: Side) -> Vec<(u8, usize)> {
    let one = |e: &Event| match e {
        Event::Rolled { side, die, faces, .. } if *side == of => Some((*die, faces.iter().count())),
        _ => None,
    };
    t.events.iter().filter_map(one).collect()
}

#[test]
fn c01_long_march() {
    ledger::proves!("WE-WARLORD-03", "WE-R-13", "WE-CARD-06");
    let scene = || four().hand(0, "C01").holds(0, "england W1 L3, northumbria L1, scotland L1");
    let mut t = scene().turn(0);
    t.refused(0, "fief/england mover/long-march", "WE-WARLORD-03");
    t.answers(0, ["card/C01"]);
    t.refused(0, "fief/scotland", "WE-CARD-06");
    t.answers(0, ["fief/england", "fief/england mover/long-march", "soldier/lancer number/2"]);
    t.answers(0, ["fief/northumbria", "fief/scotland", "fief/ulster"]);
    assert_eq!((t.attackers("ulster").as_str(), t.army("england").as_str()), ("L2 W1", "L1"), "three fiefs");
    let mut t = scene().turn(0);
    t.answers(0, ["fief/england mover/warlord", "fief/northumbria"]);
    t.refused(0, "fief/scotland", "WE-R-08");
    four().hand(0, "C01").turn(0).refused(0, "card/C01", "WE-CARD-06");
    let mut t = scene().holds(0, "england W1 L3, northumbria L1").turn(0);
    attack(&mut t, "england", "W1", "wales");
    t.refused(0, "card/C01", "WE-CARD-06");
}

#[test]
fn c02_heroic_knight() {
    ledger::proves!("WE-CAPTURE-06", "WE-CARD-06", "WE-R-50");
    let mut t = four().hand(0, "C02").captive("kiev", 0).turn(0);
    t.answers(0, ["card/C02", "part/0", "captive/kiev seat/0"]);
    assert_eq!((t.army("england").as_str(), t.gold(1)), ("L3 W1", 0), "nobody is asked or paid");
    assert!(t.may("fief/england mover/warlord"));
    let mut t = four().hand(0, "C02").turn(0);
    t.answers(0, ["card/C02"]);
    t.refused(0, "part/0", "WE-CARD-06");
    t.answers(0, ["part/1", "fief/england"]);
    assert_eq!(t.army("england"), "L3 K1");
    t.refused(0, "fief/england mover/knights", "WE-REDEPLOY-02");
    four().hand(0, "C02").holds(0, "england K6").turn(0).refused(0, "card/C02", "WE-CARD-06");
    let mut t = four().hand(0, "C02").holds(0, "england K6").captive("kiev", 0).turn(0);
    t.answers(0, ["card/C02"]);
    assert_eq!(t.paths(), ["part/0"], "no piece left");
}

#[test]
fn c03_treachery() {
    ledger::proves!("WE-CARD-07", "WE-R-63", "WE-CARD-06");
    let scene = |army: &str| four().hand(0, "C03").holds(1, &format!("kiev L3, northumbria {army}"));
    let mut t = scene("L3 F1").holds(0, "england L3, wales L1").turn(0);
    t.answers(0, ["card/C03"]);
    assert_eq!(t.paths().len(), 2, "to England or to Wales");
    t.answers(0, ["fief/northumbria fief/wales"]);
    t.refused(0, "soldier/lancer number/3", "WE-CARD-06");
    t.refused(0, "soldier/footman number/1", "WE-CARD-06");
    t.answers(0, ["soldier/lancer number/2"]);
    assert_eq!((t.army("northumbria").as_str(), t.army("wales").as_str()), ("L1 F1", "L3"));
    t.answers(0, ["fief/wales mover/foot"]);
    t.refused(0, "soldier/lancer number/2", "WE-MANEUVER-02");
    let mut t = scene("L2").turn(0);
    t.answers(0, ["card/C03", "fief/northumbria fief/england"]);
    t.refused(0, "soldier/lancer number/2", "WE-CARD-06");
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!(
        (t.army("northumbria").as_str(), t.army("england").as_str()),
        ("L1", "L4"),
        "one stays behind"
    );
    let mut t = scene("F1 l2").turn(0);
    t.answers(0, ["card/C03", "fief/northumbria fief/england", "mercenary/lancer number/2"]);
    assert_eq!(t.army("england"), "L3 l2", "mercenaries stay mercenaries");
    // One of each sort: up to two in all.
    let mut t = scene("L2 F1 l2").turn(0);
    t.answers(0, ["card/C03", "fief/northumbria fief/england"]).refused(0, "done", "WE-CARD-06");
    t.answers(0, ["soldier/lancer number/1"]);
    t.refused(0, "mercenary/lancer number/2", "WE-CARD-06").refused(
        0,
        "soldier/lancer number/2",
        "WE-CARD-06",
    );
    t.answers(0, ["mercenary/lancer number/1"]);
    assert_eq!((t.army("northumbria").as_str(), t.army("england").as_str()), ("L1 F1 l1", "L4 l1"));
    assert_eq!(t.frame(), warlords::flow::Frame::Manoeuvre, "two have turned");
    let mut t = scene("L2 F1 l2").turn(0);
    t.answers(0, ["card/C03", "fief/northumbria fief/england", "mercenary/lancer number/1", "done"]);
    assert_eq!(
        (t.army("england").as_str(), t.frame()),
        ("L3 l1", warlords::flow::Frame::Manoeuvre),
        "or fewer"
    );
    scene("L1").turn(0).refused(0, "card/C03", "WE-CARD-06");
    scene("F3").turn(0).refused(0, "card/C03", "WE-CARD-06");
}

#[test]
fn c03_needs_room() {
    ledger::proves!("WE-R-23");
    let scene =
        |n: u8| four().hand(0, "C03").holds(0, &format!("scotland L{n}")).holds(1, "northumbria L5, kiev L1");
    let scene = |n| scene(n).so(|s| s.board.owned[0].remove(crate::dsl::fief("england")));
    let bare = |n| {
        scene(n).so(|s| {
            s.board.armies[crate::dsl::fief("england")] = Default::default();
            s.board.finished.remove(crate::dsl::fief("england"));
        })
    };
    let mut t = bare(14).turn(0);
    t.answers(0, ["play-on", "card/C03", "fief/northumbria fief/scotland"]);
    t.refused(0, "soldier/lancer number/2", "WE-CARD-06");
    t.answers(0, ["soldier/lancer number/1"]);
    let mut t = bare(15).turn(0);
    t.answers(0, ["play-on"]).refused(0, "card/C03", "WE-CARD-06");
}

#[test]
fn c04_spoils_of_war() {
    ledger::proves!("WE-CARD-09", "WE-CAPTURECASTLE-07");
    let mut t =
        four().hand(0, "C04").holds(0, "england L9").holds(1, "wales L1, kiev L3").castle("wales").turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.answers(0, ["done"]);
    assert_eq!((t.frame(), t.gold(0)), (Frame::Muster, 15));
    t.answers(0, ["card/C04", "fief/wales", "soldier/warlord number/2"]);
    assert_eq!((t.gold(0), t.army("wales").as_str()), (0, "L8 W2"), "it pays a muster at once");
    four().hand(0, "C04").recruit().refused(0, "card/C04", "WE-CARD-01");
}

#[test]
fn c05_captured_arms() {
    ledger::proves!("WE-R-62", "WE-CARD-06");
    let mut t = four().hand(0, "C05").holds(0, "england L3, wales L3").turn(0);
    t.answers(0, ["card/C05", "fief/wales soldier/lancer"]);
    t.refused(0, "fief/england soldier/lancer", "WE-CARD-06");
    t.answers(0, ["fief/wales soldier/lancer"]);
    assert_eq!((t.army("wales").as_str(), t.frame()), ("L1 F2", Frame::Manoeuvre), "two of one fief");
    let mut t = four().hand(0, "C05").holds(0, "england L3").turn(0);
    attack(&mut t, "england", "L3", "wales");
    t.refused(0, "card/C05", "WE-CARD-06");
}

#[test]
fn c06_bold_charge() {
    ledger::proves!("WE-BATTLE-04", "WE-CARD-06");
    let scene = || held().holds(0, "england L2 K2 W1, cornwall L1").hand(0, "C06 C04").hand(1, "C06");
    let mut t = raid(scene(), "W1 K2 L1", &[1; 9]);
    t.answers(0, ["card/C06", "done"]);
    t.refused(1, "card/C06", "WE-CARD-06");
    t.answers(1, ["done"]);
    assert_eq!(
        rolled(&t, Side::Attacker),
        [(8, 1), (8, 4), (8, 2)],
        "Lancer one, Knights two each, Warlord two"
    );
    t.dice(&[1; 6]);
    t.answers(0, ["fight", "done"]).answers(1, ["done"]);
    assert_eq!(rolled(&t, Side::Attacker)[3..], [(8, 1), (8, 2), (8, 1)], "in one battle round");
    let mut t = raid(scene(), "L2", &[]);
    t.refused(0, "card/C06", "WE-CARD-06");
}

#[test]
fn c07_arrow_storm() {
    ledger::proves!("WE-ARCHER-01", "WE-CARD-06");
    let scene = || four().holds(0, "england A2 L1").holds(1, "northumbria A1 L2, kiev L3");
    let mut t = raid(scene().hand(0, "C07").hand(1, "C07 C04"), "A2 L1", &[1; 9]);
    t.answers(0, ["card/C07"]).answers(1, ["card/C07", "done"]);
    assert_eq!(
        (rolled(&t, Side::Attacker), rolled(&t, Side::Defender)),
        (vec![(8, 4), (8, 1)], vec![(10, 2), (10, 2)])
    );
    assert_eq!(t.dice_left(), 0);
    let mut t = raid(held().hand(0, "C07"), "L2", &[]);
    t.refused(0, "card/C07", "WE-CARD-06");
}

#[test]
fn c08_shield_wall() {
    ledger::proves!("WE-CARD-14");
    let scene = || four().holds(0, "england A2 L5").holds(1, "northumbria L9, kiev L3").hand(1, "C08 C04");
    // Two Archers, one hits; three Lancers, three hit: of four hits the first two are ignored.
    let dice = [&[5, 4, 7, 7, 8][..], &[1; 9]].concat();
    let mut t = raid(scene(), "A2 L3", &dice);
    t.answers(1, ["card/C08", "done"]);
    assert_eq!((t.army("northumbria").as_str(), t.dice_left()), ("L7", 0), "archers' step first");
    let ignored = t.events.iter().filter_map(|e| match e {
        Event::Hit { side: Side::Defender, hits, ignored, .. } => Some((*hits, *ignored)),
        _ => None,
    });
    assert_eq!(ignored.collect::<Vec<_>>(), [(0, 1), (2, 1)]);
    t.dice(&[&[4, 4, 7, 7, 1][..], &[1; 7]].concat());
    t.answers(0, ["fight"]).answers(1, ["done"]);
    assert_eq!(t.army("northumbria"), "L5", "one battle round");
    four().hand(0, "C08").turn(0).refused(0, "card/C08", "WE-CARD-01");
}

#[test]
fn c08_unused_is_gone_with_its_round() {
    ledger::proves!("WE-CARD-14");
    let mut t = raid(held().hand(1, "C08 C04"), "L2", &[1, 1, 1, 1]);
    t.answers(1, ["card/C08", "done"]);
    t.dice(&[8, 1, 1, 1]);
    t.answers(0, ["fight"]).answers(1, ["done"]);
    assert_eq!(t.army("northumbria"), "L1");
}

#[test]
fn c09_local_guides() {
    ledger::proves!("WE-DICE-03", "WE-CARD-06");
    let mut t = raid(held().hand(0, "C09 C04").hand(1, "C09"), "L3", &[1; 5]);
    assert_eq!(die(&t, Side::Defender), 10);
    t.answers(0, ["card/C09"]);
    assert_eq!((die(&t, Side::Defender), die(&t, Side::Attacker)), (8, 8));
    t.answers(0, ["done"]).refused(1, "card/C09", "WE-CARD-06");
    t.answers(1, ["done"]);
    for expected in [8, 10] {
        t.answers(0, ["fight"]);
        assert_eq!(die(&t, Side::Defender), expected, "two battle rounds");
        t.dice(&[1; 5]);
        t.answers(0, ["done"]).answers(1, ["done"]);
    }
    let mut t = raid(held().castle("northumbria").hand(0, "C09"), "L3", &[]);
    t.refused(0, "card/C09", "WE-CARD-06");
    let mut t = four().hand(0, "C09").turn(0);
    attack(&mut t, "england", "L2", "cornwall");
    fight(&mut t, "cornwall", &[]);
    t.refused(0, "card/C09", "WE-CARD-06");
    let mut t = four().hand(0, "C09").turn(0);
    attack(&mut t, "england", "L2", "wales");
    fight(&mut t, "wales", &[8, 8, 1]);
    t.answers(0, ["card/C09"]);
    let last = t.events.iter().rev().find(|e| matches!(e, Event::Rolled { .. }));
    assert!(
        matches!(last, Some(Event::Rolled { die: 10, side: Side::Defender, .. })),
        "a mountain of peasants"
    );
}

#[test]
fn c10_loyal_garrison() {
    ledger::proves!("WE-CARD-08", "WE-CARD-06", "WE-R-23");
    let mut t = four().hand(0, "C10").holds(0, "england L5, nicaea L1").turn(0);
    attack(&mut t, "england", "L2", "cornwall");
    attack(&mut t, "england", "L2", "wales");
    fight(&mut t, "cornwall", &[8, 8, 1]);
    t.refused(0, "card/C10", "WE-CARD-01");
    t.answers(0, ["done"]);
    t.refused(0, "card/C10", "WE-CARD-01");
    fight(&mut t, "wales", &[8, 8, 1]);
    t.answers(0, ["done", "card/C10"]);
    t.refused(0, "fief/england", "WE-CARD-06");
    t.answers(0, ["fief/wales"]);
    assert_eq!((t.army("wales").as_str(), t.army("cornwall").as_str()), ("L4", "L2"), "both in one fief");
    t.refused(0, "fief/wales mover/foot", "WE-REDEPLOY-02");
    let mut t = four().hand(0, "C10").turn(0);
    t.answers(0, ["done"]).refused(0, "card/C10", "WE-CARD-06");
}

#[test]
fn c10_fills_a_mountain_to_fifteen() {
    ledger::proves!("WE-R-23");
    for (n, stands) in [(14, "L15"), (13, "L15")] {
        let mut t = four().hand(0, "C10").holds(0, "england L19").turn(0);
        attack(&mut t, "england", &format!("L{n}"), "wales");
        let dice = [&vec![8; n][..], &[1]].concat();
        fight(&mut t, "wales", &dice);
        t.answers(0, ["done", "card/C10", "fief/wales"]);
        assert_eq!(t.army("wales"), stands);
    }
    let mut t = four().hand(0, "C10").holds(0, "england L19").turn(0);
    attack(&mut t, "england", "L15", "wales");
    fight(&mut t, "wales", &[&[8; 15][..], &[1]].concat());
    t.answers(0, ["done"]).refused(0, "card/C10", "WE-CARD-06");
}

#[test]
fn c11_battle_fervour() {
    ledger::proves!("WE-DICE-01", "WE-CARD-06");
    let mut t = raid(held().hand(0, "C11 P10").hand(1, "C11"), "L3", &[1; 5]);
    t.answers(0, ["card/C11"]);
    assert_eq!(die(&t, Side::Attacker), 10);
    t.answers(0, ["card/P10"]).refused(1, "card/C11", "WE-CARD-06");
    assert_eq!(die(&t, Side::Attacker), 12, "steps add");
    t.answers(1, ["done"]);
    assert_eq!(
        (rolled(&t, Side::Attacker), die(&t, Side::Attacker)),
        (vec![(12, 3)], 8),
        "for one battle round"
    );
}

#[test]
fn c11_adds_nothing_to_a_d12() {
    ledger::proves!("WE-CARD-06");
    let mut t = raid(held().hand(0, "C11 C12 P10 C04"), "L3", &[]);
    t.answers(0, ["card/C12", "card/P10"]);
    assert_eq!(die(&t, Side::Attacker), 12);
    t.refused(0, "card/C11", "WE-CARD-06");
}

#[test]
fn c12_heroic_leadership() {
    ledger::proves!("WE-CARD-12", "WE-DICE-01", "WE-CARD-06");
    let mut t = raid(held().hand(0, "C12 C04").hand(1, "C12"), "L3", &[1; 5]);
    t.answers(0, ["card/C12", "done"]).refused(1, "card/C12", "WE-CARD-06");
    t.answers(1, ["done"]);
    for _ in 0..3 {
        assert_eq!(die(&t, Side::Attacker), 10, "to the end of the battle");
        t.dice(&[1; 5]);
        t.answers(0, ["fight", "done"]).answers(1, ["done"]);
    }
    let scene = held().holds(0, "england L6").hand(0, "C12 C04");
    let mut t = scene.turn(0);
    attack(&mut t, "england", "L3", "northumbria");
    attack(&mut t, "england", "L2", "wales");
    fight(&mut t, "northumbria", &[8, 8, 8, 1, 1]);
    t.answers(0, ["card/C12", "done"]);
    fight(&mut t, "wales", &[]);
    assert_eq!(die(&t, Side::Attacker), 8, "of that battle only");
}

#[test]
fn c13_siege() {
    ledger::proves!("WE-CASTLE-11", "WE-CARD-06", "WE-CARD-12");
    let mut t = raid(held().castle("northumbria").hand(0, "C13 M07").hand(1, "C13"), "L3", &[1; 5]);
    t.answers(0, ["card/C13"]);
    assert_eq!(die(&t, Side::Defender), 10);
    t.answers(0, ["card/M07"]);
    t.refused(1, "card/C13", "WE-CARD-06");
    assert_eq!(die(&t, Side::Defender), 8, "with War Engines");
    t.answers(1, ["done"]);
    for expected in [8, 10, 10] {
        assert_eq!(die(&t, Side::Defender), expected, "to the end of the battle");
        t.dice(&[1; 5]);
        t.answers(0, ["fight"]).answers(1, ["done"]);
    }
    let mut t = raid(held().unfinished("northumbria").hand(0, "C13"), "L3", &[]);
    t.refused(0, "card/C13", "WE-CARD-06");
    let mut t = four().holds(1, "wales L2, kiev L3").hand(0, "C13").turn(0);
    attack(&mut t, "england", "L3", "wales");
    fight(&mut t, "wales", &[]);
    t.refused(0, "card/C13", "WE-CARD-06");
    let mut t = four().holds(1, "wales L2, kiev L3").unfinished("wales").hand(0, "C13 C04").turn(0);
    attack(&mut t, "england", "L3", "wales");
    fight(&mut t, "wales", &[]);
    t.answers(0, ["card/C13"]);
    assert_eq!(die(&t, Side::Defender), 10, "any castle in a mountain");
}

#[test]
fn c14_ambush() {
    ledger::proves!("WE-CARD-06", "WE-R-77");
    let mut t = raid(held().hand(1, "C14"), "L3", &[1, 1, 1]);
    t.answers(1, ["card/C14"]);
    assert_eq!((t.attackers("northumbria").as_str(), t.dice_left()), ("L1", 0), "two fall before the dice");
    let mut t = raid(held().hand(0, "C14"), "L3", &[]);
    t.refused(0, "card/C14", "WE-CARD-06");
    let mut t = raid(held().castle("northumbria").hand(1, "C14"), "L3", &[]);
    t.refused(1, "card/C14", "WE-CARD-06");
    let mut t = four().holds(1, "cornwall L2, kiev L3").hand(1, "C14").turn(0);
    attack(&mut t, "england", "L3", "cornwall");
    fight(&mut t, "cornwall", &[]);
    t.refused(1, "card/C14", "WE-CARD-06");
    let mut t = four().holds(1, "wales L2, kiev L3").hand(1, "C14").turn(0);
    attack(&mut t, "england", "L2", "wales");
    fight(&mut t, "wales", &[]);
    t.answers(1, ["card/C14"]);
    assert_eq!(
        (t.phase(), t.owner("wales")),
        (Phase::Redeployment, Some(1)),
        "the attack is over without dice"
    );
}
