//! Raids of goods and loss of victory points (p.8, p.9).

use crate::dsl::Play;
use kingsburg::event::Event;
use table::{Event as _, Seat};

/// Winter with this card; the King sends 1 soldier; player 1 wins easily.
fn beaten_by(card: &str) -> Play {
    let year = card[..1].parse().expect("year.number");
    Play::year(year).winter().card(card).rolls([1]).players(2).player(1, |p| p.soldiers(99))
}

#[test]
fn a_typed_raid_takes_so_many_of_that_kind() {
    ledger::proves!("KB-RAID-01");
    let t = beaten_by("3.4").player(0, |p| p.has("5G 5W 5S 2T")).start();
    assert_eq!(t.has(0), "3G 4W 4S 2T", "2 gold, 1 wood and 1 stone");
    let t = beaten_by("3.1").player(0, |p| p.has("5G 5W 5S")).start();
    assert_eq!(t.has(0), "5G 2W 2S", "3 wood and 3 stone, no gold");
    assert_eq!(t.has(1), "1W", "goods go to the Supply, not to the winner, who has the card's reward");
}

#[test]
fn who_has_fewer_loses_those_he_has_and_nothing_else() {
    ledger::proves!("KB-RAID-02");
    let t = beaten_by("3.1").player(0, |p| p.has("9G 1W")).start();
    assert_eq!(t.has(0), "9G", "the only wood is lost; no gold stands in for the missing goods");
    let t = beaten_by("4.2").player(0, |p| p.has("2G 4W 4S")).start();
    assert_eq!(t.has(0), "4W 4S", "both gold, and no other kind for the two that are missing");
    let t = beaten_by("4.2").player(0, |p| p.has("4W 4S")).start();
    assert_eq!(t.has(0), "4W 4S", "with none of that kind he loses none");
    let lost = t.events.iter().any(|e| matches!(e, Event::Lost { seat: Seat(0), .. }));
    assert!(!lost, "and nothing is told of a loss");
}

#[test]
fn of_goods_of_choice_the_loser_picks_any_mix() {
    ledger::proves!("KB-RAID-03");
    let mut t = beaten_by("1.4").player(0, |p| p.has("2G 1W 5T").vp(4)).start();
    t.seat(0).may_only(["good/gold good/wood", "good/gold good/gold"]);
    t.seat(0).refused("good/gold", "KB-RAID-03");
    t.seat(0).refused("good/wood good/wood", "KB-RAID-03");
    t.seat(0).refused("good/gold good/gold good/wood", "KB-RAID-03");
    t.seat(0).refused("plus2", "KB-RAID-03");
    t.seat(0).refused("pass", "KB-RAID-03");
    t.seat(0).answers("good/gold good/wood");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G 5T", 3), "and 1 VP by the same card; tokens are no goods");
}

#[test]
fn with_no_more_than_the_raid_takes_all_is_lost() {
    ledger::proves!("KB-R-42", "KB-RAID-02");
    for goods in ["1G 1W 1S", "4S", "1W", "nothing"] {
        let t = beaten_by("4.3").player(0, |p| if goods == "nothing" { p } else { p.has(goods) }).start();
        assert_eq!(
            (t.has(0).as_str(), t.vp(0)),
            ("nothing", -1),
            "4 goods of {goods}: there is nothing to choose"
        );
    }
    let mut t = beaten_by("4.3").player(0, |p| p.has("3G 2S")).start();
    t.seat(0)
        .may_only(["good/gold good/gold good/stone good/stone", "good/gold good/gold good/gold good/stone"]);
}

#[test]
fn without_a_raid_of_choice_no_other_goods_are_lost() {
    ledger::proves!("KB-RAID-01");
    let t = beaten_by("1.3").player(0, |p| p.has("1G 2W 3S")).start();
    assert_eq!(t.has(0), "2W 3S", "only the gold the card names");
    let t = beaten_by("1.5").player(0, |p| p.has("1G 2W 3S")).start();
    assert_eq!(t.has(0), "1G 2W 3S", "the Zombies take points only");
}

#[test]
fn the_loser_loses_points_even_below_zero() {
    ledger::proves!("KB-LOSS-01", "KB-END-05", "KB-END-06", "KB-CLAR-04");
    let t = beaten_by("5.1").player(0, |p| p.vp(3).builds("B1")).start();
    assert_eq!((t.vp(0), t.buildings(0).as_str()), (-5, "B1"), "8 VP, and no building");
    let t = beaten_by("1.5").start();
    assert_eq!(t.vp(0), -2, "from 0 too");
    let lost = t.events.iter().filter(|e| e.rule().0 == "KB-LOSS-01").count();
    assert_eq!(lost, 1, "told once");
    let t = beaten_by("5.4").player(0, |p| p.vp(3)).start();
    assert_eq!(t.vp(0), 3, "a card without a loss of VP takes none");
}
