//! The worked examples of the rulebook, p.7 to p.16: Winter, buildings, clarifications.
//! Andrea is seat 0, Barbara 1, Carlo 2, Davide 3.

use crate::dsl::{Play, Table};
use crate::winter::fought;
use kingsburg::board::Phase;
use kingsburg::event::{Event, Outcome};
use kingsburg::flow::{Build, Favour, Frame};
use table::Seat;

/// The Winter example: a position of its own.
fn goblins() -> Play {
    Play::year(1)
        .winter()
        .card("1.3")
        .rolls([1])
        .player(0, |p| p.builds("B1 E1 F1").vp(10))
        .player(1, |p| p.builds("C1 D1").soldiers(1).has("1W 1S").vp(10))
        .player(2, |p| p.builds("D1 D2 F1").vp(10))
        .player(3, |p| p.builds("C1 F1 F2").has("1W").vp(10))
}

#[test]
fn example_reinforcements() {
    ledger::proves!("KB-EX-15", "KB-WINTER-06", "KB-R-04");
    let t = goblins().start();
    let sent = |e: &&Event| matches!(e, Event::Reinforced { seat: Seat(0), soldiers: 1 });
    assert_eq!(t.events.iter().filter(sent).count(), 1, "the die shows 1, for everybody");
    let totals = [0, 1, 2, 3].map(|seat| fought(&t, seat).0);
    assert_eq!(totals, [1 + 2, 2 + 1, 1 + 3, 1 + 1], "soldiers 1, 2, 1, 1 and the buildings");
}

#[test]
fn example_andrea_and_barbara_draw() {
    ledger::proves!("KB-EX-16", "KB-EX-17", "KB-WINTER-10");
    let t = goblins().start();
    assert_eq!(fought(&t, 0), (3, Outcome::Drawn), "1 + Palisade + Barricade");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.buildings(0).as_str()), ("nothing", 10, "B1 E1 F1"));
    assert_eq!(fought(&t, 1), (3, Outcome::Drawn), "2 + Guard Tower");
    assert_eq!((t.has(1).as_str(), t.vp(1), t.buildings(1).as_str()), ("1W 1S", 10, "C1 D1"));
}

#[test]
fn example_carlo_wins() {
    ledger::proves!("KB-EX-18", "KB-WINTER-09", "KB-WINTER-13");
    let t = goblins().start();
    assert_eq!(fought(&t, 2), (4, Outcome::Won), "1 + Guard Tower + Smithy + Barricade");
    assert_eq!((t.has(2).as_str(), t.vp(2)), ("1S", 11), "a stone, and 1 VP for the highest total");
}

#[test]
fn example_davide_loses() {
    ledger::proves!("KB-EX-19", "KB-RAID-02", "KB-RAZE-01", "KB-BLD-32");
    let t = goblins().start();
    assert_eq!(fought(&t, 3), (2, Outcome::Lost), "1 + Barricade");
    assert_eq!(t.has(3), "1W", "the raid finds no gold; the wood stays");
    assert_eq!(
        (t.buildings(3).as_str(), t.vp(3)),
        ("C1 F1", 9),
        "the Crane of column 2 is destroyed with its VP"
    );
}

#[test]
fn example_davide_with_only_the_first_column() {
    ledger::proves!("KB-EX-20", "KB-RAZE-02");
    let t = goblins().player(3, |p| p.builds("C1 F1")).start();
    assert_eq!((t.buildings(3).as_str(), t.vp(3)), ("F1", 10), "the Inn stands in the topmost row");
}

#[test]
fn example_after_the_battles() {
    ledger::proves!("KB-EX-21", "KB-WINTER-16", "KB-END-01");
    let t = goblins().start();
    assert!((0..4).all(|seat| t.soldiers(seat) == 0), "all soldiers go home");
    assert_eq!(t.state.board.year, 2, "the year marker advances");
    let phases: Vec<_> = t
        .events
        .iter()
        .filter_map(|e| if let Event::PhaseBegan { year, phase } = e { Some((*year, *phase)) } else { None })
        .collect();
    assert_eq!(phases[..2], [(1, Phase::Winter), (2, Phase::Aid)], "the season marker is on space 1");
}

/// Player 0 of three with these buildings and dice, before rerolls.
fn rolled(buildings: &str, dice: [u8; 3]) -> Play {
    Play::year(2).spring().players(3).player(0, |p| p.builds(buildings).dice(dice)).rerolling()
}

fn order_is_set(t: &Table) -> bool {
    matches!(t.frame(), Frame::Influence { .. })
}

#[test]
fn example_statue_then_chapel_with_four_dice() {
    ledger::proves!("KB-EX-22", "KB-BLD-05", "KB-BLD-06");
    let play = || rolled("B1 B2", [2, 2, 2]).aid_die(0).player(0, |p| p.white([2]));
    let mut t = play().rolls([1, 1, 1, 1, 1]).start();
    t.seat(0).refused("building/B2", "KB-BLD-03");
    t.seat(0).answers("building/B1 die/2");
    assert_eq!(t.player(0).dice.total(), 7, "2-2-1 and a white 2");
    t.seat(0).answers("building/B2");
    assert_eq!(
        (t.player(0).dice.coloured, t.player(0).dice.white),
        ([1, 1, 1], [1, 0, 0, 0]),
        "all four were rolled"
    );
    assert!(order_is_set(&t), "the result stands, though all show the same and they total 4");
}

#[test]
fn example_the_market() {
    ledger::proves!("KB-EX-23", "KB-BLD-11", "KB-BLD-12");
    for (path, used) in [
        ("die/4 die/5 advisor/9", ""),
        ("die/4 die/5 market/down advisor/8", "C2"),
        ("die/4 die/5 market/up advisor/10", "C2"),
    ] {
        let play = Play::year(2).spring().players(3).player(0, |p| p.builds("C1 C2").dice([4, 5, 6]));
        let mut t = play.influencing().start();
        t.seat(0).answers(path);
        assert_eq!(t.used(0), used, "{path}");
    }
}

#[test]
fn example_mercenaries() {
    ledger::proves!("KB-EX-24", "KB-EX-25", "KB-BLD-15", "KB-MERC-01");
    let play = Play::year(2)
        .phase(Phase::Mercenaries)
        .players(2)
        .player(0, |p| p.builds("D1 D2 D3").has("1G 1W 1S"));
    let mut t = play.player(1, |p| p.has("2G 2W")).start();
    for good in ["good/gold", "good/wood", "good/stone"] {
        t.seat(0).answers(good);
    }
    assert_eq!((t.soldiers(0), t.has(0).as_str()), (3, "nothing"), "with Barracks: 3 goods, 3 soldiers");
    t.seat(0).answers("pass");
    t.seat(1).answers("good/gold good/wood");
    t.seat(1).answers("good/gold good/wood");
    assert_eq!((t.soldiers(1), t.has(1).as_str()), (2, "nothing"), "without: 4 goods, 2 soldiers");
}

#[test]
fn example_the_stable() {
    ledger::proves!("KB-EX-26", "KB-BLD-17");
    let play = Play::year(2).spring().players(3).player(0, |p| p.builds("E1 E2").dice([4, 6, 6]));
    let mut t = play.influencing().start();
    t.seat(0).answers("die/4 die/6 advisor/10");
    t.idle_to_help();
    t.seat(0).answers("look");
    assert_eq!(t.soldiers(0), 3, "and the look");
    assert!(t.state.board.looked[1].has(Seat(0)));
}

#[test]
fn example_the_fortress() {
    ledger::proves!("KB-EX-27", "KB-BLD-18", "KB-R-37");
    let play = Play::year(1).winter().card("1.3").rolls([1]).players(2).player(1, |p| p.soldiers(30));
    let t = play.player(0, |p| p.builds("E1 E2 E3 E4").soldiers(5)).start();
    assert_eq!(
        (t.has(0).as_str(), t.vp(0)),
        ("1S", 1),
        "the card's stone and 1 VP, though the card gives none"
    );
}

#[test]
fn example_the_crane() {
    ledger::proves!("KB-EX-28", "KB-BLD-20", "KB-BLD-28");
    for (owned, goods) in [("C1 C2 F1 F2", "1G 3W 1S"), ("C1 C2", "2G 3W 1S")] {
        let mut t = Play::year(2).spring().player(0, |p| p.builds(owned).has(goods)).building().start();
        t.seat(0).answers("building/C3");
        assert_eq!(t.has(0), "nothing", "{goods} is the price with {owned}");
    }
    let mut t = Play::year(2).spring().player(0, |p| p.builds("C1 C2").has("1G 3W 1S")).building().start();
    t.seat(0).refused("building/C3", "KB-BUILD-03");
}

#[test]
fn example_the_town_hall() {
    ledger::proves!("KB-EX-29", "KB-EX-37", "KB-BLD-22", "KB-BLD-10");
    let play = Play::year(2).autumn().players(2).player(0, |p| p.builds("F1 F2 F3").has("1G 1T"));
    let mut t = play.frame(Frame::Build(Build { place: 1, built: 0, favour: Favour::None })).start();
    t.seat(1).answers("pass");
    t.seat(0).answers("plus2");
    assert_eq!((t.vp(0), t.has(0).as_str()), (1, "1G"), "1 VP this season");
    assert_eq!(t.phase(), Phase::Mercenaries, "and no second payment");
    let play = Play::year(2).summer().players(2).player(0, |p| p.builds("C1 F1 F2 F3"));
    let mut t = play.frame(Frame::Build(Build { place: 1, built: 0, favour: Favour::None })).start();
    t.seat(1).answers("pass");
    t.seat(0).answers("plus2");
    assert_eq!((t.vp(0), t.has(0).as_str()), (1, "nothing"), "the Inn's token, paid in the same season");
}

#[test]
fn example_battle_bonuses() {
    ledger::proves!("KB-EX-30", "KB-BLD-07", "KB-BLD-16", "KB-BLD-19");
    let total = |card: &str, buildings: &str| {
        let year = card[..1].parse().expect("year.number");
        let play = Play::year(year).winter().card(card).rolls([1]).players(2);
        fought(&play.player(0, |p| p.builds(buildings).soldiers(30)).start(), 0).0 - 31
    };
    let (goblins, zombies, demons) = ("3.2", "3.5", "3.4");
    assert_eq!([goblins, zombies, demons].map(|card| total(card, "B1 B2 B3")), [0, 0, 1], "Church");
    assert_eq!([goblins, zombies, demons].map(|card| total(card, "E1")), [1, 2, 1], "Palisade");
    assert_eq!([goblins, zombies, demons].map(|card| total(card, "F1")), [1, 0, 0], "Barricade");
}

#[test]
fn example_farms_and_kings_aid() {
    ledger::proves!("KB-EX-33", "KB-CLAR-06");
    let play = Play::year(3).everybody(|p| p.builds("B1 B2 D1 E1")).player(0, |p| p.builds("C1 C2 C3"));
    let t = play.rolls([6, 1, 5, 2, 2]).start();
    assert_eq!(t.phase(), Phase::Spring);
    assert_eq!(
        (t.player(0).dice.coloured, t.player(0).dice.white),
        ([1, 5, 6], [2, 2, 0, 0]),
        "five dice in all"
    );
}

#[test]
fn example_an_inn_built_in_summer() {
    ledger::proves!("KB-EX-34", "KB-BLD-09");
    let mut t = Play::year(2).summer().players(2).player(1, |p| p.has("1G 1W")).building().start();
    t.seat(0).answers("pass");
    t.seat(1).answers("building/C1");
    assert_eq!(t.has(1), "1T", "one token at the end of that same Summer");
}

#[test]
fn example_three_threes() {
    ledger::proves!("KB-EX-38", "KB-ORDERING-02");
    let mut t = rolled("B1 B2", [3, 3, 3]).rolls([1, 6, 5, 4]).start();
    t.seat(0).may_only(["pass", "building/B1 die/3"]);
    t.seat(0).answers("building/B1 die/3");
    t.seat(0).may_only(["pass", "building/B2"]);
    t.seat(0).answers("building/B2");
    assert_eq!(t.player(0).dice.coloured, [4, 5, 6], "all dice");
    let mut t = rolled("B1 B2", [3, 3, 3]).rolls([2]).start();
    t.seat(0).answers("building/B1 die/3");
    assert!(order_is_set(&t), "8 is too much for the Chapel");
}

#[test]
fn example_three_twos() {
    ledger::proves!("KB-EX-39", "KB-ORDERING-01");
    let mut t = rolled("B1 B2", [2, 2, 2]).rolls([1, 2, 3]).start();
    t.seat(0).may_only(["pass", "building/B1 die/2", "building/B2"]);
    t.seat(0).answers("building/B2");
    assert!(order_is_set(&t), "Chapel first, not three equal: no Statue");
    for face in 1..=6 {
        let mut t = rolled("B1 B2", [2, 2, 2]).rolls([face]).start();
        t.seat(0).answers("building/B1 die/2");
        assert_eq!(order_is_set(&t), face > 3, "Statue first: the Chapel only with 3 or less, not {face}");
    }
}
