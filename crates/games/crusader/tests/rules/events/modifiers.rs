//! What lasts for a time.

use super::scene::{ENGLISH, FRANKISH, GERMAN, Scene};
use crusader::content::Player;
use crusader::content::vocabulary::Action;
use crusader::modifiers::{self, Span, Subject};

fn draws(t: &Scene, player: Player, action: Action) -> u8 {
    modifiers::draws(&t.game, &t.state.board, Subject::own(player, action), 1)
}

fn needed(t: &Scene, subject: Subject) -> u8 {
    modifiers::needed(&t.game, &t.state.board, subject, 1)
}

fn spend(t: &mut Scene, player: Player, action: Action) {
    modifiers::spend(&mut t.play(), Subject::own(player, action));
}

#[test]
fn modifiers_change_draws_and_successes_up_and_down() {
    ledger::proves!("CK-MOD-01", "CK-MOD-02");
    let mut t = Scene::new();
    t.owns(FRANKISH, "");
    t.strikes("informer").strikes("banner_found").strikes("portrait").is_over();
    assert_eq!(draws(&t, FRANKISH, Action::PlotBribe), 2);
    assert_eq!(draws(&t, FRANKISH, Action::Overthrow), 1, "no Plot");
    assert_eq!(draws(&t, FRANKISH, Action::Invade), 2);
    assert_eq!(draws(&t, FRANKISH, Action::Marriage), 2);
    t.strikes("masons").does(0, "option/1");
    assert_eq!(needed(&t, Subject::own(ENGLISH, Action::Build)), 2);
    t.strikes("interdict").does(0, "player/frankish");
    assert_eq!((draws(&t, FRANKISH, Action::Invade), draws(&t, FRANKISH, Action::Crusade)), (1, 0));
    t.strikes("brothers").is_over();
    let invasion = Subject { against: Some(GERMAN), ..Subject::own(ENGLISH, Action::Invade) };
    assert_eq!(needed(&t, invasion), 1, "never below one");
    assert_eq!(modifiers::needed(&t.game, &t.state.board, invasion, 2), 1);
}

#[test]
fn what_lasts_until_its_next_use_is_spent_by_the_first_that_fits() {
    ledger::proves!("CK-MOD-02");
    let mut t = Scene::new();
    t.strikes("banner_found").strikes("interdict").does(0, "player/frankish");
    spend(&mut t, FRANKISH, Action::Tax);
    assert_eq!(draws(&t, FRANKISH, Action::Crusade), 0, "taxes are no check");
    spend(&mut t, GERMAN, Action::Crusade);
    assert_eq!(draws(&t, FRANKISH, Action::Crusade), 0, "it was another's check");
    spend(&mut t, FRANKISH, Action::Marriage);
    assert_eq!(draws(&t, FRANKISH, Action::Crusade), 1);
    assert_eq!(draws(&t, FRANKISH, Action::Invade), 2, "the banner waits for an invasion");
    spend(&mut t, FRANKISH, Action::Invade);
    assert_eq!(draws(&t, FRANKISH, Action::Invade), 1);
}

#[test]
fn a_check_that_begins_spends_them() {
    let mut t = Scene::new();
    t.strikes("interdict").does(0, "player/frankish");
    t.lucky(FRANKISH);
    let son = t.son(FRANKISH);
    t.strikes("ill_news");
    assert_eq!(t.state.board.check.free, 0);
    t.checks(1).is_over();
    assert!(!t.is_alive(son), "without a draw it fails");
    let son = t.son(FRANKISH);
    t.strikes("ill_news").checks(1).is_over();
    assert!(t.is_alive(son), "the interdict is over");
}

#[test]
fn beacons_burn_to_the_end_of_the_next_round() {
    ledger::proves!("CK-INVADE-11");
    let mut t = Scene::new();
    t.strikes("beacons").is_over();
    let invasion = Subject { against: Some(FRANKISH), ..Subject::own(ENGLISH, Action::Invade) };
    let others = Subject { against: Some(GERMAN), ..Subject::own(FRANKISH, Action::Invade) };
    assert_eq!((needed(&t, invasion), needed(&t, others)), (2, 1));
    modifiers::span_ends(&mut t.play(), Span::Round, None);
    assert_eq!(needed(&t, invasion), 2);
    modifiers::span_ends(&mut t.play(), Span::Round, None);
    assert_eq!(needed(&t, invasion), 1);
}

#[test]
fn a_truce_binds_only_those_at_war() {
    let mut t = Scene::new();
    let invasion = Subject { against: Some(GERMAN), ..Subject::own(ENGLISH, Action::Invade) };
    t.strikes("truce").is_over();
    assert_eq!(needed(&t, invasion), 1);
    t.state.board.wars[ENGLISH.index()].insert(GERMAN);
    t.state.board.wars[GERMAN.index()].insert(ENGLISH);
    t.strikes("truce").is_over();
    assert_eq!(needed(&t, invasion), 2);
}

#[test]
fn the_next_tax_yields_less_but_never_below_nothing() {
    ledger::proves!("CK-TAX-04");
    let mut t = Scene::new();
    t.strikes("charter").is_over();
    assert_eq!(modifiers::tax(&t.game, &t.state.board, ENGLISH, 4), 2);
    assert_eq!(modifiers::tax(&t.game, &t.state.board, ENGLISH, 1), 0);
    spend(&mut t, ENGLISH, Action::Tax);
    assert_eq!(modifiers::tax(&t.game, &t.state.board, ENGLISH, 4), 4);
}
