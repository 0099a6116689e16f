//! Warlords of Europe.

use crate::flags::Shorthand;
use crate::packs::Packs;
use crate::{Known, Placed};
use bots::Opponents;
use serde_json::Value;
use std::sync::Arc;
use table::{Chance, Element, Game, Observer, Seat};
use terminal::face::Face;
use texts::GameWords;
use warlords::Warlords;

impl Known for Warlords {
    const OPPONENTS: Opponents<Warlords> = warlords_bots::PLAYERS;
    const FACE: &'static dyn Face<Warlords> = &warlords_terminal::Board;
    const WORDS: GameWords = GameWords { game: Self::NAME, en: warlords::ENGLISH, it: warlords::ITALIAN };
    const LEDGER: &'static str = warlords::LEDGER;
    const PROOFS: &'static str = warlords::PROOFS;
    const PLACES: &'static str = warlords::PLACES;
    const PACKS: &'static Packs = &Packs {
        files: &[
            ("terrains", "terrain"),
            ("kingdoms", "kingdom"),
            ("fiefs", "fief"),
            ("soldiers", "soldier"),
            ("numbers", "number"),
            ("scenarios", "scenario"),
            ("cards", "card"),
        ],
        short: warlords::content::short::effect,
    };
    const SHORTHANDS: &'static [Shorthand] = &[];

    /// His kingdom.
    fn start(&self, state: &Self::State, seat: Seat) -> Option<Element> {
        state.board.player(seat).home.map(warlords::answer::kingdom)
    }
}

impl Placed for Warlords {
    const FACES: u8 = 12;

    fn read(
        content: &Arc<Self::Content>,
        json: Value,
        chance: &mut impl Chance,
    ) -> Result<(Self, Self::State), Vec<String>> {
        warlords::position::read(content, json, chance)
    }

    fn run(&self, state: &mut Self::State, chance: &mut impl Chance, events: &mut Vec<Self::Event>) {
        Warlords::run(self, state, chance, events);
    }

    fn write(&self, state: &Self::State) -> Result<Value, String> {
        Ok(warlords::position::write(self, state))
    }

    fn write_for(&self, state: &Self::State, observer: Observer) -> Result<Value, String> {
        Ok(warlords::position::write_for(self, state, observer))
    }
}
