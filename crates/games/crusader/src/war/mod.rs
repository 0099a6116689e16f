//! War cards (p.14-15): Mobilise or Invade. An Invade action is announced as a whole ([`Announce`]); then attack after attack is made
//! ([`NextAttack`], [`Onset`], [`CallPartners`], [`Called`], [`Clash`], [`Spoils`]), each of which may be answered by a whole Invade of the
//! defender ([`Counter`]).

mod announce;
mod call;
mod called;
mod clash;
mod counter;
mod event;
mod invasion;
mod mobilise;
mod next;
mod onset;
mod reason;
mod release;
mod spoils;

pub use announce::Announce;
pub use call::CallPartners;
pub use called::Called;
pub use clash::Clash;
pub use counter::Counter;
pub use event::Event;
pub use invasion::{Invasion, Kind, Part, Role, attack_trial, judge_target, may_aim};
pub use mobilise::Mobilise;
pub use next::NextAttack;
pub use onset::Onset;
pub use reason::Reason;
pub use release::Release;
pub use spoils::Spoils;

use crate::Crusader;
use crate::board::State;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason as Why;
use crate::rules;
use table::{Chance, Next, Sink};

/// Can he Mobilise? A War card is for that or for Invade (CK-WAR-01).
///
/// # Errors
/// Why not.
pub fn may_mobilise(game: &Crusader, state: &State, player: Player) -> Result<(), Why> {
    let step = Mobilise { player };
    let is_possible = !step.options(game, state).is_empty();
    if is_possible { Ok(()) } else { Err(Why::Nothing { rule: rules::CK_MOBILIZE_05 }) }
}

/// Can he Invade?
///
/// # Errors
/// Why not.
pub fn may_start(game: &Crusader, state: &State, player: Player) -> Result<(), Why> {
    let mut soldiers = state.board.mobilised(player).iter();
    let is_possible = soldiers.any(|from| {
        game.reach(&state.board, player, from).iter().any(|target| may_aim(game, state, player, from, target))
    });
    if is_possible { Ok(()) } else { Err(Why::Nothing { rule: rules::CK_INVADE_06 }) }
}

/// Mobilise: the step lies on top afterwards.
pub fn mobilise<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    play.push(Mobilise { player })
}

/// Invade: the step lies on top afterwards.
pub fn invade<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    play.board_mut().invasions.push(Invasion::of(player));
    play.push(Announce)
}
