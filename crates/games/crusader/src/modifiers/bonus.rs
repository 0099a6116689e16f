//! Bonus cards at the start of an Era: which a player has, and in which order they come.

use super::{Now, open_decks};
use crate::Crusader;
use crate::board::Board;
use crate::content::clauses::{Hook, Verb};
use crate::content::{Decks, Player};
use effects::ClauseId;
use serde::{Deserialize, Serialize};

/// A bonus card of the start of an Era: what gives it, and which of its cards, from 1. They come in this order.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Bonus {
    clause: ClauseId,
    nth: u8,
}

/// The bonus cards that a player has now, each with the decks from one of which it comes (CK-DRAW-02). An AI draws no Tax cards (CK-AI-16).
fn bonus_cards(game: &Crusader, board: &Board, player: Player) -> Vec<(Bonus, Decks)> {
    let (tables, now) = (&game.components().tables, Now { board, dying: None });
    let called = tables.due(&now, Hook::EraStart).filter(|called| called.carrier == player);
    let draws = called.filter_map(|called| match tables.trigger(called.clause)?.verb {
        Verb::DrawCards { decks, n } => Some((called.clause, open_decks(game, player, decks), n)),
        Verb::RemoveUnrest(_) | Verb::IgnoreDeath | Verb::SkipAge | Verb::ChooseTrait { .. } => None,
    });
    let each = |(clause, decks, n)| (1..=n).map(move |nth| (Bonus { clause, nth }, decks));
    draws.filter(|(_, decks, _)| !decks.is_empty()).flat_map(each).collect()
}

/// The bonus card that a player draws after this one, and its decks. Each comes once, whatever he trades away or gets meanwhile.
#[must_use]
pub fn next_bonus(game: &Crusader, board: &Board, player: Player, after: Bonus) -> Option<(Bonus, Decks)> {
    bonus_cards(game, board, player).into_iter().find(|(bonus, _)| *bonus > after)
}

/// Has he what gives a bonus card of these decks?
#[must_use]
pub fn has_bonus(game: &Crusader, board: &Board, player: Player, decks: Decks) -> bool {
    bonus_cards(game, board, player).iter().any(|(_, of)| *of == decks)
}
