//! The Market (p.10).

use crate::dsl::Play;
use kingsburg::board::Phase;
use kingsburg::flow::Frame;

/// Player 0 of three with the Market and these dice.
fn market(dice: [u8; 3]) -> Play {
    Play::year(2).summer().players(3).player(0, |p| p.builds("C1 C2").dice(dice)).influencing()
}

#[test]
fn the_market_moves_a_group_by_one() {
    ledger::proves!("KB-BLD-11");
    let mut t = market([4, 5, 1]).start();
    t.seat(0).may([
        "die/4 die/5 advisor/9",
        "die/4 die/5 market/down advisor/8",
        "die/4 die/5 market/up advisor/10",
    ]);
    t.seat(0).refused("die/4 die/5 market/up advisor/9", "KB-INF-03");
    t.seat(0).refused("die/4 die/5 market/up advisor/11", "KB-INF-03");
    t.seat(0).refused("die/4 die/5 market/up advisor/8", "KB-INF-03");
    t.seat(0).refused("die/4 die/5 advisor/8", "KB-INF-03");
    t.seat(0).answers("die/4 die/5 market/up advisor/10");
    assert_eq!(t.court(), [(10, Some(0))]);
    assert_eq!(t.used(0), "C2", "the Market is turned over");
}

#[test]
fn without_the_market_no_group_is_moved() {
    ledger::proves!("KB-BLD-11");
    let mut t =
        Play::year(2).summer().players(3).player(0, |p| p.builds("C1").dice([4, 5, 1])).influencing().start();
    t.seat(0).refused("die/4 market/up advisor/5", "KB-BLD-11");
    t.seat(0).refused("die/4 market/down advisor/3", "KB-BLD-11");
}

#[test]
fn the_market_works_once_a_season() {
    ledger::proves!("KB-BLD-12", "KB-ORDERING-03", "KB-BLD-23");
    let mut t = market([1, 3, 6]).start();
    t.seat(0).answers("die/1 advisor/1");
    assert_eq!(t.used(0), "", "a group at its own number does not use it");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).answers("die/3 market/down advisor/2");
    assert_eq!(t.used(0), "C2");
    t.idle_until(|t| t.waits_for() == Some(0));
    t.seat(0).refused("die/6 market/up advisor/7", "KB-BLD-12");
    t.seat(0).refused("die/6 market/down advisor/5", "KB-BLD-12");
    t.seat(0).may_only(["pass", "die/6 advisor/6"]);
    t.idle_to(Phase::Autumn);
    t.idle_until(|t| matches!(t.frame(), Frame::Influence { .. }) && t.waits_for() == Some(0));
    assert!(t.answers().iter().any(|a| a.contains("market")), "next season it works again");
}

#[test]
fn the_market_combines_with_token_white_dice_and_agent() {
    ledger::proves!("KB-R-22", "KB-R-28");
    let mut t = market([1, 2, 4]).player(0, |p| p.has("1T")).start();
    t.seat(0).may([
        "die/1 die/2 die/4 plus2 market/down advisor/8",
        "die/1 die/2 die/4 plus2 market/up advisor/10",
    ]);
    let play = market([1, 2, 4]).aid_die(0).player(0, |p| p.white([6])).spring();
    let mut t = play.agent(0).group(8, Some(1), [2, 6]).player(1, |p| p.dice([2, 6, 6])).start();
    t.seat(0).may(["die/2 white/6 agent advisor/8", "die/1 white/6 market/up agent advisor/8"]);
    t.seat(0).answers("die/1 white/6 market/up agent advisor/8");
    assert_eq!((t.agent(), t.used(0).as_str()), (None, "C2"), "both are used");
}

#[test]
fn the_market_stays_within_one_and_eighteen() {
    ledger::proves!("KB-R-22");
    let mut t = market([1, 6, 6]).player(0, |p| p.has("1T")).start();
    t.seat(0).may(["die/1 market/up advisor/2", "die/6 die/6 plus2 market/up advisor/15"]);
    assert!(!t.answers().iter().any(|a| a.starts_with("die/1 market/down")), "there is no Advisor 0");
    let mut t = market([5, 6, 6]).player(0, |p| p.has("1T")).start();
    t.seat(0).answers("die/5 die/6 die/6 plus2 market/down advisor/18");
    assert_eq!(t.court(), [(18, Some(0))], "dice worth 19 reach 18");
    let t = market([6, 6, 6]).player(0, |p| p.has("1T")).start();
    let high: Vec<_> = t.answers().into_iter().filter(|a| a.starts_with("die/6 die/6 die/6")).collect();
    assert_eq!(
        high,
        ["die/6 die/6 die/6 market/down advisor/17", "die/6 die/6 die/6 advisor/18"],
        "18 is the highest"
    );
}
