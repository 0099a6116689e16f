//! Kingsburg.

use crate::flags::Shorthand;
use crate::packs::Packs;
use crate::{Known, Placed};
use bots::Opponents;
use kingsburg::Kingsburg;
use kingsburg::position::Position;
use serde_json::Value;
use std::sync::Arc;
use table::{Chance, Element, Game, Seat, read_json};
use terminal::face::Face;
use texts::GameWords;

impl Known for Kingsburg {
    const OPPONENTS: Opponents<Kingsburg> = kingsburg_bots::PLAYERS;
    const FACE: &'static dyn Face<Kingsburg> = &kingsburg_terminal::Board;
    const WORDS: GameWords = GameWords { game: Self::NAME, en: kingsburg::ENGLISH, it: kingsburg::ITALIAN };
    const LEDGER: &'static str = kingsburg::LEDGER;
    const PROOFS: &'static str = kingsburg::PROOFS;
    const PLACES: &'static str = kingsburg::PLACES;
    const PACKS: &'static Packs = &Packs {
        files: &[
            ("advisors", "advisor"),
            ("buildings", "building"),
            ("tiles", "tile"),
            ("governors", "governor"),
            ("fates", "fate"),
            ("scenarios", "scenario"),
            ("invaders", "invader"),
        ],
        short: kingsburg::content::short::effect,
    };
    /// The modules of the rulebook (KB-MOD-01), by number; a letter plays one in its other form.
    const SHORTHANDS: &'static [Shorthand] = &[Shorthand {
        flag: "modules",
        words: &[
            ("1", "rows", "seven"),
            ("2", "lines", "dealt"),
            ("2d", "lines", "drafted"),
            ("3", "governors", "dealt"),
            ("3a", "governors", "auction"),
            ("4", "fate", "on"),
            ("5", "reinforcements", "tokens"),
            ("6", "caprices", "court"),
            ("6r", "caprices", "restoration"),
        ],
    }];

    /// His governor, with module 3.
    fn start(&self, state: &Self::State, seat: Seat) -> Option<Element> {
        state.board.player(seat).governor.map(|governor| kingsburg::answer::element(governor.source()))
    }
}

impl Placed for Kingsburg {
    const FACES: u8 = 6;

    fn read(
        content: &Arc<Self::Content>,
        json: Value,
        chance: &mut impl Chance,
    ) -> Result<(Self, Self::State), Vec<String>> {
        let position: Position = read_json(json, "").map_err(|why| vec![why])?;
        position.read(content, chance)
    }

    fn run(&self, state: &mut Self::State, chance: &mut impl Chance, events: &mut Vec<Self::Event>) {
        Kingsburg::run(self, state, chance, events);
    }

    fn write(&self, state: &Self::State) -> Result<Value, String> {
        serde_json::to_value(Position::of_state(self, state)).map_err(|e| e.to_string())
    }
}
