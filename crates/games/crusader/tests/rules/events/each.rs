//! Events of the box that no other test strikes with: who is struck, by what, and who is not.

use super::scene::{ENGLISH, FRANKISH, GERMAN, IBERIAN, ITALIAN, Scene, land, lands, person, quality};
use crusader::content::{Rim, Token};
use crusader::tokens;

#[test]
fn a_cold_oath_is_broken_by_a_failed_check_and_its_owner_chooses() {
    ledger::proves!("CK-PACT-11", "CK-TARGET-04");
    let mut t = Scene::new();
    t.unlucky(ENGLISH).strikes("cold_oaths").is_over();
    t.land_pact(ENGLISH, "wales").land_pact(ENGLISH, "ireland");
    t.lucky(ENGLISH).strikes("cold_oaths").checks(0).is_over();
    assert_eq!(t.state.board.land_pacts[ENGLISH.index()], lands("wales ireland"), "it succeeded");
    t.unlucky(ENGLISH).strikes("cold_oaths").checks(0);
    t.must_answer([0]).does(0, "territory/ireland");
    t.is_over();
    assert_eq!(t.state.board.land_pacts[ENGLISH.index()], lands("wales"));
    assert!(t.state.board.suitors[land("ireland")].is_some());
}

#[test]
fn a_sickly_winter_strikes_the_child_with_the_lowest_number() {
    ledger::proves!("CK-TARGET-08", "CK-TARGET-04");
    let mut t = Scene::new();
    let brother = t.brother(ENGLISH);
    t.unlucky(ENGLISH).strikes("sickly_winter").is_over();
    assert_eq!(t.tokens_on(brother), ["deceitful"], "a sibling is no child");
    let mut children = [t.son(ENGLISH), t.daughter(ENGLISH), t.son(ENGLISH)];
    children.sort_by_key(|who| who.number());
    t.lucky(ENGLISH).strikes("sickly_winter").checks(0).is_over();
    t.unlucky(ENGLISH).strikes("sickly_winter").checks(0).is_over();
    let weak = children.map(|who| t.tokens_on(who).contains(&"weak"));
    assert_eq!(weak, [true, false, false]);
}

#[test]
fn whispers_make_a_bastard_of_the_child_with_the_highest_number() {
    ledger::proves!("CK-TARGET-08");
    let mut t = Scene::new();
    let mut children = [t.son(ENGLISH), t.daughter(ENGLISH), t.son(ENGLISH)];
    children.sort_by_key(|who| who.number());
    t.lucky(ENGLISH).strikes("whispers").checks(0).is_over();
    assert!(children.iter().all(|who| t.tokens_on(*who) == ["deceitful"]), "it succeeded");
    t.unlucky(ENGLISH).strikes("whispers").checks(0).is_over();
    assert_eq!(children.map(|who| t.tokens_on(who).contains(&"bastard")), [false, false, true]);
}

#[test]
fn an_heir_counts_and_the_first_in_line_is_meant() {
    ledger::proves!("CK-SUCC-02", "CK-TARGET-04");
    let mut t = Scene::new();
    t.strikes("counting_heir").is_over();
    let (brother, daughter) = (t.brother(ENGLISH), t.daughter(ENGLISH));
    t.strikes("counting_heir").is_over();
    assert_eq!(t.tokens_on(daughter), ["deceitful", "stingy"], "a daughter comes before a brother");
    assert_eq!(t.tokens_on(brother), ["deceitful"]);
}

#[test]
fn fields_are_trampled_where_footsoldiers_stand() {
    ledger::proves!("CK-TARGET-04");
    let mut t = Scene::new();
    t.strikes("trampled").is_over();
    t.mobilised("wessex mercia").strikes("trampled");
    t.asks(0, ["territory/mercia", "territory/wessex"]).does(0, "territory/wessex");
    t.is_over();
    assert_eq!(t.state.board.crop_failure[land("wessex")], 1);
    // A second token may lie there.
    t.strikes("trampled").does(0, "territory/wessex");
    t.is_over();
    assert_eq!(t.state.board.crop_failure[land("wessex")], 2);
}

#[test]
fn a_camp_falls_ill_after_a_failed_check() {
    ledger::proves!("CK-R-83");
    let mut t = Scene::new();
    t.unlucky(ENGLISH).strikes("camp_flux").is_over();
    t.mobilised("wessex mercia").lucky(ENGLISH).strikes("camp_flux").checks(0).is_over();
    assert!(t.state.board.outbreaks.is_empty());
    t.state.board.plague_over = lands("mercia");
    t.unlucky(ENGLISH).strikes("camp_flux").checks(0);
    t.asks(0, ["territory/wessex"]).does(0, "territory/wessex");
    t.is_over();
    assert_eq!(t.state.board.outbreaks, lands("wessex"));
    t.strikes("camp_flux").checks(0).is_over();
    assert_eq!(t.state.board.outbreaks, lands("wessex"), "both have plague: the effect is skipped");
}

#[test]
fn a_squire_of_the_next_player_with_kin_gets_a_trait() {
    ledger::proves!("CK-TARGET-05");
    let mut t = Scene::new();
    let (son, brother) = (t.son(GERMAN), t.brother(GERMAN));
    t.son(ENGLISH);
    t.strikes("squire");
    let both = [son.min(brother), son.max(brother)].map(person);
    t.asks(2, [&both[0], &both[1]]).does(2, &person(brother));
    t.asks(2, ["trait/brave", "trait/strong"]).does(2, "trait/strong");
    t.is_over();
    assert_eq!((t.tokens_on(brother), t.tokens_on(son)), (vec!["deceitful", "strong"], vec!["deceitful"]));
}

#[test]
fn one_of_three_traits_for_who_was_knighted() {
    let mut t = Scene::new();
    t.strikes("knighted").is_over();
    let brother = t.brother(ENGLISH);
    t.strikes("knighted").does(0, &person(brother));
    t.asks(0, ["trait/brave", "trait/pious", "trait/strong"]).does(0, "trait/pious");
    t.is_over();
    assert_eq!(t.tokens_on(brother), ["deceitful", "pious"]);
}

#[test]
fn locusts_come_where_the_next_player_says_and_seed_corn_where_the_card_player_does() {
    ledger::proves!("CK-TARGET-02", "CK-TARGET-03");
    let mut t = Scene::new();
    t.state.board.crop_failure[land("mercia")] = 1;
    t.strikes("locusts");
    t.must_answer([1]).is_refused(1, "territory/mercia", "CK-EVENT-01");
    t.is_refused(1, "territory/paris", "CK-EVENT-01").does(1, "territory/wessex");
    t.is_over();
    assert_eq!(t.state.board.crop_failure[land("wessex")], 1);
    t.strikes("seed_corn");
    t.must_answer([0]).is_refused(0, "territory/normandy", "CK-EVENT-01").does(0, "territory/paris");
    t.is_over();
    assert_eq!(t.state.board.crop_failure[land("paris")], 1);
}

#[test]
fn rats_come_ashore_on_a_coast_of_ones_own() {
    ledger::proves!("CK-TARGET-04");
    let mut t = Scene::new();
    t.state.board.plague_over = lands("wessex");
    t.strikes("rats");
    t.must_answer([0]).is_refused(0, "territory/wessex", "CK-EVENT-01").does(0, "territory/mercia");
    t.is_over();
    assert_eq!(t.state.board.outbreaks, lands("mercia"));
    // Who has no coast is spared: of the Germans' four only Saxony and Pomerania have one.
    for word in ["saxony", "pomerania"] {
        let mut play = t.play();
        crusader::lands::lose(&mut play, land(word), crusader::rules::CK_LIMIT_02);
        crusader::lands::free(&mut play, land(word));
    }
    t.strikes_by(GERMAN, "rats").is_over();
    assert_eq!(t.state.board.outbreaks, lands("mercia"));
}

#[test]
fn a_relic_is_an_event_token_in_the_bag() {
    let mut t = Scene::new();
    let pious = Token::of(quality("pious"), Rim::Event);
    let left = t.state.tokens.count(tokens::PILE, pious);
    t.strikes("relic").is_over();
    assert_eq!(t.state.tokens.count(tokens::bag(ENGLISH), pious), 1);
    assert_eq!(t.state.tokens.count(tokens::PILE, pious), left - 1);
}

#[test]
fn masons_and_a_sack_leave_a_choice() {
    let mut t = Scene::new();
    t.strikes("masons");
    t.asks(0, ["option/0", "option/1"]).does(0, "option/0");
    t.is_over();
    assert_eq!(t.purse(ENGLISH), 4);
    assert_eq!(t.state.board.lastings.in_force.iter().count(), 0, "he has paid for it");
    t.gold(ENGLISH, 0).strikes("masons");
    t.asks(0, ["option/1"]).does(0, "option/1");
    t.gold(ENGLISH, 1).bag(ENGLISH, "brave").strikes("sack").does(0, "option/0");
    t.is_over();
    assert_eq!((t.purse(ENGLISH), t.in_bag(ENGLISH, "cruel")), (1, 1));
    t.strikes("sack").does(0, "option/1");
    t.is_over();
    assert_eq!((t.purse(ENGLISH), t.in_bag(ENGLISH, "cruel")), (0, 1));
}

#[test]
fn who_pays_for_a_hostage_keeps_him() {
    ledger::proves!("CK-TARGET-08");
    let mut t = Scene::new();
    let (son, brother) = (t.son(ENGLISH), t.brother(ENGLISH));
    t.gold(ENGLISH, 2).strikes("taken");
    t.asks(0, ["option/0", "option/1"]).does(0, "option/0");
    t.is_over();
    assert!(t.is_alive(son) && t.is_alive(brother) && t.purse(ENGLISH) == 0);
    t.gold(ENGLISH, 1).strikes("taken");
    t.asks(0, ["option/1"]);
}

#[test]
fn what_the_next_player_gets_passes_over_who_cannot_use_it() {
    ledger::proves!("CK-TARGET-05", "CK-TARGET-06");
    let mut t = Scene::new();
    // A portrait is for the unmarried, a pedlar for those with gold, quiet roads for those with Unrest.
    t.wife(FRANKISH, ITALIAN);
    t.strikes("portrait").is_over();
    let carriers: Vec<_> = t.state.board.lastings.in_force.iter().map(|lasting| lasting.carrier).collect();
    assert_eq!(carriers, [GERMAN]);
    t.gold(FRANKISH, 0).gold(GERMAN, 0).strikes("pedlar");
    t.must_answer([3]).does(3, "option/1");
    t.state.board.unrest[land("wessex")] = 1;
    t.state.board.unrest[land("castile")] = 1;
    t.strikes("quiet_roads");
    t.must_answer([4]).does(4, "territory/castile");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("wessex")], 1, "never who played the card");
    assert!(t.state.board.plays(IBERIAN));
}

#[test]
fn peace_takes_two_tokens_and_the_roads_one() {
    ledger::proves!("CK-REVOLT-10");
    let mut t = Scene::new();
    t.state.board.unrest[land("wessex")] = 3;
    t.strikes("peace_cross").does(0, "territory/wessex");
    t.does(0, "done");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("wessex")], 2, "up to two: he may stop");
    t.strikes("peace_cross").does(0, "territory/wessex").does(0, "territory/wessex");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("wessex")], 0);
}
