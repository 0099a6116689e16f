//! Module 6: tiles come one a season and stay; the pile is secret.

use crate::court::season::{helping, placed};
use crate::dsl::{Play, Table, say_event};
use kingsburg::Options;
use kingsburg::board::{Phase, Right};
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use table::{Observer, Scripted};

fn tiles(t: &Table) -> Vec<u8> {
    (1..=16).filter(|n| t.state.board.is_covered(*n)).collect()
}

#[test]
fn every_season_begins_with_a_tile() {
    ledger::proves!("KB-MOD6-02", "KB-MOD6-04", "KB-R-70", "KB-COMP-06", "KB-INV-33");
    let mut t = Table::with(&Options::of_modules(&[6]), 3, Scripted::dice([]));
    assert!(tiles(&t).is_empty(), "no tile lies there in the first phase");
    let mut all = tiles(&t);
    for season in 1..=15u32 {
        t.idle_until(|t| t.state.board.tiles.count_ones() == season);
        assert!(t.phase().season().is_some(), "it comes when a season begins");
        let now = tiles(&t);
        assert!(all.iter().all(|n| now.contains(n)), "tiles are never removed");
        all = now;
    }
    t.idle_until(|t| t.frame() == Frame::Over);
    assert_eq!(all.len(), 15, "one of the sixteen is never seen");
    let revealed = t.events.iter().filter(|e| matches!(e, Event::TileRevealed { .. })).count();
    assert_eq!(revealed, 15);
    assert!(all.iter().all(|n| (1..=16).contains(n)), "17 and 18 have none");
}

#[test]
fn tiles_come_in_the_order_of_the_pile() {
    ledger::proves!("KB-MOD6-01", "KB-MOD6-02");
    let mut t = Play::year(1).players(3).pile([7, 16, 2]).start();
    t.idle_to(Phase::Spring);
    assert_eq!(tiles(&t), [7]);
    t.idle_to(Phase::Summer);
    assert_eq!(tiles(&t), [7, 16]);
    t.idle_to(Phase::Autumn);
    assert_eq!(tiles(&t), [2, 7, 16]);
    let told: Vec<_> = t.heard_by(Observer::Spectator).iter().map(say_event).collect();
    let revealed: Vec<_> = told.iter().filter(|e| e.starts_with("event-tile-revealed")).collect();
    assert_eq!(revealed.len(), 3, "all hear of it");
    assert_eq!(revealed[1], "event-tile-revealed tile=tile/16 advisor=advisor/16 (KB-MOD6-02)");
}

#[test]
fn all_orders_of_the_pile_come() {
    ledger::proves!("KB-MOD6-01");
    let mut first = [0; 17];
    for seed in 0..1_600 {
        let chance = Scripted::dice([]).then_seed(seed);
        let t = Table::with(&Options::of_modules(&[6]), 2, chance);
        first[usize::from(t.state.hidden.tiles[0])] += 1;
    }
    assert_eq!(first[0], 0);
    assert!(first[1..].iter().all(|n| (60..140).contains(n)), "each about 100 times of 1600: {first:?}");
}

#[test]
fn a_tile_holds_from_its_season_on() {
    ledger::proves!("KB-MOD6-03", "KB-MOD6-04");
    let mut t = Play::year(1).spring().players(3).pile([16, 2]).rolls([6, 6, 4, 6, 6, 6, 6, 6, 6]).start();
    t.seat(0).answers("die/4 die/6 die/6 advisor/16");
    t.idle_to_building();
    assert_eq!((t.vp(0), t.has(0).as_str()), (5, "nothing"), "in the season in which it comes");
    t.rolls([6, 6, 4, 6, 6, 6, 6, 6, 6]);
    t.idle_to(Phase::Summer);
    let before = t.vp(0);
    t.seat(0).answers("die/4 die/6 die/6 advisor/16");
    t.idle_to_building();
    assert_eq!(t.vp(0), before + 5, "and in the next one");
    let t = helping(placed(Play::year(1).spring().players(3).tiles([2]), 16, 0, Right::Free).influencing());
    assert_eq!((t.vp(0), t.has(0).as_str()), (0, "4G"), "an advisor without a tile gives his own help");
}

#[test]
fn without_the_module_no_tile_comes() {
    ledger::proves!("KB-MOD6-02", "KB-MOD-01");
    let mut t = Table::with(&Options::of_modules(&[1, 2, 3, 4, 5]), 3, Scripted::dice([]));
    t.idle_to(Phase::Agent);
    assert!(t.state.board.tiles == 0 && t.events.iter().all(|e| !matches!(e, Event::TileRevealed { .. })));
}

#[test]
fn seventeen_and_eighteen_are_never_covered() {
    ledger::proves!("KB-COMP-06");
    let t = Play::year(5).autumn().players(3).tiles([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    let t = helping(placed(t, 18, 0, Right::Free).influencing());
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1G 1W 1S", 1), "the King gives what he always gives");
    assert!(!t.state.board.is_covered(17) && !t.state.board.is_covered(18));
}
