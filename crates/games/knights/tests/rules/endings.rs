//! By what a game was won is told as it was (p.18).

use crate::dsl::{Scene, Sitting};
use knights::Options;
use knights::board::Phase;
use knights::content::{Fate, Unrest};
use knights::event::Event;
use knights::upkeep::Decided;
use table::{Game as _, Seat};

/// The last Upkeep of three Barons is over.
fn over(scene: Scene) -> Sitting {
    let quiet = |fate: &Fate| fate.unrest == Unrest::NoRevolt;
    let mut t = scene.fates(&[&quiet, &quiet, &quiet]).upkeep();
    t.idle_until(&["done", "city/lenz"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!(t.board().phase, Phase::Over);
    t
}

/// The ending, and the rule that everybody is told.
fn told(t: &Sitting) -> (Option<Decided>, &'static str) {
    let mut rules = t.events.iter().filter_map(|event| match event {
        Event::GameOver { ending, rule, .. } => Some((Some(*ending), rule.0)),
        _ => None,
    });
    let told = rules.next_back().expect("it is told");
    let standing = t.game().standing(&t.state).expect("it is over");
    assert_eq!((told.0, standing.by.0), (t.game().decided(t.board()), told.1), "and stands in the result");
    told
}

fn last_round(first: u16, second: u16) -> Scene {
    let scene = Scene::of(3).influence(0, first).influence(1, second);
    scene.noble(0, "star", "h22", "rg_50").noble(1, "star", "h12", "rg_50").so(|b| b.pool = 0)
}

#[test]
fn what_broke_the_tie_is_told() {
    ledger::proves!("WK-WIN-07", "WK-TIE-01", "WK-TIE-02", "WK-TIE-03", "WK-TIE-04");
    let cities = |scene: Scene| scene.city(1, "acre");
    assert_eq!(told(&over(cities(last_round(3, 5)))), (Some(Decided::Influence), "WK-WIN-07"), "no tie");
    assert_eq!(told(&over(cities(last_round(5, 5)).crowns(0, 9))), (Some(Decided::TieCities), "WK-TIE-01"));
    assert_eq!(told(&over(last_round(5, 5).votes(1, 1))), (Some(Decided::TieWealth), "WK-TIE-02"));
    let troops = last_round(5, 5).noble(1, "square", "h12", "rg_50");
    assert_eq!(told(&over(troops)), (Some(Decided::TieTroops), "WK-TIE-03"));
    let t = over(last_round(5, 5));
    assert_eq!((told(&t), t.board().winners.len()), ((Some(Decided::Tie), "WK-TIE-04"), 0));
    // Whoever is behind the two changes nothing.
    let third = last_round(5, 5).crowns(1, 1).influence(2, 2).crowns(2, 30).city(2, "lenz");
    assert_eq!(told(&over(third)).0, Some(Decided::TieWealth));
}

#[test]
fn where_might_is_right_a_tie_is_one_of_cities() {
    ledger::proves!("WK-R-102", "WK-TIE-01", "WK-TIE-02");
    let might = |scene: fn(Scene) -> Scene| {
        let options = Options { might_is_right: true, ..Options::default() };
        let t = over(scene(Scene::with(&options, 3).strongholds().city(0, "lenz")).so(|b| b.round = 40));
        assert_eq!(t.board().winners.only(), Some(Seat(0)));
        told(&t)
    };
    assert_eq!(might(|scene| scene.crowns(1, 9).influence(1, 9)), (Some(Decided::Cities), "WK-R-102"));
    assert_eq!(
        might(|scene| scene.city(1, "kovel").city(0, "acre").crowns(1, 9)),
        (Some(Decided::TieCities), "WK-TIE-01"),
        "overseas, too"
    );
    assert_eq!(might(|scene| scene.city(1, "kovel").crowns(0, 9)), (Some(Decided::TieWealth), "WK-TIE-02"));
}
