//! Titles (p.11-12).

use super::table::{ENGLISH, Table, land, person};
use crusader::board::Row;
use crusader::content::CharacterId;
use crusader::content::vocabulary::Sex;
use crusader::flow::Frame;
use crusader::{lands, rules};

fn at_titles() -> (Table, CharacterId, CharacterId) {
    let mut t = Table::dynastic();
    let son = t.son(ENGLISH, "kind");
    let sister = t.member(ENGLISH, Row::Siblings, Sex::Woman, "brave");
    t.does(0, "done");
    (t, son, sister)
}

fn title(who: CharacterId, word: &str) -> String {
    format!("{} territory/{word}", person(who))
}

#[test]
fn any_number_of_titles_is_granted_and_revoked_for_nothing() {
    ledger::proves!("CK-TITLE-01", "CK-TITLE-02", "CK-TITLE-03", "CK-TITLE-04", "CK-TITLE-05", "CK-TITLE-06");
    ledger::proves!("CK-R-43", "CK-R-41", "CK-DYNASTIC-02");
    let (mut t, son, sister) = at_titles();
    let gold = t.purse(ENGLISH);
    t.does(0, &title(son, "mercia")).does(0, &title(sister, "wessex"));
    assert_eq!(t.state.board.duke(land("mercia")), Some((ENGLISH, son)));
    assert_eq!(t.state.board.duke(land("wessex")), Some((ENGLISH, sister)));
    assert_eq!(t.purse(ENGLISH), gold);
    assert_eq!(t.state.board.house(ENGLISH).family.children[0].who, Some(son), "he stays in his slot");
    t.does(0, "done").must_answer([1]);
    let mut t = t.until(|frame| matches!(frame, Frame::Titles(part) if part.player == ENGLISH));
    t.does(0, &person(son));
    assert_eq!(t.state.board.duke(land("mercia")), None, "revoked");
    t.does(0, &title(son, "normandy"));
    assert_eq!(t.state.board.duke(land("normandy")), Some((ENGLISH, son)));
}

#[test]
fn one_duke_a_territory_and_one_title_a_character() {
    ledger::proves!("CK-R-42", "CK-TITLE-04");
    let (mut t, son, sister) = at_titles();
    let wife = t.spouse(ENGLISH, son, "weak");
    t.does(0, &title(son, "mercia"));
    t.is_refused(0, &title(son, "wessex"), "CK-R-42");
    t.is_refused(0, &title(sister, "mercia"), "CK-R-42");
    t.is_refused(0, &title(sister, "paris"), "CK-TITLE-04");
    t.is_refused(0, &title(wife, "wessex"), "CK-TITLE-01");
    let stranger = t.state.board.deck_people.first().expect("somebody in a deck");
    t.is_refused(0, &title(stranger, "wessex"), "CK-TITLE-01");
    t.is_refused(0, "person/william_i territory/wessex", "CK-TITLE-01");
    t.is_refused(0, &person(sister), "CK-TITLE-06");
}

#[test]
fn a_title_lapses_with_the_territory_and_the_duke_lives() {
    ledger::proves!("CK-R-46");
    let (mut t, son, _) = at_titles();
    t.does(0, &title(son, "mercia"));
    lands::lose(&mut t.play(), land("mercia"), rules::CK_LIMIT_02);
    assert_eq!(t.member_mut(ENGLISH, son).duchy, None);
    assert_eq!(t.tokens_on(son), ["kind"], "he lives");
}

#[test]
fn what_was_granted_may_be_revoked_again() {
    ledger::proves!("CK-TITLE-01", "CK-TITLE-06", "CK-DYNASTIC-02");
    let (mut t, son, sister) = at_titles();
    t.does(0, &title(son, "wessex")).offers(0, [person(son).as_str()]);
    t.does(0, &person(son)).does(0, &title(sister, "wessex"));
    assert_eq!(t.state.board.duke(land("wessex")), Some((ENGLISH, sister)), "the younger has it instead");
    t.is_refused(0, &title(son, "mercia"), "CK-DYNASTIC-02");
}

#[test]
fn the_title_of_the_dead_lapses_with_their_death() {
    ledger::proves!("CK-DEATH-01", "CK-R-46");
    let (mut t, son, _) = at_titles();
    t.does(0, &title(son, "mercia")).news();
    crusader::succession::dies(&mut t.play(), son, crusader::succession::Cause::Assassination);
    let lapsed = |rule| t.told_by(rule).filter(|event| format!("{event:?}").contains("TitleLapsed")).count();
    assert_eq!((lapsed("CK-DEATH-01"), lapsed("CK-R-97")), (1, 0));
}
