//! Positions as files: what the ledger's invariants forbid is refused, with the field; what is written is read again.

use serde_json::{Value, json};
use table::{Game as _, Observer, Sampled};
use warlords::content::Content;
use warlords::{Warlords, position};

fn example() -> Value {
    let text = include_str!("../../../../../docs/examples/pisa.json");
    serde_json::from_str(text).expect("JSON")
}

/// The example with these fields laid over its board.
pub fn with(mut board: Value) -> Value {
    let mut file = example();
    for (field, value) in board.as_object_mut().expect("fields") {
        file["board"][field] = value.take();
    }
    file
}

pub fn read(file: Value) -> Result<(Warlords, warlords::board::State), Vec<String>> {
    position::read(Content::base(), file, &mut Sampled::new(1))
}

#[track_caller]
pub fn refused(file: Value, field: &str, rule: &str) {
    let why = read(file).expect_err("it is refused");
    let named = |reason: &String| reason.starts_with(field) && reason.ends_with(&format!("({rule})"));
    assert!(why.iter().any(named), "{field} ({rule}): {why:?}");
}

#[track_caller]
pub fn refused_with(board: Value, field: &str, rule: &str) {
    refused(with(board), field, rule);
}

/// In the middle of a turn of seat 0: pisa and papal_states are attacked, nothing is fought yet.
fn attacking() -> Value {
    json!({
        "phase": "battles",
        "attacks": { "pisa": { "lancer": 2 }, "papal_states": { "lancer": 1 } },
        "routes": { "pisa": ["ifriqiya"], "papal_states": ["venice"] },
        "frames": [{ "turns": { "seats": [1, 2, 3], "at": 0 } }, "battles"],
    })
}

/// The battle of pisa is being fought.
pub fn fighting() -> Value {
    let mut board = attacking();
    board["battle"] = json!({ "fief": "pisa", "round": 1, "peasants": 2 });
    board["frames"] = json!([{ "turns": { "seats": [1, 2, 3], "at": 0 } }, "battles", "decide"]);
    board
}

pub fn changed(mut board: Value, changes: &[(&str, Value)]) -> Value {
    for (pointer, value) in changes {
        let (parent, name) = pointer.rsplit_once('/').expect("a pointer");
        let parent = board.pointer_mut(parent).expect("it is there");
        match name.parse::<usize>() {
            Ok(place) if parent.is_array() => parent[place] = value.clone(),
            _ => parent[name] = value.clone(),
        }
    }
    board
}

#[test]
fn what_is_possible_is_read() {
    for board in [json!({}), attacking(), fighting()] {
        assert_eq!(read(with(board)).err(), None);
    }
    // Only the game and the seats are needed; what a phase begins with need not be said.
    assert!(read(json!({ "game": "warlords", "seats": 3 })).is_ok());
    for phase in ["manoeuvre", "redeployment", "pope", "taxes", "recruit", "deploy", "initiative", "merchant"]
    {
        let mut file = with(json!({ "phase": phase }));
        file["board"].as_object_mut().expect("fields").remove("frames");
        file["board"].as_object_mut().expect("fields").remove("order");
        let (_, state) = read(file).expect(phase);
        assert!(!state.board.frames.is_empty() && state.board.order.len() == 4);
    }
    let mut file = with(json!({ "frames": [{ "recruit": { "seats": [0, 1], "at": 0 } }] }));
    file["board"].as_object_mut().expect("fields").remove("phase");
    assert_eq!(read(file).expect("read").1.board.phase, warlords::board::Phase::Recruit, "the frames tell");
}

#[test]
fn the_map_is_as_the_rules_have_it() {
    ledger::proves!("WE-INV-01", "WE-INV-02", "WE-INV-08", "WE-INV-12", "WE-R-71");
    refused_with(
        json!({ "owned": [["ifriqiya", "venice", "jutland"], ["jutland"], ["gascony"], ["bosnia"]] }),
        "owned[1]",
        "WE-INV-01",
    );
    refused_with(json!({ "armies": { "pisa": { "lancer": 1 } } }), "armies.pisa", "WE-INV-01");
    refused_with(json!({ "armies": { "jutland": {} } }), "armies.jutland", "WE-INV-02");
    refused_with(
        changed(
            json!({ "phase": "taxes", "frames": [{ "tax": { "seats": [], "at": 0 } }], "owned": [["ifriqiya", "venice"], ["jutland", "scotland"], ["gascony"], ["bosnia"]], "armies": {} }),
            &[
                ("/armies/scotland", json!({ "lancer": 16 })),
                ("/armies/ifriqiya", json!({ "lancer": 1 })),
                ("/armies/venice", json!({ "lancer": 1 })),
                ("/armies/jutland", json!({ "lancer": 1 })),
                ("/armies/gascony", json!({ "lancer": 1 })),
                ("/armies/bosnia", json!({ "lancer": 1 })),
            ],
        ),
        "armies.scotland",
        "WE-INV-08",
    );
    refused_with(json!({ "marked": { "venice": { "lancer": 7 } } }), "marked.venice", "WE-INV-12");
    refused_with(json!({ "marked": { "jutland": { "lancer": 1 } } }), "marked.jutland", "WE-INV-12");
    // Two players: the east is not in play, and there is no third seat.
    let two = json!({ "game": "warlords", "seats": 2, "board": {
        "phase": "recruit", "owned": [["england"], ["castile"], [], []],
        "armies": { "england": { "lancer": 3 }, "castile": { "lancer": 3 } },
        "castles": ["england", "castile"], "finished": ["england", "castile"] } });
    assert_eq!(read(two.clone()).err(), None);
    let two = |changes: &[(&str, Value)]| changed(two.clone(), changes);
    refused(two(&[("/board/armies/kiev", json!({ "lancer": 3 }))]), "armies.kiev", "WE-R-71");
    refused(two(&[("/board/castles", json!(["england", "castile", "kiev"]))]), "castles", "WE-R-71");
    refused(
        two(&[
            ("/board/owned", json!([["england"], ["castile"], ["aragon"], []])),
            ("/board/armies/aragon", json!({ "lancer": 1 })),
        ]),
        "owned[2]",
        "WE-INV-01",
    );
    refused(two(&[("/board/players", json!([{}, {}, { "gold": 5 }]))]), "players[2]", "WE-INV-01");
}

#[test]
fn attacks_come_from_next_door_and_go_elsewhere() {
    ledger::proves!("WE-INV-13", "WE-INV-14", "WE-INV-15", "WE-INV-22", "WE-INV-23");
    let bad = |changes: &[(&str, Value)], field: &str, rule: &str| {
        refused_with(changed(attacking(), changes), field, rule);
    };
    bad(
        &[("/attacks/venice", json!({ "lancer": 1 })), ("/routes/venice", json!(["ifriqiya"]))],
        "attacks.venice",
        "WE-MANEUVER-05",
    );
    bad(&[("/routes/pisa", json!(["venice", "ifriqiya", "jutland"]))], "routes.pisa", "WE-INV-13");
    bad(&[("/routes/pisa", json!(["sicily"]))], "routes.pisa", "WE-INV-13");
    bad(&[("/routes/pisa", json!([]))], "routes.pisa", "WE-INV-22");
    bad(&[("/attacks/pisa", json!({}))], "attacks.pisa", "WE-MANEUVER-01");
    bad(&[("/phase", json!("redeployment")), ("/frames/1", json!("redeploy"))], "attacks.pisa", "WE-INV-15");
    refused_with(json!({ "conquered": ["jutland"] }), "conquered", "WE-INV-23");
    refused_with(json!({ "long_march": ["jutland", 1] }), "long_march", "WE-INV-14");
    refused_with(json!({ "long_march": ["venice", 7] }), "long_march", "WE-INV-14");
    // On the way.
    let group =
        json!({ "army": { "lancer": 1 }, "mover": "foot", "at": "venice", "steps": 1, "path": ["venice"] });
    let march = json!({ "group": group, "frames": [{ "turns": { "seats": [1, 2, 3], "at": 0 } }, "manoeuvre", "march"] });
    assert_eq!(read(with(march.clone())).err(), None);
    let bad = |changes: &[(&str, Value)], field: &str, rule: &str| {
        refused_with(changed(march.clone(), changes), field, rule);
    };
    bad(&[("/group/steps", json!(2))], "group.steps", "WE-INV-14");
    bad(&[("/group/army", json!({ "knight": 1 }))], "group.army", "WE-INV-14");
    bad(&[("/group/path", json!(["venice", "ifriqiya"]))], "group.path", "WE-INV-13");
    bad(&[("/group/path", json!(["venice", "pisa"]))], "group.path", "WE-INV-13");
    bad(&[("/group/mover", json!("warlord"))], "group.army", "WE-WARLORD-01");
    bad(&[("/frames", json!([{ "turns": { "seats": [], "at": 0 } }, "manoeuvre"]))], "group", "WE-INV-12");
}

#[test]
fn a_battle_is_one_of_those_declared() {
    ledger::proves!("WE-INV-03", "WE-INV-15", "WE-INV-16", "WE-INV-17", "WE-INV-21", "WE-R-18");
    let bad = |changes: &[(&str, Value)], field: &str, rule: &str| {
        refused_with(changed(fighting(), changes), field, rule);
    };
    bad(&[("/battle/fief", json!("sicily"))], "battle.fief", "WE-INV-15");
    bad(&[("/battle/peasants", json!(3))], "battle.peasants", "WE-INV-03");
    bad(&[("/battle/peasants", json!(0))], "battle", "WE-INV-21");
    bad(&[("/battle/base", json!([3, 0]))], "battle.base", "WE-INV-16");
    bad(&[("/battle/steps", json!([[100, 0], [0, 0]]))], "battle.steps", "WE-INV-16");
    bad(&[("/battle/absorb", json!([60000, 0]))], "battle.absorb", "WE-INV-17");
    bad(&[("/battle/round", json!(0))], "battle.round", "WE-BATTLE-03");
    bad(&[("/battle/taken", json!([0, 1, 0, 0]))], "battle.taken[1]", "WE-R-18");
    refused_with(json!({ "battle": { "fief": "pisa", "round": 1 } }), "battle", "WE-INV-15");
    let turns = json!({ "turns": { "seats": [], "at": 0 } });
    bad(
        &[("/frames", json!([turns, "battles", { "cards": { "seats": [2], "at": 0 } }]))],
        "frames[2]",
        "WE-INV-35",
    );
    bad(
        &[("/frames", json!([turns, "battles", "retreat", { "retreat-to": "venice" }]))],
        "frames[3]",
        "WE-INV-35",
    );
    bad(
        &[(
            "/frames",
            json!([turns, "battles", { "toll": "main" }, { "prison": { "captor": 1, "owner": 0 } }]),
        )],
        "frames[3]",
        "WE-TURN-02",
    );
    let losses = json!({ "losses": { "side": "attacker", "left": 1 } });
    bad(
        &[(
            "/frames",
            json!([turns, "battles", { "toll": "main" }, losses, { "prison": { "captor": 1, "owner": 0 } }]),
        )],
        "frames[4]",
        "WE-INV-35",
    );
}

#[test]
fn pieces_captives_and_castles_are_those_of_the_box() {
    ledger::proves!("WE-INV-04", "WE-INV-09", "WE-INV-10", "WE-INV-11", "WE-INV-20", "WE-INV-31");
    refused_with(
        json!({ "armies": { "venice": { "archer": 9 }, "ifriqiya": { "lancer": 1 } } }),
        "armies",
        "WE-INV-04",
    );
    refused_with(
        json!({ "armies": { "venice": { "lancer": 65535 }, "ifriqiya": { "lancer": 65535 } } }),
        "armies",
        "WE-INV-04",
    );
    let captive = |prison: &str, owner: u8| json!({ "captives": [{ "prison": prison, "owner": owner }] });
    assert_eq!(read(with(captive("ifriqiya", 1))).err(), None);
    refused_with(captive("ifriqiya", 0), "captives[0]", "WE-INV-20");
    refused_with(captive("venice", 1), "captives[0]", "WE-INV-20");
    refused_with(captive("pisa", 1), "captives[0]", "WE-INV-20");
    // Warlords on their way are pieces too: nobody is conjured.
    let home = json!({ "return": { "owner": 0, "spent": true } });
    let frames = json!([{ "turns": { "seats": [], "at": 0 } }, "manoeuvre", home, home]);
    refused_with(json!({ "frames": frames }), "armies", "WE-INV-04");
    refused_with(json!({ "finished": ["ifriqiya", "venice"] }), "finished", "WE-INV-09");
    refused_with(json!({ "dated": ["jutland"] }), "dated", "WE-INV-10");
    refused_with(json!({ "begun": ["jutland"] }), "dated", "WE-INV-10");
    let two = json!({ "castles": ["ifriqiya", "jutland", "gascony", "bosnia", "venice"], "begun": ["venice"], "dated": ["venice"] });
    refused_with(two, "begun", "WE-INV-11");
    refused_with(json!({ "crown": { "holder": 2 } }), "crown.holder", "WE-INV-31");
    refused_with(json!({ "captured": ["jutland"] }), "captured", "WE-R-32");
}

#[test]
fn players_have_what_they_can_have() {
    ledger::proves!("WE-INV-06", "WE-INV-16", "WE-INV-27", "WE-INV-30", "WE-INV-32", "WE-INV-33");
    let first = |player: Value| json!({ "players": [player] });
    refused_with(first(json!({ "gold": 4294967295u32 })), "players[0].gold", "WE-INV-06");
    refused_with(first(json!({ "die": 3 })), "players[0].die", "WE-INV-16");
    refused_with(first(json!({ "die_bonus": 255 })), "players[0].die_bonus", "WE-INV-16");
    refused_with(json!({ "round": 65535 }), "round", "WE-R-75");
    refused_with(first(json!({ "sets": 5 })), "players[0].sets", "WE-INV-04");
    refused_with(first(json!({ "recruits": { "lancer": 2 } })), "players[0]", "WE-RECRUIT-02");
    refused_with(first(json!({ "initiative": 3 })), "players[0].initiative", "WE-INV-30");
    refused_with(first(json!({ "nemesis": 0 })), "players[0].nemesis", "WE-R-54");
    refused_with(first(json!({ "status": "surrendered" })), "active", "WE-INV-32");
    let out = json!({ "status": "eliminated", "sets": 0 });
    refused_with(json!({ "players": [{}, out] }), "players[1]", "WE-INV-32");
    let gone = json!({ "players": [out], "owned": [[], ["jutland"], ["gascony"], ["bosnia"]], "castles": ["jutland"], "finished": ["jutland"],
        "armies": { "jutland": { "lancer": 6 }, "gascony": { "lancer": 6 }, "bosnia": { "lancer": 6 } } });
    let mut file = with(gone);
    file["hands"] = json!([]);
    refused(file, "active", "WE-INV-32");
    refused_with(json!({ "order": [0, 1, 2] }), "order", "WE-INV-30");
    refused_with(json!({ "order": [0, 1, 2, 2] }), "order", "WE-INV-30");
    refused_with(json!({ "rolls": [[0, 13]] }), "rolls[0]", "WE-INV-16");
    refused_with(json!({ "truces": [[1], [], [], []], "players": [{}, out] }), "truces[0]", "WE-CARD-14");
    refused_with(json!({ "shifts": [{ "from": 0, "to": 1, "n": 4 }] }), "shifts[0]", "WE-INV-33");
    let whole = json!({ "phase": "recruit", "frames": [{ "recruit": { "seats": [0], "at": 0 } }], "players": [{ "whole": ["italy"] }] });
    refused_with(whole, "players[0].whole", "WE-INV-27");
}

#[test]
fn cards_lie_where_they_can() {
    ledger::proves!("WE-INV-07", "WE-INV-24", "WE-INV-33", "WE-EXCOM-01");
    let first = |player: Value| json!({ "players": [player] });
    assert_eq!(read(with(first(json!({ "excommunications": ["P06"] })))).err(), None);
    refused_with(first(json!({ "excommunications": ["C01"] })), "players[0].excommunications", "WE-EXCOM-01");
    let frames = |top: Value| json!({ "discards": ["C01", "P06"], "frames": [{ "turns": { "seats": [], "at": 0 } }, "manoeuvre", top] });
    refused_with(
        frames(json!({ "obey": { "card": "C01", "by": 0, "target": 1 } })),
        "frames[2]",
        "WE-CARD-14",
    );
    refused_with(
        frames(json!({ "obey": { "card": "P05", "by": 0, "target": 1 } })),
        "frames[2]",
        "WE-INV-07",
    );
    assert_eq!(read(with(frames(json!({ "obey": { "card": "P06", "by": 0, "target": 1 } })))).err(), None);
    let deal = |offer: Value| changed(frames(json!("deal")), &[("/discards", json!([])), ("/offer", offer)]);
    refused_with(
        deal(json!({ "from": 0, "to": 1, "terms": { "captives": [{ "prison": "jutland", "owner": 0 }] } })),
        "offer.terms.captives",
        "WE-INV-33",
    );
    refused_with(deal(json!({ "from": 2, "to": 1 })), "offer", "WE-CAPTURE-03");
    let mut file = example();
    file["offered"] = json!(["C01"]);
    refused(file, "offered", "WE-R-49");
}

#[test]
fn steps_come_in_their_phase_and_in_their_order() {
    ledger::proves!("WE-INV-35", "WE-TURN-02", "WE-GROUP-01");
    refused_with(json!({ "frames": [] }), "frames", "WE-TURN-02");
    refused_with(json!({ "frames": ["manoeuvre"] }), "frames[0]", "WE-TURN-02");
    refused_with(json!({ "phase": "recruit" }), "phase", "WE-GROUP-01");
    refused_with(json!({ "frames": [{ "recruit": { "seats": [0], "at": 0 } }] }), "phase", "WE-GROUP-01");
    refused_with(
        json!({ "frames": [{ "turns": { "seats": [], "at": 0 } }, "redeploy", "decide"], "phase": "redeployment" }),
        "frames[2]",
        "WE-TURN-02",
    );
    refused_with(json!({ "round": 0 }), "round", "WE-TURN-01");
    refused_with(json!({ "ending": "crown" }), "ending", "WE-INV-31");
    let window = json!([{ "recruit": { "seats": [0, 0], "at": 0 } }]);
    refused_with(json!({ "phase": "recruit", "frames": window }), "frames[0]", "WE-INV-35");
    let into =
        json!([{ "deploy": { "seats": [0], "at": 0 } }, { "deploy-into": { "seat": 0, "fief": "venice" } }]);
    refused_with(json!({ "phase": "deploy", "frames": into }), "frames: seat 0", "WE-INV-35");
}

#[test]
fn what_cannot_be_read_names_its_field() {
    let told = |file: Value| read(file).expect_err("refused").join("; ");
    for (file, field) in [
        (with(json!({ "round": "two" })), "board.round"),
        (with(json!({ "players": [{ "gold": -1 }] })), "board.players[0].gold"),
        (with(json!({ "players": [{ "excommunications": ["X9"] }] })), "board.players[0].excommunications"),
        (with(json!({ "weather": 1 })), "board"),
        (json!({ "game": "warlords", "seats": "two" }), "seats"),
        (json!({ "game": "warlords", "seats": 2, "options": { "rounds": -1 } }), "options.rounds"),
        (json!({ "game": "warlords", "seats": 2, "hands": [["X9"]] }), "hands[0]"),
        (json!({ "game": "warlords", "seats": 2, "hands": [{ "pope": 31 }] }), "hands[0].pope"),
        (json!({ "game": "warlords", "seats": 2, "hands": [{ "popes": 1 }] }), "hands[0]"),
    ] {
        let why = told(file);
        assert!(why.starts_with(field), "{field}: {why}");
    }
}

/// What one observer may know is a position: his own cards are named, of the others only how many there are.
#[test]
fn a_position_is_written_for_each_observer_and_read_again() {
    ledger::proves!("WE-INV-34", "WE-R-60");
    let mut file = example();
    file["hands"] = json!([["C01", "P04"], ["M01"], [], []]);
    let (game, state) = read(file).expect("possible");
    assert_eq!(read(position::write(&game, &state)).expect("read again"), (game.clone(), state.clone()));
    for observer in Observer::all(4) {
        let written = position::write_for(&game, &state, observer);
        let text = written.to_string();
        assert_eq!(text.contains("M01"), observer == Observer::Seat(table::Seat(1)), "{observer:?}: {text}");
        let (_, again) = read(written).expect("read again");
        assert!(game.view(&again, observer) == game.view(&state, observer), "{observer:?}");
    }
}
