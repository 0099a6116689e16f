//! Fate cards that change battles and their ends.

use crate::dsl::{Play, Table};
use kingsburg::event::{Event, Outcome};
use kingsburg::options::{Lines, Rows};

/// The Winter of year 1 against this card, with this roll.
fn winter(fate: &str, card: &str, roll: u8) -> Play {
    let year = card[..1].parse().expect("year.number");
    Play::year(year).winter().players(3).fate(fate).card(card).rolls([roll])
}

/// Totals, the invaders' strength and outcomes by seat.
fn battles(t: &Table) -> Vec<(i16, i16, Outcome)> {
    let fought = |e: &Event| match e {
        Event::Fought { total, strength, outcome, .. } => Some((*total, *strength, *outcome)),
        _ => None,
    };
    t.events.iter().filter_map(fought).collect()
}

fn points(t: &Table) -> [i16; 3] {
    [0, 1, 2].map(|seat| t.vp(seat))
}

fn goods(t: &Table) -> [String; 3] {
    [0, 1, 2].map(|seat| t.has(seat))
}

#[test]
fn fierce_enemies_are_one_stronger() {
    ledger::proves!("KB-MOD4-03");
    let t = winter("fierce_enemies", "1.1", 3).start();
    assert_eq!(battles(&t), [(3, 3, Outcome::Drawn); 3], "2 and 1");
    let t = winter("fierce_enemies", "1.1", 2).start();
    assert_eq!(battles(&t), [(2, 3, Outcome::Lost); 3]);
}

#[test]
fn scattered_warbands_are_one_weaker() {
    ledger::proves!("KB-MOD4-03");
    let t = winter("scattered_warbands", "1.1", 1).start();
    assert_eq!(battles(&t), [(1, 1, Outcome::Drawn); 3], "2 less 1");
    let t = winter("scattered_warbands", "1.1", 2).start();
    assert_eq!(battles(&t), [(2, 1, Outcome::Won); 3]);
}

#[test]
fn the_printed_strength_stays_what_it_is() {
    ledger::proves!("KB-MOD1-09", "KB-MOD4-03");
    let defended = |fate: &str, card: &str, roll: u8| {
        let mut play = winter(fate, card, roll).player(0, |p| p.builds("G1"));
        play.position.options.rows = Rows::Seven;
        battles(&play.start())
    };
    let t = defended("fierce_enemies", "2.5", 6);
    assert_eq!((t[0], t[1]), ((7, 6, Outcome::Won), (6, 6, Outcome::Drawn)), "5 printed, though they are 6");
    let t = defended("scattered_warbands", "3.4", 5);
    assert_eq!(t[0], (5, 5, Outcome::Drawn), "6 printed, though they are 5");
}

#[test]
fn rich_plunder_is_a_good_for_every_winner() {
    ledger::proves!("KB-MOD4-03");
    // Barbarians of strength 2. Seat 0 has 3, seat 1 has 3 with the Guard Tower, seat 2 has 2.
    let play = winter("rich_plunder", "1.1", 2).player(0, |p| p.soldiers(1));
    let mut t = play.player(1, |p| p.builds("D1")).start();
    t.seat(0).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(0).refused("pass", "KB-MOD4-03");
    t.seat(0).answers("good/stone");
    t.seat(1).answers("good/wood");
    assert_eq!(goods(&t), ["1G 1S", "1G 1W", "nothing"], "after the gold of the card; a draw brings nothing");
    assert_eq!(t.state.board.year, 2, "nobody else is asked");
}

#[test]
fn a_draw_that_counts_as_a_victory_is_plundered_too() {
    ledger::proves!("KB-MOD4-03");
    // Zombies of strength 4; the Palisade is worth 2 against them.
    let play = winter("rich_plunder", "1.5", 1).player(1, |p| p.builds("E1 E2 E3"));
    let mut t = play.start();
    t.seat(1).answers("good/gold");
    assert_eq!(battles(&t)[1], (4, 4, Outcome::Won), "1, 2 and 1");
    assert_eq!(goods(&t), ["nothing", "1G", "nothing"]);
}

#[test]
fn pitiless_foes_take_a_point_more_of_losers() {
    ledger::proves!("KB-MOD4-03", "KB-WINTER-12");
    // Goblins of strength 3: 1 gold and a building, no points.
    let play = winter("pitiless_foes", "1.3", 2).player(0, |p| p.soldiers(1)).player(1, |p| p.soldiers(2));
    let t = play.everybody(|p| p.vp(5)).start();
    assert_eq!(points(&t), [5, 6, 4], "a draw, a victory with its extra VP, a defeat");
    // Orcs of strength 3: 2 goods and 1 VP.
    let mut play = winter("pitiless_foes", "1.4", 1).player(1, |p| p.lines("E").builds("E1a E2a E3a"));
    play.position.options.lines = Lines::Dealt;
    let t = play.start();
    assert_eq!(points(&t), [-2, 0, -2], "the Hidden Refuge keeps both");
}

#[test]
fn songs_of_valour_double_the_extra_point() {
    ledger::proves!("KB-MOD4-03", "KB-WINTER-13", "KB-WINTER-14");
    let t = winter("songs_of_valour", "1.1", 3).player(1, |p| p.soldiers(1)).start();
    assert_eq!(points(&t), [0, 2, 0], "for the highest total alone");
    let t = winter("songs_of_valour", "1.1", 3).start();
    assert_eq!(points(&t), [2, 2, 2], "for all who tie");
    let t = winter("songs_of_valour", "1.1", 2).start();
    assert_eq!(points(&t), [0, 0, 0], "for nobody if nobody wins");
}

#[test]
fn in_a_border_truce_no_building_falls() {
    ledger::proves!("KB-MOD4-03", "KB-RAZE-01");
    // Goblins of strength 2: 1 wood, 1 stone, a building, 1 VP.
    let play = winter("border_truce", "1.2", 1).everybody(|p| p.builds("B1").has("2W 2S"));
    let t = play.start();
    assert_eq!(battles(&t), [(1, 2, Outcome::Lost); 3]);
    assert_eq!([0, 1, 2].map(|seat| t.buildings(seat)), ["B1"; 3]);
    assert_eq!((goods(&t), points(&t)), (["1W 1S"; 3].map(str::to_owned), [-1; 3]), "all else they suffer");
}

#[test]
fn honour_on_the_walls_is_for_those_who_did_not_win() {
    ledger::proves!("KB-MOD4-03");
    // Goblins of strength 3: 1 gold and a building; victory 1 stone.
    let play = winter("honour_on_the_walls", "1.3", 2).player(0, |p| p.soldiers(1));
    let play = play.player(1, |p| p.has("1G")).player(2, |p| p.soldiers(2));
    let mut t = play.start();
    t.seat(1).may_only(["good/stone", "good/wood", "good/gold"]);
    t.seat(1).refused("pass", "KB-MOD4-03");
    assert_eq!(t.has(1), "nothing", "the raid comes first");
    t.seat(1).answers("good/gold");
    assert_eq!(points(&t), [1, 0, 1], "a point for the draw; the winner has his extra VP");
    assert_eq!(goods(&t), ["nothing", "1G", "1S"], "a good for the defeat");
    assert_eq!(t.state.board.year, 2, "and nobody else is asked");
}

#[test]
fn the_stone_wall_turns_honour_into_victory() {
    ledger::proves!("KB-MOD4-03");
    // Zombies of strength 4 and 1 VP for a victory: 1, 2 for the Palisade, 1 for the Wall.
    let play = winter("honour_on_the_walls", "1.5", 1).player(1, |p| p.builds("E1 E2 E3"));
    let mut t = play.start();
    t.seat(0).answers("good/gold");
    t.seat(2).answers("good/gold");
    assert_eq!(points(&t), [-2, 2, -2], "1 for the victory, 1 for the highest total, none for a draw");
}
