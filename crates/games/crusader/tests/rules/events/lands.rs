//! Tokens, footsoldiers and Knights by events.

use super::scene::{ENGLISH, FRANKISH, Scene, land, lands};

#[test]
fn unrest_comes_where_no_footsoldier_stands_and_its_owner_chooses() {
    ledger::proves!("CK-UNREST-02", "CK-MOBILIZE-08");
    let mut t = Scene::new();
    t.mobilised("wessex mercia").strikes("grumbling");
    t.asks(0, ["territory/northumbria", "territory/normandy"]);
    t.is_refused(0, "territory/wessex", "CK-UNREST-02").does(0, "territory/normandy");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("normandy")], 1);
    t.mobilised("northumbria normandy");
    t.state.board.unrest[land("normandy")] = 0;
    t.strikes("grumbling").is_over();
    assert!(t.state.board.unrest.0.iter().all(|n| *n == 0), "everything is mobilised: ignored");
}

#[test]
fn others_choose_where_the_card_says_so() {
    let mut t = Scene::new();
    t.strikes("torches");
    t.must_answer([1]).does(1, "territory/wessex");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("wessex")], 1, "the next player chose");
    t.strikes("absent_lord");
    t.must_answer([0]).is_refused(0, "territory/wessex", "CK-EVENT-01").does(0, "territory/paris");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("paris")], 1, "who played the card chose");
}

#[test]
fn harvest_crop_failure_and_plague_are_laid() {
    ledger::proves!("CK-SUPPLY-01", "CK-R-83");
    let mut t = Scene::new();
    t.strikes("granaries").does(1, "territory/paris");
    t.strikes("rust").does(0, "territory/wessex");
    t.strikes("market_fever").does(0, "territory/wessex");
    t.is_over();
    let board = &t.state.board;
    assert_eq!((board.harvest[land("paris")], board.crop_failure[land("wessex")]), (1, 1));
    assert!(board.outbreaks.has(land("wessex")));
    t.strikes("market_fever").is_refused(0, "territory/wessex", "CK-EVENT-01").does(0, "territory/mercia");
    t.strikes("rust").is_refused(0, "territory/wessex", "CK-EVENT-01").does(0, "territory/mercia");
    t.is_over();
    t.state.board.outbreaks = lands("paris leon navarra castile");
    t.state.board.plague_over = lands("venice apulia");
    t.strikes("market_fever").is_over();
    assert_eq!(t.state.board.outbreaks.len(), 4, "there is none left");
}

#[test]
fn plague_comes_by_sea() {
    let mut t = Scene::new();
    t.strikes("pilgrim_ships");
    t.is_refused(0, "territory/paris", "CK-EVENT-01").is_refused(0, "territory/lorraine", "CK-EVENT-01");
    t.asks(0, ["territory/the_low_countries", "territory/aquitaine", "territory/toulouse"]);
}

#[test]
fn unrest_is_taken_away() {
    ledger::proves!("CK-REVOLT-10");
    let mut t = Scene::new();
    t.state.board.unrest[land("paris")] = 2;
    t.strikes("quiet_roads").is_refused(1, "done", "CK-EVENT-01").does(1, "territory/paris");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("paris")], 1);
    t.state.board.unrest[land("wessex")] = 1;
    t.state.board.unrest[land("mercia")] = 2;
    t.strikes("peace_cross").does(0, "territory/mercia");
    t.offers(0, ["done", "territory/mercia", "territory/wessex"]).does(0, "territory/wessex");
    t.is_over();
    assert_eq!((t.state.board.unrest[land("wessex")], t.state.board.unrest[land("mercia")]), (0, 1));
    // Up to two: none, if he likes.
    t.strikes("peace_cross").does(0, "done");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("mercia")], 1);
}

#[test]
fn footsoldiers_come_and_go() {
    ledger::proves!("CK-MOBILIZE-07", "CK-MOBILIZE-05");
    let mut t = Scene::new();
    t.state.board.unrest[land("paris")] = 1;
    t.strikes("swords_for_hire").does(1, "option/0").does(1, "territory/paris");
    t.is_over();
    let calmed =
        |t: &Scene| t.events.iter().filter(|event| format!("{event:?}").contains("UnrestRemoved")).count();
    assert!(t.state.board.footsoldiers.has(land("paris")) && calmed(&t) == 1);
    assert_eq!((t.purse(FRANKISH), t.state.board.unrest[land("paris")]), (4, 0), "mobilising calms");
    t.strikes("swords_for_hire").does(1, "option/1");
    t.is_over();
    assert_eq!(t.purse(FRANKISH), 4, "he may leave it");
    t.strikes("swords_for_hire").does(1, "option/0").does(1, "territory/lorraine");
    t.is_over();
    assert_eq!(calmed(&t), 0, "where there is no Unrest none is removed");
    t.mobilised("lorraine toulouse aquitaine").strikes("swords_for_hire");
    t.asks(1, ["option/1"]);
    t.does(1, "option/1");
    t.mobilised("wessex mercia").strikes("deserters").does(0, "territory/mercia");
    t.is_over();
    assert_eq!(t.state.board.mobilised(ENGLISH), lands("wessex"));
    assert_eq!(t.state.board.unrest[land("mercia")], 0, "and no Unrest comes");
}

#[test]
fn a_laid_knight_stands_up_when_its_territory_is_mobilised() {
    ledger::proves!("CK-R-93");
    let mut t = Scene::new();
    t.mobilised("wessex").strikes("abed");
    t.is_refused(0, "territory/wessex", "CK-EVENT-01").does(0, "territory/mercia");
    t.is_over();
    assert_eq!(t.state.board.laid_knights, lands("mercia"));
    assert_eq!(t.state.board.owner(land("mercia")), Some(ENGLISH), "it is controlled all the same");
    t.strikes("abed").is_refused(0, "territory/mercia", "CK-EVENT-01").does(0, "territory/normandy");
    t.strikes_by(super::scene::IBERIAN, "swords_for_hire").does(0, "option/0").does(0, "territory/mercia");
    t.is_over();
    assert_eq!(t.state.board.laid_knights, lands("normandy"));
}

#[test]
fn a_laid_knight_stands_up_when_its_owner_taxes() {
    ledger::proves!("CK-R-93");
    let mut t = Scene::new();
    t.strikes("abed").does(0, "territory/mercia");
    let _ = crusader::tax::collect(&mut t.play(), FRANKISH);
    assert_eq!(t.state.board.laid_knights, lands("mercia"), "another's taxes do not raise it");
    let _ = crusader::tax::collect(&mut t.play(), ENGLISH);
    assert!(t.state.board.laid_knights.is_empty());
}
