//! Tiles that concern only who is helped: 2, 6, 9, 10, 11, 13 and 16.

use crate::court::season::{group, helped, helping, taken};
use crate::dsl::say_reason;
use kingsburg::flow::Frame;
use kingsburg::position::GroupSheet;

/// What tile 9 offers: two of four.
const PAIRS: [&str; 6] = [
    "good/gold good/wood",
    "good/gold vp/1",
    "good/wood vp/1",
    "good/gold plus2 soldiers/1",
    "good/wood plus2 soldiers/1",
    "vp/1 plus2 soldiers/1",
];

#[test]
fn tile_2_gives_two_tokens() {
    ledger::proves!("KB-CAPR-02", "KB-R-66", "KB-MOD6-03");
    let mut t = helped(2);
    t.seat(0).may_only(["plus2 plus2"]);
    t.seat(0).refused("pass", "KB-CAPR-02");
    let why = t.seat(0).why_not("pay/plus2");
    assert_eq!(say_reason(&why), "refusal-option-closed (KB-CAPR-02)", "without a token nothing can be paid");
    t.seat(0).answers("plus2 plus2");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("2T", 0), "and not the gold of Advisor 2");
    assert!(matches!(t.frame(), Frame::Build { .. }), "nothing else is asked");
}

#[test]
fn tile_2_takes_a_token_for_a_gold_and_a_soldier() {
    ledger::proves!("KB-CAPR-02", "KB-R-66", "KB-R-11");
    let mut play = taken(2, 3, &[0]).player(0, |p| p.has("1T").dice([2, 3, 6]).token_used());
    let with_token = GroupSheet { plus2: true, ..group(5, 0, [3]) };
    play.position.court.push(with_token);
    let mut t = helping(play);
    t.seat(0).may_only(["plus2 plus2", "pay/plus2"]);
    t.seat(0).answers("pay/plus2");
    assert_eq!(t.has(0), "1G", "to pay a token is not to use a second one on dice");
    assert_eq!(t.soldiers(0), 2, "one of the tile, one of Advisor 5");
}

#[test]
fn tile_6_trades_one_of_three_things_for_the_two_others() {
    ledger::proves!("KB-CAPR-06", "KB-R-66");
    let rich = || helping(taken(6, 3, &[0]).player(0, |p| p.has("1G 1S").vp(1).soldiers(1)));
    let mut t = rich();
    t.seat(0).may_only(["pass", "pay/good", "pay/vp", "pay/soldier"]);
    t.seat(0).answers("pay/good");
    t.seat(0).may_only(["good/stone", "good/gold"]);
    t.seat(0).refused("good/wood", "KB-CAPR-06");
    t.seat(0).refused("pass", "KB-CAPR-06");
    t.seat(0).answers("good/stone");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.soldiers(0)), ("1G", 2, 2), "a good for a soldier and a point");
    let mut t = rich();
    t.seat(0).answers("pay/vp");
    t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.soldiers(0)), ("1G 1W 1S", 0, 2), "a point for the others");
    let mut t = rich();
    t.seat(0).answers("pay/soldier");
    t.seat(0).answers("good/gold");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.soldiers(0)), ("2G 1S", 2, 0), "a soldier for the others");
    let mut t = rich();
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.soldiers(0)), ("1G 1S", 1, 1), "it may be declined");
    assert!(matches!(t.frame(), Frame::Build { .. }), "only one trade is made");
}

#[test]
fn tile_6_takes_nothing_that_is_not_there() {
    ledger::proves!("KB-EX-35", "KB-CAPR-06", "KB-R-63", "KB-END-06");
    let mut t = helping(taken(6, 3, &[0]).player(0, |p| p.has("1W").vp(0)));
    t.seat(0).may_only(["pass", "pay/good"]);
    t.seat(0).refused("pay/soldier", "KB-CAPR-06");
    t.seat(0).refused("pay/vp", "KB-CAPR-06");
    let mut t = helping(taken(6, 3, &[0]).player(0, |p| p.has("2T").vp(1)));
    t.seat(0).may_only(["pass", "pay/vp"]);
    t.seat(0).refused("pay/good", "KB-CAPR-06");
    let mut t = helping(taken(6, 3, &[0]).player(0, |p| p.vp(-1).soldiers(1)));
    t.seat(0).may_only(["pass", "pay/soldier"]);
    let t = helping(taken(6, 3, &[0]).player(0, |p| p.has("2T").vp(0)));
    assert!(matches!(t.frame(), Frame::Build { .. }), "with nothing to pay nothing is asked");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.soldiers(0)), ("2T", 0, 0));
}

#[test]
fn tile_9_gives_two_different_things_of_four() {
    ledger::proves!("KB-CAPR-09", "KB-R-66");
    let mut t = helped(9);
    t.seat(0).may_only(PAIRS);
    t.seat(0).refused("pass", "KB-CAPR-09");
    let why = t.seat(0).why_not("vp/1");
    assert_eq!(say_reason(&why), "refusal-wrong-number needed=2 given=1 (KB-CAPR-09)", "two, not one");
    let given = [("1G 1W", 0, 0), ("1G", 1, 0), ("1W", 1, 0), ("1G 1T", 0, 1), ("1W 1T", 0, 1), ("1T", 1, 1)];
    for (pair, (goods, vp, soldiers)) in PAIRS.into_iter().zip(given) {
        let mut t = helped(9);
        t.seat(0).answers(pair);
        assert_eq!((t.has(0).as_str(), t.vp(0), t.soldiers(0)), (goods, vp, soldiers), "{pair}");
        assert!(matches!(t.frame(), Frame::Build { .. }), "{pair}: and nothing more");
    }
}

#[test]
fn tile_10_gives_two_goods_of_one_kind() {
    ledger::proves!("KB-CAPR-10", "KB-R-66", "KB-R-67");
    let mut t = helping(taken(10, 3, &[0]).player(0, |p| p.builds("E1 E2")));
    t.seat(0).may_only(["good/stone good/stone", "good/wood good/wood", "good/gold good/gold"]);
    t.seat(0).refused("good/gold good/wood", "KB-CAPR-10");
    t.seat(0).refused("good/gold", "KB-CAPR-10");
    t.seat(0).refused("pass", "KB-CAPR-10");
    t.seat(0).answers("good/wood good/wood");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("2W", 0), "the Stable has no soldier to add to");
    assert!(matches!(t.frame(), Frame::Build { .. }), "and there is no look at the invaders");
}

/// Three players; the first is helped by tile 11 and has this; the others have a good, a soldier and a point each.
fn swap(goods: &'static str, soldiers: u16, vp: i16) -> crate::dsl::Table {
    let play = taken(11, 3, &[0]).player(0, |p| p.has(goods).soldiers(soldiers).vp(vp));
    let others = |play: crate::dsl::Play, seat| play.player(seat, |p| p.has("1G").soldiers(1).vp(1));
    helping(others(others(play, 1), 2))
}

#[test]
fn tile_11_gives_one_of_each_without_a_swap() {
    ledger::proves!("KB-CAPR-11", "KB-R-64", "KB-R-66");
    let mut t = swap("2G", 2, 2);
    t.seat(0).may_only(["good/stone soldiers/1 vp/1"]);
    t.seat(0).refused("pass", "KB-CAPR-11");
    for closed in ["good/stone good/stone vp/1", "soldiers/2 vp/1", "good/stone vp/2"] {
        t.seat(0).refused(closed, "KB-CAPR-11");
    }
    t.seat(0).answers("good/stone soldiers/1 vp/1");
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("2G 1S", 3, 3));
}

#[test]
fn tile_11_doubles_what_one_has_fewest_of() {
    ledger::proves!("KB-CAPR-11", "KB-R-64");
    let plain = "good/stone soldiers/1 vp/1";
    let mut t = swap("1G 5T", 2, 2);
    t.seat(0).may_only([plain, "good/stone good/stone vp/1", "good/stone good/stone soldiers/1"]);
    t.seat(0).answers("good/stone good/stone soldiers/1");
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("1G 2S 5T", 3, 2), "tied for the fewest goods");
    let mut t = swap("2G", 1, 2);
    t.seat(0).may_only([plain, "soldiers/2 vp/1", "good/stone soldiers/2"]);
    t.seat(0).answers("soldiers/2 vp/1");
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("2G", 3, 3), "no stone for the second soldier");
    let mut t = swap("2G", 1, 2);
    t.seat(0).answers("good/stone soldiers/2");
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("2G 1S", 3, 2));
    let mut t = swap("1W", 2, 2);
    t.seat(0).answers("good/stone good/stone vp/1");
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("1W 2S", 2, 3));
}

#[test]
fn tile_11_never_gives_three_points() {
    ledger::proves!("KB-EX-36", "KB-CAPR-11", "KB-INV-35");
    let mut t = swap("2G", 2, 1);
    t.seat(0).may_only(["good/stone soldiers/1 vp/1", "good/stone vp/2", "soldiers/1 vp/2"]);
    t.seat(0).answers("soldiers/1 vp/2");
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("2G", 3, 3), "at most one swap");
    let mut t = swap("2G", 2, -4);
    t.seat(0).answers("good/stone vp/2");
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("2G 1S", 2, -2));
}

#[test]
fn tile_11_knows_all_three_conditions_at_once() {
    ledger::proves!("KB-CAPR-11", "KB-INV-35");
    let mut t = swap("1S", 0, 0);
    let all = [
        "good/stone soldiers/1 vp/1",
        "good/stone good/stone vp/1",
        "good/stone good/stone soldiers/1",
        "soldiers/2 vp/1",
        "good/stone soldiers/2",
        "good/stone vp/2",
        "soldiers/1 vp/2",
    ];
    t.seat(0).may_only(all);
    for path in all {
        let mut t = swap("1S", 0, 0);
        t.seat(0).answers(path);
        let stone = t.player(0).goods.total() - 1;
        assert_eq!(stone + t.soldiers(0) + t.vp(0).unsigned_abs(), 3, "{path}: three things in all");
    }
}

#[test]
fn tile_11_is_judged_again_for_a_second_group() {
    ledger::proves!("KB-R-64", "KB-CAPR-11");
    let play = taken(11, 3, &[0, 1]).player(0, |p| p.has("1G").soldiers(1).vp(2));
    let mut t = helping(
        play.player(1, |p| p.has("2G").soldiers(1).vp(3)).player(2, |p| p.has("2G").soldiers(1).vp(3)),
    );
    t.seat(0).answers("good/stone good/stone soldiers/1");
    t.seat(1).may_only([
        "good/stone soldiers/1 vp/1",
        "good/stone good/stone vp/1",
        "good/stone good/stone soldiers/1",
        "soldiers/2 vp/1",
        "good/stone soldiers/2",
    ]);
    assert_eq!(t.has(0), "1G 2S", "so player 1 has the fewest goods now, with player 2");
}

#[test]
fn tile_13_gives_one_of_everything_and_a_look() {
    ledger::proves!("KB-CAPR-13", "KB-R-66", "KB-R-23");
    let mut t = helped(13);
    t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(0).refused("pass", "KB-CAPR-13");
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.soldiers(0)), ("1W 1T", 1, 1), "and no stones of Advisor 13");
    t.seat(0).may_only(["pass", "look"]);
    t.seat(0).answers("look");
    assert!(t.state.board.looked[0].has(table::Seat(0)), "that he looked is known to all");
    let mut t = helped(13);
    t.seat(0).answers("good/gold");
    t.seat(0).answers("pass");
    assert!(t.state.board.looked[0].is_empty(), "the look may be ignored");
}

#[test]
fn tile_16_gives_five_points() {
    ledger::proves!("KB-CAPR-16", "KB-R-66", "KB-MOD6-03");
    let t = helped(16);
    assert_eq!((t.vp(0), t.has(0).as_str()), (5, "nothing"), "and not the gold of Advisor 16");
    assert_eq!((t.vp(1), t.vp(2)), (0, 0));
    let t = helping(taken(16, 3, &[0, 1]));
    assert_eq!((t.vp(0), t.vp(1), t.vp(2)), (5, 5, 0), "with the Agent both are helped");
}
