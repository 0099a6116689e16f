//! The clarifications of the rulebook, with modules.

use crate::court::season::{helping, placed};
use crate::dsl::Play;
use kingsburg::board::Right;

#[test]
fn turn_order_is_set_when_nobody_changes_dice_any_more() {
    ledger::proves!("KB-ORDERING-05", "KB-ORDERING-06", "KB-R-18");
    let play = Play::year(2).summer().players(2).modules("4").fate("kind_lots");
    let play = play.player(0, |p| p.dice([1, 1, 1])).player(1, |p| p.dice([2, 2, 2])).rerolling();
    let mut t = play.rolls([6, 1]).start();
    t.seat(0).answers("fate/kind_lots die/1");
    assert_eq!(t.order(), [0, 1], "not yet");
    t.seat(1).answers("fate/kind_lots die/2");
    assert_eq!(t.order(), [1, 0], "1 + 2 + 2 before 1 + 1 + 6");
}

#[test]
fn white_dice_of_several_sources_add_up() {
    ledger::proves!("KB-CLAR-06", "KB-CLAR-07", "KB-CLAR-08");
    let play = Play::year(2).summer().players(3).governors(["fairy", "courier", "castellan"]);
    let mut t = play.player(0, |p| p.builds("C1 C2 C3")).rolls([1, 1, 1, 4, 5, 6, 6, 6, 6, 6, 6]).start();
    assert_eq!(t.player(0).dice.white_count(), 2, "Farms and Fairy in Summer");
    t.seat(0).may(["die/1 white/4 white/5 advisor/10", "die/1 white/4 advisor/5"]);
    t.seat(0).refused("white/4 advisor/4", "KB-INF-10");
    t.seat(0).answers("die/1 white/4 advisor/5");
    t.seat(1).answers("pass");
    t.seat(2).answers("pass");
    t.seat(0).answers("die/1 white/5 advisor/6");
    assert_eq!(t.court(), [(5, Some(0)), (6, Some(0))], "split among advisors");
}

#[test]
fn one_token_a_season_goes_on_dice_whatever_else_takes_tokens() {
    ledger::proves!("KB-CLAR-01", "KB-CLAR-02", "KB-CLAR-03", "KB-CLAR-09", "KB-R-11");
    let play = Play::year(2).spring().players(2).modules("6").tiles([2]).aid_die(0);
    let mut t = play.player(0, |p| p.dice([2, 3, 6]).white([1]).has("3T")).influencing().start();
    t.seat(0).answers("die/2 advisor/2");
    t.seat(1).answers("pass");
    t.seat(0).answers("die/3 white/1 plus2 advisor/6");
    assert_eq!(t.has(0), "2T", "it is discarded");
    t.seat(0).refused("die/6 plus2 advisor/8", "KB-CLAR-01");
    t.seat(0).answers("pass");
    t.seat(0).answers("pay/plus2");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1G 1T", 1), "paid to the tile");
}

#[test]
fn what_only_tests_the_dice_comes_after_what_changes_them() {
    ledger::proves!("KB-ORDERING-04", "KB-CLAR-11", "KB-MOD2-10");
    let rolled = |dice: [u8; 3]| {
        let play = Play::year(2).summer().players(2).modules("2").governors(["prince", "courier"]);
        play.player(0, |p| p.lines("F").builds("F1a F2a F3a").dice(dice)).rerolling().start()
    };
    let mut t = rolled([1, 3, 4]);
    assert_eq!(t.vp(0), 0, "the University waits");
    t.seat(0).answers("governor/prince face/3 face/4 face/6");
    assert_eq!(t.vp(0), 0, "13 is too much for it");
    let mut t = rolled([1, 3, 4]);
    t.seat(0).answers("pass");
    assert_eq!(t.vp(0), 2, "8 is not");
    assert_eq!(
        (rolled([1, 3, 5]).vp(0), rolled([1, 3, 6]).vp(0)),
        (2, 0),
        "9 is the limit, and too much for the Prince"
    );
}

#[test]
fn points_below_zero_are_paid_to_the_spy_but_not_to_tile_6() {
    ledger::proves!("KB-CLAR-04", "KB-CLAR-05", "KB-R-63", "KB-END-06");
    let play = Play::year(1).spring().players(2).tiles([6]).player(0, |p| p.vp(-3));
    let mut t = helping(placed(play, 14, 0, Right::Free).influencing());
    t.seat(0).answers("good/gold good/gold good/gold");
    assert_eq!((t.vp(0), t.has(0).as_str()), (-4, "3G"));
    let play = Play::year(1).spring().players(2).tiles([6]).player(0, |p| p.vp(-3).soldiers(1));
    let mut t = helping(placed(play, 6, 0, Right::Free).influencing());
    t.seat(0).refused("pay/vp", "KB-CAPR-06");
    t.seat(0).answers("pay/soldier");
    t.seat(0).answers("good/wood");
    assert_eq!((t.vp(0), t.has(0).as_str()), (-2, "1W"), "but a point can be gained below zero");
}
