//! Faults, each with the field of a position that it is in.

use std::fmt;
use table::Seat;

/// Where something is wrong.
#[derive(Copy, Clone)]
pub enum Field {
    /// In this field of the position.
    Of(&'static str),
    /// In this field of a player.
    Player(Seat, &'static str),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Of(name) => f.write_str(name),
            Field::Player(seat, name) => write!(f, "players[{}].{name}", seat.0),
        }
    }
}

/// What was found to be wrong.
#[derive(Default)]
pub struct Wrong(Vec<String>);

impl Wrong {
    /// It is wrong unless this holds; told once.
    pub fn unless(&mut self, holds: bool, field: Field, what: &str) {
        if !holds {
            let told = format!("{field}: {what}");
            if !self.0.contains(&told) {
                self.0.push(told);
            }
        }
    }

    /// All of it.
    pub fn told(self) -> Vec<String> {
        self.0
    }
}
