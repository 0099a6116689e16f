//! What the clauses of an effect give, in victory points.

use super::eyes::Eyes;
use kingsburg::board::ADVISORS;
use kingsburg::content::vocabulary::Players;
use kingsburg::content::{Clause, Condition, Duty, GoodOrAny, Pc, Peeking, SourceId, SourceKind, Trade};
use kingsburg::effects::effect::Effect;
use kingsburg::effects::words::{self, At, FreeBuild, Score};
use kingsburg::effects::{Scene, peeking, quantity};
use kingsburg::goods::{Bundle, Good, Goods, SUPPLY};
use kingsburg::seasons::build;
use table::Seat;

/// What a good is worth some time later.
pub const GOOD: f32 = 0.75;
/// What it costs to pay one, later.
const PAID: f32 = 0.7;
/// What a soldier is worth some time later.
pub const SOLDIER: f32 = 0.6;
/// What a white die is worth.
pub const DIE: f32 = 0.9;
/// How much of what others gain is a loss, shared among them.
const ENVY: f32 = 0.3;
/// What a look at the invaders is worth.
const LOOK: f32 = 0.25;

/// Is an effect weighed with what the seat has now, or with what it may have later?
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum When {
    /// Now.
    Now,
    /// Later, on average.
    Later,
}

impl Eyes<'_> {
    /// What a program gives the seat.
    pub fn program(&self, pc: Pc, when: When) -> f32 {
        self.clauses(pc, when, &[])
    }

    /// The clauses from here on. `notes` are the conditions that were read when the program began.
    fn clauses(&self, pc: Pc, when: When, notes: &[Condition]) -> f32 {
        let source = self.content.owner(pc);
        let on = |pc: Pc| self.clauses(pc, when, notes);
        let next = || on(pc.next());
        match self.content.clause(pc) {
            Clause::End(_) => 0.0,
            Clause::Jump(jump) => on(jump.0),
            Clause::Unless(test) => {
                mix(self.holds(&test.condition, self.seat, source, when), next, || on(test.to))
            }
            Clause::UnlessNoted(test) => {
                let noted = notes.get(usize::from(test.note));
                let odds = noted.map_or(0.5, |c| self.holds(c, self.seat, source, when));
                mix(odds, next, || on(test.to))
            }
            Clause::Note(note) => self.clauses(pc.next(), when, &note.0),
            Clause::May(may) => next().max(on(may.skip)),
            Clause::Gain(gain) => self.bundle(gain.what, when) + next(),
            Clause::Lose(lose) => next() - self.price_of(lose.what, when),
            Clause::GainPer(gain) => {
                let owned = match when {
                    When::Now => f32::from(quantity(self.me(), gain.per, source).max(0)),
                    When::Later => self.expected(gain.per, source),
                };
                self.bundle(gain.what, When::Later) * (owned / f32::from(gain.step)) + next()
            }
            Clause::GainUpTo(gain) => match when {
                When::Now => self.bundle(gain.missing(self.me()), when) + next(),
                // About half of it is there by then.
                When::Later => 0.5 * self.bundle(gain.what, when) + next(),
            },
            Clause::OneOf(options) => {
                let best = options.0.iter().map(|g| self.bundle(Bundle::goods(*g), when)).fold(0.0, f32::max);
                best + next()
            }
            Clause::Trades(trades) => {
                let made = trades.trades.iter().filter_map(|t| self.trade(t, when)).reduce(f32::max);
                let more = if when == When::Now { 1.0 } else { 1.0 + 0.4 * f32::from(trades.times - 1) };
                match (made, trades.duty) {
                    (None, _) => on(trades.skip),
                    (Some(made), Duty::Must) => made + next(),
                    (Some(made), Duty::May) => (made * more + next()).max(on(trades.skip)),
                }
            }
            Clause::Choose(choose) => {
                let options = &choose.options;
                let open = match when {
                    When::Now => words::open_options(self.at(pc), options),
                    When::Later => u8::MAX,
                };
                let worth = |i: usize| {
                    let sure = self.odds_of_option(options[i].condition.as_ref(), source, when);
                    sure * on(options[i].pc)
                };
                let mut worths: Vec<f32> =
                    (0..options.len()).filter(|i| open >> i & 1 == 1).map(worth).collect();
                worths.sort_unstable_by(|a, b| b.total_cmp(a));
                // Each option goes on to the end by itself; of several, what comes after counts once.
                let after = on(choose.end);
                let picked: f32 = worths.iter().take(usize::from(choose.pick)).map(|w| w - after).sum();
                match choose.duty {
                    Duty::Must => picked + after,
                    Duty::May => picked.max(0.0) + after,
                }
            }
            Clause::GainNamed(named) => 0.85 * self.some_goods(named.n, when) + next(),
            Clause::OpponentPicksGood(pick) => {
                self.some_goods(pick.you_get_same, when) - ENVY * GOOD * f32::from(pick.they_get) + next()
            }
            Clause::SplitPool(split) => {
                let worths: Vec<f32> = split.pool.iter().map(|b| self.bundle(*b, when)).collect();
                let best = worths.iter().copied().fold(0.0, f32::max);
                worths.iter().sum::<f32>() - best - ENVY * GOOD + next()
            }
            Clause::GiveAway(give) => next() - f32::from(give.goods) * (PAID + ENVY * GOOD / 2.0),
            Clause::Steal(steal) => {
                f32::from(steal.goods) * GOOD * 1.2 * if when == When::Now { 1.0 } else { 0.6 } + next()
            }
            Clause::TakeStock(_) => self.stock_of(source, when) + next(),
            Clause::CopyHelp(_) => self.copied(source, when) + next(),
            Clause::Peek(_) => self.look(when) + next(),
            Clause::Each(each) => self.for_others(each.who, pc.next(), each.end, when) + on(each.end),
            Clause::WhiteDie(die) => DIE * f32::from(die.n) + next(),
            Clause::ColouredDice(dice) => next() - 1.1 * f32::from(3u8.saturating_sub(dice.n)),
            Clause::MoveGroup(group) => self.moving(group.to, when) + next(),
            Clause::FreeBuild(free) => self.free_buildings(*free) + next(),
        }
    }

    /// An effect of the seat at this clause, to look at.
    fn at(&self, pc: Pc) -> At<'_> {
        let effect = Effect { seat: self.seat, pc, memo: 0, about: 0 };
        At { content: self.content, board: self.board, effect }
    }

    /// Does it hold now; how likely will it?
    fn holds(&self, condition: &Condition, seat: Seat, source: SourceId, when: When) -> f32 {
        match when {
            When::Now => {
                let scene = Scene::new(self.content, self.board);
                f32::from(u8::from(scene.holds(condition, seat, source)))
            }
            When::Later => self.odds(condition, source),
        }
    }

    fn odds_of_option(&self, condition: Option<&Condition>, source: SourceId, when: When) -> f32 {
        match when {
            When::Now => 1.0,
            When::Later => self.odds_if(condition, source),
        }
    }

    /// What it is worth to gain this.
    pub fn bundle(&self, what: Bundle, when: When) -> f32 {
        let goods = match when {
            When::Later => {
                GOOD * self.later() * f32::from(what.kinds().total() + what.any + 2 * what.each_other)
            }
            When::Now if what.any == 0 => self.gain(what.kinds()),
            When::Now => self.best_gain(what.any, what.kinds()),
        };
        let soldiers = match when {
            When::Later => SOLDIER * f32::from(what.soldiers),
            When::Now => self.soldiers(what.soldiers as i16),
        };
        goods + soldiers + self.tokens(what.plus2) + f32::from(what.vp)
    }

    /// What it costs to pay this.
    pub fn price_of(&self, what: Bundle, when: When) -> f32 {
        let goods = match when {
            When::Later => PAID * f32::from(what.kinds().total() + what.any),
            When::Now => {
                let mut least = f32::MAX;
                let kinds = what.kinds();
                self.me()
                    .goods
                    .minus(kinds)
                    .each_pick(what.any, |any| least = least.min(self.loss(kinds.plus(any))));
                if least == f32::MAX { 0.0 } else { least }
            }
        };
        let soldiers = match when {
            When::Later => SOLDIER * f32::from(what.soldiers),
            When::Now => -self.soldiers(-(what.soldiers as i16)),
        };
        goods + soldiers + self.token_loss(what.plus2) + f32::from(what.vp)
    }

    /// Goods are worth less when little can be built with them any more.
    pub fn later(&self) -> f32 {
        (self.seasons_after() / 4.0).clamp(0.45, 1.0)
    }

    /// What a trade is worth, if it can be made.
    fn trade(&self, trade: &Trade, when: When) -> Option<f32> {
        if when == When::Later {
            let each_other = Bundle { each_other: trade.gain.each_other, ..trade.gain };
            return Some(0.8 * (self.bundle(each_other, when) - self.price_of(trade.pay, when)).max(0.0));
        }
        if !words::is_payable(trade, self.me()) {
            return None;
        }
        let mut best = f32::MIN;
        let kinds = trade.pay.kinds();
        self.me()
            .goods
            .minus(kinds)
            .each_pick(trade.pay.any, |paid| best = best.max(self.exchange(trade, paid)));
        Some(best)
    }

    /// What a trade is worth if these goods of choice are paid; the best are gained.
    pub fn exchange(&self, trade: &Trade, paid: Goods) -> f32 {
        let mut best = f32::MIN;
        SUPPLY.each_pick(trade.gain.any, |gained| best = best.max(self.exchange_for(trade, paid, gained)));
        best
    }

    /// What a trade is worth if these goods of choice are paid and those are gained.
    pub fn exchange_for(&self, trade: &Trade, paid: Goods, gained: Goods) -> f32 {
        let others = Good::ALL.into_iter().filter(|good| paid.of(*good) == 0);
        let others = others.fold(Goods::NONE, |sum, g| sum.plus(Goods::only(g, trade.gain.each_other)));
        let me = self.me();
        let left = me.goods.minus(trade.pay.kinds()).minus(paid);
        let after = left.plus(trade.gain.kinds()).plus(gained).plus(others);
        let soldiers = trade.gain.soldiers as i16 - trade.pay.soldiers as i16;
        self.stock(after, me.built) - self.present_stock()
            + self.soldiers(soldiers)
            + self.tokens(trade.gain.plus2)
            - self.token_loss(trade.pay.plus2)
            + f32::from(trade.gain.vp - trade.pay.vp)
    }

    /// Goods of one kind, of somebody else's choice.
    fn some_goods(&self, n: u16, when: When) -> f32 {
        let each = |good: Good| self.bundle(Bundle::goods(Goods::only(good, n)), when);
        let worths = Good::ALL.map(each);
        0.5 * worths.iter().copied().fold(f32::MAX, f32::min) + 0.5 * worths.iter().sum::<f32>() / 3.0
    }

    /// The best good on a tile.
    fn stock_of(&self, source: SourceId, when: When) -> f32 {
        let SourceKind::Tile(number) = source.kind() else { return 0.0 };
        let mut best = 0.0f32;
        let there = self.board.stock[usize::from(number) - 1].goods();
        there.each_pick(1, |goods| best = best.max(self.bundle(Bundle::goods(goods), when)));
        best
    }

    /// The gift of the lowest advisor that nobody has influenced yet.
    fn copied(&self, source: SourceId, when: When) -> f32 {
        let own = match source.kind() {
            SourceKind::Tile(number) | SourceKind::Advisor(number) => number,
            _ => 0,
        };
        let advisor = (1..=ADVISORS).find(|n| *n != own && !self.board.is_influenced(*n));
        let gift = advisor.and_then(|n| words::gift(self.content, self.board, n));
        // Others may take that one first, for better or worse.
        gift.map_or(0.0, |pc| self.clauses(pc, when, &[]))
    }

    fn look(&self, when: When) -> f32 {
        match peeking(self.content, self.board) {
            Peeking::Instead(what) => self.bundle(what, when),
            Peeking::Plain | Peeking::Either => {
                let seen = when == When::Now && words::has_seen(self.content, self.board, self.seat);
                if seen { 0.0 } else { LOOK }
            }
        }
    }

    /// What these steps give to several players: what the seat gains, less a part of what others do.
    fn for_others(&self, who: Players, from: Pc, end: Pc, when: When) -> f32 {
        let own = if who == Players::Each { self.plainly(self.seat, from, end, when) } else { 0.0 };
        let others = self.board.others(self.seat);
        let theirs: f32 = others.iter().map(|s| self.plainly(s, from, end, when)).sum();
        own - theirs / others.len().max(1) as f32
    }

    /// Steps that ask nothing, for any player.
    fn plainly(&self, seat: Seat, mut pc: Pc, end: Pc, when: When) -> f32 {
        let mut sum = 0.0;
        let mut sure = 1.0f32;
        while pc < end {
            let mut next = pc.next();
            match self.content.clause(pc) {
                Clause::Gain(gain) => sum += sure * self.bundle(gain.what, When::Later),
                Clause::Lose(lose) => sum -= sure * self.bundle(lose.what, When::Later),
                Clause::WhiteDie(die) => sum += sure * DIE * f32::from(die.n),
                Clause::ColouredDice(dice) => sum -= sure * f32::from(3u8.saturating_sub(dice.n)),
                Clause::Jump(jump) => next = jump.0,
                Clause::Unless(test) => match when {
                    When::Now if self.holds(&test.condition, seat, self.content.owner(pc), when) < 0.5 => {
                        next = test.to;
                    }
                    When::Now => {}
                    When::Later => sure *= 0.5,
                },
                _ => {}
            }
            pc = next;
        }
        sum
    }

    /// What it is worth to move the group on the highest advisor there.
    fn moving(&self, to: u8, when: When) -> f32 {
        if when == When::Later {
            return 1.0;
        }
        let Some(index) = words::highest_group(self.content, self.board, self.seat, to) else { return 0.0 };
        let from = self.board.court[index].advisor;
        (self.help(to) - self.help(from)).max(0.0)
    }

    /// The best buildings that could be put up for nothing.
    fn free_buildings(&self, free: FreeBuild) -> f32 {
        let FreeBuild { columns, max, score } = free;
        let open = build::open_spaces(self.me());
        let in_columns = open.iter().filter(|id| columns >> id.column() & 1 == 1);
        let mut worths: Vec<f32> = in_columns.map(|id| self.for_nothing(id, score)).collect();
        worths.sort_unstable_by(|a, b| b.total_cmp(a));
        // By the time it comes, some of them stand anyway.
        let sure = if self.is_set_up() { 0.6 } else { 1.0 };
        sure * worths.iter().take(usize::from(max)).filter(|w| **w > 0.0).sum::<f32>()
    }

    /// What it is worth to put up this building for nothing.
    pub fn for_nothing(&self, id: kingsburg::content::BuildingId, score: Score) -> f32 {
        let vp = match score {
            Score::Printed => 0.0,
            Score::Nothing => f32::from(self.content.building(id).vp),
        };
        self.worth(id) - vp + 0.3
    }

    /// What it saves to pay so much less of this for a building.
    pub fn saved(&self, good: GoodOrAny, n: i16) -> f32 {
        let each = match good {
            GoodOrAny::Kind(_) => 0.8 * GOOD,
            GoodOrAny::Word(_) => GOOD,
        };
        -each * f32::from(n)
    }
}

/// One thing or another, as likely as that.
fn mix(odds: f32, yes: impl Fn() -> f32, no: impl Fn() -> f32) -> f32 {
    if odds >= 1.0 {
        yes()
    } else if odds <= 0.0 {
        no()
    } else {
        odds * yes() + (1.0 - odds) * no()
    }
}
