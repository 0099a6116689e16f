//! Trades (p.8).

use super::table::{ENGLISH, FRANKISH, GERMAN, Table, development, land};
use crusader::answer::Answer;
use crusader::board::Status;
use crusader::content::Territories;
use crusader::content::vocabulary::Sex;
use crusader::flow::Frame;
use crusader::realm::Castles;
use crusader::trades::{Bundle, Reason};
use table::{Complete, Game, Seat, SeatSet};

#[test]
fn anybody_offers_anybody_a_trade_at_any_moment() {
    ledger::proves!("CK-TRADE-01", "CK-TRADE-02", "CK-R-23", "CK-R-24");
    let mut t = Table::dynastic();
    t.gold(GERMAN, 5).gold(FRANKISH, 7);
    t.must_answer([0]);
    t.does(2, "offer player/frankish gold/2 territory/saxony for gold/1 development/chancellor");
    assert_eq!(
        t.waiting().called,
        SeatSet::one(Seat(1)),
        "the Franks are called, and nothing waits for them"
    );
    t.must_answer([0]).is_refused(0, "take-offer player/german", "CK-TRADE-01");
    t.does(1, "take-offer player/german").must_answer([0]);
    assert_eq!((t.purse(GERMAN), t.purse(FRANKISH)), (4, 8));
    let chancellor = development("chancellor");
    assert!(t.state.board.owns(GERMAN, chancellor) && !t.state.board.owns(FRANKISH, chancellor));
    assert_eq!(t.state.board.owner(land("saxony")), Some(FRANKISH));
    assert_eq!(t.waiting().called, SeatSet::EMPTY);
}

#[test]
fn offers_are_declined_and_withdrawn_and_one_stands_at_a_time() {
    ledger::proves!("CK-TRADE-01");
    let mut t = Table::dynastic();
    t.does(0, "offer player/german gold/1 for");
    t.is_refused(0, "offer player/frankish gold/1 for", "CK-TRADE-01");
    t.does(2, "decline-offer player/english").is_refused(2, "take-offer player/english", "CK-TRADE-01");
    t.does(0, "offer player/frankish gold/1 for").does(0, "withdraw-offer");
    t.is_refused(1, "take-offer player/english", "CK-TRADE-01").is_refused(
        0,
        "withdraw-offer",
        "CK-TRADE-01",
    );
}

#[test]
fn nobody_trades_what_is_not_his_or_what_the_other_has() {
    ledger::proves!("CK-TRADE-02", "CK-R-24");
    let mut t = Table::dynastic();
    t.gold(ENGLISH, 5).gold(GERMAN, 3);
    t.is_refused(0, "offer player/german gold/6 for", "CK-TRADE-02");
    t.is_refused(0, "offer player/german for gold/4", "CK-TRADE-02");
    let offer = |gives: u8, asks: u8| {
        let [gives, asks] = [gives, asks].map(Bundle::of_gold);
        t.game.judge(&t.state, Seat(0), Answer::Offer { to: GERMAN, gives, asks }).err()
    };
    let (mine, theirs) = (Bundle::of_gold(6), Bundle::of_gold(4));
    assert_eq!(offer(6, 3), Some(Reason::HasNot { bundle: mine }.into()), "he is told whose it is");
    assert_eq!(offer(5, 4), Some(Reason::HeHasNot { player: GERMAN, bundle: theirs }.into()));
    t.is_refused(0, "offer player/german for territory/paris", "CK-TRADE-02");
    t.is_refused(0, "offer player/german for", "CK-TRADE-02");
    t.is_refused(0, "offer player/english gold/1 for", "CK-TRADE-01");
    t.owns(GERMAN, "navy");
    t.is_refused(0, "offer player/german development/navy for", "CK-DEVELOP-07");
}

#[test]
fn characters_pacts_tokens_and_cards_cannot_be_traded() {
    ledger::proves!("CK-TRADE-04", "CK-TRADE-05", "CK-TRADE-06", "CK-TRADE-07");
    let mut t = Table::dynastic();
    let card =
        t.state.cards.cards(crusader::cards::hand(ENGLISH)).next().expect("a hand").element().to_string();
    for thing in ["person/william_i", "pact", "trait/brave", "token/brave", card.as_str()] {
        t.is_refused(0, &format!("offer player/german {thing} for gold/1"), None);
    }
    let mut parts = Vec::new();
    let found = t.game.parts(&t.state, Seat(0), &["offer", "player/german"], &mut parts);
    assert_eq!(found, Complete::Partial);
    assert!(
        parts.iter().all(|part| ["gold", "territory", "development", "for"].contains(&part.kind)),
        "{parts:?}"
    );
}

#[test]
fn a_territory_that_is_being_acted_on_is_frozen() {
    ledger::proves!("CK-TRADE-03");
    let mut t = Table::turn();
    let announced = [land("mercia")].into_iter().collect();
    t.state.board.frames.push(Frame::Castles(Castles { player: ENGLISH, announced }));
    t.is_refused(0, "offer player/german territory/mercia for", "CK-TRADE-03");
    t.does(0, "offer player/german territory/wessex for");
}

#[test]
fn there_are_no_trades_in_the_middle_of_a_check() {
    ledger::proves!("CK-R-23");
    let mut t = Table::dynastic();
    t.suitor("wales", Sex::Woman, "brave");
    t.bag(ENGLISH, "chaste");
    t.does(0, "person/william_i").does(0, "territory/wales");
    t.does(0, "offer player/german gold/1 for").does(0, "withdraw-offer");
    t.does(0, "gold/0");
    assert_eq!(t.state.board.frame(), Frame::Sacrifice, "a token is drawn");
    t.is_refused(0, "offer player/german gold/1 for", "CK-R-23");
    assert_eq!(t.waiting().may, SeatSet::EMPTY);
}

#[test]
fn with_a_territory_go_castle_and_tokens_but_no_footsoldier_and_no_title() {
    ledger::proves!("CK-R-24", "CK-R-46");
    let mut t = Table::dynastic();
    let son = t.son(ENGLISH, "kind");
    t.member_mut(ENGLISH, son).duchy = Some(land("mercia"));
    let board = &mut t.state.board;
    board.castles.insert(land("mercia"));
    board.footsoldiers.insert(land("mercia"));
    board.harvest[land("mercia")] = 1;
    t.does(0, "offer player/german territory/mercia for gold/1").does(2, "take-offer player/english");
    let board = &t.state.board;
    assert_eq!(board.owner(land("mercia")), Some(GERMAN));
    assert!(board.castles.has(land("mercia")) && board.harvest[land("mercia")] == 1);
    assert!(!board.footsoldiers.has(land("mercia")));
    assert_eq!((t.member_mut(ENGLISH, son).duchy, t.tokens_on(son)), (None, vec!["kind"]), "the Duke lives");
}

#[test]
fn a_ninth_territory_is_released_at_once() {
    ledger::proves!("CK-R-24", "CK-LIMIT-02");
    let mut t = Table::dynastic();
    let more: Territories = ["brittany", "burgundy", "aragon"].map(land).into_iter().collect();
    for territory in more {
        if let Some(who) = t.state.board.suitors[territory].take() {
            t.unmark(who);
            t.state.board.gone_people.insert(who);
        }
    }
    t.state.board.owned[FRANKISH.index()] = t.state.board.owned[FRANKISH.index()].or(more);
    t.does(0, "offer player/frankish territory/mercia for").does(1, "take-offer player/english");
    t.must_answer([1]).does(1, "territory/aragon").must_answer([0]);
    assert_eq!(t.state.board.lands(FRANKISH).len(), 8);
    assert!(t.state.board.suitors[land("aragon")].is_some());
}

#[test]
fn a_fourth_councillor_displaces_one_that_was_there() {
    ledger::proves!("CK-R-24", "CK-R-60");
    let mut t = Table::dynastic();
    ["spymaster", "archbishop", "marshal", "bank", "library"].iter().for_each(|word| t.owns(ENGLISH, word));
    t.does(0, "offer player/frankish for development/chancellor").does(1, "take-offer player/english");
    t.must_answer([0]).is_refused(0, "development/chancellor", "CK-R-60");
    t.is_refused(0, "development/navy", "CK-R-60");
    t.offers_only(0, ["development/spymaster", "development/archbishop", "development/marshal"]);
    t.does(0, "development/marshal");
    let has = t.state.board.house(ENGLISH).developments;
    assert!(has.has(development("chancellor")) && !has.has(development("marshal")) && has.len() == 6);
}

#[test]
fn who_trades_his_last_territory_away_is_eliminated() {
    ledger::proves!("CK-R-24", "CK-ELIM-01");
    let mut t = Table::dynastic();
    t.keeps(ENGLISH, "mercia");
    t.does(0, "offer player/german territory/mercia for gold/1").does(2, "take-offer player/english");
    assert_eq!(t.state.board.house(ENGLISH).status, Status::Fallen);
    t.must_answer([0]).offers(0, ["return"]);
    // One for one: nobody is without a territory.
    let mut t = Table::dynastic();
    t.keeps(ENGLISH, "mercia");
    t.does(0, "offer player/german territory/mercia for territory/saxony")
        .does(2, "take-offer player/english");
    assert_eq!(t.state.board.house(ENGLISH).status, Status::Playing);
    assert_eq!(t.state.board.lands(ENGLISH), Territories::one(land("saxony")));
}

#[test]
fn who_loses_his_dynasty_by_a_dowry_may_come_back_at_once() {
    ledger::proves!("CK-R-35", "CK-R-102");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    t.keeps(ENGLISH, "mercia");
    t.does(0, "person/william_i").does(0, &super::table::person(her)).does(0, "give territory/mercia");
    t.does(0, "send").does(2, "accept").must_answer([0]).does(0, "return");
    t.does(0, "person/stephen").does(0, "territory/scotland");
    assert_eq!(t.state.board.house(ENGLISH).status, Status::Playing);
    assert!(t.state.board.house(ENGLISH).family.spouse.is_none(), "his family is gone with the old dynasty");
}

#[test]
fn a_courtship_ends_with_the_dynasty() {
    ledger::proves!("CK-R-24");
    let mut t = Table::dynastic();
    t.suitor("wales", Sex::Woman, "coward");
    t.keeps(ENGLISH, "mercia");
    t.does(0, "person/william_i").does(0, "offer player/german territory/mercia for gold/1");
    t.does(2, "take-offer player/english")
        .does(0, "return")
        .does(0, "person/stephen")
        .does(0, "territory/scotland");
    assert!(matches!(t.state.board.frame(), Frame::Dynastic(_)), "William courts nobody any more");
    t.offers(0, ["person/stephen"]);
}

#[test]
fn what_is_announced_is_frozen_and_nothing_else() {
    ledger::proves!("CK-TRADE-03");
    use crate::dsl::{Asked, Scene};
    let scene = || {
        Scene::five()
            .lands("english", "wessex mercia scotland")
            .lands("frankish", "paris")
            .soldiers("wessex mercia")
            .acts("english", "war_71")
    };
    let mut t = scene();
    t.does(0, "invade").does(0, "from/wessex attack/wales");
    t.is_refused(0, "offer player/frankish territory/wessex for", "CK-TRADE-03");
    t.does(0, "offer player/frankish territory/scotland for").does(1, "take-offer player/english");
    assert_eq!(t.owner("scotland"), Some("frankish"));
}

/// The English have one territory, which the Franks buy.
fn sold(t: &mut crate::dsl::Sitting) {
    t.does(0, "offer player/frankish territory/wessex for gold/1").does(1, "take-offer player/english");
    assert_eq!(t.state.board.house(ENGLISH).status, Status::Fallen);
}

#[test]
fn who_has_sold_his_last_territory_acts_no_more_with_his_card() {
    ledger::proves!("CK-R-24", "CK-R-102", "CK-ELIM-01");
    use crate::dsl::{Asked, Scene};
    let scene = || {
        Scene::five()
            .lands("english", "wessex")
            .lands("frankish", "normandy")
            .gold("english", 4)
            .gold("frankish", 4)
            .display("navy bank library")
            .owns("frankish", "marshal")
            .bag("english", "brave")
    };
    let mut t = scene().acts("english", "realm_1");
    sold(&mut t);
    t.must_answer([]);
    let mut t = scene().acts("english", "realm_1");
    t.does(0, "develop").does(0, "development/navy");
    sold(&mut t);
    t.must_answer([]);
    assert_eq!(t.board().display.len(), 3, "the display is filled all the same");
    let mut t = scene().acts("english", "intrigue_36");
    t.does(0, "plot");
    sold(&mut t);
    t.must_answer([]);
    // In the middle of a Bribe: nobody comes to a dynasty that is gone.
    let mut t = scene().acts("english", "intrigue_36");
    t.does(0, "plot").does(0, "bribe").does(0, "player/frankish development/marshal");
    sold(&mut t);
    t.must_answer([]);
    assert!(
        t.board().owns(FRANKISH, development("marshal")) && t.board().house(ENGLISH).developments.is_empty()
    );
    // And in the middle of an Overthrow.
    let mut t = scene().unrest("normandy").acts("english", "intrigue_36");
    t.does(0, "overthrow").does(0, "territory/normandy");
    sold(&mut t);
    t.must_answer([]);
    assert_eq!((t.owner("normandy"), t.unrest("normandy")), (Some("frankish"), 0));
}

#[test]
fn an_offer_is_put_together_part_by_part() {
    ledger::proves!("CK-TRADE-01", "CK-TRADE-02", "CK-DEVELOP-07");
    let mut t = Table::dynastic();
    t.gold(ENGLISH, 2).gold(GERMAN, 1);
    t.owns(GERMAN, "navy");
    let asked = |t: &Table, picked: &str| {
        let words: Vec<&str> = picked.split_whitespace().collect();
        let mut parts = Vec::new();
        let found = t.game.parts(&t.state, Seat(0), &words, &mut parts);
        (parts.iter().map(ToString::to_string).collect::<Vec<_>>(), found)
    };
    let begins = asked(&t, "").0;
    assert_eq!(begins.iter().filter(|part| *part == "offer").count(), 1, "{begins:?}");
    let others = ["player/frankish", "player/german", "player/italian", "player/iberian"];
    assert_eq!(asked(&t, "offer"), (others.map(str::to_owned).to_vec(), Complete::Partial));
    assert_eq!(
        asked(&t, "offer player/english"),
        (Vec::new(), Complete::Partial),
        "nobody trades with himself"
    );
    let (first, found) = asked(&t, "offer player/german");
    assert_eq!(
        (&first[..3], found),
        (&["gold/1", "gold/2", "territory/northumbria"].map(str::to_owned)[..], Complete::Partial)
    );
    assert!(
        first.contains(&"for".to_owned()) && !first.contains(&"development/navy".to_owned()),
        "he has a Navy"
    );
    let (then, found) = asked(&t, "offer player/german gold/2 territory/wessex");
    assert!(found == Complete::Partial && then.contains(&"for".to_owned()));
    assert!(
        !then.iter().any(|part| part.starts_with("gold/") || part == "territory/northumbria"),
        "in order: {then:?}"
    );
    assert_eq!(
        asked(&t, "offer player/german gold/3"),
        (Vec::new(), Complete::Partial),
        "so much he has not"
    );
    // With something given nothing need be asked; for nothing something must be.
    let (more, found) = asked(&t, "offer player/german gold/2 for");
    assert!(found == Complete::Whole && more.contains(&"gold/1".to_owned()), "{more:?}");
    assert!(
        more.contains(&"development/court_physician".to_owned())
            && !more.contains(&"development/navy".to_owned())
    );
    assert_eq!(asked(&t, "offer player/german for").1, Complete::Partial);
    assert_eq!(asked(&t, "offer player/german for gold/1").1, Complete::Whole);
    assert_eq!(asked(&t, "offer player/german gold/1 for gold/1").1, Complete::Whole);
    assert_eq!(asked(&t, "offer player/german gold/9 for gold/1"), (Vec::new(), Complete::Partial));
    // One of his stands: there is no other to be put together.
    t.does(0, "offer player/german gold/1 for");
    assert_eq!(asked(&t, "offer").0, Vec::<String>::new());
}
