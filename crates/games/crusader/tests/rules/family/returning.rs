//! An eliminated player comes back (p.19).

use super::elimination::fall;
use super::table::{ENGLISH, FRANKISH, GERMAN, Table, land};
use crusader::board::Status;
use crusader::content::{CharacterId, Characters, Rim, Territories, Token, TraitId};
use crusader::elimination::{self, return_lands, rulers};
use crusader::{rules, tokens};

fn who(word: &str) -> CharacterId {
    CharacterId::named(word).unwrap_or_else(|| panic!("there is nobody called '{word}'"))
}

#[test]
fn he_comes_back_with_an_unused_dynasty_of_his_culture() {
    ledger::proves!("CK-ELIM-06", "CK-ELIM-07", "CK-ELIM-08", "CK-ELIM-09", "CK-ELIM-10", "CK-R-103");
    let mut t = Table::turn();
    fall(&mut t, ENGLISH);
    t.gold(ENGLISH, 4);
    let hand = t.state.cards.count(crusader::cards::hand(ENGLISH));
    elimination::settle(&mut t.play());
    t.does(0, "return");
    t.offers_only(0, ["person/stephen", "person/henry_iii", "person/edward_i"]);
    t.is_refused(0, "person/henry_i", "CK-ELIM-07").is_refused(0, "person/louis_vii", "CK-ELIM-07");
    t.does(0, "person/stephen");
    let stood = t.state.board.suitors[land("scotland")].expect("somebody stands there");
    t.is_refused(0, "territory/paris", "CK-ELIM-10").does(0, "territory/scotland");
    let board = &t.state.board;
    assert_eq!((board.house(ENGLISH).status, t.king(ENGLISH)), (Status::Playing, who("stephen")));
    assert_eq!(board.house(ENGLISH).dynasty.word(), "blois");
    assert_eq!(board.lands(ENGLISH), Territories::one(land("scotland")));
    assert!(board.suitors[land("scotland")].is_none() && t.tokens_on(stood).is_empty());
    assert_eq!((t.purse(ENGLISH), t.state.cards.count(crusader::cards::hand(ENGLISH))), (4, hand));
    for word in ["swordmaster", "strong", "godless", "deceitful"] {
        assert_eq!(t.in_bag(ENGLISH, word), 1, "{word}");
    }
    assert_eq!(t.bag_size(ENGLISH), 4, "the bag holds his four tokens and no other");
    assert!(
        board.house(ENGLISH).developments.is_empty() && board.house(ENGLISH).family.members().count() == 0
    );
    // He falls again: that dynasty is used up.
    fall(&mut t, ENGLISH);
    elimination::settle(&mut t.play());
    t.does(0, "return").offers_only(0, ["person/henry_iii", "person/edward_i"]);
}

#[test]
fn without_an_unused_dynasty_another_ruler_takes_up_the_same_card() {
    ledger::proves!("CK-R-104");
    let mut t = Table::turn();
    let others: Characters = ["louis_vii", "louis_ix", "philip_iii"].map(who).into_iter().collect();
    let all = rulers(&t.game, &t.state.board, FRANKISH);
    assert!(
        others.without(all).is_empty() && !all.has(who("philippe_i")),
        "the Franks have only Capet: {all:?}"
    );
    t.state.board.returned = all.without(Characters::one(who("louis_ix")));
    assert_eq!(
        rulers(&t.game, &t.state.board, FRANKISH),
        Characters::one(who("louis_ix")),
        "each comes once"
    );
    t.state.board.returned = all;
    fall(&mut t, FRANKISH);
    elimination::settle(&mut t.play());
    t.is_refused(1, "return", "CK-R-104").does(1, "done");
}

#[test]
fn a_territory_in_a_pact_may_be_taken_on_return() {
    ledger::proves!("CK-R-105");
    let mut t = Table::turn();
    let stood = t.state.board.suitors[land("wales")].take().expect("somebody");
    t.unmark(stood);
    t.state.board.gone_people.insert(stood);
    t.state.board.land_pacts[GERMAN.index()].insert(land("wales"));
    fall(&mut t, ENGLISH);
    elimination::settle(&mut t.play());
    t.does(0, "return").does(0, "person/stephen").does(0, "territory/wales");
    let board = &t.state.board;
    assert!(board.land_pacts[GERMAN.index()].is_empty(), "the Pact ends");
    assert!(!board.casus_belli[GERMAN.index()].has(ENGLISH), "and nobody gains a Casus Belli");
}

#[test]
fn where_nothing_is_independent_unrest_or_anything_will_do() {
    ledger::proves!("CK-ELIM-11", "CK-ELIM-12");
    let t = Table::turn();
    let mut board = t.state.board.clone();
    let open = t.game.map().open;
    let free = open.without(board.controlled());
    assert_eq!(return_lands(&t.game, &board), (free, rules::CK_ELIM_10));
    board.owned[GERMAN.index()] = board.owned[GERMAN.index()].or(free);
    assert_eq!(return_lands(&t.game, &board), (open, rules::CK_ELIM_12));
    board.unrest[land("mercia")] = 2;
    assert_eq!(return_lands(&t.game, &board), (Territories::one(land("mercia")), rules::CK_ELIM_11));
}

#[test]
fn the_spare_ruler_comes_only_where_that_was_agreed() {
    ledger::proves!("CK-R-104");
    use crusader::Options;
    use crusader::options::SpareRuler;
    for (spare_ruler, comes) in [(SpareRuler::Out, false), (SpareRuler::In, true)] {
        let t = Table::with(&Options { spare_ruler, ..Options::default() }, 5);
        assert_eq!(rulers(&t.game, &t.state.board, FRANKISH).has(who("hugues")), comes, "{spare_ruler:?}");
    }
}

#[test]
fn a_starting_token_that_is_not_free_is_replaced() {
    ledger::proves!("CK-R-103");
    let take = |change: &dyn Fn(&mut Table)| {
        let mut t = Table::turn();
        fall(&mut t, ENGLISH);
        change(&mut t);
        elimination::settle(&mut t.play());
        t.does(0, "return").does(0, "person/henry_iii").does(0, "territory/scotland");
        t
    };
    let strip_of = |t: &mut Table, what: &str, rim: Rim, from: ::table::zones::Bag| {
        let token = Token::of(TraitId::named(what).expect("a trait"), rim);
        while t.state.tokens.count(from, token) > 0 {
            t.state.tokens.take(from, token, tokens::bag(GERMAN));
        }
    };
    let strip = |t: &mut Table, rim: Rim, from| strip_of(t, "clever", rim, from);
    // Henry III is Pious, Clever, Cruel and Deceitful; the Starting tokens Clever are with others.
    let t = take(&|t| strip(t, Rim::Starting, tokens::GONE));
    let clever = Token::of(TraitId::named("clever").expect("a trait"), Rim::Random);
    assert_eq!(t.state.tokens.count(tokens::bag(ENGLISH), clever), 1, "a Random one of the same trait");
    assert_eq!(t.bag_size(ENGLISH), 4);
    let t = take(&|t| {
        strip(t, Rim::Starting, tokens::GONE);
        strip(t, Rim::Random, tokens::GENERAL);
    });
    assert_eq!(t.in_bag(ENGLISH, "clever"), 0);
    let bag = tokens::bag(ENGLISH);
    let other: Vec<Token> = t.state.tokens.kinds(bag).filter(|token| token.rim() == Rim::Event).collect();
    assert_eq!((other.len(), t.bag_size(ENGLISH)), (1, 4), "an Event token instead");
    assert!(
        other[0].is_green() && !t.game.components().is_critical(other[0].what()),
        "green, and critical nowhere"
    );
    // For a red trait a red one comes.
    let t = take(&|t| {
        strip_of(t, "deceitful", Rim::Starting, tokens::GONE);
        strip_of(t, "deceitful", Rim::Random, tokens::GENERAL);
    });
    let other: Vec<Token> = t.state.tokens.kinds(bag).filter(|token| token.rim() == Rim::Event).collect();
    assert_eq!((other.len(), t.bag_size(ENGLISH)), (1, 4));
    assert!(!other[0].is_green() && !t.game.components().is_critical(other[0].what()), "{other:?}");
}
