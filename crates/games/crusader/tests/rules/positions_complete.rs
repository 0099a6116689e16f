//! What a written position leaves out is what set-up or play would have made of it.

use crate::dsl::{land, person, player};
use crusader::board::{Phase, State};
use crusader::content::{CharacterId, Content, TerritoryId};
use crusader::flow::Frame;
use crusader::{Crusader, Options, position};
use serde_json::{Value, json};
use table::{Game, Sampled, Seat, Silent};

pub fn game(options: Value, seats: u8) -> Crusader {
    let options: Options = serde_json::from_value(options).expect("options");
    Crusader::new(Content::base(), &options, seats).expect("playable")
}

/// The position, run up to its next decision.
#[track_caller]
pub fn run(game: &Crusader, state: Value) -> State {
    let mut state =
        position::read(game, state, &mut Sampled::new(3)).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    game.run(&mut state, &mut Sampled::new(4), &mut Silent);
    state
}

/// What is wrong with a position of scenario 1.
pub fn wrong(state: Value) -> String {
    wrong_of(&game(json!({}), 5), state)
}

pub fn wrong_of(game: &Crusader, state: Value) -> String {
    position::read(game, state, &mut Sampled::new(3)).err().unwrap_or_default().join("; ")
}

/// The first seat answers.
#[track_caller]
pub fn answer(game: &Crusader, state: &mut State, path: &str) {
    let mut listed = Vec::new();
    game.list(state, Seat(0), &mut listed);
    let answer = listed.into_iter().find(|answer| answer.path().to_string() == path);
    let answer = answer.unwrap_or_else(|| panic!("{path}: {:?}", asked(game, state, 0)));
    game.apply(state, Seat(0), answer, &mut Sampled::new(5), &mut Silent);
}

fn asked(game: &Crusader, state: &State, seat: u8) -> Vec<String> {
    let mut answers = Vec::new();
    game.list(state, Seat(seat), &mut answers);
    answers.into_iter().map(|answer| answer.path().to_string()).collect()
}

#[test]
fn an_open_crusade_card_counts_until_its_action_is_made() {
    ledger::proves!("CK-CRUSADE-04", "CK-INV-15");
    let game = game(json!({}), 5);
    let crusades = |state: &State| {
        let house = state.board.house(player("english"));
        (house.crusades, house.crusade_cards)
    };
    let played = |made: u8| {
        json!({ "board": {
            "active": "english",
            "card": "crusade_151",
            "houses": { "english": { "crusades": made, "crusade_cards": made, "crusade_right": 2 } }
        } })
    };
    let mut state = run(&game, played(1));
    let mut steps: Vec<Value> =
        state.board.frames.iter().map(|frame| serde_json::to_value(frame).expect("written")).collect();
    let acts = steps.pop();
    assert!(acts.is_some_and(|step| step.get("actions").is_some()));
    assert_eq!(crusades(&state), (1, 2), "another card for the action that is made");
    assert_eq!(crusades(&run(&game, played(0))), (0, 1));
    for path in ["go-crusading", "person/william_i"] {
        answer(&game, &mut state, path);
    }
    assert_eq!(crusades(&state), (2, 2));
    let written = serde_json::to_value(&state).expect("written");
    assert_eq!(position::read(&game, written, &mut Sampled::new(1)), Ok(state), "what is printed loads");
    // The action of the open card is made: it is the one that counts.
    let mut made = played(1);
    made["board"]["frames"] = steps.into_iter().collect();
    let read = position::read(&game, made, &mut Sampled::new(3));
    assert_eq!(read.map(|state| crusades(&state)), Ok((1, 1)));
}

#[test]
fn the_free_castle_is_asked_for_before_the_first_era() {
    ledger::proves!("CK-SCEN5-01", "CK-R-107");
    let game = game(json!({ "scenario": "5" }), 5);
    let begins = |board: Value| run(&game, json!({ "board": board }));
    let state = begins(json!({ "phase": "setup" }));
    assert!(matches!(state.board.frame(), Frame::FreeCastle(castle) if castle.player == player("english")));
    let asked = asked(&game, &state, 0);
    assert!(asked.contains(&"territory/wessex".to_owned()) && !asked.contains(&"territory/wales".to_owned()));
    // Nobody to ask, or nothing to choose.
    let out = begins(json!({ "phase": "setup", "owned": { "english": [] } }));
    assert_eq!((out.board.phase, out.board.first), (Phase::Draw, player("frankish")));
    let full = json!({ "phase": "setup", "owned": { "english": ["wales"] }, "castles": ["wales"] });
    assert_eq!(begins(full).board.phase, Phase::Draw);
}

#[test]
fn the_horse_stands_where_it_is_agreed() {
    ledger::proves!("CK-SETUP-27", "CK-SETUP-29", "CK-GLITTER-01", "CK-GLITTER-04");
    let horse = CharacterId::GLITTERHOOF;
    let at_wales = game(json!({ "glitterhoof": "wales" }), 5);
    let stands = |game: &Crusader, board: Value| {
        let state = run(game, json!({ "board": board }));
        let tokens: Vec<_> = state.board.tokens_on(horse).collect();
        let land = state.board.suitor_land(horse);
        assert_eq!(tokens.len(), usize::from(land.is_some()));
        assert!(tokens.iter().all(|token| token.is_green()));
        assert!(state.board.gone_people.is_empty(), "nobody has died");
        land
    };
    assert_eq!(stands(&at_wales, json!({})), Some(land("wales")));
    assert_eq!(stands(&game(json!({}), 5), json!({})), None);
    assert!(stands(&game(json!({ "glitterhoof": "in" }), 5), json!({})).is_some());
    assert_eq!(
        stands(&at_wales, json!({ "owned": { "english": ["wales"] } })),
        None,
        "it is no suitor there"
    );
    let wed = json!({ "houses": { "english": { "family": { "spouse": "glitterhoof" } } } });
    assert_eq!(stands(&at_wales, wed), None);
}

#[test]
fn who_is_out_has_no_relations_by_the_scenario() {
    ledger::proves!("CK-SCEN6-02", "CK-R-109", "CK-R-102", "CK-FIRST-01");
    let sixth = game(json!({ "scenario": "6" }), 4);
    let given = |more: Value| {
        let mut board = json!({ "owned": { "english": [] }, "phase": "dynastic", "round": 2 });
        more.as_object().into_iter().flatten().for_each(|(key, value)| board[key] = value.clone());
        json!({ "board": board })
    };
    let state = run(&sixth, given(json!({})));
    let against = |who: &str| state.board.casus_belli[player(who).index()].iter().collect::<Vec<_>>();
    assert_eq!((against("english"), against("frankish")), (vec![], vec![]));
    assert_eq!(against("german"), [player("italian")], "the others have theirs");
    assert_eq!(state.board.first, player("frankish"), "the token has passed clockwise");
    let told = wrong_of(&sixth, given(json!({ "casus_belli": { "frankish": ["english"] } })));
    assert!(told.contains("CK-INV-17"), "{told}");
    let told = wrong_of(&sixth, given(json!({ "first": "english" })));
    assert!(told.contains("CK-FIRST-01"), "{told}");
}

#[test]
fn a_suitor_has_one_random_token() {
    ledger::proves!("CK-INDEP-02", "CK-INV-08", "CK-SETUP-19", "CK-GLITTER-04");
    let with_horse = game(json!({ "glitterhoof": "in" }), 5);
    let suitor = |who: &str| json!({ "board": { "suitors": { "wales": who } } });
    for (game, who) in [(game(json!({}), 5), "hawise"), (with_horse.clone(), "glitterhoof")] {
        let state = run(&game, suitor(who));
        let laid: Vec<_> = state.board.tokens_on(person(who)).collect();
        assert_eq!(laid.len(), 1, "{who}");
        assert!(who == "hawise" || laid[0].is_green());
        for other in TerritoryId::all().filter_map(|territory| state.board.suitors[territory]) {
            assert_eq!(state.board.tokens_on(other).count(), 1, "{other:?}");
        }
    }
    // One that is named stays.
    let laid = |tokens: &[&str]| {
        let laid: Vec<Value> = tokens.iter().map(|token| json!({ "on": "hawise", "token": token })).collect();
        json!({ "board": { "suitors": { "wales": "hawise" }, "laid": laid } })
    };
    let state = run(&game(json!({}), 5), laid(&["cruel_random"]));
    let on: Vec<_> = state.board.tokens_on(person("hawise")).map(crusader::content::Token::word).collect();
    assert_eq!(on, ["cruel_random"]);
    for tokens in [&["brave_random", "cruel_random"][..], &["brave_starting"], &["brave_event"]] {
        let told = wrong(laid(tokens));
        assert!(told.contains("laid.hawise") && told.contains("CK-INDEP-02"), "{tokens:?}: {told}");
    }
    let horse = |token: &str| {
        let laid = json!([{ "on": "glitterhoof", "token": token }]);
        json!({ "board": { "suitors": { "wales": "glitterhoof" }, "laid": laid } })
    };
    assert_eq!(wrong_of(&with_horse, horse("brave_random")), "");
    assert!(wrong_of(&with_horse, horse("cruel_random")).contains("CK-GLITTER-04"));
    assert!(wrong(suitor("glitterhoof")).contains("CK-SETUP-19"), "it is left out");
}
