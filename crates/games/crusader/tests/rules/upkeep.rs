//! Upkeep: troops are paid or demobilised, Kings grow older and die.

use crate::dsl::{Asked, Scene, person, player};
use crate::sequence::{new_game, until};
use crusader::content::Player;
use crusader::flow::Frame;
use crusader::sequence::{Ageing, PayTroops};
use crusader::tokens;

#[test]
fn troops_are_paid_or_leave_unrest() {
    ledger::proves!("CK-UPKEEP-01", "CK-UPKEEP-02", "CK-UPKEEP-03", "CK-INFANTRY-04", "CK-R-19");
    let scene = |gold| {
        Scene::five()
            .lands("english", "wessex mercia wales")
            .lands("frankish", "paris")
            .soldiers("wessex mercia")
            .gold("english", gold)
    };
    let pay = || PayTroops { player: player("english") };
    let mut t = scene(3).at("english", pay());
    t.offers(0, ["pay", "territory/mercia", "territory/wessex"])
        .is_refused(0, "territory/wales", "CK-UPKEEP-03")
        .does(0, "pay");
    assert_eq!((t.gold("english"), t.board().mobilised(player("english")).len()), (1, 2));
    // Who cannot pay for all gives up one, or more.
    let mut t = scene(1).at("english", pay());
    t.is_refused(0, "pay", "CK-UPKEEP-02").does(0, "territory/mercia");
    assert_eq!((t.has_soldier("mercia"), t.unrest("mercia")), (false, 1));
    t.does(0, "pay");
    assert_eq!((t.gold("english"), t.has_soldier("wessex")), (0, true));
    // Who has nothing loses all.
    let mut t = scene(0).at("english", pay());
    t.does(0, "territory/wessex").does(0, "territory/mercia").must_answer([]);
    assert!(t.board().footsoldiers.is_empty());
}

#[test]
fn troops_may_be_taken_back_after_paying() {
    ledger::proves!("CK-UPKEEP-04", "CK-UPKEEP-05");
    let scene =
        Scene::five().lands("english", "wessex mercia").lands("frankish", "paris").soldiers("wessex mercia");
    let mut t = scene.at("english", crusader::sequence::Demobilise { player: player("english") });
    t.is_refused(0, "territory/paris", "CK-UPKEEP-04").is_refused(0, "pay", "CK-UPKEEP-04");
    t.offers(0, ["done", "territory/wessex"]).does(0, "territory/wessex");
    t.is_refused(0, "territory/wessex", "CK-UPKEEP-04");
    assert_eq!((t.has_soldier("wessex"), t.unrest("wessex")), (false, 0), "without Unrest");
    t.does(0, "done");
    assert!(t.has_soldier("mercia"));
}

#[test]
fn kings_grow_older_and_die() {
    ledger::proves!(
        "CK-AGE-01",
        "CK-AGE-02",
        "CK-AGE-03",
        "CK-AGE-04",
        "CK-R-12",
        "CK-R-19",
        "CK-R-20",
        "CK-COMP-17"
    );
    let scene = |age| {
        let scene = Scene::five()
            .lands("english", "wessex mercia")
            .lands("frankish", "paris")
            .children("english", "aldred");
        scene
            .bag("english", "coward brave")
            .board(move |board| board.house_mut(player("english")).family.age = age)
    };
    let t = scene(0).at("english", Ageing::begin());
    assert_eq!(
        (t.board().house(player("english")).family.age, t.board().house(player("frankish")).family.age),
        (1, 1)
    );
    // The fourth: one token of his choice may go, a Random one to the General bag.
    let mut t = scene(3).at("english", Ageing::begin());
    t.offers(0, ["done", "token/coward_random", "token/brave_random"]).is_refused(
        0,
        "token/clever_random",
        "CK-AGE-02",
    );
    let coward = crusader::content::Token::named("coward_random").expect("a token");
    let before = t.state.tokens.count(tokens::GENERAL, coward);
    t.does(0, "token/coward_random");
    assert_eq!(t.state.tokens.count(tokens::GENERAL, coward), before + 1);
    assert_eq!(t.state.tokens.size(tokens::bag(player("english"))), 1);
    let mut t = scene(3).at("english", Ageing::begin());
    t.does(0, "done");
    assert_eq!(t.state.tokens.size(tokens::bag(player("english"))), 2, "he need not");
    // The fifth: he dies, and his heir follows without Age tokens.
    let t = scene(4).at("english", Ageing::begin());
    let family = t.board().house(player("english")).family;
    assert_eq!((family.king, family.age), (Some(person("aldred")), 0));
}

#[test]
fn kings_die_of_age_in_play_order_after_all_have_their_token() {
    ledger::proves!("CK-R-19", "CK-AGE-01", "CK-AGE-04", "CK-R-12");
    let scene = |order: [&'static str; 3]| {
        let scene = Scene::five()
            .lands("english", "wessex mercia")
            .lands("frankish", "paris normandy")
            .lands("german", "saxony");
        scene.board(|board| {
            board.order = order.map(player).into_iter().collect();
            for who in ["english", "frankish"] {
                board.house_mut(player(who)).family.age = 4;
            }
        })
    };
    // Neither has an heir: both have a Crisis, one after the other.
    let mut t = scene(["english", "frankish", "german"]).at("english", Ageing::begin());
    t.must_answer([0]);
    assert_eq!(t.board().house(player("german")).family.age, 1, "who comes last has his token already");
    assert!(t.lives("philippe_i"), "the second dies when the first is succeeded");
    t.does(0, "territory/wessex").must_answer([1]);
    assert!(!t.lives("philippe_i"));
    scene(["frankish", "english", "german"]).at("english", Ageing::begin()).must_answer([1]);
}

#[test]
fn upkeep_pays_then_demobilises_then_ages() {
    ledger::proves!("CK-UPKEEP-01", "CK-UPKEEP-04", "CK-UPKEEP-05", "CK-AGE-01");
    let mut t = new_game();
    until(&mut t, |t| t.board().turn == 2 && t.board().active == Some(Player(4)));
    for who in ["english", "frankish"] {
        let there = t.board().lands(player(who)).first().expect("a territory");
        t.state.board.footsoldiers.insert(there);
        t.state.board.unrest[there] = 0;
        t.state.board.house_mut(player(who)).gold = 5;
    }
    let mut steps = Vec::new();
    until(&mut t, |t| {
        let step = match t.board().frame() {
            Frame::PayTroops(step) => Some(("pay", step.player)),
            Frame::Demobilise(step) => Some(("demobilise", step.player)),
            _ => None,
        };
        if let Some((step, who)) = step {
            steps.push((step, who.word(), t.board().houses.map(|house| house.family.age)));
        }
        t.board().round == 2
    });
    let young = steps.first().expect("somebody pays").2;
    let asked =
        [("pay", "english"), ("pay", "frankish"), ("demobilise", "english"), ("demobilise", "frankish")];
    assert_eq!(steps, asked.map(|(step, who)| (step, who, young)), "nobody is older yet");
    assert_eq!(t.board().houses.map(|house| house.family.age), young.map(|age| age + 1));
}
