//! Season d: what buildings cost a player.

use super::build::Favour;
use crate::board::Board;
use crate::content::vocabulary::Scope;
use crate::content::{BuildingId, Content, GoodOrAny, SourceSet};
use crate::effects::{Scene, has_standing, own, standing};
use crate::flow::Frame;
use crate::goods::Goods;
use table::Seat;

/// What a building costs a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// The printed price with what is added and taken off of each kind.
    pub goods: Goods,
    /// Goods of his choice that he need not pay.
    pub less: u16,
}

/// What a building costs a player now.
#[must_use]
pub fn price(content: &Content, board: &Board, seat: Seat, id: BuildingId) -> Price {
    let printed = printed(content, id);
    Changes::of(content, board, seat).map_or(printed, |changes| changes.price(id, printed))
}

/// Which of a player's buildings that do not stand cost him something else than is printed, and what: with the favour of
/// his turn in progress, also while an effect of it is settled.
#[must_use]
pub fn changed_prices(content: &Content, board: &Board, seat: Seat) -> Vec<(BuildingId, Price)> {
    let changes = Changes::by(own(board, seat, content.at.cost), content, favour_of(board, seat));
    let player = board.player(seat);
    let open = player.spaces.without(player.built).iter();
    let prices = open.map(|id| (id, printed(content, id), changes.price(id, printed(content, id))));
    prices.filter(|(_, printed, price)| price != printed).map(|(id, _, price)| (id, price)).collect()
}

/// The favour of a player's turn in progress.
pub(crate) fn favour_of(board: &Board, seat: Seat) -> Favour {
    let mut turns = board.frames.iter().filter_map(Frame::as_build);
    let turn = turns.rfind(|turn| board.at_place(turn.place) == Some(seat));
    turn.map_or(Favour::None, |turn| turn.favour)
}

#[inline]
pub(super) fn printed(content: &Content, id: BuildingId) -> Price {
    Price { goods: content.costs[usize::from(id.0)], less: 0 }
}

/// What changes the prices of a player, by column 1 to 4: found once for all his buildings.
pub(super) struct Changes {
    /// What is added.
    more: [Goods; 5],
    /// What is taken off.
    less: [Goods; 5],
    /// Goods of choice that are taken off: in which columns, how many, down to how many.
    any: Vec<(u8, u16, u16)>,
}

impl Changes {
    /// Nothing, most of the time.
    #[inline]
    pub(super) fn of(content: &Content, board: &Board, seat: Seat) -> Option<Changes> {
        let sources = own(board, seat, content.at.cost);
        (!sources.is_empty()).then(|| {
            let favour = board.frame().as_build().map_or(Favour::None, |turn| turn.favour);
            Changes::by(sources, content, favour)
        })
    }

    fn by(sources: SourceSet, content: &Content, favour: Favour) -> Changes {
        let mut changes = Changes { more: [Goods::NONE; 5], less: [Goods::NONE; 5], any: Vec::new() };
        for change in sources.sources().flat_map(|source| &content.source(source).costs) {
            if change.scope == Scope::ThisTurn && favour == Favour::None {
                continue;
            }
            let n = change.n.unsigned_abs();
            let (sums, good) = match change.good {
                GoodOrAny::Kind(good) if change.n > 0 => (&mut changes.more, good),
                GoodOrAny::Kind(good) => (&mut changes.less, good),
                GoodOrAny::Word(_) => {
                    changes.any.push((change.columns, n, change.min));
                    continue;
                }
            };
            for (_, sum) in (0..).zip(sums).filter(|(column, _)| change.columns >> column & 1 == 1) {
                *sum = sum.plus(Goods::only(good, n));
            }
        }
        changes
    }

    /// KB-BUILD-03, KB-BLD-20, KB-R-34, VR-06: the printed price; what is added; what is taken off of a kind, never
    /// below 0; goods of choice that are taken off, down to what must be paid.
    #[inline]
    pub(super) fn price(&self, id: BuildingId, printed: Price) -> Price {
        let column = usize::from(id.column());
        let mut price = printed;
        price.goods = price.goods.plus(self.more[column]).minus(self.less[column]);
        for (_, n, min) in self.any.iter().filter(|(columns, ..)| columns >> column & 1 == 1) {
            let left = price.goods.total() - price.less;
            price.less += n.min(&left.saturating_sub(*min));
        }
        price
    }
}

/// Does he who is at this place of the turn order build cheaper in this turn? Found when it comes (KB-GOV-08).
#[inline]
pub(crate) fn favour(content: &Content, board: &Board, place: u8) -> Favour {
    let Some(seat) = board.at_place(place) else { return Favour::None };
    if board.player(seat).governor.is_none() || !has_standing(board, seat, content.at.cost) {
        return Favour::None;
    }
    let scene = Scene::new(content, board);
    let favoured = standing(board, seat, content.at.cost).any(|source| {
        content.source(source).costs.iter().any(|change| {
            change.scope == Scope::ThisTurn
                && change.condition.as_ref().is_none_or(|c| scene.holds(c, seat, source))
        })
    });
    if favoured { Favour::Cheaper } else { Favour::None }
}
