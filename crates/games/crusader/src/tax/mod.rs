//! Tax cards (p.15): income, harvests, plague.

mod event;
mod income;
mod plague;
mod spread;

pub use event::Event;
pub use income::{income, yields};
pub use plague::Plague;
pub use spread::Spread;

use crate::content::vocabulary::Marker;
use crate::content::{Action, Player, Territories, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::modifiers::{self, Subject};
use crate::{events, rules, supply};
use table::{Chance, Next, Rule, Sink};

/// Tax: no check is needed (CK-TAX-01). All territories are taxed at once on the tokens present now (CK-R-79); then Outbreaks spread.
pub fn collect<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) -> Next {
    let due = income(play.game, play.board(), player);
    // CK-R-11: what the Treasury does not have is not received.
    let gold = due.min(supply::treasury(play.game, play.board()));
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
    for territory in lands {
        let board = play.board_mut();
        let is_barren =
            board.crop_failure[territory] > 0 || board.outbreaks.or(board.plague_over).has(territory);
        let harvest = if is_barren { rules::CK_HARVEST_03 } else { rules::CK_HARVEST_01 };
        for (marker, rule) in [(Marker::Harvest, harvest), (Marker::CropFailure, rules::CK_FAILED_01)] {
            remove(play, territory, marker, rule);
        }
        if play.board().plague_over.has(territory) {
            play.board_mut().plague_over.remove(territory);
            play.tell(Event::PlagueGone { territory }.into());
        }
    }
    play.board().outbreaks.and(lands)
}

/// One token of a kind that Tax uses up leaves a territory, if there is one.
fn remove<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    territory: TerritoryId,
    marker: Marker,
    rule: Rule,
) {
    let board = play.board_mut();
    let there = match marker {
        Marker::Harvest => &mut board.harvest[territory],
        Marker::CropFailure => &mut board.crop_failure[territory],
        // Unrest is none of Tax; Outbreaks go when they spread.
        Marker::Unrest | Marker::PlagueOutbreak => return,
    };
    if *there > 0 {
        *there -= 1;
        play.tell(events::Event::MarkerRemoved { marker, territory, rule }.into());
    }
}
