//! The set-up, what is laid over it, Planning and what is turned up.

use super::{four, game, glory, read};
use crate::dsl::{area, event};
use knights::board::{DECK, Phase, Place};
use knights::content::{ActionCard, PhaseArea, TroopId, Troops};
use serde_json::json;
use table::Seat;

#[test]
fn nothing_is_the_set_up() {
    ledger::proves!("WK-SETUP-06", "WK-SETUP-08", "WK-SETUP-15", "WK-SETUP-16", "WK-SETUP-22", "WK-SETUP-23");
    let t = four(json!({}));
    let board = t.board();
    assert_eq!((board.phase, board.round, board.pool), (Phase::SetUp, 0, 40));
    assert_eq!((board.cities.iter().filter(|city| city.is_razed).count(), t.crowns(2)), (5, 15));
    assert_eq!((board.mercenaries.offer.len(), board.agendas.current.len()), (5, 3));
    for seat in 0..4 {
        assert_eq!((t.asked(seat), t.baron(seat).stronghold.troops.len()), ("prompt-first-troops", 6));
    }
}

#[test]
fn what_is_said_of_one_baron_leaves_the_others_as_they_are() {
    ledger::proves!("WK-SETUP-10", "WK-PLAN-01");
    let t = four(
        json!({ "board": { "barons": { "0": "black", "green": { "crowns": 3, "stronghold": "h22" } } } }),
    );
    let board = t.board();
    assert_eq!((board.phase, board.round, t.asked(0)), (Phase::Planning, 1, "prompt-plan"));
    let words: Vec<&str> = (0..4).map(|seat| t.baron(seat).id.word()).collect();
    assert_eq!(words, ["black", "red", "blue", "green"], "the others in the order of their colours");
    assert_eq!((t.crowns(3), t.crowns(0)), (3, 15));
    assert_eq!(t.baron(3).stronghold.area, Some(area("h22")));
    assert!(
        (0..4).all(|seat| t.baron(seat).stronghold.area.is_some()),
        "those of the others stand somewhere"
    );
    let first = |seat: u8| t.baron(seat).stronghold.troops;
    let regulars =
        |seat: u8| TroopId::regulars(t.baron(seat).id).filter(|troop| first(seat).has(*troop)).count();
    assert_eq!((regulars(3), first(3).len()), (4, 6), "his first troops");
}

#[test]
fn a_card_is_turned_up() {
    ledger::proves!("WK-ACT-04", "WK-CARD-01", "WK-R-82");
    let mut t = four(json!({
        "turned": { "blue": "levy_taxes" },
        "board": { "nobles": {
            "blue_star": { "place": "kovel", "troops": ["rg_50"] },
            "blue_square": { "place": "h22", "troops": { "rg_50": 2, "mc_swiss_200": 1 }, "is_exhausted": true },
        } }
    }));
    assert_eq!((t.turn(), t.asked(1), t.crowns(1)), (Some(1), "prompt-baron-card", 15));
    assert_eq!((t.troops(1, "square").as_str(), t.garrison_of(1).as_str()), ("mc_swiss_200 rg_50 rg_50", ""));
    t.does(1, "yes");
    assert_eq!(t.crowns(1), 17, "two areas with a Noble");
    assert_eq!(t.board().phase, Phase::Upkeep, "nothing else lies on the stacks");
}

#[test]
fn the_stacks_have_what_is_said() {
    ledger::proves!("WK-ACT-01", "WK-R-105");
    let state = json!({
        "stacks": [{}, { "red": ["rally_support"] }, { "blue": 2, "neutral": 1 }],
        "board": { "neutrals": ["upgrade_defenses"], "barons": { "red": { "votes": 1 } } }
    });
    let mut t = four(state);
    assert_eq!((t.turn(), t.asked(0), t.board().stack), (Some(0), "prompt-baron-card", 1));
    assert_eq!((t.board().laid[2], t.board().neutral_laid[2]), ([0, 2, 0, 0, 0, 0], 1));
    assert_eq!(t.state.secrets[1].plan.stacks[2].len(), 2, "his cards, whichever they are");
    t.does(0, "yes");
    assert_eq!(t.baron(0).votes, 3);
}

#[test]
fn some_have_planned_already() {
    ledger::proves!("WK-PLAN-01", "WK-PLAN-05");
    let plan = ["levy_taxes", "versatile_strategy"];
    let t = four(json!({
        "stacks": [{ "red": plan, "blue": 1 }],
        "board": { "phase": "planning", "round": 3, "areas": { "taxation": { "green": ["levy_taxes", "serve_church"] } } }
    }));
    assert!(!t.must().has(Seat(0)) && !t.must().has(Seat(1)) && t.must().has(Seat(2)));
    assert_eq!(t.baron(2).cards.of(ActionCard::LevyTaxes), 1, "the other lies in the area");
    assert_eq!(t.board().cards_in(PhaseArea::Taxation), 2);
}

#[test]
fn nobles_are_placed_in_the_set_up() {
    ledger::proves!("WK-SETUP-28", "WK-SETUP-31");
    let mut t = four(json!({ "board": {
        "frames": [{ "place-nobles": { "seat": 3 } }],
        "barons": { "red": { "stronghold": "h22" }, "blue": { "stronghold": "h31" } },
        "nobles": { "yellow_star": { "troops": ["rg_50"] } },
    } }));
    assert_eq!((t.board().phase, t.turn()), (Phase::SetUp, Some(3)));
    t.is_refused(3, "noble/yellow_star area/h22", "WK-SETUP-31");
    t.does(3, "noble/yellow_star area/h21");
    assert_eq!(t.place(3, "star"), Place::Area(area("h21")));
}

#[test]
fn all_cards_are_somewhere() {
    ledger::proves!("WK-INV-08", "WK-INV-10", "WK-INV-07");
    let game = game(&glory(), 5);
    let state = read(
        &game,
        json!({
            "fate": ["fx_08", "fx_03"],
            "board": {
                "phase": "planning",
                "nobles": { "black_star": {}, "purple_star": { "place": "h22", "troops": ["hd_lombard", "rg_100"] } },
                "agendas": { "discards": ["ag_salt", "ag_wine"] },
                "events": { "used": ["ev_dowry"], "top": "blue" },
            }
        }),
    );
    let board = &state.board;
    let held = board.barons.iter().fold(Troops::NONE, |sum, baron| sum.or(baron.stronghold.troops));
    let held = board.nobles.iter().fold(held, |sum, noble| sum.or(noble.troops));
    let all = held.or(board.mercenaries.deck).or(board.mercenaries.offer);
    assert!(TroopId::mercenaries().or(TroopId::captains()).without(all).is_empty());
    assert!(board.events.used.has(event("ev_dowry")) && !board.events.left.has(event("ev_dowry")));
    assert_eq!(
        state.fate.cards(DECK).take(2).map(|card| game.fate_id(card).word()).collect::<Vec<_>>(),
        ["fx_08", "fx_03"]
    );
    assert_eq!(state.fate.count(DECK), 48);
}
