//! Destruction of buildings (p.9).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::content::{BuildingId, Content};
use kingsburg::event::Event;
use kingsburg::flow::{Build, Favour, Frame};
use table::Seat;

/// Player 0 has these buildings and loses to an army that destroys one of them.
fn razed(buildings: &str) -> Table {
    Play::year(5)
        .winter()
        .card("5.2")
        .rolls([1])
        .players(2)
        .player(0, |p| p.builds(buildings).vp(20))
        .player(1, |p| p.soldiers(99))
        .start()
}

fn falls(buildings: &str) -> Option<&'static str> {
    let t = razed(buildings);
    t.events
        .iter()
        .find_map(|e| if let Event::Razed { building, .. } = e { Some(building.name()) } else { None })
}

#[test]
fn the_rightmost_column_is_hit_and_its_topmost_row() {
    ledger::proves!("KB-RAZE-01", "KB-RAZE-02", "KB-RAZE-03");
    for (buildings, expected) in [
        ("F1", "F1"),
        ("B1 C1 F1", "B1"),
        ("C1 E1 F1", "C1"),
        ("B1 F1 F2", "F2"),
        ("B1 C1 C2 D1 D2", "C2"),
        ("B1 B2 F1 F2 F3", "F3"),
        ("C1 C2 C3 D1 D2 D3 B1", "C3"),
        ("B1 B2 B3 F1 F2 F3 F4", "F4"),
        ("B1 B2 B3 B4 F1 F2 F3 F4", "B4"),
        ("D1 D2 D3 D4 F1 F2 F3 F4", "D4"),
    ] {
        assert_eq!(falls(buildings), Some(expected), "of {buildings}");
    }
}

#[test]
fn the_building_goes_with_the_points_it_gave() {
    ledger::proves!("KB-RAZE-04", "KB-R-41", "KB-RAZE-03");
    for id in BuildingId::all().filter(|id| !id.is_alternative() && (1..6).contains(&id.row())) {
        let row = &id.name()[..1];
        let owned: Vec<_> = (1..=id.column()).map(|column| format!("{row}{column}")).collect();
        let t = razed(&owned.join(" "));
        let printed = Content::base().building(id).vp;
        assert_eq!(t.vp(0), 20 - printed, "the printed VP of {id}");
        assert_eq!(t.player(0).built.count(), u32::from(id.column()) - 1, "only {id} is gone");
        let told = t.events.contains(&Event::Razed { seat: Seat(0), building: id, vp: printed });
        assert!(told, "and it is told, without a question");
    }
}

#[test]
fn points_of_the_effects_of_a_building_stay() {
    ledger::proves!("KB-R-41");
    let play = Play::year(1).autumn().players(2).card("1.1").rolls([1]);
    let play = play.player(0, |p| p.builds("F1 F2 F3 F4").vp(10)).player(1, |p| p.soldiers(9));
    let mut t = play.frame(Frame::Build(Build { place: 1, built: 0, favour: Favour::None })).start();
    t.seat(1).answers("pass");
    assert_eq!(t.vp(0), 11, "the Embassy gave 1 VP at the end of Autumn");
    t.idle_until(|t| t.state.board.year == 2);
    assert_eq!(
        (t.buildings(0).as_str(), t.vp(0)),
        ("F1 F2 F3", 7),
        "with it go the 4 VP printed on it, and no more"
    );
}

#[test]
fn without_buildings_nothing_happens() {
    ledger::proves!("KB-R-40");
    let t = razed("");
    assert_eq!(t.vp(0), 20, "no building, no effect, no substitute");
    assert!(!t.events.iter().any(|e| matches!(e, Event::Razed { .. })), "and nothing is told");
}

#[test]
fn only_the_loser_loses_a_building() {
    ledger::proves!("KB-RAZE-01", "KB-WINTER-11");
    let t = Play::year(5)
        .winter()
        .card("5.2")
        .rolls([1])
        .players(3)
        .everybody(|p| p.builds("B1"))
        .player(1, |p| p.soldiers(7))
        .player(2, |p| p.soldiers(8))
        .start();
    assert_eq!(
        [t.buildings(0), t.buildings(1), t.buildings(2)],
        ["", "B1", "B1"],
        "a draw and a victory lose none"
    );
}

#[test]
fn the_benefit_is_lost_and_the_building_may_be_built_again() {
    ledger::proves!("KB-RAZE-05", "KB-RAZE-06");
    let mut t = Play::year(1)
        .winter()
        .card("1.3")
        .rolls([1])
        .rolls([4, 5, 6, 1, 1])
        .rolls([1, 1, 2, 1, 6, 6, 6])
        .players(2)
        .player(0, |p| p.builds("C1 C2").has("0G 5W 5S").vp(5))
        .player(1, |p| p.soldiers(9).builds("C1 C2").has("9G 9S"))
        .start();
    assert_eq!((t.buildings(0).as_str(), t.vp(0)), ("C1", 4), "the Market is gone, and its VP");
    assert_eq!(t.phase(), Phase::Spring, "player 0 alone is poorest and has the die");
    t.idle_until(|t| t.waits_for() == Some(0));
    assert!(!t.answers().iter().any(|a| a.contains("market")), "its benefit is lost: {:?}", t.answers());
    t.idle_until(|t| t.waits_for() == Some(1));
    assert!(t.answers().iter().any(|a| a.contains("market")), "while the neighbour has his");
    let play = Play::year(2).spring().players(2).player(0, |p| p.builds("C1").has("2G 3W").vp(4));
    let mut t = play.building().start();
    t.seat(0).answers("building/C2");
    assert_eq!(
        (t.buildings(0).as_str(), t.vp(0), t.has(0).as_str()),
        ("C1 C2", 5, "1W"),
        "cost and VP again"
    );
}
