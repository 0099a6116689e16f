//! Tax cards: income, harvests, plague.

use crate::dsl::{Asked, Scene, land, player};
use crusader::Options;
use crusader::options::{DukeTax, NavyRule};

const TAX: &str = "tax_106";

fn english() -> Scene {
    Scene::five().lands("english", "wessex mercia wales").lands("frankish", "paris normandy")
}

#[test]
fn a_gold_for_each_territory_and_castle() {
    ledger::proves!("CK-TAX-01", "CK-TAX-02", "CK-TAX-03", "CK-CASTLE-04", "CK-CHECK-01", "CK-KNIGHT-02");
    let mut t = english().castles("wales paris").acts("english", TAX);
    t.offers(0, ["done", "collect-tax"]).does(0, "collect-tax");
    assert_eq!((t.gold("english"), t.gold("frankish")), (4, 0));
}

#[test]
fn track_and_developments_change_the_sum() {
    ledger::proves!("CK-TAX-04", "CK-TRACK-03", "CK-TRACK-04", "CK-TRACK-05");
    let mut t =
        english().owns("english", "bank").shields("english", "constantinople tripoli").acts("english", TAX);
    t.does(0, "collect-tax");
    assert_eq!(t.gold("english"), 3 + 2 + 1 + 2, "they add up");
    let mut t = english().shields("frankish", "constantinople tripoli").acts("english", TAX);
    t.does(0, "collect-tax");
    assert_eq!(t.gold("english"), 3);
}

#[test]
fn a_duchy_gives_less_only_where_that_was_agreed() {
    ledger::proves!("CK-R-44");
    for (duke_tax, gold) in [(DukeTax::None, 3), (DukeTax::Less, 2)] {
        let scene = Scene::with(&Options { duke_tax, ..Options::default() }, 5)
            .lands("english", "wessex mercia wales");
        let scene = scene.lands("frankish", "paris").children("english", "aldred").duke("aldred", "wales");
        let mut t = scene.acts("english", TAX);
        t.does(0, "collect-tax");
        assert_eq!(t.gold("english"), gold);
    }
}

#[test]
fn the_treasury_pays_what_it_has() {
    ledger::proves!("CK-R-11", "CK-COMP-21", "CK-SETUP-35");
    let mut t = english().gold("frankish", 128).acts("english", TAX);
    t.does(0, "collect-tax");
    assert_eq!(t.gold("english"), 2, "130 in all");
    let told = t.told_by("CK-TAX-02").map(|event| format!("{event:?}")).collect::<Vec<_>>();
    assert!(told.iter().all(|event| event.contains("gold: 2")), "what was received is told: {told:?}");
}

#[test]
fn a_harvest_gives_one_more_and_is_used_up() {
    ledger::proves!("CK-HARVEST-01", "CK-HARVEST-02");
    let mut t = english().board(|board| board.harvest[land("wales")] = 2).acts("english", TAX);
    t.does(0, "collect-tax");
    assert_eq!((t.gold("english"), t.board().harvest[land("wales")]), (4, 1), "one of two works");
    assert_eq!((t.told_by("CK-HARVEST-01").count(), t.told_by("CK-HARVEST-03").count()), (1, 0));
}

#[test]
fn a_crop_failure_takes_all() {
    ledger::proves!("CK-FAILED-01", "CK-FAILED-02", "CK-HARVEST-03", "CK-R-80");
    let scene = english().lands("english", "scotland").castles("wales").board(|board| {
        board.crop_failure[land("wales")] = 2;
        board.harvest[land("wales")] = 1;
    });
    let mut t = scene.acts("english", TAX);
    t.does(0, "collect-tax");
    assert_eq!(t.gold("english"), 3, "the Castle gives nothing either");
    assert_eq!((t.board().crop_failure[land("wales")], t.board().harvest[land("wales")]), (1, 0));
    let told = ["CK-HARVEST-01", "CK-HARVEST-03", "CK-FAILED-01"].map(|rule| t.told_by(rule).count());
    assert_eq!(told, [0, 1, 1], "both tokens are told");
}

#[test]
fn an_outbreak_gives_nothing_and_spreads() {
    ledger::proves!(
        "CK-PLAGUE-01",
        "CK-PLAGUE-02",
        "CK-PLAGUE-03",
        "CK-PLAGUE-04",
        "CK-PLAGUE-05",
        "CK-PLAGUE-06",
        "CK-PLAGUE-07",
        "CK-PLAGUE-08",
        "CK-R-81",
        "CK-R-83",
        "CK-EX-09",
        "CK-TAX-05"
    );
    // Wales is next to Mercia, Wessex and, by sea, nothing else that matters here; a cruel King has no critical trait.
    let scene = |bag: &str| {
        english().gold("english", 5).gold("frankish", 5).bag("english", bag).soldiers("mercia").board(
            |board| {
                board.outbreaks.insert(land("wales"));
                board.harvest[land("wales")] = 1;
            },
        )
    };
    let mut t = scene("cruel").acts("english", TAX);
    t.does(0, "collect-tax").does(0, "territory/wales");
    assert_eq!(t.gold("english"), 5 + 2, "nothing of Wales, and no gold was put on a check");
    assert!(!t.board().outbreaks.has(land("wales")) && t.board().harvest[land("wales")] == 0);
    let near = t.game.near(land("wales"));
    assert!(near.has(land("mercia")) && near.has(land("wessex")));
    for struck in near {
        assert!(t.board().plague_over.has(struck), "{struck:?}");
        assert_eq!(t.board().unrest[struck], 1, "{struck:?}");
    }
    assert!(!t.has_soldier("mercia"), "the footsoldier is gone, so Unrest could come");
    t.must_answer([]);
    // Green tokens keep it away.
    let mut t = scene("brave").acts("english", TAX);
    t.does(0, "collect-tax").does(0, "territory/wales");
    assert!(t.board().plague_over.is_empty() && t.has_soldier("mercia") && t.unrest("wessex") == 0);
}

#[test]
fn plague_goes_by_land_and_sea_route_and_not_with_the_navy() {
    ledger::proves!("CK-R-71", "CK-R-83", "CK-PLAGUE-03", "CK-TERR-02");
    let scene = Scene::five()
        .lands("english", "wessex")
        .lands("frankish", "paris leon")
        .owns("english", "navy")
        .bag("english", "coward")
        .board(|board| board.outbreaks.insert(land("wessex")));
    let mut t = scene.acts("english", TAX);
    t.does(0, "collect-tax").does(0, "territory/wessex");
    let struck = ["mercia", "wales", "brittany", "normandy", "leon", "ireland"].map(|word| t.unrest(word));
    assert_eq!(struck, [1, 1, 1, 1, 0, 0], "Leon and Ireland lie on the same sea, no more");
}

#[test]
fn where_it_was_agreed_plague_goes_with_the_navy_of_who_taxes() {
    ledger::proves!("CK-R-71", "CK-R-83", "CK-PLAGUE-03");
    let options = Options { navy: NavyRule::Everything, ..Options::default() };
    let scene = |navy: &str| {
        let scene = Scene::with(&options, 5).lands("english", "wessex").lands("frankish", "paris leon");
        scene
            .owns(navy, "navy")
            .bag("english", "coward")
            .board(|board| board.outbreaks.insert(land("wessex")))
            .acts("english", TAX)
    };
    let mut t = scene("english");
    t.does(0, "collect-tax").does(0, "territory/wessex");
    let struck = ["mercia", "brittany", "leon", "ireland", "paris", "denmark"].map(|word| t.unrest(word));
    assert_eq!(struck, [1, 1, 1, 1, 0, 0], "all coasts of the Atlantic");
    // Another's Navy carries nothing.
    let mut t = scene("frankish");
    t.does(0, "collect-tax").does(0, "territory/wessex");
    assert_eq!(["mercia", "brittany", "leon", "ireland"].map(|word| t.unrest(word)), [1, 1, 0, 0]);
}

#[test]
fn plague_tokens_run_out_and_unrest_comes_all_the_same() {
    ledger::proves!("CK-R-11", "CK-PLAGUE-07", "CK-PLAGUE-08");
    let mut t = english()
        .bag("english", "coward")
        .board(|board| {
            board.outbreaks.insert(land("wales"));
            board.plague_over =
                ["sicily", "venice", "apulia", "leon", "castile"].map(land).into_iter().collect();
        })
        .acts("english", TAX);
    t.does(0, "collect-tax").does(0, "territory/wales");
    let near = t.game.near(land("wales"));
    assert_eq!(near.len(), 3, "Mercia, Wessex and Ireland");
    assert_eq!(t.board().plague_over.and(near).len(), 1, "the one that Wales gave back");
    assert!(t.board().plague_over.has(near.first().expect("three")), "in the order of the board");
    assert!(near.iter().all(|land| t.board().unrest[land] == 1));
}

#[test]
fn plague_that_is_over_blocks_one_tax() {
    ledger::proves!("CK-PLAGUE-09", "CK-PLAGUE-10", "CK-R-82");
    let mut t = english().board(|board| board.plague_over.insert(land("wales"))).acts("english", TAX);
    t.does(0, "collect-tax");
    assert_eq!(t.gold("english"), 2);
    assert!(t.board().plague_over.is_empty() && t.unrest("mercia") == 0, "it does not spread");
    assert_eq!(t.told_by("CK-PLAGUE-09").count(), 1);
}

#[test]
fn several_outbreaks_spread_in_the_players_order() {
    ledger::proves!("CK-R-79", "CK-R-83");
    let scene = english().bag("english", "coward").board(|board| {
        board.outbreaks.insert(land("wales"));
        board.outbreaks.insert(land("mercia"));
    });
    let mut t = scene.acts("english", TAX);
    t.does(0, "collect-tax");
    assert_eq!(t.gold("english"), 1, "income comes first");
    t.is_refused(0, "territory/wessex", "CK-R-79").is_refused(0, "done", "CK-R-79");
    t.offers(0, ["territory/mercia", "territory/wales"])
        .does(0, "territory/mercia")
        .does(0, "territory/wales");
    // Mercia lost its token before Wales spread to it; one Plague token at most in each, Unrest all the same.
    assert!(t.board().plague_over.has(land("mercia")) && t.board().plague_over.has(land("wessex")));
    assert_eq!(t.unrest("wessex"), 2, "struck twice");
    assert!(t.board().owner(land("wessex")) == Some(player("english")));
}
