//! The Fair.

use crate::flags::Shorthand;
use crate::packs::Packs;
use crate::position::write_whole;
use crate::{Known, Placed};
use bots::Opponents;
use fair::Fair;
use fair::options::{LONGEST, Options};
use fair::state::State;
use fair::view::View;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::{Chance, Game, read_json};
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

/// A position as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "game")]
    _game: String,
    #[serde(default)]
    options: Options,
    seats: u8,
    state: State,
}

impl Placed for Fair {
    /// No dice are rolled.
    const FACES: u8 = 1;

    /// A view is a position too: everything lies open.
    fn read(
        content: &Arc<Self::Content>,
        json: Value,
        _chance: &mut impl Chance,
    ) -> Result<(Self, Self::State), Vec<String>> {
        let (options, seats, state) = if json.get("stalls").is_some() {
            let view: View = read_json(json, "").map_err(|why| vec![why])?;
            let seats = u8::try_from(view.stalls.len()).unwrap_or(u8::MAX);
            (Options { days: view.days }, seats, view.state())
        } else {
            let Written { options, seats, state, .. } = read_json(json, "").map_err(|why| vec![why])?;
            (options, seats, state)
        };
        if !Self::SEATS.contains(&seats) {
            return Err(vec![format!("seats: {} to {}", Self::SEATS.start(), Self::SEATS.end())]);
        }
        let fair =
            Fair::new(content, &options, seats).map_err(|_| vec![format!("options.days: 1 to {LONGEST}")])?;
        let broken: Vec<String> =
            fair.broken(&state).into_iter().map(|why| format!("state: {why}")).collect();
        if broken.is_empty() { Ok((fair, state)) } else { Err(broken) }
    }

    fn write(&self, state: &Self::State) -> Result<Value, String> {
        write_whole(self, self.options(), state)
    }
}
