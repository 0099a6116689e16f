//! Neutral Action cards and Events (p.9-11).

use crate::dsl::{Scene, Sitting, city, four, noble};
use knights::board::{Army, Heir, Place};
use knights::content::{BaronId, Colour, NeutralCard};
use table::{Game as _, Seat};

const EVENT: NeutralCard = NeutralCard::ImportantEvent;

fn draws(scene: Scene, event: &str) -> Sitting {
    scene.event(event).neutral(EVENT)
}

#[test]
fn a_red_event_is_drawn_by_the_head_of_the_church_or_for_faith_by_another() {
    ledger::proves!(
        "WK-NEUT-02",
        "WK-NEUT-03",
        "WK-NEUT-06",
        "WK-ROLE-02",
        "WK-EVENT-01",
        "WK-ACT-06",
        "WK-ACT-07"
    );
    let t = draws(four().crowns(1, 8), "ev_empty_coffers");
    assert_eq!(t.crowns(1), 4, "without Faith he draws it himself");
    let mut t = draws(four().crowns(1, 8).faith(1, 1), "ev_empty_coffers");
    assert_eq!((t.turn(), t.board().events.top), (Some(1), Some(Colour::Red)), "its colour is seen");
    t.offers_only(1, ["seat/0", "seat/1", "seat/2", "seat/3"]);
    let mut t = draws(four().crowns(0, 8).faith(1, 1), "ev_empty_coffers");
    t.does(1, "seat/0");
    assert_eq!((t.baron(1).faith, t.crowns(0)), (0, 4));
    assert_eq!(t.turn(), Some(3), "the card is done with");
}

#[test]
fn a_green_event_is_given_away_or_kept_for_faith() {
    ledger::proves!("WK-NEUT-04", "WK-NEUT-06", "WK-EVENT-02", "WK-EVENT-04");
    let mut t = draws(four(), "ev_dowry");
    t.offers_only(1, ["seat/0", "seat/2", "seat/3"]);
    t.is_refused(1, "seat/1", "WK-NEUT-04");
    t.does(1, "seat/2");
    assert_eq!(t.crowns(2), 5);
    let mut t = draws(four().faith(1, 1), "ev_dowry");
    t.does(1, "seat/1");
    assert_eq!((t.crowns(1), t.baron(1).faith), (5, 0));
}

#[test]
fn a_blue_event_is_drawn_by_whom_he_likes() {
    ledger::proves!("WK-NEUT-05", "WK-R-83", "WK-EVENT-05");
    let mut t = draws(four().crowns(0, 9).crowns(2, 1).crowns(3, 4).crowns(1, 4), "ev_jealous_guilds");
    t.offers_only(1, ["seat/0", "seat/1", "seat/2", "seat/3"]);
    t.does(1, "seat/3");
    t.idle_until(&["number/0"], |t| {
        t.must().only() == Some(Seat(3)) && t.prompt(3).message.key == "prompt-baron-card"
    });
    assert_eq!((t.crowns(0), t.crowns(2)), (6, 4), "it touches others than who drew it");
}

#[test]
fn a_red_event_is_cancelled_by_who_drew_it_alone() {
    ledger::proves!("WK-EVENT-03", "WK-EVENT-06", "WK-EVENT-07", "WK-EVENT-09");
    let mut t = draws(four().crowns(1, 8).faith(1, 2).faith(0, 9), "ev_empty_coffers");
    t.does(1, "seat/1");
    assert_eq!(t.turn(), Some(1), "he alone");
    t.does(1, "number/2");
    assert_eq!((t.crowns(1), t.baron(1).faith), (8, 0));
    assert!(t.board().events.used.has(crate::dsl::event("ev_empty_coffers")), "discarded at once");
    let mut t = draws(four().crowns(1, 8).faith(1, 2), "ev_empty_coffers");
    t.does(1, "seat/1").does(1, "number/0");
    assert_eq!((t.crowns(1), t.baron(1).faith), (4, 2));
    let mut t = draws(four().crowns(1, 8).faith(1, 1).faith(0, 9), "ev_empty_coffers");
    t.does(1, "seat/1");
    assert_eq!((t.crowns(1), t.turn()), (4, Some(3)), "one Faith is not enough");
}

#[test]
fn a_blue_event_is_cancelled_by_anybody_alone_or_together() {
    ledger::proves!(
        "WK-EVENT-08",
        "WK-EVENT-10",
        "WK-EVENT-11",
        "WK-EVENT-13",
        "WK-R-84",
        "WK-R-96",
        "WK-EX-09"
    );
    // The first Fate card names Alexandria, which is drawn for Arson.
    let scene = || four().city(2, "alexandria").noble(2, "star", "alexandria", "rg_50").fate("fa_01");
    let mut t = draws(scene().faith(0, 1).faith(3, 1), "ev_arson");
    t.does(1, "seat/1");
    assert_eq!(t.turn(), Some(0), "the Chairman first, when the city is known");
    t.does(0, "number/1");
    t.idle_until(&["number/1"], |t| {
        t.prompt(3).message.key == "prompt-baron-card" && t.must().only() == Some(Seat(3))
    });
    assert_eq!((t.baron(0).faith, t.baron(3).faith), (0, 0), "they shared the cost");
    assert!(!t.city("alexandria").is_razed && t.is_in(2, "star", "alexandria"));
    let mut t = draws(scene().faith(0, 1), "ev_arson");
    t.does(1, "seat/1").does(0, "number/1");
    t.idle_until(&["number/0", "done"], |t| {
        t.prompt(3).message.key == "prompt-baron-card" && t.must().only() == Some(Seat(3))
    });
    assert_eq!(t.baron(0).faith, 1, "not enough, and nothing is spent");
    assert!(t.city("alexandria").is_razed && t.owner("alexandria").is_none());
    assert_eq!(t.place(2, "star"), Place::Off, "and the Nobles there die");
}

#[test]
fn a_lasting_event_stays_for_the_rest_of_the_game() {
    ledger::proves!("WK-EVENT-12", "WK-DEATH-10");
    let mut t = draws(four().noble(1, "square", "h21", "rg_50").fate("fa_03"), "ev_no_heir");
    t.does(1, "seat/1");
    assert_eq!(t.board().noble(noble(1, "square")).heir, Heir::None, "the Noble on the Fate card");
    assert_eq!(t.board().lasting.len(), 1);
    assert!(t.board().events.used.is_empty() || !t.board().events.used.has(crate::dsl::event("ev_no_heir")));
}

#[test]
fn upgrade_defenses_repairs_or_fortifies_one_city() {
    ledger::proves!(
        "WK-NEUT-07",
        "WK-NEUT-08",
        "WK-NEUT-09",
        "WK-NEUT-13",
        "WK-NEUT-17",
        "WK-FORTIFY-06",
        "WK-R-76"
    );
    let scene = || {
        four()
            .crowns(0, 9)
            .city(0, "lenz kovel")
            .breaches("lenz", 3)
            .breaches("kovel", 1)
            .city(1, "isar")
            .crowns(1, 9)
    };
    let mut t = scene().neutral(NeutralCard::UpgradeDefenses);
    t.does(0, "repair city/lenz number/2");
    assert_eq!(
        (t.city("lenz").breaches, t.crowns(0), t.turn()),
        (1, 5, Some(1)),
        "two crowns each, and it is the next one's turn"
    );
    t.does(1, "fortify city/isar");
    assert_eq!((t.city("isar").is_fortified, t.crowns(1)), (true, 5));
    let mut t = scene().crowns(0, 3).neutral(NeutralCard::UpgradeDefenses);
    t.is_refused(0, "repair city/lenz number/2", "WK-NEUT-08").is_refused(
        0,
        "fortify city/lenz",
        "WK-NEUT-09",
    );
    t.is_refused(0, "repair city/isar number/1", "WK-NEUT-07");
    assert!(!t.can(0, "repair city/lenz number/4"), "there are three");
    let mut t = scene().neutral(NeutralCard::UpgradeDefenses);
    t.does(0, "fortify city/lenz");
    assert_eq!(t.game().walls(t.board(), knights::board::Site::City(city("lenz"))), 400 + 100 - 300);
}

#[test]
fn a_stronghold_is_repaired_but_never_fortified() {
    ledger::proves!("WK-NEUT-10", "WK-NEUT-11");
    let mut t =
        four().crowns(0, 9).so(|b| b.barons[0].stronghold.breaches = 2).neutral(NeutralCard::UpgradeDefenses);
    t.does(0, "repair stronghold-of/0 number/2");
    assert_eq!((t.baron(0).stronghold.breaches, t.crowns(0)), (0, 5));
    let t = four().crowns(0, 9).neutral(NeutralCard::UpgradeDefenses);
    assert!(t.paths(Seat(0)).iter().all(|path| !path.starts_with("fortify")), "there is no such answer");
}

#[test]
fn a_besieged_city_is_neither_repaired_nor_fortified() {
    ledger::proves!("WK-NEUT-12", "WK-SIEGE-15", "WK-R-44");
    let scene = four()
        .crowns(0, 9)
        .city(0, "lenz isar")
        .breaches("lenz", 1)
        .siege("lenz", 1, 1)
        .noble(1, "star", "lenz", "rg_50");
    let mut t = scene.neutral(NeutralCard::UpgradeDefenses);
    t.is_refused(0, "repair city/lenz number/1", "WK-NEUT-12").is_refused(
        0,
        "fortify city/lenz",
        "WK-NEUT-12",
    );
}

#[test]
fn muster_troops_removes_tokens_for_two_crowns_each() {
    ledger::proves!("WK-NEUT-14", "WK-NEUT-15", "WK-NEUT-18", "WK-NEUT-19", "WK-CASUALTY-09", "WK-TERM-03");
    let scene = || {
        four()
            .crowns(0, 5)
            .city(0, "kovel")
            .noble(0, "star", "kovel", "rg_100 mc_english_200")
            .tokens(0, "star", 2)
            .siege("kovel", 1, 1)
            .noble(1, "star", "kovel", "rg_50")
            .stronghold(0, "h11", "mc_polish_200")
            .so(|b| b.barons[0].stronghold.tokens = 1)
    };
    let mut t = scene().neutral(NeutralCard::MusterTroops);
    t.offers(0, ["noble/red_star number/1", "noble/red_star number/2", "stronghold/red number/1", "done"]);
    t.does(0, "noble/red_star number/2");
    assert_eq!(
        (t.tokens(0, "star"), t.crowns(0), t.baron(0).stronghold.tokens),
        (0, 1, 1),
        "one army only, also under siege"
    );
    let mut t = scene().crowns(0, 3).neutral(NeutralCard::MusterTroops);
    t.is_refused(0, "noble/red_star number/2", "WK-NEUT-18");
    t.does(0, "stronghold/red number/1");
    assert_eq!(t.board().tokens(Army::Stronghold(BaronId(0))), 0);
}

#[test]
fn uncertain_times_shuffles_the_fate_deck() {
    ledger::proves!("WK-NEUT-16", "WK-FATE-08");
    let order = |t: &Sitting| t.state.fate.cards(knights::board::DECK).collect::<Vec<u8>>();
    let t = four().neutral(NeutralCard::UncertainTimes);
    let still = four().neutral(NeutralCard::MusterTroops);
    assert_ne!(order(&t), order(&still));
    assert_eq!(order(&still), (0..24).collect::<Vec<u8>>(), "nothing else does");
}

#[test]
fn there_are_eight_neutral_cards() {
    ledger::proves!("WK-COMP-09");
    let scene = Scene::of(2);
    let total: u8 = scene.game.content().neutrals[..5].iter().sum();
    assert_eq!(total, 8);
}
