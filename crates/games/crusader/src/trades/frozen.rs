//! What cannot be traded just now.

use crate::Crusader;
use crate::board::{Board, State};
use crate::checks::Stage;
use crate::content::{Player, Territories, TerritoryId};
use crate::flow::Frame;
use crate::{events, intrigue, trophies};

/// The territories that are part of a revealed and unresolved action or event (CK-TRADE-03).
#[must_use]
pub fn frozen(game: &Crusader, state: &State) -> Territories {
    let board = &state.board;
    let steps = board.frames.iter().map(|frame| involved(game, state, *frame));
    let attacks = board.invasions.iter().map(|invasion| {
        let roles = invasion.roles.iter().flat_map(|role| [role.from, role.target]);
        roles.collect::<Territories>().or(invasion.involved)
    });
    steps.chain(attacks).fold(Territories::NONE, Territories::or)
}

/// The territories that a step is about: what was announced of an action, and all among which an event strikes one.
fn involved(game: &Crusader, state: &State, frame: Frame) -> Territories {
    let of = |sites: &[TerritoryId]| sites.iter().copied().collect::<Territories>();
    if let Frame::Castles(step) = frame {
        of(&step.announced)
    } else if let Frame::Building(step) = frame {
        of(&step.left).or(step.now.into_iter().collect())
    } else if let Frame::Outcome(step) = frame
        && let intrigue::Target::Territory(territory) = step.target
    {
        Territories::one(territory)
    } else if let Frame::Revolution(step) = frame {
        Territories::one(step.territory)
    } else if let Frame::Spread(step) = frame {
        step.left
    } else if let Frame::Plague(step) = frame {
        step.left.or(step.now.into_iter().collect())
    } else {
        events::lands_ahead(game, state, frame)
    }
}

/// Gold that must stay in hand: what completes the action whose check is being made (CK-R-56).
pub(super) fn reserved(board: &Board, player: Player) -> u8 {
    let check = &board.check;
    if check.who == player && matches!(check.stage, Stage::Gold | Stage::Drawing) { check.reserve } else { 0 }
}

/// May trades be made at this step? At every decision (CK-R-23) but between the first draw of a check and its end, and while something
/// must be settled at once, before anything else goes on: a death, a Crisis, an elimination, too many territories or developments
/// (CK-R-24, CK-R-78, CK-R-100, CK-R-102).
#[must_use]
pub fn is_settled(game: &Crusader, board: &Board) -> bool {
    let at_once = matches!(
        board.frame(),
        Frame::Save(_)
            | Frame::Crisis(_)
            | Frame::Comeback(_)
            | Frame::NewRuler(_)
            | Frame::NewLand(_)
            | Frame::Release(_)
            | Frame::Displace(_)
            | Frame::Surplus(_)
    );
    // A ninth territory that was just taken is released after the spoils, and before anything else (CK-R-73).
    board.check.stage != Stage::Drawing && !at_once && !trophies::is_releasing(game, board)
}
