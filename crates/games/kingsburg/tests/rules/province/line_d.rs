//! Alternative line D: Armory, Griffin Farm (see `low_totals`), Riding School, Dragonslayers' Hall (see `battle`).

use crate::dsl::Table;
use crate::province::scenes::{fought, owner, owner_in, rolled};
use kingsburg::board::Phase;
use kingsburg::event::Outcome;
use kingsburg::flow::{Frame, Mercenaries};

const RIDERS: &str = "D1a D2a D3a";

#[test]
fn the_armory_recruits_a_soldier_before_phase_seven() {
    ledger::proves!("KB-MOD2-04", "KB-MOD1-07");
    for before in [0, 1, 2, 5] {
        let t = owner("D", "D1a").phase(Phase::Mercenaries).player(0, |p| p.soldiers(before)).start();
        assert_eq!((t.soldiers(0), t.soldiers(2)), (before + 1, 0), "however many he has");
        assert!(matches!(t.frame(), Frame::Mercenaries(Mercenaries { place: 0, .. })));
    }
}

#[test]
fn armory_and_training_camp_come_in_the_order_their_owner_likes() {
    ledger::proves!("KB-ORDERING-01", "KB-ORDERING-02", "KB-MOD1-07");
    let play = |soldiers| {
        let play = owner("D", "D1a G1 G2 G3").phase(Phase::Mercenaries);
        play.player(0, |p| p.soldiers(soldiers)).start()
    };
    let mut t = play(1);
    t.seat(0).may_only(["building/D1a", "building/G3"]);
    t.seat(0).refused("pass", "KB-MOD2-04");
    t.seat(0).answers("building/G3");
    assert_eq!(t.soldiers(0), 3, "the camp while he has fewer than two, then the Armory");
    let mut t = play(1);
    t.seat(0).answers("building/D1a");
    assert_eq!(t.soldiers(0), 2, "with two the camp is idle");
    assert_eq!(play(2).soldiers(0), 3, "with two from the start only the Armory");
}

/// Player 0 has placed these groups, one after another, and everybody has passed.
fn helped<const N: usize>(dice: [u8; 3], paths: [&str; N]) -> Table {
    let mut t = rolled("D", RIDERS, dice).influencing().start();
    for (turn, path) in paths.into_iter().enumerate() {
        t.seat(0).answers(path);
        if turn == 0 {
            t.seat(1).answers("pass");
            t.seat(2).answers("pass");
        }
    }
    t.idle_until(|t| matches!(t.frame(), Frame::Build { .. }));
    t
}

#[test]
fn the_riding_school_scores_once_a_season_at_five_ten_and_eighteen() {
    ledger::proves!("KB-MOD2-04", "KB-ORDERING-03");
    let t = helped([5, 6, 6], ["die/5 advisor/5"]);
    assert_eq!((t.vp(0), t.soldiers(0), t.used(0).as_str()), (1, 1, "D3a"));
    let t = helped([4, 6, 6], ["die/4 die/6 advisor/10"]);
    assert_eq!((t.vp(0), t.soldiers(0)), (1, 2));
    let t = helped([6, 6, 6], ["die/6 die/6 die/6 advisor/18"]);
    assert_eq!((t.vp(0), t.soldiers(0)), (1, 1));
    let mut t = helped([4, 5, 6], ["die/5 advisor/5", "die/4 die/6 advisor/10"]);
    assert_eq!((t.vp(0), t.soldiers(0)), (1, 3), "once a season, though two of them helped");
    t.idle_to(Phase::Summer);
    assert_eq!(t.used(0), "", "and again next season");
    let t = helped([3, 6, 6], ["die/3 die/6 advisor/9"]);
    assert_eq!((t.vp(0), t.used(0).as_str()), (0, ""), "no other advisor");
}

#[test]
fn the_riding_school_scores_for_its_owner_alone() {
    ledger::proves!("KB-MOD2-04");
    let play = rolled("D", RIDERS, [6, 6, 6]).player(1, |p| p.dice([5, 6, 6]));
    let mut t = play.influencing().start();
    t.seat(0).answers("pass");
    t.seat(1).answers("die/5 advisor/5");
    t.idle_until(|t| matches!(t.frame(), Frame::Build { .. }));
    assert_eq!((t.vp(0), t.vp(1), t.soldiers(1)), (0, 0, 1));
}

#[test]
fn the_hall_decides_battles_against_dragons() {
    ledger::proves!("KB-MOD2-04", "KB-WINTER-10");
    let total = |buildings: &str, card: &str| {
        let year = card[..1].parse().expect("year.number");
        let play = owner_in(year, "D", buildings).winter().card(card).rolls([6]);
        fought(&play.start(), 0)
    };
    assert_eq!(total("D1a D2a D3a D4a", "5.5"), (9, Outcome::Drawn), "6 and 3 against 9");
    assert_eq!(total("D1a D2a D3a", "5.5"), (6, Outcome::Lost));
    assert_eq!(total("D1a D2a D3a D4a", "5.1"), (7, Outcome::Drawn), "6 and 1 against Barbarians of 7");
}
