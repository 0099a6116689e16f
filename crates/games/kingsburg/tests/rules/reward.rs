//! Phase 3: King's Reward (p.7).

use crate::dsl::Play;
use kingsburg::board::Phase;
use kingsburg::event::Event;
use table::Event as _;

#[test]
fn the_player_with_the_most_buildings_gains_a_point() {
    ledger::proves!("KB-REWARD-01", "KB-REWARD-03");
    let t = Play::year(2)
        .phase(Phase::Reward)
        .everybody(|p| p.vp(5))
        .player(0, |p| p.builds("B1 B2"))
        .player(1, |p| p.builds("F1 E1 D1"))
        .player(2, |p| p.builds("B1").has("9G 9W 9S"))
        .start();
    assert_eq!(
        [t.vp(0), t.vp(1), t.vp(2), t.vp(3)],
        [5, 6, 5, 5],
        "three buildings are most, worth little or not"
    );
    assert_eq!(t.phase(), Phase::Summer, "then the phase ends");
    let told: Vec<_> =
        t.events.iter().filter(|e| matches!(e, Event::Gained { .. })).map(|e| e.rule().0).collect();
    assert_eq!(told, ["KB-REWARD-01"], "one gain, by its rule");
}

#[test]
fn every_player_tied_for_most_buildings_gains_a_point() {
    ledger::proves!("KB-REWARD-02");
    let t = Play::year(2)
        .phase(Phase::Reward)
        .players(5)
        .player(0, |p| p.builds("B1 B2"))
        .player(2, |p| p.builds("F1 E1"))
        .player(3, |p| p.builds("F1"))
        .player(4, |p| p.builds("C1 C2"))
        .start();
    assert_eq!([0, 1, 2, 3, 4].map(|seat| t.vp(seat)), [1, 0, 1, 0, 1], "all who tie, and nobody else");
}

#[test]
fn with_no_building_anywhere_everybody_ties() {
    ledger::proves!("KB-R-26");
    let t = Play::year(1).phase(Phase::Reward).players(3).start();
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [1, 1, 1], "all have the most: none");
}
