//! Positions that people write down: a few words, laid over the set-up.

use crate::dsl::{card, development, land, person, player, space};
use crusader::board::{Phase, State, Status};
use crusader::content::{Content, Culture, Deck, Player};
use crusader::options::FirstPlayer;
use crusader::{Crusader, Options, cards, position, tokens};
use serde_json::{Value, json};
use table::{Game, Sampled, Seat, Silent};

fn game() -> Crusader {
    let first = FirstPlayer::Of(Culture::ENGLISH);
    Crusader::new(Content::base(), &Options { first, ..Options::default() }, 5).expect("playable")
}

fn read(state: Value) -> Result<State, Vec<String>> {
    position::read(&game(), state, &mut Sampled::new(3))
}

/// The position, run up to its next decision.
fn run(state: Value) -> State {
    let mut state = read(state).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    game().run(&mut state, &mut Sampled::new(4), &mut Silent);
    state
}

/// What a seat can answer.
fn asked(state: &State, seat: u8) -> Vec<String> {
    let mut answers = Vec::new();
    game().list(state, Seat(seat), &mut answers);
    answers.into_iter().map(|answer| answer.path().to_string()).collect()
}

#[test]
fn nothing_is_the_set_up_without_families() {
    ledger::proves!("CK-SETUP-05", "CK-SETUP-12", "CK-SETUP-24", "CK-SETUP-31");
    let state = read(json!({})).expect("a position");
    let board = &state.board;
    assert_eq!((board.phase, board.era, board.display.len()), (Phase::Setup, 0, 3));
    let set_up = game().set_up(&mut Sampled::new(1), &mut Silent).board;
    for player in Player::all() {
        let (house, usual) = (board.house(player), set_up.house(player));
        assert_eq!((board.lands(player), house.gold), (set_up.lands(player), usual.gold));
        assert_eq!((house.developments, house.family.king), (usual.developments, usual.family.king));
        assert_eq!((house.family.people().count(), state.tokens.size(tokens::bag(player))), (1, 4));
    }
    let free = game().map().open.without(board.controlled());
    assert!(free.iter().all(|territory| board.suitors[territory].is_some()), "each with a character");
}

#[test]
fn a_card_that_lies_open_is_played() {
    ledger::proves!("CK-TURN-01", "CK-INV-14", "CK-INV-07");
    let state = run(json!({
        "board": {
            "round": 2,
            "active": "frankish",
            "card": "war_71",
            "owned": { "english": ["wessex", "paris"], "iberian": [] },
            "footsoldiers": ["lorraine"],
            "houses": { "frankish": { "gold": 7, "family": { "age": 2, "children": ["renaud", { "who": "adele" }] } } },
            "wars": { "frankish": ["english"], "english": ["frankish"] },
            "track": { "nicaea": "frankish" },
            "unrest": { "wessex": 2 },
            "suitors": { "wales": "edith" }
        },
        "bags": { "english": ["brave", "cruel_random"] },
        "hands": { "english": ["tax_106", "tax_107", "war_72", "war_73"], "german": { "war": 3, "crusade": 2 } },
        "picked": { "english": ["realm_1"] }
    }));
    let board = &state.board;
    assert_eq!((board.phase, board.era, board.turn), (Phase::Turns, 1, 1));
    assert!(asked(&state, 1).contains(&"invade".to_owned()), "{:?}", asked(&state, 1));
    // Paris is the English' now; who has nothing is out; pieces of the set-up that nobody named stay where they fit.
    assert!(
        board.lands(player("english")).has(land("paris"))
            && !board.lands(player("frankish")).has(land("paris"))
    );
    assert_eq!(board.house(player("iberian")).status, Status::Out);
    let family = board.house(player("frankish")).family;
    assert_eq!(family.children.map(|child| child.who), [Some(person("renaud")), Some(person("adele")), None]);
    assert!(
        family.children[0].arrived < family.children[1].arrived && !board.deck_people.has(person("adele"))
    );
    assert_eq!((board.house(player("frankish")).gold, board.unrest[land("wessex")]), (7, 2));
    assert!(board.claimed.has(space("nicaea")) && board.suitors[land("wales")] == Some(person("edith")));
    let bag = |who: &str| state.tokens.size(tokens::bag(player(who)));
    assert_eq!((bag("english"), bag("frankish"), bag("iberian")), (2, 5, 0), "four, and that of Nicaea");
    let hand = |who: &str| state.cards.cards(cards::hand(player(who))).collect::<Vec<_>>();
    assert_eq!(hand("english"), ["tax_106", "tax_107", "war_72", "war_73"].map(card));
    assert_eq!(state.cards.cards(cards::picked(player("english"))).collect::<Vec<_>>(), [card("realm_1")]);
    let wars = hand("german").iter().filter(|card| card.deck() == Deck::WAR).count();
    assert_eq!((hand("german").len(), wars, hand("italian").len()), (5, 3, 4), "what the Round leaves");
}

#[test]
fn each_phase_begins_without_steps() {
    ledger::proves!("CK-ROUND-01", "CK-INV-23");
    for (phase, asks) in [("setup", 0), ("draw", 0), ("dynastic", 0), ("plot", 0), ("upkeep", 0)] {
        let state = run(json!({ "board": { "phase": phase, "footsoldiers": ["wessex"] } }));
        assert!(game().waiting(&state).must.has(Seat(asks)), "{phase}: {:?}", state.board.frame());
    }
    let turn = json!({ "board": { "phase": "turns" }, "picked": { "english": ["tax_106", "war_71"] } });
    assert_eq!(asked(&run(turn), 0), ["done", "collect-tax"], "the first that he has picked");
}

#[test]
fn what_is_wrong_is_told_with_its_field() {
    ledger::proves!("CK-INV-01", "CK-INV-09", "CK-INV-14");
    let wrong = |state: Value| read(state).expect_err("wrong").join("; ");
    for (state, why) in [
        (json!({ "boards": {} }), "state.boards"),
        (json!({ "board": { "era2": 1 } }), "state.board: there is no field 'era2'"),
        (json!({ "board": { "owned": { "danish": [] } } }), "state.board.owned: there is no 'danish'"),
        (json!({ "board": { "castles": ["atlantis"] } }), "state.board.castles[0]"),
        (json!({ "board": { "houses": { "english": { "gold": "much" } } } }), "state.board.houses[0].gold"),
        (json!({ "bags": { "english": ["shy"] } }), "state.bags.english: no token 'shy' is left"),
        (
            json!({ "hands": { "english": ["war_71"], "german": ["war_71"] } }),
            "state.hands.german: war_71 lies elsewhere",
        ),
        (json!({ "board": { "phase": "plot" }, "hands": { "english": [] } }), "(CK-INV-14)"),
    ] {
        let told = wrong(state.clone());
        assert!(told.contains(why), "{state}: {told}");
    }
}

/// What is printed is read again as it is.
#[test]
fn a_whole_position_is_not_completed() {
    ledger::proves!("CK-INV-09");
    let game = game();
    let mut random = Sampled::new(9);
    let mut state = game.set_up(&mut random, &mut Silent);
    let mut answers = Vec::new();
    for step in 0..400 {
        let Some(seat) = game.waiting(&state).must.first() else { break };
        if step % 20 == 0 {
            let written = serde_json::to_value(&state).expect("written");
            assert_eq!(position::read(&game, written, &mut Sampled::new(1)).as_ref(), Ok(&state), "{step}");
        }
        answers.clear();
        game.list(&state, seat, &mut answers);
        let answer = answers[table::Chance::draw(&mut random, answers.len())];
        game.apply(&mut state, seat, answer, &mut random, &mut Silent);
    }
    assert!(state.board.owns(player("english"), development("navy")) || state.board.era > 0);
}

/// The example of docs/positions.md.
#[test]
fn wessex_may_attack_wales() {
    ledger::proves!("CK-INVADE-01", "CK-INVADE-05");
    let text = include_str!("../../../../../docs/examples/wales.json");
    let file: Value = serde_json::from_str(text).expect("JSON");
    let mut state = run(file["state"].clone());
    for path in ["invade", "from/wessex attack/wales"] {
        assert!(asked(&state, 0).contains(&path.to_owned()), "{path}: {:?}", asked(&state, 0));
        let mut answers = Vec::new();
        game().list(&state, Seat(0), &mut answers);
        let answer = answers.into_iter().find(|answer| answer.path().to_string() == path).expect("listed");
        game().apply(&mut state, Seat(0), answer, &mut Sampled::new(5), &mut Silent);
    }
    assert!(state.board.invasion().roles.iter().any(|role| role.target == land("wales")));
}
