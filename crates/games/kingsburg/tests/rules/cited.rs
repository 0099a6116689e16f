//! What happens for several reasons is told by the rule of each.

use crate::dsl::{Play, Table, say_event};
use kingsburg::Options;
use kingsburg::board::{Phase, Right};
use kingsburg::event::Event;
use kingsburg::options::{Lines, Rows};
use table::{Event as _, Scripted};

/// The rules by which events of this kind were told, in their order.
fn cited(t: &Table, kind: impl Fn(&Event) -> bool) -> Vec<&'static str> {
    t.events.iter().filter(|event| kind(event)).map(|event| event.rule().0).collect()
}

fn gains(t: &Table) -> Vec<&'static str> {
    cited(t, |e| matches!(e, Event::Gained { what, .. } if what.vp > 0))
}

#[test]
fn who_declines_a_second_building_has_built() {
    ledger::proves!("KB-BUILD-01", "KB-ENVOY-08", "VR-12");
    let told = |play: Play, answers: &[&str]| {
        let mut t = play.building().start();
        t.news();
        answers.iter().for_each(|answer| t.seat(0).answers(answer));
        cited(&t, |e| matches!(e, Event::DidNotBuild { .. } | Event::Declined { .. }))
    };
    let spring = || Play::year(2).spring().players(3).player(0, |p| p.has("6G 2S"));
    assert_eq!(told(spring().agent(0), &["building/B1", "pass"]), ["KB-ENVOY-08"]);
    assert_eq!(told(spring().agent(0), &["pass"]), ["KB-BUILD-01"]);
    let yards = || spring().modules("4").fate("night_yards");
    assert_eq!(told(yards(), &["building/B1", "pass"]), ["KB-MOD4-03"]);
    assert_eq!(told(yards(), &["pass"]), ["KB-BUILD-01"]);
}

#[test]
fn goods_that_decide_who_is_poorest_are_told() {
    ledger::proves!("KB-AID-01", "KB-AID-02", "KB-ENVOY-01", "KB-ENVOY-02");
    let few = || Play::year(2).players(3).everybody(|p| p.builds("F1")).player(2, |p| p.builds(""));
    let poor = || Play::year(2).players(3).everybody(|p| p.has("1G")).player(2, |p| p.has("0G"));
    let aid = |play: Play| cited(&play.start(), |e| matches!(e, Event::AidDie { .. }));
    assert_eq!((aid(few()), aid(poor())), (vec!["KB-AID-01"], vec!["KB-AID-02"]));
    let agent =
        |play: Play| cited(&play.phase(Phase::Agent).start(), |e| matches!(e, Event::AgentTaken { .. }));
    assert_eq!((agent(few()), agent(poor())), (vec!["KB-ENVOY-01"], vec!["KB-ENVOY-02"]));
}

#[test]
fn points_of_several_are_told_by_the_rule_of_ties() {
    ledger::proves!("KB-REWARD-01", "KB-REWARD-02", "KB-WINTER-13", "KB-WINTER-14");
    let reward = |buildings: [&str; 2]| {
        let play = Play::year(2).phase(Phase::Reward).players(2);
        gains(&play.player(0, |p| p.builds(buildings[0])).player(1, |p| p.builds(buildings[1])).start())
    };
    assert_eq!(reward(["B1", ""]), ["KB-REWARD-01"]);
    assert_eq!(reward(["B1", "F1"]), ["KB-REWARD-02"; 2]);
    let winter = |soldiers: [u16; 2]| {
        let play = Play::year(5).winter().card("5.2").rolls([1]).players(2);
        let t = play.player(0, |p| p.soldiers(soldiers[0])).player(1, |p| p.soldiers(soldiers[1])).start();
        gains(&t).into_iter().filter(|rule| *rule != "KB-WINTER-09").collect::<Vec<_>>()
    };
    assert_eq!(winter([9, 8]), ["KB-WINTER-13"]);
    assert_eq!(winter([9, 9]), ["KB-WINTER-14"; 2]);
}

#[test]
fn a_pass_is_told_by_what_is_left_of_the_dice() {
    ledger::proves!("KB-INF-14", "KB-INF-15", "KB-INF-18");
    let season = |white: &[u8]| {
        let play = Play::year(2).spring().players(2).player(1, |p| p.dice([6, 6, 6]));
        let mut play = play.player(0, |p| p.dice([1, 1, 2]));
        if !white.is_empty() {
            play = play.aid_die(0);
            play.position.players[0].white = white.to_vec();
        }
        let mut t = play.influencing().start();
        t.seat(0).answers("die/1 die/1 die/2 advisor/4");
        t.seat(1).answers("pass");
        cited(&t, |e| matches!(e, Event::Passed { .. }))
    };
    assert_eq!(season(&[]), ["KB-INF-18", "KB-INF-14"]);
    assert_eq!(season(&[3]), ["KB-INF-18", "KB-INF-15"]);
}

#[test]
fn lines_and_bids_are_told_by_the_rule_of_their_round() {
    ledger::proves!("KB-MOD2-06", "KB-MOD2-07", "KB-MOD3-07", "KB-MOD3-08");
    let options = Options { rows: Rows::Five, lines: Lines::Drafted, ..Options::default() };
    let mut t = Table::with(&options, 2, Scripted::dice([]).draws([0; 7]));
    t.seat(0).answers("line/B");
    t.seat(1).answers("line/C");
    t.seat(1).refused("line/A", "KB-MOD2-07");
    t.seat(1).refused("pass", "KB-MOD2-07");
    t.seat(1).answers("line/D");
    let taken = cited(&t, |e| matches!(e, Event::LineTaken { .. }));
    assert_eq!(taken, ["KB-MOD2-06", "KB-MOD2-06", "KB-MOD2-07"]);
    let mut t = crate::people::auction::auction(2, 0, &["thief", "prince", "duke"]);
    t.seat(0).answers("governor/duke");
    t.seat(0).answers("bid/0");
    t.seat(1).answers("bid/3");
    assert_eq!(cited(&t, |e| matches!(e, Event::Bid { .. })), ["KB-MOD3-07", "KB-MOD3-08"]);
}

#[test]
fn a_tile_goes_by_the_rule_that_picks_it() {
    ledger::proves!("KB-REST-03", "KB-REST-04");
    let gone = |advisor: Option<u8>| {
        let all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
        let mut play = Play::year(1).spring().players(3).modules("6r").tiles(all);
        if let Some(advisor) = advisor {
            play = crate::court::season::placed(play, advisor, 0, Right::Free);
        }
        let mut t = play.influencing().start();
        t.idle_until(|t| t.phase() != Phase::Spring);
        let removed = t.events.iter().find(|e| matches!(e, Event::TileRemoved { .. })).map(say_event);
        removed.unwrap_or_default()
    };
    assert_eq!(gone(Some(9)), "event-tile-removed tile=tile/9 advisor=advisor/9 (KB-REST-03)");
    assert_eq!(gone(None), "event-tile-removed tile=tile/1 advisor=advisor/1 (KB-REST-04)");
}
