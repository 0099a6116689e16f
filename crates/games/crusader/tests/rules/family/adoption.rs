//! Adopt a Child (p.11).

use super::table::{ENGLISH, Table};
use crusader::content::Content;
use crusader::flow::Frame;

#[test]
fn a_married_king_without_children_adopts_one() {
    ledger::proves!("CK-ADOPT-01", "CK-ADOPT-02", "CK-ADOPT-03", "CK-ADOPT-04", "CK-ADOPT-05");
    let mut t = Table::dynastic();
    t.is_refused(0, "adopt", "CK-ADOPT-01");
    let king = t.king(ENGLISH);
    t.spouse(ENGLISH, king, "");
    t.gold(ENGLISH, 1).is_refused(0, "adopt", "CK-ADOPT-02");
    t.gold(ENGLISH, 5).does(0, "adopt");
    assert_eq!(t.purse(ENGLISH), 3);
    let child = t.state.board.house(ENGLISH).family.children[0].who.expect("slot Child 1");
    assert_eq!(Content::base().people[child.index()].culture, Some(ENGLISH.culture()));
    assert_eq!(t.tokens_on(child).len(), 1, "with a Random token on the card");
    assert!(matches!(t.state.board.frame(), Frame::Titles(_)), "it takes the place of the Marriage attempt");
}

#[test]
fn who_has_a_child_does_not_adopt() {
    ledger::proves!("CK-ADOPT-01");
    let mut t = Table::dynastic();
    let king = t.king(ENGLISH);
    t.spouse(ENGLISH, king, "");
    t.daughter(ENGLISH, "kind");
    t.is_refused(0, "adopt", "CK-ADOPT-01");
}
