//! The web client's types are those of the views and events, written from the code: `TYPES=write cargo test -p crusader
//! --features types` writes them again.

#![cfg(feature = "types")]

use crusader::ai::{LineName, Plan};
use crusader::board::{Annals, Ending, Phase, Status, Trophy};
use crusader::event::Gold;
use crusader::view::{
    CardShown, CheckShown, CrisisShown, DeckShown, DrawnShown, InvasionShown, KinShown, LandShown,
    MarchShown, OddsShown, OfferShown, PaidShown, PlayerShown, ProposalShown, Shown, SpaceShown, SupplyShown,
    TokenShown, TraitShown, TrophyShown,
};
use crusader::{
    ai, checks, crusade, elimination, events, intrigue, lands, realm, relations, sequence, setup, special,
    succession, tax, trades, trophies, war,
};
use ts_rs::{Config, TS};

const FILE: &str = "../../../web/src/games/crusader/types.ts";

fn types() -> String {
    let config = Config::default();
    let mut text =
        String::from("// Written from the code of crates/games/crusader: see its tests/types.rs.\n");
    let all = [
        Phase::decl(&config),
        Ending::decl(&config),
        Status::decl(&config),
        Trophy::decl(&config),
        Annals::decl(&config),
        CardShown::decl(&config),
        TokenShown::decl(&config),
        OddsShown::decl(&config),
        PaidShown::decl(&config),
        CheckShown::decl(&config),
        crusader::war::Kind::decl(&config),
        crusader::war::Part::decl(&config),
        MarchShown::decl(&config),
        InvasionShown::decl(&config),
        TraitShown::decl(&config),
        ProposalShown::decl(&config),
        OfferShown::decl(&config),
        KinShown::decl(&config),
        CrisisShown::decl(&config),
        DrawnShown::decl(&config),
        PlayerShown::decl(&config),
        LandShown::decl(&config),
        SpaceShown::decl(&config),
        TrophyShown::decl(&config),
        DeckShown::decl(&config),
        SupplyShown::decl(&config),
        Shown::decl(&config),
        LineName::decl(&config),
        Plan::decl(&config),
        Gold::decl(&config),
    ];
    for decl in all {
        text += &format!("\nexport {}\n", decl.trim());
    }
    // Every chapter has events of its own, which are told apart here by its name.
    let chapters = [
        ("SetupEvent", setup::Event::inline(&config)),
        ("SequenceEvent", sequence::Event::inline(&config)),
        ("CheckEvent", checks::Event::inline(&config)),
        ("LandEvent", lands::Event::inline(&config)),
        ("SpecialEvent", special::Event::inline(&config)),
        ("RelationEvent", relations::Event::inline(&config)),
        ("RealmEvent", realm::Event::inline(&config)),
        ("IntrigueEvent", intrigue::Event::inline(&config)),
        ("WarEvent", war::Event::inline(&config)),
        ("TaxEvent", tax::Event::inline(&config)),
        ("CrusadeEvent", crusade::Event::inline(&config)),
        ("HappeningEvent", events::Event::inline(&config)),
        ("TrophyEvent", trophies::Event::inline(&config)),
        ("SuccessionEvent", succession::Event::inline(&config)),
        ("EliminationEvent", elimination::Event::inline(&config)),
        ("TradeEvent", trades::Event::inline(&config)),
        ("AiEvent", ai::Event::inline(&config)),
    ];
    for (name, form) in &chapters {
        text += &format!("\nexport type {name} = {};\n", form.trim());
    }
    let names: Vec<&str> = chapters.iter().map(|(name, _)| *name).collect();
    text + &format!("\nexport type Event = Gold | {};\n", names.join(" | "))
}

#[test]
fn the_client_knows_the_types() {
    let now = types();
    if std::env::var("TYPES").is_ok_and(|v| v == "write") {
        std::fs::create_dir_all("../../../web/src/games/crusader").expect("a folder");
        std::fs::write(FILE, &now).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(kept == now, "{FILE} is not up to date: run TYPES=write cargo test -p crusader --features types");
}
