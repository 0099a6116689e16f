//! Pacts: how they are made, what they are, how they break (p.10-11, p.20).

use super::table::{ENGLISH, FRANKISH, GERMAN, Table, land};
use crusader::content::Players;
use crusader::relations::{self, Because};
use crusader::rules;

fn ally(t: &mut Table, one: crusader::content::Player, other: crusader::content::Player) {
    relations::make_pact(&mut t.play(), one, other, rules::CK_MARRY_13);
}

/// A Pact with an independent territory, whose character was married.
fn ally_land(t: &mut Table, word: &str) {
    let who = t.state.board.suitors[land(word)].take().expect("somebody was there");
    t.unmark(who);
    t.state.board.gone_people.insert(who);
    relations::make_land_pact(&mut t.play(), ENGLISH, land(word), rules::CK_MARRY_09);
}

#[test]
fn either_dynasty_breaks_a_pact_in_its_own_turn() {
    ledger::proves!("CK-PACT-13", "CK-PACT-14", "CK-R-50", "CK-PACT-01");
    let mut t = Table::turn();
    ally(&mut t, ENGLISH, GERMAN);
    t.is_refused(2, "break player/english", "CK-R-50");
    t.is_refused(0, "break player/frankish", "CK-PACT-13");
    t.does(0, "break player/german");
    let board = &t.state.board;
    assert!(!board.allied(ENGLISH, GERMAN) && !board.allied(GERMAN, ENGLISH));
    assert!(board.casus_belli[GERMAN.index()].has(ENGLISH), "who is left behind gains a Casus Belli");
    assert!(!board.casus_belli[ENGLISH.index()].has(GERMAN), "and the breaker none");
    t.must_answer([0]);
}

#[test]
fn a_pact_with_a_territory_is_broken_and_somebody_comes_there() {
    ledger::proves!("CK-PACT-10", "CK-PACT-12", "CK-PACT-11", "CK-INDEP-02");
    let mut t = Table::turn();
    ally_land(&mut t, "wales");
    t.is_refused(0, "break territory/scotland", "CK-PACT-10");
    t.does(0, "break territory/wales");
    let who = t.state.board.suitors[land("wales")].expect("a new character");
    assert_eq!(t.tokens_on(who).len(), 1, "with a Random token");
    assert!(t.state.board.land_pacts[ENGLISH.index()].is_empty());
    // An event does the same.
    ally_land(&mut t, "scotland");
    relations::break_land_pact(&mut t.play(), land("scotland"), rules::CK_PACT_11);
    assert!(t.state.board.suitors[land("scotland")].is_some());
}

#[test]
fn outside_of_the_own_turn_no_pact_is_broken() {
    ledger::proves!("CK-R-50");
    let mut t = Table::dynastic();
    ally(&mut t, ENGLISH, GERMAN);
    ally_land(&mut t, "wales");
    t.is_refused(0, "break player/german", "CK-R-50").is_refused(0, "break territory/wales", "CK-R-50");
}

#[test]
fn a_dynasty_has_several_pacts_with_enemies_of_each_other_too() {
    ledger::proves!("CK-PACT-06", "CK-PACT-07", "CK-R-48");
    let mut t = Table::turn();
    relations::go_to_war(&mut t.play(), FRANKISH, GERMAN, rules::CK_INVADE_07);
    ally(&mut t, ENGLISH, GERMAN);
    ally(&mut t, ENGLISH, FRANKISH);
    ally_land(&mut t, "wales");
    let board = &t.state.board;
    assert!(board.allied(ENGLISH, GERMAN) && board.allied(ENGLISH, FRANKISH));
    assert!(board.wars[FRANKISH.index()].has(GERMAN), "they stay enemies");
    assert!(!board.allied(FRANKISH, GERMAN), "a Pact has two parties");
}

#[test]
fn a_territory_in_a_pact_is_not_controlled() {
    ledger::proves!("CK-PACT-09", "CK-CONTROL-02");
    let mut t = Table::turn();
    let lands = t.state.board.lands(ENGLISH);
    ally_land(&mut t, "wales");
    assert_eq!(t.state.board.lands(ENGLISH), lands);
    assert_eq!(t.state.board.owner(land("wales")), None);
}

#[test]
fn a_casus_belli_between_partners_breaks_their_pact() {
    ledger::proves!("CK-PACT-15", "CK-PACT-16", "CK-R-51", "CK-R-52");
    let claims = |because| {
        let mut t = Table::turn();
        ally(&mut t, ENGLISH, GERMAN);
        relations::claim_casus_belli(&mut t.play(), ENGLISH, GERMAN, because, rules::CK_CB_03);
        let board = &t.state.board;
        assert!(!board.allied(ENGLISH, GERMAN));
        [(ENGLISH, GERMAN), (GERMAN, ENGLISH)].map(|(one, other)| board.casus_belli[one.index()].has(other))
    };
    assert_eq!(claims(Because::Plotted), [true, false], "a successful Plot gives the other none");
    assert_eq!(claims(Because::Broken), [true, true]);
    let mut t = Table::turn();
    ally(&mut t, ENGLISH, GERMAN);
    relations::grant_casus_belli(&mut t.play(), GERMAN, ENGLISH, rules::CK_PLOT_04);
    let board = &t.state.board;
    assert!(!board.allied(ENGLISH, GERMAN) && board.casus_belli[GERMAN.index()].has(ENGLISH));
    assert!(!board.casus_belli[ENGLISH.index()].has(GERMAN));
    let broken = t.told_by("CK-PACT-16").map(|event| format!("{event:?}")).collect::<String>();
    assert!(broken.contains("player: english, with: german"), "who gave the cause has broken it: {broken}");
}

#[test]
fn only_the_active_player_with_a_pact_may_break_one() {
    ledger::proves!("CK-R-50", "CK-PACT-10", "CK-PACT-13");
    let may = |t: &Table| relations::breaking::may(&t.game, &t.state);
    let mut t = Table::turn();
    assert_eq!(may(&t), Players::NONE, "nobody has a Pact");
    ally(&mut t, ENGLISH, GERMAN);
    assert_eq!(may(&t), Players::one(ENGLISH), "the Germans wait for their Turn");
    let mut t = Table::turn();
    ally_land(&mut t, "wales");
    assert_eq!(may(&t), Players::one(ENGLISH));
    let mut t = Table::dynastic();
    ally(&mut t, ENGLISH, GERMAN);
    assert_eq!(may(&t), Players::NONE, "not outside of Turns");
}

#[test]
fn nobody_has_a_casus_belli_against_himself_or_who_does_not_play() {
    ledger::proves!("CK-R-102", "CK-R-109", "CK-R-61");
    let mut t = Table::turn();
    let claim = |t: &mut Table, one, other| {
        relations::claim_casus_belli(&mut t.play(), one, other, Because::Plotted, rules::CK_CB_03);
        relations::grant_casus_belli(&mut t.play(), one, other, rules::CK_PLOT_04);
        t.state.board.casus_belli[one.index()].has(other)
    };
    assert!(!claim(&mut t, ENGLISH, ENGLISH));
    t.state.board.house_mut(GERMAN).status = crusader::board::Status::Out;
    assert!(!claim(&mut t, ENGLISH, GERMAN) && !claim(&mut t, GERMAN, ENGLISH));
    assert!(claim(&mut t, ENGLISH, FRANKISH));
}

#[test]
fn war_is_told_once() {
    ledger::proves!("CK-INVADE-07", "CK-R-52");
    let mut t = Table::turn();
    for _ in 0..2 {
        relations::go_to_war(&mut t.play(), FRANKISH, GERMAN, rules::CK_INVADE_07);
    }
    relations::go_to_war(&mut t.play(), ENGLISH, ENGLISH, rules::CK_INVADE_07);
    assert_eq!(t.told_by("CK-INVADE-07").count(), 1);
    assert!(t.state.board.wars[ENGLISH.index()].is_empty());
}

#[test]
fn the_latest_hostile_act_weighs_most() {
    ledger::proves!("CK-R-112");
    let mut t = Table::turn();
    let ranks = |t: &Table| t.state.board.grudges[ENGLISH.index()];
    for by in [FRANKISH, GERMAN, ENGLISH] {
        relations::hostile(&mut t.play(), by, ENGLISH);
    }
    assert_eq!(ranks(&t), [0, 1, 2, 0, 0], "and nobody bears himself a grudge");
    relations::hostile(&mut t.play(), FRANKISH, ENGLISH);
    assert_eq!(ranks(&t), [0, 2, 1, 0, 0], "the Franks again: now they come last");
    relations::hostile(&mut t.play(), FRANKISH, ENGLISH);
    assert_eq!(ranks(&t), [0, 2, 1, 0, 0]);
    assert_eq!(t.state.board.grudges[FRANKISH.index()], [0; 5]);
}

#[test]
fn a_pact_ends_war_and_every_casus_belli_between_the_two() {
    ledger::proves!("CK-MARRY-14", "CK-R-38", "CK-R-52");
    for (holder, against) in [(ENGLISH, GERMAN), (GERMAN, ENGLISH)] {
        let mut t = Table::turn();
        relations::go_to_war(&mut t.play(), ENGLISH, GERMAN, rules::CK_INVADE_07);
        relations::grant_casus_belli(&mut t.play(), holder, against, rules::CK_PLOT_04);
        relations::grant_casus_belli(&mut t.play(), holder, FRANKISH, rules::CK_PLOT_04);
        ally(&mut t, ENGLISH, GERMAN);
        let board = &t.state.board;
        assert!(board.allied(ENGLISH, GERMAN) && board.allied(GERMAN, ENGLISH));
        assert!(!board.may_invade(ENGLISH, GERMAN) && !board.may_invade(GERMAN, ENGLISH));
        assert!(board.casus_belli[holder.index()].has(FRANKISH), "against others it stays");
    }
}
