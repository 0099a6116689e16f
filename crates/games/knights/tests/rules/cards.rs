//! What Events and Agendas do, card by card (content of the box; WK-EVENT-02 to WK-EVENT-05, WK-AGENDA-01 to WK-AGENDA-03).

use crate::dsl::{Scene, Sitting, four, noble};
use knights::board::Place;
use knights::content::{NeutralCard, PhaseArea};
use table::Seat;

/// Seat 2 draws this Event; nobody cancels it, and whoever must choose takes the first that he likes.
fn drawn(scene: Scene, event: &str, likes: &[&str]) -> Sitting {
    let mut t = scene.church(1).faith(1, 1).event(event).neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    let mut likes = likes.to_vec();
    likes.extend(["number/0", "done"]);
    t.idle_until(&likes, |t| {
        t.must().only() == Some(Seat(3)) && t.prompt(3).message.key == "prompt-baron-card"
    });
    t
}

#[test]
fn harmful_events_harm_who_drew_them() {
    ledger::proves!("WK-EVENT-02", "WK-EVENT-03");
    let t = drawn(
        four().noble(2, "star", "h21", "rg_50").noble(2, "circle", "h22", "mc_english_200 mc_swiss_200"),
        "ev_camp_fever",
        &[],
    );
    assert_eq!((t.tokens(2, "circle"), t.tokens(2, "star")), (2, 0), "his largest army");
    // The first Fate card says Tuscan.
    let t = drawn(
        four().noble(2, "star", "h21", "mc_tuscan_50 mc_tuscan_100 rg_50").fate("fa_01"),
        "ev_mutiny",
        &[],
    );
    assert_eq!(t.troops(2, "star"), "rg_50");
    let t = drawn(four().city(2, "lenz monz"), "ev_crumbling_walls", &[]);
    assert_eq!((t.city("lenz").breaches, t.city("monz").breaches), (2, 0), "his strongest city");
    let t = drawn(four().chairman(2).votes(2, 5).votes(0, 4), "ev_slander", &[]);
    assert_eq!((t.baron(2).votes, t.board().chairman), (2, Seat(0)));
    let t = drawn(
        four().crowns(2, 9).noble(2, "star", "h21", "rg_50").noble(2, "square", "h22", "rg_50"),
        "ev_lost_baggage",
        &[],
    );
    assert_eq!(t.crowns(2), 7);
    let t = drawn(
        four().noble(2, "star", "h21", "rg_50").noble(2, "square", "h22", "rg_50"),
        "ev_blood_feud",
        &[],
    );
    assert!(t.is_tired(2, "star") && t.is_tired(2, "square"));
}

#[test]
fn good_events_help_who_drew_them() {
    ledger::proves!("WK-EVENT-04");
    let t = drawn(four().city(2, "lenz monz isar rota uran"), "ev_harvest", &[]);
    assert_eq!(t.crowns(2), 6, "at most six");
    let t = drawn(four(), "ev_holy_relic", &[]);
    assert_eq!(t.baron(2).faith, 2);
    let t = drawn(four().so(|b| b.pool = 10), "ev_lost_charter", &[]);
    assert_eq!((t.baron(2).influence, t.board().pool), (1, 9), "from the pool");
    let t = drawn(four().city(2, "lenz"), "ev_masons", &["part/0", "city/lenz"]);
    assert!(t.city("lenz").is_fortified);
    let t = drawn(four().noble(2, "star", "monz", "rg_50"), "ev_open_gates", &["part/0", "city/monz"]);
    assert_eq!(t.owner("monz"), Some(2));
    let t = drawn(
        four().noble(2, "star", "monz", "rg_50").noble(0, "star", "monz", "rg_50"),
        "ev_open_gates",
        &["part/1"],
    );
    assert_eq!((t.owner("monz"), t.crowns(2)), (None, 4), "not where another Baron stands");
    let t = drawn(four().sailing(2, "star", "acre", "rg_50"), "ev_fair_winds", &[]);
    assert!(t.is_in(2, "star", "acre") && t.crowns(2) == 2);
}

#[test]
fn blue_events_touch_anybody() {
    ledger::proves!("WK-EVENT-05");
    // Blue's star is on the first card.
    let t = drawn(four().noble(1, "star", "h21", "rg_100 mc_swiss_200").fate("fa_01"), "ev_assassin", &[]);
    assert_eq!(t.tokens(1, "star"), 2);
    let t = drawn(four().noble(1, "star", "h21", "rg_100").fate("fa_01"), "ev_assassin", &[]);
    assert_eq!(t.place(1, "star"), Place::Off, "his troops are no more than that");
    let t = drawn(four().sailing(0, "star", "acre", "rg_50 rg_100"), "ev_great_storm", &[]);
    assert_eq!(t.tokens(0, "star"), 1);
    let scene = four().city(0, "kovel").noble(0, "star", "kovel", "rg_50").noble(1, "star", "h22", "rg_50");
    let t = drawn(scene, "ev_hard_winter", &[]);
    assert!(!t.is_tired(0, "star") && t.is_tired(1, "star"), "who is at home is spared");
    let t = drawn(four().banned(&[0, 3]), "ev_legate", &[]);
    assert!(t.board().banned.is_empty());
    let t = drawn(four().so(|b| (b.fleets[0].spot, b.fleets[0].stakes[0]) = (1, 2)), "ev_trade_winds", &[]);
    assert_eq!(t.board().fleets[0].spot, 2);
}

#[test]
fn an_office_can_keep_events_away() {
    ledger::proves!("WK-AGENDA-06");
    let scene = four()
        .noble(2, "circle", "h22", "mc_english_200 mc_swiss_200")
        .office(2, "circle", "ag_guard")
        .noble(2, "star", "h21", "rg_100 rg_50 rg_50");
    let t = drawn(scene, "ev_camp_fever", &[]);
    assert_eq!(t.tokens(2, "circle"), 0, "he cannot be harmed");
}

#[test]
fn a_heretic_never_heads_the_church() {
    ledger::proves!("WK-EVENT-12");
    let mut t = four().church(2).faith(0, 1).event("ev_heretic").neutral(NeutralCard::ImportantEvent);
    t.does(2, "seat/2");
    assert_eq!(t.board().church, Seat(0));
    let mut t = Scene { game: t.game().clone(), state: t.state.clone() }
        .again()
        .card(2, knights::content::ActionCard::ServeChurch);
    t.does(2, "yes");
    t.state.board.barons[2].faith = 9;
    t.does(2, "phase/wages");
    assert_eq!(t.board().church, Seat(0));
}

/// This Agenda is passed by seat 0, for this Baron if it is for one.
fn passed(scene: Scene, agenda: &str, voice: &str) -> Sitting {
    let mut t = scene.votes(0, 5).agendas(agenda).phase(PhaseArea::Assembly);
    t.does(0, &format!("agenda/{agenda}"));
    for seat in 0..4 {
        if t.must().has(Seat(seat)) {
            t.does(seat, if seat == 0 { "number/5" } else { "number/0" });
        }
    }
    t.does(0, voice);
    t.idle_until(&["accept"], |t| {
        t.must().only() == Some(Seat(3)) && t.prompt(3).message.key == "prompt-baron-card"
    });
    t
}

#[test]
fn motions_are_carried_out() {
    ledger::proves!("WK-AGENDA-01");
    let t = passed(four(), "ag_chair_election", "seat/2");
    assert_eq!(t.board().chairman, Seat(2));
    let t = passed(four(), "ag_synod", "seat/2");
    assert_eq!((t.board().church, t.baron(2).faith), (Seat(2), 1));
    let scene = four()
        .city(1, "monz")
        .siege("monz", 0, 1)
        .noble(0, "star", "monz", "rg_50")
        .so(|b| b.barons[1].stronghold.sieges[2] = 1)
        .noble(2, "star", "h31", "rg_50");
    let t = passed(scene, "ag_envoys", "yes");
    assert!(!t.city("monz").is_besieged() && !t.baron(1).stronghold.is_besieged());
    let t = passed(four().city(1, "lenz"), "ag_tax_farmers", "yes");
    assert_eq!(t.crowns(1), 4, "a Taxation as soon as the Assembly is over");
    let t = passed(four().city(2, "lenz isar"), "ag_confiscation", "seat/2");
    assert_eq!(t.cities_of(2), 1);
}

#[test]
fn offices_give_maintained_troops_to_their_noble_alone() {
    ledger::proves!("WK-AGENDA-09");
    let t = four()
        .noble(0, "star", "ballin", "rg_50")
        .office(0, "star", "ag_isles")
        .noble(0, "square", "h22", "rg_50")
        .card(0, knights::content::ActionCard::LevyTaxes);
    let game = t.game();
    assert_eq!(game.maintained(t.board(), noble(0, "star")), 250, "in a port area");
    assert_eq!(game.maintained(t.board(), noble(0, "square")), 0);
    let t = four()
        .noble(0, "star", "h22", "rg_50")
        .office(0, "star", "ag_isles")
        .card(0, knights::content::ActionCard::LevyTaxes);
    assert_eq!(t.game().maintained(t.board(), noble(0, "star")), 0, "not inland");
}

#[test]
fn charges_and_laws_change_numbers() {
    ledger::proves!("WK-AGENDA-02", "WK-AGENDA-03");
    let scene = four().laws("ag_masons_wage").city(0, "lenz").breaches("lenz", 1).crowns(0, 9);
    let mut t = scene.neutral(NeutralCard::UpgradeDefenses);
    t.does(0, "repair city/lenz number/1");
    assert_eq!(t.crowns(0), 8, "one crown less");
    let mut t = four()
        .charges(0, "ag_horse")
        .noble(0, "star", "h11", "rg_50")
        .card(0, knights::content::ActionCard::VersatileStrategy);
    t.does(0, "move").does(0, "noble/red_star area/h50 way/road");
    assert!(t.is_in(0, "star", "ballin"), "four areas by road");
}
