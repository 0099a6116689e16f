//! Special phases, Events, expeditions and Upkeep.

use super::four;
use crate::dsl::{agenda, event, noble};
use knights::board::{Heir, Phase};
use knights::content::Subject;
use knights::content::vocabulary::Act;
use serde_json::json;
use table::Seat;

#[test]
fn an_assembly_meets() {
    ledger::proves!("WK-ASSEMBLY-01", "WK-ASSEMBLY-03", "WK-ASSEMBLY-11");
    let mut t = four(json!({ "board": {
        "called": "assembly",
        "chairman": "green",
        "banned": ["yellow"],
        "agendas": { "current": ["ag_salt", "ag_tithe"], "laws": ["ag_alms"] },
        "barons": { "red": { "votes": 4, "charges": ["ag_wine"] } },
        "cities": { "lenz": { "owner": "red" }, "acre": { "owner": "red" } },
    } }));
    assert_eq!([0, 1, 2, 3].map(|seat| t.baron(seat).votes), [6, 1, 1, 0], "one, and one for Lenz");
    t.offers_only(2, ["agenda/ag_salt", "agenda/ag_tithe"]);
    t.does(2, "agenda/ag_tithe");
    assert_eq!(t.board().assembly.order[..], [agenda("ag_tithe"), agenda("ag_salt")]);
    assert_eq!(
        t.board().agendas.deck[agenda("ag_salt").index()],
        0,
        "what lies elsewhere is not in the deck"
    );
}

#[test]
fn a_vote_is_taken() {
    ledger::proves!("WK-VOTE-01", "WK-VOTE-03", "WK-VOTE-05", "WK-AGENDA-03");
    let mut t = four(json!({ "board": {
        "assembly": { "question": "ag_salt" },
        "barons": { "red": { "votes": 3 }, "blue": { "votes": 2 } },
    } }));
    assert!(t.must().has(Seat(0)) && t.must().has(Seat(1)) && !t.must().has(Seat(2)), "who has Votes");
    t.does(0, "number/3").does(1, "number/1").does(0, "seat/2").does(1, "seat/3");
    assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-refuse"));
    t.does(2, "accept");
    assert_eq!(t.baron(2).charges[..], [agenda("ag_salt")]);
    // Votes that are shown already, and a tie.
    let mut t = four(json!({ "board": {
        "chairman": "yellow",
        "assembly": { "question": "ag_tithe", "cast": { "red": 2, "blue": 2 }, "voices": { "red": "yes" } },
    } }));
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-vote"));
    t.does(1, "no");
    assert_eq!((t.turn(), t.asked(3)), (Some(3), "prompt-tie"));
    t.does(3, "yes");
    assert_eq!(t.board().agendas.laws[..], [agenda("ag_tithe")]);
}

#[test]
fn taxation_pays() {
    ledger::proves!("WK-TAX-01", "WK-TAX-03", "WK-TAX-04");
    let t = four(json!({ "board": {
        "called": "taxation",
        "cities": {
            "lenz": { "owner": "red", "is_fortified": true },
            "kovel": { "owner": "red", "sieges": { "blue": 1 } },
        },
        "nobles": { "blue_star": { "place": "kovel", "troops": ["rg_50"] } },
        "barons": { "red": { "crowns": 1, "charges": ["ag_salt"] } },
    } }));
    assert_eq!(t.crowns(0), 1 + 6 + 1, "Lenz and its walls, nothing of Kovel, and the Concession");
}

#[test]
fn wages_are_due() {
    ledger::proves!("WK-WAGES-02", "WK-WAGES-07", "WK-WAGES-08");
    let mut t = four(json!({ "board": {
        "called": "wages",
        "barons": { "red": { "crowns": 3, "stronghold": { "troops": { "rg_50": 2 } } } },
        "nobles": { "red_star": { "place": "h22", "troops": ["mc_polish_50", "mc_polish_100"] } },
    } }));
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-wages"));
    t.is_refused(0, "done", "WK-WAGES-08");
    t.does(0, "troop/mc_polish_100 noble/red_star").does(0, "done");
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (0, "mc_polish_50"));
}

#[test]
fn a_draft_is_due() {
    ledger::proves!("WK-TRIG-04", "WK-DRAFT-01", "WK-DRAFT-05");
    let offer = ["mc_english_150", "mc_polish_100", "mc_polish_50", "mc_rumanian_50", "mc_tuscan_50"];
    let mut t = four(json!({ "board": {
        "track": ["blue", "red", "red", "green", "yellow"],
        "mercenaries": { "offer": offer, "discards": { "mc_swiss_50": 2 } },
    } }));
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-draft"));
    t.does(1, "troop/mc_english_150 law/obey").does(1, "stronghold/blue");
    assert!(t.garrison_of(1).contains("mc_english_150"));
    assert_eq!((t.crowns(1), t.turn()), (12, Some(0)));
    let spots = four(json!({ "board": { "phase": "planning", "track": { "2": "blue", "4": "red" } } }));
    assert_eq!((spots.board().markers_of(Seat(1)), spots.board().track[3].is_some()), (1, true));
}

#[test]
fn an_event_was_drawn() {
    ledger::proves!("WK-EVENT-06", "WK-EVENT-07");
    let mut t = four(json!({
        "drawn": { "red": "ev_empty_coffers" },
        "board": { "barons": { "red": { "crowns": 9, "faith": 5 } } }
    }));
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-cancel-event"));
    assert!(!t.board().events.left.has(event("ev_empty_coffers")), "it lies on the table");
    t.does(0, "number/0");
    assert_eq!(t.crowns(0), 5);
}

#[test]
fn the_event_to_come_is_the_only_one_left() {
    ledger::proves!("WK-NEUT-04", "WK-EVENT-01");
    let mut t = four(json!({ "turned": "important_event", "board": { "events": { "left": ["ev_dowry"] } } }));
    t.offers_only(1, ["seat/0", "seat/2", "seat/3"]);
    t.does(1, "seat/2");
    assert_eq!(t.crowns(2), 20);
}

#[test]
fn events_that_last_are_in_force() {
    ledger::proves!("WK-EVENT-12");
    let t = four(json!({ "board": {
        "phase": "planning",
        "church": "blue",
        "lasting": [{ "event": "ev_no_heir", "drawer": "red", "noble": "red_star" }, { "event": "ev_heretic", "drawer": "green" }],
    } }));
    assert_eq!(t.board().noble(noble(0, "star")).heir, Heir::None);
    assert!(!t.board().events.left.has(event("ev_heretic")));
    let forbids = Act::BecomeChurch;
    assert!(t.game().verdict(t.board(), forbids, Subject::Baron(Seat(2))).is_forbidden(), "the heretic");
    assert!(!t.game().verdict(t.board(), forbids, Subject::Baron(Seat(0))).is_forbidden());
}

#[test]
fn an_expedition_sails() {
    ledger::proves!("WK-EXP-03", "WK-EXP-14");
    let mut t = four(json!({
        "turned": "fund_expeditions",
        "board": { "fleets": { "china": { "spot": 1, "stakes": { "red": 3, "green": 2 } } } }
    }));
    t.offers_only(0, ["done", "expedition/ceylon", "expedition/spice_islands"]);
    t.does(0, "done");
    assert_eq!((t.board().fleets[2].spot, t.board().fleets[2].stakes), (2, [3, 0, 2, 0, 0, 0]));
}

#[test]
fn nobles_at_sea_land_in_upkeep() {
    ledger::proves!("WK-UPKEEP-03", "WK-UPKEEP-13", "WK-UPKEEP-15");
    let mut t = four(json!({ "board": {
        "phase": "upkeep",
        "nobles": {
            "red_star": { "place": { "port": "acre" }, "troops": ["rg_100"], "is_exhausted": true },
            "blue_star": { "place": "h22", "troops": ["rg_50"], "is_exhausted": true },
        },
        "cities": { "acre": { "owner": "red" }, "lenz": { "is_razed": true } },
    } }));
    assert_eq!(
        t.board().cities.iter().filter(|city| city.is_razed).count(),
        1,
        "no other, once one is named"
    );
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Planning);
    assert!(t.is_in(0, "star", "acre") && !t.is_tired(1, "star"));
    assert_eq!((t.baron(0).influence, t.board().pool), (1, 39));
}
