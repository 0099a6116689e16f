//! Marriage to somebody who belongs to no dynasty: options A and C (p.10).

use super::table::{ENGLISH, GERMAN, Table, land, person};
use crusader::board::Row;
use crusader::content::Content;
use crusader::content::vocabulary::Sex;
use crusader::flow::Frame;

#[test]
fn a_king_marries_who_stands_in_an_independent_territory() {
    ledger::proves!("CK-MARRY-02", "CK-MARRY-07", "CK-MARRY-09", "CK-MARRY-20", "CK-MARRY-21");
    ledger::proves!("CK-PACT-01", "CK-PACT-08", "CK-INDEP-01", "CK-INDEP-03", "CK-INDEP-04");
    let mut t = Table::dynastic();
    let her = t.suitor("wales", Sex::Woman, "brave");
    t.bag(ENGLISH, "clever");
    t.does(0, "person/william_i").does(0, "territory/wales");
    assert_eq!(t.state.board.frame(), Frame::Invest, "a green token on her: a check is needed");
    t.does(0, "gold/0");
    let board = &t.state.board;
    assert_eq!(board.house(ENGLISH).family.spouse, Some(her));
    assert_eq!(
        (t.in_bag(ENGLISH, "brave"), t.tokens_on(her).len()),
        (1, 0),
        "her token goes into the bag at once"
    );
    assert!(board.land_pacts[ENGLISH.index()].has(land("wales")), "a Pact with Wales");
    assert_eq!(board.suitors[land("wales")], None, "a territory in a Pact has no potential spouse");
    assert_eq!(board.owner(land("wales")), None, "and it stays independent");
}

#[test]
fn a_character_with_a_red_token_accepts_without_a_check() {
    ledger::proves!("CK-MARRY-08");
    let mut t = Table::dynastic();
    let her = t.suitor("wales", Sex::Woman, "coward");
    t.bag(ENGLISH, "weak");
    t.does(0, "person/william_i").does(0, "territory/wales");
    assert_eq!(t.state.board.house(ENGLISH).family.spouse, Some(her));
    assert!(matches!(t.state.board.frame(), Frame::Titles(_)));
}

#[test]
fn without_any_token_no_check_is_needed() {
    ledger::proves!("CK-R-11");
    let mut t = Table::dynastic();
    let her = t.suitor("wales", Sex::Woman, "");
    t.bag(ENGLISH, "weak");
    t.does(0, "person/william_i").does(0, "territory/wales");
    assert_eq!(t.state.board.house(ENGLISH).family.spouse, Some(her));
}

#[test]
fn a_failed_check_uses_the_attempt_and_nothing_else() {
    ledger::proves!("CK-MARRY-29", "CK-MARRY-01", "CK-DYNASTIC-01", "CK-DYNASTIC-02", "CK-R-01");
    let mut t = Table::dynastic();
    let her = t.suitor("wales", Sex::Woman, "brave");
    t.bag(ENGLISH, "weak coward");
    t.does(0, "person/william_i").does(0, "territory/wales").does(0, "gold/0");
    let board = &t.state.board;
    assert_eq!(board.house(ENGLISH).family.spouse, None);
    assert_eq!(board.suitors[land("wales")], Some(her), "she stays where she is");
    assert!(board.land_pacts[ENGLISH.index()].is_empty());
    assert!(matches!(board.frame(), Frame::Titles(_)), "one attempt in a Round: what is left are titles");
}

#[test]
fn chaste_fails_and_lustful_succeeds() {
    ledger::proves!("CK-CRIT-05");
    for (token, weds) in [("chaste", false), ("lustful", true)] {
        let mut t = Table::dynastic();
        t.suitor("wales", Sex::Woman, "brave");
        t.bag(ENGLISH, token);
        t.does(0, "person/william_i").does(0, "territory/wales").does(0, "gold/0").does(0, "keep");
        assert_eq!(t.state.board.house(ENGLISH).family.spouse.is_some(), weds, "{token}");
    }
}

#[test]
fn only_the_other_sex_can_be_married() {
    ledger::proves!("CK-MARRY-05");
    let mut t = Table::dynastic();
    let him = t.suitor("wales", Sex::Man, "coward");
    t.suitor("scotland", Sex::Woman, "coward");
    let daughter = t.daughter(ENGLISH, "kind");
    t.does(0, "person/william_i").is_refused(0, "territory/wales", "CK-MARRY-05");
    t.offers(0, ["territory/scotland"]);
    t.does(0, "done").does(0, &person(daughter)).is_refused(0, "territory/scotland", "CK-MARRY-05");
    t.does(0, "territory/wales");
    assert_eq!(t.member_mut(ENGLISH, daughter).spouse, Some(him));
}

#[test]
fn where_nobody_stands_nobody_can_be_married() {
    ledger::proves!("CK-MARRY-06", "CK-R-34");
    let mut t = Table::dynastic();
    let daughter = t.daughter(ENGLISH, "kind");
    t.does(0, "person/william_i");
    t.is_refused(0, "territory/mercia", "CK-MARRY-02");
    t.is_refused(0, &person(daughter), "CK-MARRY-06");
}

#[test]
fn who_is_married_or_of_another_family_does_not_court() {
    ledger::proves!("CK-MARRY-01");
    let mut t = Table::dynastic();
    let king = t.king(ENGLISH);
    let her = t.spouse(ENGLISH, king, "");
    t.is_refused(0, "person/william_i", "CK-MARRY-01");
    t.is_refused(0, &person(her), "CK-MARRY-01");
    t.is_refused(0, "person/heinrich_iv", "CK-MARRY-01");
    let son = t.son(ENGLISH, "kind");
    t.offers(0, [person(son).as_str()]);
}

#[test]
fn widows_and_the_divorced_may_marry_again() {
    ledger::proves!("CK-R-36", "CK-DIVORCE-02", "CK-SPOUSE-01");
    let mut t = Table::dynastic();
    let king = t.king(ENGLISH);
    let her = t.spouse(ENGLISH, king, "");
    let size = t.bag_size(ENGLISH);
    crusader::special::divorce(&mut t.play(), ENGLISH, king, crusader::rules::CK_DIVORCE_01);
    assert!(t.state.board.gone_people.has(her), "the card is discarded");
    assert_eq!(t.bag_size(ENGLISH), size, "tokens of a King's spouse stay in the bag");
    t.offers(0, ["person/william_i"]);
}

#[test]
fn an_unknown_noble_comes_out_of_any_players_deck() {
    ledger::proves!("CK-MARRY-04", "CK-MARRY-16", "CK-MARRY-17", "CK-MARRY-18", "CK-MARRY-19", "CK-R-33");
    let mut t = Table::dynastic();
    t.bag(ENGLISH, "clever");
    t.does(0, "person/william_i").offers(0, ["player/english", "player/german"]);
    t.does(0, "player/german");
    assert_eq!(t.state.board.frame(), Frame::Invest, "it always needs a check");
    t.does(0, "gold/0");
    let her = t.state.board.house(ENGLISH).family.spouse.expect("they are married");
    let card = Content::base().people[her.index()];
    assert_eq!((card.sex, card.culture), (Sex::Woman, Some(GERMAN.culture())));
    assert_eq!(t.bag_size(ENGLISH), 2, "with one Random token");
    assert!(!t.state.board.deck_people.has(her));
    let board = &t.state.board;
    assert!(
        board.pacts[ENGLISH.index()].is_empty() && board.land_pacts[ENGLISH.index()].is_empty(),
        "no Pact"
    );
}

#[test]
fn a_deck_without_the_other_sex_gives_nobody() {
    ledger::proves!("CK-R-33");
    let mut t = Table::dynastic();
    let content = Content::base();
    let women = content
        .people_of(GERMAN.culture())
        .iter()
        .filter(|who| content.people[who.index()].sex == Sex::Woman);
    // All of them stand on the map, in the place of others.
    for who in women.collect::<Vec<_>>() {
        t.stands_somewhere(who);
    }
    t.does(0, "person/william_i").is_refused(0, "player/german", "CK-MARRY-04");
}

#[test]
fn tokens_of_a_childs_spouse_stay_on_the_card() {
    ledger::proves!("CK-MARRY-22", "CK-MARRY-23", "CK-MARRY-28", "CK-CHAR-01", "CK-TRAIT-02");
    let mut t = Table::dynastic();
    let son = t.son(ENGLISH, "kind");
    let her = t.suitor("wales", Sex::Woman, "coward");
    let size = t.bag_size(ENGLISH);
    t.does(0, &person(son)).does(0, "territory/wales");
    assert_eq!(t.member_mut(ENGLISH, son).spouse, Some(her));
    assert_eq!((t.tokens_on(son), t.tokens_on(her)), (vec!["kind"], vec!["coward"]));
    assert_eq!(t.bag_size(ENGLISH), size);
    assert!(t.state.board.land_pacts[ENGLISH.index()].has(land("wales")));
}

#[test]
fn a_childs_divorced_spouse_takes_her_token_along() {
    ledger::proves!("CK-SPOUSE-02", "CK-DIVORCE-01", "CK-DIVORCE-02");
    let mut t = Table::dynastic();
    let son = t.son(ENGLISH, "kind");
    let her = t.spouse(ENGLISH, son, "coward");
    crusader::special::divorce(&mut t.play(), ENGLISH, son, crusader::rules::CK_DIVORCE_01);
    assert_eq!(t.member_mut(ENGLISH, son).spouse, None);
    assert!(t.state.board.gone_people.has(her) && t.tokens_on(her).is_empty());
    assert_eq!(t.tokens_on(son), ["kind"], "his own stays");
}

#[test]
fn a_brother_may_marry_too_and_doing_nothing_is_allowed() {
    ledger::proves!("CK-MARRY-01", "CK-DYNASTIC-03", "CK-DYNASTIC-04");
    let mut t = Table::dynastic();
    let brother = t.member(ENGLISH, Row::Siblings, Sex::Man, "kind");
    t.offers(0, ["done", "person/william_i", person(brother).as_str()]);
    assert_eq!(t.state.board.turn, 0, "before any card is played");
    t.does(0, "done");
    assert!(matches!(t.state.board.frame(), Frame::Titles(_)));
    t.does(0, "done").must_answer([1]);
}

#[test]
fn a_deck_without_the_other_sex_is_made_of_its_discards() {
    ledger::proves!("CK-R-33", "CK-SUPPLY-03");
    let mut t = Table::dynastic();
    let content = Content::base();
    let german = content.people_of(GERMAN.culture());
    let women: Vec<_> = t.state.board.deck_people.and(german).iter().collect();
    for who in women.into_iter().filter(|who| content.people[who.index()].sex == Sex::Woman) {
        t.state.board.deck_people.remove(who);
        t.state.board.gone_people.insert(who);
    }
    t.bag(ENGLISH, "clever");
    t.does(0, "person/william_i").does(0, "player/german").does(0, "gold/0");
    let her = t.state.board.house(ENGLISH).family.spouse.expect("somebody of the discards");
    assert!(german.has(her));
    assert!(t.state.board.gone_people.and(german).is_empty(), "the discards are the deck now");
}

#[test]
fn there_is_no_deck_of_who_has_fallen() {
    ledger::proves!("CK-R-06", "CK-R-33");
    let mut t = Table::dynastic();
    t.does(0, "person/william_i").offers(0, ["player/iberian"]);
    t.state.board.houses[4].status = crusader::board::Status::Out;
    t.is_refused(0, "player/iberian", "CK-MARRY-04").is_refused(0, "person/sancho_iv", "CK-MARRY-03");
}
