//! The end of the year and of the game: the Minstrel after all others, the Architect's rows.

use crate::dsl::{Play, Table, Who};
use kingsburg::event::{Event, Outcome};
use kingsburg::flow::Frame;
use kingsburg::options::{Lines, Reinforcements};

/// A Winter of draws in year 1: seat 0 is the Minstrel; what he gains.
fn sung<const N: usize>(vp: [i16; N]) -> i16 {
    let names = ["minstrel", "prince", "duke", "hermit", "fairy"];
    let mut play = Play::year(1).winter().players(N as u8).card("1.1").rolls([2]);
    let governors: [&str; N] = std::array::from_fn(|i| names[i]);
    play = play.governors(governors);
    for (seat, points) in vp.into_iter().enumerate() {
        play = play.player(seat, |p| p.vp(points));
    }
    let t = play.start();
    for (seat, points) in (1..).zip(&vp[1..]) {
        assert_eq!(t.vp(seat), *points, "nobody else gains");
    }
    assert_eq!(t.state.board.year, 2);
    t.vp(0) - vp[0]
}

#[test]
fn the_minstrel_scores_unless_he_leads_alone_and_more_if_he_is_last() {
    ledger::proves!("KB-GOV-04", "KB-MOD3-05");
    assert_eq!(sung([5, 4, 1]), 0, "he leads alone");
    assert_eq!(sung([5, 5, 1]), 1, "he leads with another");
    assert_eq!(sung([4, 5, 1]), 1, "in the middle");
    assert_eq!(sung([1, 5, 2]), 2, "last");
    assert_eq!(sung([1, 5, 1]), 2, "last with another: both are read before he scores");
    assert_eq!(sung([3, 3, 3]), 2, "all are last, and nobody leads alone");
    assert_eq!((sung([5, 4]), sung([4, 5]), sung([4, 4])), (0, 2, 2), "of two");
    assert_eq!((sung([-2, -3, 0, 0, 0]), sung([-3, -3, 0, 0, 0])), (1, 2), "of five, below nothing");
}

#[test]
fn the_minstrel_comes_after_the_battle_rewards() {
    ledger::proves!("KB-GOV-04", "KB-R-46");
    // Zombies of strength 4; who wins takes 1 VP, and 1 for the highest total.
    let play = Play::year(1).winter().players(3).governors(["minstrel", "prince", "duke"]).card("1.5");
    let play = play.player(0, |p| p.vp(4)).player(1, |p| p.vp(3).soldiers(1)).rolls([4]);
    let t = play.start();
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [5, 5, 0], "at 4 he leads no longer when he sings");
}

/// The end of the game: draws against Barbarians of strength 7. The Minstrel has 5 VP, seat 1 has 4 and whatever else.
fn finale(governor: &str, other: impl FnOnce(Who) -> Who) -> Table {
    let mut play = Play::year(5).winter().players(3).governors(["minstrel", governor, "duke"]).card("5.1");
    play.position.options.lines = Lines::Dealt;
    let play = play.everybody(|p| p.soldiers(1)).player(0, |p| p.vp(5)).player(1, |p| other(p.vp(4)));
    let t = play.rolls([6]).start();
    assert_eq!(t.frame(), Frame::Over);
    t
}

#[test]
fn in_the_last_year_the_minstrel_comes_after_all_awards() {
    ledger::proves!("KB-GOV-05", "KB-R-60");
    let t = finale("prince", |p| p);
    assert_eq!((t.vp(0), t.vp(1)), (5, 4), "without an award he leads alone");
    let t = finale("architect", |p| p.builds("F1 F2 F3 F4"));
    assert_eq!((t.vp(0), t.vp(1)), (6, 6), "after the Architect's complete row");
    let t = finale("paladin", |p| p.battles(1, Outcome::Won));
    assert_eq!((t.vp(0), t.vp(1)), (6, 5), "after the Paladin's victory");
    let t = finale("prince", |p| p.builds("B1 B2 B3 B4").has("2G"));
    assert_eq!((t.vp(0), t.vp(1)), (6, 5), "after the Cathedral");
    let guild = |p: Who| p.lines("F").builds("B1 B2 B3 B4 F1a F2a F3a F4a");
    let t = finale("prince", guild);
    assert_eq!((t.vp(0), t.vp(1)), (6, 5), "after the Architects' Guild, which counts the Cathedral");
    let t = finale("sculptor", |p| p.builds("B1 B2 B3 B4").has("1G"));
    assert_eq!((t.vp(0), t.vp(1)), (6, 5), "after the good of the Sculptor that made two for the Cathedral");
}

#[test]
fn in_the_last_year_the_minstrel_comes_after_the_request_tokens() {
    ledger::proves!("KB-GOV-05", "KB-R-60", "KB-MOD5-08");
    let mut play = Play::year(5).winter().players(3).governors(["minstrel", "prince", "duke"]).card("5.1");
    play.position.options.reinforcements = Reinforcements::Tokens;
    let play = play.everybody(|p| p.soldiers(6).requests([0, 1]));
    let play = play.player(0, |p| p.vp(5)).player(1, |p| p.vp(4).requests([1, 4]));
    let mut t = play.start();
    for seat in 0..3 {
        t.seat(seat).answers("request/1");
    }
    assert_eq!(t.frame(), Frame::Over);
    assert_eq!([0, 1, 2].map(|seat| t.vp(seat)), [6, 8, 0], "4 for the token left, then the Minstrel");
}

#[test]
fn the_minstrel_sings_last_of_all() {
    ledger::proves!("KB-GOV-04", "KB-GOV-05", "KB-R-46");
    let t = finale("miner", |p| p.builds("B1 B2 B3 B4").has("1G"));
    let by = |wanted: &str| {
        let gained = |e: &Event| matches!(e, Event::Gained { rule, .. } if rule.0 == wanted);
        t.events.iter().position(gained).unwrap_or_else(|| panic!("{wanted} comes"))
    };
    let home = t.events.iter().position(|e| *e == Event::SoldiersDismissed);
    let sung = by("KB-GOV-04");
    assert!(home < Some(by("KB-GOV-02")) && by("KB-GOV-02") < sung, "{:?}", t.events);
    let awards = t.events[sung + 1..].iter().any(|e| matches!(e, Event::Gained { .. }));
    assert!(!awards, "nothing comes after him but the end: {:?}", t.events);
    assert_eq!(t.winners(), [0], "6 against 5");
}

#[test]
fn the_architect_scores_two_points_for_each_complete_row() {
    ledger::proves!("KB-GOV-05", "KB-R-57", "KB-MOD3-05");
    let rows = |buildings: &str, lines: &str| {
        let mut play =
            Play::year(5).winter().players(3).governors(["architect", "prince", "duke"]).card("5.1");
        play.position.options.lines = Lines::Dealt;
        let play = play.everybody(|p| p.soldiers(1)).player(1, |p| p.builds("F1 F2 F3 F4"));
        let t = play.player(0, |p| p.lines(lines).builds(buildings)).rolls([6]).start();
        assert_eq!(t.vp(1), 0, "only for him");
        t.vp(0)
    };
    assert_eq!(rows("F1 F2 F3", ""), 0, "three of four");
    assert_eq!(rows("F1 F2 F3 F4", ""), 2);
    assert_eq!(rows("B1 B2 B3 B4 F1 F2 F3 F4", ""), 4);
    assert_eq!(rows("C1a C2a C3a C4a F1 F2 F3 F4", "C"), 4, "alternative lines are rows too");
    // Goblins of strength 6: a draw for all.
    let play = Play::year(4).winter().players(3).governors(["architect", "prince", "duke"]).card("4.2");
    let play = play.everybody(|p| p.soldiers(1)).player(0, |p| p.builds("B1 B2 B3 B4"));
    let t = play.rolls([5]).start();
    assert_eq!((t.state.board.year, t.vp(0)), (5, 0), "not before the last year");
}
