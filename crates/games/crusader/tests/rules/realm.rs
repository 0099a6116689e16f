//! Realm cards: Build and Develop.

use crate::dsl::{Asked, Scene, development, land, player};
use crusader::board::Trophy;

const REALM: &str = "realm_1";

/// The English with three territories; the French look on.
fn english() -> Scene {
    Scene::five().lands("english", "wessex mercia wales").lands("frankish", "paris")
}

#[test]
fn a_castle_needs_a_check_and_three_gold() {
    ledger::proves!("CK-BUILD-01", "CK-BUILD-02", "CK-BUILD-03", "CK-BUILD-04", "CK-BUILD-08");
    let mut t = english().gold("english", 4).bag("english", "brave").acts("english", REALM);
    t.is_refused(0, "collect-tax", "CK-TURN-03").is_refused(0, "plot", "CK-TURN-03");
    t.offers_only(0, ["done", "build", "develop"]).does(0, "build");
    t.offers_only(0, ["done", "territory/mercia", "territory/wales", "territory/wessex"]);
    t.is_refused(0, "territory/paris", "CK-BUILD-04");
    t.does(0, "territory/wales").does(0, "done").does(0, "gold/0");
    assert!(t.has_castle("wales"));
    assert_eq!(t.gold("english"), 1);
    // A failed attempt costs only the gold invested.
    let mut t = english().gold("english", 4).bag("english", "coward weak").acts("english", REALM);
    t.does(0, "build").does(0, "territory/wales").does(0, "done").does(0, "gold/1");
    assert!(!t.has_castle("wales"));
    assert_eq!(t.gold("english"), 3);
}

#[test]
fn one_castle_in_a_territory() {
    ledger::proves!("CK-BUILD-05", "CK-COMP-06");
    let mut t = english().gold("english", 9).castles("wales").bag("english", "brave").acts("english", REALM);
    t.does(0, "build").is_refused(0, "territory/wales", "CK-BUILD-05");
    let all = english().castles("wessex mercia wales").acts("english", REALM);
    assert!(!all.paths(table::Seat(0)).contains(&"build".to_owned()), "there is no room");
}

#[test]
fn several_castles_are_announced_before_the_first_check() {
    ledger::proves!("CK-BUILD-06", "CK-BUILD-07", "CK-EX-15");
    let mut t = english().gold("english", 9).bag("english", "brave").acts("english", REALM);
    t.does(0, "build").does(0, "territory/wales").is_refused(0, "territory/wales", "CK-BUILD-06");
    t.does(0, "territory/wessex").does(0, "territory/mercia");
    // Nothing is left to announce; the checks come in this order, each with its own gold.
    t.does(0, "gold/0");
    assert!(t.has_castle("wales") && !t.has_castle("wessex"));
    t.does(0, "gold/0");
    assert_eq!((t.gold("english"), t.board().castles.len()), (0, 3), "three checks, nine gold");
    assert_eq!(t.board().trophies[Trophy::Builder as usize], Some(player("english")));
}

#[test]
fn an_attempt_without_its_price_is_skipped() {
    ledger::proves!("CK-R-56");
    let mut t = english().gold("english", 3).bag("english", "brave").acts("english", REALM);
    t.does(0, "build").does(0, "territory/wales").does(0, "territory/wessex").does(0, "done");
    assert!(t.has_castle("wales") && !t.has_castle("wessex"), "the second is skipped");
    assert_eq!(t.gold("english"), 0);
    assert!(t.told_by("CK-R-56").next().is_some());
}

#[test]
fn not_more_castles_than_the_reserve_holds() {
    ledger::proves!("CK-R-57", "CK-SUPPLY-01", "CK-SETUP-09");
    let far = "paris lorraine burgundy toulouse saxony swabia bohemia poland hungary";
    let scene = english()
        .lands("frankish", "paris lorraine burgundy toulouse")
        .lands("german", "saxony swabia bohemia poland hungary");
    let mut t = scene.castles(far).gold("english", 9).bag("english", "brave").acts("english", REALM);
    t.does(0, "build").does(0, "territory/wales").does(0, "gold/0");
    assert!(t.has_castle("wales"), "the last of ten: nothing else can be announced");
    let scene = english()
        .lands("frankish", "paris lorraine burgundy toulouse aquitaine")
        .lands("german", "saxony swabia bohemia poland hungary");
    let mut t = scene.castles(far).castles("aquitaine").gold("english", 9).acts("english", REALM);
    t.is_refused(0, "build", "CK-R-57");
}

#[test]
fn developments_cost_one_two_and_three() {
    ledger::proves!(
        "CK-DEVELOP-01",
        "CK-DEVELOP-02",
        "CK-DEVELOP-03",
        "CK-DEVELOP-04",
        "CK-EX-16",
        "CK-CHECK-01",
        "CK-R-59"
    );
    let mut t = english().gold("english", 6).display("navy bank library").acts("english", REALM);
    t.does(0, "develop")
        .offers_only(0, ["done", "development/navy", "development/bank", "development/library"]);
    t.does(0, "development/bank");
    assert_eq!((t.gold("english"), t.board().display.len()), (5, 2), "the display is not filled yet");
    t.does(0, "development/navy");
    assert_eq!(t.gold("english"), 3);
    t.does(0, "development/library");
    assert_eq!((t.gold("english"), t.board().display.len()), (0, 3), "it is filled afterwards");
    assert_eq!(t.board().house(player("english")).developments.len(), 3);
    // One is enough, and what he cannot pay he cannot buy.
    let mut t = english().gold("english", 2).display("navy bank library").acts("english", REALM);
    t.does(0, "develop").does(0, "development/bank").is_refused(0, "development/navy", "CK-DEVELOP-03");
    t.does(0, "done");
    assert_eq!(t.gold("english"), 1);
    let mut t = english().display("navy bank library").acts("english", REALM);
    t.is_refused(0, "develop", "CK-DEVELOP-03");
}

#[test]
fn never_the_same_development_twice() {
    ledger::proves!("CK-DEVELOP-07", "CK-EX-08");
    let mut t = english()
        .gold("english", 6)
        .owns("english", "navy")
        .display("navy bank library")
        .acts("english", REALM);
    t.does(0, "develop").is_refused(0, "development/navy", "CK-DEVELOP-07").is_refused(
        0,
        "development/marshal",
        "CK-DEVELOP-02",
    );
}

#[test]
fn a_fourth_of_a_kind_displaces_one_of_the_three() {
    ledger::proves!("CK-DEVELOP-05", "CK-DEVELOP-06", "CK-R-60", "CK-DISCARD-03");
    let scene = english()
        .gold("english", 6)
        .owns("english", "navy longbow bank marshal")
        .display("library spymaster steward");
    let mut t = scene.acts("english", REALM);
    t.does(0, "develop").does(0, "development/spymaster");
    assert_eq!(
        t.board().house(player("english")).developments.len(),
        5,
        "two councillors and three inventions"
    );
    t.does(0, "development/library");
    t.offers_only(0, ["development/navy", "development/longbow", "development/bank"]);
    t.is_refused(0, "development/library", "CK-DEVELOP-06").is_refused(
        0,
        "development/marshal",
        "CK-DEVELOP-06",
    );
    t.does(0, "development/navy");
    let own = t.board().house(player("english")).developments;
    assert!(own.has(development("library")) && !own.has(development("navy")));
    assert_eq!(t.board().development_discards[development("navy").index()], 1);
}

#[test]
fn a_castle_serves_whoever_controls_its_territory() {
    ledger::proves!("CK-CASTLE-05", "CK-CONTROL-01", "CK-KNIGHT-01");
    let t = english().castles("wales").acts("english", REALM);
    assert!(t.board().castles_of(player("english")).has(land("wales")));
    let mut t = t;
    crusader::lands::lose(&mut t.play(), land("wales"), crusader::rules::CK_LIMIT_02);
    crusader::lands::gain(&mut t.play(), player("frankish"), land("wales"), crusader::rules::CK_VICTORY_01);
    assert!(t.board().castles_of(player("frankish")).has(land("wales")) && t.has_castle("wales"));
}

#[test]
fn an_empty_development_deck_is_made_of_its_discards_and_then_the_display_stays_short() {
    ledger::proves!("CK-SUPPLY-03", "CK-R-11", "CK-DEVELOP-04");
    let filled = |discards: &[&str]| {
        let scene = english().display("navy bank library");
        let mut t = scene.at("english", crusader::flow::Frame::Over);
        let board = &mut t.state.board;
        // All others are on somebody's board, as far as this test goes.
        board.development_deck = Default::default();
        discards.iter().for_each(|word| board.development_discards[development(word).index()] += 1);
        board.display.pop();
        board.display.pop();
        crusader::realm::refill(&mut t.play(), crusader::rules::CK_DEVELOP_04);
        (t.board().display.to_vec(), t.board().development_discards.iter().sum::<u8>())
    };
    let (shown, left) = filled(&["marshal", "steward", "longbow"]);
    assert_eq!((shown.len(), left), (3, 0), "two of the three discards, the third lies in the new deck");
    let (shown, left) = filled(&["marshal"]);
    assert_eq!((shown.len(), left), (2, 0));
    assert!(shown.contains(&development("marshal")));
    assert_eq!(filled(&[]).0.len(), 1, "nothing is left: it stays short");
}

#[test]
fn developments_are_drawn_by_how_many_lie_in_the_deck() {
    ledger::proves!("CK-SETUP-30", "CK-SETUP-31");
    for (draw, word) in [(0, "navy"), (1, "navy"), (2, "bank"), (3, "library")] {
        let mut t = english().draws([draw]).at("english", crusader::flow::Frame::Over);
        let board = &mut t.state.board;
        board.display = Default::default();
        board.development_deck = Default::default();
        board.development_discards = Default::default();
        let order: Vec<_> = crusader::content::DevelopmentId::all()
            .filter(|one| ["navy", "bank", "library"].contains(&one.word()))
            .collect();
        assert_eq!(order.iter().map(|one| one.word()).collect::<Vec<_>>(), ["navy", "bank", "library"]);
        for (one, count) in order.iter().zip([2, 1, 1]) {
            board.development_deck[one.index()] = count;
        }
        crusader::realm::refill(&mut t.play(), crusader::rules::CK_SETUP_31);
        assert_eq!(t.board().display[0].word(), word, "the card of number {draw}");
        assert_eq!(t.board().development_deck.iter().sum::<u8>(), 1);
    }
}

#[test]
fn two_alike_on_display_are_bought_once() {
    ledger::proves!("CK-DEVELOP-07", "CK-DEVELOP-02");
    let mut t = english().gold("english", 6).display("navy navy bank").acts("english", REALM);
    t.does(0, "develop").does(0, "development/navy").is_refused(0, "development/navy", "CK-DEVELOP-07");
    assert_eq!(t.board().display.iter().filter(|one| one.word() == "navy").count(), 1, "the other stays");
    t.does(0, "development/bank");
    assert_eq!((t.gold("english"), t.board().display.len()), (3, 3));
    t.must_answer([]);
}

#[test]
fn the_library_and_the_steward_make_it_cheaper() {
    ledger::proves!("CK-DEVELOP-03", "CK-BUILD-03", "CK-MOD-01");
    let scene = english().owns("english", "library").display("navy bank longbow");
    let mut t = scene.gold("english", 1).acts("english", REALM);
    t.does(0, "develop").does(0, "development/navy").does(0, "development/bank");
    assert_eq!(t.gold("english"), 0, "nothing for the first, 1 for the second");
    t.is_refused(0, "development/longbow", "CK-DEVELOP-03").does(0, "done");
    let scene = english().owns("english", "steward").gold("english", 2).bag("english", "brave");
    let mut t = scene.acts("english", REALM);
    t.does(0, "build").does(0, "territory/wales").does(0, "done");
    assert_eq!((t.gold("english"), t.has_castle("wales"), t.board().check.free), (0, true, 2));
}
