//! Victory (p.9).

use crate::dsl::{Play, Table};
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use table::{Game, SeatSet};

/// The last Winter; nobody fights for points: 1 soldier and the King's 6 draw against 7.
fn last() -> Play {
    Play::year(5).winter().card("5.1").rolls([6]).everybody(|p| p.soldiers(1))
}

fn scores(t: &Table) -> Vec<i32> {
    t.game.standing(&t.state).expect("the game is over").scores.to_vec()
}

#[test]
fn most_points_win() {
    ledger::proves!("KB-GOAL-01", "KB-END-03");
    let play = last()
        .player(0, |p| p.vp(30))
        .player(1, |p| p.vp(31))
        .player(2, |p| p.vp(29).has("90G").builds("B1"));
    let t = play.start();
    assert_eq!(t.frame(), Frame::Over);
    assert_eq!(
        (t.winners(), scores(&t)),
        (vec![1], vec![30, 31, 29, 0]),
        "points before goods and buildings"
    );
    let over = Event::GameOver { winners: SeatSet::one(table::Seat(1)) };
    assert_eq!(t.events.last(), Some(&over), "it is told at the very end");
}

#[test]
fn there_is_no_winner_before_the_end() {
    ledger::proves!("KB-END-03", "KB-END-02");
    let t = Play::year(5).player(0, |p| p.vp(99)).start();
    assert!(t.winners().is_empty(), "leading is not winning");
    assert!(t.game.standing(&t.state).is_none());
}

#[test]
fn a_tie_goes_to_the_most_goods_left() {
    ledger::proves!("KB-TIE-01", "KB-R-12");
    let play = last().everybody(|p| p.vp(20)).player(0, |p| p.has("2G 2W").builds("F1 B1 C1"));
    let t = play
        .player(1, |p| p.has("5S"))
        .player(2, |p| p.has("4G 9T"))
        .player(3, |p| p.vp(19).has("9G"))
        .start();
    assert_eq!(t.winners(), [1], "5 goods; tokens are none, buildings come later");
}

#[test]
fn a_further_tie_goes_to_the_most_buildings() {
    ledger::proves!("KB-TIE-02");
    let play = last().everybody(|p| p.vp(20).has("1G 1W")).player(0, |p| p.builds("F1"));
    let t =
        play.player(2, |p| p.builds("C1 B1").has("0G 2W")).player(3, |p| p.vp(0).builds("B1 B2 C1")).start();
    assert_eq!(t.winners(), [2], "two buildings");
}

#[test]
fn a_tie_on_everything_is_shared() {
    ledger::proves!("KB-TIE-03");
    let play = last().everybody(|p| p.vp(20).has("1G 1W").builds("F1"));
    let t = play.player(1, |p| p.has("1G 0W")).player(3, |p| p.has("0G 2W").builds("C1")).start();
    assert_eq!(t.winners(), [0, 2, 3], "the victory is shared by all who tie");
    assert_eq!(scores(&t), [20, 20, 20, 20]);
}

#[test]
fn points_have_no_cap_and_no_floor() {
    ledger::proves!("KB-END-04", "KB-END-05", "KB-CLAR-04", "KB-R-44");
    let mut t =
        Play::year(5).summer().player(0, |p| p.vp(59).has("2G")).player(1, |p| p.vp(-3)).building().start();
    t.seat(0).answers("building/B1");
    assert_eq!(t.vp(0), 62, "above 59 the lap is recorded and play goes on");
    assert_eq!(t.vp(1), -3, "and below 0 too");
    let t = last().player(0, |p| p.vp(140)).player(1, |p| p.vp(-40)).start();
    assert_eq!(scores(&t), [140, -40, 0, 0], "the score says so");
}

#[test]
fn no_loss_is_stopped_at_zero() {
    ledger::proves!("KB-END-06", "KB-END-05");
    let t = Play::year(5).winter().card("5.1").rolls([1]).players(2).player(0, |p| p.vp(1)).start();
    assert_eq!(scores(&t), [-7, -8], "8 VP lost by each");
    assert_eq!(t.winners(), [0], "the smaller debt wins");
}

#[test]
fn the_cathedral_counts_goods_at_the_end_and_does_not_spend_them() {
    ledger::proves!("KB-BLD-34", "KB-BLD-40", "KB-R-43");
    for (goods, points) in [("0G", 0), ("1G", 0), ("2G", 1), ("1G 1W 1S", 1), ("2G 2W 3S 9T", 3)] {
        let play = last().players(2).player(0, |p| p.builds("B1 B2 B3 B4").vp(10).has(goods));
        let t = play.player(1, |p| p.has("9G").vp(10)).start();
        assert_eq!(
            (t.vp(0), t.vp(1)),
            (10 + points, 10),
            "1 VP for every 2 goods of {goods}, for the owner only"
        );
        let left = if goods == "0G" { "nothing" } else { goods };
        assert_eq!(t.has(0), left, "the goods are counted, not spent");
    }
    let play = last().players(2).player(0, |p| p.builds("B1 B2 B3 B4").vp(10).has("4G"));
    let t = play.player(1, |p| p.has("3G").vp(12)).start();
    assert_eq!((t.vp(0), t.winners()), (12, vec![0]), "the goods still count for the tie-break");
}

#[test]
fn the_cathedral_gives_nothing_before_the_end() {
    ledger::proves!("KB-BLD-40");
    let play = Play::year(4).winter().card("4.5").rolls([6]).players(2).everybody(|p| p.soldiers(1));
    let t = play.player(0, |p| p.builds("B1 B2 B3 B4").has("8G")).start();
    assert_eq!(t.vp(0), 0, "only after the fifth Winter");
}

#[test]
fn goods_won_in_the_last_battle_count_for_the_cathedral() {
    ledger::proves!("KB-BLD-40", "KB-R-46");
    let t = Play::year(5)
        .winter()
        .card("5.2")
        .rolls([1])
        .players(2)
        .player(0, |p| p.builds("B1 B2 B3 B4").has("2G").vp(0).soldiers(9))
        .start();
    assert_eq!(t.vp(0), 1 + 1 + 1, "the card's VP, the extra VP, and the Cathedral's after them");
    let order: Vec<_> = t
        .events
        .iter()
        .filter_map(|e| if let Event::Gained { rule, .. } = e { Some(rule.0) } else { None })
        .collect();
    assert_eq!(order, ["KB-WINTER-09", "KB-WINTER-13", "KB-BLD-40"], "final awards come last");
}
