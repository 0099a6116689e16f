//! Conquering a castle (p.10).

use super::{attack, fight, finished, four};
use crate::dsl::{Scene, Sitting};
use table::Seat;
use warlords::board::Phase;
use warlords::content::Deck;
use warlords::event::Event;

/// Eight dice, one hit, and the last Lancer of the castle misses.
const EASY: [u8; 9] = [8, 1, 1, 1, 1, 1, 1, 1, 1];

/// Player 0 takes Wales, a castle of player 1, who has another in Kiev.
fn wales(scene: Scene) -> Sitting {
    let mut t = scene
        .holds(0, "england L9, brittany L1")
        .castle("brittany")
        .holds(1, "wales L1")
        .castle("wales")
        .turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &EASY);
    t
}

/// The same, and it is the only castle of player 1.
fn only(scene: Scene) -> Sitting {
    use crate::dsl::fief;
    wales(scene.so(|s| s.board.castles.remove(fief("kiev"))).so(|s| s.board.finished.remove(fief("kiev"))))
}

#[test]
fn one_castle_of_several_is_captured() {
    ledger::proves!("WE-EX-17", "WE-CAPTURECASTLE-01", "WE-CAPTURECASTLE-02", "WE-CAPTURECASTLE-04");
    ledger::proves!("WE-CAPTURECASTLE-05", "WE-R-35");
    let mut t = wales(four().gold(0, 3).gold(1, 8).hand(1, "C04"));
    t.answers(1, ["done"]);
    assert_eq!(finished(&t, "wales"), Some(false));
    assert_eq!((t.gold(0), t.cards(0)), (18, 1), "15 gold of the Treasury and a card, before anything else");
    assert_eq!((t.gold(1), t.cards(1)), (8, 1), "the loser keeps his");
    assert_eq!(t.told("WE-CAPTURECASTLE-04").len(), 1);
    t.answers(0, ["fief/brittany"]);
    t.refused(0, "soldier/lancer number/7", "WE-RECRUIT-01");
    t.answers(0, ["soldier/lancer number/6"]);
    assert_eq!((t.gold(0), t.army("brittany").as_str()), (0, "L7"), "all 18 gold, in any of his castles");
    t.pass_until(|t| t.state.board.active == Seat(1));
    assert_eq!((t.cards(0), t.told("WE-CONQUEST-01").len()), (2, 1), "and one at the end of the turn");
    t.pass_to(Phase::Recruit);
    t.state.board.players[0].gold = 6;
    t.refused(0, "finish fief/wales", "WE-R-35");
}

#[test]
fn it_can_be_finished_in_the_next_round() {
    ledger::proves!("WE-CAPTURECASTLE-03", "WE-R-35", "WE-CAPTURECASTLE-02");
    let mut t = wales(four());
    t.pass_until(|t| t.state.board.round == 3 && t.phase() == Phase::Recruit && t.waits_for() == Some(0));
    let gold = t.gold(0);
    t.answers(0, ["finish fief/wales", "done"]);
    assert_eq!(gold - t.gold(0), 6);
    t.pass_to(Phase::Initiative);
    assert_eq!(finished(&t, "wales"), Some(true));
}

#[test]
fn the_only_castle_costs_gold_and_cards() {
    ledger::proves!("WE-EX-18", "WE-CAPTURECASTLE-06", "WE-R-51", "WE-ELIM-01");
    let mut t = only(four().gold(0, 2).gold(1, 7).hand(1, "P04 M01 C08").excommunicated(1, "P06"));
    // Player 1 has a Shield Wall and is asked before the dice.
    t.answers(1, ["done"]);
    assert_eq!((t.gold(0), t.cards(0)), (2 + 30 + 7, 3 + 1), "instead of 15");
    assert!(t.holds(0, "P04") && t.holds(0, "M01") && t.holds(0, "C08"));
    assert_eq!((t.gold(1), t.cards(1)), (0, 0));
    assert_eq!(t.state.board.players[1].excommunications.len(), 1, "what lies before him stays");
    assert!(t.told("WE-CAPTURECASTLE-05").is_empty());
    t.pass_until(|t| t.state.board.active == Seat(1));
    assert_eq!(t.paths(), ["play-on", "surrender"], "he stays in the game");
    t.pass_to(Phase::Recruit);
    assert_eq!(
        t.events.iter().filter(|e| matches!(e, Event::Gained { seat: Seat(1), .. })).count(),
        0,
        "no taxes"
    );
}

#[test]
fn an_unfinished_castle_is_captured_all_the_same() {
    ledger::proves!("WE-CAPTURECASTLE-02", "WE-CAPTURECASTLE-05");
    let mut t = four().holds(0, "england L9").holds(1, "kiev L3, wales L1").unfinished("wales").turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &EASY);
    assert_eq!((finished(&t, "wales"), t.gold(0), t.cards(0)), (Some(false), 15, 1));
}

#[test]
fn the_muster_is_of_ones_own_set_and_unmoved() {
    ledger::proves!("WE-CAPTURECASTLE-07", "WE-R-36");
    let mut t = wales(four().gold(0, 40).deck(Deck::Conquest, "C03"));
    t.refused(0, "fief/kiev", "WE-CAPTURECASTLE-07");
    t.answers(0, ["fief/wales"]);
    t.refused(0, "mercenary/lancer number/1", "WE-R-36");
    t.refused(0, "soldier/knight number/7", "WE-PROXY-04");
    t.answers(0, ["soldier/knight number/2", "fief/england", "soldier/warlord number/1"]);
    t.answers(0, ["fief/wales", "soldier/archer number/1", "done"]);
    assert_eq!((t.gold(0), t.army("wales").as_str()), (55 - 14 - 10 - 6, "L8 A1 K2"));
    assert_eq!(t.phase(), Phase::Redeployment);
    t.answers(0, ["fief/wales mover/knights", "soldier/knight number/2", "fief/england", "done"]);
    t.refused(0, "fief/england mover/knights", "WE-REDEPLOY-02");
    t.answers(0, ["fief/wales mover/foot"]);
    t.refused(0, "soldier/lancer number/1", "WE-WARLORD-04");
    t.answers(0, ["soldier/archer number/1", "fief/england"]);
    assert_eq!(t.army("england"), "L1 A1 K2 W1", "who was bought may move, who fought may not");
}

#[test]
fn no_castle_is_begun_or_finished_in_a_muster() {
    ledger::proves!("WE-R-36");
    let t = wales(four().gold(0, 40).deck(Deck::Conquest, "C03"));
    assert!(
        t.paths()
            .iter()
            .all(|p| !p.starts_with("castle") && !p.starts_with("finish") && !p.starts_with("hire"))
    );
    assert!(t.paths().contains(&"done".to_owned()), "nor has anything to be bought");
}

#[test]
fn with_three_excommunications_the_card_of_a_castle_is_lost_too() {
    ledger::proves!("WE-R-66", "WE-EXCOM-07");
    let t = wales(four().excommunicated(0, "P03 P04 P05"));
    assert_eq!((t.cards(0), t.gold(0)), (0, 15));
    let t = wales(four().excommunicated(0, "P03 P04"));
    assert_eq!(t.cards(0), 1);
    let mut t = only(four().excommunicated(0, "P03 P04 P05").hand(1, "C08"));
    t.answers(1, ["done"]);
    assert_eq!(t.cards(0), 1, "to take a hand is not to draw");
}

#[test]
fn a_castle_of_the_peasants_is_a_conquered_fief_and_no_more() {
    ledger::proves!("WE-R-37", "WE-CAPTURECASTLE-04");
    let mut t = four().holds(0, "england L9").unfinished("wales").gold(0, 3).turn(0);
    attack(&mut t, "england", "L8", "wales");
    fight(&mut t, "wales", &EASY);
    assert_eq!(
        (t.phase(), t.gold(0), t.cards(0)),
        (Phase::Redeployment, 3, 0),
        "no card, no gold, no muster"
    );
    assert_eq!((t.owner("wales"), finished(&t, "wales")), (Some(0), Some(false)), "but the castle is his");
    t.pass_until(|t| t.state.board.active == Seat(1));
    assert_eq!(t.cards(0), 1, "the card of a conquest");
}

#[test]
fn a_second_castle_in_one_turn_brings_the_same_again() {
    ledger::proves!("WE-CAPTURECASTLE-01", "WE-CAPTURECASTLE-05", "WE-CAPTURECASTLE-06");
    let scene =
        four().holds(0, "england L20").holds(1, "wales L1, kiev L3").holds(2, "northumbria L1, nicaea L1");
    let scene = scene.so(|s| s.board.castles.remove(crate::dsl::fief("constantinople")));
    let scene =
        scene.so(|s| s.board.finished.remove(crate::dsl::fief("constantinople"))).castle("wales northumbria");
    let mut t = scene.deck(Deck::Conquest, "C03 C03 C10").turn(0);
    attack(&mut t, "england", "L8", "wales");
    attack(&mut t, "england", "L8", "northumbria");
    fight(&mut t, "wales", &EASY);
    t.answers(0, ["done"]);
    fight(&mut t, "northumbria", &EASY);
    t.answers(0, ["done"]);
    assert_eq!((t.gold(0), t.cards(0)), (15 + 30, 2));
}
