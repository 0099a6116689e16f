//! The Architects' Guild: a point for each building after it, and one for each other of column IV (p.11).

use crate::dsl::{Play, Table};
use crate::province::scenes::{fought, gained, owner, owner_in, razed};
use kingsburg::board::Phase;
use kingsburg::event::Outcome;
use kingsburg::goods::Bundle;

const GUILD: &str = "F1a F2a F3a F4a";
const RULE: &str = "KB-MOD2-11";

fn builder(buildings: &str) -> Play {
    owner("F", buildings).spring().player(0, |p| p.has("9G 9W 9S")).building()
}

#[test]
fn each_building_after_the_guild_scores_a_point_more() {
    ledger::proves!("KB-MOD2-11");
    for (name, vp) in [("B1", 3), ("D1", 1), ("E1", 0), ("A1", 1)] {
        let mut t = builder(GUILD).start();
        t.seat(0).answers(&format!("building/{name}"));
        // The Fountain of its own row scores too for a building of column I.
        assert_eq!(t.vp(0), vp + 1 + 1, "{name}");
        assert_eq!(gained(&t, 0, RULE), [Bundle::vp(1)]);
    }
    let mut t = builder("F1a F2a F3a F4a C1 C2").start();
    t.seat(0).answers("building/C3");
    assert_eq!(t.vp(0), 2 + 1, "of any column");
    let mut t = builder("F1a F2a F3a").start();
    t.seat(0).answers("building/D1");
    assert_eq!(t.vp(0), 1 + 1, "without the Guild only the Fountain");
}

#[test]
fn the_guild_scores_nothing_for_itself() {
    ledger::proves!("KB-MOD2-12");
    let mut t = builder("F1a F2a F3a").start();
    t.seat(0).answers("building/F4a");
    assert_eq!((t.vp(0), gained(&t, 0, RULE)), (4, vec![]));
    let mut t = builder("F1a F2a F3a").agent(0).start();
    t.seat(0).answers("building/F4a");
    t.seat(0).answers("building/E1");
    assert_eq!(t.vp(0), 4 + 1 + 1, "for the next one of the same turn it does");
    let mut t = builder("F1a F2a F3a C1").agent(0).start();
    t.seat(0).answers("building/C2");
    t.seat(0).answers("building/F4a");
    assert_eq!(t.vp(0), 1 + 4, "and not for those before it");
}

#[test]
fn the_guild_scores_nothing_for_what_others_build() {
    ledger::proves!("KB-MOD2-11");
    let mut t = builder(GUILD).player(2, |p| p.has("9G 9W 9S")).start();
    t.seat(0).answers("pass");
    t.seat(1).answers("pass");
    t.seat(2).answers("building/B1");
    assert_eq!((gained(&t, 0, RULE), gained(&t, 2, RULE)), (vec![], vec![]));
}

/// In Autumn player 0 builds this, and in Winter he loses a building to Orcs.
fn built_and_razed(owned: &str, goods: &str, name: &str) -> Table {
    let play = owner("F", owned).autumn().card("2.3").player(0, |p| p.has(goods));
    let mut t = play.building().start();
    t.seat(0).answers(&format!("building/{name}"));
    // High dice afterwards: the University of its row stays out of it.
    t.rolls([1].into_iter().chain([6; 12]));
    t.idle_until(|t| t.phase() == Phase::Aid || t.phase() == Phase::Spring);
    t
}

#[test]
fn the_points_of_the_guild_are_never_lost() {
    ledger::proves!("KB-MOD2-13", "KB-R-41");
    let t = built_and_razed("F1a F2a F3a F4a C1 C2 C3", "3G 1W 2S", "C4");
    assert_eq!((razed(&t, 0), t.vp(0)), (vec!["C4"], 4 + 1 - 4), "though that building is destroyed");
    let t = built_and_razed(GUILD, "2G", "B1");
    assert_eq!((razed(&t, 0), t.vp(0)), (vec!["F4a"], 3 + 1 + 1 - 4), "though the Guild is destroyed");
}

#[test]
fn a_destroyed_guild_scores_no_more() {
    ledger::proves!("KB-RAZE-05", "KB-MOD2-11", "KB-RAZE-06");
    let mut t = built_and_razed(GUILD, "2G", "B1");
    assert_eq!(gained(&t, 0, RULE), [Bundle::vp(1)], "for the Statue");
    t.state.board.players[0].goods.gold = 4;
    t.state.board.players[0].goods.stone = 2;
    t.idle_to_building();
    while t.waits_for() != Some(0) {
        let seat = t.waits_for().expect("somebody builds");
        t.seat(seat).answers("pass");
    }
    t.seat(0).answers("building/B2");
    assert_eq!(gained(&t, 0, RULE), [Bundle::vp(1)], "nothing for the Chapel");
}

/// The end of the game: the last Winter with these buildings.
fn last_winter(lines: &str, buildings: &str, soldiers: u16) -> Table {
    let play = owner_in(5, lines, buildings).winter().card("5.2").rolls([1, 1]);
    play.player(0, |p| p.soldiers(soldiers)).start()
}

#[test]
fn in_the_end_it_counts_the_other_buildings_of_column_four() {
    ledger::proves!("KB-MOD2-14", "KB-R-60");
    for (more, points) in [("", 0), ("C1 C2 C3 C4", 1), ("C1 C2 C3 C4 G1 G2 G3 G4", 2), ("C1 C2 C3 E1 E2", 0)]
    {
        let t = last_winter("F", &format!("{GUILD} {more}"), 20);
        let expected = if points > 0 { vec![Bundle::vp(points)] } else { vec![] };
        assert_eq!(gained(&t, 0, RULE), expected, "beside {more}");
        assert!(!t.winners().is_empty(), "the game is over");
    }
    let t = last_winter("C F", &format!("{GUILD} C1a C2a C3a C4a"), 20);
    assert_eq!(gained(&t, 0, RULE), [Bundle::vp(1)], "of alternative lines too");
    let t = last_winter("F", "F1a F2a F3a C1 C2 C3 C4", 20);
    assert_eq!(gained(&t, 0, RULE), [], "without the Guild nothing");
}

#[test]
fn a_guild_that_was_destroyed_gives_no_bonus_in_the_end() {
    ledger::proves!("KB-MOD2-14");
    let t = last_winter("F", "F1a F2a F3a F4a G1 G2 G3 G4", 0);
    assert_eq!(fought(&t, 0).1, Outcome::Lost);
    assert_eq!(razed(&t, 0), ["F4a"], "the topmost of column IV");
    assert_eq!(gained(&t, 0, RULE), [], "the Academy still stands, but who would count it?");
    assert_eq!(t.vp(0), -4);
}

#[test]
fn its_bonus_comes_before_the_minstrel() {
    ledger::proves!("KB-GOV-05", "KB-MOD2-14");
    let play = Play::year(5).winter().card("5.2").rolls([6]).players(2).modules("2 3");
    let play = play.player(0, |p| p.lines("F").builds("F1a F2a F3a F4a C1 C2 C3 C4").soldiers(5).vp(12));
    // Both win, which is worth 1 VP each, and the higher total 1 VP more.
    let t = play.player(1, |p| p.governor("minstrel").soldiers(9).vp(12)).start();
    assert_eq!(t.vp(0), 12 + 1 + 1, "the victory, and the Merchants' Guild beside the Architects'");
    assert_eq!(t.vp(1), 12 + 1 + 1 + 2, "so the Minstrel does not lead alone, and nobody has fewer than he");
}
