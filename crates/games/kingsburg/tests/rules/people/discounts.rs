//! Miner, Carpenter, Sculptor: a good each year, and cheaper buildings in column IV.

use crate::dsl::Play;
use kingsburg::flow::{Build, Frame};

const THREE: [&str; 3] = ["miner", "carpenter", "sculptor"];

/// The seat builds this with ten of each good and everything to its left: what is gone.
fn paid(seat: u8, building: &str, more: &str) -> [u16; 3] {
    let row = &building[..1];
    let column: u8 = building[1..2].parse().expect("a column");
    let mut left: Vec<String> = (1..column).map(|c| format!("{row}{c}")).collect();
    left.extend(more.split_whitespace().map(str::to_owned));
    let play = Play::year(3).summer().players(3).governors(THREE);
    let mut play = play.player(usize::from(seat), |p| p.has("10G 10W 10S").builds(&left.join(" ")));
    play.position.order.rotate_left(usize::from(seat));
    let mut t = play.building().start();
    t.seat(seat).answers(&format!("building/{building}"));
    let goods = t.player(seat).goods;
    [10 - goods.gold, 10 - goods.wood, 10 - goods.stone]
}

#[test]
fn each_saves_one_good_of_his_kind_in_the_fourth_column() {
    ledger::proves!("KB-MOD3-05", "KB-BUILD-03");
    assert_eq!(paid(0, "B4", ""), [4, 0, 3], "Miner: 5 gold and 3 stone less 1 gold");
    assert_eq!(paid(1, "C4", ""), [3, 0, 2], "Carpenter: 3, 1 and 2 less 1 wood");
    assert_eq!(paid(2, "D4", ""), [3, 2, 1], "Sculptor: 3, 2 and 2 less 1 stone");
    assert_eq!(paid(1, "B4", ""), [5, 0, 3], "without wood in the price there is none to save");
}

#[test]
fn other_columns_cost_what_they_cost() {
    ledger::proves!("KB-MOD3-05");
    assert_eq!(paid(0, "B3", ""), [3, 1, 2]);
    assert_eq!(paid(1, "D3", ""), [2, 2, 1]);
    assert_eq!(paid(2, "E3", ""), [2, 0, 2]);
    assert_eq!((paid(0, "B2", ""), paid(1, "D2", ""), paid(2, "D1", "")), ([3, 0, 1], [1, 2, 0], [1, 0, 1]));
}

#[test]
fn crane_and_miner_add_up() {
    ledger::proves!("KB-BLD-20", "KB-R-34", "KB-MOD3-05");
    assert_eq!(paid(0, "B4", "F1 F2"), [3, 0, 3], "5 gold less 1 less 1");
    assert_eq!(paid(2, "B4", "F1 F2"), [4, 0, 2], "a gold by the Crane, a stone by the Sculptor");
    assert_eq!(paid(0, "B3", "F1 F2"), [2, 1, 2], "in column III it is the Crane alone");
}

#[test]
fn the_discount_is_his_own() {
    ledger::proves!("KB-MOD3-05");
    let play = Play::year(3).summer().players(3).governors(THREE).order([1, 0, 2]);
    let play = play.player(1, |p| p.has("4G 3S").builds("B1 B2 B3")).building();
    let mut t = play.start();
    t.seat(1).refused("building/B4", "KB-BUILD-03");
    t.seat(1).answers("pass");
    assert!(matches!(t.frame(), Frame::Build(Build { place: 1, .. })));
}

#[test]
fn a_good_comes_at_the_end_of_every_year() {
    ledger::proves!("KB-GOV-02", "KB-R-46");
    for year in 1..=4 {
        let card = format!("{year}.1");
        // The first card of each year has strength 2, 3, 4, 5: a draw for all.
        let play = Play::year(year).winter().players(3).governors(THREE).card(&card).rolls([year + 1]);
        let t = play.start();
        assert_eq!(t.state.board.year, year + 1);
        assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["1G", "1W", "1S"], "after year {year}");
    }
}

#[test]
fn the_last_good_comes_too_and_counts_for_the_cathedral() {
    ledger::proves!("KB-GOV-02", "KB-GOV-03", "KB-R-60");
    // Barbarians of strength 7: with one soldier and a 6 everybody draws.
    let play = Play::year(5).winter().players(3).governors(THREE).card("5.1").rolls([6]);
    let play = play.everybody(|p| p.soldiers(1).has("3G").builds("B1 B2 B3 B4"));
    let t = play.start();
    assert_eq!(t.frame(), Frame::Over);
    assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["4G", "3G 1W", "3G 1S"], "in year 5 as well");
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [2, 2, 2], "four goods, not three, at the Cathedral");
}
