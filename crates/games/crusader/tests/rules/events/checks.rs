//! Checks in events.

use super::scene::{ENGLISH, FRANKISH, Scene};

#[test]
fn who_is_struck_draws_from_his_own_bag() {
    ledger::proves!("CK-EVENT-05", "CK-R-30");
    let mut t = Scene::new();
    t.lucky(ENGLISH).unlucky(FRANKISH);
    let son = t.son(FRANKISH);
    t.strikes("ill_news");
    t.must_answer([1]);
    t.checks(1).is_over();
    assert!(!t.is_alive(son), "the Franks' bag counts, not that of who played the card");
    let son = t.son(FRANKISH);
    t.lucky(FRANKISH).unlucky(ENGLISH).strikes("ill_news").checks(1).is_over();
    assert!(t.is_alive(son));
}

#[test]
fn no_trait_is_critical_in_the_check_of_an_event() {
    ledger::proves!("CK-R-30");
    let mut t = Scene::new();
    t.bag(ENGLISH, "chaste honest humble kind").strikes("strongbox").checks(0).is_over();
    assert_eq!(t.purse(ENGLISH), 5, "greens that fail elsewhere succeed here");
    t.bag(ENGLISH, "ambitious cruel deceitful lustful").strikes("strongbox").checks(0).is_over();
    assert_eq!(t.purse(ENGLISH), 3, "reds that succeed elsewhere fail here");
}

#[test]
fn gold_may_be_put_on_it_and_others_may_sabotage_that() {
    ledger::proves!("CK-EVENT-06", "CK-EVENT-07");
    let mut t = Scene::new();
    t.strikes("strongbox");
    t.offers(0, ["gold/0", "gold/1", "gold/2"]);
    t.does(0, "gold/2").must_answer([1]);
    t.does(1, "gold/2");
    assert_eq!(t.state.board.check.draws(), 3, "until everybody has had his say");
    for seat in 2..5 {
        t.does(seat, "gold/0");
    }
    assert_eq!((t.state.board.check.bought, t.state.board.check.cancelled), (2, 1));
    assert_eq!(t.purse(FRANKISH), 3);
}

#[test]
fn a_card_may_forbid_gold() {
    ledger::proves!("CK-EVENT-06", "CK-EVENT-07");
    let mut t = Scene::new();
    t.unlucky(ENGLISH).strikes("white_hairs").is_over();
    assert_eq!(t.state.board.house(ENGLISH).family.age, 1, "nobody is asked for gold, and it failed");
    t.lucky(ENGLISH).strikes("white_hairs").is_over();
    assert_eq!(t.state.board.house(ENGLISH).family.age, 1, "it succeeded");
    t.unlucky(ENGLISH);
    t.state.board.house_mut(ENGLISH).family.age = 3;
    t.strikes("white_hairs").is_over();
    assert_eq!(t.state.board.house(ENGLISH).family.age, 3, "only Kings with at most two Age tokens");
}
