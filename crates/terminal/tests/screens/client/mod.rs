//! The client, driven by simulated keys on a simulated terminal.

mod curtain;
mod curve;
mod hints;
mod saving;
mod takeback;

use kingsburg::Kingsburg;
use terminal::app::{App, Mode};
use terminal::driver::folder;
use terminal::session::Session;
use terminal::{Config, GameParts, SeatKind, save};
use texts::{GameWords, Lang};

type Client = App<Kingsburg>;

/// What Kingsburg brings to the terminal.
const PARTS: GameParts<Kingsburg> = GameParts {
    face: &kingsburg_terminal::Board,
    opponents: kingsburg_bots::PLAYERS,
    words: GameWords { game: "kingsburg", en: kingsburg::ENGLISH, it: kingsburg::ITALIAN },
    ledger: kingsburg::LEDGER,
};

fn config(name: &str, seats: &str, lang: Lang) -> Config {
    let seats = seats.split(',').map(SeatKind::named).collect();
    Config { seed: Some(7), folder: folder(name), ..Config::new("kingsburg", seats, lang) }
}

fn client(config: &Config) -> Client {
    let session = Session::begin(config, kingsburg::content::Content::base(), PARTS.opponents)
        .expect("the game begins");
    App::new(session, PARTS, PARTS.texts(config.lang)).expect("the ledger is readable")
}

fn resumed(config: &Config) -> Client {
    let path = save::unfinished(&config.folder, "kingsburg").expect("there is a saved game");
    let session =
        Session::resume(&path, &table::Shelf::default(), PARTS.opponents).expect("it can be gone on with");
    App::new(session, PARTS, PARTS.texts(config.lang)).expect("the ledger is readable")
}
