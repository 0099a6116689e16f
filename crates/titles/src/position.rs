//! Positions that people write down, and those that any game has for nothing.

use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Chance, Game, Observer};
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
        mut json: Value,
        _chance: &mut impl Chance,
    ) -> Result<(Self, Self::State), Vec<String>> {
        let wrong = |field: &str, e: serde_json::Error| vec![format!("{field}: {e}")];
        let options: Option<Self::Options> =
            serde_json::from_value(json["options"].take()).map_err(|e| wrong("options", e))?;
        let seats: u8 = serde_json::from_value(json["seats"].take()).map_err(|e| wrong("seats", e))?;
        let state: Self::State =
            serde_json::from_value(json["state"].take()).map_err(|e| wrong("state", e))?;
        if !Self::SEATS.contains(&seats) {
            return Err(vec![format!("seats: {} to {}", Self::SEATS.start(), Self::SEATS.end())]);
        }
        let game = Self::new(content, &options.unwrap_or_default(), seats);
        let texts = Texts::of(Lang::En, Self::NAME, None);
        let game = game
            .map_err(|reasons| reasons.iter().map(|reason| texts.message(reason, &[])).collect::<Vec<_>>())?;
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
