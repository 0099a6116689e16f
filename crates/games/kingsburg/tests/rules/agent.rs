//! Phase 5: King's Agent (p.7).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::{Build, Favour, Frame};
use table::{Rule, Seat};

fn assigned(play: Play) -> Table {
    play.phase(Phase::Agent).start()
}

#[test]
fn the_player_with_the_fewest_buildings_takes_the_agent() {
    ledger::proves!("KB-ENVOY-01", "KB-ENVOY-13");
    let t = assigned(Play::year(2).everybody(|p| p.builds("F1")).player(3, |p| p.builds("").has("9G 9W")));
    assert_eq!(t.agent(), Some(3), "fewest buildings, however rich");
    assert_eq!(t.phase(), Phase::Autumn, "the phase ends once it is settled");
}

#[test]
fn among_those_with_the_fewest_buildings_the_poorest_takes_the_agent() {
    ledger::proves!("KB-ENVOY-02", "KB-R-24", "KB-R-12");
    let play = Play::year(2)
        .player(0, |p| p.builds("F1"))
        .player(1, |p| p.has("3S"))
        .player(2, |p| p.has("1G 1W 9T"))
        .player(3, |p| p.has("1W 3S"));
    assert_eq!(
        assigned(play).agent(),
        Some(2),
        "player 0 has no goods but is not compared; tokens are no goods"
    );
}

#[test]
fn tied_on_both_nobody_takes_the_agent() {
    ledger::proves!("KB-ENVOY-03");
    let t = assigned(Play::year(2).player(0, |p| p.has("1G")).player(1, |p| p.has("1W")).players(2));
    assert_eq!(t.agent(), None, "the Agent stays on space 5");
    assert!(t.events.contains(&Event::AgentStays), "and that is told");
    assert_eq!((t.has(0), t.has(1)), ("1G".to_owned(), "1W".to_owned()), "without compensation");
    assert_eq!((t.vp(0), t.vp(1)), (0, 0));
}

#[test]
fn an_unused_agent_comes_back_before_he_is_assigned_anew() {
    ledger::proves!("KB-ENVOY-11", "KB-ENVOY-12", "KB-R-31");
    let t = assigned(Play::year(3).agent(0).everybody(|p| p.builds("F1")).player(2, |p| p.builds("")));
    assert_eq!(t.agent(), Some(2), "to another");
    let about = |e: &&Event| matches!(e, Event::AgentReturned { .. } | Event::AgentTaken { .. });
    let story: Vec<_> = t.events.iter().filter(about).copied().collect();
    assert_eq!(
        story,
        [
            Event::AgentReturned { seat: Seat(0) },
            Event::AgentTaken { seat: Seat(2), rule: Rule("KB-ENVOY-01") }
        ],
        "first back"
    );
    assert_eq!((t.has(0), t.vp(0)), ("nothing".to_owned(), 0), "without compensation");
    let t = assigned(Play::year(3).agent(0).players(2));
    assert_eq!(t.agent(), None, "if all tie he stays on the calendar, though somebody held him");
    let mut t =
        assigned(Play::year(3).agent(2).everybody(|p| p.builds("F1")).player(2, |p| p.builds("").has("9W")));
    assert_eq!(t.agent(), Some(2), "perhaps to the same player again");
    t.idle_to_building();
    t.idle_until(|t| t.waits_for() == Some(2));
    t.seat(2).answers("building/E1");
    t.seat(2).answers("building/F1");
    assert_ne!(t.waits_for(), Some(2), "unused uses do not accumulate: two buildings, not three");
    assert_eq!(t.agent(), None);
}

/// Player 1 holds the Agent; Advisor 4 was influenced by player 0, and 8 by player 1 himself.
fn court() -> Play {
    Play::year(2)
        .spring()
        .players(3)
        .agent(1)
        .player(0, |p| p.dice([4, 1, 1]))
        .player(1, |p| p.dice([2, 2, 4]))
        .player(2, |p| p.dice([4, 1, 2]))
        .group(4, Some(0), [4])
        .influencing()
}

#[test]
fn the_agent_lets_his_holder_influence_an_influenced_advisor() {
    ledger::proves!("KB-ENVOY-05", "KB-ENVOY-10", "KB-INF-09", "KB-R-02", "KB-R-28");
    let mut t = court().start();
    t.seat(0).answers("die/1 advisor/1");
    t.seat(1).refused("die/4 advisor/4", "KB-INF-07");
    t.seat(1).may(["die/4 agent advisor/4", "die/2 die/2 agent advisor/4"]);
    t.seat(1).refused("die/2 agent advisor/2", "KB-ENVOY-05");
    t.seat(1).refused("die/2 agent advisor/4", "KB-INF-03");
    t.seat(1).refused("agent advisor/4", "KB-INF-11");
    t.seat(1).answers("die/4 agent advisor/4");
    assert_eq!(t.agent(), None, "after use he goes back to the calendar");
    t.seat(2).refused("die/4 advisor/4", "KB-INF-07");
    t.seat(2).refused("die/4 agent advisor/4", "KB-ENVOY-04");
    assert_eq!(t.court(), [(1, Some(0)), (4, Some(0)), (4, Some(1))], "two groups, of different players");
    t.idle_until(|t| t.waits_for() == Some(1));
    t.seat(1).refused("die/2 die/2 agent advisor/4", "KB-ENVOY-04");
    t.seat(1).refused("die/2 die/2 advisor/4", "KB-INF-07");
}

#[test]
fn a_group_needs_a_coloured_die_of_its_own_on_a_shared_space() {
    ledger::proves!("KB-R-20", "KB-R-28", "KB-INF-10");
    let mut t = court().aid_die(1).player(1, |p| p.white([4]).has("1T")).start();
    t.seat(0).answers("pass");
    t.seat(1).refused("white/4 agent advisor/4", "KB-INF-10");
    t.seat(1).refused("plus2 agent advisor/4", "KB-INF-11");
    t.seat(1).may(["die/2 plus2 agent advisor/4"]);
}

#[test]
fn the_kings_aid_die_opens_no_influenced_advisor() {
    ledger::proves!("KB-R-02", "KB-INF-09");
    let play = court().aid_die(2).player(2, |p| p.white([3]));
    let mut t = play.start();
    t.idle_until(|t| t.waits_for() == Some(2));
    t.seat(2).refused("die/1 white/3 advisor/4", "KB-INF-07");
}

#[test]
fn the_agent_may_be_used_on_an_advisor_influenced_by_oneself() {
    ledger::proves!("KB-ENVOY-05", "KB-ENVOY-06");
    let play = Play::year(2).spring().players(3).agent(1).player(1, |p| p.dice([2, 2, 4]));
    let mut t = play.group(4, Some(1), [4]).influencing().start();
    t.seat(0).answers("pass");
    t.seat(1).answers("die/2 die/2 agent advisor/4");
    t.idle_to_help();
    t.seat(1).answers("good/wood");
    t.seat(1).answers("good/wood");
    assert_eq!(t.has(1), "2W", "he gives his help twice, once for each group");
}

#[test]
fn a_doubled_advisor_helps_twice_in_that_season_only() {
    ledger::proves!("KB-ENVOY-06");
    let mut t = court().start();
    t.seat(0).answers("pass");
    t.seat(1).answers("die/4 agent advisor/4");
    t.idle_to(Phase::Summer);
    let served =
        |events: &[Event]| events.iter().filter(|e| matches!(e, Event::Helped { advisor: 4, .. })).count();
    assert_eq!(served(&t.news()), 2, "once for each group");
    t.rolls([4, 4, 4, 4, 4, 4, 4, 4, 4]);
    t.idle_to(Phase::Autumn);
    t.idle_until(|t| matches!(t.frame(), Frame::Influence { .. }));
    let seat = t.order()[0];
    t.seat(seat).answers("die/4 advisor/4");
    t.news();
    t.idle_to_building();
    assert_eq!(served(&t.news()), 1, "in the next season he helps once again");
}

/// Player 0 of three builds in this season and holds the Agent.
fn builder(season: Phase) -> Table {
    let play = Play::year(2).phase(season).players(3).agent(0).player(0, |p| p.has("3G 6W 3S"));
    play.player(1, |p| p.has("9W")).building().start()
}

#[test]
fn the_agent_lets_his_holder_build_a_second_building_in_any_season() {
    ledger::proves!("KB-ENVOY-04", "KB-ENVOY-08", "KB-ENVOY-10", "KB-R-29");
    for season in [Phase::Autumn, Phase::Spring, Phase::Summer] {
        let mut t = builder(season);
        t.seat(0).answers("building/F1");
        assert_eq!(t.agent(), Some(0), "the first building does not need him");
        assert_eq!(
            t.frame(),
            Frame::Build(Build { place: 0, built: 1, favour: Favour::None }),
            "both in the owner's own turn, in {season:?}"
        );
        t.seat(0).answers("building/E1");
        assert_eq!(t.agent(), None, "after use he goes back to the calendar");
        assert_eq!((t.buildings(0), t.has(0)), ("E1 F1".to_owned(), "3G 3W 3S".to_owned()));
        assert_eq!(t.waits_for(), Some(1), "there is no third");
        t.seat(1).answers("building/E1");
        assert_eq!(t.waits_for(), Some(2), "whoever does not hold him builds once");
    }
}

#[test]
fn the_second_building_is_paid_and_restricted_like_any() {
    ledger::proves!("KB-ENVOY-09", "KB-R-30");
    let mut t = builder(Phase::Spring);
    t.seat(0).refused("building/F2", "KB-BUILD-07");
    t.seat(0).answers("building/F1");
    t.seat(0).refused("building/F1", "KB-BUILD-11");
    t.seat(0).refused("building/F3", "KB-BUILD-07");
    t.seat(0).refused("building/B2", "KB-BUILD-07");
    t.seat(0).answers("building/F2");
    assert_eq!(t.has(0), "3G 4W 2S", "the second may rest on the first, and is paid in full");
    let mut t = Play::year(2).spring().players(3).agent(0).player(0, |p| p.has("2W 1G")).building().start();
    t.seat(0).answers("building/E1");
    t.seat(0).may_only(["pass"]);
    t.seat(0).refused("building/C1", "KB-BUILD-03");
}

#[test]
fn declining_the_second_building_keeps_the_agent() {
    ledger::proves!("KB-ENVOY-08", "KB-ENVOY-04");
    let mut t = builder(Phase::Spring);
    t.seat(0).answers("building/F1");
    t.seat(0).answers("pass");
    assert_eq!((t.agent(), t.waits_for()), (Some(0), Some(1)), "he is kept for a later season");
    let mut t = builder(Phase::Spring);
    t.seat(0).answers("pass");
    assert_eq!((t.agent(), t.waits_for()), (Some(0), Some(1)), "who builds nothing has no second building");
}

#[test]
fn one_holding_gives_one_use() {
    ledger::proves!("KB-ENVOY-07");
    let mut t = court().player(1, |p| p.has("9G 9W 9S")).start();
    t.seat(0).answers("pass");
    t.seat(1).answers("die/4 agent advisor/4");
    t.idle_to_building();
    t.idle_until(|t| t.waits_for() == Some(1));
    t.seat(1).answers("building/F1");
    assert_eq!(t.waits_for(), Some(2), "used for influence, he gives no second building");
    let mut t = builder(Phase::Spring);
    t.seat(0).answers("building/F1");
    t.seat(0).answers("building/E1");
    t.rolls([4, 4, 4, 4, 4, 4, 4, 4, 4]);
    t.idle_to(Phase::Summer);
    t.seat(0).answers("die/4 advisor/4");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).refused("die/4 agent advisor/4", "KB-ENVOY-04");
}

#[test]
fn an_agent_held_at_the_end_of_the_game_is_worth_nothing() {
    ledger::proves!("KB-R-31");
    let t = Play::year(5).winter().card("5.1").agent(1).everybody(|p| p.soldiers(1)).rolls([6]).start();
    assert_eq!(t.frame(), Frame::Over);
    assert_eq!((t.vp(0), t.vp(1)), (0, 0), "7 against 7 is a draw, and the Agent adds nothing");
    assert_eq!(t.winners(), [0, 1, 2, 3]);
}

#[test]
fn the_agent_may_be_held_over_winter() {
    ledger::proves!("KB-ENVOY-04", "KB-ENVOY-11");
    let mut t = Play::year(2).phase(Phase::Agent).player(0, |p| p.builds("F1")).player(1, |p| p.builds("F1"));
    t = t.player(2, |p| p.builds("F1"));
    let mut t = t.start();
    assert_eq!(t.agent(), Some(3));
    t.idle_until(|t| t.state.board.year == 3 && t.phase() == Phase::Summer);
    assert_eq!(t.agent(), Some(3), "still his in Summer of the next year");
}
