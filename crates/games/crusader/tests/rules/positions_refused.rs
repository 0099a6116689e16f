//! Boards that no game comes to are refused, states of play are not, and an illegal answer is refused by its rule.

use crate::dsl::player;
use crate::positions_complete::{answer, game, run, wrong, wrong_of};
use serde_json::{Value, json};
use table::{Chance, Game, Sampled, Seat, Silent};

#[test]
fn boards_that_no_game_comes_to_are_refused() {
    ledger::proves!("CK-TRACK-07", "CK-SCEN2-01", "CK-R-93", "CK-TROPHY-01");
    let turns = |board: Value| {
        let mut all = json!({ "phase": "turns", "active": "english", "card": "war_71" });
        board.as_object().into_iter().flatten().for_each(|(key, value)| all[key] = value.clone());
        json!({ "board": all })
    };
    let second = game(json!({ "scenario": "2" }), 5);
    assert!(wrong(turns(json!({ "track": { "jerusalem": "english" } }))).contains("CK-TRACK-07"));
    let antioch = json!({ "track": { "antioch": "english" } });
    assert!(wrong_of(&second, turns(antioch.clone())).contains("CK-SCEN2-01"));
    assert_eq!(wrong(turns(antioch)), "", "it goes on from there");

    let laid = |soldiers: &[&str]| turns(json!({ "footsoldiers": soldiers, "laid_knights": ["wessex"] }));
    assert!(wrong(laid(&["wessex"])).contains("CK-R-93"));
    assert_eq!(wrong(laid(&["mercia"])), "");

    let castles = |trophies: Value| {
        let mut board = json!({ "castles": ["wessex", "mercia", "normandy"] });
        board["trophies"] = trophies;
        json!({ "board": board })
    };
    assert!(wrong(castles(json!({ "builder": null }))).contains("CK-TROPHY-01"));
    let state = run(&game(json!({}), 5), castles(json!({ "crusader": null })));
    assert_eq!(state.board.trophies[1], Some(player("english")), "what is not named goes where it belongs");
}

#[test]
fn families_that_cannot_be_are_refused() {
    ledger::proves!("CK-SETUP-11", "CK-CULTURE-04", "CK-SETUP-19");
    let family = |family: Value| wrong(json!({ "board": { "houses": { "english": { "family": family } } } }));
    for (strange, rule) in [
        (json!({ "spouse": "matilde" }), "CK-SETUP-11"),
        (json!({ "children": [{ "who": "aldred", "spouse": "matilde" }] }), "CK-SETUP-11"),
        (json!({ "children": ["edward_i"] }), "CK-SETUP-11"),
        (json!({ "siblings": ["henry_i"] }), "CK-SETUP-11"),
        (json!({ "children": ["thibault"] }), "CK-CULTURE-04"),
        (json!({ "king": "thibault" }), "CK-CULTURE-04"),
        (json!({ "king": "philip_iii" }), "CK-CULTURE-04"),
        (json!({ "king": "stephen" }), "CK-SETUP-11"),
        (json!({ "spouse": "glitterhoof" }), "CK-SETUP-19"),
    ] {
        let told = family(strange.clone());
        assert!(told.contains(rule), "{strange}: {told}");
    }
    let told = wrong(json!({ "board": { "houses": { "english": { "dynasty": "blois" } } } }));
    assert!(told.contains("CK-SETUP-11"), "{told}");
    for usual in [
        json!({ "king": "aldred", "spouse": "adele", "children": ["edith"] }),
        json!({ "king": "henry_i" }),
        json!({ "children": [{ "who": "aldred", "spouse": "adele" }], "siblings": ["edith"] }),
    ] {
        assert_eq!(family(usual.clone()), "", "{usual}");
    }
    // Who has come back may have another dynasty of his culture.
    let back = json!({ "dynasty": "blois", "family": { "king": "stephen" } });
    assert_eq!(wrong(json!({ "board": { "returned": ["stephen"], "houses": { "english": back } } })), "");
}

#[test]
fn one_picked_card_is_played_in_each_turn() {
    ledger::proves!("CK-INV-14", "CK-TURN-01");
    let picked =
        |board: Value, cards: &[&str]| wrong(json!({ "board": board, "picked": { "english": cards } }));
    let turn = |turn: u8| json!({ "phase": "turns", "turn": turn });
    let open = json!({ "active": "english", "card": "realm_1" });
    let pair = &["war_99", "tax_106"];
    assert_eq!(picked(turn(1), pair), "");
    assert_eq!(picked(turn(2), &pair[..1]), "");
    assert_eq!(picked(open.clone(), &pair[..1]), "");
    assert!(picked(turn(2), pair).contains("houses.english.picked: 2 of 1 (CK-INV-14)"));
    assert!(picked(open, pair).contains("houses.english.picked: 2 of 1 (CK-INV-14)"));
}

/// Whoever comes back is refused at no step of it, and the dynasty of his ruler is his.
#[test]
fn a_dynasty_that_comes_back_is_not_refused() {
    ledger::proves!("CK-SETUP-11", "CK-CULTURE-04", "CK-ELIM-08");
    let game = game(json!({}), 5);
    let fallen =
        json!({ "status": "fallen", "gold": 0, "developments": [], "family": { "king": null, "age": 0 } });
    let mut state = run(
        &game,
        json!({
            "board": {
                "phase": "dynastic",
                "round": 2,
                "order": ["english", "frankish", "german", "italian", "iberian"],
                "owned": { "english": [] },
                "houses": { "english": fallen },
                "frames": [{ "phases": { "at": 1, "part": "dynastic" } }, { "comeback": { "player": "english" } }]
            },
            "hands": { "english": { "war": 3, "realm": 3 } },
            "bags": { "english": [] }
        }),
    );
    for path in ["return", "person/stephen", "territory/wales"] {
        assert_eq!(game.wrong(&state), Vec::<String>::new(), "before {path}");
        answer(&game, &mut state, path);
    }
    assert_eq!(game.wrong(&state), Vec::<String>::new());
    assert_eq!(state.board.house(player("english")).dynasty.word(), "blois");
}

/// No state of play is refused.
#[test]
fn nothing_that_is_played_is_refused() {
    ledger::proves!("CK-INDEP-02", "CK-TROPHY-01", "CK-CULTURE-04");
    for (at, scenario) in ["1", "2", "3", "4", "5", "6", "1", "3"].into_iter().enumerate() {
        let is_even = at % 2 == 0;
        let siblings = if is_even { "stay" } else { "leave" };
        // Half of the games with AIs.
        let (seats, dynasties) = match scenario {
            _ if !is_even => (2, "4"),
            "5" => (5, "usual"),
            _ => (3, "usual"),
        };
        let options = json!({ "scenario": scenario, "glitterhoof": "in", "siblings": siblings, "dynasties": dynasties });
        let game = game(options, seats);
        let mut random = Sampled::new(40 + at as u64);
        let mut state = game.set_up(&mut random, &mut Silent);
        let mut answers = Vec::new();
        while let Some(seat) = game.waiting(&state).must.first() {
            assert_eq!(game.wrong(&state), Vec::<String>::new(), "{scenario}: {:?}", state.board.frame());
            answers.clear();
            game.list(&state, seat, &mut answers);
            let answer = answers[random.draw(answers.len())];
            game.apply(&mut state, seat, answer, &mut random, &mut Silent);
        }
        assert_eq!(game.wrong(&state), Vec::<String>::new(), "{scenario}: over");
    }
}

#[test]
fn what_a_player_would_write_is_refused_by_its_rule() {
    ledger::proves!("CK-INVADE-06", "CK-PLOTPHASE-01", "CK-DRAW-05", "CK-TITLE-01", "CK-MURDER-01");
    let game = game(json!({ "first": "english" }), 5);
    let refused = |state: Value, answers: &[&str], path: &str| {
        let mut state = run(&game, state);
        for path in answers {
            answer(&game, &mut state, path);
        }
        let mut candidates = Vec::new();
        game.candidates(&state, Seat(0), &mut candidates);
        assert!(candidates.len() < 4_000, "{} candidates", candidates.len());
        let answer = candidates.into_iter().find(|answer| answer.path().to_string() == path);
        let answer = answer.unwrap_or_else(|| panic!("{path} is no candidate"));
        let reason = game.judge(&state, Seat(0), answer).expect_err("refused");
        table::Reason::rule(&reason).0
    };
    let war =
        json!({ "board": { "round": 2, "active": "english", "card": "war_71", "footsoldiers": ["wessex"] } });
    assert_eq!(refused(war, &["invade"], "from/mercia attack/wales"), "CK-INVADE-06");

    let plot = json!({
        "board": { "phase": "plot" },
        "hands": { "english": ["war_71", "war_73", "tax_106", "realm_1", "realm_6", "intrigue_36", "crusade_133", "crusade_131"] }
    });
    for path in ["card/war_73 card/war_99", "card/realm_30 card/tax_106"] {
        assert_eq!(refused(plot.clone(), &[], path), "CK-PLOTPHASE-01");
    }
    let draw = json!({ "board": { "phase": "draw" } });
    assert_eq!(refused(draw, &[], "realm/7 intrigue/0 war/0 tax/0 crusade/1"), "CK-DRAW-05");

    let dynastic = json!({ "board": { "phase": "dynastic", "round": 2 } });
    assert_eq!(refused(dynastic, &["done"], "person/aldred territory/wessex"), "CK-TITLE-01");

    let owned = json!({ "frankish": { "developments": ["navy", "chancellor"] } });
    let murder =
        json!({ "board": { "round": 2, "active": "english", "card": "intrigue_58", "houses": owned } });
    assert_eq!(refused(murder, &["plot", "assassinate"], "player/frankish development/navy"), "CK-MURDER-01");
}
