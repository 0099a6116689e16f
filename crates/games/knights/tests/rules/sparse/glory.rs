//! Crown and Glory: the Scholar, Missions, the King, Garrisons, riots and Levies.

use super::{at, glory};
use knights::Options;
use knights::board::Phase;
use serde_json::json;

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
    ledger::proves!("CG-KING-03", "CG-KING-06");
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
    ledger::proves!("CG-RIOT-04");
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
