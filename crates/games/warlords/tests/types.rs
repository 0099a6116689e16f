//! The web client's types are those of the views and events, written from the code: `TYPES=write cargo test -p warlords
//! --features types` writes them again.

#![cfg(feature = "types")]

use ts_rs::{Config, TS};
use warlords::battle::{Side, Volley};
use warlords::board::{Ending, Phase, Status};
use warlords::content::vocabulary::Timing;
use warlords::content::{Deck, Terrain};
use warlords::event::{Event, Outcome};
use warlords::turn::paths::Mover;
use warlords::view::{
    AttackShown, BattleShown, CrownShown, DeckShown, FaceShown, FiefShown, GroupShown, OfferShown,
    PlayerShown, PricesShown, Shown, SideShown,
};

const FILE: &str = "../../../web/src/games/warlords/types.ts";

const TROOP: &str = "export type Troop = \"lancer\" | \"footman\" | \"archer\" | \"knight\" | \"warlord\" | \
\"hired-lancer\" | \"hired-footman\" | \"hired-archer\" | \"hired-knight\";";

fn types() -> String {
    let config = Config::default();
    let mut text =
        String::from("// Written from the code of crates/games/warlords: see its tests/types.rs.\n");
    text += &format!("\n{TROOP}\n");
    let all = [
        Phase::decl(&config),
        Ending::decl(&config),
        Status::decl(&config),
        Mover::decl(&config),
        Deck::decl(&config),
        Terrain::decl(&config),
        Timing::decl(&config),
        Side::decl(&config),
        Volley::decl(&config),
        Outcome::decl(&config),
        PlayerShown::decl(&config),
        FiefShown::decl(&config),
        AttackShown::decl(&config),
        GroupShown::decl(&config),
        SideShown::decl(&config),
        BattleShown::decl(&config),
        OfferShown::decl(&config),
        DeckShown::decl(&config),
        CrownShown::decl(&config),
        FaceShown::decl(&config),
        PricesShown::decl(&config),
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
    assert!(kept == now, "{FILE} is not up to date: run TYPES=write cargo test -p warlords --features types");
}
