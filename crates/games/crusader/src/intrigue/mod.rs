//! Intrigue cards (p.12-13): Plot or Overthrow.

mod aim;
mod event;
mod outcome;
mod overthrow;
mod plots;
mod reason;
pub mod targets;

pub use aim::{Aim, Attempt, Target, attempt};
pub use event::Event;
pub use outcome::Outcome;
pub use overthrow::{Overthrow, Revolution};
pub use plots::{Plot, Plots};
pub use reason::Reason;

use crate::Crusader;
use crate::board::State;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::Play;
use crate::reason::Reason as Why;
use crate::rules;
use table::{Chance, Next, Sink};

/// Attempts in one action (CK-PLOT-06, CK-OVERTHROW-11).
pub const ATTEMPTS: u8 = 4;

/// What the next attempt costs after so many: nothing, 1, 2, 3 (CK-PLOT-07, CK-OVERTHROW-12).
#[must_use]
pub const fn surcharge(done: u8) -> u8 {
    done
}

/// Can he Plot?
///
/// # Errors
/// Why not.
pub fn may_plot(game: &Crusader, state: &State, player: Player) -> Result<(), Why> {
    let plots = Plots::of(player);
    let is_possible = Plot::ALL.into_iter().any(|plot| plots.may(game, state, plot).is_ok());
    if is_possible { Ok(()) } else { Err(Why::Nothing { rule: rules::CK_PLOT_03 }) }
}

/// Can he Overthrow?
///
/// # Errors
/// Why not.
pub fn may_overthrow(game: &Crusader, state: &State, player: Player) -> Result<(), Why> {
    let is_possible = !Overthrow::of(player).options(game, state).is_empty();
    if is_possible { Ok(()) } else { Err(Why::Nothing { rule: rules::CK_OVERTHROW_02 }) }
}

/// Plot: the step lies on top afterwards.
pub fn plot<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    play.push(Plots::of(player))
}

/// Overthrow: the step lies on top afterwards.
pub fn overthrow<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    play.push(Overthrow::of(player))
}
