//! What players see and press in a terminal. One program: what is generic over games is built once for all of it.

mod client;
mod plain;
mod unasked;
mod viewer;

use bots::Opponents;
use table::{Game, Shelf};
use terminal::app::App;
use terminal::driver::folder;
use terminal::plain::Plain;
use terminal::session::Session;
use terminal::{Config, GameParts, SeatKind};
use texts::{GameWords, Lang};

const NO_RULES: &str = r#"{"rules": [], "rulings": [], "examples": [], "invariants": []}"#;

/// A game that brings nothing of its own to the terminal.
fn plain_client<G: Game>(name: &str, seats: &str, lang: Lang) -> App<G> {
    let parts = GameParts::<G> {
        face: &Plain,
        opponents: Opponents::plain(),
        words: GameWords { game: G::NAME, en: "", it: "" },
        ledger: NO_RULES,
    };
    let seats = seats.split(',').map(SeatKind::named).collect();
    let options = serde_json::to_value(G::Options::default()).expect("options are plain data");
    let config = Config { seed: Some(3), folder: folder(name), options, ..Config::new(G::NAME, seats, lang) };
    let session =
        Session::begin(&config, Shelf::default().current(), parts.opponents).expect("the game begins");
    App::new(session, parts, parts.texts(lang)).expect("the ledger is readable")
}
