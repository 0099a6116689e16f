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
use crate::{rules, supply};
use table::{Chance, Next, Sink};

/// Can he Mobilise? A War card is for that or for Invade (CK-WAR-01).
///
/// # Errors
/// Why not.
pub fn may_mobilise(game: &Crusader, state: &State, player: Player) -> Result<(), Why> {
    let is_possible = !Mobilise { player }.options(game, state).is_empty();
    let has_more = supply::footsoldiers(game, &state.board, player) > 0;
    // With footsoldiers left there is one in each of his territories.
    let rule = if has_more { rules::CK_MOBILIZE_03 } else { rules::CK_MOBILIZE_05 };
    if is_possible { Ok(()) } else { Err(Why::Nothing { rule }) }
}

/// Can he Invade?
///
/// # Errors
/// Why not.
pub fn may_start(game: &Crusader, state: &State, player: Player) -> Result<(), Why> {
    let board = &state.board;
    let reach = |from| game.reach(board, player, from).without(board.lands(player));
    let mut soldiers = board.mobilised(player).iter();
    let is_possible =
        soldiers.any(|from| reach(from).iter().any(|target| may_aim(game, state, player, from, target)));
    // Where something is in reach, it is the cause that is missing.
    let is_near = board.mobilised(player).iter().any(|from| !reach(from).is_empty());
    let rule = if is_near { rules::CK_INVADE_05 } else { rules::CK_INVADE_06 };
    if is_possible { Ok(()) } else { Err(Why::Nothing { rule }) }
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
