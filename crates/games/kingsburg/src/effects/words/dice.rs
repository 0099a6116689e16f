//! How many dice somebody rolls this season.

use super::Word;
use crate::board::MAX_WHITE;
use crate::content::{Holdings, Pc};
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::Play;
use serde::Deserialize;
use table::{Chance, Sink};

/// Rolls white dice more.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhiteDie {
    /// How many.
    pub n: u8,
}

impl Word for WhiteDie {
    fn writes(&self) -> Holdings {
        Holdings::DICE
    }

    fn is_plain(&self) -> bool {
        true
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        let due = &mut play.state.board.player_mut(effect.seat).due;
        due.white = due.white.saturating_add(self.n).min(MAX_WHITE as u8);
        effect.pc.next()
    }
}

/// Rolls only so many coloured dice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColouredDice {
    /// How many.
    pub n: u8,
}

impl Word for ColouredDice {
    fn check(&self, _file: &str) -> Result<(), &'static str> {
        if (1..=3).contains(&self.n) { Ok(()) } else { Err("a player rolls 1 to 3 coloured dice") }
    }

    fn writes(&self) -> Holdings {
        Holdings::DICE
    }

    fn is_plain(&self) -> bool {
        true
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        let due = &mut play.state.board.player_mut(effect.seat).due;
        due.coloured = due.coloured.min(self.n);
        effect.pc.next()
    }
}
