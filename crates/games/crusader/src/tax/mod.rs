//! Tax cards (p.15): income, harvests, plague.

mod event;
mod income;
mod plague;
mod spread;

pub use event::Event;
pub use income::{income, yields};
pub use plague::Plague;
pub use spread::Spread;

use crate::content::Action;
use crate::content::{Player, Territories};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::modifiers::{self, Subject};
use crate::{events, rules};
use table::{Chance, Next, Sink};

/// Tax: no check is needed (CK-TAX-01). All territories are taxed at once on the tokens present now (CK-R-79); then Outbreaks spread.
pub fn collect<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    let gold = income(play.game, play.board(), player);
    play.tell(Event::Taxed { player, gold }.into());
    play.gain(player, gold, rules::CK_TAX_02);
    modifiers::spend(play, Subject::own(player, Action::Tax));
    // Knights that an event has laid on their side stand up again (CK-R-93).
    let lands = play.board().lands(player);
    events::stand_up(play, lands);
    let outbreaks = clear(play, player);
    if outbreaks.is_empty() { Next::Go } else { play.push(Spread { player, left: outbreaks }) }
}

/// Tokens that did their work are removed: one of each kind in each territory (CK-HARVEST-01, CK-FAILED-02,
/// CK-PLAGUE-09), each kind for itself (CK-TAX-05). Outbreaks are removed when they spread (CK-PLAGUE-02).
fn clear<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Territories {
    let lands = play.board().lands(player);
    let board = play.board_mut();
    for territory in lands {
        board.harvest[territory] = board.harvest[territory].saturating_sub(1);
        board.crop_failure[territory] = board.crop_failure[territory].saturating_sub(1);
    }
    board.plague_over = board.plague_over.without(lands);
    board.outbreaks.and(lands)
}
