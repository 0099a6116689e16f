//! Alternative line C: Brewery, Traveling Market, Vineyard, Caravan Yard.

use crate::dsl::{Play, Table};
use crate::province::scenes::owner;
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::{Build, Frame};
use table::Seat;

#[test]
fn the_brewery_dismisses_a_soldier_for_gold_and_wood() {
    ledger::proves!("KB-MOD2-04", "KB-R-16", "KB-CLAR-11");
    for (before, after, goods) in [(0, 0, "nothing"), (1, 0, "1G 1W"), (3, 2, "1G 1W")] {
        let t = owner("C", "C1a").summer().player(0, |p| p.soldiers(before)).season_end();
        assert_eq!(
            (t.soldiers(0), t.has(0).as_str()),
            (after, goods),
            "{before} soldiers, without a question"
        );
        assert_eq!(t.phase(), Phase::Autumn);
    }
    for phase in [Phase::Spring, Phase::Autumn] {
        let t = owner("C", "C1a").phase(phase).player(0, |p| p.soldiers(2)).season_end();
        assert_eq!((t.soldiers(0), t.has(0).as_str()), (2, "nothing"), "not in {phase:?}");
    }
}

#[test]
fn the_brewery_takes_the_soldier_that_the_goldsmith_brings() {
    ledger::proves!("KB-ORDERING-02", "KB-MOD1-06");
    let mut t = owner("C", "A1 A2 A3 C1a").summer().player(0, |p| p.has("1G")).season_end();
    t.seat(0).answers("accept");
    assert_eq!((t.soldiers(0), t.vp(0)), (0, 1), "recruited, and dismissed at once");
    assert_eq!(t.has(0), "1G 1W");
}

/// Placing dice is over: everybody passed.
fn after_help(play: Play) -> Table {
    let mut t = play.influencing().start();
    while let Frame::Influence { .. } = t.frame() {
        let seat = t.waits_for().expect("somebody places");
        t.seat(seat).answers("pass");
    }
    t
}

#[test]
fn the_traveling_market_exchanges_a_good_before_building() {
    ledger::proves!("KB-MOD2-04", "KB-SETUP-05", "KB-ORDERING-03");
    let play = |goods: &str| owner("C", "C1a C2a").summer().player(0, |p| p.has(goods));
    let mut t = after_help(play("1W 1S"));
    t.seat(0).may_only(["pass", "good/stone", "good/wood"]);
    t.seat(0).refused("good/gold", "KB-MOD2-04");
    t.seat(0).answers("good/stone");
    assert_eq!(t.answers().len(), 3, "any kind for it");
    t.seat(0).refused("pass", "KB-MOD2-04");
    t.seat(0).answers("good/gold");
    assert_eq!(t.has(0), "1G 1W", "one good, once");
    t.seat(0).may(["building/F1"]);
    assert!(matches!(t.frame(), Frame::Build(Build { place: 0, .. })), "before anybody builds");
    let mut t = after_help(play("1W 1S"));
    t.seat(0).answers("pass");
    assert_eq!(t.has(0), "1W 1S", "or not");
    assert!(matches!(after_help(play("3T")).frame(), Frame::Build { .. }), "with no goods nothing is asked");
}

#[test]
fn owners_of_traveling_markets_exchange_in_turn_order() {
    ledger::proves!("KB-R-17", "KB-MOD2-04");
    let play = Play::year(2).summer().players(3).order([2, 1, 0]).modules("2");
    let play = play.player(0, |p| p.lines("C").builds("C1a C2a").has("1G"));
    let mut t = after_help(play.player(2, |p| p.lines("C").builds("C1a C2a").has("1S")));
    t.seat(2).answers("good/stone");
    t.seat(2).answers("good/wood");
    t.seat(0).answers("good/gold");
    t.seat(0).answers("good/stone");
    assert_eq!((t.has(0).as_str(), t.has(2).as_str()), ("1S", "1W"));
    assert_eq!(t.waits_for(), Some(2), "then the first builds");
}

#[test]
fn the_vineyard_gives_a_white_die_in_summer_and_autumn() {
    ledger::proves!("KB-MOD2-04", "KB-CLAR-06");
    for (phase, white) in [(Phase::Spring, 0), (Phase::Summer, 1), (Phase::Autumn, 1)] {
        let t = owner("C", "C1a C2a C3a").phase(phase).start();
        assert_eq!(t.player(0).dice.white_count(), white, "{phase:?}");
        assert_eq!((t.player(1).dice.white_count(), t.player(0).dice.coloured_count()), (0, 3));
    }
    let t = owner("C", "C1a C2a C3a").spring().aid_die(0).start();
    assert_eq!(t.player(0).dice.white_count(), 1, "in Spring only that of the King");
}

#[test]
fn the_caravan_yard_brings_another_good_each_season_before_rolling() {
    ledger::proves!("KB-MOD2-04", "KB-BUILD-09");
    for (phase, goods) in [(Phase::Spring, "1W"), (Phase::Summer, "1S"), (Phase::Autumn, "1G")] {
        let t = owner("C", "C1a C2a C3a C4a").phase(phase).start();
        assert_eq!((t.has(0).as_str(), t.has(1).as_str()), (goods, "nothing"), "{phase:?}");
        let gained = |e: &Event| matches!(e, Event::Gained { seat: Seat(0), .. });
        let first = t.events.iter().position(gained).expect("a good");
        let rolled = t.events.iter().position(|e| matches!(e, Event::Rolled { .. })).expect("dice");
        assert!(first < rolled, "before the dice");
    }
    let mut t = owner("C", "C1a C2a C3a").summer().player(0, |p| p.has("2G 2W 2S")).building().start();
    t.seat(0).answers("building/C4a");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    assert_eq!(t.has(0), "1G", "from the season after: nothing for Summer, the gold of Autumn");
}
