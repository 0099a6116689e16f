//! Restoration: all tiles lie there from the start, and one goes each season.

use crate::court::season::{faces, placed};
use crate::dsl::{Play, Table, say_event};
use kingsburg::Options;
use kingsburg::board::{Phase, Right, Stock};
use kingsburg::event::Event;
use kingsburg::flow::{Frame, Point};
use kingsburg::goods::Goods;
use kingsburg::options::Caprices;
use table::Scripted;

const ALL: [u8; 16] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

fn restoration() -> Options {
    Options { caprices: Caprices::Restoration, ..Options::default() }
}

fn tiles(t: &Table) -> Vec<u8> {
    (1..=16).filter(|n| t.state.board.is_covered(*n)).collect()
}

/// The tiles that went in order.
fn gone(t: &Table) -> Vec<u8> {
    let removed = t.events.iter().filter_map(|e| match *e {
        Event::TileRemoved { tile, .. } => Some(tile),
        _ => None,
    });
    removed.collect()
}

/// Spring of the first year, all tiles on their advisors.
fn spring(players: u8) -> Play {
    Play::year(1).spring().players(players).modules("6r").tiles(ALL)
}

/// Dice of the first players on these advisors; then the season is idled to its end.
fn after_placing(mut play: Play, advisors: &[u8]) -> Table {
    for (seat, advisor) in (0..).zip(advisors) {
        play = placed(play, *advisor, seat, Right::Free);
    }
    let mut t = play.influencing().start();
    t.idle_until(|t| t.phase() != Phase::Spring);
    t
}

#[test]
fn all_tiles_lie_there_from_the_start() {
    ledger::proves!("KB-REST-01", "KB-REST-02", "KB-R-68");
    let t = Table::with(&restoration(), 3, Scripted::dice([]).then_seed(4));
    assert_eq!(tiles(&t), ALL);
    assert_eq!(t.state.board.stock[3], Stock::FULL, "tile 4 is stocked at set up");
    assert_eq!(t.state.board.stock[4].goods().total(), 1, "and tile 5");
    let others = t.state.board.stock.iter().enumerate().filter(|(i, s)| !matches!(i, 3 | 4) && !s.is_empty());
    assert_eq!(others.count(), 0);
}

#[test]
fn no_tile_is_drawn_later_and_one_goes_each_season() {
    ledger::proves!("KB-REST-02", "KB-REST-05", "KB-R-70", "KB-INV-33");
    let mut t = Table::with(&restoration(), 3, Scripted::dice([]));
    for season in 1..=15 {
        let left = 16 - season;
        t.idle_until(|t| gone(t).len() == season);
        assert_eq!(tiles(&t).len(), left, "exactly one goes in each season");
    }
    t.idle_until(|t| t.frame() == Frame::Over);
    assert_eq!((gone(&t).len(), tiles(&t).len()), (15, 1), "one is never removed");
    assert!(t.events.iter().all(|e| !matches!(e, Event::TileRevealed { .. })), "none is drawn");
}

#[test]
fn the_highest_influenced_tile_goes() {
    ledger::proves!("KB-REST-03");
    let t = after_placing(spring(3), &[3, 16, 9]);
    assert_eq!(gone(&t), [16]);
    assert_eq!(tiles(&t).len(), 15, "and no other");
    let told: Vec<_> = t.events.iter().map(say_event).collect();
    assert!(told.contains(&"event-tile-removed tile=tile/16 advisor=advisor/16 (KB-REST-03)".to_owned()));
    assert_eq!(gone(&after_placing(spring(3), &[9, 3, 1])), [9], "not the highest of all");
    assert_eq!(gone(&after_placing(spring(3), &[1])), [1], "a single one");
}

#[test]
fn advisors_without_a_tile_do_not_count() {
    ledger::proves!("KB-REST-03", "KB-REST-04");
    assert_eq!(gone(&after_placing(spring(3), &[17, 2, 18])), [2], "17 and 18 have none");
    let summer = || {
        let mut play = spring(3).summer();
        play.position.tiles.retain(|t| *t != 12);
        play
    };
    let mut play = placed(placed(summer(), 12, 0, Right::Free), 4, 1, Right::Free);
    play = play.influencing();
    let mut t = play.start();
    t.idle_until(|t| t.phase() != Phase::Summer);
    assert_eq!(gone(&t), [4], "12 was restored before");
}

#[test]
fn without_influence_the_lowest_tile_goes() {
    ledger::proves!("KB-REST-04");
    assert_eq!(gone(&after_placing(spring(3), &[])), [1]);
    assert_eq!(gone(&after_placing(spring(3), &[17, 18])), [1], "17 and 18 have no tile");
    let mut play = spring(3).summer();
    play.position.tiles.retain(|t| *t != 1);
    let mut t = play.influencing().start();
    t.idle_until(|t| t.phase() != Phase::Summer);
    assert_eq!(gone(&t), [2], "the lowest that is left");
}

#[test]
fn an_advisor_gives_his_own_help_from_the_next_season_on() {
    ledger::proves!("KB-REST-05", "KB-R-68");
    let mut t = spring(3).player(0, |p| p.dice(faces(16))).influencing().start();
    t.seat(0).answers("die/4 die/6 die/6 advisor/16");
    t.idle_to_building();
    assert_eq!((t.vp(0), t.has(0).as_str()), (5, "nothing"), "the tile helps in the season in which it goes");
    assert!(t.state.board.is_covered(16), "it goes after building");
    t.rolls([4, 6, 6, 6, 6, 6, 6, 6, 6]);
    t.idle_to(Phase::Summer);
    assert!(!t.state.board.is_covered(16));
    t.seat(0).answers("die/4 die/6 die/6 advisor/16");
    t.idle_to_building();
    assert_eq!(t.has(0), "4G", "the Wizard himself again");
}

#[test]
fn the_tile_goes_after_the_effects_of_the_end_of_the_season() {
    ledger::proves!("KB-R-68", "KB-REST-03");
    let play = placed(spring(3).player(0, |p| p.builds("F1 F2 F3").has("1G")), 2, 0, Right::Free);
    let mut t = play.influencing().start();
    t.idle_until(|t| {
        matches!(t.frame(), Frame::Effect { .. }) && t.state.board.frames[0] == Frame::At(Point::SeasonOver)
    });
    assert_eq!((t.waits_for(), gone(&t)), (Some(0), vec![]), "the Town Hall comes first");
    t.seat(0).answers("pass");
    assert_eq!(gone(&t), [2]);
}

#[test]
fn goods_on_a_removed_tile_go_back() {
    ledger::proves!("KB-R-68", "KB-INV-34");
    let mut play = spring(3);
    play.position.stock.insert(4, Goods { gold: 1, wood: 1, stone: 0 });
    let t = after_placing(play, &[4]);
    assert_eq!(gone(&t), [4]);
    assert!(t.state.board.stock[3].is_empty(), "nothing lies on what is gone");
    assert_eq!(
        (t.has(0).as_str(), t.has(1).as_str(), t.has(2).as_str()),
        ("1W", "nothing", "nothing"),
        "nobody gets the rest"
    );
    let t = after_placing(spring(3), &[5, 1]);
    assert!(t.state.board.stock[4].is_empty() && gone(&t) == [5]);
    assert!(!t.state.board.stock[3].is_empty(), "the other keeps its goods");
}

#[test]
fn neutral_dice_count() {
    ledger::proves!("KB-REST-06", "KB-2P-05", "KB-R-68");
    let neutral = || {
        let mut play = spring(2);
        play.position.neutral = vec![5, 5, 5, 2, 3];
        play.group(15, None, [5, 5, 5]).group(5, None, [2, 3])
    };
    assert_eq!(gone(&after_placing(neutral(), &[8])), [15], "neutral dice stand on 15");
    assert_eq!(gone(&after_placing(neutral(), &[16])), [16], "unless a player stands higher");
    assert_eq!(gone(&after_placing(neutral(), &[])), [15], "not the lowest of all");
}

#[test]
fn neutral_dice_of_a_rolled_season_count() {
    ledger::proves!("KB-REST-06");
    let mut t = Play::year(1).spring().players(2).modules("6r").tiles(ALL).rolls([4, 4, 5, 1, 1]).start();
    assert_eq!(t.court(), [(2, None), (13, None)]);
    t.idle_until(|t| t.phase() != Phase::Spring);
    assert_eq!(gone(&t), [13]);
}

#[test]
fn dice_on_ones_own_card_do_not_count() {
    ledger::proves!("KB-R-69", "KB-REST-03");
    let play = spring(3).governors(["politician", "courier", "castellan"]);
    let mut t = placed(placed(play, 15, 0, Right::Card), 3, 1, Right::Free).influencing().start();
    t.idle_until(|t| t.phase() != Phase::Spring);
    assert_eq!(gone(&t), [3], "the space 15 of the Politician is no advisor");
}

#[test]
fn a_moved_group_counts_for_its_new_advisor() {
    ledger::proves!("KB-REST-03", "KB-R-68");
    let play = spring(3).governors(["duke", "courier", "castellan"]);
    let mut t = placed(placed(play, 16, 0, Right::Free), 3, 1, Right::Free).influencing().start();
    t.idle_to_help();
    t.seat(0).answers("accept");
    t.idle_until(|t| t.phase() != Phase::Spring);
    assert_eq!(gone(&t), [12], "16 is not influenced any more");
}
