//! Fate cards about the advisors.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

/// The first player's dice, and the group of them that influences this advisor.
fn dice_for(advisor: u8) -> ([u8; 3], Vec<u8>) {
    match advisor {
        1..=6 => ([advisor, 6, 6], vec![advisor]),
        7..=12 => ([6, advisor - 6, 6], vec![6, advisor - 6]),
        _ => ([6, 6, advisor - 12], vec![6, 6, advisor - 12]),
    }
}

/// What a player has: gold, wood, stone, tokens, soldiers, points.
fn purse(t: &Table, seat: u8) -> [i16; 6] {
    let player = t.player(seat);
    let number = |n: u16| i16::try_from(n).expect("a small number");
    let [gold, wood, stone] = [player.goods.gold, player.goods.wood, player.goods.stone].map(number);
    [gold, wood, stone, number(player.plus2), number(player.soldiers), player.vp]
}

/// The advisor (or the tile on him) helps seat 0 in this year; he declines and takes the first of everything.
fn helped(fate: &str, advisor: u8, tile: Option<u8>) -> [i16; 6] {
    let (dice, group) = dice_for(advisor);
    let mut play = Play::year(2).summer().players(3).fate(fate);
    if let Some(tile) = tile {
        play = play.tiles([tile]);
    }
    play = play.player(0, |p| p.dice(dice)).group(advisor, Some(0), []).influencing();
    play.position.court[0].dice = group;
    let mut t = play.start();
    t.idle_to_building();
    purse(&t, 0)
}

/// What the card adds to each advisor's help, compared with a year without anything at court.
fn adds(fate: &str, advisor: u8, tile: Option<u8>) -> [i16; 6] {
    let (with, without) = (helped(fate, advisor, tile), helped("heavy_snow", advisor, tile));
    std::array::from_fn(|i| with[i] - without[i])
}

const NOTHING: [i16; 6] = [0; 6];
const GOLD: [i16; 6] = [1, 0, 0, 0, 0, 0];
const WOOD: [i16; 6] = [0, 1, 0, 0, 0, 0];
const STONE: [i16; 6] = [0, 0, 1, 0, 0, 0];
const SOLDIER: [i16; 6] = [0, 0, 0, 0, 1, 0];
const POINT: [i16; 6] = [0, 0, 0, 0, 0, 1];

/// These advisors give that much more, and no other does.
fn only(fate: &str, advisors: &[u8], more: [i16; 6]) {
    for advisor in 1..=18 {
        if fate == "travelling_queen" && advisor == 17 {
            continue;
        }
        let expected = if advisors.contains(&advisor) { more } else { NOTHING };
        assert_eq!(adds(fate, advisor, None), expected, "{fate}, advisor {advisor}");
    }
}

#[test]
fn the_carnival_makes_the_jester_worth_a_point_more() {
    ledger::proves!("KB-MOD4-03");
    only("court_carnival", &[1], POINT);
    assert_eq!(helped("court_carnival", 1, None), [0, 0, 0, 0, 0, 2]);
}

#[test]
fn veins_of_gold_run_under_two_eight_and_sixteen() {
    ledger::proves!("KB-MOD4-03");
    only("veins_of_gold", &[2, 8, 16], GOLD);
    assert_eq!([2, 8, 16].map(|a| helped("veins_of_gold", a, None)[0]), [2, 3, 5]);
}

#[test]
fn the_great_felling_is_by_three_four_and_nine() {
    ledger::proves!("KB-MOD4-03");
    only("great_felling", &[3, 4, 9], WOOD);
    assert_eq!(helped("great_felling", 3, None), [0, 2, 0, 0, 0, 0]);
}

#[test]
fn the_fresh_quarry_serves_eleven_thirteen_and_fifteen() {
    ledger::proves!("KB-MOD4-03");
    only("fresh_quarry", &[11, 13, 15], STONE);
    assert_eq!(helped("fresh_quarry", 15, None), [1, 1, 2, 0, 0, 0]);
}

#[test]
fn martial_fervour_takes_five_ten_and_eighteen() {
    ledger::proves!("KB-MOD4-03");
    only("martial_fervour", &[5, 10, 18], SOLDIER);
    assert_eq!([5, 10, 18].map(|a| helped("martial_fervour", a, None)[4]), [2, 3, 2]);
}

#[test]
fn goods_and_soldiers_come_with_the_printed_help_only() {
    ledger::proves!("KB-R-67", "KB-MOD4-03");
    for (fate, advisors) in [
        ("veins_of_gold", [2, 8, 16]),
        ("great_felling", [3, 4, 9]),
        ("fresh_quarry", [11, 13, 15]),
        ("martial_fervour", [5, 10, 5]),
    ] {
        for advisor in advisors {
            assert_eq!(adds(fate, advisor, Some(advisor)), NOTHING, "{fate}, a tile covers {advisor}");
        }
        assert_eq!(
            adds(fate, advisors[0], Some(7)),
            adds(fate, advisors[0], None),
            "{fate}, a tile elsewhere"
        );
    }
    assert_eq!(adds("court_carnival", 1, Some(1)), POINT, "points come with tiles too");
    assert_eq!(adds("travelling_queen", 12, Some(12)), POINT);
}

#[test]
fn a_copied_gift_is_not_that_advisors_help() {
    ledger::proves!("KB-R-61", "KB-R-67", "KB-MOD4-03");
    assert_eq!(helped("veins_of_gold", 1, Some(1)), [1, 0, 0, 0, 0, 0], "the Squire's gold by way of tile 1");
}

#[test]
fn both_groups_on_an_advisor_get_more() {
    ledger::proves!("KB-ENVOY-06", "KB-MOD4-03");
    let play = Play::year(2).summer().players(3).fate("veins_of_gold").agent(1).influencing();
    let play = play.player(0, |p| p.dice([2, 6, 6])).player(1, |p| p.dice([2, 6, 6])).group(2, Some(0), [2]);
    let mut t = play.start();
    t.seat(0).answers("pass");
    t.seat(1).answers("die/2 agent advisor/2");
    t.idle_to_building();
    assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["2G", "2G", "nothing"]);
}

#[test]
fn the_queen_travels_and_twelve_is_worth_a_point_more() {
    ledger::proves!("KB-MOD4-03");
    only("travelling_queen", &[12], POINT);
    let play = Play::year(2).summer().players(3).fate("travelling_queen").influencing();
    let mut t = play.player(0, |p| p.dice([5, 6, 6]).builds("C1 C2")).start();
    t.seat(0).refused("die/5 die/6 die/6 advisor/17", "KB-MOD4-03");
    t.seat(0).may(["die/5 die/6 die/6 market/up advisor/18", "die/5 die/6 die/6 market/down advisor/16"]);
}

#[test]
fn an_ailing_king_receives_nobody() {
    ledger::proves!("KB-MOD4-03", "KB-ENVOY-05");
    let court = |fate: &str| {
        let play = Play::year(2).summer().players(3).fate(fate).agent(0).influencing();
        play.player(0, |p| p.dice([6, 6, 6]).has("1T").builds("C1 C2")).start()
    };
    let mut t = court("ailing_king");
    t.seat(0).refused("die/6 die/6 die/6 advisor/18", "KB-MOD4-03");
    t.seat(0).refused("die/6 die/6 die/6 agent advisor/18", "KB-MOD4-03");
    t.seat(0).may(["die/6 die/6 die/6 market/down advisor/17", "die/6 die/6 advisor/12"]);
    let mut t = court("heavy_snow");
    t.seat(0).may(["die/6 die/6 die/6 advisor/18"]);
}

/// Seat 0 holds 5-4-4, seat 1 5-6-6 with the Agent, seat 2 6-6-1.
fn stars() -> Play {
    let play = Play::year(2).summer().players(3).fate("rising_stars").agent(1).influencing();
    play.player(0, |p| p.dice([4, 4, 5])).player(1, |p| p.dice([5, 6, 6])).player(2, |p| p.dice([1, 6, 6]))
}

#[test]
fn the_first_dice_under_a_rising_star_bring_a_gift_at_once() {
    ledger::proves!("KB-MOD4-03");
    let mut t = stars().start();
    t.seat(0).answers("die/5 advisor/5");
    assert_eq!(purse(&t, 0), GOLD, "5: a gold, before anybody is helped");
    t.seat(1).answers("die/5 agent advisor/5");
    assert_eq!(purse(&t, 1), NOTHING, "the second gets nothing");
    t.seat(2).answers("die/1 die/6 die/6 advisor/13");
    assert_eq!(purse(&t, 2), POINT, "13: a point");
    let mut t = stars().start();
    t.seat(0).answers("die/4 die/5 advisor/9");
    assert_eq!(t.has(0), "1T", "9: a token");
    t.seat(1).answers("die/6 die/6 advisor/12");
    assert_eq!(purse(&t, 1), NOTHING, "no star over 12");
    t.seat(2).answers("pass");
    t.seat(0).may(["die/4 plus2 advisor/6"]);
}

#[test]
fn stars_rise_again_every_season() {
    ledger::proves!("KB-MOD4-03");
    let mut t = stars().start();
    t.seat(0).answers("die/5 advisor/5");
    t.rolls([6, 6, 6, 5, 1, 1, 6, 6, 6]);
    t.idle_until(|t| t.phase() == Phase::Autumn && matches!(t.frame(), Frame::Influence { .. }));
    let before = t.has(1);
    assert_eq!((t.waits_for(), before.as_str()), (Some(1), "nothing"));
    t.seat(1).answers("die/5 advisor/5");
    assert_eq!(t.has(1), "1G");
}

#[test]
fn neutral_dice_came_first() {
    ledger::proves!("KB-MOD4-03", "KB-2P-05");
    let play = Play::year(2).summer().players(2).fate("rising_stars").agent(0).rolls([1, 2, 2, 1, 1]);
    let mut t = play.rolls([1, 1, 5, 6, 6, 6]).start();
    t.seat(0).answers("die/5 agent advisor/5");
    assert_eq!(t.has(0), "nothing", "1+2+2 lie there already");
}

/// Seat 0 has influenced 4; everybody has a 4 more.
fn deals() -> Play {
    let play = Play::year(2).summer().players(3).fate("secret_deals").influencing();
    play.everybody(|p| p.dice([4, 4, 6])).group(4, Some(0), [4])
}

#[test]
fn a_secret_deal_lets_a_player_share_an_opponents_advisor() {
    ledger::proves!("KB-MOD4-03", "KB-INF-03", "KB-R-27");
    let mut t = deals().start();
    t.seat(0).refused("die/4 deal advisor/4", "KB-MOD4-03");
    t.seat(0).refused("die/6 deal advisor/6", "KB-MOD4-03");
    t.seat(0).answers("pass");
    t.seat(1).refused("die/4 advisor/4", "KB-INF-07");
    t.seat(1).refused("die/6 deal advisor/4", "KB-INF-03");
    t.seat(1).answers("die/4 deal advisor/4");
    t.seat(2).answers("die/4 deal advisor/4");
    assert_eq!(t.court(), [(4, Some(0)), (4, Some(1)), (4, Some(2))], "each has a deal of his own");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    for seat in 0..3 {
        t.seat(seat).answers("good/wood");
    }
    assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["1W"; 3], "all are helped, in turn order");
}

#[test]
fn those_who_share_an_advisor_are_helped_in_turn_order() {
    ledger::proves!("KB-R-27", "KB-MOD4-03");
    let play = Play::year(2).summer().players(3).fate("secret_deals").influencing();
    let mut t = play.everybody(|p| p.dice([4, 6, 6])).group(4, Some(2), [4]).start();
    t.seat(0).answers("die/4 deal advisor/4");
    t.idle_to_help();
    t.seat(0).answers("good/gold");
    t.seat(2).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.has(2).as_str()), ("1G", "1W"), "though seat 2 was there first");
}

#[test]
fn a_deal_is_made_once_a_year() {
    ledger::proves!("KB-MOD4-03");
    let mut t = deals().group(6, Some(0), [6]).start();
    t.seat(0).answers("pass");
    t.seat(1).answers("die/4 deal advisor/4");
    t.seat(2).answers("pass");
    t.seat(1).refused("die/6 deal advisor/6", "KB-MOD4-03");
    t.rolls([1, 1, 1, 1, 5, 6, 6, 6, 6]);
    t.idle_until(|t| t.phase() == Phase::Autumn && matches!(t.frame(), Frame::Influence { .. }));
    t.seat(0).answers("die/1 advisor/1");
    t.seat(1).refused("die/1 deal advisor/1", "KB-MOD4-03");
    t.seat(1).answers("pass");
    t.seat(2).may(["pass"]);
}

#[test]
fn an_unused_deal_is_there_in_the_next_season() {
    ledger::proves!("KB-MOD4-03");
    let mut t = deals().start();
    t.rolls([1, 1, 1, 1, 5, 6, 6, 6, 6]);
    t.idle_until(|t| t.phase() == Phase::Autumn && matches!(t.frame(), Frame::Influence { .. }));
    t.seat(0).answers("die/1 advisor/1");
    t.seat(1).may(["die/1 deal advisor/1"]);
}

#[test]
fn nobody_makes_a_deal_with_neutral_dice() {
    ledger::proves!("KB-MOD4-03", "KB-2P-05");
    let play = Play::year(2).summer().players(2).fate("secret_deals").rolls([1, 2, 2, 1, 1]);
    let mut t = play.rolls([1, 1, 5, 6, 6, 6]).start();
    t.seat(0).refused("die/5 deal advisor/5", "KB-MOD4-03");
    t.seat(0).refused("die/5 advisor/5", "KB-INF-07");
}

#[test]
fn agent_and_deal_are_two_rights() {
    ledger::proves!("KB-MOD4-03", "KB-ENVOY-05", "KB-ENVOY-10");
    let mut t = deals().agent(1).start();
    t.seat(0).answers("pass");
    t.seat(1).may(["die/4 deal advisor/4", "die/4 agent advisor/4"]);
    t.seat(1).answers("die/4 deal advisor/4");
    assert_eq!(t.agent(), Some(1), "the deal does not need him");
    t.seat(2).answers("pass");
    t.seat(1).answers("die/4 agent advisor/4");
    assert_eq!((t.agent(), t.court().len()), (None, 3), "a second group of his own beside it");
    t.idle_to_building();
    assert_eq!(t.player(1).goods.total(), 2, "and both are helped");
}
