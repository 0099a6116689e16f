//! Special actions (p.10-12): Marriage, Adopt a Child, and titles, all in the Dynastic Phase (CK-DYNASTIC-04).
//!
//! A player's part of the phase is a row of small decisions: what to do ([`Dynastic`]), whom to court ([`Target`]), the terms of a
//! proposal ([`Terms`]) and the answer to it ([`Consent`]), then titles ([`Titles`]).

mod adopt;
mod consent;
mod courtship;
mod dynastic;
mod event;
mod matches;
mod reason;
mod target;
mod terms;
mod titles;
mod wedding;
mod wooing;

pub use adopt::{adopt, judge_adopt};
pub use consent::Consent;
pub use courtship::Courtship;
pub use dynastic::Dynastic;
pub use event::Event;
pub use matches::{is_unmarried, judge_match, judge_suitor, suitors};
pub use reason::Reason;
pub use target::Target;
pub use terms::{Item, Side, Terms};
pub use titles::Titles;
pub use wedding::{divorce, wed};
pub use wooing::{Aim, Wooing};

use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use table::{Chance, Sink};

/// A player's part of the Dynastic Phase begins; it lies on top afterwards.
pub fn begin<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    play.board_mut().courtship = Courtship::of(player);
    play.push(Dynastic { player });
}
