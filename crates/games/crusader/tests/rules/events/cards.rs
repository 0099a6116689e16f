//! Developments and Action cards by events.

use super::scene::{ENGLISH, FRANKISH, Scene, development};
use crusader::cards;
use crusader::content::{DevelopmentId, Developments};
use table::{Observer, Seat};

#[test]
fn a_councillor_may_be_lost() {
    let mut t = Scene::new();
    t.owns(ENGLISH, "navy").strikes("better_offer").is_over();
    assert!(t.state.board.owns(ENGLISH, development("navy")), "no councillor: ignored");
    t.owns(ENGLISH, "navy marshal steward").strikes("better_offer").does(0, "option/1");
    t.asks(0, ["development/marshal", "development/steward"]);
    t.is_refused(0, "development/navy", "CK-EVENT-01").does(0, "development/steward");
    t.is_over();
    let left: Developments = [development("navy"), development("marshal")].into_iter().collect();
    assert_eq!(t.state.board.house(ENGLISH).developments, left);
}

#[test]
fn a_pedlar_sells_one_development_for_1_gold() {
    let mut t = Scene::new();
    t.owns(FRANKISH, "");
    let shown: Vec<DevelopmentId> = t.state.board.display.iter().copied().collect();
    t.strikes("pedlar").does(1, "option/0");
    let pick = format!("development/{}", shown[1].word());
    t.offers(1, ["done"]).does(1, &pick);
    t.is_over();
    assert!(t.state.board.owns(FRANKISH, shown[1]));
    assert_eq!((t.purse(FRANKISH), t.state.board.display.len()), (4, 3), "the display is filled again");
    t.strikes("pedlar").does(1, "option/1");
    t.is_over();
    assert_eq!(t.purse(FRANKISH), 4);
}

#[test]
fn a_card_is_drawn_from_one_of_the_named_decks() {
    ledger::proves!("CK-R-15");
    let mut t = Scene::new();
    let before = t.state.cards.count(cards::hand(ENGLISH));
    t.strikes("front_letters");
    t.asks(0, ["deck/realm", "deck/intrigue", "deck/war"]).does(0, "deck/war");
    t.is_over();
    assert_eq!(t.state.cards.count(cards::hand(ENGLISH)), before + 1);
    let seen = [0, 1].map(|seat| {
        t.told_to(Observer::Seat(Seat(seat))).filter(|event| format!("{event:?}").contains("GotCard")).count()
    });
    assert_eq!(seen, [1, 0], "which it is he alone sees");
}

#[test]
fn a_hand_is_shown_to_all() {
    let mut t = Scene::new();
    let hand = t.state.cards.count(cards::hand(ENGLISH));
    t.strikes("loose_tongues").is_over();
    let shown = t.told_to(Observer::Seat(Seat(3))).filter(|event| format!("{event:?}").contains("CardShown"));
    assert_eq!(shown.count(), hand);
}
