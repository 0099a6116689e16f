//! Setup and scenarios (p.4-5, p.27-33): what lies where before the first Era, and who plays what.

mod laid_out;
mod options;
#[rustfmt::skip]
mod scenarios;

use crusader::board::State;
use crusader::content::{Content, ScenarioId};
use crusader::{Crusader, Options};
use table::{Game, Sampled, Silent};

/// A game that was set up, up to its first decision.
pub fn set_up(options: &Options, seats: u8, seed: u64) -> (Crusader, State) {
    let game = Crusader::new(Content::base(), options, seats).expect("playable");
    let state = game.set_up(&mut Sampled::new(seed), &mut Silent);
    assert_eq!(game.broken(&state), Vec::<String>::new());
    (game, state)
}

/// A scenario as it is printed, with so many people.
pub fn scenario(number: u8, seats: u8) -> (Crusader, State) {
    set_up(&Options { scenario: ScenarioId(number - 1), ..Options::default() }, seats, u64::from(number))
}
