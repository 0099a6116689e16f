//! Recruit (p.7).

use super::four;
use crate::dsl::{Scene, army};
use table::Seat;
use warlords::board::Phase;

const PRICES: [(&str, u32); 5] =
    [("lancer", 3), ("footman", 5), ("archer", 6), ("knight", 7), ("warlord", 10)];

#[test]
fn each_soldier_has_his_price() {
    ledger::proves!("WE-RECRUIT-01");
    for (kind, price) in PRICES {
        let one = format!("soldier/{kind} number/1");
        let two = format!("soldier/{kind} number/2");
        let mut t = four().gold(0, price - 1).recruit();
        t.refused(0, &one, "WE-RECRUIT-01");
        let mut t = four().gold(0, 2 * price - 1).recruit();
        t.refused(0, &two, "WE-RECRUIT-01");
        t.answers(0, [one.as_str()]);
        assert_eq!(t.gold(0), price - 1, "{kind}");
        let mut t = four().gold(0, 2 * price).recruit();
        t.answers(0, [two.as_str()]);
        assert_eq!(t.gold(0), 0, "{kind}");
    }
}

#[test]
fn what_is_bought_is_set_aside_for_all_to_see() {
    ledger::proves!("WE-RECRUIT-02", "WE-RECRUIT-03");
    let mut t = four().gold(0, 20).recruit();
    t.answers(0, ["soldier/knight number/1", "hire mercenary/lancer number/2", "done"]);
    assert_eq!(t.army("england"), "L3", "not yet placed");
    for seat in 0..4 {
        let open = t.view(seat).board;
        let player = open.player(Seat(0));
        assert_eq!((player.recruits, player.gold), (army("K1 l2"), 5));
    }
    let shown = serde_json::to_value(t.view(3)).expect("it can be written");
    assert_eq!(shown["players"][0]["recruits"], serde_json::json!({"knight": 1, "hired-lancer": 2}));
    assert_eq!(shown["players"][0]["gold"], 5);
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/england", "mercenary/lancer number/2"]);
    assert_eq!(t.army("england"), "L3 K1 l2", "placed in Deploy");
}

#[test]
fn castles_are_begun_and_finished_for_six_gold() {
    ledger::proves!("WE-RECRUIT-04", "WE-CASTLE-02", "WE-CASTLE-06");
    let scene = || four().holds(0, "england L3, brittany L1, nicaea L1").unfinished("nicaea");
    let mut t = scene().gold(0, 5).recruit();
    t.refused(0, "castle kingdom/france", "WE-RECRUIT-04");
    t.refused(0, "finish fief/nicaea", "WE-RECRUIT-04");
    let mut t = scene().gold(0, 11).recruit();
    t.answers(0, ["castle kingdom/france"]);
    assert_eq!(t.gold(0), 5);
    t.refused(0, "finish fief/nicaea", "WE-RECRUIT-04");
    let mut t = scene().gold(0, 12).recruit();
    t.answers(0, ["finish fief/nicaea", "castle kingdom/france"]);
    assert_eq!(t.gold(0), 0);
}

#[test]
fn nothing_has_to_be_bought() {
    ledger::proves!("WE-RECRUIT-06");
    let mut t = four().gold(0, 30).recruit();
    t.answers(0, ["done"]);
    assert_eq!((t.gold(0), t.waits_for()), (30, Some(1)));
    t.pass_to(Phase::Manoeuvre);
    assert_eq!((t.gold(0), t.army("england").as_str()), (30, "L3"), "gold is kept");
}

#[test]
fn they_recruit_in_order_of_initiative_and_openly() {
    ledger::proves!("WE-R-31", "WE-GROUP-03");
    let mut t = four().order([1, 3, 0, 2]).recruit();
    for seat in [1, 3, 0, 2] {
        assert_eq!((t.phase(), t.waits_for()), (Phase::Recruit, Some(seat)));
        t.answers(seat, ["done"]);
    }
    assert_ne!(t.phase(), Phase::Recruit);
}

#[test]
fn deploy_limits_bind_what_can_be_bought() {
    ledger::proves!("WE-EX-29", "WE-R-31", "WE-R-53", "WE-DEPLOY-04", "WE-DEPLOY-07");
    let scene =
        || Scene::four().holds(0, "wales L1, ireland L1").gold(0, 40).holds(1, "kiev L1").castle("kiev");
    let mut t = scene().holds(2, "nicaea L1").holds(3, "leon L1").recruit();
    t.refused(0, "soldier/lancer number/3", "WE-R-31");
    t.refused(0, "soldier/knight number/1", "WE-R-31");
    t.refused(0, "soldier/warlord number/1", "WE-R-31");
    t.answers(0, ["soldier/lancer number/1", "soldier/footman number/1"]);
    t.refused(0, "soldier/archer number/1", "WE-R-31");
    t.answers(0, ["hire mercenary/knight number/1"]);
    t.answers(0, ["done"]).pass_to(Phase::Deploy);
    t.answers(0, ["fief/wales soldier/lancer"]);
    t.refused(0, "fief/wales soldier/footman", "WE-DEPLOY-04");
    t.answers(0, ["fief/ireland soldier/footman", "fief/wales", "mercenary/knight number/1"]);
    assert_eq!((t.army("wales").as_str(), t.army("ireland").as_str()), ("L2 k1", "L1 F1"));
}

#[test]
fn a_full_mountain_gives_no_room_to_recruits() {
    ledger::proves!("WE-R-31", "WE-R-23");
    let scene =
        || four().so(|s| s.board.castles = Default::default()).so(|s| s.board.finished = Default::default());
    let mut t = scene().holds(0, "england L1, wales L15, scotland L14").gold(0, 30).recruit();
    t.refused(0, "soldier/lancer number/3", "WE-R-31");
    t.answers(0, ["soldier/lancer number/2"]);
}

#[test]
fn what_finds_no_place_after_all_goes_back_with_its_price() {
    ledger::proves!("WE-R-31");
    // The room of a mercenary who would leave is there no more once he is paid again.
    let scene = Scene::four().holds(0, "wales L14 l1").gold(0, 7).holds(1, "kiev L1").holds(2, "nicaea L1");
    let mut t = scene.holds(3, "leon L1").recruit();
    t.answers(0, ["soldier/lancer number/1", "keep fief/wales", "mercenary/lancer number/1", "done"]);
    t.pass_to(Phase::Initiative);
    assert_eq!((t.army("wales").as_str(), t.gold(0)), ("L14 l1", 3), "the Lancer found no place");
}
