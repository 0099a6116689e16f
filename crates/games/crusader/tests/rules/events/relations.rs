//! Pacts and Casus Belli by events.

use super::scene::{ENGLISH, FRANKISH, GERMAN, IBERIAN, ITALIAN, Scene, land, lands};
use crusader::content::Players;

#[test]
fn a_territory_leaves_its_pact() {
    ledger::proves!("CK-PACT-11", "CK-PACT-12");
    let mut t = Scene::new();
    t.land_pact(ENGLISH, "wales").land_pact(ENGLISH, "ireland").strikes("oath_repented");
    t.asks(0, ["territory/wales", "territory/ireland"]).does(0, "territory/wales");
    t.is_over();
    assert_eq!(t.state.board.land_pacts[ENGLISH.index()], lands("ireland"));
    assert!(t.state.board.suitors[land("wales")].is_some(), "a new character comes");
    assert_eq!(t.state.board.casus_belli, [Players::NONE; 5], "nobody gains a Casus Belli");
    t.lucky(ENGLISH).strikes("envoys").checks(0).is_over();
    assert_eq!(t.state.board.land_pacts[ENGLISH.index()], lands("ireland"));
    t.land_pact(ENGLISH, "scotland").unlucky(ENGLISH).strikes("envoys").checks(0);
    t.must_answer([1]).does(1, "territory/scotland");
    t.is_over();
    assert_eq!(t.state.board.land_pacts[ENGLISH.index()], lands("ireland"), "the next player chose");
    t.state.board.land_pacts[ENGLISH.index()] = lands("");
    let who = t.state.board.suitors[land("scotland")];
    assert!(who.is_some());
}

#[test]
fn the_first_who_can_gains_a_casus_belli() {
    ledger::proves!("CK-TARGET-03");
    let mut t = Scene::new();
    t.strikes("letters").is_over();
    assert_eq!(t.state.board.casus_belli[FRANKISH.index()], Players::one(ENGLISH));
    t.state.board.pacts[GERMAN.index()] = Players::one(ENGLISH);
    t.state.board.pacts[ENGLISH.index()] = Players::one(GERMAN);
    t.strikes("letters").is_over();
    assert_eq!(t.state.board.casus_belli[GERMAN.index()], Players::NONE, "a partner is passed over");
    assert_eq!(t.state.board.casus_belli[ITALIAN.index()], Players::one(ENGLISH));
    assert!(t.state.board.allied(ENGLISH, GERMAN), "no Pact breaks by the way");
    t.strikes("insult").does(0, "option/1");
    t.is_over();
    assert_eq!(t.state.board.casus_belli[IBERIAN.index()], Players::one(ENGLISH));
    let all = t.state.board.casus_belli;
    t.strikes("letters").strikes("insult").is_over();
    assert_eq!(t.state.board.casus_belli, all, "nobody is left");
}

#[test]
fn silence_is_bought_or_a_casus_belli_given() {
    let mut t = Scene::new();
    t.strikes("price_of_silence").does(0, "option/0");
    t.is_over();
    assert_eq!((t.purse(ENGLISH), t.purse(FRANKISH)), (3, 7));
    t.strikes("price_of_silence").does(0, "option/1");
    t.is_over();
    assert_eq!(t.state.board.casus_belli[FRANKISH.index()], Players::one(ENGLISH));
    for player in [FRANKISH, GERMAN, ITALIAN, IBERIAN] {
        t.state.board.casus_belli[player.index()] = Players::one(ENGLISH);
    }
    t.gold(ENGLISH, 1).strikes("price_of_silence").is_over();
    assert_eq!(t.purse(ENGLISH), 1, "neither can be done in full: nothing happens");
}

#[test]
fn who_insulted_another_makes_it_good_or_gives_a_casus_belli() {
    let mut t = Scene::new();
    t.state.board.pacts[FRANKISH.index()] = Players::one(ENGLISH);
    t.state.board.pacts[ENGLISH.index()] = Players::one(FRANKISH);
    t.strikes("insult").does(0, "option/0");
    t.is_over();
    assert_eq!((t.purse(ENGLISH), t.purse(FRANKISH), t.purse(GERMAN)), (4, 5, 6), "a partner is passed over");
    assert_eq!(t.state.board.casus_belli, [Players::NONE; 5]);
    t.strikes("insult").does(0, "option/1");
    t.is_over();
    assert_eq!(t.purse(ENGLISH), 4);
    assert_eq!(t.state.board.casus_belli[GERMAN.index()], Players::one(ENGLISH));
}
