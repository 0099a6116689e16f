//! Tiles in which other players have a say: 3, 7, 8, 12, 14 and 15.

use crate::court::season::{helped, helping, taken};
use crate::dsl::{Table, say_reason};
use kingsburg::board::Right;
use kingsburg::flow::Frame;

/// Goods and tokens of all players together.
fn goods(t: &Table) -> u16 {
    (0..t.state.board.seats).map(|s| t.player(s).goods.total()).sum()
}

#[test]
fn tile_3_lets_the_left_neighbour_name_a_good() {
    ledger::proves!("KB-CAPR-03", "KB-R-65", "KB-R-66");
    for (players, helped, left) in [(2, 0, 1), (2, 1, 0), (3, 0, 1), (3, 2, 0), (5, 3, 4), (5, 4, 0)] {
        let mut t = helping(taken(3, players, &[helped]));
        t.seat(left).may_only(["good/stone", "good/wood", "good/gold"]);
        t.seat(left).refused("pass", "KB-CAPR-03");
        t.seat(left).answers("good/gold");
        assert_eq!(t.has(helped), "1G", "player {helped} of {players} takes what was named");
        assert_eq!(goods(&t), 1, "nobody else takes anything, and not the wood of Advisor 3");
    }
}

#[test]
fn left_is_the_seat_and_not_the_turn_order() {
    ledger::proves!("KB-R-65", "KB-CAPR-03", "KB-CAPR-08");
    let mut t = helping(taken(3, 3, &[0]).order([2, 0, 1]));
    assert_eq!(t.waits_for(), Some(1), "the next clockwise");
    t.seat(1).answers("good/wood");
    let mut t = helping(taken(8, 3, &[0]).order([1, 0, 2]));
    assert_eq!(t.waits_for(), Some(1), "left");
    t.seat(1).answers("good/wood");
    assert_eq!(t.waits_for(), Some(2), "right");
}

#[test]
fn tile_7_pays_two_of_what_an_opponent_takes() {
    ledger::proves!("KB-CAPR-07", "KB-R-66", "KB-INV-35");
    let mut t = helped(7);
    t.seat(0).may_only(["seat/1", "seat/2"]);
    t.seat(0).refused("pass", "KB-CAPR-07");
    let why = t.seat(0).why_not("seat/0");
    assert_eq!(say_reason(&why), "refusal-not-an-opponent (KB-CAPR-07)", "not himself");
    t.seat(0).answers("seat/2");
    assert_eq!(goods(&t), 0, "nothing is taken before he picks");
    t.seat(2).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(2).refused("pass", "KB-CAPR-07");
    t.seat(2).refused("good/gold good/gold", "KB-CAPR-07");
    t.seat(2).answers("good/stone");
    assert_eq!((t.has(0).as_str(), t.has(1).as_str(), t.has(2).as_str()), ("2S", "nothing", "1S"));
    assert_eq!((goods(&t), t.player(0).plus2), (3, 0), "three equal goods, and no token of Advisor 7");
}

#[test]
fn tile_8_lets_both_neighbours_name_a_good() {
    ledger::proves!("KB-CAPR-08", "KB-R-65", "KB-R-66");
    for (players, helped, left, right) in
        [(2, 0, 1, 1), (2, 1, 0, 0), (3, 0, 1, 2), (5, 0, 1, 4), (5, 4, 0, 3)]
    {
        let mut t = helping(taken(8, players, &[helped]));
        t.seat(left).refused("pass", "KB-CAPR-08");
        t.seat(left).answers("good/wood");
        assert_eq!(t.has(helped), "1W", "the left one first");
        t.seat(right).may_only(["good/stone", "good/wood", "good/gold"]);
        t.seat(right).refused("pass", "KB-CAPR-08");
        t.seat(right).answers("good/stone");
        assert_eq!((t.has(helped).as_str(), goods(&t)), ("1W 1S", 2), "player {helped} of {players}");
    }
}

#[test]
fn tile_12_gives_gold_and_points_to_others_or_points_and_gold_to_others() {
    ledger::proves!("KB-CAPR-12", "KB-R-66");
    let mut t = helping(taken(12, 4, &[1]));
    t.seat(1).may_only(["good/gold good/gold good/gold", "vp/3"]);
    t.seat(1).refused("pass", "KB-CAPR-12");
    t.seat(1).answers("good/gold good/gold good/gold");
    assert_eq!((t.has(1).as_str(), t.vp(1)), ("3G", 0));
    for other in [0, 2, 3] {
        assert_eq!((t.has(other).as_str(), t.vp(other)), ("nothing", 1), "player {other}");
    }
    let mut t = helping(taken(12, 4, &[1]));
    t.seat(1).answers("vp/3");
    assert_eq!((t.has(1).as_str(), t.vp(1)), ("nothing", 3), "no token of Advisor 12 either");
    for other in [0, 2, 3] {
        assert_eq!((t.has(other).as_str(), t.vp(other)), ("1G", 0), "player {other}");
    }
}

#[test]
fn tile_14_leaves_four_of_five_things() {
    ledger::proves!("KB-CAPR-14", "KB-R-66", "KB-INV-35");
    let pool = ["good/gold", "good/wood", "good/stone", "plus2", "soldiers/1"];
    let mut t = helped(14);
    t.seat(0).may_only(["seat/1", "seat/2"]);
    t.seat(0).refused("seat/0", "KB-CAPR-14");
    t.seat(0).refused("pass", "KB-CAPR-14");
    t.seat(0).answers("seat/1");
    t.seat(1).may_only(pool);
    t.seat(1).refused("pass", "KB-CAPR-14");
    let rests = [("1W 1S 1T", 1), ("1G 1S 1T", 1), ("1G 1W 1T", 1), ("1G 1W 1S", 1), ("1G 1W 1S 1T", 0)];
    let picks = [("1G", 0), ("1W", 0), ("1S", 0), ("1T", 0), ("nothing", 1)];
    for ((path, rest), pick) in pool.into_iter().zip(rests).zip(picks) {
        let mut t = helped(14);
        t.seat(0).answers("seat/2");
        t.seat(2).answers(path);
        assert_eq!((t.has(0).as_str(), t.soldiers(0)), rest, "{path}: he takes the other four");
        assert_eq!((t.has(2).as_str(), t.soldiers(2)), pick, "{path}: and the opponent this one");
        assert_eq!((t.vp(0), t.has(1).as_str()), (0, "nothing"), "nothing of the Spy, nothing for others");
    }
}

#[test]
fn tile_15_gives_six_goods_and_takes_two_for_others() {
    ledger::proves!("KB-CAPR-15", "KB-R-66", "KB-R-14", "KB-INV-35", "KB-INV-10");
    let mut t = helped(15);
    assert_eq!(t.has(0), "2G 2W 2S");
    t.seat(0).may_only([
        "seat/1 good/gold",
        "seat/1 good/wood",
        "seat/1 good/stone",
        "seat/2 good/gold",
        "seat/2 good/wood",
        "seat/2 good/stone",
    ]);
    t.seat(0).refused("pass", "KB-CAPR-15");
    t.seat(0).refused("seat/0 good/gold", "KB-CAPR-15");
    t.seat(0).answers("seat/1 good/gold");
    t.seat(0).refused("pass", "KB-CAPR-15");
    t.seat(0).answers("seat/2 good/wood");
    assert_eq!((t.has(0).as_str(), t.has(1).as_str(), t.has(2).as_str()), ("1G 1W 2S", "1G", "1W"));
    assert!(matches!(t.frame(), Frame::Build { .. }), "two, and no more");
}

#[test]
fn tile_15_may_give_both_goods_to_one() {
    ledger::proves!("KB-CAPR-15", "KB-INV-35");
    let mut t = helped(15);
    t.seat(0).answers("seat/2 good/stone");
    t.seat(0).answers("seat/2 good/stone");
    assert_eq!((t.has(0).as_str(), t.has(2).as_str(), goods(&t)), ("2G 2W", "2S", 6));
    let mut t = helping(taken(15, 2, &[1]));
    t.seat(1).may_only(["seat/0 good/gold", "seat/0 good/wood", "seat/0 good/stone"]);
    t.seat(1).answers("seat/0 good/gold");
    t.seat(1).answers("seat/0 good/gold");
    assert_eq!(
        (t.has(1).as_str(), t.has(0).as_str()),
        ("2W 2S", "2G"),
        "of two players both go to the other"
    );
    t.idle_to_building();
}

#[test]
fn only_kinds_that_are_left_can_be_given() {
    ledger::proves!("KB-CAPR-15");
    let mut t = helping(taken(15, 2, &[0]));
    t.seat(0).answers("seat/1 good/gold");
    t.seat(0).may(["seat/1 good/gold"]);
    t.seat(0).answers("seat/1 good/gold");
    assert_eq!(t.has(0), "2W 2S", "nothing of his is gone but two gold");
}

#[test]
fn two_groups_on_a_tile_are_helped_one_after_the_other() {
    ledger::proves!("KB-R-27", "KB-CAPR-03", "KB-CAPR-07");
    let mut t = helping(taken(3, 3, &[2, 0]));
    t.seat(1).answers("good/gold");
    assert_eq!((t.has(0).as_str(), t.has(2).as_str()), ("1G", "nothing"), "player 0 is first in turn order");
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.has(2).as_str()), ("1G", "1W"), "then player 2, whose left is player 0");
    let mut t = helping(taken(7, 3, &[0, 1]));
    t.seat(0).answers("seat/1");
    t.seat(1).answers("good/gold");
    t.seat(1).answers("seat/0");
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("2G 1W", "1G 2W"));
}

#[test]
fn a_tile_is_shared_by_secret_deals() {
    ledger::proves!("KB-CAPR-12", "KB-R-27", "KB-MOD-01");
    let mut play = taken(12, 3, &[0]).modules("4 6").fate("secret_deals");
    play = crate::court::season::placed(play, 12, 1, Right::Deal);
    play.position.players[1].used_year = vec!["fate".to_owned()];
    let mut t = helping(play);
    t.seat(0).answers("vp/3");
    t.seat(1).answers("good/gold good/gold good/gold");
    assert_eq!([0, 1, 2].map(|s| t.vp(s)), [3 + 1, 0, 1], "each gives to all the others");
    assert_eq!([0, 1, 2].map(|s| t.has(s)), ["nothing", "4G", "1G"].map(str::to_owned));
}
