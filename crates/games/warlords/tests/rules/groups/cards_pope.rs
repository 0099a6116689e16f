//! The Pope deck, card by card.

use super::{attack, die, fight, finished, four};
use crate::dsl::{Scene, Sitting, fief};
use table::Seat;
use warlords::battle::Side;
use warlords::board::Phase;
use warlords::content::Deck;
use warlords::event::Event;

/// Player 0 draws this card; play stops before taxes are collected.
fn draws(scene: Scene, card: &str) -> Sitting {
    scene.hand(3, "C04").deck(Deck::Pope, card).pope([0])
}

fn without_castle(scene: Scene, word: &str) -> Scene {
    scene.so(|s| s.board.castles.remove(fief(word))).so(|s| s.board.finished.remove(fief(word)))
}

#[test]
fn p01_alms_of_the_faithful() {
    ledger::proves!("WE-CARD-09", "WE-POPE-02");
    let t = draws(four(), "P01");
    assert_eq!([0, 1, 2, 3].map(|s| t.gold(s)), [5, 0, 0, 0]);
    let mut t = four().hand(0, "P01").turn(0);
    t.refused(0, "card/P01", "WE-CARD-01");
}

#[test]
fn p02_holy_year() {
    ledger::proves!("WE-CARD-09", "WE-POPE-02");
    let t = draws(four().excommunicated(2, "P06"), "P02");
    assert_eq!([0, 1, 2, 3].map(|s| t.gold(s)), [4, 2, 0, 2], "not to the excommunicated");
    let t = draws(four().excommunicated(1, "P04").excommunicated(2, "P06").excommunicated(3, "P06"), "P02");
    assert_eq!([0, 1, 2, 3].map(|s| t.gold(s)), [4, 0, 0, 0], "as far as possible");
}

#[test]
fn p03_censure_of_pride() {
    ledger::proves!("WE-CARD-06", "WE-EXCOM-02", "WE-R-39");
    let proud = |gold| four().holds(1, "kiev L3, bosnia L1").unfinished("bosnia").gold(1, gold).gold(0, 9);
    let mut t = draws(proud(7), "P03");
    t.answers(1, ["obey"]);
    assert_eq!((t.gold(1), t.gold(0)), (2, 9), "to the Treasury");
    let mut t = draws(proud(3), "P03");
    t.answers(1, ["obey"]);
    assert_eq!(t.gold(1), 0, "all he has");
    assert_eq!(draws(proud(0), "P03").told("WE-R-39").len(), 1, "from nothing comes nothing");
    assert_eq!(draws(four().gold(1, 9), "P03").told("WE-R-39").len(), 1, "a tie");
    let mut t = draws(four().holds(0, "england L3, nicaea L1").castle("nicaea").gold(0, 5), "P03");
    t.answers(0, ["ignore"]);
    assert_eq!((t.gold(0), t.state.board.players[0].excommunications.len()), (5, 1), "the drawer himself");
}

#[test]
fn p04_peters_pence() {
    ledger::proves!("WE-TAX-01", "WE-CARD-06");
    // Player 1 is due a single gold: a castle in plains, in a kingdom where another has more.
    let poor = Scene::four().holds(1, "polotsk L1").castle("polotsk").holds(2, "lithuania L1, volhynia L1");
    let mut t = poor.holds(0, "england L3").castle("england").hand(0, "P04").taxes();
    t.answers(0, ["card/P04", "seat/1"]).answers(1, ["obey"]);
    assert_eq!((t.gold(0), t.gold(1)), (9 + 1, 0), "not below nothing");
    let mut t = without_castle(four(), "kiev").hand(0, "P04").taxes();
    t.answers(0, ["card/P04"]);
    t.refused(0, "seat/1", "WE-CARD-06");
    t.answers(0, ["seat/2"]).answers(2, ["obey"]);
    assert_eq!((t.gold(0), t.gold(2)), (13, 5));
    let none = ["kiev", "constantinople", "castile"].into_iter().fold(four(), without_castle);
    none.hand(0, "P04").taxes().refused(0, "card/P04", "WE-CARD-06");
}

#[test]
fn p04_is_collected_without_a_castle_too() {
    ledger::proves!("WE-TAX-11");
    let mut t = without_castle(four(), "england").hand(0, "P04").taxes();
    t.answers(0, ["card/P04", "seat/3"]).answers(3, ["obey"]);
    assert_eq!((t.gold(0), t.gold(3)), (4, 4), "Castile 2 and 6, less 4");
}

/// England borders on Wales of player 1 and Northumbria of player 2.
fn neighbours() -> Scene {
    four().holds(1, "kiev L3, wales L2").holds(2, "constantinople L3, northumbria L2").hand(0, "P05")
}

#[test]
fn p05_truce_of_god() {
    ledger::proves!("WE-CARD-14");
    let mut t = neighbours().turn(0);
    t.answers(0, ["card/P05", "seat/1"]).answers(1, ["obey"]);
    t.answers(0, ["fief/england mover/foot", "soldier/lancer number/1"]);
    t.refused(0, "fief/wales", "WE-CARD-14");
    t.answers(0, ["fief/northumbria"]);
    fight(&mut t, "northumbria", &[1, 10, 10]);
    t.answers(0, ["done"]);
    t.answers(1, ["fief/wales mover/foot", "soldier/lancer number/1"]);
    t.refused(1, "fief/england", "WE-CARD-14");
    t.answers(1, ["fief/ireland"]);
    fight(&mut t, "ireland", &[1, 8, 8, 8]);
    t.answers(1, ["done"]);
    assert_eq!(t.waits_for(), Some(2), "his next turn is over");
    assert!(!t.state.board.truce(Seat(0), Seat(1)));
}

#[test]
fn p05_lasts_to_the_end_of_his_next_turn() {
    ledger::proves!("WE-CARD-14");
    let mut t = neighbours().order([1, 0, 2, 3]).turn(0);
    t.answers(0, ["card/P05", "seat/1"]).answers(1, ["obey"]);
    t.pass_until(|t| t.state.board.round == 3);
    assert!(t.state.board.truce(Seat(1), Seat(0)), "he has had no turn yet");
    t.pass_until(|t| t.events.iter().rev().any(|e| matches!(e, Event::TurnEnded { seat: Seat(1) })));
    assert!(!t.state.board.truce(Seat(1), Seat(0)));
}

#[test]
fn p05_not_with_one_who_was_attacked() {
    ledger::proves!("WE-CARD-06");
    let mut t = neighbours().turn(0);
    attack(&mut t, "england", "L1", "wales");
    t.answers(0, ["card/P05"]);
    t.refused(0, "seat/1", "WE-CARD-06");
    assert_eq!(t.paths(), ["seat/2", "seat/3"]);
    t.answers(0, ["seat/2"]).answers(2, ["ignore"]);
    t.answers(0, ["fief/england mover/foot", "soldier/lancer number/1", "fief/northumbria"]);
    assert_eq!(t.attackers("northumbria"), "L1", "ignored, it binds nobody");
}

#[test]
fn p06_vow_of_pilgrimage() {
    ledger::proves!("WE-CARD-06", "WE-EXCOM-02");
    let mut t = four().hand(0, "P06").holds(1, "kiev L1 F1 K1, volhynia L1, polotsk f2").turn(0);
    t.answers(0, ["card/P06", "seat/1"]).answers(1, ["obey"]);
    t.refused(1, "fief/volhynia soldier/lancer", "WE-CARD-06");
    t.refused(1, "fief/kiev soldier/knight", "WE-CARD-06");
    t.answers(1, ["fief/kiev soldier/footman", "fief/polotsk mercenary/footman"]);
    assert_eq!(["kiev", "volhynia", "polotsk"].map(|f| t.army(f)), ["L1 K1", "L1", "f1"], "two, and no fief");
    assert_eq!(t.waits_for(), Some(0));
    let mut t = four().hand(0, "P06").holds(1, "kiev L1 F1").turn(0);
    t.answers(0, ["card/P06", "seat/1"]).answers(1, ["obey", "fief/kiev soldier/lancer"]);
    assert_eq!((t.army("kiev").as_str(), t.waits_for()), ("F1", Some(0)), "the last one stays");
    let lone = four().hand(0, "P06").holds(1, "kiev L1").holds(2, "constantinople K3").holds(3, "castile F1");
    lone.turn(0).refused(0, "card/P06", "WE-CARD-06");
}

#[test]
fn p07_papal_legate() {
    ledger::proves!("WE-CARD-06", "WE-R-50");
    let scene = || four().hand(0, "P07").captive("kiev", 0).captive("castile", 2);
    let mut t = scene().turn(0);
    t.answers(0, ["card/P07"]);
    assert_eq!(t.paths(), ["seat/1"], "only he who holds one");
    t.answers(0, ["seat/1"]).answers(1, ["obey"]).answers(0, ["captive/kiev seat/0"]);
    assert_eq!((t.army("england").as_str(), t.state.board.captives.len()), ("L3 W1", 1));
    assert!(t.events.iter().all(|e| !matches!(e, Event::Paid { .. })), "nobody is paid");
    assert!(t.may("fief/england mover/warlord"), "unmoved, before Manoeuvre ends");
    let mut t = scene().turn(0);
    t.answers(0, ["card/P07", "seat/1"]).answers(1, ["ignore"]);
    assert_eq!((t.army("england").as_str(), t.state.board.captives.len()), ("L3", 2));
    let mut t = without_castle(scene(), "england").turn(0);
    t.answers(0, ["play-on"]).refused(0, "card/P07", "WE-CARD-06");
    four().hand(0, "P07").captive("kiev", 2).turn(0).refused(0, "card/P07", "WE-CARD-06");
}

#[test]
fn p08_interdict() {
    ledger::proves!("WE-CARD-06", "WE-CASTLE-11");
    let scene = || four().hand(0, "P08").holds(1, "kiev L3, sicily L1").unfinished("sicily");
    let mut t = scene().taxes();
    t.answers(0, ["card/P08", "seat/1"]).answers(1, ["obey"]);
    assert_eq!(t.after("kingdom/").len(), 2);
    t.refused(0, "kingdom/britain", "WE-CARD-06");
    t.answers(0, ["kingdom/italy"]);
    assert_eq!((t.gold(1), t.gold(0)), (3 + 2 + 6, 9), "Kiev still pays its bonus");
    let mut t = scene().taxes();
    t.answers(0, ["card/P08", "seat/1"]).answers(1, ["ignore"]);
    assert_eq!(t.gold(1), 17);
    let mut t = without_castle(four(), "kiev").hand(0, "P08").taxes();
    t.answers(0, ["card/P08"]).refused(0, "seat/1", "WE-CARD-06");
    let none = ["kiev", "constantinople", "castile"].into_iter().fold(four(), without_castle);
    none.hand(0, "P08").taxes().refused(0, "card/P08", "WE-CARD-06");
}

#[test]
fn p08_lasts_for_one_collection() {
    ledger::proves!("WE-CARD-14");
    let mut t = four().hand(0, "P08").taxes();
    t.answers(0, ["card/P08", "seat/1"]).answers(1, ["obey"]).answers(0, ["kingdom/kievan_rus"]);
    assert_eq!(t.gold(1), 3);
    t.pass_until(|t| t.state.board.round == 3 && t.phase() == Phase::Recruit);
    let taxes =
        |e: &&Event| matches!(e, Event::Gained { seat: Seat(1), gold: 9, rule } if rule.0 == "WE-TAX-02");
    assert_eq!(t.events.iter().filter(taxes).count(), 1, "next round it is as ever");
}

#[test]
fn p09_monastic_levy() {
    ledger::proves!("WE-CARD-08", "WE-R-76", "WE-R-23", "WE-CARD-06");
    let mut t = four().hand(0, "P09").holds(0, "england L3, wales L14, cornwall L1").deploy();
    t.answers(0, ["card/P09", "fief/wales"]);
    t.refused(0, "fief/wales", "WE-R-23");
    t.answers(0, ["fief/cornwall"]);
    assert_eq!((t.army("wales").as_str(), t.army("cornwall").as_str(), t.cards(0)), ("L15", "L2", 0));
    let full = without_castle(four(), "england").so(|s| s.board.owned[0].remove(fief("england")));
    let full = full.so(|s| s.board.armies[fief("england")] = Default::default()).holds(0, "wales L15");
    full.hand(0, "P09").deploy().refused(0, "card/P09", "WE-CARD-06");
}

#[test]
fn p10_crusading_zeal() {
    ledger::proves!("WE-DICE-01", "WE-CARD-06");
    let mut t = four().holds(1, "kiev L3, northumbria L3").hand(0, "P10 P05").hand(1, "P10").turn(0);
    attack(&mut t, "england", "L3", "northumbria");
    fight(&mut t, "northumbria", &[1, 1, 1, 1, 1, 1]);
    t.answers(0, ["card/P10"]);
    assert_eq!((die(&t, Side::Attacker), die(&t, Side::Defender)), (10, 10));
    t.answers(0, ["done"]).answers(1, ["card/P10"]);
    assert_eq!(t.dice_left(), 0);
    let rolled = t.events.iter().filter_map(|e| match e {
        Event::Rolled { side, die, .. } => Some((*side, *die)),
        _ => None,
    });
    assert_eq!(rolled.collect::<Vec<_>>(), [(Side::Attacker, 10), (Side::Defender, 12)], "either side");
    assert_eq!((die(&t, Side::Attacker), die(&t, Side::Defender)), (8, 10), "for one battle round");
    let mut t = four().holds(1, "kiev L3, northumbria L3").castle("northumbria").hand(1, "P10").turn(0);
    attack(&mut t, "england", "L3", "northumbria");
    fight(&mut t, "northumbria", &[]);
    t.refused(1, "card/P10", "WE-CARD-06");
}

#[test]
fn p11_blessed_cornerstone() {
    ledger::proves!("WE-CASTLE-11", "WE-CARD-06", "WE-R-34");
    let scene = || four().hand(0, "P11").holds(0, "england L3, nicaea L1, gascony L1").unfinished("nicaea");
    let mut t = scene().gold(0, 1).recruit();
    t.answers(0, ["card/P11"]);
    t.refused(0, "castle kingdom/britain", "WE-CASTLE-03");
    t.refused(0, "castle kingdom/italy", "WE-DEPLOY-03");
    t.answers(0, ["finish fief/nicaea", "done"]);
    t.pass_to(Phase::Initiative);
    assert_eq!((t.gold(0), finished(&t, "nicaea")), (1, Some(true)));
    let mut t = scene().dated("nicaea").recruit();
    t.answers(0, ["card/P11"]);
    t.refused(0, "finish fief/nicaea", "WE-R-35");
    t.answers(0, ["castle kingdom/france", "done"]);
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/gascony"]);
    assert_eq!((t.gold(0), finished(&t, "gascony")), (0, Some(false)));
    four().hand(0, "P11").recruit().refused(0, "card/P11", "WE-CARD-06");
}

#[test]
fn p12_indulgence() {
    ledger::proves!("WE-CARD-06", "WE-R-65");
    let mut t = four().hand(0, "P12").turn(0);
    t.answers(0, ["card/P12"]);
    t.refused(0, "part/0", "WE-CARD-06");
    t.answers(0, ["part/1"]);
    assert_eq!(t.gold(0), 3);
    let mut t = four().hand(0, "P12").excommunicated(0, "P06").turn(0);
    t.answers(0, ["card/P12", "part/0"]);
    assert_eq!((t.gold(0), t.state.board.players[0].excommunications.len()), (0, 0), "one or the other");
}

#[test]
fn p13_call_to_crusade() {
    ledger::proves!("WE-CARD-06", "WE-EXCOM-02");
    let mut t = four().hand(0, "P13").holds(1, "kiev L3 K2, polotsk K1").turn(0);
    t.answers(0, ["card/P13"]);
    t.refused(0, "seat/2", "WE-CARD-06");
    t.answers(0, ["seat/1"]).answers(1, ["obey"]);
    t.refused(1, "fief/polotsk soldier/knight", "WE-CARD-06");
    t.refused(1, "fief/kiev soldier/lancer", "WE-CARD-06");
    t.answers(1, ["fief/kiev soldier/knight"]);
    assert_eq!((t.army("kiev").as_str(), t.waits_for()), ("L3 K1", Some(0)), "one of them");
    four().hand(0, "P13").holds(1, "polotsk K1").turn(0).refused(0, "card/P13", "WE-CARD-06");
}

#[test]
fn p14_military_order() {
    ledger::proves!("WE-CARD-06", "WE-CASTLE-12", "WE-PROXY-04");
    let scene = || four().hand(0, "P14").holds(0, "england L3, nicaea L1, wales L1").unfinished("nicaea");
    let mut t = scene().so(|s| s.board.begun.insert(fief("nicaea"))).deploy();
    t.answers(0, ["card/P14"]);
    t.refused(0, "fief/nicaea", "WE-CARD-06");
    t.refused(0, "fief/wales", "WE-CARD-06");
    t.answers(0, ["fief/england"]);
    assert_eq!(t.army("england"), "L3 K1");
    let mut t = scene().deploy();
    t.answers(0, ["card/P14", "fief/nicaea"]);
    assert_eq!(t.army("nicaea"), "L1 K1", "an unfinished one of an earlier round");
    scene().holds(0, "wales K6").deploy().refused(0, "card/P14", "WE-CARD-06");
    without_castle(four(), "england").hand(0, "P14").deploy().refused(0, "card/P14", "WE-CARD-06");
}
