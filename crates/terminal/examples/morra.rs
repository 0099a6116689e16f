//! A game that has no board and no bots of its own, played with what any game gets for nothing.
//!
//!     cargo run -p terminal --example morra

use bots::Opponents;
use table::Shelf;
use terminal::plain::Plain;
use terminal::{Config, GameParts, Resume, SeatKind};
use texts::{GameWords, Lang};
use toys::morra::{Morra, Options};

const ENGLISH: &str = "\
morra-choose = How many fingers do you show?
morra-chose = { $seat } has chosen.
morra-hid = { $seat } will show { $fingers }.
morra-shown = All show their fingers: a point for { $seat }.
fingers = { $id } fingers
";

const ITALIAN: &str = "\
morra-choose = Quante dita mostri?
morra-chose = { $seat } ha scelto.
morra-hid = { $seat } mostrerà { $fingers }.
morra-shown = Tutti mostrano le dita: un punto a { $seat }.
fingers = { $id } dita
";

fn main() -> Result<(), String> {
    let words = GameWords { game: "morra", en: ENGLISH, it: ITALIAN };
    let ledger = r#"{"rules": [], "rulings": [], "examples": [], "invariants": []}"#;
    let parts = GameParts::<Morra> { face: &Plain, opponents: Opponents::plain(), words, ledger };
    let seats = ["you", "random", "seeker"].map(SeatKind::named).to_vec();
    let options = serde_json::to_value(Options::default()).map_err(|e| e.to_string())?;
    let config = Config { options, resume: Resume::Never, ..Config::new("morra", seats, Lang::of_system()) };
    terminal::play(&config, &Shelf::default(), parts, &|_, _, _| None)
}
