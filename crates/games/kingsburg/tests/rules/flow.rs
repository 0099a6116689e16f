//! Course of the game (p.3), the end of the year (p.9) and the sequence of play (back cover).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use table::Scripted;

fn phases(events: &[Event]) -> Vec<(u8, Phase)> {
    let began =
        |e: &Event| if let Event::PhaseBegan { year, phase } = e { Some((*year, *phase)) } else { None };
    events.iter().filter_map(began).collect()
}

#[test]
fn a_game_is_five_years_of_eight_phases() {
    ledger::proves!(
        "KB-FLOW-01",
        "KB-FLOW-02",
        "KB-FLOW-03",
        "KB-SEQ-02",
        "KB-END-01",
        "KB-END-02",
        "KB-R-01",
        "KB-R-10"
    );
    let mut t = Table::open(4, Scripted::dice([]).then_seed(4));
    t.idle_until(|t| t.frame() == Frame::Over);
    use Phase::{Agent, Aid, Autumn, Mercenaries, Reward, Spring, Summer, Winter};
    let of_a_year = [Aid, Spring, Reward, Summer, Agent, Autumn, Mercenaries, Winter];
    let expected: Vec<_> = (1..=5).flat_map(|year| of_a_year.map(|phase| (year, phase))).collect();
    assert_eq!(phases(&t.events), expected, "each phase once a year, in order, and no sixth year");
    assert_eq!(Phase::ALL, of_a_year, "the eight spaces of the calendar");
    assert_eq!((t.state.board.year, t.phase()), (5, Winter), "the game ends with the fifth Winter");
    assert_eq!(t.waits_for(), None, "and nobody is asked any more");
}

#[test]
fn the_fifth_year_is_played_to_its_winter() {
    ledger::proves!("KB-END-01", "KB-END-02", "KB-R-01");
    let mut t = Play::year(4).winter().rolls([1]).start();
    assert_eq!(
        (t.state.board.year, t.phase()),
        (5, Phase::Aid),
        "after Winter of year 4 the marker goes to V"
    );
    assert_ne!(t.frame(), Frame::Over, "reaching V does not end the game");
    t.idle_until(|t| t.frame() == Frame::Over);
    assert_eq!(t.phase(), Phase::Winter, "the game ends after the Winter of V");
}

#[test]
fn four_event_phases_precede_the_four_seasons() {
    ledger::proves!("KB-FLOW-04", "KB-WINTER-01");
    let seasons = [Phase::Spring, Phase::Summer, Phase::Autumn, Phase::Winter];
    for (i, season) in seasons.into_iter().enumerate() {
        assert_eq!(Phase::ALL[2 * i + 1], season, "every second space is a season, an event phase before it");
    }
    let productive: Vec<_> = Phase::ALL.into_iter().filter_map(Phase::season).collect();
    assert_eq!(productive, [0, 1, 2], "Winter is no productive season");
    let names = Phase::ALL.map(Phase::name);
    let expected = ["aid", "spring", "reward", "summer", "agent", "autumn", "mercenaries", "winter"];
    assert_eq!(names, expected, "the names used in files");
}

/// The steps of a season as the events show them.
fn steps(events: &[Event]) -> Vec<&'static str> {
    let mut steps = Vec::new();
    for event in events {
        let step = match event {
            Event::Rolled { .. } => "roll",
            Event::OrderSet { .. } => "order",
            Event::Influenced { .. } | Event::Passed { .. } => "influence",
            Event::Helped { .. } => "help",
            Event::Built { .. } | Event::DidNotBuild { .. } => "build",
            _ => continue,
        };
        if steps.last() != Some(&step) {
            steps.push(step);
        }
    }
    steps
}

#[test]
fn every_season_has_the_same_four_steps() {
    ledger::proves!("KB-SEASON-01", "KB-SEASON-03", "KB-SEASON-04");
    for season in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let mut t = Play::year(2)
            .phase(season)
            .players(3)
            .player(0, |p| p.has("2G"))
            .rolls([1, 1, 2, 3, 3, 3, 5, 5, 6])
            .start();
        assert_eq!(t.order(), [0, 1, 2], "a new roll and a new order in {season:?}");
        t.seat(0).answers("die/1 die/2 advisor/3");
        t.seat(1).answers("die/3 die/3 advisor/6");
        t.seat(2).answers("die/5 advisor/5");
        t.idle_to_building();
        assert_eq!(t.soldiers(2), 1, "help comes before building in {season:?}");
        t.seat(0).answers("building/B1");
        t.idle_until(|t| t.phase() != season);
        let first: Vec<_> = steps(&t.news()).into_iter().take(5).collect();
        assert_eq!(
            first,
            ["roll", "order", "influence", "help", "build"],
            "four steps in order in {season:?}"
        );
    }
}

#[test]
fn the_next_phase_begins_when_the_one_before_has_ended() {
    ledger::proves!("KB-FLOW-03", "KB-REWARD-03", "KB-ENVOY-13", "KB-AID-10");
    let t = Play::year(3)
        .player(0, |p| p.builds("F1"))
        .player(1, |p| p.builds("F1"))
        .phase(Phase::Reward)
        .start();
    assert_eq!(phases(&t.events), [(3, Phase::Reward), (3, Phase::Summer)], "the reward needs no decision");
    let t = Play::year(3).phase(Phase::Agent).start();
    assert_eq!(phases(&t.events), [(3, Phase::Agent), (3, Phase::Autumn)], "nor does the Agent");
    let t = Play::year(3)
        .player(0, |p| p.has("1W"))
        .player(1, |p| p.has("1W"))
        .player(2, |p| p.has("1W"))
        .start();
    assert_eq!(phases(&t.events), [(3, Phase::Aid), (3, Phase::Spring)], "nor the aid when it is a die");
}

#[test]
fn after_winter_comes_kings_aid_of_the_next_year() {
    ledger::proves!("KB-END-01", "KB-EX-21");
    let t = Play::year(1).winter().everybody(|p| p.soldiers(2)).rolls([3]).start();
    assert_eq!(
        (t.state.board.year, t.phase()),
        (2, Phase::Aid),
        "the year marker advances, the season marker returns"
    );
    assert!((0..4).all(|seat| t.soldiers(seat) == 0), "all soldiers are dismissed");
}
