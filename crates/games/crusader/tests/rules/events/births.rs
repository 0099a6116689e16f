//! Children by events.

use super::scene::{ENGLISH, FRANKISH, ITALIAN, Scene};
use crusader::content::CharacterId;

#[test]
fn a_child_is_drawn_from_the_own_culture_with_a_random_trait() {
    ledger::proves!("CK-CULTURE-04", "CK-TRAIT-02");
    let mut t = Scene::new();
    t.wife(ENGLISH, ITALIAN);
    t.strikes("baptism").is_over();
    let child = t.children(ENGLISH)[0];
    assert_eq!(t.game.components().person(child).culture, Some(ENGLISH.culture()));
    assert_eq!(t.tokens_on(child).len(), 1);
}

#[test]
fn the_horse_bears_no_children() {
    ledger::proves!("CK-GLITTER-05", "CK-R-40");
    let mut t = Scene::new();
    t.state.board.house_mut(ENGLISH).family.spouse = Some(CharacterId::GLITTERHOOF);
    t.strikes("baptism").is_over();
    assert_eq!(t.children(ENGLISH).len(), 0);
    t.strikes("familiar_chin").is_over();
    let child = t.children(ENGLISH)[0];
    assert_eq!(t.tokens_on(child), ["bastard"], "a bastard needs no spouse");
}

#[test]
fn a_full_row_takes_no_more_and_the_event_moves_on() {
    ledger::proves!("CK-R-13");
    let mut t = Scene::new();
    t.wife(FRANKISH, ITALIAN);
    t.wife(ITALIAN, FRANKISH);
    t.son(FRANKISH);
    t.son(FRANKISH);
    t.strikes("twins").is_over();
    assert_eq!((t.children(FRANKISH).len(), t.children(ITALIAN).len()), (2, 2), "he has no room for two");
    t.daughter(FRANKISH);
    t.strikes("cradle").is_over();
    assert_eq!((t.children(FRANKISH).len(), t.children(ITALIAN).len()), (3, 3));
    t.strikes("cradle").is_over();
    assert_eq!((t.children(FRANKISH).len(), t.children(ITALIAN).len()), (3, 3), "nobody has room");
}

#[test]
fn cousins_have_a_child_with_a_named_trait() {
    let mut t = Scene::new();
    t.wife(ENGLISH, ITALIAN);
    t.strikes("close_cousins").is_over();
    assert_eq!(t.children(ENGLISH).len(), 0, "the spouse is of another culture");
    t.wife(ENGLISH, ENGLISH);
    t.strikes("close_cousins").is_over();
    let child = t.children(ENGLISH)[0];
    assert_eq!(t.tokens_on(child), ["inbred"]);
}

/// Edessa: of two tokens one is kept.
#[test]
fn who_holds_edessa_keeps_one_of_two() {
    ledger::proves!("CK-TRACK-03");
    let mut t = Scene::new();
    t.wife(ENGLISH, ITALIAN);
    t.shield(ENGLISH, "edessa").strikes("baptism");
    let child = t.children(ENGLISH)[0];
    let drawn = t.tokens_on(child);
    assert_eq!(drawn.len(), 2);
    let paths = t.asked(0);
    assert!((1..=2).contains(&paths.len()) && paths.iter().all(|path| path.starts_with("token/")));
    t.is_refused(0, "token/brave_starting", "CK-GOLDEN-01");
    let back = paths[0].clone();
    t.does(0, &back);
    t.is_over();
    assert_eq!(t.tokens_on(child).len(), 1);
    let kept = t.tokens_on(child)[0];
    assert!(drawn.contains(&kept));
}
