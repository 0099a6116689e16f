//! What happens in the Group Phases and by cards is told, to all who may know it.

use super::{attack, fight, four, four_with};
use crate::dsl::{Scene, Sitting, army, card, fief, kingdom};
use table::{Event as _, Rule, Seat, SeatSet};
use warlords::Options;
use warlords::army::{Kind, Troop};
use warlords::battle::Side;
use warlords::board::{Ending, Phase};
use warlords::content::Deck;
use warlords::event::{Cause, Event};

/// This was told exactly once.
fn once(t: &Sitting, event: Event) {
    let n = t.events.iter().filter(|e| **e == event).count();
    assert_eq!(
        n,
        1,
        "{event:?} in {:#?}",
        t.events.iter().filter(|e| e.rule() == event.rule()).collect::<Vec<_>>()
    );
}

#[test]
fn purchases_and_placements() {
    ledger::proves!("WE-RECRUIT-03", "WE-DEPLOY-01");
    let scene = four().holds(0, "england L3 f1, gascony L1, nicaea L1").unfinished("nicaea").gold(0, 29);
    let mut t = scene.recruit();
    t.answers(0, ["soldier/lancer number/1", "hire mercenary/lancer number/1", "castle kingdom/france"]);
    t.answers(0, ["finish fief/nicaea", "keep fief/england", "mercenary/footman number/1", "done"]);
    let (zero, lancer) = (Seat(0), army("L1"));
    once(&t, Event::Recruited { seat: zero, army: lancer, rule: Rule("WE-RECRUIT-01") });
    once(&t, Event::Recruited { seat: zero, army: army("l1"), rule: Rule("WE-RECRUIT-05") });
    once(&t, Event::Spent { seat: zero, gold: 3, rule: Rule("WE-RECRUIT-01") });
    once(&t, Event::Spent { seat: zero, gold: 4, rule: Rule("WE-RECRUIT-05") });
    once(&t, Event::Spent { seat: zero, gold: 6, rule: Rule("WE-CASTLE-02") });
    once(&t, Event::Spent { seat: zero, gold: 6, rule: Rule("WE-CASTLE-06") });
    once(&t, Event::Spent { seat: zero, gold: 6, rule: Rule("WE-MERC-02") });
    once(&t, Event::CastleOrdered { seat: zero, kingdom: kingdom("france") });
    once(&t, Event::FinishOrdered { seat: zero, fief: fief("nicaea") });
    once(&t, Event::Kept { seat: zero, fief: fief("england"), army: army("f1") });
    t.pass_to(Phase::Deploy);
    t.answers(
        0,
        ["fief/gascony", "fief/gascony soldier/lancer", "fief/england", "mercenary/lancer number/1"],
    );
    once(&t, Event::CastleBegun { seat: zero, fief: fief("gascony") });
    once(&t, Event::CastleFinished { seat: zero, fief: fief("nicaea") });
    once(&t, Event::Placed { seat: zero, fief: fief("gascony"), army: lancer, rule: Rule("WE-DEPLOY-04") });
    once(
        &t,
        Event::Placed { seat: zero, fief: fief("england"), army: army("l1"), rule: Rule("WE-DEPLOY-10") },
    );
}

#[test]
fn what_goes_back_and_who_leaves() {
    ledger::proves!("WE-R-31", "WE-MERC-02");
    // Room that mercenaries would leave is there no more once they are paid again.
    let scene =
        Scene::four().holds(0, "wales L14 l1").gold(0, 7).holds(1, "kiev L1 k2").holds(2, "nicaea L1");
    let mut t = scene.holds(3, "leon L1").recruit();
    t.answers(0, ["soldier/lancer number/1", "keep fief/wales", "mercenary/lancer number/1", "done"]);
    t.pass_to(Phase::Initiative);
    once(&t, Event::GivenBack { seat: Seat(0), army: army("L1") });
    once(&t, Event::Gained { seat: Seat(0), gold: 3, rule: Rule("WE-R-31") });
    once(
        &t,
        Event::Removed { seat: Seat(1), fief: fief("kiev"), army: army("k2"), rule: Rule("WE-MERC-02") },
    );
}

#[test]
fn bonus_lancers_and_recruits_in_a_castle() {
    ledger::proves!("WE-DEPLOY-06", "WE-DEPLOY-08");
    let britain = "scotland L1, northumbria L1, england L3, wales L1, cornwall L1, ireland L1, ulster L1";
    let mut t = four().holds(0, britain).taxes();
    t.answers(0, ["soldier/lancer number/2"]).pass_to(Phase::Deploy);
    t.answers(0, ["fief/england", "soldier/lancer number/2", "fief/ulster number/4"]);
    once(&t, Event::Gained { seat: Seat(0), gold: 24, rule: Rule("WE-TAX-02") });
    once(
        &t,
        Event::Placed { seat: Seat(0), fief: fief("england"), army: army("L2"), rule: Rule("WE-DEPLOY-06") },
    );
    once(
        &t,
        Event::Placed { seat: Seat(0), fief: fief("ulster"), army: army("L4"), rule: Rule("WE-DEPLOY-08") },
    );
}

#[test]
fn initiative() {
    ledger::proves!("WE-INITIATIVE-02", "WE-INITIATIVE-04");
    let mut t = four().gold(0, 2).hand(0, "C04").hand(1, "M09").dice();
    t.dice(&[3, 7, 5, 4]);
    t.answers(0, ["pay", "discard card/C04"]).answers(1, ["card/M09"]);
    once(&t, Event::Spent { seat: Seat(0), gold: 2, rule: Rule("WE-INITIATIVE-02") });
    once(&t, Event::Discarded { seat: Seat(0), card: card("C04"), rule: Rule("WE-INITIATIVE-02") });
    once(&t, Event::BetterDie { seat: Seat(0), die: 10 });
    once(&t, Event::BetterDie { seat: Seat(0), die: 12 });
    once(&t, Event::BetterDie { seat: Seat(1), die: 12 });
    once(
        &t,
        Event::RolledInitiative { seat: Seat(1), die: 12, face: 7, bonus: 1, rule: Rule("WE-INITIATIVE-04") },
    );
    once(
        &t,
        Event::RolledInitiative { seat: Seat(2), die: 8, face: 5, bonus: 0, rule: Rule("WE-INITIATIVE-04") },
    );
    let rolls: Vec<(u8, u8)> = t.state.board.rolls.iter().map(|(s, f)| (s.0, *f)).collect();
    assert_eq!(rolls, [(0, 3), (1, 7), (2, 5), (3, 4)]);
    t.answers(1, ["initiative/2"])
        .answers(2, ["initiative/1"])
        .answers(3, ["initiative/3"])
        .answers(0, ["initiative/4"]);
    once(&t, Event::InitiativeTaken { seat: Seat(1), n: 2, rule: Rule("WE-INITIATIVE-04") });
    let order = [2, 1, 3, 0].map(Seat).into_iter().collect();
    once(&t, Event::OrderSet { order, rule: Rule("WE-INITIATIVE-04") });
}

#[test]
fn cards_that_are_bought_drawn_and_shuffled() {
    ledger::proves!("WE-MERCHANT-01", "WE-CARD-04");
    let mut t = four().gold(0, 4).gold(1, 4).deck(Deck::Merchant, "M01").merchant();
    t.answers(0, ["buy"]).answers(1, ["buy"]);
    once(&t, Event::Spent { seat: Seat(0), gold: 4, rule: Rule("WE-MERCHANT-01") });
    once(&t, Event::Drew { seat: Seat(0), deck: Deck::Merchant, rule: Rule("WE-MERCHANT-01") });
    once(&t, Event::Got { seat: Seat(0), card: card("M01") });
    once(&t, Event::Reshuffled { deck: Deck::Merchant });
}

#[test]
fn cards_of_the_church() {
    ledger::proves!("WE-EXCOM-02", "WE-EXCOM-03", "WE-R-65");
    let mut t = four().hand(0, "P05 P06 P12").excommunicated(0, "P03").holds(1, "kiev L3").turn(0);
    t.answers(0, ["card/P05", "seat/1"]).answers(1, ["obey"]);
    once(&t, Event::Played { seat: Seat(0), card: card("P05") });
    once(&t, Event::Targeted { seat: Seat(0), card: card("P05"), target: Seat(1) });
    once(&t, Event::Obeyed { seat: Seat(1), card: card("P05") });
    once(&t, Event::Truce { seat: Seat(0), with: Seat(1) });
    t.answers(0, ["card/P06", "seat/1"]).answers(1, ["ignore"]);
    once(&t, Event::Ignored { seat: Seat(1), card: card("P06"), count: 1 });
    t.answers(0, ["card/P12", "part/0"]);
    once(&t, Event::Absolved { seat: Seat(0), count: 0 });
    let mut t = four().hand(0, "P06 P08").turn(0);
    t.answers(0, ["card/P06", "seat/1"])
        .answers(1, ["obey", "fief/kiev soldier/lancer", "fief/kiev soldier/lancer"]);
    let gone =
        Event::Removed { seat: Seat(1), fief: fief("kiev"), army: army("L1"), rule: Rule("WE-CARD-14") };
    assert_eq!(t.events.iter().filter(|e| **e == gone).count(), 2);
    let mut t = four().hand(0, "P08").taxes();
    t.answers(0, ["card/P08", "seat/2"]).answers(2, ["obey"]).answers(0, ["kingdom/latin_empire"]);
    once(&t, Event::BonusCancelled { seat: Seat(2), kingdom: kingdom("latin_empire") });
    let scene = four().holds(1, "kiev L3, bosnia L1").castle("bosnia").gold(1, 9);
    let mut t = scene.deck(Deck::Pope, "P03").pope([0]);
    t.answers(1, ["obey"]);
    once(&t, Event::Spent { seat: Seat(1), gold: 5, rule: Rule("WE-CARD-14") });
    once(&t, Event::Drew { seat: Seat(0), deck: Deck::Pope, rule: Rule("WE-POPE-01") });
}

#[test]
fn cards_that_change_soldiers() {
    ledger::proves!("WE-R-62", "WE-CARD-07", "WE-CARD-08", "WE-CARD-13");
    let scene =
        four().hand(0, "C03 C05 C02 M10 M02").holds(1, "kiev L3, wales L2").gold(0, 4).captive("kiev", 0);
    let mut t = scene.holds(0, "england L3 F9").turn(0);
    t.answers(0, ["card/C03", "fief/wales fief/england", "soldier/lancer number/1"]);
    let (from, to) = (fief("wales"), fief("england"));
    once(&t, Event::Turned { seat: Seat(0), enemy: Seat(1), from, to, army: army("L1") });
    t.answers(0, ["card/C05", "fief/england soldier/lancer", "fief/england soldier/lancer"]);
    let footman = Troop::own(Kind::Footman);
    once(&t, Event::Upgraded { seat: Seat(0), fief: to, from: Troop::LANCER, to: footman });
    once(&t, Event::Gained { seat: Seat(0), gold: 2, rule: Rule("WE-CARD-13") });
    t.answers(0, ["card/C02", "part/1", "fief/england"]);
    once(&t, Event::Placed { seat: Seat(0), fief: to, army: army("K1"), rule: Rule("WE-CARD-08") });
    t.answers(0, ["card/M10", "seat/1", "captive/kiev seat/0"]);
    once(&t, Event::Paid { from: Seat(0), to: Seat(1), gold: 4, rule: Rule("WE-CARD-14") });
    once(&t, Event::Released { seat: Seat(0), prison: fief("kiev") });
    once(&t, Event::CameHome { seat: Seat(0), fief: to, rule: Rule("WE-CAPTURE-05") });
}

#[test]
fn cards_of_battle() {
    ledger::proves!("WE-R-61", "WE-CARD-08", "WE-CARD-14");
    let mut t = four().holds(1, "kiev L3, wales L9").hand(0, "M12 M05").turn(0);
    attack(&mut t, "england", "L2", "wales");
    fight(&mut t, "wales", &[1; 9]);
    t.answers(0, ["card/M12", "card/M05"]);
    let wales = fief("wales");
    let struck = Event::Hit { fief: wales, side: Side::Defender, hits: 4, ignored: 0, cause: Cause::Card };
    once(&t, struck);
    assert_eq!((struck.rule().0, struck.message().key), ("WE-CARD-14", "event-struck"), "they are no hits");
    once(&t, Event::Placed { seat: Seat(0), fief: wales, army: army("l2"), rule: Rule("WE-CARD-08") });
}

#[test]
fn a_castle_that_falls() {
    ledger::proves!("WE-CAPTURECASTLE-01", "WE-R-51");
    let scene =
        four().so(|s| s.board.castles.remove(fief("kiev"))).so(|s| s.board.finished.remove(fief("kiev")));
    let scene = scene.holds(0, "england L9").holds(1, "wales L1").castle("wales").gold(1, 7).hand(1, "P09");
    let mut t = scene.turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.answers(1, ["done"]).answers(0, ["fief/wales", "soldier/knight number/1"]);
    let wales = fief("wales");
    once(&t, Event::CastleCaptured { seat: Seat(0), from: Seat(1), fief: wales });
    once(&t, Event::Drew { seat: Seat(0), deck: Deck::Conquest, rule: Rule("WE-CAPTURECASTLE-04") });
    let rule = Rule("WE-CAPTURECASTLE-06");
    once(&t, Event::EstateTaken { seat: Seat(0), from: Seat(1), gold: 7, cards: 1, rule });
    let rule = Rule("WE-R-51");
    once(&t, Event::CardCame { seat: Seat(0), from: Seat(1), card: card("P09"), rule });
    once(&t, Event::Gained { seat: Seat(0), gold: 30, rule: Rule("WE-CAPTURECASTLE-06") });
    once(&t, Event::Spent { seat: Seat(0), gold: 7, rule: Rule("WE-CAPTURECASTLE-07") });
    once(
        &t,
        Event::Placed { seat: Seat(0), fief: wales, army: army("K1"), rule: Rule("WE-CAPTURECASTLE-07") },
    );
}

#[test]
fn vassals_heirs_and_winners() {
    ledger::proves!("WE-ELIM-06", "WE-ELIM-10", "WE-R-42", "WE-R-75");
    let scene =
        four().so(|s| s.board.castles.remove(fief("kiev"))).so(|s| s.board.finished.remove(fief("kiev")));
    let scene = scene.so(|s| s.board.players[1].nemesis = Some(Seat(0))).captive("england", 1);
    let mut t = scene.gold(1, 2).hand(1, "P09").taxes();
    t.answers(1, ["done"]).answers(0, ["pay"]);
    once(&t, Event::Spent { seat: Seat(0), gold: 9, rule: Rule("WE-ELIM-07") });
    once(&t, Event::Vassals { seat: Seat(0), victim: Seat(1), price: 9 });
    once(&t, Event::Eliminated { seat: Seat(1), heir: Some(Seat(0)) });
    let rule = Rule("WE-ELIM-10");
    once(&t, Event::EstateTaken { seat: Seat(0), from: Seat(1), gold: 2, cards: 1, rule });
    once(&t, Event::CardCame { seat: Seat(0), from: Seat(1), card: card("P09"), rule });
    once(&t, Event::CameHome { seat: Seat(0), fief: fief("england"), rule: Rule("WE-CAPTURE-09") });
    let bound = Options { rounds: 2, ..Options::default() };
    let t = four_with(&bound).gold(3, 1).pope([]);
    let winners = SeatSet::one(Seat(3));
    once(&t, Event::GameOver { winners, ending: Ending::Limit, rule: Rule("WE-R-75") });
    let scene =
        Scene::three().holds(0, "jutland L1").holds(1, "venice L1").holds(2, "castile L1").castle("castile");
    let mut t = scene.turn(0);
    t.answers(0, ["surrender"]).answers(1, ["surrender"]);
    once(&t, Event::Surrendered { seat: Seat(0) });
    once(
        &t,
        Event::GameOver { winners: SeatSet::one(Seat(2)), ending: Ending::Alone, rule: Rule("WE-R-42") },
    );
}
