//! Realm lines: a Castle, developments.

use super::ladder::{Way, best};
use super::plan::Plan;
use super::sight;
use crate::board::State;
use crate::content::{DevelopmentId, Developments, Player, TerritoryId};
use crate::realm::MOST_OF_KIND;
use crate::{Crusader, supply};

/// One Castle, where most hostile or independent neighbours are (CK-R-133).
pub(super) fn build(game: &Crusader, state: &State, me: Player) -> Option<Plan> {
    if supply::castles(game, &state.board) == 0 {
        return None;
    }
    castle_site(game, state, me).map(Plan::Build)
}

/// The own territory without a Castle that has most hostile or independent neighbours (CK-R-133).
pub(super) fn castle_site(game: &Crusader, state: &State, me: Player) -> Option<TerritoryId> {
    let board = &state.board;
    let sites = board.lands(me).without(board.castles);
    let way = |site| Way::plain(site).preferred(u8::MAX - sight::dangers(game, board, me, site));
    best(game, board, me, sites.iter().map(way))
}

/// What a line says about developments.
#[derive(Copy, Clone, Debug)]
pub(super) struct Wish<'a> {
    /// Nothing else fits, if there is any.
    pub only: &'a [DevelopmentId],
    /// These first, in order.
    pub prefer: &'a [DevelopmentId],
    /// How many.
    pub count: u8,
    /// Every displayed card of `prefer`, or one other if none is displayed (CK-R-123).
    pub all_listed: bool,
    /// Not when it owns so many.
    pub unless_owned: Option<u8>,
}

/// Developments from the display: no duplicates, no kind of which it has three (CK-R-123).
pub(super) fn develop(game: &Crusader, state: &State, me: Player, wish: Wish<'_>) -> Option<Plan> {
    let board = &state.board;
    let mut owned = board.house(me).developments;
    if wish.unless_owned.is_some_and(|most| owned.len() >= u32::from(most)) {
        return None;
    }
    let mut bought = Developments::NONE;
    let most = if wish.all_listed { board.display.len() as u8 } else { wish.count };
    for _ in 0..most {
        let fits = |card: &DevelopmentId| {
            let is_wished = wish.only.is_empty() || wish.only.contains(card);
            let is_listed = wish.prefer.contains(card) || !wish.all_listed || bought.is_empty();
            is_wished && is_listed && !owned.has(*card) && has_room(game, owned, *card)
        };
        let order = |card: DevelopmentId| {
            let list = if wish.only.is_empty() { wish.prefer } else { wish.only };
            list.iter().position(|wished| *wished == card).map_or(u8::MAX, |place| place as u8)
        };
        let ways =
            board.display.iter().copied().filter(fits).map(|card| Way::plain(card).preferred(order(card)));
        let Some(card) = best(game, board, me, ways) else { break };
        bought.insert(card);
        owned.insert(card);
        if wish.all_listed && !wish.prefer.contains(&card) {
            break;
        }
    }
    (!bought.is_empty()).then_some(Plan::Develop(bought))
}

/// Has it fewer than three of the kind of this card (CK-DEVELOP-05)?
pub(super) fn has_room(game: &Crusader, owned: Developments, card: DevelopmentId) -> bool {
    let content = game.components();
    owned.and(content.of_kind(content.development(card).kind)).len() < MOST_OF_KIND
}
