//! Glitterhoof (p.11).

use super::table::{ENGLISH, Table};
use crusader::Options;
use crusader::content::{CharacterId, Culture, TerritoryId};
use crusader::flow::Frame;
use crusader::options::{FirstPlayer, Glitterhoof};

fn with_horse() -> (Table, TerritoryId) {
    let first = FirstPlayer::Of(Culture::ENGLISH);
    let t = Table::with(&Options { first, glitterhoof: Glitterhoof::In, ..Options::default() }, 5);
    let t = t.until(|frame| matches!(frame, Frame::Dynastic(_)));
    let stable = t.state.board.suitor_land(CharacterId::GLITTERHOOF).expect("the horse is on the map");
    (t, stable)
}

#[test]
fn the_horse_may_stand_in_an_independent_territory_and_be_married() {
    ledger::proves!("CK-GLITTER-01", "CK-GLITTER-02", "CK-GLITTER-03", "CK-GLITTER-04", "CK-R-40");
    let (mut t, stable) = with_horse();
    assert!(t.state.board.tokens_on(CharacterId::GLITTERHOOF).all(crusader::content::Token::is_green));
    assert_eq!(t.tokens_on(CharacterId::GLITTERHOOF).len(), 1);
    let daughter = t.daughter(ENGLISH, "kind");
    t.bag(ENGLISH, "brave");
    t.does(0, &super::table::person(daughter)).offers(0, [format!("territory/{}", stable.word()).as_str()]);
    t.does(0, "done").does(0, "person/william_i").does(0, &format!("territory/{}", stable.word()));
    assert_eq!(t.state.board.frame(), Frame::Invest, "it always has a green trait: a check is needed");
    t.does(0, "gold/0");
    assert_eq!(t.state.board.house(ENGLISH).family.spouse, Some(CharacterId::GLITTERHOOF));
    *t.member_mut(ENGLISH, daughter) = Default::default();
    t.unmark(daughter);
    t.state.board.gone_people.insert(daughter);
    assert_eq!(crusader::special::judge_adopt(&t.state.board, ENGLISH), Ok(()), "a child may be adopted");
}

#[test]
fn without_the_option_there_is_no_horse() {
    ledger::proves!("CK-GLITTER-01");
    let t = Table::dynastic();
    assert_eq!(t.state.board.suitor_land(CharacterId::GLITTERHOOF), None);
}
