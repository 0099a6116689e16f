//! What territories give (p.15).

use crate::Crusader;
use crate::board::Board;
use crate::content::{Player, TerritoryId};
use crate::modifiers;
use crate::options::DukeTax;

/// The gold of a territory: 1 (CK-TAX-02), 1 for a Castle (CK-TAX-03, CK-CASTLE-04), 1 for a Harvest (CK-HARVEST-01),
/// however many lie there (CK-HARVEST-02); nothing with a Crop Failure (CK-FAILED-01) or Plague (CK-PLAGUE-01,
/// CK-PLAGUE-09), a Harvest included (CK-HARVEST-03).
#[must_use]
pub fn yields(game: &Crusader, board: &Board, territory: TerritoryId) -> u8 {
    let is_barren = board.crop_failure[territory] > 0 || board.outbreaks.or(board.plague_over).has(territory);
    if is_barren {
        return 0;
    }
    let gold = 1 + u8::from(board.castles.has(territory)) + u8::from(board.harvest[territory] > 0);
    match game.options().duke_tax {
        DukeTax::None => gold,
        // CK-R-44: not below 0 for its territory.
        DukeTax::Less => gold.saturating_sub(u8::from(board.duke(territory).is_some())),
    }
}

/// What a Tax action brings, with bonuses of the track, developments and events (CK-TAX-04).
#[must_use]
pub fn income(game: &Crusader, board: &Board, player: Player) -> u8 {
    let gold = board.lands(player).iter().map(|territory| yields(game, board, territory)).sum();
    modifiers::tax(game, board, player, gold)
}
