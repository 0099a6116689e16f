//! What goods and tokens are worth, in victory points.

use super::eyes::Eyes;
use kingsburg::answer::{BuildRight, Construction};
use kingsburg::board::{Phase, Player, YEARS};
use kingsburg::content::{BuildingId, Built};
use kingsburg::goods::{Goods, SUPPLY};
use kingsburg::seasons::build;

/// How sure it is that a building is reached when so many goods are missing.
const REACH: [f32; 8] = [1.0, 0.78, 0.6, 0.45, 0.33, 0.24, 0.17, 0.1];
/// What a good is worth beside the building it helps to pay.
const SPARE: f32 = 0.12;
/// What a "+2" token is worth.
const TOKEN: f32 = 0.8;

impl Eyes<'_> {
    /// Can goods still become buildings: in this season's step d or later?
    fn can_still_build(&self) -> bool {
        self.board.phase <= Phase::Autumn || self.board.year < YEARS
    }

    /// What a stock of goods is worth to the seat with these buildings: the buildings it brings nearer, and a little
    /// for each good.
    pub fn stock(&self, goods: Goods, built: Built) -> f32 {
        let total = f32::from(goods.total());
        if !self.can_still_build() {
            return (0.5 * SPARE + self.hoard) * total;
        }
        let owner = Player { built, spaces: self.me().spaces, ..Player::default() };
        let mut best = 0.0f32;
        for id in build::open_spaces(&owner).iter() {
            let price = self.price(id);
            let missing = price.goods.minus(goods).total().saturating_sub(price.less);
            best = best.max(self.worth(id) * REACH[usize::from(missing).min(REACH.len() - 1)]);
        }
        // Goods kept for a second building are goods not built with now: measured, they are worth next to nothing.
        best + SPARE * total
    }

    /// What it is worth to build in the last building phase, when `left` is left and these buildings stand: points are not
    /// left lying for the little that kept goods are worth.
    pub fn last(&self, one: Construction, left: Goods, built: Built) -> f32 {
        let paid = f32::from(one.paid.total());
        let points = f32::from(self.content.building(one.building).vp) - self.hoard * paid;
        let worth =
            self.worth(one.building) - (0.5 * SPARE + self.hoard) * paid + self.second(one, left, built);
        if points > 0.0 { worth.max(0.01 * points) } else { worth }
    }

    /// What the Agent builds after this with what is left.
    fn second(&self, one: Construction, left: Goods, built: Built) -> f32 {
        if one.right != BuildRight::Turn || self.board.agent != Some(self.seat) {
            return 0.0;
        }
        let owner = Player { built, spaces: self.me().spaces, ..Player::default() };
        let paid = |id: &BuildingId| self.price(*id).goods.minus(left).total() <= self.price(*id).less;
        build::open_spaces(&owner).iter().filter(paid).map(|id| self.worth(id)).fold(0.0, f32::max)
    }

    /// What the seat's present stock is worth.
    pub fn present_stock(&self) -> f32 {
        self.stock(self.me().goods, self.me().built)
    }

    /// What it is worth to have these goods more.
    pub fn gain(&self, goods: Goods) -> f32 {
        if goods == Goods::NONE {
            return 0.0;
        }
        self.stock(self.me().goods.plus(goods), self.me().built) - self.present_stock()
    }

    /// What it costs to have these goods less.
    pub fn loss(&self, goods: Goods) -> f32 {
        if goods == Goods::NONE {
            return 0.0;
        }
        self.present_stock() - self.stock(self.me().goods.minus(goods), self.me().built)
    }

    /// The best goods of choice to take beside these, and what all of them are worth.
    pub fn best_gain(&self, any: u16, kinds: Goods) -> f32 {
        let mut best = 0.0f32;
        SUPPLY.each_pick(any, |goods| best = best.max(self.gain(goods.plus(kinds))));
        best
    }

    /// What so many "+2" tokens more are worth: one a season can be used.
    pub fn tokens(&self, n: u16) -> f32 {
        (0..n).map(|i| self.token(self.me().plus2 + i)).sum()
    }

    /// What it costs to have so many less.
    pub fn token_loss(&self, n: u16) -> f32 {
        (1..=n).map(|i| self.token(self.me().plus2.saturating_sub(i))).sum()
    }

    /// What a token is worth to who has so many already.
    fn token(&self, owned: u16) -> f32 {
        let seasons = self.seasons_after() + if self.may_place() { 1.0 } else { 0.0 };
        let ahead = seasons - f32::from(owned);
        if ahead >= 2.0 {
            TOKEN
        } else if ahead >= 1.0 {
            0.75 * TOKEN
        } else {
            0.05
        }
    }

    /// May the seat still use a token on dice this season?
    fn may_place(&self) -> bool {
        use kingsburg::flow::Frame;
        matches!(self.board.frame(), Frame::Reroll { .. } | Frame::Influence { .. }) && !self.me().token_used
    }
}
