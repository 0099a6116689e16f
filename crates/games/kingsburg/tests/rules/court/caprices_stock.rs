//! Tiles that hold goods, 4 and 5, and the tile that copies another gift, 1.

use crate::court::season::{helped, helping, placed, taken};
use crate::dsl::{Play, Table, say_event};
use kingsburg::board::{Right, Stock};
use kingsburg::flow::Frame;
use kingsburg::goods::{Good, Goods};
use table::Scripted;

/// What lies on a tile.
fn on(t: &Table, tile: usize) -> Goods {
    t.state.board.stock[tile - 1].goods()
}

/// Goods on a tile.
fn stocked(mut play: Play, tile: u8, gold: u16, wood: u16, stone: u16) -> Play {
    play.position.stock.insert(tile, Goods { gold, wood, stone });
    play
}

const ONE_OF_EACH: Goods = Goods { gold: 1, wood: 1, stone: 1 };

#[test]
fn tile_4_gives_one_of_the_goods_on_it() {
    ledger::proves!("KB-CAPR-04", "KB-R-66", "KB-INV-34");
    let mut t = helped(4);
    t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(0).refused("pass", "KB-CAPR-04");
    t.seat(0).refused("good/gold good/wood", "KB-CAPR-04");
    t.seat(0).answers("good/wood");
    assert_eq!(t.has(0), "1W");
    assert_eq!(on(&t, 4), Goods { gold: 1, wood: 0, stone: 1 }, "it is not stocked before it is empty");
    let mut t = helping(stocked(taken(4, 3, &[0]), 4, 1, 0, 1));
    t.seat(0).may_only(["good/stone", "good/gold"]);
    t.seat(0).refused("good/wood", "KB-CAPR-04");
}

#[test]
fn tile_4_is_stocked_again_at_once_when_it_is_empty() {
    ledger::proves!("KB-CAPR-04", "KB-INV-34");
    let t = helping(stocked(taken(4, 3, &[0]), 4, 0, 0, 1));
    assert_eq!(t.has(0), "1S", "the last good is taken without a choice");
    assert_eq!(on(&t, 4), ONE_OF_EACH, "and three new ones lie there");
    let mut t = helping(stocked(taken(4, 3, &[0, 1]), 4, 0, 0, 1));
    t.seat(1).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(1).answers("good/stone");
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("1S", "1S"), "the second takes of the new ones");
    assert_eq!(on(&t, 4), Goods { gold: 1, wood: 1, stone: 0 });
}

#[test]
fn takers_of_tile_4_choose_in_turn_order() {
    ledger::proves!("KB-CAPR-04", "KB-R-27");
    let mut t = helping(taken(4, 3, &[0, 2]).order([1, 2, 0]));
    t.seat(2).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(2).answers("good/gold");
    t.seat(0).may_only(["good/stone", "good/wood"]);
    t.seat(0).refused("good/gold", "KB-CAPR-04");
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.has(2).as_str()), ("1W", "1G"));
    assert_eq!(on(&t, 4), Goods { gold: 0, wood: 0, stone: 1 });
}

#[test]
fn a_revealed_tile_4_is_stocked_with_one_of_each() {
    ledger::proves!("KB-CAPR-04", "KB-MOD6-02");
    let t = Play::year(1).spring().players(3).pile([4]).start();
    assert_eq!(on(&t, 4), ONE_OF_EACH);
    let told: Vec<_> = t.events.iter().map(say_event).collect();
    assert!(told.contains(&"event-tile-revealed tile=tile/4 advisor=advisor/4 (KB-MOD6-02)".to_owned()));
    assert!(
        told.contains(
            &"event-stocked tile=tile/4 goods=good/gold+good/wood+good/stone (KB-CAPR-04)".to_owned()
        )
    );
}

#[test]
fn tile_5_gives_the_good_on_it_and_a_new_one_is_drawn() {
    ledger::proves!("KB-CAPR-05", "KB-R-66", "KB-INV-34");
    for (draw, new) in [Good::Gold, Good::Wood, Good::Stone].into_iter().enumerate() {
        let mut t = taken(5, 3, &[0]).start();
        t.chance = Scripted::dice([]).draws([draw as u16]);
        t.idle_to_help();
        assert!(matches!(t.frame(), Frame::Build { .. }), "nothing is asked");
        assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1G", 0), "and no soldier of Advisor 5");
        assert_eq!(t.state.board.stock[4], Stock::only(new), "any of the three, the one taken too");
    }
}

#[test]
fn takers_of_tile_5_all_get_the_same_good() {
    ledger::proves!("KB-CAPR-05", "KB-R-62");
    let mut t = taken(5, 3, &[0, 1]).start();
    t.chance = Scripted::dice([]).draws([2, 1]);
    t.idle_to_help();
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("1G", "1G"), "the good that lay there");
    assert_eq!(t.state.board.stock[4], Stock::only(Good::Stone), "then one new one is drawn, not two");
}

#[test]
fn who_has_both_groups_on_tile_5_takes_and_takes_again() {
    ledger::proves!("KB-CAPR-05", "KB-R-27", "KB-R-62");
    let mut play = Play::year(2).spring().players(3).tiles([5]).player(0, |p| p.dice([1, 4, 5]));
    play = play.group(5, Some(0), [5]).group(5, Some(0), [1, 4]).influencing();
    play.position.court[1].right = Right::Agent;
    let mut t = play.start();
    t.chance = Scripted::dice([]).draws([2, 1]);
    t.idle_to_help();
    assert_eq!(t.has(0), "1G 1S", "the gold that lay there, then the stone that was drawn");
    assert_eq!(t.state.board.stock[4], Stock::only(Good::Wood), "and another is drawn");
}

#[test]
fn who_copies_tile_5_with_both_groups_takes_anew_too() {
    ledger::proves!("KB-R-62", "KB-R-61", "KB-R-27");
    let play = Play::year(2).summer().players(3).tiles([1, 5]).player(2, |p| p.dice([2, 3, 4]));
    let mut play = play.player(0, |p| p.dice([1, 1, 6])).group(1, Some(0), [1]).group(1, Some(0), [1]);
    play.position.court[1].right = Right::Agent;
    let play = play.group(2, Some(2), [2]).group(3, Some(2), [3]).group(4, Some(2), [4]);
    let mut t = play.influencing().start();
    t.chance = Scripted::dice([]).draws([2, 0]);
    t.idle_to_building();
    assert_eq!(t.has(0), "1G 1S", "two different goods");
    assert_eq!(t.state.board.stock[4], Stock::only(Good::Gold));
}

#[test]
fn dice_on_a_card_between_two_takers_change_nothing() {
    ledger::proves!("KB-R-62", "KB-R-69");
    let play = Play::year(2).spring().players(3).tiles([5]).governors(["courier", "politician", "castellan"]);
    let play = placed(placed(play, 5, 0, Right::Free), 5, 1, Right::Card);
    let mut t = placed(play, 5, 2, Right::Agent).influencing().start();
    t.chance = Scripted::dice([]).draws([2, 1]);
    t.idle_to_building();
    assert_eq!((t.has(0).as_str(), t.has(2).as_str()), ("1G", "1G"), "both get what lay there");
    assert_eq!(t.state.board.stock[4], Stock::only(Good::Stone), "then one new one is drawn");
}

#[test]
fn the_new_good_lies_there_before_the_next_advisor_helps() {
    ledger::proves!("KB-CAPR-05", "KB-HELP-01");
    let mut t = placed(taken(5, 3, &[0]), 7, 1, Right::Free).start();
    t.chance = Scripted::dice([]).draws([1]);
    t.idle_to_help();
    assert_eq!((t.waits_for(), t.has(0).as_str()), (Some(1), "1G"), "the Astronomer asks player 1");
    assert_eq!(t.state.board.stock[4], Stock::only(Good::Wood), "and the wood lies there");
}

#[test]
fn a_revealed_tile_5_holds_one_good_drawn_at_random() {
    ledger::proves!("KB-CAPR-05", "KB-MOD6-02", "KB-INV-34");
    let mut seen = [0; 3];
    for seed in 0..300 {
        let mut play = Play::year(1).spring().players(3).pile([5]);
        play.position.phase = kingsburg::board::Phase::Aid;
        let mut t = play.start();
        t.chance = Scripted::dice([]).then_seed(seed);
        t.idle_to(kingsburg::board::Phase::Spring);
        let goods = on(&t, 5);
        assert_eq!(goods.total(), 1, "one good");
        for (n, good) in seen.iter_mut().zip(Good::ALL) {
            *n += goods.of(good);
        }
    }
    assert!(seen.iter().all(|n| (70..130).contains(n)), "each kind about 100 times of 300: {seen:?}");
}

#[test]
fn a_tile_that_nobody_influenced_keeps_its_goods() {
    ledger::proves!("KB-CAPR-04", "KB-CAPR-05", "KB-HELP-03");
    let play = placed(Play::year(1).summer().players(3).tiles([4, 5]), 7, 0, Right::Free);
    let mut t = helping(stocked(play.influencing(), 4, 1, 0, 0));
    t.seat(0).answers("good/gold");
    assert_eq!(on(&t, 4), Goods { gold: 1, wood: 0, stone: 0 });
    assert_eq!(t.state.board.stock[4], Stock::only(Good::Gold));
}

/// Advisor 1 is covered, the first player has dice there; others stand on these advisors.
fn copying(play: Play, others: &[(u8, u8)]) -> Table {
    let mut play = placed(play, 1, 0, Right::Free);
    for (advisor, seat) in others {
        play = placed(play, *advisor, *seat, Right::Free);
    }
    helping(play.influencing())
}

fn spring() -> Play {
    Play::year(1).spring().players(3).tiles([1])
}

#[test]
fn tile_1_copies_the_lowest_advisor_without_dice() {
    ledger::proves!("KB-CAPR-01", "KB-R-61");
    let t = copying(spring(), &[]);
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G", 0), "Advisor 2, and no point of Advisor 1");
    let t = copying(spring(), &[(2, 1)]);
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("1W", "1G"), "Advisor 3 if 2 has dice");
    let mut t = copying(spring(), &[(2, 1), (3, 2)]);
    t.seat(0).may_only(["good/wood", "good/gold"]);
    t.seat(0).answers("good/gold");
    assert_eq!(t.has(0), "1G", "Advisor 4 with his choice");
}

#[test]
fn tile_1_copies_a_tile_if_one_covers_that_advisor() {
    ledger::proves!("KB-R-61", "KB-CAPR-01", "KB-CAPR-02");
    let mut t = copying(Play::year(1).summer().players(3).tiles([1, 2]), &[]);
    t.seat(0).may_only(["plus2 plus2"]);
    t.seat(0).refused("pass", "KB-CAPR-02");
    t.seat(0).answers("plus2 plus2");
    assert_eq!(t.has(0), "2T");
    let mut t = copying(Play::year(1).summer().players(3).tiles([1, 4]), &[(2, 1), (3, 2)]);
    t.seat(0).answers("good/stone");
    assert_eq!(t.has(0), "1S");
    assert_eq!(on(&t, 4), Goods { gold: 1, wood: 1, stone: 0 }, "taken from the tile itself");
    let mut t = copying(Play::year(1).summer().players(3).tiles([1, 3]), &[(2, 2)]);
    t.seat(1).answers("good/gold");
    assert_eq!(t.has(0), "1G", "the left neighbour of who copies");
}

#[test]
fn neutral_dice_count_as_influence_for_tile_1() {
    ledger::proves!("KB-R-61", "KB-2P-05", "KB-INV-36");
    let mut play = Play::year(1).spring().players(2).tiles([1]);
    play.position.neutral = vec![1, 1, 1, 1, 1];
    let mut t = copying(play.group(3, None, [1, 1, 1]).group(2, None, [1, 1]), &[]);
    t.seat(0).may_only(["good/wood", "good/gold"]);
    assert_eq!(t.answers().len(), 2, "2 and 3 are closed, so it is Advisor 4");
    t.idle_to_building();
    assert_eq!(t.has(1), "nothing", "and neutral dice bring nobody anything");
}

#[test]
fn both_groups_on_tile_1_copy_the_same_advisor() {
    ledger::proves!("KB-R-61", "KB-ENVOY-06");
    let t = helping(taken(1, 3, &[0, 1]));
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("1G", "1G"), "Advisor 2 twice");
}

#[test]
fn copying_advisor_5_is_not_influencing_him() {
    ledger::proves!("KB-R-67", "KB-CAPR-01");
    let stable = || spring().player(0, |p| p.builds("E1 E2"));
    let play = placed(stable().player(1, |p| p.dice([2, 3, 4])), 1, 0, Right::Free);
    let play = play.group(2, Some(1), [2]).group(3, Some(1), [3]).group(4, Some(1), [4]);
    let mut t = play.influencing().start();
    t.idle_until(|t| matches!(t.frame(), Frame::Build { .. }));
    assert_eq!(t.soldiers(0), 1, "one soldier of Advisor 5, and none of the Stable");
    let t = helping(placed(stable(), 5, 0, Right::Free).influencing());
    assert_eq!(t.soldiers(0), 2, "which adds one to Advisor 5 himself");
}

#[test]
fn two_who_copy_tile_5_get_the_same_good() {
    ledger::proves!("KB-R-62", "KB-R-61", "KB-CAPR-05");
    let play = Play::year(2).summer().players(3).tiles([1, 5]).player(2, |p| p.dice([2, 3, 4]));
    let play = placed(placed(play, 1, 0, Right::Free), 1, 1, Right::Agent);
    let play = play.group(2, Some(2), [2]).group(3, Some(2), [3]).group(4, Some(2), [4]);
    let mut t = play.influencing().start();
    t.chance = Scripted::dice([]).draws([2, 0]);
    t.idle_to_building();
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("1G", "1G"), "the gold that lay there");
    assert_eq!(t.state.board.stock[4], Stock::only(Good::Stone), "then one new good is drawn");
}

#[test]
fn dice_on_a_card_leave_the_advisor_free_for_tile_1() {
    ledger::proves!("KB-R-69", "KB-R-61");
    let play = Play::year(1).spring().players(3).tiles([1]).governors(["courier", "castellan", "politician"]);
    let play = placed(placed(play, 1, 0, Right::Free), 5, 2, Right::Card);
    let play = play.player(1, |p| p.dice([2, 3, 4]));
    let play = play.group(2, Some(1), [2]).group(3, Some(1), [3]).group(4, Some(1), [4]);
    let mut t = play.influencing().start();
    t.idle_to_building();
    assert_eq!(t.soldiers(0), 1, "Advisor 5 himself is not influenced, so he is copied");
    assert_eq!((t.player(2).goods.total(), t.soldiers(2)), (1, 0), "the card gives its own good");
}

#[test]
fn an_advisor_whom_the_duke_left_is_free_for_tile_1() {
    ledger::proves!("KB-R-61", "KB-INV-07");
    let play = Play::year(1).spring().players(3).tiles([1]).governors(["duke", "courier", "castellan"]);
    let mut t = helping(placed(placed(play, 2, 0, Right::Free), 1, 1, Right::Free).influencing());
    t.seat(0).answers("accept");
    assert_eq!(t.has(1), "1G", "Advisor 2 is copied: nobody influences him any more");
    t.seat(0).answers("good/wood good/wood");
    assert_eq!(t.has(0), "2W 1T", "he himself is with Advisor 12");
}

#[test]
fn what_comes_after_help_comes_for_the_tile_too_where_it_says_so() {
    ledger::proves!("KB-MOD6-03", "KB-R-67", "KB-MOD-01");
    let damsel = |tile: u8| taken(tile, 3, &[0]).governors(["damsel", "courier", "castellan"]);
    let t = helping(damsel(16));
    assert_eq!(t.vp(0), 6, "an advisor of 12 or more helped: 5 of the tile, 1 of the Damsel");
    let carnival = helping(taken(1, 3, &[0]).modules("4 6").fate("court_carnival"));
    assert_eq!(
        (carnival.vp(0), carnival.has(0).as_str()),
        (1, "1G"),
        "Advisor 1 gives a point more, covered or not"
    );
    let veins = helping(taken(2, 3, &[0]).modules("4 6").fate("veins_of_gold"));
    assert_eq!(veins.has(0), "nothing", "he is still choosing");
    let mut veins = veins;
    veins.seat(0).answers("plus2 plus2");
    assert_eq!(veins.has(0), "2T", "no gold more where the tile covers the gold");
}
