//! What everybody can see of what is in force: cards that lie before a player for a time, and what he has used (CK-R-21).

use crate::Crusader;
use crate::board::Board;
use crate::content::clauses::Source;
use crate::content::{Developments, EventId, Player};

/// The events that are in force for a player (CK-MOD-01), in the order in which they came.
#[must_use]
pub fn lasting(game: &Crusader, board: &Board, player: Player) -> Vec<EventId> {
    let mut events = Vec::new();
    for lasting in board.lastings.in_force.iter().filter(|lasting| lasting.carrier == player) {
        let clause = game.components().tables.clause(lasting.clause);
        if let Some(Source::Event(event)) = clause.map(|clause| clause.source)
            && !events.contains(&event)
        {
            events.push(event);
        }
    }
    events
}

/// Those of his developments that he has used and cannot use again for now (CK-D-38, CK-D-42).
#[must_use]
pub fn used(game: &Crusader, board: &Board, player: Player) -> Developments {
    let tables = &game.components().tables;
    let uses = &board.lastings.uses;
    let is_used = |one: &_| tables.of(Source::Development(*one)).any(|(id, _)| uses.times(id, player) > 0);
    board.house(player).developments.iter().filter(is_used).collect()
}
