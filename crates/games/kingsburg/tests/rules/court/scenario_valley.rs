//! The scenario Goblin Valley: a second deck, whose Goblins join the attack.

use crate::court::season::{helping, placed};
use crate::dsl::{Play, Table, say_event};
use kingsburg::Options;
use kingsburg::board::{Phase, Right};
use kingsburg::content::Content;
use kingsburg::event::{Event, Outcome};
use kingsburg::flow::Frame;
use kingsburg::options::Scenario;
use table::{Game, Observer, Sampled, Scripted, Seat};

fn valley(year: u8) -> Play {
    Play::year(year).winter().players(2).scenario(Scenario::GoblinValley)
}

/// The battles: total, strength, outcome, in turn order.
fn battles(t: &Table) -> Vec<(i16, i16, Outcome)> {
    let fought = t.events.iter().filter_map(|e| match *e {
        Event::Fought { total, strength, outcome, .. } => Some((total, strength, outcome)),
        _ => None,
    });
    fought.collect()
}

fn told(t: &Table) -> Vec<String> {
    t.events.iter().map(say_event).collect()
}

#[test]
fn a_second_deck_has_another_card_of_each_year() {
    ledger::proves!("KB-SCEN-01", "KB-SETUP-15");
    let options = Options { scenario: Scenario::GoblinValley, ..Options::default() };
    for seed in 0..40 {
        let t = Table::with(&options, 3, Scripted::dice([]).then_seed(seed));
        let hidden = &t.state.hidden;
        for (year, (main, other)) in (1..).zip(hidden.invaders.into_iter().zip(hidden.valley)) {
            assert_eq!(Content::base().invader(other).year, year, "of its own year");
            assert_ne!(main, other, "one of the cards that are left");
        }
    }
}

#[test]
fn goblins_of_the_valley_join_the_attack() {
    ledger::proves!("KB-SCEN-01", "KB-SCEN-03");
    // Orcs 3 and Goblins 2: strength 5; a 2 of the King, 1 soldier more in year 1.
    let t = valley(1).card("1.4").valley_card("1.2").rolls([2]).player(0, |p| p.soldiers(3)).start();
    assert_eq!(battles(&t), [(3 + 2 + 1, 5, Outcome::Won), (2 + 1, 5, Outcome::Lost)]);
    assert!(
        told(&t).contains(&"event-valley-joins race=race/Goblins strength=2 (KB-SCEN-01)".to_owned()),
        "{:?}",
        told(&t)
    );
    assert_eq!(
        (t.has(0).as_str(), t.vp(0)),
        ("1G 1W", 1),
        "both rewards: 1 gold, 1 wood; and the best total"
    );
}

#[test]
fn a_loser_suffers_both_penalties() {
    ledger::proves!("KB-SCEN-01", "KB-WINTER-12");
    // Orcs: 2 goods of choice, 1 point. Goblins 1.2: 1 wood, 1 stone, 1 building, 1 point.
    let play = valley(1).card("1.4").valley_card("1.2").rolls([1]).player(1, |p| p.soldiers(9));
    let mut t = play.player(0, |p| p.has("3G 2W 1S").vp(5).builds("D1 F1")).start();
    assert_eq!(t.has(0), "3G 1W", "the wood and the stone by kind are gone");
    t.seat(0).may_only(["good/gold good/wood", "good/gold good/gold"]);
    t.seat(0).answers("good/gold good/gold");
    assert_eq!(
        (t.has(0).as_str(), t.buildings(0).as_str()),
        ("1G 1W", "F1"),
        "then two of choice, then a building"
    );
    assert_eq!(t.vp(0), 5 - 1 - 1 - 1, "the point of the Guard Tower, and one of each card");
}

#[test]
fn two_cards_can_raze_two_buildings() {
    ledger::proves!("KB-SCEN-01", "KB-R-40");
    // Barbarians 2 (1 good, 1 building) with Goblins 3 (1 gold, 1 building).
    let play = valley(1).card("1.1").valley_card("1.3").rolls([1]).player(1, |p| p.soldiers(9));
    let t = play.player(0, |p| p.has("1G 1S").vp(5).builds("B1 C1 D1")).start();
    assert_eq!(
        (t.buildings(0).as_str(), t.has(0).as_str()),
        ("D1", "nothing"),
        "Statue and Inn, one after the other"
    );
    assert_eq!(t.vp(0), 5 - 3, "with the points of the Statue");
}

#[test]
fn others_of_the_valley_stay_away() {
    ledger::proves!("KB-SCEN-01");
    let t = valley(1).card("1.2").valley_card("1.5").rolls([3]).start();
    assert_eq!(battles(&t), [(3, 2, Outcome::Won); 2], "Zombies do not join, and bring no soldiers");
    assert!(told(&t).contains(&"event-valley-stays race=race/Zombies strength=4 (KB-SCEN-01)".to_owned()));
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1W", 1), "only the reward of the card of the year");
}

#[test]
fn extra_soldiers_are_as_many_as_the_year_says() {
    ledger::proves!("KB-SCEN-01");
    let cards = [("1.4", "1.2", 3 + 2), ("2.3", "2.1", 4 + 3), ("3.3", "3.2", 5 + 5), ("4.4", "4.1", 7 + 5)];
    for (year, (main, other, strength)) in (1..).zip(cards) {
        let t = valley(year).card(main).valley_card(other).rolls([1]).player(0, |p| p.soldiers(20)).start();
        let total = 20 + 1 + i16::from(year);
        assert_eq!(battles(&t)[0], (total, strength, Outcome::Won), "year {year}");
    }
}

#[test]
fn in_year_5_the_valley_always_joins() {
    ledger::proves!("KB-SCEN-01", "KB-SCEN-03");
    let fifth = |buildings: &'static str| {
        // Barbarians 8 with Dragons 9, who count as Goblins: 17.
        let play = valley(5).card("5.2").valley_card("5.5").rolls([2]);
        play.player(0, |p| p.soldiers(10).builds(buildings)).start()
    };
    assert_eq!(battles(&fifth(""))[0], (10 + 2 + 5, 17, Outcome::Drawn), "5 soldiers more");
    let t = fifth("F1");
    assert_eq!(battles(&t)[0], (18, 17, Outcome::Won), "the Barricade works against them");
    assert_eq!(t.vp(0), 1 + 3 + 1, "rewards of both, and the best total");
    let t = valley(4).card("4.5").valley_card("4.4").rolls([2]).start();
    assert_eq!(battles(&t)[0], (2, 7, Outcome::Lost), "in year 4 Orcs do not");
}

#[test]
fn those_who_join_are_goblins_whatever_their_card_shows() {
    ledger::proves!("KB-SCEN-01");
    let with = |other: &str, buildings: &'static str| {
        let play = valley(5).card("5.2").valley_card(other).rolls([2]);
        let t = play.player(0, |p| p.lines("D").builds(buildings)).modules("2").start();
        let all = battles(&t);
        all[0].0 - all[1].0
    };
    // The Dragonslayers' Hall: +1, and 2 more against Demons and Dragons; Griffin Farm and Riding School add nothing.
    assert_eq!(with("5.5", "D1a D2a D3a D4a"), 1, "the Dragons of the Valley count as Goblins");
    assert_eq!(with("5.3", "D1a D2a D3a D4a"), 1, "and its Demons");
    let main = valley(5).card("5.5").valley_card("5.2").rolls([2]);
    let t = main.player(0, |p| p.lines("D").builds("D1a D2a D3a D4a")).modules("2").start();
    assert_eq!(battles(&t)[0].0 - battles(&t)[1].0, 3, "the Dragons of the year are Dragons");
}

#[test]
fn a_bonus_against_goblins_counts_once() {
    ledger::proves!("KB-SCEN-01", "KB-BLD-19");
    let with = |main: &str, other: &str| {
        let t = valley(1).card(main).valley_card(other).rolls([1]).player(0, |p| p.builds("F1")).start();
        let all = battles(&t);
        all[0].0 - all[1].0
    };
    assert_eq!(with("1.2", "1.3"), 1, "Goblins with Goblins: once, never twice");
    assert_eq!(with("1.2", "1.5"), 1, "Goblins alone");
    assert_eq!(with("1.4", "1.3"), 1, "Goblins that joined");
    assert_eq!(with("1.4", "1.5"), 0, "no Goblins at all");
}

#[test]
fn a_bonus_against_the_race_of_the_year_works_too() {
    ledger::proves!("KB-SCEN-01", "KB-BLD-16");
    let t = valley(1).card("1.5").valley_card("1.2").rolls([1]).player(0, |p| p.builds("E1")).start();
    assert_eq!(battles(&t)[0].0, 1 + 1 + 2, "the Palisade against Zombies whom Goblins joined");
}

#[test]
fn the_printed_strength_stays_that_of_the_card_of_the_year() {
    ledger::proves!("KB-MOD1-08", "KB-MOD1-09", "KB-SCEN-01");
    let with = |year: u8, main: &str, other: &str| {
        let play = valley(year).modules("1").card(main).valley_card(other).rolls([1]);
        let all = battles(&play.player(0, |p| p.builds("G1")).start());
        (all[0].0 - all[1].0, all[0].1)
    };
    assert_eq!(with(3, "3.3", "3.1"), (1, 9), "5 printed, though 9 attack");
    assert_eq!(with(3, "3.4", "3.1"), (0, 10), "6 printed, though 4 joined");
}

#[test]
fn the_valley_is_revealed_before_anybody_acts_and_leaves_after_winter() {
    ledger::proves!("KB-SCEN-01", "KB-WINTER-15");
    let play = valley(1).modules("5").card("1.4").valley_card("1.2");
    let mut t = play.start();
    assert!(matches!(t.frame(), Frame::Requests { .. }));
    let view = t.game.view(&t.state, Observer::Spectator);
    assert!(
        view.known.valley[0].is_some() && view.known.valley[1].is_none(),
        "open before tokens are chosen"
    );
    t.seat(0).answers("request/4");
    t.seat(1).answers("request/4");
    assert_eq!(battles(&t), [(4 + 1, 5, Outcome::Drawn); 2], "a token of 4, 1 soldier of the year");
    t.idle_to(Phase::Winter);
    assert_eq!(
        t.events.iter().filter(|e| matches!(e, Event::ValleyRevealed { .. })).count(),
        2,
        "one a year"
    );
}

/// Player 0 of three is helped by the General.
fn looking() -> Table {
    let play =
        Play::year(2).spring().players(3).scenario(Scenario::GoblinValley).card("2.3").valley_card("2.1");
    helping(placed(play, 10, 0, Right::Free).influencing())
}

#[test]
fn who_may_look_chooses_the_deck() {
    ledger::proves!("KB-SCEN-01", "KB-ADV-10", "KB-R-23");
    let mut t = looking();
    t.seat(0).may_only(["pass", "look", "look/valley"]);
    t.news();
    t.seat(0).answers("look/valley");
    assert!(
        t.state.board.looked_valley[1].has(Seat(0)) && t.state.board.looked[1].is_empty(),
        "one, not both"
    );
    let own = Observer::Seat(Seat(0));
    assert_eq!(t.game.view(&t.state, own).known.valley[1], Content::base().card_named("2.1"));
    assert_eq!(t.game.view(&t.state, own).known.invaders[1], None);
    for observer in [Observer::Seat(Seat(1)), Observer::Spectator] {
        assert_eq!(t.game.view(&t.state, observer).known.valley[1], None, "{observer:?} has not looked");
    }
    let heard: Vec<_> = t.heard_by(own).iter().map(say_event).collect();
    assert_eq!(heard[0], "event-looked-valley seat=seat 0 (KB-ADV-10)");
    assert_eq!(heard[1], "event-saw seat=seat 0 race=race/Goblins strength=3 (KB-ADV-10)");
    let all: Vec<_> = t.heard_by(Observer::Spectator).iter().map(say_event).collect();
    assert!(all.contains(&heard[0]) && !all.contains(&heard[1]), "that he looked, not what he saw");
}

#[test]
fn a_deck_that_was_seen_is_not_looked_at_again() {
    ledger::proves!("KB-SCEN-01", "KB-ADV-17");
    let looked = |main: bool, other: bool| {
        let play =
            Play::year(2).spring().players(3).scenario(Scenario::GoblinValley).card("2.3").valley_card("2.1");
        let mut play = placed(play, 10, 0, Right::Free).influencing();
        let own = |seen: bool| if seen { table::SeatSet::one(Seat(0)) } else { table::SeatSet::EMPTY };
        play.position.looked = vec![table::SeatSet::EMPTY, own(main)];
        play.position.looked_valley = vec![table::SeatSet::EMPTY, own(other)];
        helping(play)
    };
    let mut t = looked(true, false);
    t.seat(0).may_only(["pass", "look/valley"]);
    t.seat(0).refused("look", "KB-ADV-10");
    let mut t = looked(false, true);
    t.seat(0).may_only(["pass", "look"]);
    t.seat(0).refused("look/valley", "KB-ADV-10");
    let t = looked(true, true);
    assert!(matches!(t.frame(), Frame::Build { .. }), "nothing is left to look at");
    assert_eq!(t.soldiers(0), 2, "the soldiers come all the same");
}

#[test]
fn without_the_scenario_there_is_one_deck() {
    ledger::proves!("KB-SCEN-01");
    let play = Play::year(2).spring().players(3).card("2.3");
    let mut t = helping(placed(play, 10, 0, Right::Free).influencing());
    t.seat(0).may_only(["pass", "look"]);
    t.seat(0).refused("look/valley", "KB-ADV-10");
}

#[test]
fn worlds_keep_the_two_decks_apart() {
    ledger::proves!("KB-SCEN-01", "KB-INV-37");
    let mut t = looking();
    t.seat(0).answers("look/valley");
    let mut chance = Sampled::new(9);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let looker = t.game.world(&t.game.view(&t.state, Observer::Seat(Seat(0))), &mut chance).hidden;
        assert_eq!(looker.valley[1], t.state.hidden.valley[1], "what he saw");
        assert_ne!(looker.invaders[1], looker.valley[1], "so it is not the other");
        let watcher = t.game.world(&t.game.view(&t.state, Observer::Spectator), &mut chance).hidden;
        assert!((1..5).all(|year| watcher.invaders[year] != watcher.valley[year]));
        seen.insert(watcher.valley[1]);
    }
    assert_eq!(seen.len(), 5, "to others it may be any of the five");
}
