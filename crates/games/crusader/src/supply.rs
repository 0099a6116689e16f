//! What is left of the pieces of the box: tokens and miniatures are a hard limit (CK-SUPPLY-01). Only shields are
//! unlimited (CK-SUPPLY-02): the box has eight for each dynasty (CK-COMP-20), all at hand from the start
//! (CK-SETUP-17), and they are not counted.

use crate::Crusader;
use crate::board::Board;
use crate::content::Player;

/// Territories that a player may still take: he has no more Knights than there are of his culture's colour
/// (CK-SETUP-07, CK-LIMIT-01, CK-CULTURE-02).
#[must_use]
pub fn knights(game: &Crusader, board: &Board, player: Player) -> u8 {
    game.components().numbers.knights.saturating_sub(board.lands(player).len() as u8)
}

/// The most mobilised territories of a player (CK-MOBILIZE-05); of an AI half of its territories, rounded up, if that is less (CK-AI-23,
/// CK-R-118).
#[must_use]
pub fn most_footsoldiers(game: &Crusader, board: &Board, player: Player) -> u8 {
    let all = game.components().numbers.footsoldiers;
    if game.is_person(player) { all } else { all.min(board.lands(player).len().div_ceil(2) as u8) }
}

/// Footsoldiers that a player may still place.
#[must_use]
pub fn footsoldiers(game: &Crusader, board: &Board, player: Player) -> u8 {
    most_footsoldiers(game, board, player).saturating_sub(board.mobilised(player).len() as u8)
}

/// Castles in the common reserve (CK-SETUP-09).
#[must_use]
pub fn castles(game: &Crusader, board: &Board) -> u8 {
    game.components().numbers.castles.saturating_sub(board.castles.len() as u8)
}

/// Unrest tokens in the supply (CK-SETUP-34).
#[must_use]
pub fn unrest(game: &Crusader, board: &Board) -> u8 {
    game.components().numbers.unrest.saturating_sub(board.unrest.0.iter().sum())
}

/// Plague tokens in the supply.
#[must_use]
pub fn plague(game: &Crusader, board: &Board) -> u8 {
    let there = board.outbreaks.len() + board.plague_over.len();
    game.components().numbers.plague.saturating_sub(there as u8)
}

/// Harvest tokens in the supply.
#[must_use]
pub fn harvest(game: &Crusader, board: &Board) -> u8 {
    game.components().numbers.harvest.saturating_sub(board.harvest.0.iter().sum())
}

/// Crop Failure tokens in the supply.
#[must_use]
pub fn crop_failure(game: &Crusader, board: &Board) -> u8 {
    game.components().numbers.crop_failure.saturating_sub(board.crop_failure.0.iter().sum())
}

/// Age tokens in the supply.
#[must_use]
pub fn age(game: &Crusader, board: &Board) -> u8 {
    game.components().numbers.age.saturating_sub(board.houses.iter().map(|house| house.family.age).sum())
}

/// Gold in the Treasury (CK-SETUP-35).
#[must_use]
pub fn treasury(game: &Crusader, board: &Board) -> u8 {
    game.components().numbers.gold.saturating_sub(board.houses.iter().map(|house| house.gold).sum())
}
