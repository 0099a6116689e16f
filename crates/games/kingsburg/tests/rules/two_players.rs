//! The extra rule for two players (p.9).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use kingsburg::position::Position;

/// A season of two with these neutral dice; the players roll 1-1-2 and 3-4-6.
fn two(neutral: [u8; 5]) -> Play {
    Play::year(2).summer().players(2).rolls(neutral).rolls([1, 1, 2, 3, 4, 6])
}

fn closed(t: &Table) -> Vec<(u8, &'static str)> {
    let neutral = |e: &Event| {
        if let Event::NeutralDice { advisor, rule } = e { Some((*advisor, rule.0)) } else { None }
    };
    t.events.iter().filter_map(neutral).collect()
}

#[test]
fn three_and_two_neutral_dice_close_the_advisors_of_their_sums() {
    ledger::proves!("KB-2P-01", "KB-2P-02", "KB-2P-05", "KB-SEASON-02", "KB-R-45");
    let mut t = two([1, 2, 3, 6, 4]).start();
    assert_eq!(t.court(), [(6, None), (10, None)], "1+2+3 and 6+4");
    assert_eq!(closed(&t), [(6, "KB-2P-01"), (10, "KB-2P-02")], "and it is told");
    let written = Position::of_state(&t.game, &t.state);
    assert_eq!(
        (&written.court[0].dice[..], &written.court[1].dice[..]),
        (&[1, 2, 3][..], &[6, 4][..]),
        "the dice lie there"
    );
    assert_eq!(written.neutral, [1, 2, 3, 6, 4]);
    let rolled = |e: &Event| matches!(e, Event::Rolled { .. });
    let closed = |e: &Event| matches!(e, Event::NeutralDice { .. });
    assert!(t.events.iter().position(closed) < t.events.iter().position(rolled), "before the players roll");
    assert_eq!(
        t.player(0).dice.coloured,
        [1, 1, 2],
        "the players' own dice come after the five neutral ones"
    );
    t.seat(0).answers("pass");
    t.seat(1).refused("die/6 advisor/6", "KB-INF-07");
    t.seat(1).refused("die/4 die/6 advisor/10", "KB-INF-07");
    t.seat(1).may(["die/3 die/6 advisor/9", "die/3 die/4 advisor/7"]);
}

#[test]
fn neutral_dice_come_with_exactly_two_players_and_in_every_season() {
    ledger::proves!("KB-SEASON-02", "KB-2P-01");
    for season in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let t = Play::year(3).phase(season).players(2).start();
        let groups = t.court().len();
        assert!((2..=3).contains(&groups), "two or three Advisors are closed in {season:?}");
        assert!(t.state.board.neutral.iter().all(|face| (1..=6).contains(face)), "five dice were rolled");
        for players in 3..=5 {
            let t = Play::year(3).phase(season).players(players).start();
            assert!(t.court().is_empty() && closed(&t).is_empty(), "none with {players} players");
        }
    }
    let t = Play::year(3).winter().players(2).rolls([6]).start();
    assert!(closed(&t).is_empty(), "Winter is no season of neutral dice");
}

#[test]
fn on_a_collision_each_of_the_two_dice_goes_its_own_way() {
    ledger::proves!("KB-2P-03", "KB-R-45");
    let mut t = two([1, 2, 3, 2, 4]).start();
    assert_eq!(t.court(), [(2, None), (4, None), (6, None)], "6 is taken: 2 and 4 instead of 6");
    assert_eq!(closed(&t), [(6, "KB-2P-01"), (2, "KB-2P-03"), (4, "KB-2P-03")]);
    t.seat(0).refused("die/2 advisor/2", "KB-INF-07");
    t.seat(0).refused("die/1 die/1 die/2 advisor/4", "KB-INF-07");
}

#[test]
fn of_two_equal_dice_in_a_collision_the_second_is_not_used() {
    ledger::proves!("KB-2P-04");
    let t = two([1, 2, 3, 3, 3]).start();
    assert_eq!(t.court(), [(3, None), (6, None)], "one 3 closes Advisor 3");
    assert_eq!(closed(&t), [(6, "KB-2P-01"), (3, "KB-2P-04")]);
}

#[test]
fn every_roll_of_neutral_dice_closes_two_or_three_advisors() {
    ledger::proves!("KB-2P-01", "KB-2P-02", "KB-2P-03", "KB-2P-04");
    for code in 0..7776u32 {
        let dice: [u8; 5] = std::array::from_fn(|i| (code / 6u32.pow(i as u32) % 6) as u8 + 1);
        let [a, b, c, d, e] = dice;
        let (three, two) = (a + b + c, d + e);
        let mut expected = if two != three { vec![three, two] } else { vec![three, d, e] };
        expected.sort_unstable();
        expected.dedup();
        if code % 37 == 0 || two == three {
            let t = Play::year(2).spring().players(2).rolls(dice).start();
            assert_eq!(t.court().iter().map(|g| g.0).collect::<Vec<_>>(), expected, "for {dice:?}");
        }
    }
}

#[test]
fn nobody_is_helped_for_neutral_dice_and_they_leave_at_the_end() {
    ledger::proves!("KB-2P-06", "KB-2P-07");
    let mut t = two([1, 2, 3, 6, 4]).start();
    t.seat(0).answers("die/2 advisor/2");
    t.idle_to_building();
    let helped: Vec<_> = t.events.iter().filter(|e| matches!(e, Event::Helped { .. })).collect();
    assert_eq!(helped.len(), 1, "only the player's own: {helped:?}");
    assert_eq!((t.has(0).as_str(), t.has(1).as_str(), t.soldiers(1)), ("1G", "nothing", 0));
    assert_eq!((t.court(), t.state.board.influenced), (vec![], 0), "no dice stay at court");
    t.rolls([1, 1, 1, 1, 1, 4, 4, 2, 5, 5, 5]);
    t.idle_to(Phase::Autumn);
    assert_eq!(t.court(), [(2, None), (3, None)], "next season they are rolled anew");
    assert_eq!(t.state.board.neutral, [1, 1, 1, 1, 1]);
    t.rolls([6]);
    t.idle_to(Phase::Mercenaries);
    assert_eq!(t.state.board.neutral, [0; 5], "outside seasons they are off the board");
}

#[test]
fn the_agent_opens_an_advisor_closed_by_neutral_dice() {
    ledger::proves!("KB-2P-05", "KB-R-45", "KB-ENVOY-06");
    let mut t = two([1, 1, 1, 6, 4]).agent(0).start();
    assert_eq!(t.court(), [(3, None), (10, None)]);
    t.seat(0).refused("die/1 die/2 advisor/3", "KB-INF-07");
    t.seat(0).answers("die/1 die/2 agent advisor/3");
    t.idle_to_help();
    assert!(matches!(t.frame(), Frame::Build { .. }), "no more questions");
    assert_eq!(t.has(0), "1W", "only the player is helped, once");
    assert_eq!(t.agent(), None);
}
