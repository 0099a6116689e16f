//! The web client's types are those of the views and events, written from the code: `TYPES=write cargo test -p knights
//! --features types` writes them again.

#![cfg(feature = "types")]

use knights::answer::{Manner, Motion};
use knights::battle::{Outcome, Side};
use knights::board::decks::Fleet;
use knights::board::{Annals, Army, Heir, Marker, Phase, Place, Site};
use knights::content::vocabulary::Resource;
use knights::content::{
    ActionCard, BattleResult, Card, Colour, Expedition, Nation, NeutralCard, PhaseArea, Unrest, Voyage,
};
use knights::event::Event;
use knights::phases::assembly::Voice;
use knights::upkeep::Decided;
use knights::view::{
    AdvancementShown, AreaShown, AssemblyShown, BaronShown, BattleShown, CityShown, EventShown, InForceShown,
    MercenaryShown, NobleShown, OpenShown, PickedShown, Shown, SiegeShown, SpotShown, TargetShown,
    TurnedShown,
};
use ts_rs::{Config, TS};

const FILE: &str = "../../../web/src/games/knights/types.ts";

fn types() -> String {
    let config = Config::default();
    let mut text =
        String::from("// Written from the code of crates/games/knights: see its tests/types.rs.\n");
    let all = [
        Phase::decl(&config),
        Decided::decl(&config),
        Place::decl(&config),
        Heir::decl(&config),
        Marker::decl(&config),
        Fleet::decl(&config),
        Site::decl(&config),
        Army::decl(&config),
        Annals::decl(&config),
        Manner::decl(&config),
        Motion::decl(&config),
        Side::decl(&config),
        Outcome::decl(&config),
        Voice::decl(&config),
        Resource::decl(&config),
        ActionCard::decl(&config),
        NeutralCard::decl(&config),
        PhaseArea::decl(&config),
        Expedition::decl(&config),
        Voyage::decl(&config),
        BattleResult::decl(&config),
        Unrest::decl(&config),
        Nation::decl(&config),
        Colour::decl(&config),
        Card::decl(&config),
        SiegeShown::decl(&config),
        BaronShown::decl(&config),
        NobleShown::decl(&config),
        CityShown::decl(&config),
        AreaShown::decl(&config),
        BattleShown::decl(&config),
        TurnedShown::decl(&config),
        SpotShown::decl(&config),
        MercenaryShown::decl(&config),
        AdvancementShown::decl(&config),
        AssemblyShown::decl(&config),
        TargetShown::decl(&config),
        PickedShown::decl(&config),
        EventShown::decl(&config),
        InForceShown::decl(&config),
        OpenShown::decl(&config),
        Shown::decl(&config),
        Event::decl(&config),
    ];
    for decl in all {
        text += &format!("\nexport {}\n", decl.trim());
    }
    text
}

#[test]
fn the_client_knows_the_types() {
    let now = types();
    if std::env::var("TYPES").is_ok_and(|v| v == "write") {
        std::fs::write(FILE, &now).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(kept == now, "{FILE} is not up to date: run TYPES=write cargo test -p knights --features types");
}
