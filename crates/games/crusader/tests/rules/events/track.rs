//! Shields on the Crusade track.

use super::scene::{ENGLISH, FRANKISH, GERMAN, Scene, space};
use crusader::content::vocabulary::Action;
use crusader::modifiers::{self, Subject};

/// Draws of the English in a check of this kind.
fn draws(t: &Scene, action: Action) -> u8 {
    modifiers::draws(&t.game, &t.state.board, Subject::own(ENGLISH, action), 1)
}

#[test]
fn a_shield_gives_the_bonus_of_its_space_and_they_add_up() {
    ledger::proves!("CK-TRACK-03", "CK-TRACK-04", "CK-MOD-01");
    let mut t = Scene::new();
    assert_eq!((draws(&t, Action::Invade), modifiers::tax(&t.game, &t.state.board, ENGLISH, 4)), (1, 4));
    t.shield(ENGLISH, "dorylaeum").shield(ENGLISH, "constantinople").shield(ENGLISH, "tripoli");
    assert_eq!(draws(&t, Action::Invade), 2);
    assert_eq!(modifiers::tax(&t.game, &t.state.board, ENGLISH, 4), 7, "one and two more");
    assert_eq!(modifiers::tax(&t.game, &t.state.board, FRANKISH, 4), 4, "to nobody else");
    t.owns(ENGLISH, "longbow bank");
    assert_eq!((draws(&t, Action::Invade), modifiers::tax(&t.game, &t.state.board, ENGLISH, 4)), (3, 9));
}

#[test]
fn who_loses_a_shield_loses_its_bonus_but_not_the_token() {
    ledger::proves!("CK-TRACK-05", "CK-TRACK-06");
    let mut t = Scene::new();
    t.shield(ENGLISH, "constantinople").shield(ENGLISH, "dorylaeum");
    t.bag(ENGLISH, "coward ignorant brave");
    t.gold(ENGLISH, 1).strikes("garrison");
    t.asks(0, ["option/1"]).does(0, "option/1");
    t.is_over();
    assert_eq!(t.state.board.track[space("constantinople").index()], None, "the lowest one");
    assert_eq!(modifiers::tax(&t.game, &t.state.board, ENGLISH, 4), 4);
    assert_eq!((draws(&t, Action::Invade), t.in_bag(ENGLISH, "ignorant")), (2, 1));
    assert!(t.state.board.claimed.has(space("constantinople")), "no token comes back there");
    t.gold(ENGLISH, 2).strikes("garrison").does(0, "option/0");
    t.is_over();
    assert_eq!((t.purse(ENGLISH), t.state.board.shields(ENGLISH)), (0, 1));
}

#[test]
fn a_shield_is_replaced_by_another() {
    ledger::proves!("CK-TRACK-03", "CK-TRACK-05");
    let mut t = Scene::new();
    t.strikes("another_banner").is_over();
    t.shield(GERMAN, "constantinople").shield(GERMAN, "dorylaeum");
    let bag = t.bag_size(ENGLISH);
    t.strikes("another_banner");
    t.asks(0, ["space/constantinople", "space/dorylaeum"]).does(0, "space/dorylaeum");
    t.is_over();
    assert_eq!((t.state.board.shields(ENGLISH), t.state.board.shields(GERMAN)), (1, 1));
    assert_eq!((draws(&t, Action::Invade), t.bag_size(ENGLISH)), (2, bag), "the bonus, and no token");
}

#[test]
fn who_has_four_shields_removes_one_first() {
    ledger::proves!("CK-TRACK-01", "CK-TRACK-02");
    let mut t = Scene::new();
    for word in ["constantinople", "nicaea", "iconium", "tarsus"] {
        t.shield(ENGLISH, word);
    }
    t.shield(GERMAN, "dorylaeum").strikes("another_banner").does(0, "space/dorylaeum");
    assert_eq!(t.prompt(0).rule.0, "CK-TRACK-02", "a fifth");
    t.is_refused(0, "space/dorylaeum", "CK-TRACK-02").does(0, "space/nicaea");
    t.is_over();
    assert_eq!(t.state.board.shields(ENGLISH), 4);
    assert_eq!(t.state.board.track[space("dorylaeum").index()], Some(ENGLISH));
    assert_eq!(t.state.board.track[space("nicaea").index()], None);
}
