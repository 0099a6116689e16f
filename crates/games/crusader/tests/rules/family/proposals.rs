//! Marriage between dynasties: option B (p.10).

use super::table::{ENGLISH, FRANKISH, GERMAN, Table, development, land, person};
use crusader::Options;
use crusader::content::Culture;
use crusader::content::vocabulary::Sex;
use crusader::flow::Frame;
use crusader::options::FirstPlayer;
use table::Observer;

#[test]
fn a_king_marries_another_players_daughter_with_consent() {
    ledger::proves!("CK-MARRY-03", "CK-MARRY-10", "CK-MARRY-13", "CK-MARRY-15", "CK-MARRY-25", "CK-MARRY-27");
    ledger::proves!("CK-PACT-08", "CK-TRADE-04", "CK-SUCC-10");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    let size = t.bag_size(ENGLISH);
    t.does(0, "person/william_i").does(0, &person(her)).does(0, "send").must_answer([2]);
    t.is_refused(0, "accept", "CK-ERA-04");
    t.does(2, "accept");
    let board = &t.state.board;
    assert_eq!(board.house(ENGLISH).family.spouse, Some(her), "she moves to the King's dynasty");
    assert_eq!(board.house(GERMAN).family.members().count(), 0, "and is the heir of the other no more");
    assert_eq!(
        (t.in_bag(ENGLISH, "kind") > 0, t.bag_size(ENGLISH)),
        (true, size + 1),
        "her token goes along"
    );
    assert!(board.allied(ENGLISH, GERMAN) && board.allied(GERMAN, ENGLISH), "a Pact, which goes both ways");
    assert!(matches!(board.frame(), Frame::Titles(_)), "the attempt is used");
}

#[test]
fn a_pact_ends_war_and_casus_belli() {
    ledger::proves!("CK-MARRY-14", "CK-R-48");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    let board = &mut t.state.board;
    board.casus_belli[GERMAN.index()].insert(ENGLISH);
    board.casus_belli[GERMAN.index()].insert(FRANKISH);
    board.wars[ENGLISH.index()].insert(GERMAN);
    board.wars[GERMAN.index()].insert(ENGLISH);
    t.does(0, "person/william_i").does(0, &person(her)).does(0, "send").does(2, "accept");
    let board = &t.state.board;
    assert!(!board.may_invade(GERMAN, ENGLISH) && !board.may_invade(ENGLISH, GERMAN));
    assert!(board.may_invade(GERMAN, FRANKISH), "others are not touched");
}

#[test]
fn a_refusal_does_not_use_the_attempt_but_the_pair() {
    ledger::proves!("CK-R-32", "CK-MARRY-10");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    let other = t.daughter(GERMAN, "brave");
    t.does(0, "person/william_i").does(0, &person(her)).does(0, "send").does(2, "refuse");
    assert!(matches!(t.state.board.frame(), Frame::Dynastic(_)), "he may try again");
    assert_eq!(t.state.board.house(ENGLISH).family.spouse, None);
    t.does(0, "person/william_i").is_refused(0, &person(her), "CK-R-32");
    t.does(0, &person(other)).does(0, "send").does(2, "accept");
    assert_eq!(t.state.board.house(ENGLISH).family.spouse, Some(other));
    // The part of who accepted is his own: he has all of it before him.
    let son = t.son(GERMAN, "strong");
    let mut t = t.until(|frame| matches!(frame, Frame::Dynastic(part) if part.player == GERMAN));
    t.offers(2, ["person/heinrich_iv", person(son).as_str()]);
}

#[test]
fn a_spouse_moves_to_the_king_whoever_proposed() {
    ledger::proves!("CK-MARRY-25", "CK-TITLE-08", "CK-PACT-06");
    let first = FirstPlayer::Of(Culture::GERMAN);
    let t = Table::with(&Options { first, ..Options::default() }, 5);
    let mut t = t.until(|frame| matches!(frame, Frame::Dynastic(_)));
    let her = t.daughter(GERMAN, "kind");
    t.member_mut(GERMAN, her).duchy = Some(land("saxony"));
    t.does(2, &person(her)).does(2, "person/william_i");
    t.is_refused(2, "player/german", "CK-MARRY-26");
    t.does(2, "send").does(0, "accept");
    let board = &t.state.board;
    assert_eq!(board.house(ENGLISH).family.spouse, Some(her));
    assert_eq!(board.duke(land("saxony")), None, "her title lapses");
}

#[test]
fn the_terms_say_where_a_couple_of_children_goes() {
    ledger::proves!("CK-MARRY-26");
    for (home, word) in [(ENGLISH, "player/english"), (GERMAN, "player/german")] {
        let mut t = Table::dynastic();
        let son = t.son(ENGLISH, "strong");
        let her = t.daughter(GERMAN, "kind");
        t.does(0, &person(son)).does(0, &person(her));
        t.is_refused(0, "send", "CK-MARRY-26").is_refused(0, "give gold/1", "CK-MARRY-26");
        t.does(0, word).does(0, "send").does(2, "accept");
        let (one, spouse, other) = if home == ENGLISH { (son, her, GERMAN) } else { (her, son, ENGLISH) };
        assert_eq!(t.member_mut(home, one).spouse, Some(spouse), "the couple is of {home:?}");
        assert_eq!(t.state.board.house(other).family.members().count(), 0);
        assert_eq!(t.tokens_on(spouse).len(), 1, "his or her token stays on the card");
        assert!(t.state.board.allied(ENGLISH, GERMAN));
    }
}

#[test]
fn a_dowry_goes_either_way_when_the_marriage_is_made() {
    ledger::proves!("CK-MARRY-12", "CK-R-35", "CK-R-24");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    t.gold(ENGLISH, 5).gold(GERMAN, 3);
    t.does(0, "person/william_i").does(0, &person(her));
    t.is_refused(0, "give gold/6", "CK-R-35").is_refused(0, "ask gold/4", "CK-R-35");
    t.is_refused(0, "give territory/saxony", "CK-R-35").is_refused(0, "ask development/navy", "CK-R-35");
    t.does(0, "give gold/2").does(0, "give territory/mercia").does(0, "ask development/court_physician");
    t.is_refused(0, "give gold/1", "CK-R-35").is_refused(0, "give territory/mercia", "CK-R-35");
    t.does(0, "send");
    assert_eq!((t.purse(ENGLISH), t.state.board.owner(land("mercia"))), (5, Some(ENGLISH)), "nothing yet");
    t.is_refused(2, "done", "CK-MARRY-10").does(2, "accept");
    assert_eq!((t.purse(ENGLISH), t.purse(GERMAN)), (3, 5));
    assert_eq!(t.state.board.owner(land("mercia")), Some(GERMAN));
    let physician = development("court_physician");
    assert!(t.state.board.owns(ENGLISH, physician) && !t.state.board.owns(GERMAN, physician));
}

#[test]
fn a_dowry_may_be_all_the_gold_there_is() {
    ledger::proves!("CK-MARRY-12", "CK-R-35");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    t.gold(ENGLISH, 45).gold(GERMAN, 38);
    t.does(0, "person/william_i").does(0, &person(her));
    t.is_refused(0, "give gold/46", "CK-R-35").is_refused(0, "ask gold/39", "CK-R-35");
    t.does(0, "give gold/45").does(0, "ask gold/38").does(0, "send").does(2, "accept");
    assert_eq!((t.purse(ENGLISH), t.purse(GERMAN)), (38, 45));
}

#[test]
fn a_proposal_can_be_called_off() {
    ledger::proves!("CK-R-32");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    t.does(0, "person/william_i").does(0, &person(her)).does(0, "give gold/1").does(0, "done");
    t.offers(0, [person(her).as_str()]);
    t.does(0, &person(her)).offers(0, ["give gold/1"]);
    assert!(t.state.board.courtship.gives.is_empty(), "the terms begin anew");
}

#[test]
fn two_who_reign_never_marry() {
    ledger::proves!("CK-MARRY-11");
    let mut t = Table::dynastic();
    let queen = t.somebody(GERMAN, Sex::Woman);
    t.state.board.house_mut(GERMAN).family.king = Some(queen);
    let son = t.son(ENGLISH, "kind");
    t.does(0, "person/william_i").is_refused(0, &person(queen), "CK-MARRY-11");
    t.does(0, "done").does(0, &person(son)).offers(0, [person(queen).as_str()]);
}

#[test]
fn the_married_and_the_same_sex_cannot_be_courted() {
    ledger::proves!("CK-MARRY-03", "CK-MARRY-05");
    let mut t = Table::dynastic();
    let daughter = t.daughter(GERMAN, "kind");
    let husband = t.spouse(GERMAN, daughter, "weak");
    let son = t.son(GERMAN, "strong");
    t.does(0, "person/william_i");
    t.is_refused(0, &person(daughter), "CK-MARRY-03").is_refused(0, &person(husband), "CK-MARRY-03");
    t.is_refused(0, &person(son), "CK-MARRY-05");
}

#[test]
fn a_second_marriage_leaves_one_pact() {
    ledger::proves!("CK-R-38", "CK-R-37");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    t.state.board.pacts[ENGLISH.index()].insert(GERMAN);
    t.state.board.pacts[GERMAN.index()].insert(ENGLISH);
    t.does(0, "person/william_i").does(0, &person(her)).does(0, "send").does(2, "accept");
    assert_eq!(t.state.board.pacts[ENGLISH.index()].len(), 1);
    let king = t.king(ENGLISH);
    crusader::special::divorce(&mut t.play(), ENGLISH, king, crusader::rules::CK_DIVORCE_01);
    assert!(t.state.board.allied(ENGLISH, GERMAN), "it stays when the marriage ends");
}

#[test]
fn a_proposal_is_shown_while_it_is_open_and_no_longer() {
    ledger::proves!("CK-MARRY-10");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    let shown = |t: &Table| {
        let view = serde_json::to_value(t.sees(Observer::Spectator)).expect("a view is written");
        view["proposal"].clone()
    };
    assert_eq!(shown(&t), serde_json::Value::Null, "nobody has proposed");
    t.does(0, "person/william_i").does(0, &person(her)).does(0, "send");
    assert_eq!((&shown(&t)["from"], &shown(&t)["to"]), (&"english".into(), &"german".into()));
    t.does(2, "accept");
    assert_eq!(shown(&t), serde_json::Value::Null, "it was answered");
}
