//! Positions that people write down: a few words, laid over the set-up, and played on.

use crate::dsl::{Sitting, agenda, area, city, event};
use knights::board::{DECK, Heir, Phase, Place, State};
use knights::content::vocabulary::Act;
use knights::content::{ActionCard, Content, PhaseArea, Subject, TroopId, Troops};
use knights::{Knights, Options, position};
use serde_json::{Value, json};
use table::{Game as _, Sampled, Seat};

pub fn game(options: &Options, seats: u8) -> Knights {
    Knights::new(Content::base(), options, seats).expect("playable")
}

/// The position as it is read, and held against all invariants.
#[track_caller]
pub fn read(game: &Knights, state: Value) -> State {
    let state = position::read(game, state, &mut Sampled::new(3));
    let state = state.unwrap_or_else(|wrong| panic!("{wrong:#?}"));
    assert_eq!(position::wrong(game, &state), [""; 0]);
    state
}

/// The same, run up to its next decision. What is printed of it then is whole, and read again it is the same.
#[track_caller]
fn at(options: &Options, seats: u8, state: Value) -> Sitting {
    let game = game(options, seats);
    let read_once = read(&game, state);
    let printed = serde_json::to_value(&read_once).expect("written");
    assert_eq!(read(&game, printed), read_once, "what is printed is read as it is");
    Sitting::on(game, read_once)
}

#[track_caller]
fn four(state: Value) -> Sitting {
    at(&Options::default(), 4, state)
}

fn glory() -> Options {
    Options { for_glory: true, ..Options::default() }
}

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
    ledger::proves!("WK-SETUP-10", "WK-SETUP-25", "WK-PLAN-01");
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
    ledger::proves!("WK-PLAN-06", "WK-ACT-01", "WK-R-105");
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
fn a_battle_is_about_to_be_declared() {
    ledger::proves!("WK-BATTLE-13", "WK-BATTLE-23", "WK-CASUALTY-07");
    let mut t = four(json!({
        "fate": ["fa_01", "fa_02", "fa_03"],
        "board": {
            "battle": { "attacker": "red", "area": "h22" },
            "nobles": {
                "red_circle": { "place": "h22", "troops": ["mc_english_200", "mc_swiss_200"] },
                "blue_circle": { "place": "h22", "troops": ["rg_50"], "tokens": 0 },
            }
        }
    }));
    t.all(0, ["seat/1 manner/field", "noble/red_circle", "done"]);
    assert_eq!(t.board().battle.nobles[1].only(), Some(crate::dsl::noble(1, "circle")));
    let hand = t.state.fate.cards(knights::board::fate_hand(Seat(0))).collect::<Vec<_>>();
    assert_eq!(hand[..3], [0, 1, 2], "the attacker draws first, from the top");
}

#[test]
fn a_siege_with_breaches_is_finished() {
    ledger::proves!("WK-SIEGE-18", "WK-SIEGE-21", "WK-INV-25");
    let mut t = four(json!({ "board": {
        "round": 2,
        "battle": { "attacker": 0, "area": "lenz" },
        "cities": { "lenz": { "owner": "blue", "breaches": 2, "sieges": { "red": 1 } } },
        "nobles": { "red_star": { "place": "lenz", "troops": ["rg_100", "rg_50", "rg_50"] } },
    } }));
    assert_eq!(t.city("lenz").sieges[0], 1);
    t.all(0, ["city/lenz manner/siege", "noble/red_star", "done"]);
    assert_eq!((t.turn(), t.asked(0), t.owner("lenz")), (Some(0), "prompt-raze", Some(0)));
}

#[test]
fn a_stronghold_is_assaulted() {
    ledger::proves!("WK-STRONGHOLD-01", "WK-STRONGHOLD-05");
    let mut t = four(json!({ "board": {
        "battle": { "attacker": "red", "area": "h31" },
        "barons": { "blue": { "stronghold": { "area": "h31", "breaches": 4, "troops": [] } } },
        "nobles": { "red_star": { "place": "h31", "troops": { "rg_50": 3 } } },
    } }));
    t.does(0, "stronghold-of/1 manner/assault");
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!(t.baron(1).stronghold.area, None, "nobody was left to defend it");
}

#[test]
fn an_assembly_meets() {
    ledger::proves!("WK-ASSEMBLY-03", "WK-ASSEMBLY-11", "WK-BAN-07");
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
    ledger::proves!("WK-EVENT-06", "WK-EVENT-07", "WK-EVENT-10");
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
    assert_eq!(t.board().noble(crate::dsl::noble(0, "star")).heir, Heir::None);
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
fn a_noble_is_about_to_retreat() {
    ledger::proves!("WK-RETREAT-05", "WK-INV-17");
    let mut t = four(json!({ "board": {
        "frames": ["next-card", { "retreat": { "noble": "red_star", "stage": "Where" } }],
        "nobles": { "red_star": { "place": "h22", "troops": ["rg_50", "mc_swiss_100"] } },
    } }));
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-retreat"));
    t.does(0, "area/h12");
    assert!(t.is_in(0, "star", "h12"));
}

#[test]
fn the_scholar_researches() {
    ledger::proves!("CG-NACT-02", "CG-NACT-03", "CG-SETUP-15", "CG-SETUP-16");
    let mut t = at(
        &glory(),
        4,
        json!({
            "turned": "research",
            "board": {
                "scholar": "yellow",
                "barons": { "yellow": { "knowledge": 9, "advancements": ["ad_plate"] } },
                "advancements": { "offer": ["ad_banners", "ad_relays", "ad_scouts"] },
            }
        }),
    );
    assert_eq!((t.turn(), t.asked(3)), (Some(3), "prompt-research"));
    t.does(3, "yes");
    assert_eq!((t.turn(), t.asked(3), t.crowns(3)), (Some(3), "prompt-buy-drawn", 13));
}

#[test]
fn a_mission_is_worth_influence_at_the_end() {
    ledger::proves!("CG-MISSION-01", "CG-MISSION-07");
    let options = Options { missions: true, ..glory() };
    let mut t = at(
        &options,
        4,
        json!({
            "secrets": { "red": { "mission": "mi_coffers" } },
            "board": { "phase": "upkeep", "pool": 0, "barons": { "red": { "crowns": 20 } } }
        }),
    );
    let missions: Vec<_> = t.state.secrets[..4].iter().filter_map(|secret| secret.mission).collect();
    assert_eq!(missions.len(), 4, "those of the others are dealt");
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Over);
    assert_eq!(t.baron(0).influence, 2);
}

#[test]
fn the_king_has_his_army() {
    ledger::proves!("CG-KING-03", "CG-KING-06", "CG-KING-09");
    let options = Options { king: true, ..Options::default() };
    let t = at(
        &options,
        4,
        json!({ "board": {
        "king": "blue",
        "called": "wages",
        "nobles": { "blue_star": { "place": "h22", "troops": ["ka_1", "rg_50"] } },
        "barons": { "blue": { "influence": 9, "stronghold": "h31" } },
    } }),
    );
    assert_eq!((t.board().pool, t.garrison_of(1).as_str()), (0, "ka_2 ka_3 ka_4"));
    assert_eq!(t.troops(1, "star"), "rg_50 ka_1");
}

#[test]
fn garrisons_and_riots_stand_where_they_are_named() {
    ledger::proves!("CG-RIOT-04", "CG-NACT-15", "CG-LEVY-04");
    let t = at(
        &glory(),
        4,
        json!({ "board": {
        "called": "taxation",
        "cities": {
            "lenz": { "owner": "red", "is_rioting": true },
            "kovel": { "owner": "red", "has_garrison": true },
        },
        "nobles": { "red_star": { "place": "h22", "troops": ["tl_kovel", "ld_swiss", "rg_50"] } },
    } }),
    );
    assert_eq!(t.crowns(0), 15 + 3, "nothing of Lenz");
    let held = t.troops(0, "star");
    assert!(held.contains("tl_kovel") && held.contains("ld_swiss"), "{held}");
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

/// The example of docs/positions.md.
#[test]
fn froli_may_be_taken() {
    ledger::proves!("WK-BATTLE-15", "WK-ASSAULT-01");
    let text = include_str!("../../../../../docs/examples/froli.json");
    let file: Value = serde_json::from_str(text).expect("JSON");
    let mut t = four(file["state"].clone());
    t.offers(0, ["city/froli manner/assault"]);
    t.all(0, ["city/froli manner/assault", "noble/red_star", "done"]);
    assert!(t.board().battle.site.is_some() && t.city("froli").owner.is_none());
    assert_eq!(city("froli").word(), "froli");
}
