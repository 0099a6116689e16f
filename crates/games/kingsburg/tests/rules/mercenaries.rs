//! Phase 7: recruit soldiers (p.7).

use crate::dsl::Play;
use kingsburg::board::Phase;
use kingsburg::event::Event;

#[test]
fn in_turn_order_two_goods_buy_a_soldier() {
    ledger::proves!("KB-MERC-01", "KB-MERC-03");
    let mut t = Play::year(1)
        .phase(Phase::Mercenaries)
        .players(3)
        .order([2, 0, 1])
        .player(0, |p| p.has("1G 1W 1S 5T"))
        .player(2, |p| p.has("2S").soldiers(1))
        .start();
    t.seat(2).may_only(["pass", "good/stone good/stone"]);
    t.seat(2).answers("good/stone good/stone");
    assert_eq!((t.has(2), t.soldiers(2)), ("nothing".to_owned(), 2), "one soldier more");
    t.seat(2).answers("pass");
    t.seat(0).may_only(["pass", "good/wood good/stone", "good/gold good/stone", "good/gold good/wood"]);
    t.seat(0).refused("good/gold", "KB-MERC-01");
    t.seat(0).refused("good/gold good/wood good/stone", "KB-MERC-01");
    t.seat(0).refused("good/gold good/gold", "KB-MERC-01");
    t.seat(0).refused("plus2", "KB-MERC-01");
    t.seat(0).answers("good/gold good/stone");
    assert_eq!((t.has(0), t.soldiers(0)), ("1W 5T".to_owned(), 1), "tokens cannot be paid");
    t.seat(0).answers("pass");
    t.seat(1).may_only(["pass"]);
    t.seat(1).answers("pass");
    assert!(
        t.events.iter().any(|e| matches!(e, Event::Invaded { .. })),
        "after everybody had his chance Winter comes"
    );
}

#[test]
fn soldiers_may_be_recruited_any_number_of_times() {
    ledger::proves!("KB-MERC-02");
    let play = Play::year(1).phase(Phase::Mercenaries).players(2).player(0, |p| p.has("4G 4W 3S"));
    let mut t = play.start();
    for (n, path) in (1..).zip(["good/gold good/gold", "good/gold good/gold", "good/wood good/wood"]) {
        t.seat(0).answers(path);
        assert_eq!(t.soldiers(0), n, "as often as he likes, one by one");
    }
    t.seat(0).answers("good/wood good/stone");
    t.seat(0).answers("good/wood good/stone");
    assert_eq!((t.has(0), t.soldiers(0)), ("1S".to_owned(), 5), "until he cannot pay");
    t.seat(0).may_only(["pass"]);
}

#[test]
fn recruiting_is_optional() {
    ledger::proves!("KB-MERC-01");
    let mut t = Play::year(1).phase(Phase::Mercenaries).players(2).player(0, |p| p.has("9G")).start();
    t.seat(0).answers("pass");
    assert_eq!((t.has(0), t.soldiers(0), t.waits_for()), ("9G".to_owned(), 0, Some(1)));
}

#[test]
fn with_barracks_a_soldier_costs_one_good() {
    ledger::proves!("KB-BLD-15");
    let play =
        Play::year(1).phase(Phase::Mercenaries).players(2).player(0, |p| p.has("1G 2W").builds("D1 D2 D3"));
    let mut t = play.player(1, |p| p.has("2G").builds("D1 D2")).start();
    t.seat(0).may_only(["pass", "good/wood", "good/gold"]);
    t.seat(0).refused("good/gold good/wood", "KB-BLD-15");
    t.seat(0).refused("good/stone", "KB-BLD-15");
    for (n, path) in (1..).zip(["good/gold", "good/wood", "good/wood"]) {
        t.seat(0).answers(path);
        assert_eq!(t.soldiers(0), n, "any good, any number of times");
    }
    assert_eq!(t.has(0), "nothing");
    t.seat(0).answers("pass");
    t.seat(1).may_only(["pass", "good/gold good/gold"]);
}
