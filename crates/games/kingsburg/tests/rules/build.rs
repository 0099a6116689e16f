//! Season d: build in one's province (p.6).

use crate::dsl::Play;
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::{Build, Favour, Frame};

#[test]
fn each_player_may_build_once_in_turn_order() {
    ledger::proves!("KB-BUILD-01", "KB-BUILD-02", "KB-BUILD-12");
    let play = Play::year(2).summer().players(3).order([1, 2, 0]).everybody(|p| p.has("9G 9W 9S"));
    let mut t = play.building().start();
    t.seat(1).answers("building/F1");
    assert_eq!(t.waits_for(), Some(2), "one building, then the next player");
    t.seat(2).answers("pass");
    t.seat(0).answers("building/E1");
    assert_eq!((t.buildings(0), t.buildings(1), t.buildings(2)), ("E1".into(), "F1".into(), String::new()));
    assert_eq!(t.has(2), "9G 9W 9S", "building is optional");
    assert_eq!(t.phase(), Phase::Autumn, "the phase ended after everybody had his chance");
}

#[test]
fn the_price_is_paid_in_full() {
    ledger::proves!("KB-BUILD-03", "KB-BUILD-04", "KB-BUILD-05");
    let mut t =
        Play::year(2).spring().player(0, |p| p.has("4G 2W 3S 1T").vp(7).builds("B1")).building().start();
    t.seat(0).answers("building/B2");
    assert_eq!(t.has(0), "1G 2W 2S 1T", "3 gold and 1 stone for the Chapel");
    assert_eq!(
        (t.buildings(0), t.vp(0)),
        ("B1 B2".to_owned(), 12),
        "its space is marked and its 5 VP are scored"
    );
    let built = t
        .events
        .iter()
        .find_map(|e| if let Event::Built { paid, vp, .. } = e { Some((*paid, *vp)) } else { None });
    let (paid, vp) = built.expect("it is told");
    assert_eq!((paid.gold, paid.wood, paid.stone, vp), (3, 0, 1, 5));
}

#[test]
fn what_cannot_be_paid_cannot_be_built() {
    ledger::proves!("KB-BUILD-03");
    let mut t = Play::year(2).spring().player(0, |p| p.has("1G 1W 9T")).building().start();
    t.seat(0).may_only(["pass", "building/C1", "building/F1"]);
    t.seat(0).refused("building/B1", "KB-BUILD-03");
    t.seat(0).refused("building/D1", "KB-BUILD-03");
    t.seat(0).refused("building/E1", "KB-BUILD-03");
    t.seat(0).refused("good/gold", "KB-BUILD-01");
}

#[test]
fn all_buildings_to_the_left_must_stand() {
    ledger::proves!("KB-BUILD-06", "KB-BUILD-07", "KB-BUILD-08");
    let mut t = Play::year(2).spring().player(0, |p| p.has("9G 9W 9S").builds("C1 C2 E1")).building().start();
    t.seat(0).may_only(["pass", "building/B1", "building/C3", "building/D1", "building/E2", "building/F1"]);
    t.seat(0).refused("building/B2", "KB-BUILD-07");
    t.seat(0).refused("building/C4", "KB-BUILD-07");
    t.seat(0).refused("building/E3", "KB-BUILD-07");
    t.seat(0).refused("building/E4", "KB-BUILD-07");
    t.seat(0).answers("building/C3");
    assert_eq!(t.buildings(0), "C1 C2 C3 E1", "rows are independent of each other");
}

#[test]
fn a_building_cannot_be_owned_twice() {
    ledger::proves!("KB-BUILD-11");
    let play = Play::year(2).spring().player(0, |p| p.has("9G 9W 9S").builds("B1 B2 B3 B4 F1"));
    let mut t = play.building().start();
    t.seat(0).refused("building/B1", "KB-BUILD-11");
    t.seat(0).refused("building/B4", "KB-BUILD-11");
    t.seat(0).refused("building/F1", "KB-BUILD-11");
    t.seat(0).may_only(["pass", "building/C1", "building/D1", "building/E1", "building/F2"]);
}

#[test]
fn the_back_of_the_board_is_not_in_play() {
    ledger::proves!("KB-COMP-01");
    let mut t = Play::year(2).spring().player(0, |p| p.has("9G 9W 9S")).building().start();
    for row in ["A", "G"] {
        t.seat(0).refused(&format!("building/{row}1"), "KB-COMP-01");
        t.seat(0).refused(&format!("building/{row}4"), "KB-COMP-01");
    }
}

#[test]
fn a_benefit_applies_from_the_moment_of_building() {
    ledger::proves!("KB-BUILD-09", "KB-R-30");
    let mut t = Play::year(2).spring().agent(0).player(0, |p| p.has("2G 4W 2S").builds("C1 C2 F1"));
    t = t.building();
    let mut t = t.start();
    t.seat(0).refused("building/C4", "KB-BUILD-07");
    t.seat(0).answers("building/F2");
    t.seat(0).answers("building/C3");
    assert_eq!(t.has(0), "1G", "the Crane just built took 1 gold off the Farms: 1 gold, 3 wood, 1 stone");
}

#[test]
fn benefits_of_a_row_add_up() {
    ledger::proves!("KB-BUILD-10");
    let battle = |buildings: &str| {
        let t = Play::year(5).winter().card("5.2").player(0, |p| p.builds(buildings)).rolls([1]).start();
        let total =
            |e: &Event| if let Event::Fought { seat, total, .. } = e { Some((seat.0, *total)) } else { None };
        t.events.iter().filter_map(total).find(|(seat, _)| *seat == 0).map(|(_, total)| total)
    };
    assert_eq!(battle(""), Some(1), "the King's soldier alone");
    assert_eq!(battle("D1"), Some(2), "and the Guard Tower");
    assert_eq!(battle("D1 D2"), Some(3), "and the Smithy beside it");
    assert_eq!(battle("D1 D2 D3"), Some(3), "the Barracks do not fight");
    assert_eq!(battle("D1 D2 D3 D4"), Some(5), "and the Wizards' Guild, cancelling none of them");
}

#[test]
fn building_goes_on_when_somebody_does_not_build() {
    ledger::proves!("KB-BUILD-01", "KB-BUILD-12");
    let mut t = Play::year(2).spring().players(2).building().start();
    t.seat(0).may_only(["pass"]);
    t.seat(0).answers("pass");
    assert_eq!(
        t.frame(),
        Frame::Build(Build { place: 1, built: 0, favour: Favour::None }),
        "the next one has his turn"
    );
    t.seat(1).answers("pass");
    assert_eq!(t.phase(), Phase::Summer, "then the season is over");
    let told = t.events.iter().filter(|e| matches!(e, Event::DidNotBuild { .. })).count();
    assert_eq!(told, 2, "it is told of both");
}
