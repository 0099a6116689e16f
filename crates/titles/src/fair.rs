//! The Fair.

use crate::flags::Shorthand;
use crate::packs::Packs;
use crate::{Known, Placed};
use bots::Opponents;
use fair::Fair;
use serde_json::{Value, json};
use table::Game;
use terminal::face::Face;
use terminal::plain::Plain;
use texts::GameWords;

impl Known for Fair {
    const OPPONENTS: Opponents<Fair> = fair_bots::PLAYERS;
    const FACE: &'static dyn Face<Fair> = &Plain;
    const WORDS: GameWords = GameWords { game: Self::NAME, en: fair::ENGLISH, it: fair::ITALIAN };
    const LEDGER: &'static str = fair::LEDGER;
    const PROOFS: &'static str = fair::PROOFS;
    const PLACES: &'static str = fair::PLACES;
    /// Its goods have no effects but their prices.
    const PACKS: &'static Packs = &Packs { files: &[("prices", "good")], short: |_| String::new() };
    const SHORTHANDS: &'static [Shorthand] = &[];
}

impl Placed for Fair {
    /// No dice are rolled.
    const FACES: u8 = 1;

    fn write(&self, state: &Self::State) -> Result<Value, String> {
        let state = serde_json::to_value(state).map_err(|e| e.to_string())?;
        let options = serde_json::to_value(self.options()).map_err(|e| e.to_string())?;
        Ok(json!({ "game": Self::NAME, "options": options, "seats": self.seats(), "state": state }))
    }
}
