//! Gold by events.

use super::scene::{ENGLISH, FRANKISH, GERMAN, Scene, lands};
use crusader::Options;
use crusader::content::Content;
use crusader::options::DukeTax;

#[test]
fn gold_comes_from_the_treasury_and_goes_back() {
    ledger::proves!("CK-EVENT-01");
    let mut t = Scene::new();
    t.strikes("fair_week").is_over();
    assert_eq!((t.purse(ENGLISH), t.purse(FRANKISH)), (5, 7), "the next player gains 2");
    t.unlucky(ENGLISH).gold(ENGLISH, 1).strikes("strongbox").checks(0).is_over();
    assert_eq!(t.purse(ENGLISH), 0, "as much as he has");
}

#[test]
fn gold_is_lost_for_each_of_something_up_to_a_limit() {
    let mut t = Scene::new();
    t.state.board.castles = lands("wessex mercia");
    t.strikes("leaking_roofs").is_over();
    assert_eq!(t.purse(ENGLISH), 3);
    t.state.board.castles = lands("wessex mercia northumbria normandy");
    t.gold(ENGLISH, 5).strikes("leaking_roofs").is_over();
    assert_eq!(t.purse(ENGLISH), 2, "three at most");
    t.mobilised("wessex").gold(ENGLISH, 5).strikes("baggage").is_over();
    assert_eq!(t.purse(ENGLISH), 4);
    t.unlucky(ENGLISH).strikes("light_fingers").checks(0).is_over();
    assert_eq!(t.purse(ENGLISH), 1, "four territories, three at most");
}

#[test]
fn a_loan_is_paid_to_the_left_neighbour() {
    ledger::proves!("CK-TARGET-03");
    let mut t = Scene::new();
    t.strikes("loan").is_over();
    assert_eq!((t.purse(ENGLISH), t.purse(FRANKISH), t.purse(GERMAN)), (4, 6, 5));
}

#[test]
fn an_option_that_cannot_be_paid_is_none() {
    let mut t = Scene::new();
    t.strikes("tithes");
    t.asks(0, ["option/0", "option/1"]).does(0, "option/0");
    t.is_over();
    assert_eq!(t.purse(ENGLISH), 3);
    t.gold(ENGLISH, 1).strikes("tithes");
    t.asks(0, ["option/1"]).is_refused(0, "option/0", "CK-EVENT-01").is_refused(0, "done", "CK-EVENT-01");
    t.does(0, "option/1");
    t.is_over();
    assert_eq!((t.purse(ENGLISH), t.in_bag(ENGLISH, "godless")), (1, 1));
}

#[test]
fn dukes_pay_once() {
    ledger::proves!("CK-R-44");
    for (duke_tax, left) in [(DukeTax::None, 4), (DukeTax::Less, 5)] {
        let mut t = Scene::with(Content::base(), &Options { duke_tax, ..Options::default() });
        t.strikes("duke_share").is_over();
        assert_eq!(t.purse(ENGLISH), 5, "no Duke, nothing to pay");
        t.son(ENGLISH);
        t.state.board.house_mut(ENGLISH).family.children[0].duchy = lands("wessex").first();
        t.strikes("duke_share").is_over();
        assert_eq!(t.purse(ENGLISH), left);
    }
}
