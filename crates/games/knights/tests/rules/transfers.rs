//! Troops taken up on the way (p.14).

use crate::movement::{four, moves};
use knights::board::Place;

#[test]
fn a_moving_noble_takes_troops_from_stronghold_and_ready_nobles() {
    ledger::proves!(
        "WK-TRANSFER-01",
        "WK-TRANSFER-02",
        "WK-TRANSFER-04",
        "WK-TRANSFER-05",
        "WK-TRANSFER-06",
        "WK-R-25"
    );
    let scene = four().stronghold(0, "h11", "mc_english_100 rg_100").noble(0, "star", "h12", "rg_50").noble(
        0,
        "square",
        "h21",
        "mc_polish_100 rg_50",
    );
    let mut t = moves(scene);
    assert!(t.is_in(0, "star", "h12"), "he must move at least one area");
    t.does(0, "noble/red_star area/h31 way/road");
    assert_eq!(t.asked(0), "prompt-collect", "at the stronghold, on his way");
    t.does(0, "stronghold/red noble/red_star troop/rg_100");
    t.is_refused(0, "noble/red_star stronghold/red troop/rg_50", None);
    t.does(0, "done");
    assert_eq!(t.asked(0), "prompt-collect", "and in Kovel");
    t.all(0, ["noble/red_square noble/red_star troop/mc_polish_100", "done"]);
    assert!(t.is_in(0, "star", "h31"), "he has gone on");
    assert_eq!(t.troops(0, "star"), "mc_polish_100 rg_50 rg_100");
    assert!(!t.is_tired(0, "square") && t.is_tired(0, "star"), "giving tires nobody");
}

#[test]
fn an_exhausted_noble_gives_nothing() {
    ledger::proves!("WK-TRANSFER-03");
    let scene =
        four().noble(0, "star", "h12", "rg_50").noble(0, "square", "h11", "rg_100 rg_50").tired(0, "square");
    let mut t = moves(scene);
    t.does(0, "noble/red_star area/h11 way/land");
    assert_eq!(t.turn(), Some(3), "nobody can give him anything");
    assert_eq!(t.troops(0, "square"), "rg_50 rg_100");
}

#[test]
fn an_army_with_tokens_gives_all_or_nothing_and_takes_anything() {
    ledger::proves!("WK-TRANSFER-07", "WK-TRANSFER-08", "WK-TRANSFER-09", "WK-TRANSFER-13");
    let scene = four()
        .noble(0, "star", "h12", "rg_50 mc_swiss_200")
        .tokens(0, "star", 1)
        .noble(0, "square", "h11", "mc_english_150 rg_100")
        .tokens(0, "square", 1);
    let mut t = moves(scene);
    t.does(0, "noble/red_star area/h11 way/land");
    t.offers_only(0, ["done", "noble/red_square noble/red_star all-troops"]);
    t.does(0, "noble/red_square noble/red_star all-troops");
    assert_eq!(
        (t.tokens(0, "star"), t.troops(0, "star").as_str()),
        (2, "mc_english_150 mc_swiss_200 rg_50 rg_100")
    );
    assert_eq!(t.place(0, "square"), Place::Off, "without troops he leaves the board");
}

#[test]
fn besieged_nobles_transfer_nothing_and_nobody_gives_to_others() {
    ledger::proves!("WK-TRANSFER-11", "WK-TRANSFER-12", "WK-SIEGE-11", "WK-R-31", "WK-TRADE-07");
    let scene = four()
        .city(0, "kovel")
        .noble(0, "star", "kovel", "rg_50 rg_100")
        .noble(0, "square", "h20", "rg_50")
        .siege("kovel", 1, 1)
        .noble(1, "star", "kovel", "rg_100");
    let mut t = moves(scene);
    t.does(0, "noble/red_square area/h21 way/land");
    assert_eq!(t.turn(), Some(3), "nothing to take from who is besieged, nor from another Baron");
}
