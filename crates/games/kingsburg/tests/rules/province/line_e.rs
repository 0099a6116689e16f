//! Alternative line E: Small Palisade, Signal Beacon, Hidden Refuge, Outer Bastion.

use crate::dsl::{Play, Table};
use crate::province::scenes::{fought, owner, owner_in, razed};
use kingsburg::board::Phase;
use kingsburg::event::{Event, Outcome};
use kingsburg::flow::{Frame, Mercenaries};
use table::{Observer, Seat, SeatSet};

#[test]
fn the_small_palisade_adds_a_soldier_to_those_at_the_start_of_winter() {
    ledger::proves!("KB-MOD2-16", "KB-CLAR-11");
    for (soldiers, total) in [(0, 3), (1, 5), (4, 8)] {
        let play = owner("E", "E1a").winter().card("2.5").rolls([3]).player(0, |p| p.soldiers(soldiers));
        assert_eq!(fought(&play.start(), 0).0, total, "{soldiers} soldiers; those of the King come later");
    }
}

#[test]
fn soldiers_of_phase_seven_count_for_the_small_palisade() {
    ledger::proves!("KB-MOD2-16", "KB-R-46");
    let play =
        || owner("E", "E1a").phase(Phase::Mercenaries).card("2.5").rolls([3]).player(0, |p| p.has("2G"));
    let mut t = play().start();
    t.seat(0).answers("good/gold good/gold");
    assert_eq!(t.soldiers(0), 1, "not before Winter");
    t.idle_until(|t| t.phase() != Phase::Mercenaries);
    assert_eq!(fought(&t, 0), (1 + 1 + 3, Outcome::Drawn));
    let mut t = play().start();
    t.idle_until(|t| t.phase() != Phase::Mercenaries);
    assert_eq!(fought(&t, 0), (3, Outcome::Lost), "without a soldier it is idle");
}

fn beacon(goods: &str) -> Play {
    owner("E", "E1a E2a").phase(Phase::Mercenaries).card("2.5").player(0, |p| p.has(goods))
}

#[test]
fn the_signal_beacon_shows_the_card_and_sells_a_soldier() {
    ledger::proves!("KB-MOD2-04", "KB-R-23", "KB-MOD1-07");
    let mut t = beacon("2S").start();
    t.seat(0).may_only(["pass", "look"]);
    t.seat(0).answers("look");
    let saw = |e: &Event| matches!(e, Event::Saw { strength: 5, race: "Zombies", .. });
    let looked = |e: &Event| matches!(e, Event::Looked { seat: Seat(0), .. });
    assert!(t.heard_by(Observer::Seat(Seat(0))).iter().any(saw), "he sees it");
    for other in [Observer::Seat(Seat(1)), Observer::Spectator] {
        assert!(
            !t.heard_by(other).iter().any(saw) && t.heard_by(other).iter().any(looked),
            "others see him look"
        );
    }
    t.seat(0).may_only(["pass", "good/stone"]);
    t.seat(0).refused("good/gold", "KB-MOD2-04");
    t.seat(0).answers("good/stone");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1S", 1), "one good for one soldier, once");
    assert_eq!(
        t.frame(),
        Frame::Mercenaries(Mercenaries { place: 0, hired: 0 }),
        "then phase 7, where they cost two"
    );
    t.seat(0).may_only(["pass"]);
}

#[test]
fn look_and_soldier_may_both_be_declined() {
    ledger::proves!("KB-MOD2-04", "KB-HELP-08");
    let mut t = beacon("2S").start();
    t.seat(0).answers("pass");
    t.seat(0).may_only(["pass", "good/stone"]);
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("2S", 0));
    assert!(!t.events.iter().any(|e| matches!(e, Event::Looked { .. })));
    let mut t = beacon("3T").start();
    t.seat(0).answers("look");
    assert!(matches!(t.frame(), Frame::Mercenaries { .. }), "without goods there is no soldier");
    let mut play = beacon("1W");
    play.position.looked = vec![SeatSet::EMPTY, SeatSet::one(Seat(0))];
    let mut t = play.start();
    t.seat(0).may_only(["pass", "good/wood"]);
}

/// Player 0 has 20 points and loses to this card.
fn defeat(lines: &str, buildings: &str, card: &str) -> Table {
    let year = card[..1].parse().expect("year.number");
    owner_in(year, lines, buildings).winter().card(card).rolls([1]).player(0, |p| p.vp(20)).start()
}

#[test]
fn the_hidden_refuge_keeps_the_points_that_invaders_name() {
    ledger::proves!("KB-MOD2-17", "KB-LOSS-01");
    for (card, lost) in [("1.5", 2), ("2.5", 2), ("5.1", 8), ("5.5", 5)] {
        assert_eq!(defeat("E", "E1a E2a E3a", card).vp(0), 20, "card {card}");
        assert_eq!(defeat("E", "E1a E2a", card).vp(0), 20 - lost, "card {card} without the Refuge");
    }
}

#[test]
fn the_hidden_refuge_does_not_keep_the_points_of_a_destroyed_building() {
    ledger::proves!("KB-MOD2-17", "KB-RAZE-04", "KB-WINTER-12");
    // 2.1 destroys a building and takes 1 VP.
    let t = defeat("E", "E1a E2a E3a B1 B2 B3 B4", "2.1");
    assert_eq!((razed(&t, 0), t.vp(0)), (vec!["B4"], 20 - 9), "the points of the Cathedral and no more");
    let t = defeat("E", "E1a E2a B1 B2 B3 B4", "2.1");
    assert_eq!((razed(&t, 0), t.vp(0)), (vec!["B4"], 20 - 9 - 1));
    let t = defeat("E", "E1a E2a E3a", "2.1");
    assert_eq!((razed(&t, 0), t.vp(0)), (vec!["E3a"], 20 - 4), "it keeps them even as it falls itself");
}

#[test]
fn the_hidden_refuge_keeps_what_a_fate_card_adds_too() {
    ledger::proves!("KB-MOD2-17", "KB-MOD4-03");
    let defeat = |buildings: &str| {
        let play =
            Play::year(2).winter().card("2.5").rolls([1]).players(3).modules("2 4").fate("pitiless_foes");
        play.player(0, |p| p.lines("E").builds(buildings).vp(20)).start()
    };
    assert_eq!((defeat("E1a E2a").vp(0), defeat("E1a E2a E3a").vp(0)), (20 - 3, 20));
}

#[test]
fn the_refuge_of_one_does_not_hide_the_others() {
    ledger::proves!("KB-MOD2-17");
    let t = defeat("E", "E1a E2a E3a", "2.5");
    assert_eq!((t.vp(0), t.vp(2)), (20, -2));
}

#[test]
fn behind_the_outer_bastion_no_building_falls() {
    ledger::proves!("KB-MOD2-04", "KB-RAZE-04");
    let t = defeat("E", "E1a E2a E3a E4a B1 B2", "5.2");
    assert_eq!((razed(&t, 0), t.vp(0)), (vec![], 20));
    assert_eq!(t.buildings(0), "B1 B2 E1a E2a E3a E4a");
    assert_eq!(fought(&t, 0), (2, Outcome::Lost), "the King's soldier and 1 of the Bastion");
    let t = defeat("E", "E1a E2a E3a B1 B2", "5.2");
    assert_eq!((razed(&t, 0), t.vp(0)), (vec!["E3a"], 20 - 4), "without it the Refuge falls");
    // 2.3: two goods and a building.
    let play = owner("E", "E1a E2a E3a E4a").winter().card("2.3").rolls([1]).player(0, |p| p.has("2G"));
    assert_eq!(play.start().has(0), "nothing", "goods are not behind it");
}
