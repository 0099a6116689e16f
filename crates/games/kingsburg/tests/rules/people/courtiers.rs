//! Governors at court: Damsel, Courier, Chamberlain, Hermit.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

/// Dice of the first player that make a group for this advisor, and that group.
fn group(advisor: u8) -> ([u8; 3], Vec<u8>) {
    match advisor {
        1..=6 => ([advisor, 6, 6], vec![advisor]),
        7..=12 => ([6, advisor - 6, 6], vec![6, advisor - 6]),
        _ => ([6, 6, advisor - 12], vec![6, 6, advisor - 12]),
    }
}

/// The Damsel alone influences this advisor; building is next.
fn damsel(advisor: u8) -> Table {
    let (dice, group) = group(advisor);
    let mut play = Play::year(2).summer().players(3).governors(["damsel", "paladin", "castellan"]);
    play = play.player(0, |p| p.dice(dice)).group(advisor, Some(0), []).influencing();
    play.position.court[0].dice = group;
    let mut t = play.start();
    t.idle_to_building();
    t
}

#[test]
fn the_damsel_scores_when_an_advisor_from_twelve_up_helps_her() {
    ledger::proves!("KB-MOD3-05");
    for advisor in 2..=18 {
        // Advisor 17 gives 3 VP of her own; 14 is declined, and helps all the same.
        let expected = i16::from(advisor >= 12) + if advisor == 17 { 3 } else { 0 };
        assert_eq!(damsel(advisor).vp(0), expected, "advisor {advisor}");
    }
    let t = damsel(12);
    assert_eq!((t.vp(1), t.vp(2)), (0, 0), "she, and nobody else");
}

#[test]
fn the_damsel_scores_once_a_season() {
    ledger::proves!("KB-ORDERING-03", "KB-MOD3-05");
    let play = Play::year(2).spring().players(3).governors(["damsel", "paladin", "castellan"]).aid_die(0);
    let play = play.player(0, |p| p.builds("C1 C2 C3").dice([1, 6, 6]).white([6, 6]));
    let mut t = play.influencing().start();
    t.seat(0).answers("die/6 white/6 advisor/12");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    t.seat(0).answers("die/1 die/6 white/6 advisor/13");
    t.idle_to_building();
    assert_eq!(t.vp(0), 1, "12 and 13 both help her, for one point");
    // Seat 0 has one white die (Farms) in Summer.
    t.rolls([6, 6, 1, 1, 6, 6, 6, 6, 6, 6]);
    t.idle_until(|t| t.phase() == Phase::Summer && matches!(t.frame(), Frame::Influence { .. }));
    let before = t.vp(0);
    t.seat(0).answers("die/6 die/6 advisor/12");
    t.idle_to_building();
    assert_eq!(t.vp(0), before + 1, "in the next season again");
}

#[test]
fn a_tile_over_a_high_advisor_is_his_help_too() {
    ledger::proves!("KB-MOD3-05");
    let mut play =
        Play::year(2).summer().players(3).governors(["damsel", "paladin", "castellan"]).tiles([16]);
    play = play.player(0, |p| p.dice([6, 6, 4])).group(16, Some(0), [6, 6, 4]).influencing();
    let mut t = play.start();
    t.idle_to_building();
    assert_eq!((t.vp(0), t.has(0).as_str()), (6, "nothing"), "5 by the tile, 1 for her");
}

#[test]
fn the_courier_has_a_token_at_the_start_of_spring_and_autumn() {
    ledger::proves!("KB-MOD3-05", "KB-CLAR-01");
    for (season, tokens) in [(Phase::Spring, "1T"), (Phase::Summer, "nothing"), (Phase::Autumn, "1T")] {
        let play = Play::year(2).phase(season).players(3).governors(["prince", "courier", "castellan"]);
        let t = play.rolls([6; 9]).start();
        assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["nothing", tokens, "nothing"], "in {season:?}");
    }
    let play = Play::year(2).spring().players(3).governors(["prince", "courier", "castellan"]);
    let mut t = play.player(1, |p| p.has("2T")).rolls([6, 6, 6, 1, 2, 3, 6, 6, 6]).start();
    assert_eq!(t.has(1), "3T", "on top of what he has");
    t.seat(1).answers("die/1 plus2 advisor/3");
    t.idle_until(|t| t.waits_for() == Some(1));
    t.seat(1).refused("die/2 plus2 advisor/4", "KB-CLAR-01");
}

fn chamberlain(phase: Phase) -> Play {
    Play::year(2).phase(phase).players(3).governors(["paladin", "chamberlain", "castellan"]).rolls([6; 9])
}

#[test]
fn the_chamberlain_takes_a_good_if_he_does_not_receive_the_reward() {
    ledger::proves!("KB-MOD3-05", "KB-REWARD-01", "KB-REWARD-02");
    let mut t = chamberlain(Phase::Reward).player(0, |p| p.builds("F1")).start();
    t.seat(1).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(1).refused("pass", "KB-MOD3-05");
    t.seat(1).answers("good/stone");
    assert_eq!([0, 1, 2].map(|seat| t.has(seat)), ["nothing", "1S", "nothing"]);
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [1, 0, 0]);
    let t = chamberlain(Phase::Reward).player(0, |p| p.builds("F1")).player(1, |p| p.builds("F1")).start();
    assert_eq!((t.vp(1), t.has(1).as_str()), (1, "nothing"), "who ties for it has received it");
    assert!(matches!(t.frame(), Frame::Influence { .. }), "and nothing is offered to him");
    let t = chamberlain(Phase::Reward).player(1, |p| p.builds("F1")).start();
    assert_eq!((t.vp(1), t.has(1).as_str()), (1, "nothing"));
    assert!(matches!(t.frame(), Frame::Influence { .. }), "Summer has begun");
}

#[test]
fn the_chamberlain_takes_a_token_if_he_does_not_receive_the_agent() {
    ledger::proves!("KB-MOD3-05", "KB-ENVOY-01", "KB-ENVOY-03");
    let poorest = |seat: usize| {
        let play = chamberlain(Phase::Agent).everybody(|p| p.builds("F1"));
        play.player(seat, |p| p.builds("")).start()
    };
    let t = poorest(0);
    assert_eq!((t.agent(), t.has(1).as_str()), (Some(0), "1T"));
    assert_eq!((t.has(0).as_str(), t.has(2).as_str()), ("nothing", "nothing"));
    let t = poorest(1);
    assert_eq!((t.agent(), t.has(1).as_str()), (Some(1), "nothing"), "he has the Agent");
    let t = chamberlain(Phase::Agent).start();
    assert_eq!((t.agent(), t.has(1).as_str()), (None, "1T"), "nobody got him, so he did not either");
}

/// The Hermit (seat 0) has placed these groups; the Politician (seat 1) is about to.
fn hermit(groups: &[u8]) -> Table {
    let mut play = Play::year(2).summer().players(3).governors(["hermit", "politician", "castellan"]);
    play = play.player(0, |p| p.dice([1, 2, 3])).player(1, |p| p.dice([5, 6, 6]));
    for face in groups {
        play = play.group(*face, Some(0), [*face]);
    }
    play.influencing().start()
}

#[test]
fn the_hermit_takes_a_good_for_exactly_one_group() {
    ledger::proves!("KB-MOD3-05", "KB-INF-17", "KB-INF-19");
    for (groups, expected) in [(&[][..], false), (&[2], true), (&[2, 3], false), (&[1, 2, 3], false)] {
        let mut t = hermit(groups);
        t.idle_until(|t| !matches!(t.frame(), Frame::Influence { .. }));
        let asked = matches!(t.frame(), Frame::Effect { .. });
        assert_eq!(asked, expected, "with {} groups", groups.len());
        if asked {
            t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
            t.seat(0).refused("pass", "KB-MOD3-05");
            t.seat(0).answers("good/stone");
            t.idle_to_building();
            assert_eq!(t.has(0), "1G 1S", "and advisor 2 helps him afterwards");
        }
    }
}

#[test]
fn groups_of_others_do_not_disturb_the_hermit() {
    ledger::proves!("KB-MOD3-05", "KB-R-69");
    let mut t = hermit(&[2]);
    t.seat(0).answers("pass");
    t.seat(1).answers("die/5 space/5");
    t.idle_until(|t| !matches!(t.frame(), Frame::Influence { .. }));
    assert_eq!(t.waits_for(), Some(0), "the Politician's dice are not his");
    t.seat(0).answers("good/wood");
    let mut t = hermit(&[]);
    t.seat(0).answers("pass");
    t.seat(1).answers("die/5 space/5");
    t.idle_to_building();
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("nothing", "1S"), "nor do they serve him");
}
