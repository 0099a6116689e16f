//! The Merchant deck, card by card.

use super::{attack, die, fight, finished, four};
use crate::dsl::{Scene, Sitting, fief};
use warlords::battle::{Losses, Side};
use warlords::board::Phase;
use warlords::event::Event;
use warlords::flow::Frame;

fn without_castle(scene: Scene, word: &str) -> Scene {
    scene.so(|s| s.board.castles.remove(fief(word))).so(|s| s.board.finished.remove(fief(word)))
}

/// Player 0 attacks Northumbria, a forest of player 1, with so many Lancers of England.
fn siege(scene: Scene, lancers: &str, dice: &[u8]) -> Sitting {
    let mut t = scene.turn(0);
    attack(&mut t, "england", lancers, "northumbria");
    fight(&mut t, "northumbria", dice);
    t
}

#[test]
fn m01_spice_convoy() {
    ledger::proves!("WE-CARD-09", "WE-TAX-11");
    let mut t = four().hand(0, "M01").taxes();
    t.answers(0, ["card/M01"]);
    assert_eq!((t.gold(0), t.phase()), (16, Phase::Recruit), "9 of taxes");
    four().hand(0, "M01").recruit().refused(0, "card/M01", "WE-CARD-01");
}

#[test]
fn m02_armourers_contract() {
    ledger::proves!("WE-R-62", "WE-CARD-06");
    let mut t = four().hand(0, "M02").holds(0, "england L3 A1, wales L2").turn(0);
    t.answers(0, ["card/M02"]);
    t.refused(0, "done", "WE-CARD-06");
    t.refused(0, "fief/england soldier/archer", "WE-CARD-06");
    t.refused(0, "fief/kiev soldier/lancer", "WE-CARD-06");
    t.answers(0, ["fief/wales soldier/lancer", "fief/england soldier/lancer", "fief/wales soldier/lancer"]);
    assert_eq!(
        (t.army("england").as_str(), t.army("wales").as_str(), t.gold(0)),
        ("L2 F1 A1", "F2", 0),
        "three"
    );
    assert_eq!(t.frame(), Frame::Manoeuvre);
    four().hand(0, "M02").holds(0, "england F3 A1").turn(0).refused(0, "card/M02", "WE-CARD-06");
}

#[test]
fn m02_reaches_attackers_on_a_border() {
    ledger::proves!("WE-R-62", "WE-R-78");
    let mut t = four().hand(0, "M02").holds(0, "england L2").turn(0);
    attack(&mut t, "england", "L2", "wales");
    t.answers(0, ["card/M02"]);
    t.refused(0, "attack/wales mercenary/lancer", "WE-CARD-06");
    t.refused(0, "attack/wales soldier/footman", "WE-CARD-06");
    t.answers(0, ["attack/wales soldier/lancer"]);
    assert!(t.may("done"), "up to three");
    t.answers(0, ["attack/wales soldier/lancer"]);
    assert_eq!((t.attackers("wales").as_str(), t.frame()), ("F2", Frame::Manoeuvre));
}

#[test]
fn m03_fletchers_guild() {
    ledger::proves!("WE-R-62", "WE-CARD-06");
    let mut t = four().hand(0, "M03").turn(0);
    t.answers(0, ["card/M03", "fief/england soldier/lancer", "fief/england soldier/lancer"]);
    assert_eq!((t.army("england").as_str(), t.frame()), ("L1 A2", Frame::Manoeuvre), "two");
    four().hand(0, "M03").holds(0, "england K3").turn(0).refused(0, "card/M03", "WE-CARD-06");
}

#[test]
fn m03_pays_for_each_lancer_once() {
    ledger::proves!("WE-R-62", "WE-CARD-13");
    let scene = |venice: &str| four().hand(0, "M03").holds(0, &format!("england K1, venice {venice}"));
    let mut t = scene("L1 A7 l1").turn(0);
    t.answers(0, ["card/M03", "fief/venice soldier/lancer"]);
    assert_eq!((t.gold(0), t.may("done")), (3, true), "no Archer is left");
    t.refused(0, "fief/venice soldier/lancer", "WE-CARD-06");
    assert_eq!(t.after("fief/venice "), ["mercenary/lancer"]);
    t.answers(0, ["fief/venice mercenary/lancer"]);
    assert_eq!((t.army("venice").as_str(), t.gold(0)), ("L1 A7 a1", 3), "he needs no piece");
    // Two Lancers are paid for, and the one left of a pair that the last piece has bettered.
    let mut t = scene("L2 A7").turn(0);
    t.answers(0, ["card/M03", "fief/venice soldier/lancer", "fief/venice soldier/lancer"]);
    assert_eq!((t.army("venice").as_str(), t.gold(0)), ("L2 A7", 6));
    let mut t = scene("L2 A6").turn(0);
    t.answers(0, ["card/M03", "fief/venice soldier/lancer", "fief/venice soldier/lancer"]);
    assert_eq!((t.army("venice").as_str(), t.gold(0)), ("L1 A7", 3));
}

#[test]
fn m04_war_horses() {
    ledger::proves!("WE-R-62", "WE-CARD-06", "WE-CARD-13");
    let scene = || four().hand(0, "M04").holds(0, "england L3, nicaea L3, wales L3").unfinished("nicaea");
    let mut t = scene().turn(0);
    t.answers(0, ["card/M04"]);
    t.refused(0, "fief/wales soldier/lancer", "WE-CARD-06");
    t.answers(0, ["fief/nicaea soldier/lancer"]);
    t.refused(0, "fief/england soldier/lancer", "WE-CARD-06");
    t.answers(0, ["fief/nicaea soldier/lancer"]);
    assert_eq!((t.army("nicaea").as_str(), t.army("england").as_str()), ("L1 K2", "L3"), "two of one castle");
    let mut t = scene().holds(0, "wales K6").turn(0);
    t.answers(0, ["card/M04", "fief/nicaea soldier/lancer", "done"]);
    assert_eq!((t.army("nicaea").as_str(), t.gold(0)), ("L3", 4), "no Knight left: 7 less 3");
    four().hand(0, "M04").holds(0, "england F3, wales L3").turn(0).refused(0, "card/M04", "WE-CARD-06");
}

#[test]
fn m05_free_company() {
    ledger::proves!("WE-R-61", "WE-CARD-08", "WE-CARD-01");
    let t = siege(four().holds(1, "northumbria L2, kiev L3").hand(0, "M05").hand(1, "M05"), "L3", &[]);
    let mut t = t;
    t.dice(&[1; 9]);
    t.answers(0, ["card/M05"]);
    assert_eq!((t.attackers("northumbria").as_str(), t.waits_for()), ("L3 l2", Some(1)));
    t.answers(1, ["card/M05"]);
    assert_eq!((t.army("northumbria").as_str(), t.dice_left()), ("L2 l2", 0), "they roll at once");
    let mut t = four().hand(0, "M05").turn(0);
    t.refused(0, "card/M05", "WE-CARD-01");
}

#[test]
fn m05_does_not_crowd_a_mountain() {
    ledger::proves!("WE-R-23", "WE-CARD-06");
    let wales = |n: u8, castle: &str| {
        let scene =
            four().holds(1, &format!("kiev L3, wales L{n}")).unfinished(castle).hand(1, "M05").hand(0, "M05");
        let mut t = scene.order([1, 0, 2, 3]).turn(0);
        attack(&mut t, "england", "L3", "wales");
        fight(&mut t, "wales", &[]);
        t
    };
    let mut t = wales(14, "");
    t.answers(1, ["card/M05"]);
    assert_eq!(t.army("wales"), "L14 l1", "up to fifteen");
    t.answers(0, ["card/M05"]);
    let mut t = wales(15, "");
    t.refused(1, "card/M05", "WE-CARD-06");
    let mut t = wales(15, "wales");
    t.answers(1, ["card/M05"]);
    assert_eq!(t.army("wales"), "L15 l2", "a castle has no limit");
}

#[test]
fn m06_master_masons() {
    ledger::proves!("WE-CASTLE-11", "WE-CARD-06");
    let mut t = four().hand(0, "M06").holds(0, "england L3, gascony L1").recruit();
    t.answers(0, ["card/M06"]);
    assert_eq!(t.paths(), ["castle kingdom/france"]);
    t.answers(0, ["castle kingdom/france", "done"]).pass_to(Phase::Initiative);
    assert_eq!(finished(&t, "gascony"), Some(false));
    let mut t = four().hand(0, "M06").holds(0, "england L3, wales L1").unfinished("wales").recruit();
    t.answers(0, ["card/M06", "finish fief/wales"]);
    t.refused(0, "finish fief/wales", "WE-CASTLE-06");
    t.answers(0, ["done"]).pass_to(Phase::Initiative);
    assert_eq!((finished(&t, "wales"), t.gold(0)), (Some(true), 0));
    four().hand(0, "M06").recruit().refused(0, "card/M06", "WE-CARD-06");
}

#[test]
fn m07_war_engines() {
    ledger::proves!("WE-CASTLE-11", "WE-CARD-06");
    let castle = || four().holds(1, "northumbria L2, kiev L3").castle("northumbria").hand(1, "M07");
    let mut t = siege(castle().hand(0, "M07 P05"), "L3", &[1; 5]);
    assert_eq!(die(&t, Side::Defender), 12);
    t.answers(0, ["card/M07", "done"]);
    t.refused(1, "card/M07", "WE-CARD-06");
    t.answers(1, ["done"]);
    for expected in [10, 12] {
        t.answers(0, ["fight"]);
        assert_eq!(die(&t, Side::Defender), expected, "two battle rounds");
        t.dice(&[1; 5]);
        t.answers(0, ["done"]).answers(1, ["done"]);
    }
    let mut t = siege(four().holds(1, "northumbria L2, kiev L3").hand(0, "M07"), "L3", &[]);
    t.refused(0, "card/M07", "WE-CARD-06");
}

#[test]
fn m08_murder_holes() {
    ledger::proves!("WE-CASTLE-11", "WE-CARD-06", "WE-R-77");
    let castle = || four().holds(1, "northumbria L2, kiev L3").castle("northumbria").hand(1, "M08");
    let mut t = siege(castle().holds(0, "england L2 F2").hand(0, "M08"), "L2 F2", &[]);
    t.refused(0, "card/M08", "WE-CARD-06");
    t.answers(0, ["done"]).answers(1, ["card/M08"]);
    assert_eq!(
        (t.waits_for(), t.frame()),
        (Some(0), Frame::Losses(Losses { side: Side::Attacker, left: 2 }))
    );
    t.dice(&[1, 1, 1, 1]);
    t.answers(0, ["soldier/lancer number/1", "soldier/footman number/1"]);
    assert_eq!(
        (t.attackers("northumbria").as_str(), t.dice_left()),
        ("L1 F1", 0),
        "of his choice; they do not roll"
    );
    let t2 = siege(castle(), "L2", &[]);
    let mut t2 = t2;
    t2.answers(1, ["card/M08"]);
    assert_eq!(
        (t2.army("northumbria").as_str(), t2.phase()),
        ("L2", Phase::Redeployment),
        "lost without dice"
    );
    assert!(t2.events.iter().all(|e| !matches!(e, Event::Rolled { .. })));
    let mut t = siege(four().holds(1, "northumbria L2, kiev L3").hand(1, "M08"), "L3", &[]);
    t.refused(1, "card/M08", "WE-CARD-06");
}

#[test]
fn m09_purse_of_favours() {
    ledger::proves!("WE-INITIATIVE-02", "WE-INITIATIVE-04");
    let mut t = four().hand(0, "M09 C04").gold(0, 2).dice();
    t.answers(0, ["card/M09"]);
    t.refused(0, "pay", "WE-INITIATIVE-02");
    t.refused(0, "discard card/C04", "WE-INITIATIVE-02");
    // 7 and 1 are 8: tied with player 2, and the one counts again.
    t.dice(&[7, 5, 8, 1, 3, 3]);
    t.answers(0, ["done"]);
    assert_eq!((t.dice_left(), t.waits_for(), t.gold(0)), (0, Some(0), 2));
    let mut t = four().hand(0, "M09").gold(0, 2).dice();
    t.dice(&[12, 8, 7, 6]);
    t.answers(0, ["pay", "card/M09"]);
    assert_eq!((t.dice_left(), t.waits_for()), (0, Some(0)));
    four().hand(0, "M09").taxes().refused(0, "card/M09", "WE-CARD-01");
}

#[test]
fn m10_ransom_broker() {
    ledger::proves!("WE-CARD-06", "WE-R-50");
    let scene = |gold| {
        four()
            .hand(0, "M10")
            .captive("kiev", 0)
            .gold(0, gold)
            .holds(0, "england L3, nicaea L1")
            .castle("nicaea")
    };
    let mut t = scene(4).turn(0);
    t.answers(0, ["card/M10", "seat/1", "captive/kiev seat/0"]);
    t.refused(0, "fief/kiev", "WE-CAPTURE-05");
    t.answers(0, ["fief/nicaea"]);
    assert_eq!((t.gold(0), t.gold(1), t.army("nicaea").as_str()), (0, 4, "L1 W1"), "the captor is paid");
    scene(3).turn(0).refused(0, "card/M10", "WE-CARD-06");
    four().hand(0, "M10").gold(0, 9).turn(0).refused(0, "card/M10", "WE-CARD-06");
    let mut t = without_castle(four(), "england").hand(0, "M10").captive("kiev", 0).gold(0, 9).turn(0);
    t.answers(0, ["play-on"]).refused(0, "card/M10", "WE-CARD-06");
}

#[test]
fn m11_hired_wagons() {
    ledger::proves!("WE-CARD-14", "WE-CARD-06");
    let scene = || four().hand(0, "M11").holds(0, "england L9 K1, wales L1, ireland L1, ulster L1");
    let mut t = scene().turn(0);
    t.refused(0, "card/M11", "WE-CARD-01");
    t.answers(0, ["done", "card/M11", "fief/england"]);
    t.refused(0, "soldier/lancer number/7", "WE-MANEUVER-02");
    t.answers(0, ["soldier/lancer number/5", "soldier/knight number/1"]);
    t.refused(0, "soldier/lancer number/1", "WE-MANEUVER-02");
    t.answers(0, ["fief/wales", "fief/ireland"]);
    assert_eq!(
        (t.army("england").as_str(), t.army("ireland").as_str()),
        ("L4", "L6 K1"),
        "one fief further: two"
    );
    assert_eq!(t.frame(), Frame::Redeploy, "and no more");
    let mut t = scene().turn(0);
    t.answers(
        0,
        ["done", "card/M11", "fief/england", "soldier/knight number/1", "fief/wales", "fief/ireland"],
    );
    t.answers(0, ["fief/ulster"]);
    assert_eq!(t.army("ulster"), "L1 K1", "a Knight goes three");
    let mut t = four().hand(0, "M11").turn(0);
    t.answers(0, ["done"]);
    t.refused(0, "card/M11", "WE-CARD-06");
}

#[test]
fn m12_greek_fire() {
    ledger::proves!("WE-CARD-06", "WE-R-77", "WE-CASUALTY-01");
    let mut t = siege(four().holds(1, "northumbria L3 F3, kiev L3").hand(0, "M12").hand(1, "C08"), "L3", &[]);
    t.answers(0, ["card/M12"]);
    assert_eq!(t.frame(), Frame::Losses(Losses { side: Side::Defender, left: 4 }), "four, of his choice");
    t.answers(1, ["soldier/footman number/2", "soldier/lancer number/2"]);
    assert_eq!(t.army("northumbria"), "L1 F1");
    let mut t = siege(four().holds(1, "northumbria L3, kiev L3").hand(0, "M12"), "L1", &[]);
    t.answers(0, ["card/M12"]);
    assert_eq!(
        (t.owner("northumbria"), t.army("northumbria").as_str()),
        (Some(0), "L1"),
        "all, if he has fewer"
    );
    let mut t = siege(four().hand(0, "M12"), "L1", &[]);
    t.answers(0, ["card/M12"]);
    assert_eq!(t.owner("northumbria"), Some(0), "peasants too");
    let mut t = siege(four().holds(1, "northumbria L3, kiev L3").hand(1, "M12"), "L1", &[]);
    t.refused(1, "card/M12", "WE-CARD-06");
}

#[test]
fn m12_is_not_stopped_by_a_shield_wall() {
    ledger::proves!("WE-CARD-14");
    let scene = four().order([1, 0, 2, 3]).holds(1, "northumbria L6, kiev L3").hand(0, "M12").hand(1, "C08");
    let mut t = siege(scene, "L1", &[8, 1, 1]);
    t.answers(1, ["card/C08"]).answers(0, ["card/M12"]);
    assert_eq!(
        (t.army("northumbria").as_str(), t.dice_left()),
        ("L2", 0),
        "casualties are no hits; the hit is ignored"
    );
}

#[test]
fn m13_toll_rights() {
    ledger::proves!("WE-TAX-01", "WE-CARD-06", "WE-R-38");
    let mut t = four().order([1, 0, 2, 3]).hand(0, "M13").hand(1, "P05").taxes();
    t.answers(1, ["done"]).answers(0, ["card/M13", "seat/1"]);
    assert_eq!((t.gold(0), t.gold(1)), (13, 5), "nobody is asked whether he obeys");
    let mut t = without_castle(four(), "kiev").hand(0, "M13").taxes();
    t.answers(0, ["card/M13"]).refused(0, "seat/1", "WE-CARD-06");
    let none = ["kiev", "constantinople", "castile"].into_iter().fold(four(), without_castle);
    none.hand(0, "M13").taxes().refused(0, "card/M13", "WE-CARD-06");
}

#[test]
fn two_shifts_take_no_more_than_there_is() {
    ledger::proves!("WE-TAX-01", "WE-CARD-10");
    // Castile is due 2 and 6: one card takes 4, another the rest.
    let mut t = four().hand(0, "M13 P04").hand(1, "M13").taxes();
    t.answers(0, ["card/M13", "seat/3", "card/P04", "seat/3"]).answers(3, ["obey"]);
    t.answers(1, ["card/M13"]);
    t.refused(1, "seat/3", "WE-CARD-06");
    t.answers(1, ["seat/2"]);
    assert_eq!([0, 1, 2, 3].map(|s| t.gold(s)), [17, 13, 5, 0]);
    assert!(t.state.board.shifts.is_empty(), "of one collection");
}
