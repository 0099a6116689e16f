//! Positions as files: where a file leaves the beginning of a phase to the rules, it begins as play would have it.

use crate::positions::{changed, read, refused};
use serde_json::{Value, json};
use table::Seat;
use warlords::board::Board;
use warlords::flow::Frame;

/// Four seats in the third round; seat 0 has all of Hispania and castles lie in Leon, Jutland, England and Venice.
fn hispania(board: &[(&str, Value)]) -> Value {
    let own = ["leon", "castile", "aragon", "al_andalus", "almohads", "portugal", "navarre"];
    let all = own.iter().chain(&["jutland", "england", "venice"]);
    let armies: Value = all
        .map(|fief| ((*fief).to_owned(), json!({ "lancer": 1 })))
        .collect::<serde_json::Map<_, _>>()
        .into();
    let castles = json!(["leon", "jutland", "england", "venice"]);
    let file = json!({ "game": "warlords", "seats": 4, "board": { "round": 3, "owned": [own, ["jutland"], ["england"], ["venice"]],
        "armies": armies, "castles": castles, "finished": castles } });
    let pointers: Vec<(String, Value)> =
        board.iter().map(|(name, value)| (format!("/board/{name}"), value.clone())).collect();
    let pointers: Vec<(&str, Value)> =
        pointers.iter().map(|(name, value)| (&name[..], value.clone())).collect();
    changed(file, &pointers)
}

#[track_caller]
fn board(file: Value) -> Board {
    read(file).expect("it is read").1.board
}

#[test]
fn the_turn_that_a_file_begins_counts_towards_the_crown() {
    ledger::proves!("WE-VICTORY-02", "WE-2P-03", "WE-R-40");
    let file = |active: u8| {
        json!({ "game": "warlords", "seats": 2, "board": { "round": 3, "phase": "manoeuvre", "active": active,
        "owned": [["castile"], ["england"]], "armies": { "castile": { "lancer": 3 }, "england": { "lancer": 3 } },
        "castles": ["castile", "england"], "finished": ["castile"] } })
    };
    let crown = board(file(1)).crown;
    assert_eq!((crown.holder, crown.through), (Some(Seat(0)), true), "seat 1 has all of his turn against it");
    assert!(!board(file(0)).crown.through, "his own turn does not count");
    let early = changed(file(1), &[("/board/crown", json!({ "holder": 0, "through": false }))]);
    assert!(!board(early).crown.through, "what is written counts");
}

#[test]
fn whole_kingdoms_bring_their_lancers_where_recruiting_or_deploying_begins() {
    ledger::proves!("WE-DEPLOY-08", "WE-R-30");
    for phase in ["recruit", "deploy"] {
        let board = board(hispania(&[("phase", json!(phase))]));
        let whole = |seat: usize| board.players[seat].whole.len();
        assert_eq!([whole(0), whole(1), whole(2), whole(3)], [1, 0, 0, 0], "{phase}");
        assert_eq!(board.players[0].bonus_left, if phase == "deploy" { 4 } else { 0 }, "{phase}");
    }
    let placed = hispania(&[
        ("phase", json!("deploy")),
        ("frames", json!([{ "deploy": { "seats": [0, 1], "at": 0 } }])),
    ]);
    assert!(board(placed).players[0].whole.is_empty(), "in the middle of it they may have been placed");
    let none = hispania(&[("phase", json!("recruit")), ("players", json!([{ "whole": [] }]))]);
    assert!(board(none).players[0].whole.is_empty(), "what is written counts");
}

#[test]
fn who_has_declared_an_attack_has_begun_his_turn() {
    ledger::proves!("WE-R-52", "WE-MANEUVER-05");
    let routed = |frames: Option<Value>| {
        let mut all = vec![
            ("phase", json!("manoeuvre")),
            ("owned", json!([["castile", "leon"], ["aragon"], ["england"], ["venice"]])),
            (
                "armies",
                json!({ "castile": { "lancer": 3 }, "aragon": { "lancer": 3 }, "leon": { "lancer": 1 }, "england": { "lancer": 2 },
                "venice": { "lancer": 1 } }),
            ),
            ("castles", json!(["aragon", "england", "venice"])),
            ("finished", json!(["aragon", "england", "venice"])),
            ("attacks", json!({ "aragon": { "lancer": 1 } })),
            ("routes", json!({ "aragon": ["castile"] })),
        ];
        all.extend(frames.map(|frames| ("frames", frames)));
        hispania(&all)
    };
    assert_eq!(
        board(routed(None)).frame(),
        Frame::Manoeuvre,
        "he is not asked to surrender in the middle of it"
    );
    let turns = json!({ "turns": { "seats": [1, 2, 3], "at": 0 } });
    refused(routed(Some(json!([turns, "turn-start"]))), "attacks", "WE-R-52");
    assert_eq!(board(hispania(&[("phase", json!("manoeuvre"))])).frame(), Frame::TurnStart);
}

#[test]
fn nothing_is_conquered_before_the_battles() {
    ledger::proves!("WE-INV-23", "WE-CONQUEST-01");
    let conquered = |phase: &str| hispania(&[("phase", json!(phase)), ("conquered", json!(["castile"]))]);
    refused(conquered("manoeuvre"), "conquered", "WE-INV-23");
    assert_eq!(read(conquered("redeployment")).err(), None);
}
