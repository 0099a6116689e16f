//! Succession (p.21).

use super::table::{ENGLISH, Table, land, person};
use crusader::board::Row;
use crusader::content::vocabulary::{Cause, Sex};
use crusader::succession;

fn king_dies(t: &mut Table) {
    let king = t.king(ENGLISH);
    let mut play = t.play();
    succession::dies(&mut play, king, Cause::OldAge);
    play.run();
}

#[test]
fn sons_before_daughters_before_brothers_before_sisters() {
    ledger::proves!("CK-SUCC-02", "CK-SUCC-03", "CK-TERM-01", "CK-SUCC-11");
    let mut t = Table::dynastic();
    let sister = t.member(ENGLISH, Row::Siblings, Sex::Woman, "kind");
    let brother = t.member(ENGLISH, Row::Siblings, Sex::Man, "kind");
    let daughter = t.daughter(ENGLISH, "brave");
    let son = t.son(ENGLISH, "strong");
    let line = [son, daughter, brother, sister];
    for heir in line {
        let family = t.state.board.house(ENGLISH).family;
        assert_eq!(succession::heir(&t.game, &family), Some(heir));
        let heirs = line.into_iter().filter(|who| succession::is_heir(&t.game, &family, *who));
        assert_eq!(heirs.collect::<Vec<_>>(), [heir], "one at a time");
        let slot = t.member_mut(ENGLISH, heir);
        *slot = Default::default();
        t.unmark(heir);
        t.state.board.gone_people.insert(heir);
    }
    let mut t = Table::dynastic();
    let daughter = t.daughter(ENGLISH, "brave");
    king_dies(&mut t);
    assert_eq!(t.king(ENGLISH), daughter, "a woman inherits and rules");
}

#[test]
fn the_eldest_is_who_came_first_whatever_the_slot() {
    ledger::proves!("CK-R-96", "CK-SUCC-02");
    let mut t = Table::dynastic();
    let (first, second) = (t.son(ENGLISH, "kind"), t.son(ENGLISH, "brave"));
    let mut play = t.play();
    succession::dies(&mut play, first, Cause::Event);
    let family = t.state.board.house(ENGLISH).family;
    assert_eq!((family.children[0].who, family.children[1].who), (None, Some(second)), "nobody moves up");
    let third = t.son(ENGLISH, "strong");
    assert_eq!(t.state.board.house(ENGLISH).family.children[0].who, Some(third), "the lowest free slot");
    king_dies(&mut t);
    assert_eq!(t.king(ENGLISH), second);
}

#[test]
fn all_who_could_inherit_stand_in_line() {
    ledger::proves!("CK-SUCC-02", "CK-R-96");
    let mut t = Table::dynastic();
    let brother = t.member(ENGLISH, Row::Siblings, Sex::Man, "kind");
    let daughter = t.daughter(ENGLISH, "brave");
    let (elder, younger) = (t.son(ENGLISH, "strong"), t.son(ENGLISH, "clever"));
    let heirs = |t: &Table| succession::heirs(&t.game, &t.state.board.house(ENGLISH).family);
    assert_eq!(heirs(&t), [elder, younger, daughter, brother]);
    // The eldest is who came first, whatever the slot.
    let (one, other) = (*t.member_mut(ENGLISH, elder), *t.member_mut(ENGLISH, younger));
    (*t.member_mut(ENGLISH, elder), *t.member_mut(ENGLISH, younger)) = (other, one);
    assert_eq!(heirs(&t), [elder, younger, daughter, brother]);
}

#[test]
fn a_heir_takes_the_throne_with_tokens_and_spouse() {
    ledger::proves!(
        "CK-SUCC-01",
        "CK-SUCC-03",
        "CK-SUCC-04",
        "CK-MARRY-24",
        "CK-TITLE-07",
        "CK-R-98",
        "CK-DEATH-02"
    );
    let mut t = Table::dynastic();
    t.bag(ENGLISH, "clever");
    let (king, son) = (t.king(ENGLISH), t.son(ENGLISH, "strong"));
    let queen = t.spouse(ENGLISH, king, "");
    let wife = t.spouse(ENGLISH, son, "weak");
    t.member_mut(ENGLISH, son).duchy = Some(land("mercia"));
    t.state.board.house_mut(ENGLISH).family.age = 3;
    king_dies(&mut t);
    let family = t.state.board.house(ENGLISH).family;
    assert_eq!((family.king, family.spouse, family.age), (Some(son), Some(wife), 0));
    assert!(t.state.board.gone_people.has(queen), "the former King's spouse is discarded with him");
    assert_eq!(t.bag_size(ENGLISH), 3, "both bring their tokens, and nothing leaves the bag");
    assert_eq!((t.in_bag(ENGLISH, "strong"), t.in_bag(ENGLISH, "weak")), (1, 1));
    assert_eq!(t.state.board.duke(land("mercia")), None, "his title lapses");
}

#[test]
fn other_children_become_siblings_and_old_siblings_leave() {
    ledger::proves!("CK-SUCC-05", "CK-SUCC-06", "CK-SUCC-07");
    let mut t = Table::dynastic();
    let uncle = t.member(ENGLISH, Row::Siblings, Sex::Man, "kind");
    let aunt = t.spouse(ENGLISH, uncle, "weak");
    t.member_mut(ENGLISH, uncle).duchy = Some(land("wessex"));
    let daughter = t.daughter(ENGLISH, "brave");
    let (son, younger) = (t.son(ENGLISH, "strong"), t.son(ENGLISH, "clever"));
    t.member_mut(ENGLISH, younger).duchy = Some(land("mercia"));
    let husband = t.spouse(ENGLISH, daughter, "ugly");
    king_dies(&mut t);
    assert_eq!(t.king(ENGLISH), son);
    let family = t.state.board.house(ENGLISH).family;
    assert!(family.children.iter().all(|child| child.who.is_none()));
    assert_eq!(
        [0, 1].map(|slot| family.siblings[slot].who),
        [Some(daughter), Some(younger)],
        "the eldest first"
    );
    assert_eq!(family.siblings[0].spouse, Some(husband));
    assert_eq!(t.state.board.duke(land("mercia")), Some((ENGLISH, younger)), "a Duke stays a Duke");
    for who in [uncle, aunt] {
        assert!(
            t.state.board.gone_people.has(who) && t.tokens_on(who).is_empty(),
            "{who:?} leaves like the dead"
        );
    }
    assert_eq!(t.state.board.duke(land("wessex")), None);
}

#[test]
fn when_a_sibling_inherits_the_others_stay() {
    ledger::proves!("CK-R-97");
    let mut t = Table::dynastic();
    let brother = t.member(ENGLISH, Row::Siblings, Sex::Man, "kind");
    let sister = t.member(ENGLISH, Row::Siblings, Sex::Woman, "brave");
    let husband = t.spouse(ENGLISH, sister, "ugly");
    t.member_mut(ENGLISH, sister).duchy = Some(land("mercia"));
    king_dies(&mut t);
    assert_eq!(t.king(ENGLISH), brother);
    let slot = *t.member_mut(ENGLISH, sister);
    assert_eq!((slot.spouse, slot.duchy), (Some(husband), Some(land("mercia"))));
}

#[test]
fn a_bastard_inherits_like_anyone() {
    ledger::proves!("CK-SUCC-09");
    let mut t = Table::dynastic();
    let bastard = t.son(ENGLISH, "bastard");
    t.daughter(ENGLISH, "kind");
    king_dies(&mut t);
    assert_eq!(t.king(ENGLISH), bastard);
    assert_eq!(t.in_bag(ENGLISH, "bastard"), 1);
}

#[test]
fn a_ruling_queen_marries_only_a_man() {
    ledger::proves!("CK-SUCC-12", "CK-SUCC-11", "CK-MARRY-05");
    let mut t = Table::dynastic();
    let queen = t.daughter(ENGLISH, "brave");
    king_dies(&mut t);
    t.suitor("wales", Sex::Woman, "coward");
    let him = t.suitor("scotland", Sex::Man, "coward");
    t.does(0, &person(queen)).is_refused(0, "territory/wales", "CK-MARRY-05").does(0, "territory/scotland");
    assert_eq!(t.state.board.house(ENGLISH).family.spouse, Some(him), "as a King's spouse");
    assert_eq!(t.in_bag(ENGLISH, "coward"), 1);
}

#[test]
fn it_may_be_agreed_that_the_other_siblings_leave() {
    ledger::proves!("CK-R-97");
    use crusader::Options;
    use crusader::flow::Frame;
    use crusader::options::{FirstPlayer, SiblingRule};
    let first = FirstPlayer::Of(crusader::content::Culture::ENGLISH);
    let t = Table::with(&Options { first, siblings: SiblingRule::Leave, ..Options::default() }, 5);
    let mut t = t.until(|frame| matches!(frame, Frame::Dynastic(_)));
    let brother = t.member(ENGLISH, Row::Siblings, Sex::Man, "kind");
    let sister = t.member(ENGLISH, Row::Siblings, Sex::Woman, "brave");
    let husband = t.spouse(ENGLISH, sister, "ugly");
    t.member_mut(ENGLISH, sister).duchy = Some(land("mercia"));
    king_dies(&mut t);
    assert_eq!(t.king(ENGLISH), brother);
    assert_eq!(t.state.board.house(ENGLISH).family.members().count(), 0);
    for who in [sister, husband] {
        assert!(t.state.board.gone_people.has(who) && t.tokens_on(who).is_empty(), "like the dead");
    }
    assert_eq!(t.state.board.duke(land("mercia")), None);
}
