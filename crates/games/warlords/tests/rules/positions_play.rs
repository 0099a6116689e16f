//! Positions as files: what play does not come to is refused, and what a file may leave out is as play would have it.

use crate::positions::{changed, fighting, read, refused, refused_with, with};
use serde_json::{Value, json};
use table::{Game as _, Scripted, Seat};
use warlords::board::Phase;
use warlords::event::Event;
use warlords::flow::Frame;

/// The turn of seat 0, the others to come.
fn turn() -> Value {
    json!({ "turns": { "seats": [1, 2, 3], "at": 0 } })
}

/// Bosnia, which seat 3 holds with six Lancers, is attacked by five of seat 0.
fn bosnia() -> Value {
    json!({
        "phase": "battles",
        "owned": [["ifriqiya", "venice", "papal_states"], ["jutland"], ["gascony"], ["bosnia"]],
        "attacks": { "bosnia": { "lancer": 5 } },
        "routes": { "bosnia": ["papal_states"] },
        "battle": { "fief": "bosnia", "round": 1 },
        "frames": [turn(), "battles", "decide"],
    })
}

#[test]
fn lists_of_seats_end_with_those_who_play() {
    ledger::proves!("WE-INV-01");
    let file = |owned: Value, more: Value| {
        let file = json!({ "game": "warlords", "seats": 2, "board": {
            "phase": "taxes", "owned": owned, "armies": { "england": { "lancer": 3 }, "castile": { "lancer": 3 } },
            "castles": ["england", "castile"], "finished": ["england", "castile"] } });
        let more = more.as_object().expect("fields").clone();
        more.into_iter().fold(file, |mut file, (name, value)| {
            file["board"][name] = value;
            file
        })
    };
    let whole = read(file(json!([["england"], ["castile"], [], []]), json!({}))).expect("four lists");
    assert_eq!(read(file(json!([["england"], ["castile"]]), json!({}))).expect("two lists"), whole);
    let more = json!({ "truces": [[1], []], "cancelled": [["britain"]], "battle": { "taken": [0, 0] } });
    let (_, state) = read(file(json!([["england"], ["castile"]]), more)).expect("shorter lists");
    assert!(state.board.truces[0].has(Seat(1)) && !state.board.cancelled[0].is_empty());
    let why = read(file(json!([["england"], ["castile"], [], [], []]), json!({}))).expect_err("five lists");
    assert!(why[0].starts_with("board.owned"), "{why:?}");
    let third = file(json!([["england"], ["castile"], ["kiev"]]), json!({}));
    refused(third, "owned[2]", "WE-INV-01");
}

#[test]
fn what_is_settled_was_fought_to_its_end() {
    ledger::proves!("WE-INV-21", "WE-CAPTURECASTLE-07");
    assert_eq!(read(with(bosnia())).err(), None);
    let settled = changed(bosnia(), &[("/frames", json!([turn(), "battles", "settled"]))]);
    refused_with(settled, "battle", "WE-INV-21");
    let muster = json!([turn(), "battles", "settled", "muster"]);
    refused_with(changed(fighting(), &[("/frames", muster)]), "frames", "WE-CAPTURECASTLE-07");
}

#[test]
fn who_plays_cards_before_dice_has_an_enemy() {
    ledger::proves!("WE-INV-03", "WE-INV-21");
    let cards = json!([turn(), "battles", { "cards": { "seats": [0], "at": 0 } }]);
    let mut file = with(changed(fighting(), &[("/frames", cards.clone())]));
    file["hands"] = json!([["C08"]]);
    assert_eq!(read(file).err(), None);
    let empty = changed(fighting(), &[("/frames", cards), ("/battle/peasants", json!(0))]);
    refused_with(empty, "battle", "WE-INV-21");
}

#[test]
fn cards_do_not_give_any_number_of_dice() {
    ledger::proves!("WE-INV-17");
    let extra = |n: u8| {
        let none = [0; 5];
        json!([[[n, n, n, n, n], none], [none, none]])
    };
    assert_eq!(read(with(changed(fighting(), &[("/battle/extra", extra(1))]))).err(), None);
    refused_with(changed(fighting(), &[("/battle/extra", extra(255))]), "battle.extra", "WE-INV-17");
}

#[test]
fn nobody_attacks_under_a_truce() {
    ledger::proves!("WE-CARD-14");
    for truces in [json!([[3]]), json!([[], [], [], [0]])] {
        refused_with(changed(bosnia(), &[("/truces", truces)]), "attacks.bosnia", "WE-CARD-14");
    }
    assert_eq!(read(with(changed(bosnia(), &[("/truces", json!([[1]]))]))).err(), None, "with another");
}

#[test]
fn everybody_has_one_turn_in_the_order_of_initiative() {
    ledger::proves!("WE-TURN-01", "WE-GROUP-03");
    let turns = |seats: Value| json!({ "frames": [{ "turns": { "seats": seats, "at": 0 } }, "manoeuvre"] });
    assert_eq!(read(with(turns(json!([1, 3])))).err(), None);
    refused_with(turns(json!([0])), "frames[0]", "WE-TURN-01");
    refused_with(turns(json!([2, 1])), "frames[0]", "WE-GROUP-03");
    let last = changed(turns(json!([3, 0])), &[("/order", json!([1, 2, 3, 0])), ("/active", json!(2))]);
    let mut last = with(last);
    last["board"]["players"] = json!([]);
    assert_eq!(read(last.clone()).err(), None, "the order is that of the initiative cards");
    last["board"]["active"] = json!(3);
    refused(last, "frames[0]", "WE-TURN-01");
    let recruit =
        |seats: Value| json!({ "phase": "recruit", "frames": [{ "recruit": { "seats": seats, "at": 0 } }] });
    assert_eq!(read(with(recruit(json!([0, 3])))).err(), None);
    refused_with(recruit(json!([3, 0])), "frames[0]", "WE-GROUP-03");
}

#[test]
fn castles_begun_in_a_round_are_old_in_the_next() {
    ledger::proves!("WE-R-32", "WE-CASTLE-12");
    let begun = json!({ "castles": ["ifriqiya", "jutland", "gascony", "bosnia"], "finished": ["ifriqiya", "jutland", "bosnia"],
        "begun": ["gascony"] });
    refused_with(begun.clone(), "begun", "WE-R-32");
    let window = json!({ "seats": [0], "at": 0 });
    for (phase, step) in [("taxes", "tax"), ("recruit", "recruit")] {
        let frames = json!([{ step: window }]);
        let early = changed(begun.clone(), &[("/phase", json!(phase)), ("/frames", frames)]);
        refused_with(early, "begun", "WE-R-32");
    }
    for (phase, step) in [("deploy", "deploy"), ("initiative", "dice"), ("merchant", "merchant")] {
        let frames = json!([{ step: window }]);
        let in_time = changed(begun.clone(), &[("/phase", json!(phase)), ("/frames", frames)]);
        assert_eq!(read(with(in_time)).err(), None, "{phase}");
    }
}

#[test]
fn who_has_a_castle_is_nobodys_vassal_and_does_not_surrender() {
    ledger::proves!("WE-R-52", "WE-R-54");
    let second = |player: Value| json!({ "players": [{}, player] });
    refused_with(second(json!({ "nemesis": 0 })), "players[1].nemesis", "WE-R-54");
    refused_with(second(json!({ "status": "surrendered" })), "players[1].status", "WE-R-52");
    let bare = |player: Value| {
        let castles = json!(["ifriqiya", "gascony", "bosnia"]);
        changed(second(player), &[("/castles", castles.clone()), ("/finished", castles)])
    };
    for player in [json!({ "nemesis": 0 }), json!({ "status": "surrendered" })] {
        let mut file = with(bare(player));
        file["hands"] = json!([]);
        assert_eq!(read(file).err(), None);
    }
}

#[test]
fn a_bare_position_begins_with_the_roll_for_initiative() {
    ledger::proves!("WE-SETUP-02");
    let file = json!({ "game": "warlords", "seats": 2 });
    let (game, mut state) = read(file).expect("only game and seats are needed");
    let mut events = Vec::new();
    game.run(&mut state, &mut Scripted::dice([3, 5]), &mut events);
    assert_eq!((state.board.phase, state.board.frame()), (Phase::Setup, Frame::PickInitiative));
    assert_eq!(game.waiting(&state).must.only(), Some(Seat(1)), "the higher roll picks first");
    let rolled = |e: &&Event| matches!(e, Event::RolledInitiative { rule, .. } if rule.0 == "WE-SETUP-02");
    assert_eq!(events.iter().filter(rolled).count(), 2);
}
