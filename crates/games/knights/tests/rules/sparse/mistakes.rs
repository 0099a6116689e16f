//! Positions that people write down and that are none: each mistake with its field, and with its rule where one is broken.

use super::{game, read};
use knights::{Options, position};
use serde_json::{Value, json};
use table::{Game as _, Sampled, Silent};

/// What is wrong with a position of four Barons.
pub(super) fn wrong_with(options: &Options, state: Value) -> Vec<String> {
    let game = game(options, 4);
    match position::read(&game, state, &mut Sampled::new(3)) {
        Ok(state) => position::wrong(&game, &state),
        Err(wrong) => wrong,
    }
}

#[track_caller]
pub(super) fn told(state: Value, why: &[&str]) {
    let text = state.to_string();
    let wrong = wrong_with(&Options::default(), state);
    for why in why {
        assert!(wrong.iter().any(|line| line.contains(why)), "{text}: {why} in {wrong:#?}");
    }
}

pub(super) fn board(board: Value) -> Value {
    [("board", board)].into_iter().collect()
}

#[test]
fn words_that_nothing_has() {
    told(json!({ "boards": {} }), &["state.boards: unknown field"]);
    told(
        board(json!({ "chairmen": 1, "nobels": {} })),
        &["state.board: there is no field 'chairmen'", "'nobels'"],
    );
    told(board(json!({ "nobles": { "red_heart": {} } })), &["state.board.nobles: there is no 'red_heart'"]);
    told(
        board(json!({ "nobles": { "red_star": { "place": "atlantis" } } })),
        &["state.board.nobles.red_star.place: there is no area 'atlantis'"],
    );
    told(board(json!({ "nobles": { "red_star": { "troop": [] } } })), &["there is no field 'troop'"]);
    told(
        board(json!({ "cities": { "camelot": {}, "lenz": { "owned": 0 } } })),
        &["state.board.cities: there is no 'camelot'", "state.board.cities.lenz: there is no field 'owned'"],
    );
    told(
        board(json!({ "cities": { "lenz": { "owner": "black" } } })),
        &["state.board.cities.lenz.owner: no Baron 'black' plays"],
    );
    told(board(json!({ "barons": { "black": {} } })), &["state.board.barons: there is no 'black'"]);
    told(board(json!({ "barons": { "0": "pink" } })), &["state.board.barons.0.id: there is no Baron 'pink'"]);
    told(
        board(json!({ "nobles": { "red_star": { "troops": ["rg_70"] } } })),
        &["state.board.nobles.red_star.troops: there are no troops 'rg_70'"],
    );
    told(board(json!({ "agendas": { "laws": ["ag_nothing"] } })), &["state.board.agendas.laws"]);
    told(json!({ "turned": "sunday" }), &["state.turned: unknown variant"]);
    told(json!({ "drawn": { "pink": "ev_dowry" } }), &["state.drawn.pink: no Baron 'pink' plays"]);
    told(json!({ "stacks": [{ "red": ["rest"] }] }), &["state.stacks[0].red[0]"]);
    told(board(json!({ "track": { "8": "red" } })), &["state.board.track: there is no spot '8'"]);
    told(board(json!({ "neutrals": ["rest"] })), &["state.board.neutrals: there is no \"rest\""]);
}

#[test]
fn numbers_and_kinds_that_do_not_fit() {
    told(board(json!({ "chairman": 7 })), &["state.board.chairman: there is no seat 7"]);
    told(board(json!({ "chairman": 200, "king": 255 })), &["state.board.king: there is no seat 255"]);
    told(board(json!({ "round": "first" })), &["state.board.round: "]);
    told(board(json!({ "barons": 3 })), &["state.board.barons: "]);
    told(board(json!({ "nobles": { "red_star": { "troops": 7 } } })), &["troops: 7 is no list of troops"]);
    told(board(json!({ "nobles": { "red_star": { "troops": [126, true] } } })), &["no such troop card"]);
    told(
        board(json!({ "nobles": { "red_star": { "troops": { "rg_50": -1 } } } })),
        &["rg_50: -1 is no number"],
    );
    told(json!({ "fate": ["fx_01"] }), &["state.fate[0]: fx_01 is not played with (CG-SETUP-13)"]);
    told(json!({ "stacks": [{}, {}, {}, {}] }), &["state.stacks: 4 of 3 (WK-PLAN-01)"]);
    told(json!({ "secrets": { "red": { "ballot": "all" } } }), &["state.secrets"]);
    told(json!({ "turned": { "red": "levy_taxes", "blue": "levy_taxes" } }), &["state.turned: one card"]);
    told(json!({ "turned": "muster_troops", "drawn": { "red": "ev_dowry" } }), &["only one thing goes on"]);
    told(
        json!({ "turned": "muster_troops", "board": { "frames": ["planning"] } }),
        &["state.board.frames: "],
    );
    told(
        board(json!({ "battle": { "attacker": 0, "area": "h22", "manner": "field" } })),
        &["battle.manner: "],
    );
}

#[test]
fn what_there_is_only_once() {
    ledger::proves!("WK-INV-03", "WK-INV-07", "WK-INV-08", "WK-INV-09", "WK-INV-10", "WK-INV-12");
    let nobles = |red: Value, blue: Value| {
        board(json!({ "nobles": {
            "red_star": { "place": "h22", "troops": red },
            "blue_star": { "place": "h21", "troops": blue },
        } }))
    };
    told(
        nobles(json!(["mc_swiss_200"]), json!(["mc_swiss_200"])),
        &["troops: there are not so many 'mc_swiss_200', only 0 are left (WK-INV-08)"],
    );
    told(nobles(json!([3]), json!([3])), &["troops: 3 (mc_english_50) lies elsewhere (WK-INV-08)"]);
    told(
        nobles(json!({ "rg_50": 4 }), json!(["rg_50"])),
        &["state.board.nobles.red_star.troops: there are not so many 'rg_50', only 3 are left (WK-INV-09)"],
    );
    told(nobles(json!({ "rg_50": 18_446_744_073_709_551_615u64 }), json!([])), &["(WK-INV-09)"]);
    told(board(json!({ "mercenaries": { "offer": ["rg_50"] } })), &["offer: there are not so many 'rg_50'"]);
    told(
        nobles(json!(["ld_swiss", "rg_50"]), json!(["rg_50"])),
        &["'ld_swiss', only 0 are left (WK-INV-08)"],
    );
    told(nobles(json!(["tl_lenz", "rg_50"]), json!(["rg_50"])), &["(WK-INV-12)"]);
    told(
        board(json!({ "agendas": { "laws": ["ag_alms", "ag_alms"] } })),
        &["board.agendas.ag_alms: ", "(WK-INV-10)"],
    );
    told(
        json!({ "drawn": { "red": "ev_dowry" }, "board": { "events": { "used": ["ev_dowry"] } } }),
        &["(WK-INV-10)"],
    );
    told(json!({ "fate": ["fa_01", "fa_01"] }), &["state.fate[1]: fa_01 lies there already (WK-INV-07)"]);
    told(
        json!({ "stacks": [{ "red": ["levy_taxes", "levy_taxes", "levy_taxes"] }] }),
        &["'levy_taxes' is left (WK-INV-01)"],
    );
    told(json!({ "stacks": [{ "red": 30 }] }), &["state.stacks[0].red: no card is left"]);
    told(json!({ "stacks": [{ "neutral": 3 }] }), &["board.neutral_laid[0]: 3 of 2 (WK-INV-03)"]);
    told(
        json!({ "turned": { "red": "enrich_mind" } }),
        &["state.turned: no 'enrich_mind' is left (WK-INV-01)"],
    );
    told(json!({ "turned": "research" }), &["state.turned: no 'research' is left (WK-INV-03)"]);
    told(board(json!({ "areas": { "wages": { "red": ["levy_taxes"] } } })), &["(WK-INV-01)"]);
}

#[test]
fn a_position_that_breaks_an_invariant() {
    ledger::proves!("WK-INV-05", "WK-INV-15", "WK-INV-18", "WK-INV-20", "WK-INV-22", "WK-INV-25");
    told(
        board(json!({ "nobles": { "red_star": { "place": "h22" } } })),
        &["on the board without troops (WK-INV-15)"],
    );
    told(
        board(json!({ "cities": { "lenz": { "breaches": 9 } } })),
        &["board.cities[8].breaches: 9 of 4 (WK-INV-22)"],
    );
    told(board(json!({ "cities": { "lenz": { "is_razed": true, "owner": 1 } } })), &["(WK-INV-20)"]);
    told(
        board(json!({ "cities": { "lenz": { "sieges": { "red": 1 } } } })),
        &["besieges it from nowhere (WK-INV-25)"],
    );
    told(
        board(json!({ "mercenaries": { "offer": ["mc_swiss_50"] } })),
        &["board.mercenaries.offer: 1 of 5 (WK-INV-05)"],
    );
    told(board(json!({ "barons": { "red": { "stronghold": "lenz" } } })), &["at a city (WK-INV-24)"]);
    told(
        board(
            json!({ "phase": "planning", "nobles": { "red_star": { "place": "h22", "troops": ["rg_50"], "is_exhausted": true } } }),
        ),
        &["(WK-INV-18)"],
    );
    told(board(json!({ "king": "red" })), &["board.king: without The King (CG-KING-03)"]);
    told(board(json!({ "count": 255, "called": "wages" })), &["board.count: 255 (WK-R-86)"]);
    let all = json!({ "turned": "assemble_troops", "board": { "count": 255 } });
    assert!(!wrong_with(&Options { for_glory: true, ..Options::default() }, all).is_empty());
}

#[test]
fn a_city_has_one_owner() {
    ledger::proves!("WK-INV-20");
    let twice = "state.owned.red: lenz has an owner already (WK-INV-20)";
    told(json!({ "owned": { "blue": ["lenz"], "red": ["kovel", "lenz"] } }), &[twice]);
    told(json!({ "owned": { "red": ["lenz", "lenz"] } }), &[twice]);
    told(
        json!({ "owned": { "red": ["lenz"] }, "board": { "cities": { "lenz": { "owner": 1 } } } }),
        &[twice],
    );
    told(json!({ "owned": { "red": ["lenz"] }, "razed": ["lenz"] }), &["board.cities[8].is_razed: "]);
    told(json!({ "owned": { "pink": [] } }), &["state.owned.pink: no Baron 'pink' plays"]);
    told(json!({ "owned": { "red": ["camelot"] } }), &["state.owned.red[0]"]);
    told(json!({ "razed": ["lenz"], "board": { "cities": [] } }), &["state.board.cities: "]);
}

/// Positions with a bit of everything.
fn rich() -> [Value; 4] {
    let board = json!({
        "phase": "actions", "round": 3, "stack": 1, "chairman": "green", "church": 2, "scholar": "red", "king": null,
        "banned": ["blue"], "called": "wages", "count": 4, "pool": 12, "forbidden": 1,
        "barons": {
            "0": "purple",
            "red": { "crowns": 3, "faith": 2, "charges": ["ag_salt"], "advancements": ["ad_plate"] },
            "2": { "stronghold": { "area": "h22", "troops": { "rg_50": 2 }, "breaches": 1, "tokens": 0 } },
        },
        "nobles": {
            "red_star": { "place": "lenz", "troops": ["rg_50", "mc_swiss_100"], "tokens": 1, "heir": { "held": "blue" } },
            "blue_star": { "place": { "port": "acre" }, "troops": [84], "office": "ag_constable", "is_exhausted": true },
        },
        "cities": { "lenz": { "breaches": 1, "sieges": { "red": 2 } }, "kovel": { "owner": "blue" } },
        "agendas": { "current": ["ag_tithe"], "laws": ["ag_alms"], "discards": ["ag_wine"] },
        "advancements": { "offer": ["ad_scouts"], "under": ["ad_relays"] },
        "events": { "top": "red", "used": ["ev_harvest"] },
        "lasting": [{ "event": "ev_no_heir", "drawer": "red", "noble": "red_circle" }],
        "track": ["red", null, "token"],
        "fleets": { "china": { "spot": 1, "stakes": { "red": 3 }, "is_blessed": true } },
        "areas": { "wages": { "red": ["draft_soldiers"] } },
        "neutrals": ["research", "fund_expeditions"],
    });
    let secrets = json!({ "red": { "mission": "mi_coffers", "ballot": 2 } });
    let rest = json!({
        "owned": { "green": ["monz"] }, "razed": ["alta"], "fate": ["fx_03", "fx_01"], "secrets": secrets,
        "stacks": [{}, { "red": ["levy_taxes"], "blue": 2, "neutral": 1 }],
    });
    let with = |field: &str, value: Value| {
        let (mut state, mut board) = (rest.clone(), board.clone());
        match field {
            "battle" | "assembly" => board[field] = value,
            field => state[field] = value,
        }
        state["board"] = board;
        state
    };
    [
        with("turned", json!({ "red": "serve_church" })),
        with("drawn", json!({ "green": "ev_dowry" })),
        with("battle", json!({ "attacker": "red", "area": "lenz" })),
        with(
            "assembly",
            json!({ "question": "ag_royal_masons", "cast": { "red": 2 }, "voices": { "red": { "baron": "green" } } }),
        ),
    ]
}

fn paths(value: &Value, path: &str, found: &mut Vec<String>) {
    found.push(path.to_owned());
    if let Value::Object(fields) = value {
        fields.iter().for_each(|(key, value)| paths(value, &format!("{path}/{key}"), found));
    } else if let Value::Array(list) = value {
        list.iter().enumerate().for_each(|(at, value)| paths(value, &format!("{path}/{at}"), found));
    }
}

/// Anything in the place of anything else is a position, or is told; nothing of it stops the program.
#[test]
fn nothing_that_is_written_does_any_harm() {
    let junk = [
        json!(null),
        json!(0),
        json!(5),
        json!(255),
        json!(70_000),
        json!(-1),
        json!(true),
        json!("red"),
        json!("h22"),
        json!("lenz"),
        json!([]),
        json!({}),
        json!([[]]),
        json!([0, 300]),
        json!({ "red": 255 }),
        json!(["x"]),
    ];
    let game =
        game(&Options { for_glory: true, missions: true, king: true, heirs: true, ..Options::default() }, 4);
    let (mut told, mut played) = (0, 0);
    for (at, state) in rich().into_iter().enumerate() {
        read(&game, state.clone());
        let mut all = Vec::new();
        paths(&state, "", &mut all);
        // The rest is the same in each.
        let own = ["/turned", "/drawn", "/board/battle", "/board/assembly"][at];
        all.retain(|path| at == 0 || path.starts_with(own));
        for (path, value) in all.iter().flat_map(|path| junk.iter().map(move |value| (path, value))) {
            let mut changed = state.clone();
            *changed.pointer_mut(path).expect("it is there") = value.clone();
            let Ok(mut state) = position::read(&game, changed, &mut Sampled::new(1)) else {
                told += 1;
                continue;
            };
            if !position::wrong(&game, &state).is_empty() {
                told += 1;
                continue;
            }
            game.run(&mut state, &mut Sampled::new(2), &mut Silent);
            let answers = game.waiting(&state).must.iter().map(|seat| {
                let mut answers = Vec::new();
                game.list(&state, seat, &mut answers);
                answers.len()
            });
            assert!(answers.sum::<usize>() > 0, "{path} {value}: somebody can answer");
            played += 1;
        }
    }
    assert!(told > 1000 && played > 100, "{told} told, {played} played");
}
