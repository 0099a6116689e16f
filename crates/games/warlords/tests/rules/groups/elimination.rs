//! Player elimination (p.12).

use super::{attack, fight, four, winner};
use crate::dsl::{Scene, Sitting, fief};
use table::Seat;
use warlords::board::{Phase, Status};
use warlords::content::Deck;
use warlords::event::Event;

/// Player 1 has no castle: player 0 took it.
fn beaten(holds: &str) -> Scene {
    let scene = four().so(|s| {
        s.board.castles.remove(fief("kiev"));
        s.board.finished.remove(fief("kiev"));
        s.board.owned[1] = Default::default();
        s.board.armies[fief("kiev")] = Default::default();
        s.board.players[1].nemesis = Some(Seat(0));
    });
    if holds.is_empty() { scene } else { scene.holds(1, holds) }
}

fn status(t: &Sitting, seat: usize) -> Status {
    t.state.board.players[seat].status
}

#[test]
fn without_a_castle_one_plays_on_or_surrenders() {
    ledger::proves!("WE-ELIM-01", "WE-ELIM-02", "WE-R-52");
    let mut t = beaten("polotsk L2").hand(1, "C04").turn(1);
    assert_eq!(t.paths(), ["play-on", "surrender"]);
    t.refused(1, "done", "WE-ELIM-02");
    t.answers(1, ["play-on"]);
    assert_eq!((t.phase(), t.waits_for(), status(&t, 1)), (Phase::Manoeuvre, Some(1), Status::Playing));
    let t = four().turn(1);
    assert_ne!(t.paths(), ["play-on", "surrender"], "with a castle nobody is asked");
}

#[test]
fn who_surrenders_has_no_turns_cards_or_taxes() {
    ledger::proves!("WE-ELIM-02", "WE-R-52");
    let mut t = beaten("polotsk L2").hand(1, "M01").gold(1, 9).turn(1);
    t.answers(1, ["surrender"]);
    assert_eq!((t.waits_for(), status(&t, 1), t.owner("polotsk")), (Some(2), Status::Surrendered, Some(1)));
    t.pass_until(|t| t.state.board.round == 4);
    assert!(
        t.events
            .iter()
            .all(|e| !matches!(e, Event::Drew { seat: Seat(1), .. } | Event::Gained { seat: Seat(1), .. }))
    );
    assert!(t.events.iter().all(|e| !matches!(e, Event::RolledInitiative { seat: Seat(1), .. })));
    assert_eq!(t.army("polotsk"), "L2", "his soldiers stay");
}

#[test]
fn soldiers_of_one_who_surrendered_defend_by_a_fixed_order() {
    ledger::proves!("WE-ELIM-02", "WE-R-52");
    let scene = beaten("wales L1 F1 A1 K1 W1 f1, polotsk L1").hand(1, "C08").status(1, Status::Surrendered);
    let mut t = scene.holds(0, "england L9").turn(0);
    attack(&mut t, "england", "L4", "wales");
    fight(&mut t, "wales", &[1, 8, 8, 8, 1, 1, 1, 1, 1]);
    assert_eq!(
        t.army("wales"),
        "A1 K1 W1",
        "no card is played; Lancer, then the mercenary, then the Footman"
    );
    t.dice(&[1, 8, 8, 8, 1, 1, 1]);
    t.answers(0, ["fight"]);
    assert_eq!((t.owner("wales"), t.state.board.captives.len()), (Some(0), 1), "Warlords last");
}

#[test]
fn playing_on_brings_cards_but_no_fief_gold() {
    ledger::proves!("WE-ELIM-03", "WE-ELIM-04", "WE-R-53");
    let mut t = beaten("kiev L5, polotsk L1").deck(Deck::Pope, "P05 P09 P12 P10").turn(1);
    t.answers(1, ["play-on"]);
    attack(&mut t, "kiev", "L3", "volhynia");
    fight(&mut t, "volhynia", &[8, 8, 8, 1]);
    t.pass_until(|t| t.phase() == Phase::Taxes);
    assert_eq!(t.cards(1), 2, "a Conquest card and a Pope card");
    t.pass_to(Phase::Recruit);
    assert_eq!((t.gold(1), t.gold(2)), (0, 9));
    t.state.board.players[1].gold = 15;
    t.pass_until(|t| t.waits_for() == Some(1));
    t.answers(1, ["soldier/lancer number/1", "castle kingdom/kievan_rus", "done"]);
    t.pass_until(|t| t.phase() == Phase::Deploy && t.waits_for() == Some(1));
    t.answers(1, ["fief/polotsk"]);
    assert_eq!(t.state.board.players[1].nemesis, None, "with a castle begun he is nobody's prey");
}

#[test]
fn gold_of_cards_buys_soldiers() {
    ledger::proves!("WE-ELIM-04", "WE-TAX-11");
    let mut t = beaten("polotsk L1").hand(1, "M01").taxes();
    t.answers(1, ["card/M01"]);
    t.pass_until(|t| t.waits_for() == Some(1));
    t.answers(1, ["soldier/archer number/1"]);
    assert_eq!(t.gold(1), 1);
}

#[test]
fn a_castle_brings_back_taxes() {
    ledger::proves!("WE-ELIM-05", "WE-R-53");
    let mut t = beaten("wales L9, polotsk L1").holds(0, "england L1, nicaea L1").castle("nicaea").turn(1);
    t.answers(1, ["play-on"]);
    attack(&mut t, "wales", "L8", "england");
    fight(&mut t, "england", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.pass_to(Phase::Recruit);
    let taxes =
        |e: &&Event| matches!(e, Event::Gained { seat: Seat(1), gold: 11, rule } if rule.0 == "WE-TAX-02");
    assert_eq!(t.events.iter().filter(taxes).count(), 1, "England 3, Wales 1, Polotsk 1 and 6 for Britain");
    assert_eq!(t.state.board.players[1].nemesis, None);
}

#[test]
fn the_captor_may_buy_all_soldiers_of_his_victim() {
    ledger::proves!("WE-ELIM-06", "WE-ELIM-07", "WE-ELIM-08", "WE-ELIM-09", "WE-ELIM-10", "WE-R-54");
    // 2 x 3 + 5 + 6 + 7 + 10 = 34; mercenaries are not counted, and leave.
    let holds = "kiev L1 F1 A1 l3, polotsk K1 W1 L1, lithuania k1";
    for (gold, asked) in [(24, false), (25, true)] {
        let mut t = beaten(holds).gold(0, gold).gold(1, 2).hand(1, "C04").taxes();
        t.answers(1, ["done"]);
        assert_eq!(
            (t.gold(0), t.phase() == Phase::Taxes),
            (gold + 9, asked),
            "34 gold are needed, taxes included"
        );
        if !asked {
            continue;
        }
        t.refused(0, "send", "WE-ELIM-06");
        t.answers(0, ["pay"]);
        assert_eq!((status(&t, 1), t.gold(0), t.gold(1)), (Status::Eliminated, 2, 0), "his gold goes along");
        assert_eq!((t.owner("kiev"), t.army("kiev").as_str()), (Some(0), "L1 F1 A1"));
        assert_eq!((t.owner("polotsk"), t.army("polotsk").as_str()), (Some(0), "L1 K1 W1"));
        assert_eq!((t.owner("lithuania"), t.cards(0), t.cards(1)), (None, 1, 0));
        assert_eq!(t.state.board.players[0].sets, 2);
        assert_eq!(t.told("WE-CONQUEST-01").len(), 0, "no conquest");
    }
}

#[test]
fn a_kingdom_made_whole_by_vassalage_gives_its_lancers_in_that_phase() {
    ledger::proves!("WE-R-30", "WE-R-54", "WE-DEPLOY-08");
    let britain = "scotland L1, northumbria L1, england L1, wales L1, cornwall L1, ireland L1";
    for (answer, lancers) in [("pay", true), ("done", false)] {
        let mut t = beaten("ulster L1").holds(0, britain).gold(0, 9).taxes();
        assert_eq!(t.paths(), ["done", "pay"]);
        let gold = t.gold(0);
        t.answers(0, [answer]);
        let whole = t.state.board.players[0].whole;
        assert_eq!(whole.has(crate::dsl::kingdom("britain")), lancers, "counted in this Tax phase");
        assert_eq!(
            gold - t.gold(0),
            if lancers { 3 } else { 0 },
            "no gold for it: that was collected before"
        );
        t.pass_to(Phase::Deploy);
        assert_eq!(t.may("fief/ulster number/4"), lancers);
    }
}

#[test]
fn vassalage_need_not_be_forced_and_may_hit_one_who_surrendered() {
    ledger::proves!("WE-ELIM-06", "WE-R-54");
    let mut t = beaten("kiev L2").status(1, Status::Surrendered).gold(0, 9).taxes();
    assert_eq!(t.paths(), ["done", "pay"]);
    t.answers(0, ["done"]);
    assert_eq!((t.phase(), t.owner("kiev"), t.gold(0)), (Phase::Recruit, Some(1), 18));
    let mut t = beaten("kiev L2").status(1, Status::Surrendered).gold(0, 9).taxes();
    t.answers(0, ["pay"]);
    assert_eq!((status(&t, 1), t.owner("kiev"), t.gold(0)), (Status::Eliminated, Some(0), 12));
}

#[test]
fn only_the_captor_of_the_last_castle_has_the_right() {
    ledger::proves!("WE-ELIM-06", "WE-R-54");
    let mut t =
        beaten("kiev L2").gold(0, 1).gold(2, 90).so(|s| s.board.players[1].nemesis = Some(Seat(3))).taxes();
    assert_eq!((t.waits_for(), t.phase()), (Some(3), Phase::Taxes));
    t.answers(3, ["done"]);
    assert_eq!(t.phase(), Phase::Recruit);
    let mut t = beaten("kiev L2").gold(1, 6).recruit();
    t.answers(0, ["done"]).answers(1, ["castle kingdom/kievan_rus", "done"]).pass_to(Phase::Initiative);
    assert_eq!(t.state.board.players[1].nemesis, None, "not once the victim has a castle again");
    let t = beaten("kiev L2").so(|s| s.board.players[1].nemesis = None).gold(0, 90).taxes();
    assert_eq!(t.phase(), Phase::Recruit, "nor if nobody took it");
}

#[test]
fn the_right_passes_to_the_next_captor() {
    ledger::proves!("WE-R-54", "WE-CAPTURECASTLE-06");
    // That of an earlier captor has ended with the castle.
    let scene = beaten("wales L1, polotsk L1").castle("wales").holds(0, "england L9");
    let mut t = scene.so(|s| s.board.players[1].nemesis = None).turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(t.state.board.players[1].nemesis, Some(Seat(0)));
}

/// The last soldier of player 1 falls to player `by` in Cornwall.
fn last_blow(scene: Scene, by: u8) -> Sitting {
    let mut t = scene.holds(by, "ireland L9").turn(by);
    attack(&mut t, "ireland", "L8", "cornwall");
    fight(&mut t, "cornwall", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t
}

#[test]
fn who_loses_his_last_soldier_is_out_and_his_captor_inherits() {
    ledger::proves!("WE-ELIM-09", "WE-ELIM-10", "WE-ELIM-12", "WE-R-55", "WE-PROXY-06");
    let scene = || beaten("cornwall L1").gold(1, 4).excommunicated(1, "P06 P03");
    let t = last_blow(scene(), 3);
    assert_eq!(status(&t, 1), Status::Eliminated);
    assert_eq!((t.gold(0), t.gold(3)), (4, 0), "to the captor, whoever struck the blow");
    assert_eq!((t.state.board.players[0].sets, t.state.board.players[3].sets), (2, 1));
    assert_eq!(t.state.board.discards.len(), 2, "his excommunications are discarded");
    assert_eq!(t.owner("cornwall"), Some(3), "the fief is the conqueror's");
    let t = last_blow(beaten("cornwall L1, polotsk L1").gold(1, 4), 3);
    assert_eq!((status(&t, 1), t.gold(1)), (Status::Playing, 4), "one soldier is enough to stay");
    let t = last_blow(beaten("cornwall L1").captive("england", 1), 3);
    assert_eq!(status(&t, 1), Status::Eliminated, "a captive is no soldier on the map");
}

#[test]
fn captives_of_the_eliminated_serve_his_captor_or_are_gone() {
    ledger::proves!("WE-ELIM-10", "WE-ELIM-11", "WE-CAPTURE-09", "WE-CAPTURE-10");
    let scene = beaten("cornwall L1").captive("england", 1).captive("castile", 1).captive("england", 2);
    let t = last_blow(scene, 3);
    assert_eq!((t.army("england").as_str(), t.army("castile").as_str()), ("L3 W1", "L3"));
    assert_eq!(t.state.board.captives.len(), 1, "another's captive stays where he is");
}

#[test]
fn without_a_captor_the_estate_is_nobodys() {
    ledger::proves!("WE-R-55");
    let scene = beaten("cornwall L1").gold(1, 4).hand(1, "P09").captive("england", 1);
    let mut t = scene.so(|s| s.board.players[1].nemesis = None).holds(3, "ireland L9").turn(3);
    attack(&mut t, "ireland", "L8", "cornwall");
    fight(&mut t, "cornwall", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.answers(1, ["done"]);
    assert_eq!((status(&t, 1), t.gold(0), t.gold(3), t.cards(3)), (Status::Eliminated, 0, 0, 0));
    assert_eq!((t.state.board.discards.len(), t.state.board.captives.len()), (1, 0));
    assert_eq!((t.state.board.players[0].sets, t.army("england").as_str()), (1, "L3"));
}

#[test]
fn cards_of_the_eliminated_go_to_his_captor() {
    ledger::proves!("WE-ELIM-10");
    let scene = beaten("cornwall L1").hand(1, "P09 M11").holds(3, "ireland L9");
    let mut t = scene.turn(3);
    attack(&mut t, "ireland", "L8", "cornwall");
    fight(&mut t, "cornwall", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    t.answers(1, ["done"]);
    assert!(t.holds(0, "P09") && t.holds(0, "M11") && t.cards(3) == 0);
}

#[test]
fn a_player_with_a_castle_cannot_be_eliminated() {
    ledger::proves!("WE-R-55", "WE-ELIM-09");
    let mut t = four().holds(1, "cornwall L1, kiev L1").holds(3, "ireland L9, castile L3").turn(3);
    attack(&mut t, "ireland", "L8", "cornwall");
    fight(&mut t, "cornwall", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((status(&t, 1), winner(&t)), (Status::Playing, None));
}

#[test]
fn who_falls_in_his_own_turn_ends_it() {
    ledger::proves!("WE-R-55", "WE-ELIM-09");
    let mut t = beaten("cornwall L2").turn(1);
    t.answers(1, ["play-on"]);
    attack(&mut t, "cornwall", "L2", "england");
    fight(&mut t, "england", &[1, 1, 12, 12, 12]);
    assert_eq!((status(&t, 1), t.waits_for(), t.owner("cornwall")), (Status::Eliminated, Some(2), None));
    t.pass_until(|t| t.state.board.round == 3);
    assert_eq!(t.state.board.order.len(), 3);
}

#[test]
fn the_last_mercenaries_unpaid_end_it_too() {
    ledger::proves!("WE-R-55", "WE-R-26", "WE-ELIM-09");
    let mut t = beaten("polotsk l2").gold(1, 3).recruit();
    t.pass_to(Phase::Initiative);
    assert_eq!((status(&t, 1), t.owner("polotsk"), t.gold(0)), (Status::Eliminated, None, 3));
}

#[test]
fn the_last_opponent_eliminated_is_the_end() {
    ledger::proves!("WE-R-42", "WE-ELIM-09");
    let scene = Scene::two().holds(0, "england L9").castle("england").holds(1, "wales L1");
    let mut t = scene.turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &[8, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((winner(&t), t.phase()), (Some(0), Phase::Over));
}
