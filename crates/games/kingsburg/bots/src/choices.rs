//! The questions of effects: what to take, to pay, to name, whom to favour and whom to rob.

use super::eyes::Eyes;
use super::programs::When;
use kingsburg::answer::Answer;
use kingsburg::content::{Clause, Duty, Moment, Nature, Pc, SourceId, Trade};
use kingsburg::effects::moments::Now;
use kingsburg::goods::{Bundle, Goods};
use table::Seat;

/// How much of what another player gains is a loss.
const ENVY: f32 = 0.3;

/// What an answer to a clause of an effect is worth; `owner` is who gains by it.
pub fn clause(eyes: &Eyes<'_>, owner: Seat, pc: Pc, answer: Answer) -> f32 {
    let clause = eyes.content.clause(pc);
    if owner != eyes.seat {
        return for_another(eyes, owner, clause, answer);
    }
    match (clause, answer) {
        (Clause::May(may), Answer::Pass) => eyes.program(may.skip, When::Now),
        (Clause::May(_), _) => eyes.program(pc.next(), When::Now),
        (Clause::Trades(trades), answer) => trade(eyes, &trades.trades, answer),
        (Clause::Choose(choose), Answer::Pick(mask)) if choose.pick == 1 => {
            let option = choose.options.get(mask.trailing_zeros() as usize);
            option.map_or(0.0, |option| eyes.program(option.pc, When::Now))
        }
        (Clause::Choose(choose), Answer::Pick(mask)) => {
            eyes.bundle(choose.sum(eyes.content, mask), When::Now)
        }
        (Clause::Choose(choose), Answer::Pass) => eyes.program(choose.end, When::Now),
        // The one who is chosen gains as well: better the weakest.
        (Clause::OpponentPicksGood(_) | Clause::SplitPool(_), Answer::Player(who)) => -eyes.standing_of(who),
        (Clause::GiveAway(_), Answer::Give { seat, good }) => {
            -eyes.loss(Goods::only(good, 1)) - rivalry(eyes, seat) * eyes.of(seat).gain(Goods::only(good, 1))
        }
        (Clause::Steal(_), Answer::Rob { seat, good }) => {
            0.2 + eyes.gain(Goods::only(good, 1))
                + rivalry(eyes, seat) * eyes.of(seat).loss(Goods::only(good, 1))
        }
        (Clause::MoveGroup(group), Answer::Accept) => moved(eyes, group.to),
        (Clause::FreeBuild(free), Answer::Build(one)) => eyes.for_nothing(one.building, free.score),
        (_, Answer::Goods(goods)) => eyes.gain(goods),
        (_, Answer::Look(_)) => 0.1,
        (_, Answer::Accept | Answer::Token) => 0.05,
        _ => 0.0,
    }
}

/// What it is worth to move the highest group: the new help against the old.
fn moved(eyes: &Eyes<'_>, to: u8) -> f32 {
    let from = kingsburg::effects::words::highest_group(eyes.content, eyes.board, eyes.seat, to);
    from.map_or(0.0, |index| eyes.help(to) - eyes.help(eyes.board.court[index].advisor))
}

/// An answer in another's effect: he should gain little, oneself much.
fn for_another(eyes: &Eyes<'_>, owner: Seat, clause: &Clause, answer: Answer) -> f32 {
    let them = eyes.of(owner);
    match (clause, answer) {
        (Clause::OpponentPicksGood(pick), Answer::Goods(goods)) => {
            let own = Bundle::goods(goods).times(pick.they_get);
            let theirs = Bundle::goods(goods).times(pick.you_get_same);
            eyes.bundle(own, When::Now) - ENVY * them.bundle(theirs, When::Now)
        }
        (Clause::SplitPool(split), Answer::Pick(mask)) => {
            let picked = split.pool.get(mask.trailing_zeros() as usize).copied().unwrap_or_default();
            eyes.bundle(picked, When::Now) + ENVY * them.bundle(picked, When::Now)
        }
        // The good he needs least.
        (_, Answer::Goods(goods)) => -them.gain(goods),
        _ => 0.0,
    }
}

/// How much a player's loss is a gain: the leader's more than others'.
fn rivalry(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    let best = eyes.board.others(seat).iter().filter(|s| *s != eyes.seat).map(|s| eyes.standing_of(s));
    let leads = best.fold(f32::MIN, f32::max) < eyes.standing_of(seat);
    if leads { 1.5 * ENVY } else { 0.7 * ENVY }
}

/// What it is worth to make the trade that an answer means.
fn trade(eyes: &Eyes<'_>, trades: &[Trade], answer: Answer) -> f32 {
    let payable = trades.iter().filter(|t| kingsburg::effects::words::is_payable(t, eyes.me()));
    let made = payable.filter_map(|t| match answer {
        Answer::Goods(goods) if t.pay.any > 0 => Some(eyes.exchange(t, goods)),
        Answer::Goods(goods) if t.gain.any > 0 => Some(eyes.exchange_for(t, Goods::NONE, goods)),
        Answer::Token if t.pay == (Bundle { plus2: t.pay.plus2, ..Bundle::NONE }) => {
            Some(eyes.exchange_for(t, Goods::NONE, Goods::NONE))
        }
        Answer::Accept => Some(eyes.exchange_for(t, Goods::NONE, Goods::NONE)),
        _ => None,
    });
    made.reduce(f32::max).unwrap_or(0.0)
}

/// Which of several effects comes first: what depends on what one has while it holds, then gains, then what counts
/// them, then what is paid.
pub fn first(eyes: &Eyes<'_>, now: Now, source: SourceId) -> f32 {
    let triggers = eyes.content.source(source).triggers.iter().map(|id| eyes.content.trigger(*id));
    let Some(trigger) = triggers.into_iter().find(|trigger| trigger.moment == now.moment) else { return 0.0 };
    let worth = eyes.program(trigger.pc, When::Now);
    if trigger.duty == Duty::May && worth <= 0.0 {
        return -0.1;
    }
    let turn = match (trigger.nature, trigger.condition.is_some()) {
        (Nature::Depends, true) => 4.0,
        (Nature::Adds | Nature::Asks, _) => 3.0,
        (Nature::Depends, false) => 2.0,
        (Nature::Pays, _) => 1.0,
    };
    turn + 0.01 * worth.clamp(-10.0, 10.0)
}

/// What comes of a building at once: effects of building, and those at the end of the season that look at what is left.
pub fn on_build(eyes: &Eyes<'_>, building: kingsburg::content::BuildingId, left: Goods) -> f32 {
    let mut board = *eyes.board;
    board.player_mut(eyes.seat).goods = left;
    let scene = kingsburg::effects::Scene {
        about: building.0,
        ..kingsburg::effects::Scene::new(eyes.content, &board)
    };
    let own = eyes.comes_now(Moment::OwnBuild, |trigger| {
        let holds = trigger.condition.as_ref().is_none_or(|c| scene.holds(c, eyes.seat, trigger.source));
        trigger.filter.columns >> building.column() & 1 == 1 && holds
    });
    let end = eyes.comes_now(Moment::SeasonEnd, |trigger| {
        trigger.condition.as_ref().is_some_and(|c| scene.holds(c, eyes.seat, trigger.source))
    });
    let end_without = eyes.comes_now(Moment::SeasonEnd, |trigger| {
        let present = kingsburg::effects::Scene::new(eyes.content, eyes.board);
        trigger.condition.as_ref().is_some_and(|c| present.holds(c, eyes.seat, trigger.source))
    });
    own + end - end_without
}
