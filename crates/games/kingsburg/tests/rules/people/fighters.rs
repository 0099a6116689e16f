//! Governors of war: General, Quartermaster, Castellan, Paladin.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::event::Outcome;
use kingsburg::flow::{Frame, Mercenaries};
use kingsburg::options::Scenario;

#[test]
fn the_general_recruits_and_looks_just_before_mercenaries() {
    ledger::proves!("KB-MOD3-05", "KB-R-23");
    let play = Play::year(2).phase(Phase::Mercenaries).players(3).governors(["prince", "general", "duke"]);
    let mut t = play.start();
    assert_eq!([0, 1, 2].map(|seat| t.soldiers(seat)), [0, 1, 0]);
    t.seat(1).may_only(["pass", "look"]);
    t.seat(1).answers("pass");
    assert_eq!(t.frame(), Frame::Mercenaries(Mercenaries { place: 0, hired: 0 }), "then all may recruit");
    assert!(t.state.board.looked[1].is_empty(), "he need not look");
}

#[test]
fn who_has_seen_the_card_need_not_be_asked_again() {
    ledger::proves!("KB-MOD3-05", "KB-R-23");
    let mut play =
        Play::year(2).phase(Phase::Mercenaries).players(3).governors(["prince", "general", "duke"]);
    play.position.looked = vec![Default::default(), table::SeatSet::one(table::Seat(1))];
    let t = play.start();
    assert_eq!((t.soldiers(1), t.frame()), (1, Frame::Mercenaries(Mercenaries { place: 0, hired: 0 })));
}

fn quartermaster(goods: &str, soldiers: u16) -> Table {
    let play = Play::year(2).phase(Phase::Mercenaries).players(3);
    let play = play.governors(["quartermaster", "prince", "duke"]).player(1, |p| p.has("1G"));
    play.player(0, |p| p.has(goods).soldiers(soldiers)).start()
}

#[test]
fn the_quartermaster_without_soldiers_takes_a_good() {
    ledger::proves!("KB-MOD3-05");
    let mut t = quartermaster("0G", 0);
    t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(0).refused("pass", "KB-MOD3-05");
    t.seat(0).answers("good/wood");
    assert_eq!(t.has(0), "1W");
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("nothing", 1), "which is the price of a soldier");
    let t = quartermaster("0G", 1);
    assert!(matches!(t.frame(), Frame::Mercenaries { .. }), "with a soldier he gets none");
    assert_eq!(t.has(0), "nothing");
}

#[test]
fn the_quartermasters_soldiers_cost_one_good_each() {
    ledger::proves!("KB-MERC-01", "KB-MERC-02", "KB-MOD3-05");
    let mut t = quartermaster("2G 1S", 1);
    t.seat(0).refused("good/gold good/gold", "KB-MOD3-05");
    t.seat(0).answers("good/gold");
    t.seat(0).answers("good/stone");
    t.seat(0).answers("good/gold");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("nothing", 4), "all of them, not only the first");
    t.seat(0).answers("pass");
    t.seat(1).refused("good/gold", "KB-MERC-01");
}

/// Winter against this card: everybody has exactly its strength, but for governors.
fn battle(card: &str, strength: u8) -> Table {
    let year = card[..1].parse().expect("year.number");
    let roll = strength.min(6);
    let play = Play::year(year).winter().players(3).governors(["castellan", "paladin", "prince"]).card(card);
    play.everybody(|p| p.soldiers(u16::from(strength - roll))).rolls([roll]).start()
}

#[test]
fn castellan_and_paladin_each_have_their_enemies() {
    ledger::proves!("KB-MOD3-05", "KB-WINTER-08");
    // Who wins: the Castellan, the Paladin. The Prince always draws.
    let battles = [
        ("1.1", 2, [0, 0]), // Barbarians
        ("1.3", 3, [1, 0]), // Goblins
        ("1.4", 3, [1, 0]), // Orcs
        ("1.5", 4, [0, 1]), // Zombies
        ("3.4", 6, [0, 1]), // Demons
        ("5.1", 7, [0, 0]), // Barbarians
        ("5.5", 9, [0, 1]), // Dragons
    ];
    for (card, strength, won) in battles {
        let t = battle(card, strength);
        let victories = [0, 1, 2].map(|seat| t.player(seat).victories);
        assert_eq!(victories, [won[0], won[1], 0], "against {card}");
        assert_eq!(t.player(2).last_battle, Some(Outcome::Drawn), "the Prince draws against {card}");
    }
}

#[test]
fn the_castellan_keeps_the_first_building_of_a_defeat() {
    ledger::proves!("KB-MOD3-05", "KB-RAZE-01");
    // Goblins of strength 3: 1 gold and a building. The Castellan has 2, the others 1.
    let play = Play::year(1).winter().players(3).governors(["castellan", "paladin", "prince"]).card("1.3");
    let t = play.everybody(|p| p.builds("B1 C1").has("2G").vp(3)).rolls([1]).start();
    assert_eq!([0, 1, 2].map(|seat| t.buildings(seat)), ["B1 C1", "C1", "C1"]);
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [3, 0, 0], "with the Statue its points");
    assert_eq!(t.has(0), "1G", "the raid he suffers");
    assert_eq!(t.player(0).last_battle, Some(Outcome::Lost));
}

#[test]
fn the_castellan_loses_the_second_building() {
    ledger::proves!("KB-MOD3-05", "KB-RAZE-01");
    // Barbarians of 2 and Goblins of 2 from the valley, a building each; one soldier for everybody comes with them.
    let play = Play::year(1).winter().players(3).governors(["castellan", "paladin", "prince"]);
    let play = play.scenario(Scenario::GoblinValley).card("1.1").valley_card("1.2");
    let t = play.everybody(|p| p.builds("B1 C1")).rolls([1]).start();
    let standing = [0, 1, 2].map(|seat| t.player(seat).built.count());
    assert_eq!(standing, [1, 0, 0], "one of two is spared");
}

#[test]
fn the_paladin_scores_at_the_end_for_every_battle_he_has_won() {
    ledger::proves!("KB-GOV-05", "KB-MOD3-05");
    let last = |soldiers: u16| {
        // Barbarians of strength 7; victory brings 1 VP.
        let play =
            Play::year(5).winter().players(3).governors(["castellan", "paladin", "prince"]).card("5.1");
        let play = play.everybody(|p| p.soldiers(1).battles(3, Outcome::Won));
        play.player(1, |p| p.soldiers(soldiers)).rolls([6]).start()
    };
    let t = last(1);
    assert_eq!(t.frame(), Frame::Over);
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [0, 3, 0], "three in years before, none in a draw");
    let t = last(2);
    assert_eq!(t.vp(1), 4 + 1 + 1, "the last one counts too; its reward and the extra VP besides");
    assert_eq!((t.vp(0), t.vp(2)), (0, 0), "others won battles in vain");
}

#[test]
fn before_the_last_year_the_paladin_scores_nothing() {
    ledger::proves!("KB-GOV-05");
    let play = Play::year(4).winter().players(3).governors(["castellan", "paladin", "prince"]).card("4.2");
    let t = play.everybody(|p| p.battles(3, Outcome::Won).soldiers(1)).rolls([5]).start();
    assert_eq!((t.state.board.year, t.vp(1)), (5, 0));
}
