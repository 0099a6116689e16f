//! Words that no event of the box says: packs may.

use super::scene::{ENGLISH, GERMAN, Scene, land, lands, space};
use crusader::Options;
use crusader::answer::Answer;
use crusader::content::{Content, FILES, Players};
use crusader::events::Calm;
use pack::{Content as _, Pack};
use std::sync::Arc;
use table::{Game, Seat};

/// The event `spoils` does this, and nothing is asked for it.
fn with(effect: &str) -> Scene {
    let event = format!(r#"{{"items": [{{"id": "spoils", "effects": [{effect}]}}]}}"#);
    let pack = Pack::overlay_texts(&FILES, &[("events.json", &event)]);
    let content = pack.and_then(Content::read).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
    Scene::with(&Arc::new(content), &Options::default())
}

#[test]
fn the_highest_shield_or_one_of_choice_is_lost() {
    let mut t = with(r#"{"op": "LoseShield", "pick": "Highest"}"#);
    t.shield(ENGLISH, "constantinople").shield(ENGLISH, "nicaea").strikes("spoils").is_over();
    assert_eq!(t.state.board.track[space("nicaea").index()], None);
    let mut t = with(r#"{"op": "LoseShield", "pick": "Choose"}"#);
    t.shield(ENGLISH, "constantinople").shield(ENGLISH, "nicaea").strikes("spoils");
    t.asks(0, ["space/constantinople", "space/nicaea"]).does(0, "space/constantinople");
    t.is_over();
    assert_eq!(t.state.board.track[space("constantinople").index()], None);
}

#[test]
fn a_pact_between_dynasties_ends_without_a_casus_belli() {
    let mut t = with(r#"{"op": "BreakPact", "kind": "any"}"#);
    t.state.board.pacts[ENGLISH.index()] = Players::one(GERMAN);
    t.state.board.pacts[GERMAN.index()] = Players::one(ENGLISH);
    t.land_pact(ENGLISH, "wales").strikes("spoils");
    t.asks(0, ["territory/wales", "player/german"]).does(0, "player/german");
    t.is_over();
    assert!(!t.state.board.allied(ENGLISH, GERMAN));
    assert_eq!(t.state.board.casus_belli, [Players::NONE; 5]);
    assert_eq!(t.state.board.land_pacts[ENGLISH.index()], lands("wales"));
}

#[test]
fn of_drawn_traits_one_is_kept() {
    let mut t =
        with(r#"{"op": "DrawTrait", "to": {"op": "Any", "scope": ["Children"]}, "draw": 2, "keep": 1}"#);
    let son = t.son(ENGLISH);
    t.strikes("spoils").does(0, &super::scene::person(son));
    let drawn = t.tokens_on(son);
    assert_eq!(drawn.len(), 3, "the one he had, and two new ones");
    let back = t.asked(0)[0].clone();
    t.does(0, &back);
    t.is_over();
    let left = t.tokens_on(son);
    assert!(left.len() == 2 && left[0] == "deceitful", "only new ones can go back: {left:?}");
}

#[test]
fn of_three_drawn_traits_two_go_back() {
    let mut t =
        with(r#"{"op": "DrawTrait", "to": {"op": "Any", "scope": ["Children"]}, "draw": 3, "keep": 1}"#);
    let son = t.son(ENGLISH);
    t.strikes("spoils").does(0, &super::scene::person(son));
    assert_eq!(t.tokens_on(son).len(), 4);
    for left in [3, 2] {
        let back = t.asked(0)[0].clone();
        t.does(0, &back);
        assert_eq!(t.tokens_on(son).len(), left);
    }
    t.is_over();
}

#[test]
fn a_councillor_may_calm_more_than_once() {
    let mut t = Scene::new();
    t.owns(ENGLISH, "marshal");
    t.state.board.unrest[land("wessex")] = 3;
    t.state.board.frames.push(Calm { player: ENGLISH, left: 2, used: 0 }.into());
    t.does(0, "territory/wessex").does(0, "territory/wessex");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("wessex")], 1);
}

#[test]
fn no_option_is_the_ninth() {
    let mut t = Scene::new();
    t.strikes("tithes");
    let judged = |n| t.game.judge(&t.state, Seat(0), Answer::Option(n));
    assert!(judged(1).is_ok() && [2, 7, 8, 9, 255].into_iter().all(|n| judged(n).is_err()));
}

#[test]
fn other_markers_are_removed_too() {
    for marker in ["Harvest", "CropFailure", "PlagueOutbreak"] {
        let mut t = with(&format!(r#"{{"op": "RemoveToken", "token": "{marker}"}}"#));
        t.strikes("spoils").is_over();
        t.state.board.harvest[land("wessex")] = 1;
        t.state.board.crop_failure[land("wessex")] = 1;
        t.state.board.outbreaks.insert(land("wessex"));
        t.strikes("spoils").does(0, "territory/wessex");
        t.is_over();
        let board = &t.state.board;
        let left = [
            board.harvest[land("wessex")] > 0,
            board.crop_failure[land("wessex")] > 0,
            board.outbreaks.has(land("wessex")),
        ];
        assert_eq!(
            left,
            [marker != "Harvest", marker != "CropFailure", marker != "PlagueOutbreak"],
            "{marker}"
        );
    }
}

#[test]
fn gold_may_come_for_each_of_something() {
    let mut t = with(r#"{"op": "GainGold", "amount": {"op": "Per", "what": "Territory", "max": 9}}"#);
    t.strikes("spoils").is_over();
    assert_eq!(t.purse(ENGLISH), 9, "four territories");
}

#[test]
fn two_age_tokens_at_once() {
    let mut t = with(r#"{"op": "AddAge", "n": 2}"#);
    t.strikes("spoils").is_over();
    assert_eq!(t.state.board.house(ENGLISH).family.age, 2);
    t.strikes("spoils");
    assert_eq!(t.state.board.house(ENGLISH).family.age, 4, "with the fourth a token may leave the bag");
    t.does(0, "done");
    t.is_over();
}
