//! Excommunication (p.11).

use super::{attack, fight, four};
use crate::dsl::Sitting;
use table::Seat;
use warlords::board::Phase;
use warlords::content::{Content, Deck};
use warlords::event::Event;

fn count(t: &Sitting, seat: usize) -> u32 {
    t.state.board.players[seat].excommunications.len()
}

#[test]
fn some_cards_may_be_ignored() {
    ledger::proves!("WE-EXCOM-01", "WE-EXCOM-02");
    let names = Content::base().cards.iter().filter(|c| c.excommunicable).map(|c| c.id);
    assert_eq!(names.collect::<Vec<_>>(), ["P03", "P04", "P05", "P06", "P07", "P08", "P13"]);
    let mut t = four().hand(0, "M13 P04").taxes();
    t.answers(0, ["card/P04", "seat/1"]);
    assert_eq!(t.paths(), ["obey", "ignore"]);
    t.answers(1, ["ignore"]).answers(0, ["card/M13", "seat/2"]);
    assert_eq!(
        (t.phase(), t.gold(0), t.gold(2)),
        (Phase::Recruit, 13, 5),
        "toll rights are not the Church's"
    );
}

#[test]
fn he_who_obeys_is_not_excommunicated() {
    ledger::proves!("WE-EXCOM-02");
    let mut t = four().hand(0, "P04").taxes();
    t.answers(0, ["card/P04", "seat/1"]).answers(1, ["obey"]);
    assert_eq!((t.gold(0), t.gold(1), count(&t, 1)), (13, 5, 0));
}

#[test]
fn an_ignored_card_stays_before_him_and_does_nothing() {
    ledger::proves!("WE-EXCOM-03", "WE-R-65");
    let mut t = four().hand(0, "P04").taxes();
    t.answers(0, ["card/P04", "seat/1"]).answers(1, ["ignore"]);
    assert_eq!((t.gold(0), t.gold(1)), (9, 9), "nothing happens");
    assert_eq!((count(&t, 1), count(&t, 0), t.cards(0)), (1, 0, 0));
    assert!(t.state.board.discards.is_empty(), "it is not among the discards");
    let shown = serde_json::to_value(t.view(2)).expect("written");
    assert_eq!(shown["players"][1]["excommunications"], serde_json::json!(["P04"]), "face up");
    t.pass_to(Phase::Manoeuvre);
    assert_eq!(count(&t, 1), 1, "and stays");
}

#[test]
fn only_he_on_whom_it_is_played_may_ignore_it() {
    ledger::proves!("WE-R-65", "WE-EXCOM-02");
    let mut t = four().hand(0, "P06").holds(2, "constantinople L3, nicaea L2").turn(0);
    t.answers(0, ["card/P06", "seat/2"]);
    assert_eq!(t.waits_for(), Some(2));
    t.answers(2, ["ignore"]);
    assert_eq!((count(&t, 2), t.army("constantinople").as_str()), (1, "L3"));
}

#[test]
fn the_first_card_bars_from_pope_cards() {
    ledger::proves!("WE-EXCOM-04", "WE-EX-16");
    let t = four().excommunicated(1, "P06").deck(Deck::Pope, "P05 P09 P12").group_phases();
    assert_eq!([0, 1, 2, 3].map(|s| t.cards(s)), [1, 0, 1, 1]);
    let mut t = four().excommunicated(1, "P06").gold(1, 4).merchant();
    t.answers(1, ["buy"]);
    assert_eq!(t.cards(1), 1, "but not from Merchant cards");
}

#[test]
fn pope_cards_in_hand_may_still_be_played() {
    ledger::proves!("WE-EXCOM-05", "WE-EX-16");
    let mut t = four().excommunicated(1, "P06 P03 P03").hand(1, "P04").taxes();
    t.answers(1, ["card/P04", "seat/0"]).answers(0, ["obey"]);
    assert_eq!(t.gold(1), 13);
}

#[test]
fn the_second_card_bars_from_merchant_cards() {
    ledger::proves!("WE-EXCOM-06", "WE-EX-16");
    let mut t = four().excommunicated(0, "P06").excommunicated(1, "P04 P03").gold(0, 4).gold(1, 4).merchant();
    t.answers(0, ["buy"]);
    assert_eq!((t.phase(), t.cards(1)), (Phase::Manoeuvre, 0), "he is not even asked");
}

#[test]
fn the_third_card_bars_from_conquest_cards() {
    ledger::proves!("WE-EXCOM-07", "WE-EX-16");
    for (before, cards) in [("P06 P04", 1), ("P06 P04 P03", 0), ("P06 P04 P03 P03", 0)] {
        let mut t = four().excommunicated(0, before).turn(0);
        attack(&mut t, "england", "L2", "cornwall");
        fight(&mut t, "cornwall", &[8, 8, 1]);
        t.pass_until(|t| t.state.board.active == Seat(1));
        assert_eq!((t.owner("cornwall"), t.cards(0)), (Some(0), cards), "{before}");
    }
}

#[test]
fn three_cards_ignored_in_turn_lie_before_him() {
    ledger::proves!("WE-EX-16", "WE-EXCOM-03");
    let mut t = four().hand(0, "P05 P06 P13").holds(1, "kiev L3 K2").turn(0);
    for (n, card) in ["card/P05", "card/P06", "card/P13"].into_iter().enumerate() {
        t.answers(0, [card, "seat/1"]).answers(1, ["ignore"]);
        assert_eq!(count(&t, 1), n as u32 + 1);
    }
    let told = |e: &Event| if let Event::Ignored { count, .. } = e { Some(*count) } else { None };
    assert_eq!(t.events.iter().filter_map(told).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(t.army("kiev"), "L3 K2");
}

#[test]
fn lifting_one_lowers_the_count_by_one() {
    ledger::proves!("WE-R-65");
    let mut t = four().excommunicated(0, "P06 P04").hand(0, "P12").turn(0);
    t.answers(0, ["card/P12", "part/0"]);
    assert_eq!((count(&t, 0), t.gold(0)), (1, 0));
    assert_eq!(t.state.board.discards.len(), 2, "the card and the one it lifted");
}
