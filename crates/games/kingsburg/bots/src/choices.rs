//! The questions of effects: what to take, to pay, to name, whom to favour and whom to rob.

use super::eyes::Eyes;
use super::programs::When;
use kingsburg::answer::Answer;
use kingsburg::content::{Ask, Moment, Nature, Pc, SourceId, Step, Trade};
use kingsburg::effects::moments::Now;
use kingsburg::goods::{Bundle, Goods};
use table::Seat;

/// How much of what another player gains is a loss.
const ENVY: f32 = 0.3;

/// What an answer to a step of an effect is worth; `owner` is who gains by it.
pub fn step(eyes: &Eyes<'_>, owner: Seat, pc: Pc, answer: Answer) -> f32 {
    let step = eyes.content.step(pc);
    if owner != eyes.seat {
        return for_another(eyes, owner, step, answer);
    }
    match (step, answer) {
        (Step::May(skip), Answer::Pass) => eyes.program(*skip, When::Now),
        (Step::May(_), _) => eyes.program(pc.next(), When::Now),
        (Step::Trade { trades, .. }, answer) => trade(eyes, trades, answer),
        (Step::Choose { pick: 1, options, .. }, Answer::Pick(mask)) => {
            let option = options.get(mask.trailing_zeros() as usize);
            option.map_or(0.0, |option| eyes.program(option.pc, When::Now))
        }
        (Step::Choose { options, .. }, Answer::Pick(mask)) => {
            let picked = options.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            let sum = picked.fold(Bundle::NONE, |sum, (_, option)| match eyes.content.step(option.pc) {
                Step::Gain(what) => sum.plus(*what),
                _ => sum,
            });
            eyes.bundle(sum, When::Now)
        }
        (Step::Choose { end, .. }, Answer::Pass) => eyes.program(*end, When::Now),
        // The one who is chosen gains as well: better the weakest.
        (Step::OpponentPicks { .. } | Step::Split(_), Answer::Player(who)) => -eyes.standing_of(who),
        (Step::Give(_), Answer::Give { seat, good }) => {
            -eyes.loss(Goods::only(good, 1)) - rivalry(eyes, seat) * eyes.of(seat).gain(Goods::only(good, 1))
        }
        (Step::Steal(_), Answer::Rob { seat, good }) => {
            0.2 + eyes.gain(Goods::only(good, 1))
                + rivalry(eyes, seat) * eyes.of(seat).loss(Goods::only(good, 1))
        }
        (Step::MoveGroup(to), Answer::Accept) => moved(eyes, *to),
        (Step::FreeBuild { score, .. }, Answer::Build(one)) => eyes.for_nothing(one.building, *score),
        (_, Answer::Goods(goods)) => eyes.gain(goods),
        (_, Answer::Look(_)) => 0.1,
        (_, Answer::Accept | Answer::Token) => 0.05,
        _ => 0.0,
    }
}

/// What it is worth to move the highest group: the new help against the old.
fn moved(eyes: &Eyes<'_>, to: u8) -> f32 {
    let from = kingsburg::effects::ask::highest_group(eyes.content, eyes.board, eyes.seat, to);
    from.map_or(0.0, |index| eyes.help(to) - eyes.help(eyes.board.court[index].advisor))
}

/// An answer in another's effect: he should gain little, oneself much.
fn for_another(eyes: &Eyes<'_>, owner: Seat, step: &Step, answer: Answer) -> f32 {
    let them = eyes.of(owner);
    match (step, answer) {
        (Step::OpponentPicks { they, same }, Answer::Goods(goods)) => {
            let own = Bundle::goods(goods).times(*they);
            let theirs = Bundle::goods(goods).times(*same);
            eyes.bundle(own, When::Now) - ENVY * them.bundle(theirs, When::Now)
        }
        (Step::Split(pool), Answer::Pick(mask)) => {
            let picked = pool.get(mask.trailing_zeros() as usize).copied().unwrap_or_default();
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
    let payable = trades.iter().filter(|t| kingsburg::effects::trade::is_payable(t, eyes.me()));
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
    let deeds = eyes.content.source(source).deeds.iter().map(|id| eyes.content.deed(*id));
    let Some(deed) = deeds.into_iter().find(|deed| deed.moment == now.moment) else { return 0.0 };
    let worth = eyes.program(deed.pc, When::Now);
    if deed.ask == Ask::May && worth <= 0.0 {
        return -0.1;
    }
    let turn = match (deed.nature, deed.condition.is_some()) {
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
    let own = eyes.comes_now(Moment::OwnBuild, |deed| {
        let holds = deed.condition.as_ref().is_none_or(|c| scene.holds(c, eyes.seat, deed.source));
        deed.filter.columns >> building.column() & 1 == 1 && holds
    });
    let end = eyes.comes_now(Moment::SeasonEnd, |deed| {
        deed.condition.as_ref().is_some_and(|c| scene.holds(c, eyes.seat, deed.source))
    });
    let end_without = eyes.comes_now(Moment::SeasonEnd, |deed| {
        let present = kingsburg::effects::Scene::new(eyes.content, eyes.board);
        deed.condition.as_ref().is_some_and(|c| present.holds(c, eyes.seat, deed.source))
    });
    own + end - end_without
}
