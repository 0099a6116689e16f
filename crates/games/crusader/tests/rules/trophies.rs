//! Trophies, the score and ties.

use crate::dsl::{Asked, Scene, Sitting, development, land, player};
use crusader::board::{Board, Ending, Trophy};
use crusader::content::Player;
use crusader::event::Event;
use crusader::flow::Frame;
use crusader::trophies::Event as Changed;
use crusader::trophies::{check, count, finish, score, winners};
use crusader::{crusade, lands, realm, rules};

fn scene() -> Scene {
    Scene::five()
        .lands("english", "wessex mercia wales")
        .lands("frankish", "paris lorraine burgundy")
        .lands("german", "saxony")
}

fn open(scene: Scene) -> Sitting {
    scene.at("english", Frame::Over)
}

fn holder(t: &Sitting, trophy: Trophy) -> Option<Player> {
    t.board().trophies[trophy as usize]
}

#[test]
fn a_trophy_goes_to_the_first_who_has_enough() {
    ledger::proves!(
        "CK-TROPHY-01",
        "CK-TROPHY-02",
        "CK-TROPHY-03",
        "CK-TROPHY-04",
        "CK-TROPHY-11",
        "CK-COMP-23",
        "CK-GOAL-04"
    );
    let english = Some(player("english"));
    let cases = [
        (
            Trophy::Crusader,
            scene().shields("english", "constantinople"),
            scene().shields("english", "constantinople nicaea"),
        ),
        (Trophy::Builder, scene().castles("wessex mercia"), scene().castles("wessex mercia wales")),
        (
            Trophy::Inventor,
            scene().owns("english", "navy bank marshal"),
            scene().owns("english", "navy bank marshal steward"),
        ),
    ];
    for (trophy, few, enough) in cases {
        assert_eq!(holder(&open(few), trophy), None, "{trophy:?}");
        let t = open(enough);
        assert_eq!(holder(&t, trophy), english, "{trophy:?}");
        assert_eq!(score(t.board(), player("english")), 4);
    }
}

#[test]
fn who_has_no_longer_enough_loses_it() {
    ledger::proves!("CK-TROPHY-06", "CK-TROPHY-07");
    let mut t = open(
        scene().owns("english", "navy bank marshal steward").owns("frankish", "navy bank marshal steward"),
    );
    assert_eq!(holder(&t, Trophy::Inventor), Some(player("english")), "the active one of two");
    realm::discard(&mut t.play(), player("english"), development("navy"), rules::CK_R_66);
    assert_eq!(holder(&t, Trophy::Inventor), Some(player("frankish")), "another who has enough gains it");
    realm::discard(&mut t.play(), player("frankish"), development("navy"), rules::CK_R_66);
    assert_eq!(holder(&t, Trophy::Inventor), None);
    // Castles are lost with their territory.
    let mut t = open(scene().castles("wessex mercia wales"));
    lands::lose(&mut t.play(), land("wales"), rules::CK_CRISIS_04);
    assert_eq!(holder(&t, Trophy::Builder), None);
}

#[test]
fn strictly_more_takes_it_over() {
    ledger::proves!("CK-TROPHY-10", "CK-R-94");
    let mut t =
        open(scene().shields("frankish", "constantinople nicaea").shields("english", "dorylaeum iconium"));
    t.state.board.trophies[Trophy::Crusader as usize] = Some(player("frankish"));
    check(&mut t.play());
    assert_eq!(holder(&t, Trophy::Crusader), Some(player("frankish")), "a mere tie never moves it");
    crusade::claim(&mut t.play(), player("english"), rules::CK_CRUSADE_10);
    assert_eq!(holder(&t, Trophy::Crusader), Some(player("english")));
}

#[test]
fn of_several_the_active_player_gets_it_or_the_next_in_order() {
    ledger::proves!("CK-TROPHY-08", "CK-TROPHY-09", "CK-R-94");
    let both = || scene().castles("wessex mercia wales paris lorraine burgundy");
    let mut t = both().at("frankish", Frame::Over);
    t.state.board.trophies[Trophy::Builder as usize] = None;
    check(&mut t.play());
    assert_eq!(holder(&t, Trophy::Builder), Some(player("frankish")), "he is active");
    let mut t = both().at("german", Frame::Over);
    t.state.board.trophies[Trophy::Builder as usize] = None;
    check(&mut t.play());
    assert_eq!(holder(&t, Trophy::Builder), Some(player("english")), "clockwise from the Germans");
    // Outside Turns from the First Player.
    t.state.board.trophies[Trophy::Builder as usize] = None;
    t.state.board.phase = crusader::board::Phase::Upkeep;
    t.state.board.first = player("frankish");
    check(&mut t.play());
    assert_eq!(holder(&t, Trophy::Builder), Some(player("frankish")));
    assert_eq!(count(&t.game, t.board(), Trophy::Builder, player("frankish")), 3);
}

#[test]
fn points_for_standing_knights_and_trophies() {
    ledger::proves!("CK-SCORE-01", "CK-SCORE-02", "CK-SCORE-03", "CK-SCORE-04", "CK-R-93", "CK-PACT-09");
    let scene = scene().land_pact("english", "scotland").castles("wessex mercia wales");
    let t = open(scene.board(|board| board.laid_knights.insert(land("wales"))));
    assert_eq!(
        score(t.board(), player("english")),
        3,
        "two standing Knights and the Builder; nothing for a Pact"
    );
    assert!(t.board().lands(player("english")).has(land("wales")), "it is controlled all the same");
    assert_eq!(winners(&t.game, t.board()).len(), 2, "the French have three as well");
}

#[test]
fn a_tie_goes_to_more_shields_and_is_shared_else() {
    ledger::proves!("CK-TIE-01", "CK-TIE-02");
    let t = open(scene());
    let tied = winners(&t.game, t.board());
    assert!(tied.len() == 2 && tied.has(player("english")) && tied.has(player("frankish")));
    let mut t = open(scene().shields("frankish", "constantinople"));
    assert_eq!(winners(&t.game, t.board()).only(), Some(player("frankish")));
    finish(&mut t.play(), Ending::Eras);
    assert_eq!(t.standing().expect("over").winners.only(), Some(table::Seat(1)));
}

#[test]
fn an_exchange_of_developments_moves_no_trophy() {
    ledger::proves!("CK-TROPHY-06", "CK-TROPHY-10", "CK-DEVELOP-06", "CK-R-60");
    // Both have four, and the English hold it: a fourth councillor takes the place of one, and four they are all the time.
    let both = || {
        scene()
            .owns("english", "spymaster marshal steward bank")
            .owns("frankish", "navy bank marshal steward")
    };
    let mut t = both().gold("english", 1).display("chancellor library navy").acts("english", "realm_1");
    assert_eq!(holder(&t, Trophy::Inventor), Some(player("english")));
    t.does(0, "develop").does(0, "development/chancellor").does(0, "development/marshal");
    assert_eq!(holder(&t, Trophy::Inventor), Some(player("english")));
    assert_eq!(t.told_by("CK-TROPHY-04").count(), 0, "it did not leave and come back");
    assert_eq!(t.told_by("CK-TROPHY-06").count(), 0);
    // Nor does a fourth of a kind overtake the holder before it is said which goes.
    let mut t = both().owns("german", "chancellor").gold("english", 1).acts("english", "realm_1");
    t.state.board.trophies[Trophy::Inventor as usize] = Some(player("frankish"));
    t.does(0, "offer player/german gold/1 for development/chancellor").does(2, "take-offer player/english");
    assert_eq!(holder(&t, Trophy::Inventor), Some(player("frankish")));
    t.does(0, "development/marshal");
    assert_eq!(holder(&t, Trophy::Inventor), Some(player("frankish")), "four against four moves nothing");
}

#[test]
fn a_fifth_shield_is_an_exchange_too() {
    ledger::proves!("CK-TRACK-02", "CK-R-87", "CK-TROPHY-10");
    let four = || {
        scene()
            .shields("english", "constantinople nicaea dorylaeum iconium")
            .shields("frankish", "tarsus edessa antioch tripoli")
            .bag("english", "brave")
    };
    let mut t = four().acts("english", "crusade_131");
    assert_eq!(holder(&t, Trophy::Crusader), Some(player("english")));
    t.does(0, "go-crusading").does(0, "person/william_i").does(0, "space/constantinople");
    assert_eq!(holder(&t, Trophy::Crusader), Some(player("english")), "he has four all the time");
    // So it is with Another Banner on the Wall.
    let mut t = four().picks("english", "crusade_131").turn();
    t.does(0, "go-crusading").does(0, "person/william_i").does(0, "space/nicaea");
    t.does(0, "space/tarsus").does(0, "space/constantinople");
    assert_eq!(holder(&t, Trophy::Crusader), Some(player("english")));
    assert_eq!((t.board().shields(player("english")), t.board().shields(player("frankish"))), (4, 3));
}

#[test]
fn what_changes_hands_at_once_is_judged_at_once() {
    ledger::proves!("CK-R-23", "CK-R-73", "CK-R-94", "CK-TROPHY-06", "CK-TROPHY-08");
    // A Castle for a Castle: the English have three all the time, and so have the Franks.
    let castles = "wessex mercia wales paris lorraine burgundy saxony";
    let mut t = scene().lands("german", "poland").castles(castles).acts("english", "realm_1");
    assert_eq!(holder(&t, Trophy::Builder), Some(player("english")));
    t.does(0, "offer player/german territory/wales for territory/saxony")
        .does(2, "take-offer player/english");
    assert_eq!(holder(&t, Trophy::Builder), Some(player("english")));
    // The Franks lose their third Castle to the English, whose third it is; the Germans have three as well. Of the two who have most the
    // active player gets the Trophy.
    let scene = Scene::five()
        .lands("english", "wessex mercia")
        .lands("frankish", "normandy paris lorraine")
        .lands("german", "saxony bohemia poland")
        .castles("wessex mercia normandy paris lorraine saxony bohemia poland")
        .soldiers("wessex")
        .war("english", "frankish")
        .gold("english", 3)
        .bag("english", "brave clever pious strong");
    let mut t = scene.acts("english", "war_71");
    t.state.board.trophies[Trophy::Builder as usize] = Some(player("frankish"));
    t.does(0, "invade")
        .does(0, "from/wessex attack/normandy")
        .does(0, "territory/normandy")
        .does(0, "gold/3");
    t.news();
    t.does(0, "sack");
    assert_eq!(holder(&t, Trophy::Builder), Some(player("english")));
    assert_eq!(moved(&t), ["lost CK-TROPHY-06", "won CK-TROPHY-08"]);
}

/// By which rules trophies were lost and won.
fn moved(t: &Sitting) -> Vec<String> {
    let said = |event: &Event| match event {
        Event::Trophies(Changed::TrophyLost { rule, .. }) => Some(format!("lost {}", rule.0)),
        Event::Trophies(Changed::TrophyWon { rule, .. }) => Some(format!("won {}", rule.0)),
        _ => None,
    };
    t.events.iter().filter_map(said).collect()
}

#[test]
fn it_is_told_why_a_trophy_changes_hands() {
    ledger::proves!("CK-TROPHY-03", "CK-TROPHY-06", "CK-TROPHY-07", "CK-TROPHY-09", "CK-TROPHY-10");
    let checked = |change: &dyn Fn(&mut Board)| {
        let mut t = open(scene().castles("wessex mercia wales"));
        t.news();
        change(&mut t.state.board);
        check(&mut t.play());
        moved(&t)
    };
    let builder = Trophy::Builder as usize;
    assert_eq!(
        checked(&|board| board.trophies[builder] = None),
        ["won CK-TROPHY-03"],
        "the first to have it"
    );
    assert_eq!(checked(&|board| board.castles.remove(land("wales"))), ["lost CK-TROPHY-06"]);
    // Who has more takes it over.
    let more = checked(&|board| {
        board.castles = ["wessex", "mercia", "wales", "paris", "lorraine"].map(land).into_iter().collect();
        board.owned[player("english").index()].insert(land("scotland"));
        board.castles.insert(land("scotland"));
        board.castles.insert(land("burgundy"));
        board.trophies[builder] = Some(player("frankish"));
    });
    assert_eq!(more, ["lost CK-TROPHY-10", "won CK-TROPHY-10"]);
    // The holder has not enough any more: the only other who has, or of several the next.
    let three = |board: &mut Board, who: &str, lands: [&str; 3]| {
        for word in lands {
            board.owned[player(who).index()].insert(land(word));
            board.castles.insert(land(word));
        }
    };
    let one = checked(&|board| {
        three(board, "frankish", ["paris", "lorraine", "burgundy"]);
        board.castles.remove(land("wales"));
    });
    assert_eq!(one, ["lost CK-TROPHY-06", "won CK-TROPHY-07"]);
    let several = checked(&|board| {
        three(board, "frankish", ["paris", "lorraine", "burgundy"]);
        three(board, "german", ["saxony", "poland", "bohemia"]);
        board.castles.remove(land("wales"));
    });
    assert_eq!(several, ["lost CK-TROPHY-06", "won CK-TROPHY-09"]);
}
