//! Crusader Kings.

use crate::flags::Shorthand;
use crate::packs::Packs;
use crate::position::{read_game, write_whole};
use crate::{Known, Placed};
use ::crusader::Crusader;
use ::crusader::board::Trophy;
use ::crusader::content::StrategyId;
use bots::Opponents;
use serde_json::Value;
use std::sync::Arc;
use table::{Chance, Element, Game, Observer, Sampled, Seat};
use terminal::face::Face;
use texts::GameWords;

/// The options that say who leads the dynasties of a scenario, in its order.
const LEADS: [&str; 5] = ["english", "frankish", "german", "italian", "iberian"];

impl Known for Crusader {
    const OPPONENTS: Opponents<Crusader> = crusader_bots::PLAYERS;
    const FACE: &'static dyn Face<Crusader> = &crusader_terminal::Board;
    const WORDS: GameWords = GameWords { game: Self::NAME, en: ::crusader::ENGLISH, it: ::crusader::ITALIAN };
    const LEDGER: &'static str = ::crusader::LEDGER;
    const PROOFS: &'static str = ::crusader::PROOFS;
    const PLACES: &'static str = ::crusader::PLACES;
    const PACKS: &'static Packs = &Packs {
        files: &[
            ("territories", "territory"),
            ("numbers", "number"),
            ("traits", "trait"),
            ("developments", "development"),
            ("crusade_track", "space"),
            ("events", "happening"),
            ("action_cards", "card"),
            ("dynasties", "dynasty"),
            ("rulers", "person"),
            ("characters", "person"),
            ("scenarios", "scenario"),
            ("strategies", "strategy"),
        ],
        short: ::crusader::content::short::effect,
    };
    const SHORTHANDS: &'static [Shorthand] = &[];

    /// His dynasty.
    fn start(&self, _: &Self::State, seat: Seat) -> Option<Element> {
        Some(self.player_of(seat).element())
    }

    /// How long it took, who died, who inherited, who fell, what was won.
    fn counts(&self, state: &Self::State) -> Vec<(&'static str, u32)> {
        let board = &state.board;
        let annals = &board.annals;
        let won = |trophy: Trophy| u32::from(board.trophies[trophy as usize].is_some());
        vec![
            ("eras", board.era.into()),
            ("deaths", annals.deaths.into()),
            ("successions", annals.successions.into()),
            ("crises", annals.crises.into()),
            ("eliminations", annals.eliminations.into()),
            ("shields", board.track.iter().flatten().count() as u32),
            ("castles", board.castles.len()),
            ("crusader_trophies", won(Trophy::Crusader)),
            ("builder_trophies", won(Trophy::Builder)),
            ("inventor_trophies", won(Trophy::Inventor)),
            ("jerusalem_trophies", won(Trophy::Jerusalem)),
        ]
    }

    /// Where an official AI is named among the seats, the dynasties of the scenario are led as they are listed: nobody sits there.
    fn unseated(words: &[String]) -> Vec<(String, String)> {
        let is_ai = |word: &str| word == "ai" || StrategyId::named(word).is_some();
        if !words.iter().any(|word| is_ai(word)) {
            return Vec::new();
        }
        let led = |at: usize| match words.get(at) {
            Some(word) if is_ai(word) => word.clone(),
            Some(_) => "person".to_owned(),
            None => "out".to_owned(),
        };
        LEADS.iter().enumerate().map(|(at, option)| ((*option).to_owned(), led(at))).collect()
    }
}

impl Placed for Crusader {
    /// No dice are rolled.
    const FACES: u8 = 1;

    fn read(
        content: &Arc<Self::Content>,
        json: Value,
        chance: &mut impl Chance,
    ) -> Result<(Self, Self::State), Vec<String>> {
        let (game, state) = read_game::<Self>(content, json)?;
        let state = ::crusader::position::read(&game, state, chance)?;
        Ok((game, state))
    }

    fn run(&self, state: &mut Self::State, chance: &mut impl Chance, events: &mut Vec<Self::Event>) {
        Crusader::run(self, state, chance, events);
    }

    fn write(&self, state: &Self::State) -> Result<Value, String> {
        write_whole(self, self.options(), state)
    }

    /// A position that the observer could be in: what he does not know is dealt, always in the same way.
    fn write_for(&self, state: &Self::State, observer: Observer) -> Result<Value, String> {
        Placed::write(self, &self.world(&self.view(state, observer), &mut Sampled::new(0)))
    }
}
