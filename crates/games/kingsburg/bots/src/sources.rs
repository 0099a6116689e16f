//! What buildings, governors and other cards are worth from now on, read from what they do.

use super::eyes::Eyes;
use super::odds::{DRAWN, LOST, WON};
use super::programs::{DIE, GOOD, SOLDIER, When};
use kingsburg::board::YEARS;
use kingsburg::content::{BuildingId, HowDice, Moment, Per, RerollWhich, Source, SourceId, Tie, Trigger};
use kingsburg::options::Reinforcements;

/// What a soldier bonus is worth in one Winter.
const BATTLE_BONUS: f32 = 1.0;
/// What a lost building costs beside its points.
pub const RAZED: f32 = 2.5;
/// How often somebody builds in a season.
const BUILDS: f32 = 0.65;
/// In which columns.
const COLUMNS: [f32; 4] = [0.38, 0.3, 0.2, 0.12];
/// How often in a season somebody influences a given advisor.
const ADVISOR: f32 = 0.12;
/// How often somebody gets the King's Reward or the Agent.
const FAVOUR: f32 = 0.35;

impl Eyes<'_> {
    /// What it is worth to have a building from now on, its points included.
    pub fn building(&self, id: BuildingId) -> f32 {
        f32::from(self.content.building(id).vp) + 0.35 + self.source(id.into())
    }

    /// What everything that a source does is worth from now on.
    pub fn source(&self, id: SourceId) -> f32 {
        let source = self.content.source(id);
        let triggers: f32 =
            source.triggers.iter().map(|trigger| self.trigger(self.content.trigger(*trigger))).sum();
        triggers
            + self.dice_of(source, id)
            + self.prices_of(source, id)
            + self.battles_of(source, id)
            + self.extends(source)
    }

    /// What an effect that comes at moments is worth.
    fn trigger(&self, trigger: &Trigger) -> f32 {
        let often = self.times(trigger);
        if often <= 0.0 {
            return 0.0;
        }
        often
            * self.odds_if(trigger.condition.as_ref(), trigger.source)
            * self.program(trigger.pc, When::Later)
    }

    /// How often the moment of an effect still comes.
    fn times(&self, trigger: &Trigger) -> f32 {
        let filter = trigger.filter;
        let seasons = self.seasons(filter.seasons);
        let builds = |n: f32| self.season_ends(filter.seasons) * BUILDS * n * columns(filter.columns);
        let rewards = f32::from(YEARS - self.board.year) + if self.seasons_after() > 1.5 { 0.5 } else { 0.0 };
        let raw = match trigger.moment {
            Moment::Setup => f32::from(u8::from(self.is_set_up())),
            Moment::YearStart => self.years(filter.years),
            Moment::SeasonStart
            | Moment::BeforeRoll
            | Moment::RollFinal
            | Moment::PlacementEnd
            | Moment::HelpEnd => seasons,
            Moment::OnInfluence | Moment::OnAid => {
                let hits = ADVISOR * (filter.advisors & 0x7_fffe).count_ones() as f32;
                seasons * if trigger.limit.is_some() { hits.min(0.75) } else { hits }
            }
            Moment::OwnBuild => builds(1.0),
            Moment::OtherBuild => builds(f32::from(self.board.seats - 1)),
            Moment::SeasonEnd => self.season_ends(filter.seasons),
            Moment::Reward | Moment::Agent => rewards * FAVOUR,
            Moment::NoReward | Moment::NoAgent => rewards * (1.0 - FAVOUR),
            Moment::BeforeMercenaries
            | Moment::AfterMercenaries
            | Moment::WinterStart
            | Moment::InvadersRevealed
            | Moment::YearEnd
            | Moment::Closing => self.winters(),
            Moment::BattleWon => self.winters() * WON,
            Moment::BattleTied => self.winters() * DRAWN,
            Moment::BattleLost => self.winters() * LOST,
            Moment::BattleBest => self.winters() * 1.2 / f32::from(self.board.seats),
            Moment::GameEnd => 1.0,
        };
        match trigger.limit {
            Some(Per::Year) => raw.min(self.winters()),
            Some(Per::Season) | None => raw,
        }
    }

    /// Dice: more of them, changed ones, groups that count for more, spaces of one's own.
    fn dice_of(&self, source: &Source, id: SourceId) -> f32 {
        let white = |season: usize| self.seasons(1 << season) * f32::from(source.white_dice[season]) * DIE;
        let mut worth: f32 = (0..3).map(white).sum();
        if let Some(change) = &source.dice_change {
            let (use_of, consolation) = match &change.how {
                HowDice::Reroll { which: RerollWhich::One, .. } => (0.4, 0.0),
                HowDice::Reroll { which: RerollWhich::All, consolation } => {
                    (0.6, 0.15 * self.bundle(*consolation, When::Later))
                }
                HowDice::Reroll { which: RerollWhich::Any, .. } => (0.75, 0.0),
                HowDice::Set { .. } => (0.9, 0.0),
                HowDice::Turn { .. } => (0.35, 0.0),
            };
            let often = self.seasons(change.seasons) * self.odds_if(change.condition.as_ref(), id);
            worth += often * (use_of + consolation);
        }
        if let Some(shift) = &source.shift {
            let ways = 0.125 * shift.deltas.len() as f32 * if shift.max_dice < 3 { 0.8 } else { 1.0 };
            worth += ways * self.seasons_after();
        }
        let space = |pc| 0.25 * self.program(pc, When::Later) * self.seasons_after();
        worth += source.spaces.iter().map(|s| space(s.gift)).sum::<f32>();
        worth += match source.shares {
            Some(Per::Season) => 0.4 * self.seasons_after(),
            Some(Per::Year) => 0.7 * self.winters(),
            None => 0.0,
        };
        worth
    }

    /// Prices of buildings and soldiers.
    fn prices_of(&self, source: &Source, id: SourceId) -> f32 {
        let mut worth = 0.0;
        for change in &source.costs {
            let often = self.seasons_after() * BUILDS * columns(change.columns);
            worth += often * self.odds_if(change.condition.as_ref(), id) * self.saved(change.good, change.n);
        }
        worth += match source.extra_build {
            Some((Per::Season, _)) => 0.2 * self.seasons_after(),
            Some((Per::Year, _)) => 0.3 * self.winters(),
            None => 0.0,
        };
        if let Some(price) = source.soldier_price {
            worth += 0.5 * self.winters() * if price.first == 1 { 0.5 } else { 1.0 };
        }
        worth + if source.token_worth > 0 { 0.25 * self.winters() } else { 0.0 }
    }

    /// Battles: bonuses, a die of one's own, protection.
    fn battles_of(&self, source: &Source, id: SourceId) -> f32 {
        let winters = self.winters();
        let bonus = |n: i16, odds: f32| BATTLE_BONUS * winters * f32::from(n) * odds;
        let mut worth: f32 =
            source.battle.iter().map(|b| bonus(b.n, self.odds_if(b.condition.as_ref(), id))).sum();
        if source.tie == Tie::Victory {
            worth += 0.35 * winters;
        }
        if source.own_die.is_some() {
            let more = match self.view.options.reinforcements {
                Reinforcements::Die => 0.97,
                Reinforcements::Tokens => 0.6,
            };
            worth += more * BATTLE_BONUS * winters;
        }
        if source.spares_vp > 0 || source.spares_buildings > 0 {
            worth += (self.board.year..=YEARS).map(|year| LOST * self.spared(source, year)).sum::<f32>();
        }
        worth
    }

    /// What protection spares in a defeat of this year.
    fn spared(&self, source: &Source, year: u8) -> f32 {
        let (mut all, mut sum) = (0.0f32, 0.0f32);
        for card in self.cards(year) {
            let penalty = self.content.invader(card).penalty;
            all += 1.0;
            sum += f32::from(penalty.vp.min(i16::from(source.spares_vp)));
            sum += f32::from(penalty.buildings.min(source.spares_buildings)) * (RAZED + 1.5);
        }
        sum / all.max(1.0)
    }

    /// Effects of other buildings that come more often.
    fn extends(&self, source: &Source) -> f32 {
        let mut worth = 0.0;
        for (targets, seasons) in &source.extends {
            for target in targets.iter().filter(|t| self.me().spaces.has(*t)) {
                let sure = if self.me().built.has(target) { 1.0 } else { 0.3 };
                let triggers =
                    self.content.building(target).triggers.iter().map(|id| self.content.trigger(*id));
                let each = triggers
                    .filter(|d| d.moment == Moment::SeasonEnd)
                    .map(|d| self.odds_if(d.condition.as_ref(), d.source) * self.program(d.pc, When::Later));
                worth += sure * self.season_ends(*seasons) * each.sum::<f32>();
            }
        }
        worth
    }

    /// What a good kept to the end scores, thanks to what the seat has.
    pub fn hoarding(&self) -> f32 {
        use kingsburg::content::{Clause, Quantity};
        let triggers = self.standing().flat_map(|id| &self.content.source(id).triggers);
        let last = triggers.map(|id| self.content.trigger(*id)).filter(|d| d.moment == Moment::GameEnd);
        last.map(|trigger| match self.content.clause(trigger.pc) {
            Clause::GainPer(gain) if gain.per == Quantity::Goods => {
                f32::from(gain.what.vp) / f32::from(gain.step)
            }
            _ => 0.0,
        })
        .sum()
    }

    /// What the effects of this moment give now, if it came: those of the seat and of the cards that lie open.
    pub fn comes_now(&self, moment: Moment, holds: impl Fn(&Trigger) -> bool) -> f32 {
        let season = self.board.phase.season().unwrap_or(0);
        let mut worth = 0.0;
        for id in self.standing() {
            let source = self.content.source(id);
            if source.moments >> moment as u32 & 1 == 0 {
                continue;
            }
            for trigger in source.triggers.iter().map(|d| self.content.trigger(*d)) {
                let filter = trigger.filter;
                let ready = trigger.moment == moment
                    && filter.seasons >> season & 1 == 1
                    && filter.years >> self.board.year & 1 == 1
                    && trigger.limit.is_none_or(|per| !kingsburg::effects::is_used(self.me(), id, per));
                if ready && holds(trigger) {
                    worth += self.program(trigger.pc, When::Now);
                }
            }
        }
        worth
    }
}

/// Which share of all buildings stands in these columns, as bits 1 to 4.
fn columns(mask: u8) -> f32 {
    (0..4).filter(|c| mask >> (c + 1) & 1 == 1).map(|c| COLUMNS[c]).sum()
}

/// What a good or a soldier is worth on average, to weigh a penalty or a reward.
pub fn roughly(goods: u16, soldiers: u16) -> f32 {
    GOOD * f32::from(goods) + SOLDIER * f32::from(soldiers)
}
