//! Realm cards (p.12): Build or Develop.

mod building;
mod buy;
mod castles;
mod displace;
mod display;
mod event;

pub use building::Building;
pub use buy::Buy;
pub use castles::Castles;
pub use displace::{Displace, MOST_OF_KIND, acquire, discard};
pub use display::refill;
pub use event::Event;

use crate::board::State;
use crate::content::vocabulary::Action;
use crate::content::{Developments, Player, Territories};
use crate::event::Event as Told;
use crate::flow::Play;
use crate::reason::Reason;
use crate::{Crusader, modifiers, rules, supply};
use table::{Chance, Next, Sink};

/// What a Castle costs when its check has succeeded (CK-BUILD-03).
const CASTLE: u8 = 3;

impl Crusader {
    /// Can he pay that much? An AI always can (CK-AI-15).
    #[must_use]
    pub fn can_pay(&self, state: &State, player: Player, gold: u8) -> bool {
        !self.is_person(player) || state.board.house(player).gold >= gold
    }

    /// What a Castle costs him.
    #[must_use]
    pub fn castle_price(&self, state: &State, player: Player) -> u8 {
        modifiers::price(self, &state.board, player, Action::Build, CASTLE)
    }

    /// What a development costs him after so many in the same action: 1, 2, 3 (CK-DEVELOP-03).
    #[must_use]
    pub fn development_price(&self, state: &State, player: Player, bought: u8) -> u8 {
        modifiers::price(self, &state.board, player, Action::Develop, bought + 1)
    }
}

/// Where he can build (CK-BUILD-04, CK-BUILD-05).
pub(crate) fn sites(state: &State, player: Player) -> Territories {
    state.board.lands(player).without(state.board.castles)
}

/// What he can buy of the display: nothing that he owns (CK-DEVELOP-07).
pub(crate) fn offers(state: &State, player: Player) -> Developments {
    let shown: Developments = state.board.display.iter().copied().collect();
    shown.without(state.board.house(player).developments)
}

/// Can he Build?
///
/// # Errors
/// Why not.
pub fn may_build(game: &Crusader, state: &State, player: Player) -> Result<(), Reason> {
    if supply::castles(game, &state.board) == 0 {
        return Err(Reason::NoneLeft { rule: rules::CK_R_57 });
    }
    if sites(state, player).is_empty() { Err(Reason::Nothing { rule: rules::CK_BUILD_04 }) } else { Ok(()) }
}

/// Can he Develop?
///
/// # Errors
/// Why not.
pub fn may_develop(game: &Crusader, state: &State, player: Player) -> Result<(), Reason> {
    if offers(state, player).is_empty() {
        return Err(Reason::Nothing { rule: rules::CK_DEVELOP_07 });
    }
    let cost = game.development_price(state, player, 0);
    let gold = state.board.house(player).gold;
    let is_rich = game.can_pay(state, player, cost);
    if is_rich { Ok(()) } else { Err(Reason::Gold { rule: rules::CK_DEVELOP_03, cost, gold }) }
}

/// Build: the step lies on top afterwards.
pub fn build<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    play.push(Castles::of(player))
}

/// Develop, without a check (CK-DEVELOP-01): the step lies on top afterwards.
pub fn develop<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    play.push(Buy { player, bought: 0 })
}
