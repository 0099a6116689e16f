//! Phase 1: King's Aid (p.3).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use table::{Scripted, Seat};

/// Who got the die of the King's Aid, by the events.
fn die_given(t: &Table) -> Option<u8> {
    t.events.iter().find_map(|e| if let Event::AidDie { seat, .. } = e { Some(seat.0) } else { None })
}

#[test]
fn the_player_with_the_fewest_buildings_receives_a_white_die() {
    ledger::proves!("KB-AID-01", "KB-AID-07", "KB-AID-10");
    let t = Play::year(2)
        .everybody(|p| p.builds("F1"))
        .player(2, |p| p.builds("").has("9G 9W 9S"))
        .player(1, |p| p.builds("F1 B1"))
        .start();
    assert_eq!(die_given(&t), Some(2), "fewest buildings, however rich");
    assert_eq!(t.phase(), Phase::Spring, "the phase ends at once");
    assert_eq!(t.player(2).dice.white_count(), 1, "he rolls one white die");
    for seat in [0, 1, 3] {
        assert_eq!(
            (t.has(seat).as_str(), t.player(seat).dice.white_count()),
            ("nothing", 0),
            "the others get nothing"
        );
    }
    assert_eq!(t.has(2), "9G 9W 9S", "a die and no good");
}

#[test]
fn among_those_with_the_fewest_buildings_the_fewest_goods_decide() {
    ledger::proves!("KB-AID-02", "KB-R-12");
    let t = Play::year(2)
        .player(0, |p| p.builds("F1"))
        .player(1, |p| p.has("1W 1S"))
        .player(2, |p| p.has("1G 5T"))
        .player(3, |p| p.has("3S"))
        .start();
    assert_eq!(die_given(&t), Some(2), "player 0 has no goods but more buildings; tokens are no goods");
}

#[test]
fn the_die_is_rolled_with_ones_own_dice_and_only_in_spring() {
    ledger::proves!("KB-AID-03", "KB-AID-04", "KB-AID-09", "KB-R-15");
    let mut t = Play::year(2)
        .players(3)
        .everybody(|p| p.builds("F1"))
        .player(1, |p| p.builds(""))
        .rolls([1, 1, 1, 1, 1, 1, 5, 2, 2, 2])
        .start();
    assert_eq!(t.player(1).dice.coloured, [1, 1, 1], "three dice of his own");
    assert_eq!(t.player(1).dice.white, [5, 0, 0, 0], "and the white one, rolled without being asked");
    assert_eq!(t.order(), [0, 2, 1], "its 5 counts for the order");
    t.seat(0).answers("pass");
    t.seat(2).answers("pass");
    t.seat(1).answers("die/1 white/5 advisor/6");
    t.seat(1).answers("pass");
    t.idle_until(|t| matches!(t.frame(), Frame::Build { .. }));
    assert_eq!(t.state.board.aid_die, Some(Seat(1)), "it is his until Spring ends");
    t.idle_to(Phase::Summer);
    assert_eq!(t.state.board.aid_die, None, "then it goes back to the Supply");
    assert_eq!(t.player(1).dice.white_count(), 0, "in Summer he rolls his own dice only");
}

#[test]
fn players_tied_on_buildings_and_goods_take_a_good_each_and_nobody_the_die() {
    ledger::proves!("KB-AID-05", "KB-AID-06", "KB-AID-07", "KB-R-17");
    let mut t = Play::year(3)
        .order([3, 2, 1, 0])
        .player(0, |p| p.has("1G"))
        .player(1, |p| p.builds("F1"))
        .player(2, |p| p.has("1W"))
        .player(3, |p| p.has("2S"))
        .start();
    assert_eq!(die_given(&t), None, "two are tied on both");
    t.seat(2).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(2).refused("pass", "KB-AID-05");
    t.seat(2).refused("good/gold good/gold", "KB-AID-05");
    t.seat(2).refused("plus2", "KB-AID-05");
    t.seat(2).answers("good/gold");
    t.seat(0).answers("good/gold");
    assert_eq!(
        (t.has(2), t.has(0)),
        ("1G 1W".to_owned(), "2G".to_owned()),
        "in turn order; the same good is fine"
    );
    assert_eq!((t.has(1), t.has(3)), ("nothing".to_owned(), "2S".to_owned()), "the others receive nothing");
    assert_eq!(t.phase(), Phase::Spring, "the phase ends as soon as the aid is settled");
    assert!((0..4).all(|s| t.player(s).dice.white_count() == 0), "and nobody rolls a white die");
}

#[test]
fn in_year_one_everybody_takes_a_good() {
    ledger::proves!("KB-AID-08", "KB-R-17");
    for seats in 2..=5 {
        let mut t = Table::open(seats, Scripted::dice([]).then_seed(seats.into()));
        let order = t.order();
        for seat in order {
            t.seat(seat).answers("good/stone");
            assert_eq!(t.has(seat), "1S", "in the drawn order");
        }
        assert_eq!(t.phase(), Phase::Spring, "each takes just one");
        assert_eq!(die_given(&t), None, "nobody gets the die");
    }
}

#[test]
fn year_one_follows_the_actual_state() {
    ledger::proves!("KB-R-25");
    let t = Play::year(1).everybody(|p| p.has("1G")).player(3, |p| p.has("0G")).start();
    assert_eq!(die_given(&t), Some(3), "should something have broken the tie, the die is given");
}

#[test]
fn taken_goods_are_told_with_their_rule() {
    ledger::proves!("KB-AID-05");
    let mut t = Play::year(1).players(2).start();
    t.seat(0).answers("good/wood");
    let told =
        t.events.iter().filter(|e| matches!(e, Event::Gained { rule, .. } if rule.0 == "KB-AID-05")).count();
    assert_eq!(told, 1, "one event for one good");
}
