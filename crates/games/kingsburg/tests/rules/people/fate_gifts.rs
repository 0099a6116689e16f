//! Fate cards that give: Royal Largesse, Royal Alms, Year of Comets.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

#[test]
fn royal_largesse_makes_the_reward_two_points() {
    ledger::proves!("KB-MOD4-03", "KB-REWARD-01", "KB-REWARD-02");
    let rewarded = |with: &[usize]| {
        let mut play = Play::year(2).phase(Phase::Reward).players(3).fate("royal_largesse").rolls([6; 9]);
        for seat in with {
            play = play.player(*seat, |p| p.builds("F1"));
        }
        let t = play.start();
        [0, 1, 2].map(|seat| t.vp(seat))
    };
    assert_eq!(rewarded(&[1]), [0, 2, 0]);
    assert_eq!(rewarded(&[0, 2]), [2, 0, 2], "for each who ties");
    assert_eq!(rewarded(&[]), [2, 2, 2]);
}

/// A season begins, players have these goods.
fn season(fate: &str, season: Phase, goods: [&str; 3]) -> Play {
    let mut play = Play::year(2).phase(season).players(3).fate(fate).rolls([6; 12]);
    for (seat, goods) in goods.into_iter().enumerate() {
        play = play.player(seat, |p| p.has(goods));
    }
    play
}

/// The alms are handed out; who took one.
fn alms(play: Play) -> (Table, Vec<u8>) {
    let mut t = play.start();
    let mut takers = Vec::new();
    while matches!(t.frame(), Frame::Effect { .. }) {
        let seat = t.waits_for().expect("somebody takes a good");
        t.seat(seat).may_only(["good/stone", "good/wood", "good/gold"]);
        t.seat(seat).refused("pass", "KB-MOD4-03");
        t.seat(seat).answers("good/wood");
        takers.push(seat);
    }
    (t, takers)
}

#[test]
fn royal_alms_go_to_those_with_the_fewest_goods_in_every_season() {
    ledger::proves!("KB-MOD4-03");
    for time in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let (t, takers) = alms(season("royal_alms", time, ["2G", "1S", "1G 1S"]));
        assert_eq!(takers, [1], "in {time:?}");
        assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["2G", "1W 1S", "1G 1S"]);
    }
    let (_, takers) = alms(season("royal_alms", Phase::Spring, ["0G", "0G 7T", "1G"]).order([2, 1, 0]));
    assert_eq!(takers, [1, 0], "all who tie, in turn order; tokens are no goods");
    let (_, takers) = alms(season("royal_alms", Phase::Spring, ["0G", "0G", "0G"]));
    assert_eq!(takers, [0, 1, 2]);
}

#[test]
fn who_is_poor_is_found_before_anybody_takes() {
    ledger::proves!("KB-MOD4-03", "KB-ORDERING-02");
    let (_, takers) = alms(season("royal_alms", Phase::Summer, ["1G", "1W", "2S"]));
    assert_eq!(takers, [0, 1], "seat 2 has as few as they only once they have taken");
}

#[test]
fn ones_own_buildings_come_before_the_alms() {
    ledger::proves!("KB-MOD4-03", "KB-ORDERING-01");
    let play = season("royal_alms", Phase::Summer, ["0G", "1W", "2S"]);
    let (t, takers) = alms(play.player(0, |p| p.builds("C1 C2 C3 C4")));
    assert_eq!(takers, [0, 1], "with the gold of his Guild seat 0 has as much as seat 1");
    assert_eq!(t.has(0), "1G 1W");
}

#[test]
fn a_comet_brings_a_token_to_those_without() {
    ledger::proves!("KB-MOD4-03", "KB-CLAR-02");
    for time in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let t = season("year_of_comets", time, ["0T", "1T", "3T"]).start();
        assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["1T", "1T", "3T"], "in {time:?}");
    }
}

#[test]
fn the_couriers_token_comes_first() {
    ledger::proves!("KB-MOD4-03", "KB-MOD3-05");
    let play = season("year_of_comets", Phase::Spring, ["0T", "0T", "0T"]);
    let t = play.governors(["courier", "paladin", "castellan"]).start();
    assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["1T"; 3], "he has one by then, so no comet for him");
    let play = season("year_of_comets", Phase::Summer, ["0T", "0T", "0T"]);
    let t = play.governors(["courier", "paladin", "castellan"]).start();
    assert_eq!(t.has(0), "1T", "in Summer the comet is all he has");
}
