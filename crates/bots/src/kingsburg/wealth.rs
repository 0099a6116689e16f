//! What buildings and goods are worth, in victory points. Effects are read from the content, never named.

use kingsburg::board::{Board, Phase, Player, YEARS};
use kingsburg::content::{Building, BuildingId, Built, Content, Trade};
use kingsburg::goods::{Bundle, Goods};
use kingsburg::seasons::build;
use table::Seat;

/// How sure it is that a building is reached when so many goods are missing.
const REACH: [f32; 8] = [1.0, 0.78, 0.6, 0.45, 0.33, 0.24, 0.17, 0.1];
/// What a good is worth beside the building it helps to pay.
const SPARE: f32 = 0.3;
/// What a soldier bonus of a building is worth in one Winter.
const BATTLE_BONUS: f32 = 0.8;
/// What a "+2" token is worth.
pub const TOKEN: f32 = 0.8;

/// A seat's eyes on the board: what it plans with.
pub struct Eyes<'a> {
    /// The components.
    pub content: &'a Content,
    /// What lies open.
    pub board: &'a Board,
    /// Whose eyes.
    pub seat: Seat,
}

impl<'a> Eyes<'a> {
    /// The seat's own player.
    pub fn me(&self) -> &'a Player {
        self.board.player(self.seat)
    }

    /// Productive seasons still to come, without the present one.
    pub fn seasons_after(&self) -> f32 {
        let this_year = match self.board.phase {
            Phase::Aid => 3,
            Phase::Spring | Phase::Reward => 2,
            Phase::Summer | Phase::Agent => 1,
            Phase::Autumn | Phase::Mercenaries | Phase::Winter => 0,
        };
        f32::from(3 * (YEARS - self.board.year) + this_year)
    }

    /// Winters still to come.
    pub fn winters(&self) -> f32 {
        f32::from(YEARS + 1 - self.board.year)
    }

    /// Can goods still become buildings: in this season's step d or later?
    fn can_still_build(&self) -> bool {
        self.board.phase <= Phase::Autumn || self.board.year < YEARS
    }

    /// What it is worth to have a building from now on, its points included.
    pub fn worth(&self, id: BuildingId) -> f32 {
        let building = self.content.building(id);
        let seasons = self.seasons_after();
        let average = building.battle.iter().map(|n| f32::from(*n)).sum::<f32>() / 6.0;
        let mut worth = f32::from(building.vp) + 0.35;
        worth += average * BATTLE_BONUS * self.winters();
        worth += if building.tie_is_win { 0.35 * self.winters() } else { 0.0 };
        worth += bundle(building.battle_won) * 0.55 * self.winters();
        worth += f32::from(building.white_dice) * 0.9 * seasons;
        worth += bundle(building.season_start) * seasons;
        worth += building.season_end.iter().map(|b| bundle(*b)).sum::<f32>() / 3.0 * (seasons + 1.0);
        worth += if building.shifts.is_empty() { 0.0 } else { 0.25 * seasons };
        worth += if building.reroll.is_some() { 0.12 * seasons } else { 0.0 };
        worth += if building.cost_change.is_some() { 0.15 * seasons } else { 0.0 };
        worth += if building.soldier_price.is_some() { 0.5 * self.winters() } else { 0.0 };
        worth += bundle(building.on_aid) * 0.3 * seasons;
        worth += trades(building) * (seasons + 1.0);
        worth += building.game_end.map_or(0.0, |(vp, per)| f32::from(vp) * 3.0 / f32::from(per));
        worth
    }

    /// What a stock of goods is worth to a player with these buildings: the buildings it brings nearer, and a
    /// little for each good.
    pub fn stock(&self, goods: Goods, built: Built) -> f32 {
        let spare = SPARE * f32::from(goods.total());
        if !self.can_still_build() {
            return spare * 0.5;
        }
        let owner = Player { goods, built, ..Player::default() };
        let (mut best, mut second) = (0.0f32, 0.0f32);
        for id in build::open_spaces(self.content, built).iter() {
            let cost = build::cost(self.content, &owner, id);
            let missing = usize::from(cost.minus(goods).total());
            let worth = self.worth(id) * REACH[missing.min(REACH.len() - 1)];
            if worth > best {
                (best, second) = (worth, best);
            } else {
                second = second.max(worth);
            }
        }
        best + 0.45 * second + spare
    }

    /// What the seat's present stock is worth.
    pub fn present_stock(&self) -> f32 {
        self.stock(self.me().goods, self.me().built)
    }

    /// What it is worth to have these goods more.
    pub fn gain(&self, goods: Goods) -> f32 {
        self.stock(self.me().goods.plus(goods), self.me().built) - self.present_stock()
    }

    /// What it costs to have these goods less.
    pub fn loss(&self, goods: Goods) -> f32 {
        self.present_stock() - self.stock(self.me().goods.minus(goods), self.me().built)
    }

    /// The best goods to take, so many of them, and what they are worth.
    pub fn best_gain(&self, n: u16) -> f32 {
        let mut best = 0.0f32;
        kingsburg::goods::SUPPLY.each_pick(n, |goods| best = best.max(self.gain(goods)));
        best
    }
}

/// A rough worth of what an effect gives.
fn bundle(what: Bundle) -> f32 {
    f32::from(what.kinds().total() + what.any) * 0.9
        + f32::from(what.plus2) * TOKEN
        + f32::from(what.soldiers) * 0.6
        + f32::from(what.vp)
}

/// What an optional trade at the end of a season is worth on average.
fn trades(building: &Building) -> f32 {
    let any = building.trades.iter().any(|t| matches!(t, Trade::Goods { .. } | Trade::Tokens { .. }));
    if any { 0.3 } else { 0.0 }
}
