//! Phase 8: Winter, the battle (p.7 to p.9).

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::content::Content;
use kingsburg::event::{Event, Outcome};
use table::{Observer, Seat};

/// Winter with this card and this die.
fn winter(card: &str, die: u8) -> Play {
    let year = card[..1].parse().expect("year.number");
    Play::year(year).winter().card(card).rolls([die])
}

/// Total and outcome of a seat's battle, by the events.
pub fn fought(t: &Table, who: u8) -> (i16, Outcome) {
    let mine = |e: &Event| match *e {
        Event::Fought { seat: Seat(seat), total, outcome, .. } if seat == who => Some((total, outcome)),
        _ => None,
    };
    t.events.iter().find_map(mine).expect("everybody must fight")
}

#[test]
fn the_card_of_the_year_is_revealed_to_all() {
    ledger::proves!("KB-WINTER-03", "KB-WINTER-04", "KB-WINTER-15");
    let t = winter("1.4", 6).everybody(|p| p.soldiers(1)).start();
    let card = Content::base().card_named("1.4").expect("a card");
    let printed = Content::base().invader(card);
    let revealed = Event::Invaded {
        year: 1,
        card,
        race: "Orcs",
        strength: 3,
        reward: printed.reward,
        penalty: printed.penalty,
    };
    for observer in Observer::all(4) {
        assert!(t.heard_by(observer).contains(&revealed), "{observer:?} sees race and strength");
    }
    let invader = Content::base().invader(card);
    assert_eq!(
        (invader.reward.gold, invader.penalty.any, invader.penalty.vp),
        (1, 2, 1),
        "what the card says"
    );
    assert_eq!((t.state.board.year, t.phase()), (2, Phase::Aid), "the card is done with");
}

#[test]
fn winter_goes_reveal_reinforce_battle_dismiss() {
    ledger::proves!("KB-SEQ-01", "KB-WINTER-02", "KB-WINTER-05", "KB-WINTER-16", "KB-R-38", "KB-R-46");
    let t = winter("1.4", 5).players(3).order([2, 0, 1]).everybody(|p| p.soldiers(3)).start();
    let story: Vec<_> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Invaded { .. } => Some("reveal".to_owned()),
            Event::Reinforced { seat, soldiers } => Some(format!("king sends {soldiers}, {seat} rolls")),
            Event::Fought { seat, .. } => Some(format!("{seat} fights")),
            Event::Gained { seat, what, .. } if what.vp > 0 => Some(format!("{seat} honoured")),
            Event::SoldiersDismissed => Some("dismiss".to_owned()),
            _ => None,
        })
        .collect();
    let expected = [
        "reveal",
        "king sends 5, 2 rolls",
        "2 fights",
        "0 fights",
        "1 fights",
        "0 honoured",
        "1 honoured",
        "2 honoured",
        "dismiss",
    ];
    assert_eq!(
        story, expected,
        "the first player rolls; battles in turn order; extra VP before the soldiers go"
    );
    assert!((0..3).all(|seat| t.soldiers(seat) == 0), "every soldier marker goes to 0");
}

#[test]
fn all_add_the_same_reinforcements() {
    ledger::proves!("KB-WINTER-06", "KB-WINTER-08");
    for die in 1..=6u8 {
        let t = winter("5.5", die)
            .player(1, |p| p.soldiers(2))
            .player(2, |p| p.soldiers(3).builds("D1 D2"))
            .start();
        let totals = [0, 1, 2, 3].map(|seat| fought(&t, seat).0);
        let n = i16::from(die);
        assert_eq!(totals, [n, n + 2, n + 5, n], "soldiers, the King's {die}, and what buildings add");
    }
}

#[test]
fn more_than_their_strength_wins_the_reward_of_the_card() {
    ledger::proves!("KB-WINTER-09", "KB-WINTER-10", "KB-WINTER-11", "KB-WINTER-07");
    let t = winter("1.2", 1)
        .players(4)
        .everybody(|p| p.has("3W 3S").vp(9))
        .player(0, |p| p.soldiers(2))
        .player(1, |p| p.soldiers(1).builds("B1"))
        .player(2, |p| p.soldiers(0).builds("B1"))
        .player(3, |p| p.soldiers(4))
        .start();
    assert_eq!(fought(&t, 0), (3, Outcome::Won));
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("4W 3S", 9), "3 against 2: one wood");
    assert_eq!(fought(&t, 1), (2, Outcome::Drawn));
    assert_eq!(
        (t.has(1).as_str(), t.vp(1), t.buildings(1).as_str()),
        ("3W 3S", 9, "B1"),
        "2 against 2: nothing"
    );
    assert_eq!(fought(&t, 2), (1, Outcome::Lost));
    assert_eq!(
        (t.has(2).as_str(), t.vp(2), t.buildings(2).as_str()),
        ("2W 2S", 5, ""),
        "1 against 2: all penalties"
    );
    assert_eq!(fought(&t, 3), (5, Outcome::Won));
    assert_eq!(
        (t.has(3).as_str(), t.vp(3)),
        ("4W 3S", 10),
        "the same reward, and the extra VP of the highest total"
    );
}

#[test]
fn rewards_may_be_points_and_goods_of_choice() {
    ledger::proves!("KB-WINTER-09");
    let t = winter("4.3", 6).players(2).player(0, |p| p.soldiers(1)).player(1, |p| p.soldiers(2)).start();
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G", 1), "a gold and a VP against the Demons of year 4");
    assert_eq!((t.has(1).as_str(), t.vp(1)), ("1G", 2), "and one more for the highest total");
    let mut t = winter("4.4", 6).players(2).player(0, |p| p.soldiers(2)).player(1, |p| p.soldiers(3)).start();
    t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(0).refused("pass", "KB-WINTER-09");
    t.seat(0).refused("good/gold good/gold", "KB-WINTER-09");
    t.seat(0).refused("plus2", "KB-WINTER-09");
    t.seat(0).answers("good/stone");
    t.seat(1).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("1S", "1W"), "a good of his choice");
    assert_eq!((t.vp(0), t.vp(1)), (0, 1), "no VP on this card but the extra one");
}

#[test]
fn penalties_come_in_their_order() {
    ledger::proves!("KB-WINTER-12", "KB-WINTER-11");
    let mut t = winter("1.1", 1).players(2).player(0, |p| p.has("1G 1W").builds("B1").vp(1));
    t = t.player(1, |p| p.soldiers(3));
    let mut t = t.start();
    assert_eq!(t.buildings(0), "B1", "the raid comes before the destruction");
    t.seat(0).answers("good/gold");
    let story: Vec<_> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Lost { rule, .. } => Some(rule.0),
            Event::Razed { .. } => Some("razed"),
            _ => None,
        })
        .collect();
    assert_eq!(story, ["KB-RAID-03", "razed"]);
    let t = winter("2.1", 1).players(2).player(0, |p| p.has("3G 3W 3S").builds("B1").vp(1)).start();
    let story: Vec<_> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Lost { seat: Seat(0), rule, .. } => Some(rule.0),
            Event::Razed { seat: Seat(0), .. } => Some("razed"),
            _ => None,
        })
        .collect();
    assert_eq!(story, ["KB-RAID-01", "razed", "KB-LOSS-01"], "goods, then buildings, then points");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("3G 1W 1S", -3), "2 wood, 2 stone, the Statue's 3 VP, 1 VP");
}

#[test]
fn the_highest_total_gains_a_point_if_it_won() {
    ledger::proves!("KB-WINTER-13", "KB-WINTER-14", "KB-R-39");
    let points = |soldiers: [u16; 4]| {
        let mut play = winter("5.2", 1).everybody(|p| p.vp(0));
        for (seat, n) in soldiers.into_iter().enumerate() {
            play = play.player(seat, |p| p.soldiers(n));
        }
        let t = play.start();
        [0, 1, 2, 3].map(|seat| t.vp(seat))
    };
    assert_eq!(
        points([9, 8, 7, 0]),
        [2, 1, 0, 0],
        "10 beats 9: the card's VP for both, the extra one for the first"
    );
    assert_eq!(points([9, 9, 8, 9]), [2, 2, 1, 2], "each who shares the highest total and won");
    assert_eq!(points([7, 7, 0, 0]), [0, 0, 0, 0], "the highest only drew: nobody gains it");
    assert_eq!(points([6, 0, 0, 0]), [0, 0, 0, 0], "the highest lost: nobody gains it");
}

#[test]
fn a_stone_wall_winner_is_no_higher_than_a_draw_with_more() {
    ledger::proves!("KB-R-39", "KB-WINTER-14");
    let t = winter("5.2", 1)
        .players(2)
        .player(0, |p| p.soldiers(6).builds("E1 E2 E3").has("0G"))
        .player(1, |p| p.soldiers(7))
        .start();
    assert_eq!((fought(&t, 0), fought(&t, 1)), ((9, Outcome::Won), (8, Outcome::Drawn)));
    let t = winter("5.2", 1)
        .players(2)
        .player(0, |p| p.soldiers(5).builds("E1 E2 E3"))
        .player(1, |p| p.soldiers(7));
    let t = t.start();
    assert_eq!((fought(&t, 0), fought(&t, 1)), ((8, Outcome::Won), (8, Outcome::Drawn)), "both have 8");
    assert_eq!(
        (t.vp(0), t.vp(1)),
        (2, 0),
        "of those who share the highest total only who won gains the extra VP"
    );
}

#[test]
fn totals_are_fixed_before_any_penalty() {
    ledger::proves!("KB-R-38", "KB-WINTER-07");
    let t = winter("5.4", 2).players(2).order([1, 0]).everybody(|p| p.builds("D1").soldiers(4)).start();
    assert_eq!(
        (fought(&t, 0), fought(&t, 1)),
        ((7, Outcome::Lost), (7, Outcome::Lost)),
        "each with his Guard Tower"
    );
    assert_eq!((t.buildings(0).as_str(), t.buildings(1).as_str()), ("", ""), "which both then lose");
}

#[test]
fn a_battle_total_may_be_low_and_soldiers_have_no_limit() {
    ledger::proves!("KB-R-44", "KB-BLD-14");
    let t = winter("5.5", 1)
        .players(2)
        .player(0, |p| p.builds("C1 C2 C3"))
        .player(1, |p| p.soldiers(300))
        .start();
    assert_eq!(fought(&t, 0), (0, Outcome::Lost), "1 soldier less 1 for the Farms");
    assert_eq!(fought(&t, 1), (301, Outcome::Won), "far beyond the track");
}

#[test]
fn soldiers_are_dismissed_after_the_battles_only() {
    ledger::proves!("KB-WINTER-16");
    let mut t =
        winter("1.1", 1).players(2).player(0, |p| p.has("1G 1W")).player(1, |p| p.soldiers(3)).start();
    assert_eq!((t.soldiers(0), t.soldiers(1)), (1, 4), "while a loser still chooses they stand");
    t.seat(0).answers("good/wood");
    assert_eq!((t.soldiers(0), t.soldiers(1)), (0, 0), "then they go home");
    assert_eq!(t.state.board.totals, [0; 5], "and the totals with them");
}
