//! Battles, sieges and retreats.

use super::four;
use crate::dsl::noble;
use knights::board::fate_hand;
use serde_json::{Value, json};
use table::Seat;

#[test]
fn a_battle_is_about_to_be_declared() {
    ledger::proves!("WK-BATTLE-23");
    let mut t = four(json!({
        "fate": ["fa_01", "fa_02", "fa_03"],
        "board": {
            "battle": { "attacker": "red", "area": "h22" },
            "nobles": {
                "red_circle": { "place": "h22", "troops": ["mc_english_200", "mc_swiss_200"] },
                "blue_circle": { "place": "h22", "troops": ["rg_50"], "tokens": 0 },
            }
        }
    }));
    t.all(0, ["seat/1 manner/field", "noble/red_circle", "done"]);
    assert_eq!(t.board().battle.nobles[1].only(), Some(noble(1, "circle")));
    let hand = t.state.fate.cards(fate_hand(Seat(0))).collect::<Vec<_>>();
    assert_eq!(hand[..3], [0, 1, 2], "the attacker draws first, from the top");
}

#[test]
fn a_siege_with_breaches_is_finished() {
    ledger::proves!("WK-SIEGE-22");
    let mut t = four(json!({ "board": {
        "round": 2,
        "battle": { "attacker": 0, "area": "lenz" },
        "cities": { "lenz": { "owner": "blue", "breaches": 2, "sieges": { "red": 1 } } },
        "nobles": { "red_star": { "place": "lenz", "troops": ["rg_100", "rg_50", "rg_50"] } },
    } }));
    assert_eq!(t.city("lenz").sieges[0], 1);
    t.all(0, ["city/lenz manner/siege", "noble/red_star", "done"]);
    assert_eq!((t.turn(), t.asked(0), t.owner("lenz")), (Some(0), "prompt-raze", Some(0)));
}

#[test]
fn a_stronghold_is_assaulted() {
    ledger::proves!("WK-STRONGHOLD-01", "WK-STRONGHOLD-06");
    let mut t = four(json!({ "board": {
        "battle": { "attacker": "red", "area": "h31" },
        "barons": { "blue": { "stronghold": { "area": "h31", "breaches": 4, "troops": [] } } },
        "nobles": { "red_star": { "place": "h31", "troops": { "rg_50": 3 } } },
    } }));
    t.does(0, "stronghold-of/1 manner/assault");
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!(t.baron(1).stronghold.area, None, "nobody was left to defend it");
}

#[test]
fn a_noble_is_about_to_retreat() {
    ledger::proves!("WK-RETREAT-05");
    let mut t = four(json!({ "board": {
        "frames": ["next-card", { "retreat": { "noble": "red_star", "stage": "Where" } }],
        "nobles": { "red_star": { "place": "h22", "troops": ["rg_50", "mc_swiss_100"] } },
    } }));
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-retreat"));
    t.does(0, "area/h12");
    assert!(t.is_in(0, "star", "h12"));
}

/// The example of docs/positions.md.
#[test]
fn froli_may_be_taken() {
    ledger::proves!("WK-BATTLE-15");
    let text = include_str!("../../../../../../docs/examples/froli.json");
    let file: Value = serde_json::from_str(text).expect("JSON");
    let mut t = four(file["state"].clone());
    t.offers(0, ["city/froli manner/assault"]);
    t.all(0, ["city/froli manner/assault", "noble/red_star", "done"]);
    assert!(t.board().battle.site.is_some() && t.city("froli").owner.is_none());
}
