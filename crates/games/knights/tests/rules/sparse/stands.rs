//! Who stands, who is off the board, what is on offer: positions that play reaches are read, and those that it never reaches are not.

use super::mistakes::{board, told, wrong_with};
use super::{at, four};
use crate::dsl::noble;
use knights::answer::Manner;
use knights::board::{Heir, Place};
use knights::{Options, position};
use serde_json::{Value, json};

#[test]
fn one_whose_heir_has_just_come_home_waits_for_the_next_upkeep() {
    ledger::proves!("WK-OPT-07", "WK-OPT-08", "WK-OPT-10", "WK-TRADE-01", "WK-INV-18");
    let heirs = Options { heirs: true, ..Options::default() };
    let waits = |heir: Value, awaits: bool| {
        board(json!({ "phase": "planning", "round": 2, "nobles": {
            "red_star": { "place": "off", "troops": ["rg_50"], "heir": heir, "is_awaiting_heir": awaits },
        } }))
    };
    let mut t = at(&heirs, 4, waits(json!({ "held": "blue" }), true));
    t.does(1, "heir noble/red_star seat/0");
    assert_eq!(t.board().noble(noble(0, "star")).heir, Heir::Home);
    assert_eq!(position::wrong(t.game(), &t.state), [""; 0], "he is off the board with his troops");
    at(&heirs, 4, waits(json!("home"), false));
    told(waits(json!("home"), false), &["he has troops and did not return (WK-INV-18)"]);
}

#[test]
fn an_offer_may_be_short_of_mercenaries_that_have_deserted_since() {
    ledger::proves!("WK-R-78", "WK-WAGES-08", "WK-INV-05");
    let offer = |round: u8, offer: Value| {
        board(json!({ "phase": "planning", "round": round, "mercenaries": { "offer": offer } }))
    };
    let two = json!({ "mc_swiss_50": 2 });
    let t = four(offer(2, two.clone()));
    assert_eq!((t.board().mercenaries.offer.len(), t.board().mercenaries.deck.is_empty()), (2, false));
    told(offer(1, two), &["board.mercenaries.offer: 2 of 5 (WK-INV-05)"]);
    told(offer(2, json!({ "mc_swiss_50": 3, "mc_polish_50": 3 })), &["offer: 6 of 5 (WK-INV-05)"]);
}

#[test]
fn a_battle_that_nobody_can_declare_is_refused() {
    ledger::proves!("WK-BATTLE-02", "WK-EXHAUST-03");
    let battle = |tired: bool, owner: &str, place: &str| {
        board(json!({
            "battle": { "attacker": "red", "area": "lenz" },
            "nobles": { "red_star": { "place": place, "troops": ["rg_50"], "is_exhausted": tired } },
            "cities": { "lenz": { "owner": owner } },
        }))
    };
    let nobody = "state.board.battle: nobody can attack anything there (WK-BATTLE-02)";
    told(battle(false, "blue", "h22"), &[nobody]);
    told(battle(false, "red", "lenz"), &[nobody]);
    told(
        battle(true, "blue", "lenz"),
        &["state.board.battle: all who could attack there are exhausted (WK-EXHAUST-03)"],
    );
    let t = four(battle(false, "blue", "lenz"));
    assert_eq!(t.board().battle.manner, Some(Manner::Assault), "there is nothing else to do");
}

/// Red's stronghold.
fn red(stronghold: &Value) -> Value {
    board(json!({ "round": 3, "barons": { "red": { "stronghold": stronghold } } }))
}

#[test]
fn a_stronghold_off_the_board_has_its_troops_and_nothing_else() {
    ledger::proves!("WK-INV-22", "WK-INV-25", "WK-STRONGHOLD-13");
    let field = |name: &str, rule: &str| format!("stronghold.{name}: it is off the board ({rule})");
    told(red(&json!({ "area": null, "breaches": 2 })), &[&field("breaches", "WK-INV-22")]);
    told(red(&json!({ "area": null, "sieges": { "blue": 1 } })), &[&field("sieges", "WK-INV-25")]);
    told(
        red(&json!({ "area": null, "troops": ["rg_50", "rg_100"], "tokens": 1 })),
        &[&field("tokens", "WK-STRONGHOLD-13")],
    );
    let t = four(red(&json!({ "area": null, "troops": ["rg_50", "rg_100"] })));
    assert_eq!((t.baron(0).stronghold.area, t.garrison_of(0).as_str()), (None, "rg_50 rg_100"));
}

#[test]
fn troops_of_a_stronghold_that_are_beaten_do_not_stay() {
    ledger::proves!("WK-R-59", "WK-INV-15");
    let beaten = "board.barons[0].stronghold.tokens: beaten, and they stay (WK-R-59)";
    told(red(&json!({ "area": "h22", "troops": ["rg_50"], "tokens": 1 })), &[beaten]);
    told(red(&json!({ "area": "h22", "troops": [], "tokens": 1 })), &[beaten]);
    four(red(&json!({ "area": "h22", "troops": ["rg_100", "rg_50"], "tokens": 1 })));
    four(red(&json!({ "area": "h22", "troops": [] })));
}

#[test]
fn what_was_called_is_held_in_actions() {
    ledger::proves!("WK-TRIG-05");
    for phase in ["planning", "upkeep"] {
        told(
            board(json!({ "phase": phase, "called": "taxation" })),
            &["board.called: it is held before the next card (WK-TRIG-05)"],
        );
    }
    let t = four(board(json!({ "called": "taxation" })));
    assert_eq!(t.board().called, None, "it has been held");
}

#[test]
fn an_expedition_sails_with_somebodys_crowns() {
    ledger::proves!("WK-R-13");
    let china = |stakes: Value| board(json!({ "fleets": { "china": { "spot": 2, "stakes": stakes } } }));
    told(china(json!({})), &["board.fleets: under way, and nobody has invested (WK-R-13)"]);
    assert_eq!(four(china(json!({ "red": 1 }))).board().fleets[2].spot, 2);
}

#[test]
fn a_pressing_agenda_lies_in_one_place() {
    ledger::proves!("WK-INV-03", "CG-R-18");
    let glory = Options { for_glory: true, ..Options::default() };
    let pressing = board(json!({ "pressing": true }));
    told(pressing.clone(), &["board.pressing: "]);
    let t = at(&glory, 4, pressing);
    assert!(t.board().pressing && t.place(0, "star") == Place::Off);
    let twice = json!({ "board": { "pressing": true }, "turned": "pressing_agenda" });
    let wrong = wrong_with(&glory, twice);
    assert!(wrong.iter().any(|why| why.contains("no 'pressing_agenda' is left (WK-INV-03)")), "{wrong:?}");
    let laid = board(json!({ "pressing": true, "neutrals": ["pressing_agenda", "research"] }));
    let wrong = wrong_with(&glory, laid);
    assert!(wrong.iter().any(|why| why.contains("lies elsewhere (WK-INV-03)")), "{wrong:?}");
}
