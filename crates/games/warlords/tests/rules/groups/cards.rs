//! Cards in general (p.11).

use super::{attack, fight, four};
use crate::dsl::{Sitting, card};
use table::Seat;
use warlords::answer::Answer;
use warlords::board::Phase;
use warlords::content::vocabulary::Timing;
use warlords::content::{Cards, Content, Deck};
use warlords::event::Event;
use warlords::flow::Frame;

#[test]
fn three_decks_of_thirty() {
    ledger::proves!("WE-CARD-01");
    let content = Content::base();
    assert_eq!(content.decks.map(Cards::len), [30, 30, 30]);
    assert_eq!(content.cards.len(), 41);
    let immediate = content.cards.iter().filter(|c| c.timing == Timing::Immediate).map(|c| c.id);
    assert_eq!(immediate.collect::<Vec<_>>(), ["P01", "P02", "P03"]);
}

/// One card of each time.
const ALL: &str = "C04 M01 M06 M09 M11 P09 P10 C08 M05";

#[test]
fn each_card_has_its_time() {
    ledger::proves!("WE-CARD-01");
    let playable = |t: &Sitting| t.after("card/").join(" ");
    let scene = || four().holds(0, "england L4, wales L1, brittany L1, gascony L1").hand(0, ALL);
    assert_eq!(playable(&scene().taxes()), "M01");
    let mut t = scene().taxes();
    t.refused(0, "card/C04", "WE-CARD-01");
    t.refused(0, "card/M09", "WE-CARD-01");
    assert_eq!(playable(&scene().recruit()), "M06");
    assert_eq!(playable(&scene().deploy()), "P09");
    let t = scene().dice();
    assert_eq!(playable(&t), "M09");
    assert!(t.may("discard card/C04"), "to discard is not to play");
    let mut t = scene().turn(0);
    assert_eq!(playable(&t), "C04");
    t.refused(0, "card/P10", "WE-CARD-01");
    t.refused(0, "card/M11", "WE-CARD-01");
    attack(&mut t, "england", "L3", "cornwall");
    t.answers(0, ["done"]);
    assert_eq!(playable(&t), "C04", "between battles");
    t.answers(0, ["fief/cornwall"]);
    assert_eq!(playable(&t), "P10 M05 C04 C08", "before a battle round");
    t.dice(&[8, 1, 1, 1]);
    t.answers(0, ["done"]);
    assert_eq!((t.phase(), playable(&t)), (Phase::Redeployment, "M11 C04".to_owned()));
}

#[test]
fn nobody_plays_a_card_he_does_not_hold() {
    ledger::proves!("WE-R-60");
    let mut t = four().hand(0, "C04").hand(1, "M01").taxes();
    t.refused(0, "card/M01", "WE-R-60");
}

#[test]
fn initiative_decides_who_plays_first() {
    ledger::proves!("WE-CARD-02", "WE-R-59");
    for (order, first) in [([0, 1, 2, 3], 0), ([1, 0, 2, 3], 1)] {
        let mut t = four().order(order).holds(1, "wales L3").hand(0, "C08").hand(1, "C08").turn(0);
        attack(&mut t, "england", "L3", "wales");
        fight(&mut t, "wales", &[1, 1, 1, 1, 1, 1]);
        assert_eq!(t.waits_for(), Some(first));
        t.answers(first, ["done"]).answers(1 - first, ["done"]);
        assert_eq!(t.dice_left(), 0, "one pass each, then dice");
    }
}

#[test]
fn who_passed_does_not_come_back_before_the_dice() {
    ledger::proves!("WE-R-59");
    let mut t = four().holds(1, "wales L3").hand(0, "C08 C12").hand(1, "C08 M05").turn(0);
    attack(&mut t, "england", "L3", "wales");
    fight(&mut t, "wales", &[1, 1, 1, 1, 1, 1, 1, 1]);
    t.answers(0, ["card/C12", "card/C08"]);
    assert_eq!(t.waits_for(), Some(1), "any number of them");
    t.answers(1, ["card/M05", "done"]);
    assert_eq!((t.dice_left(), t.frame()), (0, Frame::Decide));
}

#[test]
fn a_played_card_lies_face_up_with_the_discards() {
    ledger::proves!("WE-CARD-03");
    let mut t = four().hand(0, "C04").turn(0);
    t.answers(0, ["card/C04"]);
    assert_eq!((t.cards(0), t.state.board.discards.len()), (0, 1));
    let shown = serde_json::to_value(t.view(2)).expect("written");
    assert_eq!(shown["decks"][2]["discards"], serde_json::json!(["C04"]), "for all to see");
    assert_eq!(shown["decks"][2]["left"], 29, "not back in the deck");
}

#[test]
fn an_exhausted_deck_is_made_of_its_discards() {
    ledger::proves!("WE-CARD-04");
    let mut t = four().deck(Deck::Merchant, "M01").gold(0, 4).gold(1, 4).merchant();
    t.answers(0, ["buy"]);
    assert!(t.holds(0, "M01") && t.told("WE-CARD-04").is_empty(), "the last card is drawn as it is");
    t.answers(1, ["buy"]);
    assert_eq!((t.told("WE-CARD-04").len(), t.cards(1)), (1, 1));
    let merchant = Content::base().decks[Deck::Merchant as usize];
    assert_eq!(t.state.decks.and(merchant).len(), 28, "all of them, but for the two in hands");
    assert_eq!(t.state.board.discards.and(merchant).len(), 0);
}

#[test]
fn no_card_touches_the_dealings_of_others() {
    ledger::proves!("WE-CARD-05", "WE-R-58");
    // A battle of players 0 and 1: the others are not asked, whatever they hold.
    let mut t = four().holds(1, "wales L3").hand(2, "C08 M05 P10").hand(3, "M12").turn(0);
    attack(&mut t, "england", "L3", "wales");
    fight(&mut t, "wales", &[1, 1, 1, 1, 1, 1]);
    assert_eq!((t.dice_left(), t.waits_for()), (0, Some(0)));
    // A ransom of players 0 and 1.
    let mut t = four().captive("kiev", 0).hand(2, "C02 P07").gold(0, 5).turn(0);
    t.answers(0, ["deal seat/1", "captive/kiev seat/0", "gold/5", "send"]);
    assert_eq!(t.waits_for(), Some(1));
    // And nobody is a target who does not play.
    let scene = four().hand(0, "P06").holds(1, "kiev L3").without_castle("kiev");
    let mut t = scene.status(1, warlords::board::Status::Surrendered).turn(0);
    t.answers(0, ["card/P06"]);
    assert_eq!(t.paths(), ["seat/2", "seat/3"]);
    t.refused(0, "seat/1", "WE-CARD-06");
    t.refused(0, "seat/0", "WE-CARD-06");
}

#[test]
fn a_card_that_cannot_be_carried_out_is_not_played() {
    ledger::proves!("WE-CARD-06");
    let mut t = four().hand(0, "P07 C10 C01").turn(0);
    t.refused(0, "card/P07", "WE-CARD-06");
    t.refused(0, "card/C01", "WE-CARD-06");
    assert_eq!((t.after("card/").len(), t.cards(0)), (0, 3));
}

#[test]
fn treachery_does_not_reach_an_isolated_fief() {
    ledger::proves!("WE-CARD-07", "WE-EX-19", "WE-R-63");
    let mut t = four().holds(1, "kiev L5, polotsk L5").hand(0, "C03").turn(0);
    t.refused(0, "card/C03", "WE-CARD-06");
    let mut t = four().holds(1, "kiev L5, polotsk L5").holds(2, "wales L2").hand(0, "C03").turn(0);
    t.answers(0, ["card/C03"]);
    assert_eq!(t.paths(), ["fief/wales fief/england"], "a fief of his must border on it");
    t.refused(0, "fief/kiev fief/polotsk", "WE-CARD-07");
}

#[test]
fn soldiers_of_a_card_go_where_one_is_or_fights() {
    ledger::proves!("WE-CARD-08", "WE-R-61");
    let mut t = four().hand(0, "P09").deploy();
    t.answers(0, ["card/P09"]);
    t.refused(0, "fief/kiev", "WE-CARD-08");
    t.refused(0, "fief/wales", "WE-CARD-08");
    t.answers(0, ["fief/england", "fief/england"]);
    assert_eq!(t.army("england"), "L5");
    let mut t = four().hand(0, "M05").turn(0);
    attack(&mut t, "england", "L2", "wales");
    fight(&mut t, "wales", &[8, 8, 8, 8, 1]);
    t.answers(0, ["card/M05"]);
    assert_eq!((t.army("wales").as_str(), t.army("england").as_str()), ("L2 l2", "L1"), "into the attack");
    t.refused(0, "fief/wales mover/foot", "WE-REDEPLOY-02");
}

#[test]
fn gold_of_a_card_is_gold_of_the_treasury() {
    ledger::proves!("WE-CARD-09");
    let mut t = four().hand(0, "C04").gold(1, 5).gold(2, 5).gold(3, 5).turn(0);
    t.answers(0, ["card/C04"]);
    assert_eq!([0, 1, 2, 3].map(|s| t.gold(s)), [5; 4], "nobody pays");
    assert!(matches!(t.told("WE-CARD-09")[..], [Event::Gained { seat: Seat(0), gold: 5, .. }]));
}

#[test]
fn never_two_identical_cards_in_a_turn() {
    ledger::proves!("WE-CARD-10", "WE-R-57");
    let mut t = four().hand(0, "C04 C04").turn(0);
    t.answers(0, ["card/C04"]);
    t.refused(0, "card/C04", "WE-CARD-10");
    assert_eq!(t.gold(0), 5);
    t.pass_until(|t| {
        t.state.board.round == 3 && t.state.board.active == Seat(0) && t.phase() == Phase::Manoeuvre
    });
    let gold = t.gold(0);
    t.answers(0, ["card/C04"]);
    assert_eq!(t.gold(0), gold + 5, "in another turn it is");
}

#[test]
fn similar_cards_may_be_played_together() {
    ledger::proves!("WE-CARD-10", "WE-R-57");
    let mut t = four().holds(0, "england L9").hand(0, "M02 C05").turn(0);
    t.answers(0, ["card/M02"]);
    t.answers(
        0,
        ["fief/england soldier/lancer", "fief/england soldier/lancer", "fief/england soldier/lancer"],
    );
    t.answers(0, ["card/C05", "fief/england soldier/lancer", "fief/england soldier/lancer"]);
    assert_eq!(t.army("england"), "L4 F5");
}

#[test]
fn the_group_phases_are_one_turn_and_the_bar_is_each_players_own() {
    ledger::proves!("WE-R-57", "WE-CARD-10");
    let mut t = four()
        .hand(0, "M01 M01 M06 M06")
        .hand(1, "M01")
        .holds(0, "england L3, brittany L1, sicily L1")
        .taxes();
    t.answers(0, ["card/M01"]);
    t.refused(0, "card/M01", "WE-CARD-10");
    t.answers(0, ["done"]).answers(1, ["card/M01"]);
    t.answers(0, ["card/M06", "castle kingdom/france"]);
    t.refused(0, "card/M06", "WE-CARD-10");
    assert!(t.state.board.players[0].played.has(card("M01")), "still");
    t.pass_to(Phase::Manoeuvre);
    assert!(t.state.board.players[0].played.is_empty());
}

#[test]
fn what_was_played_in_a_turn_does_not_bar_in_the_group_phases() {
    ledger::proves!("WE-R-57");
    let scene = four().hand(3, "M01").so(|s| s.board.players[3].played.insert(card("M01")));
    let mut t = scene.group_phases();
    t.pass_to(Phase::Taxes);
    t.pass_until(|t| t.waits_for() == Some(3));
    t.answers(3, ["card/M01"]);
}

#[test]
fn no_card_while_dice_are_rolled() {
    ledger::proves!("WE-CARD-11", "WE-R-59");
    let mut t = four().holds(0, "england A2 F2").holds(1, "wales L3").hand(0, "C08 C04").turn(0);
    attack(&mut t, "england", "A2 F2", "wales");
    fight(&mut t, "wales", &[5, 1, 1, 1, 12, 1]);
    t.answers(0, ["done"]);
    assert!(matches!(t.frame(), Frame::Losses(_)), "archers have hit, the others too, and losses are named");
    assert_eq!(t.why_not(Answer::Card(card("C04"))), Some("WE-CASUALTY-01"), "no card between the steps");
    t.answers(0, ["soldier/footman number/1"]);
    assert_eq!((t.frame(), t.why_not(Answer::Card(card("C08"))).is_some()), (Frame::Decide, true));
    t.answers(0, ["fight"]);
    assert!(t.may("card/C08") && t.may("card/C04"), "between battle rounds");
}

#[test]
fn cards_of_ones_turn_may_be_played_between_battle_rounds() {
    ledger::proves!("WE-CARD-12", "WE-R-59");
    let mut t = four().holds(0, "england L4").holds(1, "wales L3").hand(0, "M02").hand(1, "C04 C08").turn(0);
    attack(&mut t, "england", "L3", "wales");
    fight(&mut t, "wales", &[6, 6, 6, 1, 1, 1]);
    t.answers(0, ["done"]);
    t.refused(1, "card/C04", "WE-CARD-01");
    t.answers(1, ["done"]);
    assert_eq!((t.army("wales").as_str(), t.frame()), ("L3", Frame::Decide), "Lancers miss on 6");
    t.answers(0, ["fight", "card/M02"]);
    t.refused(0, "attack/cornwall soldier/lancer", "WE-CARD-06");
    t.answers(
        0,
        ["attack/wales soldier/lancer", "attack/wales soldier/lancer", "attack/wales soldier/lancer"],
    );
    assert_eq!((t.attackers("wales").as_str(), t.army("england").as_str()), ("F3", "L1"));
    t.dice(&[6, 6, 6, 1, 1, 1]);
    t.answers(1, ["done"]);
    assert_eq!(t.owner("wales"), Some(0), "Footmen hit: it touches the rest of the battle");
}

#[test]
fn without_a_piece_an_upgrade_pays_the_difference() {
    ledger::proves!("WE-CARD-13", "WE-EX-14", "WE-R-62");
    let mut t = four().holds(0, "england L2 A7").hand(0, "M03").turn(0);
    t.answers(0, ["card/M03", "fief/england soldier/lancer"]);
    assert_eq!((t.army("england").as_str(), t.gold(0)), ("L2 A7", 3), "the Lancer stays");
    t.answers(0, ["fief/england soldier/lancer"]);
    assert_eq!((t.army("england").as_str(), t.gold(0)), ("L2 A7", 6));
    let mut t = four().holds(0, "england L3 A6").hand(0, "M03").turn(0);
    t.answers(0, ["card/M03", "fief/england soldier/lancer", "fief/england soldier/lancer"]);
    assert_eq!((t.army("england").as_str(), t.gold(0)), ("L2 A7", 3), "one piece, and gold for the other");
}

#[test]
fn an_upgrade_pays_once_for_each_soldier() {
    ledger::proves!("WE-R-62", "WE-CARD-13");
    let mut t = four().holds(0, "england L1 A7").hand(0, "M03").turn(0);
    t.answers(0, ["card/M03"]);
    t.refused(0, "done", "WE-CARD-06");
    t.answers(0, ["fief/england soldier/lancer"]);
    assert_eq!((t.gold(0), t.frame()), (3, Frame::Manoeuvre), "one Lancer, one payment");
    let mut t = four().holds(0, "england F10 L3, wales L1").hand(0, "C05").turn(0);
    t.answers(0, ["card/C05", "fief/wales soldier/lancer"]);
    assert_eq!((t.gold(0), t.frame()), (2, Frame::Manoeuvre), "of one fief");
    let mut t = four().holds(0, "england F9 L2").hand(0, "M02").turn(0);
    t.answers(0, ["card/M02", "fief/england soldier/lancer", "fief/england soldier/lancer"]);
    assert_eq!((t.gold(0), t.frame()), (2, Frame::Manoeuvre), "one piece, one payment, and no third Lancer");
    assert_eq!(t.army("england"), "L1 F10");
}

#[test]
fn an_upgraded_mercenary_stays_one() {
    ledger::proves!("WE-R-62", "WE-R-48");
    let mut t = four().holds(0, "england l2 A7").hand(0, "M03").turn(0);
    t.answers(0, ["card/M03", "fief/england mercenary/lancer", "done"]);
    assert_eq!((t.army("england").as_str(), t.gold(0)), ("A7 l1 a1", 0), "he needs no piece");
}

#[test]
fn upgraded_soldiers_have_moved_or_not_as_before() {
    ledger::proves!("WE-R-62");
    let mut t = four().holds(0, "england L1, cornwall L1").hand(0, "M02").turn(0);
    t.answers(0, ["done", "fief/cornwall mover/foot", "soldier/lancer number/1", "fief/england"]);
    t.answers(0, ["card/M02", "fief/england soldier/lancer", "fief/england soldier/lancer"]);
    assert_eq!((t.army("england").as_str(), t.frame()), ("F2", Frame::Redeploy));
    t.answers(0, ["fief/england mover/foot"]);
    t.refused(0, "soldier/footman number/2", "WE-MANEUVER-02");
    t.answers(0, ["soldier/footman number/1", "fief/cornwall"]);
    assert_eq!((t.army("england").as_str(), t.army("cornwall").as_str()), ("F1", "F1"));
}

#[test]
fn a_cards_text_beats_the_rules() {
    ledger::proves!("WE-CARD-14");
    // One recruit for each fief without a castle, says the rule; the card places two.
    let mut t = four().holds(0, "england L3, wales L1").hand(0, "P09").deploy();
    t.answers(0, ["card/P09", "fief/wales", "fief/wales"]);
    assert_eq!(t.army("wales"), "L3");
    // An attacker rolls a d8, says the rule.
    let mut t = four().holds(1, "wales L3").hand(0, "C12").turn(0);
    attack(&mut t, "england", "L3", "wales");
    fight(&mut t, "wales", &[10, 9, 10, 1, 1, 1]);
    t.answers(0, ["card/C12"]);
    assert_eq!(t.owner("wales"), Some(0));
}
