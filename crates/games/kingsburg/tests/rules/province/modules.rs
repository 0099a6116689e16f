//! Modules alone and together (p.10).

use crate::dsl::Table;
use kingsburg::Options;
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow;
use kingsburg::flow::Frame;
use table::{Game, Observer, Scripted};

#[test]
fn each_module_may_be_used_alone_or_with_any_others() {
    ledger::proves!("KB-MOD-01", "KB-MOD-02", "KB-MOD1-01", "KB-SCEN-03");
    for mask in 0..64u8 {
        let modules: Vec<u8> = (1..=6).filter(|n| mask >> (n - 1) & 1 == 1).collect();
        let plays = |n: u8| modules.contains(&n);
        let chance = Scripted::dice([]).then_seed(u64::from(mask));
        let mut t = Table::with(&Options::of_modules(&modules), 3, chance);
        while t.phase() == Phase::Aid {
            let seat = t.game.waiting(&t.state).must.first().expect("somebody is asked");
            let path = t.answers_of(seat).remove(0);
            t.seat(seat.0).answers(&path);
        }
        let player = t.player(0);
        assert_eq!(player.spaces.count(), if plays(1) { 28 } else { 20 }, "rows with {modules:?}");
        assert_eq!(player.governor.is_some(), plays(3), "governors with {modules:?}");
        assert_eq!(t.state.board.fate.is_some(), plays(4), "a Fate card with {modules:?}");
        let tokens: u8 = player.requests.iter().sum();
        assert_eq!(tokens, if plays(5) { 6 } else { 0 }, "request tokens with {modules:?}");
        let tiles = t.state.board.tiles.count_ones();
        assert_eq!(tiles, u32::from(plays(6)), "one tile in the first season with {modules:?}");
        let lines = t.events.iter().filter(|e| matches!(e, Event::LinesDrawn { .. })).count();
        assert_eq!(lines, if plays(2) { 3 } else { 0 }, "lines with {modules:?}");
    }
}

#[test]
fn what_lies_open_in_a_province_is_open_to_all() {
    ledger::proves!("KB-R-51", "KB-SETUP-06");
    let t = Table::with(&Options::of_modules(&[1, 2]), 3, Scripted::dice([]).then_seed(7));
    assert!(matches!(t.frame(), Frame::Lines(flow::Lines { place: 0 })));
    for observer in Observer::all(3) {
        let view = serde_json::to_value(t.game.view(&t.state, observer)).expect("JSON");
        for seat in 0..3 {
            let drawn = view["players"][seat]["drawn"].as_array().expect("a list");
            assert_eq!(drawn.len(), 2, "{observer:?} sees both lines of {seat}");
        }
        assert_eq!(t.heard_by(observer), t.events, "{observer:?} was told everything");
    }
}
