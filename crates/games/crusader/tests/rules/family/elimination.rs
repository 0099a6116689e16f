//! Elimination (p.19).

use super::table::{ENGLISH, FRANKISH, GERMAN, Table, development, land};
use crusader::board::Status;
use crusader::content::{Player, ScenarioId, SpaceId};
use crusader::flow::Frame;
use crusader::{Options, cards, elimination, lands, rules};

/// All Knights of a player leave the board.
pub fn fall(t: &mut Table, player: Player) {
    for territory in t.state.board.lands(player) {
        let mut play = t.play();
        lands::lose(&mut play, territory, rules::CK_OVERTHROW_06);
        lands::free(&mut play, territory);
    }
}

#[test]
fn with_the_last_knight_a_dynasty_is_gone() {
    ledger::proves!("CK-ELIM-01", "CK-ELIM-02", "CK-ELIM-03", "CK-ELIM-04", "CK-ELIM-05", "CK-R-102");
    let mut t = Table::turn();
    let son = t.son(ENGLISH, "kind");
    let wife = t.spouse(ENGLISH, son, "weak");
    let board = &mut t.state.board;
    board.track[2] = Some(ENGLISH);
    board.claimed.insert(SpaceId(2));
    for (one, other) in [(ENGLISH, GERMAN), (GERMAN, ENGLISH)] {
        board.pacts[one.index()].insert(other);
        board.casus_belli[FRANKISH.index()].insert(ENGLISH);
        board.casus_belli[ENGLISH.index()].insert(FRANKISH);
    }
    board.wars[ENGLISH.index()].insert(FRANKISH);
    board.wars[FRANKISH.index()].insert(ENGLISH);
    let who = board.suitors[land("wales")].take().expect("somebody");
    t.unmark(who);
    t.state.board.gone_people.insert(who);
    t.state.board.land_pacts[ENGLISH.index()].insert(land("wales"));
    fall(&mut t, ENGLISH);
    let board = &t.state.board;
    assert_eq!(board.house(ENGLISH).status, Status::Fallen);
    assert!(board.house(ENGLISH).family.people().next().is_none());
    assert!([son, wife].iter().all(|who| board.gone_people.has(*who)) && t.tokens_on(son).is_empty());
    assert!(!board.owns(ENGLISH, development("navy")));
    assert_eq!(board.development_discards[development("navy").index()], 1);
    assert_eq!(board.track[2], None, "the shield is gone, and others may claim the space");
    assert!(board.claimed.has(SpaceId(2)), "its token stays gone");
    assert!(!board.allied(ENGLISH, GERMAN) && !board.allied(GERMAN, ENGLISH));
    assert!(
        !board.may_invade(FRANKISH, ENGLISH) && !board.may_invade(ENGLISH, FRANKISH),
        "nor War nor cause"
    );
    assert!(board.land_pacts[ENGLISH.index()].is_empty());
    assert!(board.suitors[land("wales")].is_some(), "the territory of its Pact gets a new character");
    assert_eq!(t.bag_size(ENGLISH), 0, "the old bag is emptied");
    assert_eq!(board.house(FRANKISH).status, Status::Playing);
}

#[test]
fn who_keeps_a_knight_does_not_fall() {
    ledger::proves!("CK-ELIM-01");
    let mut t = Table::turn();
    for word in ["wessex", "northumbria", "mercia"] {
        lands::lose(&mut t.play(), land(word), rules::CK_OVERTHROW_06);
    }
    assert_eq!(t.state.board.house(ENGLISH).status, Status::Playing);
}

#[test]
fn he_may_decline_to_come_back() {
    ledger::proves!("CK-ELIM-06", "CK-R-102");
    let mut t = Table::turn();
    assert!(t.state.cards.count(cards::picked(ENGLISH)) > 0, "one is for the second Turn");
    let held = t.state.cards.count(cards::hand(ENGLISH)) + t.state.cards.count(cards::picked(ENGLISH));
    fall(&mut t, ENGLISH);
    elimination::settle(&mut t.play());
    t.must_answer([0]).offers(0, ["done", "return"]);
    t.does(0, "done");
    let board = &t.state.board;
    assert_eq!(board.house(ENGLISH).status, Status::Out);
    assert_eq!(t.purse(ENGLISH), 0, "his gold goes to the Treasury");
    assert_eq!(t.state.cards.count(cards::hand(ENGLISH)), 0, "and his hand is discarded");
    assert_eq!(t.state.cards.count(cards::picked(ENGLISH)), 0, "with what he had picked");
    assert_eq!(board.first, FRANKISH, "the First Player token passes clockwise");
    let discarded = t.told_by("CK-R-102").filter(|event| format!("{event:?}").contains("CardDiscarded"));
    assert_eq!(discarded.count(), held, "each card is told");
}

#[test]
fn in_some_scenarios_elimination_is_permanent() {
    ledger::proves!("CK-SCEN2-03", "CK-SCEN4-02");
    for word in ["2", "4"] {
        let scenario = ScenarioId::named(word).expect("a scenario");
        let t = Table::with(&Options { scenario, ..Options::default() }, 5);
        let mut t = t.until(|frame| matches!(frame, Frame::Actions(_)));
        fall(&mut t, FRANKISH);
        elimination::settle(&mut t.play());
        assert_eq!(t.state.board.house(FRANKISH).status, Status::Out);
        assert!(matches!(t.state.board.frame(), Frame::Actions(_)), "nobody is asked");
    }
}

#[test]
fn several_come_back_one_after_another() {
    ledger::proves!("CK-R-102");
    let mut t = Table::turn();
    fall(&mut t, GERMAN);
    fall(&mut t, FRANKISH);
    elimination::settle(&mut t.play());
    t.must_answer([1]).does(1, "done").must_answer([2]).does(2, "return");
    t.is_refused(2, "person/william_i", "CK-ELIM-07");
}
