//! Trades that come between an announcement and what comes of it (CK-R-23): what was announced is judged again.

use super::table::{ENGLISH, FRANKISH, GERMAN, Table, development};
use crate::dsl::{Asked, Scene, Sitting};
use crate::events::scene::Scene as Struck;
use crusader::answer::Answer;
use crusader::board::{Phase, Status};
use crusader::content::ScenarioId;
use crusader::crusade::Shield;
use crusader::flow::Frame;
use crusader::sequence::{Ageing, Draws};
use crusader::trades::Bundle;
use crusader::{Options, events};
use table::{Game, SeatSet};

/// The English sell their only territory to the Franks.
fn sold(t: &mut Sitting) {
    t.does(0, "offer player/frankish territory/wessex for gold/1").does(1, "take-offer player/english");
    assert_eq!(t.board().house(ENGLISH).status, Status::Fallen);
}

/// The English have one territory.
fn scene() -> Scene {
    Scene::five()
        .lands("english", "wessex")
        .lands("frankish", "normandy toulouse")
        .gold("english", 4)
        .gold("frankish", 4)
        .bag("english", "brave")
}

#[test]
fn the_target_of_a_plot_is_named_among_what_is_left() {
    ledger::proves!("CK-R-23", "CK-REVOLT-01");
    let mut t = scene().lands("german", "lorraine").gold("german", 1).acts("english", "intrigue_36");
    t.does(0, "plot").does(0, "revolt").offers(0, ["territory/normandy"]);
    t.does(2, "offer player/frankish gold/1 for territory/normandy").does(1, "take-offer player/german");
    t.offers(0, ["territory/normandy"]).does(0, "territory/normandy").does(0, "gold/0");
    assert_eq!((t.owner("normandy"), t.unrest("normandy")), (Some("german"), 1));
    // What the plotter buys himself is no target any more: he chooses another Plot.
    let mut t = scene().acts("english", "intrigue_36");
    t.does(0, "plot").does(0, "revolt");
    t.does(0, "offer player/frankish gold/1 for territory/normandy").does(1, "take-offer player/english");
    assert!(matches!(t.board().frame(), Frame::Plots(_)), "{:?}", t.board().frame());
    t.is_refused(0, "revolt", "CK-REVOLT-01").does(0, "done").must_answer([]);
    // Nor does he plot with gold that he has given away.
    let mut t = scene().owns("frankish", "marshal").acts("english", "intrigue_36");
    t.does(0, "plot").does(0, "bribe");
    t.does(0, "offer player/frankish gold/3 for").does(1, "take-offer player/english");
    assert!(matches!(t.board().frame(), Frame::Plots(_)));
    t.is_refused(0, "bribe", "CK-BRIBE-02");
    // Nor after his last territory.
    let mut t = scene().acts("english", "intrigue_36");
    t.does(0, "plot").does(0, "casus-belli");
    sold(&mut t);
    t.must_answer([]);
}

#[test]
fn a_councillor_who_was_traded_away_is_not_bribed() {
    ledger::proves!("CK-R-23", "CK-BRIBE-01", "CK-BRIBE-03");
    let bribed = |between: &dyn Fn(&mut Sitting)| {
        let mut t =
            scene().owns("frankish", "marshal").lands("german", "saxony").acts("english", "intrigue_36");
        t.does(0, "plot").does(0, "bribe").does(0, "player/frankish development/marshal");
        between(&mut t);
        t.does(0, "gold/0");
        (t.board().owns(ENGLISH, development("marshal")), t.gold("english"))
    };
    assert_eq!(bribed(&|_| {}), (true, 2));
    let away = |t: &mut Sitting| {
        t.does(1, "offer player/german development/marshal for").does(2, "take-offer player/frankish");
    };
    assert_eq!(bribed(&away), (false, 4), "he is elsewhere, and nobody is paid");
    let bought = |t: &mut Sitting| {
        t.does(1, "offer player/english development/marshal for").does(0, "take-offer player/frankish");
    };
    assert_eq!(bribed(&bought), (true, 4), "he has come without a bribe");
}

#[test]
fn who_has_nothing_left_sends_nobody_on_crusade() {
    ledger::proves!("CK-R-23", "CK-CRUSADE-05", "CK-R-24");
    let mut t = scene().children("english", "godric").acts("english", "crusade_131");
    t.does(0, "go-crusading").offers(0, ["person/godric"]);
    t.does(0, "offer player/frankish gold/1 for").does(1, "take-offer player/english");
    t.offers(0, ["person/godric"]);
    sold(&mut t);
    t.must_answer([]);
    assert_eq!(t.board().house(ENGLISH).crusades, 0);
}

#[test]
fn a_fifth_shield_waits_for_a_trade() {
    ledger::proves!("CK-R-23", "CK-TRACK-02");
    let step = || {
        let taken = "constantinople nicaea dorylaeum iconium";
        let space = crate::dsl::space("tarsus");
        scene().shields("english", taken).at("english", Shield { player: ENGLISH, space })
    };
    let mut t = step();
    t.does(1, "offer player/english gold/2 for").does(0, "take-offer player/frankish").must_answer([0]);
    assert_eq!(t.gold("english"), 6);
    t.does(0, "space/nicaea").must_answer([]);
    assert_eq!(t.board().shields(ENGLISH), 4);
    let mut t = step();
    sold(&mut t);
    t.offers(0, ["return"]);
    assert_eq!(t.board().shields(ENGLISH), 0);
}

/// One of the three is discarded: none of them is sold for gold instead (CK-DEVELOP-06).
#[test]
fn a_fourth_of_a_kind_comes_before_any_trade() {
    ledger::proves!("CK-R-23", "CK-R-60", "CK-DEVELOP-06");
    let mut t = scene()
        .owns("english", "longbow bank plate_armor")
        .display("navy library steward")
        .acts("english", "realm_1");
    t.does(0, "offer player/frankish development/bank for gold/1").does(0, "develop");
    t.does(0, "development/navy").must_answer([0]);
    t.offers(0, ["development/bank", "development/longbow", "development/plate_armor"]);
    assert!(t.game.judge(&t.state, table::Seat(1), Answer::AcceptTrade(ENGLISH)).is_err(), "not now");
    t.does(0, "development/longbow");
    assert!(matches!(t.board().frame(), Frame::Buy(_)), "{:?}", t.board().frame());
    let has = |t: &Sitting, word: &str| t.board().owns(ENGLISH, development(word));
    assert!(has(&t, "navy") && !has(&t, "longbow") && has(&t, "plate_armor") && has(&t, "bank"));
    t.does(1, "take-offer player/english");
    assert!(!has(&t, "bank"), "then trades go on");
}

#[test]
fn a_councillor_who_has_changed_sides_is_not_traded() {
    ledger::proves!("CK-R-23", "CK-R-60");
    let mut t = scene()
        .owns("english", "chancellor steward archbishop")
        .owns("frankish", "marshal")
        .lands("german", "saxony")
        .acts("english", "intrigue_36");
    t.does(0, "plot").does(0, "bribe").does(0, "player/frankish development/marshal").does(0, "gold/0");
    t.must_answer([0]);
    let offer = Answer::Offer {
        to: GERMAN,
        gives: Bundle::of_development(development("marshal")),
        asks: Bundle::NONE,
    };
    assert!(t.game.judge(&t.state, table::Seat(1), offer).is_err(), "nobody trades now");
    t.does(0, "development/steward");
    assert!(
        t.board().owns(ENGLISH, development("marshal")) && !t.board().owns(FRANKISH, development("marshal"))
    );
}

#[test]
fn where_an_event_strikes_is_not_traded_away() {
    ledger::proves!("CK-R-23", "CK-TRADE-03");
    let mut t = Struck::new();
    t.mobilised("wessex mercia").strikes("deserters").asks(0, ["territory/mercia", "territory/wessex"]);
    t.is_refused(0, "offer player/frankish territory/wessex for", "CK-TRADE-03");
    t.does(0, "offer player/frankish territory/northumbria for").does(1, "take-offer player/english");
    t.asks(0, ["territory/mercia", "territory/wessex"]).does(0, "territory/wessex");
    t.is_over();
}

#[test]
fn gold_for_a_purchase_may_be_gone() {
    ledger::proves!("CK-R-23", "CK-EVENT-01");
    let mut t = Struck::new();
    t.strikes("pedlar").does(1, "option/0");
    assert!(t.asked(1).len() > 1, "{:?}", t.asked(1));
    let all = format!("offer player/german gold/{} for", t.purse(FRANKISH));
    t.does(1, &all).does(2, "take-offer player/frankish");
    t.is_over();
    assert_eq!((t.purse(FRANKISH), t.purse(GERMAN)), (0, 10));
}

#[test]
fn an_opponent_is_named_among_those_who_meet_the_requirements_still() {
    ledger::proves!("CK-R-23", "CK-TARGET-05", "CK-TARGET-07");
    let mut t = Struck::new();
    for player in crusader::content::Player::all().filter(|player| *player != FRANKISH) {
        t.gold(player, 0);
    }
    t.gold(GERMAN, 1).strikes("pilgrim_debt").asks(0, ["player/frankish", "player/german"]);
    t.does(2, "offer player/english gold/1 for").does(0, "take-offer player/german");
    t.asks(0, ["player/frankish"]).does(0, "player/frankish");
    t.is_over();
    assert_eq!((t.purse(ENGLISH), t.purse(FRANKISH)), (3, 3));
}

#[test]
fn children_of_a_dynasty_that_is_gone_need_no_traits() {
    ledger::proves!("CK-R-23", "CK-R-24");
    let mut t = Struck::new();
    t.shield(ENGLISH, "dorylaeum");
    t.wife(ENGLISH, FRANKISH);
    let son = t.member(
        ENGLISH,
        crusader::board::Row::Children,
        crusader::content::vocabulary::Sex::Man,
        "brave pious",
    );
    let keep = events::KeepTrait { player: ENGLISH, who: son, new: 2, keep: 1 };
    t.state.board.frames.push(Frame::Births(events::Births { player: ENGLISH, left: 1, token: None }));
    t.state.board.frames.push(keep.into());
    let lands: Vec<String> =
        t.state.board.lands(ENGLISH).iter().map(|land| land.element().to_string()).collect();
    t.does(0, &format!("offer player/frankish {} for", lands.join(" ")));
    t.does(1, "take-offer player/english");
    while t.waiting().must == SeatSet::one(table::Seat(1))
        && matches!(t.state.board.frame(), Frame::Release(_))
    {
        let first = t.asked(1)[0].clone();
        t.does(1, &first);
    }
    assert_eq!(t.state.board.house(ENGLISH).status, Status::Fallen);
    assert!(t.children(ENGLISH).is_empty() && t.tokens_on(son).is_empty());
}

#[test]
fn a_castle_of_choice_stands_where_its_owner_still_rules() {
    ledger::proves!("CK-R-23", "CK-R-107");
    let options = Options { scenario: ScenarioId(4), ..Options::default() };
    let mut t = Table::with(&options, 5);
    assert!(matches!(t.state.board.frame(), Frame::FreeCastle(_)));
    t.does(0, "offer player/frankish territory/mercia for").does(1, "take-offer player/english");
    t.is_refused(0, "territory/mercia", "CK-R-107").does(0, "territory/wessex");
    assert!(t.state.board.castles.has(super::table::land("wessex")));
}

#[test]
fn what_must_be_settled_at_once_waits_for_no_trade() {
    ledger::proves!("CK-R-23", "CK-R-24", "CK-R-78");
    let mut t = Table::dynastic();
    ["spymaster", "archbishop", "marshal"].iter().for_each(|word| t.owns(ENGLISH, word));
    t.does(0, "offer player/frankish for development/chancellor").does(1, "take-offer player/english");
    assert!(matches!(t.state.board.frame(), Frame::Surplus(_)));
    assert_eq!(t.waiting().may, SeatSet::EMPTY);
}

#[test]
fn a_dowry_is_not_paid_with_what_the_other_has_got_meanwhile() {
    ledger::proves!("CK-R-35", "CK-DEVELOP-07");
    let mut t = Table::dynastic();
    let her = t.daughter(GERMAN, "kind");
    t.owns(FRANKISH, "bank");
    t.owns(ENGLISH, "bank");
    t.does(0, "person/william_i").does(0, &super::table::person(her)).does(0, "give development/bank");
    t.does(0, "send").offers(2, ["accept", "refuse"]);
    t.does(1, "offer player/german development/bank for").does(2, "take-offer player/frankish");
    t.is_refused(2, "accept", "CK-R-35").does(2, "refuse");
    assert!(
        t.state.board.owns(ENGLISH, development("bank")) && t.state.board.owns(GERMAN, development("bank"))
    );
}

#[test]
fn a_called_partner_supports_with_what_lies_next_to_the_target() {
    ledger::proves!("CK-R-23", "CK-PACTSUPPORT-01");
    let called = || {
        let mut t = Scene::five()
            .lands("english", "wessex")
            .soldiers("wessex")
            .lands("frankish", "paris")
            .lands("german", "northumbria poland")
            .pact("english", "german")
            .gold("frankish", 2)
            .bag("english", "brave")
            .acts("english", "war_71");
        t.does(0, "invade")
            .does(0, "from/wessex attack/mercia")
            .does(0, "territory/mercia")
            .does(0, "player/german");
        t
    };
    let mut t = called();
    t.must_answer([2]).offers(2, ["break-pact", "support-partner"]);
    t.does(1, "offer player/german gold/1 for territory/northumbria").does(2, "take-offer player/frankish");
    assert_eq!(t.owner("mercia"), Some("english"), "nobody is asked, and one token is drawn");
    assert_eq!(t.board().check.free, 1);
    let mut t = called();
    t.does(2, "support-partner");
    assert_eq!(t.board().check.free, 2);
}

#[test]
fn a_castle_costs_what_was_kept_in_hand_for_it() {
    ledger::proves!("CK-R-23", "CK-R-56", "CK-BUILD-03");
    let mut t = scene().owns("english", "steward").acts("english", "realm_1");
    t.does(0, "build").does(0, "territory/wessex");
    t.is_refused(0, "offer player/frankish gold/3 for", "CK-TRADE-02");
    t.does(0, "offer player/frankish development/steward for gold/1").does(1, "take-offer player/english");
    t.does(0, "gold/0");
    assert!(t.has_castle("wessex"));
    assert_eq!(t.gold("english"), 3, "two of five, as with the Steward when it began");
}

/// CK-R-102: outside of actions he is asked at once whether he comes back.
#[test]
fn who_is_out_draws_no_cards_and_drops_no_token() {
    ledger::proves!("CK-R-23", "CK-R-102", "CK-DRAW-01", "CK-AGE-02");
    let draw = || {
        let scene = scene().owns("english", "library").board(|board| {
            (board.era, board.phase, board.turn) = (1, Phase::Draw, 0);
            board.order = [FRANKISH, ENGLISH].into_iter().collect();
        });
        scene.at("frankish", Draws::of(0))
    };
    let hand = "realm/3 intrigue/3 war/1 tax/0 crusade/1";
    // Before it is his turn, when he chooses a deck, when he takes his eight.
    let mut t = draw();
    sold(&mut t);
    t.does(0, "done").must_answer([1]).does(1, hand);
    assert!(matches!(t.board().frame(), Frame::Dynastic(_)), "{:?}", t.board().frame());
    let mut t = draw();
    t.does(1, hand).offers(0, ["deck/realm"]);
    sold(&mut t);
    t.does(0, "done").must_answer([1]);
    let mut t = draw();
    t.does(1, hand).does(0, "deck/realm").offers(0, [hand]);
    sold(&mut t);
    t.does(0, "done").must_answer([1]);
    assert_eq!(t.state.cards.count(crusader::cards::hand(ENGLISH)), 0);
    // And with a fourth Age token.
    let mut t = scene()
        .board(|board| {
            (board.phase, board.turn) = (Phase::Upkeep, 0);
            board.house_mut(ENGLISH).family.age = 3;
        })
        .at("english", Ageing::begin());
    t.offers(0, ["token/brave_random"]);
    sold(&mut t);
    t.does(0, "done").must_answer([]);
}
