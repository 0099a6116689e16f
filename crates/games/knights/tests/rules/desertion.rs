//! Cards that drive troops away or make them dearer: a mutiny, spoiled stores (p.9, p.11).

use crate::dsl::{Scene, Sitting, noble};
use knights::board::Place;
use knights::content::{NeutralCard, PhaseArea};
use table::Seat;

/// Seat 1, Head of the Church, has seat 2 draw this red Event.
fn drawn(scene: Scene, event: &str) -> Sitting {
    let mut t = scene.faith(1, 1).event(event).neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    t
}

#[test]
fn mutineers_leave_together_and_then_it_is_seen_who_is_left() {
    ledger::proves!("WK-CASUALTY-10", "WK-DEATH-02", "WK-R-98");
    let scene = |tokens: u8| {
        Scene::glory(4)
            .strongholds()
            .noble(2, "star", "h21", "mc_tuscan_100 mc_tuscan_100 rg_50")
            .tokens(2, "star", tokens)
            .fate("fx_03")
    };
    let t = drawn(scene(2), "ev_mutiny");
    assert_eq!(t.place(2, "star"), Place::Off, "50 are left for 200 casualties: he is dead");
    assert_eq!(t.troops(2, "star"), "rg_50");
    assert!(t.board().mercenaries.discards.is_empty(), "both are in the deck, none was lost for tokens");
    let t = drawn(scene(0), "ev_mutiny");
    assert!(t.is_in(2, "star", "h21"));
    assert_eq!(t.troops(2, "star"), "rg_50");
}

#[test]
fn a_mutiny_that_takes_the_last_troops_kills_nobody() {
    ledger::proves!("WK-WAGES-15", "WK-EX-34");
    let scene = Scene::glory(4).strongholds().noble(2, "star", "h21", "mc_tuscan_100 mc_tuscan_50");
    let t = drawn(scene.fate("fx_03"), "ev_mutiny");
    assert_eq!((t.place(2, "star"), t.troops(2, "star").as_str()), (Place::Off, ""));
    assert_eq!(t.board().annals.deaths, 0);
}

#[test]
fn spoiled_stores_cost_crowns_for_the_free_army_of_the_circle_too() {
    ledger::proves!("WK-WAGES-09", "WK-EVENT-02");
    let scene = || {
        Scene::glory(4).strongholds().noble(2, "circle", "h21", "mc_english_100").noble(
            2,
            "star",
            "h22",
            "mc_polish_100",
        )
    };
    let wages = |scene: Scene, crowns: u16| {
        let mut t = scene.crowns(2, crowns).phase(PhaseArea::Wages);
        t.idle_until(&["done"], |t| t.must().only() == Some(Seat(2)));
        t
    };
    let spoiled = |crowns: u16| {
        let t = drawn(scene(), "ev_spoiled_stores");
        wages(Scene { game: t.game().clone(), state: t.state.clone() }.again(), crowns)
    };
    let mut t = spoiled(6);
    t.does(2, "done");
    assert_eq!(t.crowns(2), 0, "two for the Polish, two for each of two armies");
    let mut t = spoiled(5);
    t.is_refused(2, "done", "WK-WAGES-08");
    t.does(2, "troop/mc_english_100 noble/green_circle").does(2, "done");
    assert_eq!(
        (t.crowns(2), t.place(2, "circle")),
        (1, Place::Off),
        "an army without Mercenaries costs nothing"
    );
    let mut t = wages(scene(), 5);
    t.is_refused(2, "troop/mc_english_100 noble/green_circle", "WK-WAGES-09");
    t.does(2, "done");
    assert_eq!(t.crowns(2), 3, "otherwise the circle's troops are free");
    assert!(t.board().noble(noble(2, "circle")).place.is_on_board());
}

#[test]
fn slander_never_makes_a_banned_baron_chairman() {
    ledger::proves!("WK-BAN-11", "WK-ROLE-03", "WK-EVENT-02");
    let scene = || {
        let scene = Scene::of(4).strongholds().chairman(2).votes(2, 5).votes(1, 9).votes(0, 4).votes(3, 3);
        scene.banned(&[1])
    };
    let t = drawn(scene(), "ev_slander");
    assert_eq!((t.board().chairman, t.baron(2).votes), (Seat(0), 2), "the first who is not banned");
    let mut t = drawn(scene().votes(3, 4), "ev_slander");
    t.offers_only(1, ["seat/0", "seat/3"]);
    t.does(1, "seat/3");
    assert_eq!(t.board().chairman, Seat(3));
    let t = drawn(scene().banned(&[0, 1, 3]), "ev_slander");
    assert_eq!(t.board().chairman, Seat(2), "nobody else may be");
    let t = drawn(scene().banned(&[]), "ev_slander");
    assert_eq!(t.board().chairman, Seat(1));
}
