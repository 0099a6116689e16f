//! Crusade cards (p.16): somebody is sent to the Holy Land.

mod claim;
mod event;
mod journey;
mod send;

pub use claim::{Shield, claim, lift};
pub use event::Event;
pub use journey::Journey;
pub use send::Send;

use crate::Crusader;
use crate::board::{Board, State};
use crate::content::{CharacterId, Characters, Player, Sex};
use crate::event::Event as Told;
use crate::flow::Play;
use crate::reason::Reason;
use crate::{modifiers, rules};
use table::{Chance, Next, Sink};

/// Who can be sent: every male on the Family Board, husbands too (CK-CRUSADE-05, CK-R-86), and the horse (CK-CRUSADE-07). Without a male the
/// ruling Queen (CK-CRUSADE-06, CK-SUCC-13).
#[must_use]
pub fn crusaders(game: &Crusader, board: &Board, player: Player) -> Characters {
    let family = &board.house(player).family;
    let of = |sex: Sex| -> Characters { family.people().filter(|who| game.sex(*who) == sex).collect() };
    let men = of(Sex::Man);
    let all = men.or(of(Sex::Horse));
    let queen = family.king.filter(|king| men.is_empty() && game.sex(*king) == Sex::Woman);
    queen.map_or(all, |queen| all.or(Characters::one(queen)))
}

/// How many Crusade actions he may make in this Era: one, or two with the Archbishop when he picked (CK-CRUSADE-03, CK-CRUSADE-04, CK-R-85).
#[must_use]
pub fn allowed(game: &Crusader, board: &Board, player: Player) -> u8 {
    let owned = 1 + u8::from(modifiers::crusades_again(game, board, player));
    if game.is_person(player) { board.house(player).crusade_right } else { owned }
}

/// Can he make a Crusade action?
///
/// # Errors
/// Why not.
pub fn may_crusade(game: &Crusader, state: &State, player: Player) -> Result<(), Reason> {
    let most = allowed(game, &state.board, player);
    if state.board.house(player).crusades >= most {
        return Err(Reason::TooMuch { rule: rules::CK_CRUSADE_03, most });
    }
    let is_nobody = crusaders(game, &state.board, player).is_empty();
    if is_nobody { Err(Reason::Nothing { rule: rules::CK_CRUSADE_05 }) } else { Ok(()) }
}

/// Must he make one? The first of an Era, if he has a male or the horse (CK-CRUSADE-02, CK-R-84).
#[must_use]
pub fn is_compulsory(game: &Crusader, state: &State, player: Player) -> bool {
    let is_bound = |who: CharacterId| game.sex(who) != Sex::Woman;
    state.board.house(player).crusades == 0 && crusaders(game, &state.board, player).iter().any(is_bound)
}

/// Crusade: the step lies on top afterwards.
pub fn begin<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    play.push(Send { player })
}
