//! The buildings and what they do (p.10), except for dice and battle.

use crate::dsl::{Play, Table};
use kingsburg::board::Phase;
use kingsburg::content::{BuildingId, Content};
use kingsburg::event::Event;
use kingsburg::flow::{Build, Favour, Frame};
use table::Seat;

#[test]
fn the_board_has_twenty_buildings_with_their_prices() {
    ledger::proves!(
        "KB-COMP-01",
        "KB-BLD-24",
        "KB-BLD-25",
        "KB-BLD-26",
        "KB-BLD-27",
        "KB-BLD-28",
        "KB-BLD-31",
        "KB-BLD-32"
    );
    let printed = [
        ("B1", [2, 0, 0], 3),
        ("B2", [3, 0, 1], 5),
        ("B3", [3, 1, 2], 7),
        ("B4", [5, 0, 3], 9),
        ("C1", [1, 1, 0], 0),
        ("C2", [2, 2, 0], 1),
        ("C3", [2, 3, 1], 2),
        ("C4", [3, 1, 2], 4),
        ("D1", [1, 0, 1], 1),
        ("D2", [1, 2, 0], 2),
        ("D3", [2, 2, 1], 4),
        ("D4", [3, 2, 2], 6),
        ("E1", [0, 2, 0], 0),
        ("E2", [1, 1, 1], 2),
        ("E3", [2, 0, 2], 2),
        ("E4", [3, 0, 2], 4),
        ("F1", [0, 1, 0], 0),
        ("F2", [0, 1, 1], 1),
        ("F3", [2, 1, 1], 2),
        ("F4", [2, 2, 2], 4),
    ];
    assert_eq!(Play::year(1).start().player(0).spaces.count(), 20, "five rows of four");
    for (name, cost, vp) in printed {
        let id = BuildingId::named(name).expect("a space");
        let left: Vec<_> = (1..id.column()).map(|column| format!("{}{column}", &name[..1])).collect();
        let mut t = Play::year(2)
            .spring()
            .player(0, |p| p.has("9G 9W 9S").builds(&left.join(" ")))
            .building()
            .start();
        t.seat(0).answers(&format!("building/{name}"));
        let (goods, printed) = (t.player(0).goods, Content::base().building(id).cost);
        assert_eq!([printed.gold, printed.wood, printed.stone], cost, "the price printed for {name}");
        let crane = u16::from(left.len() >= 2 && left[1] == "F2");
        let paid = [cost[0] - crane, cost[1], cost[2]];
        assert_eq!([9 - goods.gold, 9 - goods.wood, 9 - goods.stone], paid, "what is paid for {name}");
        assert_eq!(t.vp(0), vp, "the VP of {name}");
    }
}

#[test]
fn barricade_and_smithy_cost_one_gold_and_three_wood_together() {
    ledger::proves!("KB-BLD-33");
    let mut t = Play::year(2).spring().agent(0).player(0, |p| p.has("1G 3W").builds("D1")).building().start();
    t.seat(0).answers("building/F1");
    t.seat(0).answers("building/D2");
    assert_eq!((t.has(0).as_str(), t.buildings(0).as_str()), ("nothing", "D1 D2 F1"));
}

/// The end of this season for player 0 with these buildings and goods.
fn season_end(season: Phase, buildings: &str, goods: &str) -> Table {
    let play = Play::year(2).phase(season).players(3).player(0, |p| p.builds(buildings).has(goods));
    let mut t = play.frame(Frame::Build(Build { place: 2, built: 0, favour: Favour::None })).start();
    t.seat(2).answers("pass");
    t
}

#[test]
fn the_inn_gives_a_token_at_the_end_of_summer() {
    ledger::proves!("KB-BLD-08");
    for (season, expected) in [(Phase::Spring, "nothing"), (Phase::Summer, "1T"), (Phase::Autumn, "nothing")]
    {
        let t = season_end(season, "C1", "0T");
        assert_eq!(t.has(0), expected, "at the end of {season:?}");
        assert_eq!((t.has(1).as_str(), t.has(2).as_str()), ("nothing", "nothing"), "each owner, nobody else");
    }
    let t = season_end(Phase::Summer, "C1", "0T");
    let token =
        t.events.iter().position(|e| matches!(e, Event::Gained { rule, .. } if rule.0 == "KB-BLD-08"));
    let agent = t.events.iter().position(|e| matches!(e, Event::PhaseBegan { phase: Phase::Agent, .. }));
    assert!(token.expect("the Inn gave") < agent.expect("phase 5 came"), "before phase 5");
}

#[test]
fn an_inn_built_in_summer_gives_its_token_at_once() {
    ledger::proves!("KB-BLD-09", "KB-CLAR-10");
    let mut t = Play::year(2).summer().players(2).player(0, |p| p.has("1G 1W")).building().start();
    t.seat(0).answers("building/C1");
    assert_eq!(t.has(0), "nothing", "not when it is built");
    t.seat(1).answers("pass");
    assert_eq!(t.has(0), "1T", "but at the end of that very season");
}

#[test]
fn the_town_hall_sells_one_point_a_season() {
    ledger::proves!("KB-BLD-21", "KB-BLD-22", "KB-R-36", "KB-R-11", "KB-CLAR-10");
    for season in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let mut t = season_end(season, "F1 F2 F3", "1G 1S 2T");
        assert_eq!(t.phase(), season, "before the next phase");
        t.seat(0).may_only(["pass", "good/stone", "good/gold", "plus2"]);
        t.seat(0).refused("good/wood", "KB-BLD-21");
        t.seat(0).refused("good/gold good/stone", "KB-BLD-21");
        t.seat(0).refused("look", "KB-BLD-21");
        t.seat(0).answers("plus2");
        let reward = i16::from(season == Phase::Spring);
        assert_eq!(
            (t.has(0).as_str(), t.vp(0)),
            ("1G 1S 1T", 1 + reward),
            "one token for 1 VP, and never more"
        );
        assert_ne!(t.phase(), season, "it is not offered a second time");
    }
    let mut t = season_end(Phase::Summer, "F1 F2 F3", "2W");
    t.seat(0).refused("plus2", "KB-BLD-21");
    t.seat(0).answers("good/wood");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1W", 1), "or a good of any kind");
    let t = season_end(Phase::Summer, "F1 F2 F3", "0G");
    assert_eq!(t.phase(), Phase::Autumn, "who has nothing to pay is not asked");
    let mut t = season_end(Phase::Summer, "F1 F2 F3", "2W");
    t.seat(0).answers("pass");
    assert_eq!((t.has(0).as_str(), t.vp(0), t.phase()), ("2W", 0, Phase::Autumn), "he may decline");
}

#[test]
fn a_token_used_on_dice_does_not_forbid_paying_one_to_the_town_hall() {
    ledger::proves!("KB-R-11", "KB-BLD-10");
    let play =
        Play::year(2).summer().players(3).player(0, |p| p.builds("C1 F1 F2 F3").has("1T").dice([1, 6, 6]));
    let mut t = play.influencing().start();
    t.seat(0).answers("die/1 plus2 advisor/3");
    t.idle_until(|t| matches!(t.frame(), Frame::Effect { .. }));
    assert_eq!(t.has(0), "1W 1T", "the Inn gave one");
    t.seat(0).answers("plus2");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1W", 1));
}

#[test]
fn a_town_hall_built_this_season_works_already() {
    ledger::proves!("KB-CLAR-10", "KB-BLD-21");
    let play = Play::year(2).spring().players(2).player(0, |p| p.builds("F1 F2").has("1G 1W 2S"));
    let mut t = play.building().start();
    t.seat(0).answers("building/F3");
    t.seat(1).answers("pass");
    t.seat(0).answers("good/stone");
    assert_eq!(
        (t.has(0).as_str(), t.vp(0)),
        ("nothing", 2 + 1 + 1),
        "its VP, the trade, and the King's Reward"
    );
}

#[test]
fn the_embassy_gives_a_point_at_the_end_of_every_season() {
    ledger::proves!("KB-BLD-38");
    for season in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let t = season_end(season, "F1 F2 F3 F4", "0G");
        let reward = i16::from(season == Phase::Spring);
        assert_eq!(t.vp(0), 1 + reward, "at the end of {season:?}");
        assert_eq!((t.vp(1), t.vp(2)), (0, 0), "its owner only");
    }
}

#[test]
fn the_merchants_guild_gives_a_gold_at_the_start_of_every_season() {
    ledger::proves!("KB-BLD-35");
    for season in [Phase::Spring, Phase::Summer, Phase::Autumn] {
        let t = Play::year(2).phase(season).players(3).player(1, |p| p.builds("C1 C2 C3 C4")).start();
        assert_eq!((t.has(0).as_str(), t.has(1).as_str()), ("nothing", "1G"), "in {season:?}");
        let gold = t
            .events
            .iter()
            .position(|e| matches!(e, Event::Gained { seat: Seat(1), rule, .. } if rule.0 == "KB-BLD-35"));
        let roll = t.events.iter().position(|e| matches!(e, Event::Rolled { .. }));
        assert!(gold.expect("it gave") < roll.expect("all rolled"), "before rolling");
    }
    let t = Play::year(2).phase(Phase::Mercenaries).players(3).player(1, |p| p.builds("C1 C2 C3 C4")).start();
    assert_eq!(t.has(1), "nothing", "not in other phases");
}

#[test]
fn farms_roll_a_white_die_in_every_season_after_the_one_they_are_built_in() {
    ledger::proves!("KB-BLD-13", "KB-R-35", "KB-INF-10");
    let mut t =
        Play::year(2).spring().players(3).player(0, |p| p.builds("C1 C2").has("2G 3W 1S")).building().start();
    t.seat(0).answers("building/C3");
    t.rolls([1, 2, 3, 4, 5, 5, 5, 6, 6, 6]);
    t.idle_to(Phase::Summer);
    assert_eq!(
        (t.player(0).dice.coloured, t.player(0).dice.white),
        ([1, 2, 3], [4, 0, 0, 0]),
        "from the next season on"
    );
    t.seat(0).refused("white/4 advisor/4", "KB-INF-10");
    t.seat(0).answers("die/1 white/4 advisor/5");
    t.idle_to(Phase::Autumn);
    assert_eq!(t.player(0).dice.white_count(), 1, "and in every season");
    assert_eq!(t.player(1).dice.white_count(), 0, "of the owner");
}

#[test]
fn farms_and_kings_aid_give_two_white_dice() {
    ledger::proves!("KB-CLAR-06", "KB-R-06", "KB-R-13", "KB-COMP-09");
    let play = Play::year(2).spring().players(5).aid_die(3).everybody(|p| p.builds("C1 C2 C3"));
    let t = play.start();
    let dice: Vec<_> = (0..5).map(|seat| t.player(seat).dice.faces().count()).collect();
    assert_eq!(dice, [4, 4, 4, 5, 4], "no limit to white dice; 21 dice in all, those of the box");
    assert_eq!(dice.iter().sum::<usize>(), 21);
}

#[test]
fn the_crane_takes_a_gold_off_columns_three_and_four() {
    ledger::proves!("KB-BLD-20", "KB-R-34", "KB-R-32", "KB-BLD-28");
    let price = |row: &str, column: usize, crane: bool| {
        let crane_row = if crane && row != "F" { "F1 F2 " } else { "" };
        let left: Vec<_> = (1..column).map(|n| format!("{row}{n}")).collect();
        let owned = format!("{crane_row}{}", left.join(" "));
        let mut t = Play::year(2).spring().player(0, |p| p.has("9G 9W 9S").builds(&owned)).building().start();
        t.seat(0).answers(&format!("building/{row}{column}"));
        let goods = t.player(0).goods;
        [9 - goods.gold, 9 - goods.wood, 9 - goods.stone]
    };
    for row in ["B", "C", "D", "E"] {
        for column in 1..=4 {
            let [gold, wood, stone] = price(row, column, false);
            let less = if column >= 3 { gold.saturating_sub(1) } else { gold };
            assert_eq!(price(row, column, true), [less, wood, stone], "{row}{column} with the Crane");
        }
    }
    assert_eq!(price("C", 3, true), [1, 3, 1], "the Farms");
    assert_eq!((price("F", 3, true), price("F", 4, true)), ([1, 1, 1], [1, 2, 2]), "in its own row too");
    assert_eq!(price("F", 2, false), [0, 1, 1], "not for itself");
}

#[test]
fn the_crane_counts_for_both_buildings_of_a_turn() {
    ledger::proves!("KB-R-32", "KB-BLD-20");
    let play = Play::year(2).spring().agent(0).player(0, |p| p.builds("C1 C2 F1 F2").has("3G 4W 3S"));
    let mut t = play.building().start();
    t.seat(0).answers("building/C3");
    t.seat(0).answers("building/C4");
    assert_eq!(
        t.has(0),
        "nothing",
        "1+2 gold, 3+1 wood, 1+2 stone: a price is not activated, so it has no limit"
    );
    assert_eq!(t.used(0), "", "the Crane is not turned over");
}

#[test]
fn the_stable_adds_a_soldier_at_five_ten_and_eighteen() {
    ledger::proves!("KB-BLD-17", "KB-R-33");
    for (dice, path, soldiers) in [
        ([5, 1, 1], "die/5 advisor/5", 2),
        ([4, 6, 1], "die/4 die/6 advisor/10", 3),
        ([6, 6, 6], "die/6 die/6 die/6 advisor/18", 2),
        ([2, 1, 1], "die/2 advisor/2", 0),
        ([6, 6, 3], "die/3 die/6 die/6 advisor/15", 0),
    ] {
        let play = Play::year(2).summer().players(3).player(0, |p| p.builds("E1 E2").dice(dice));
        let mut t = play.influencing().start();
        t.seat(0).answers(path);
        t.idle_to_building();
        assert_eq!(t.soldiers(0), soldiers, "{path}");
        let plain = Play::year(2).summer().players(3).player(0, |p| p.builds("E1").dice(dice));
        let mut t = plain.influencing().start();
        t.seat(0).answers(path);
        t.idle_to_building();
        assert_eq!(t.soldiers(0), soldiers.max(1) - 1, "{path} without the Stable");
    }
}

#[test]
fn the_stable_has_no_limit_per_season() {
    ledger::proves!("KB-R-32", "KB-BLD-17");
    let play = Play::year(2).summer().players(3).agent(0).player(0, |p| p.builds("E1 E2").dice([5, 1, 4]));
    let mut t = play.group(5, Some(0), [5]).influencing().start();
    t.seat(0).answers("die/1 die/4 agent advisor/5");
    t.idle_to_building();
    assert_eq!(t.soldiers(0), 4, "twice 1 and 1 more");
}
