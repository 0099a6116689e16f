//! Positions that people write down, and those that any game has for nothing.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Chance, Game, Message, Observer, read_json};
use terminal::plain::fact::Fact;
use texts::{Lang, Texts};

/// A game whose positions can be written down. Without more, a position is its options, its seats and its state.
pub trait Placed: Game {
    /// The highest face of a die.
    const FACES: u8;

    /// Reads a position; what it leaves open comes from chance.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn read(
        content: &Arc<Self::Content>,
        json: Value,
        _chance: &mut impl Chance,
    ) -> Result<(Self, Self::State), Vec<String>> {
        let (game, state) = read_game::<Self>(content, json)?;
        let state: Self::State = read_json(state, "state.").map_err(|why| vec![why])?;
        match game.broken(&state) {
            broken if broken.is_empty() => Ok((game, state)),
            broken => Err(broken),
        }
    }

    /// Runs it up to its next decision.
    fn run(&self, _state: &mut Self::State, _chance: &mut impl Chance, _events: &mut Vec<Self::Event>) {}

    /// Writes it down.
    ///
    /// # Errors
    /// One line: that it cannot be written.
    fn write(&self, state: &Self::State) -> Result<Value, String> {
        let state = serde_json::to_value(state).map_err(|e| e.to_string())?;
        Ok(json!({ "game": Self::NAME, "seats": self.seats(), "state": state }))
    }

    /// Writes it down as one observer may know it. Without more, that is his view of it, which says of which game it is.
    ///
    /// # Errors
    /// One line: that it cannot be written.
    fn write_for(&self, state: &Self::State, observer: Observer) -> Result<Value, String> {
        let mut view = serde_json::to_value(self.view(state, observer)).map_err(|e| e.to_string())?;
        if let Some(fields) = view.as_object_mut() {
            fields.entry("game").or_insert_with(|| Self::NAME.into());
        }
        Ok(view)
    }
}

/// A position as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<O: Default> {
    #[serde(rename = "game")]
    _game: String,
    #[serde(default)]
    options: O,
    seats: u8,
    #[serde(default = "empty")]
    state: Value,
}

/// A state of which nothing is said.
fn empty() -> Value {
    json!({})
}

/// Reads the game of a position, and what is said of its state.
pub(crate) fn read_game<G: Game>(content: &Arc<G::Content>, json: Value) -> Result<(G, Value), Vec<String>> {
    let Written::<G::Options> { options, seats, state, .. } = read_json(json, "").map_err(|why| vec![why])?;
    if !G::SEATS.contains(&seats) {
        return Err(vec![format!("seats: {} to {}", G::SEATS.start(), G::SEATS.end())]);
    }
    let texts = Texts::of(Lang::En, G::NAME, None);
    let why = |reason: &Message| format!("options: {}", texts.message(reason, &[]));
    let game = G::new(content, &options, seats);
    Ok((game.map_err(|reasons| reasons.iter().map(why).collect::<Vec<_>>())?, state))
}

/// Writes a position with its options.
pub(crate) fn write_whole<G: Game>(
    game: &G,
    options: &G::Options,
    state: &G::State,
) -> Result<Value, String> {
    let state = serde_json::to_value(state).map_err(|e| e.to_string())?;
    let options = serde_json::to_value(options).map_err(|e| e.to_string())?;
    Ok(json!({ "game": G::NAME, "options": options, "seats": game.seats(), "state": state }))
}

/// The fields of a state that name a seat which nobody has at a table of so many.
pub(crate) fn strangers(state: &impl Serialize, field: &str, seats: u8) -> Vec<String> {
    fn look(fact: &Fact, field: &str, seats: u8, found: &mut Vec<String>) {
        match fact {
            Fact::None | Fact::Plain(_) => {}
            Fact::Seat(seat) if *seat < seats => {}
            Fact::Seat(seat) => found.push(format!("{field}: there is no seat {seat}")),
            Fact::List(items) | Fact::Array(items) => {
                for (at, item) in items.iter().enumerate() {
                    look(item, &format!("{field}[{at}]"), seats, found);
                }
            }
            Fact::Fields(fields) => {
                for (name, fact) in fields {
                    look(fact, &format!("{field}.{}", name.replace(' ', "_")), seats, found);
                }
            }
        }
    }
    let mut found = Vec::new();
    look(&Fact::of(state), field, seats, &mut found);
    found
}
