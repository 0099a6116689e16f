//! Where his Nobles go: Mobilize Forces, Versatile Strategy and whatever else moves them.

use super::blows::{self, Blow};
use super::eyes::Eyes;
use super::lure::Lures;
use knights::answer::{Answer, Stance, Way, Word};
use knights::board::Site;
use knights::content::{AreaId, NobleId, Nobles};
use knights::movement;

/// What can be done in an area: who moves there, and what battle follows.
#[derive(Copy, Clone)]
struct Order {
    movers: Nobles,
    value: f64,
}

/// All moves that his Nobles can make, by land and by sea, obeying the Laws and asking nobody's leave.
fn moves(eyes: &Eyes<'_>) -> Vec<(NobleId, AreaId, Way)> {
    let mut answers = Vec::new();
    movement::list(eyes.game, eyes.board, eyes.me, None, &mut answers);
    answers.into_iter().filter_map(lawful).collect()
}

fn lawful(answer: Answer) -> Option<(NobleId, AreaId, Way)> {
    match answer {
        Answer::Move(_, _, way) if way.stance() == Stance::Defy => None,
        Answer::Move(noble, area, way) => Some((noble, area, way)),
        _ => None,
    }
}

/// What is lost when these Nobles leave where they are.
fn leaving(eyes: &Eyes<'_>, movers: Nobles) -> f64 {
    movers.iter().map(|noble| leaving_one(eyes, noble, movers)).sum()
}

fn leaving_one(eyes: &Eyes<'_>, noble: NobleId, movers: Nobles) -> f64 {
    let board = eyes.board;
    let Some(area) = board.noble(noble).place.area() else { return 0.0 };
    let staying = board.nobles_in(eyes.me, area).without(movers);
    let guard = |nobles: Nobles| nobles.iter().map(|noble| eyes.strength(noble)).sum::<u16>();
    let (with, without) = (guard(staying) + eyes.strength(noble), guard(staying));
    let mut cost = 0.0;
    if let Some(city) = eyes.city_at(area) {
        let site = Site::City(city);
        if eyes.owns(city) {
            let prize = eyes.prize(city);
            cost += (eyes.risk(site, area, without) - eyes.risk(site, area, with)) * prize;
            if staying.is_empty() {
                cost += unguarded(eyes, area);
            }
        } else if board.sieges(site)[eyes.me.index()] > 0 && staying.is_empty() {
            cost += 0.8 * eyes.prize(city);
        }
    }
    if board.stronghold(eyes.me).area == Some(area) {
        let site = Site::Stronghold(eyes.me);
        cost += (eyes.risk(site, area, without) - eyes.risk(site, area, with)) * eyes.home_worth();
    }
    if let Some(other) = board.stronghold_in(area).filter(|other| *other != eyes.me)
        && board.sieges(Site::Stronghold(other))[eyes.me.index()] > 0
        && staying.is_empty()
    {
        cost += 0.8 * eyes.stronghold_prize(other);
    }
    cost
}

/// What it costs that a city of his has no Noble in Upkeep: a revolt once in four times, which Faith or crowns buy off.
pub(super) fn unguarded(eyes: &Eyes<'_>, area: AreaId) -> f64 {
    let Some(city) = eyes.city_at(area).filter(|city| eyes.owns(*city)) else { return 0.0 };
    let price = f64::from(eyes.game.revolt_price(city));
    let pays = eyes.baron().faith > 0 || f64::from(eyes.baron().crowns) >= price;
    eyes.temper.revolt * if pays { price.min(4.0) } else { eyes.prize(city) }
}

/// The best use of a card that lets Nobles move into one area and fight there.
fn order(eyes: &Eyes<'_>, area: AreaId, moves: &[(NobleId, AreaId, Way)], lures: &Lures) -> Order {
    let reach = |way: &Way| matches!(way, Way::Land(_) | Way::Road(_));
    let movers: Nobles =
        moves.iter().filter(|(_, to, way)| *to == area && reach(way)).map(|(noble, ..)| *noble).collect();
    let moved = eyes.board.action.moved.and(eyes.board.nobles_in(eyes.me, area));
    let here = eyes.ready_in(area).or(moved);
    let mut best = Order { movers: Nobles::NONE, value: 0.0 };
    for movers in subsets(movers) {
        let blow = blows::best(eyes, area, here.or(movers)).map_or(0.0, |blow| blow.value);
        let stand = movers.iter().map(|noble| lures.gain(noble, area)).sum::<f64>();
        let tired = eyes.temper.tired * f64::from(movers.len());
        let value = blow.max(stand) - leaving(eyes, movers) - tired;
        if value > best.value {
            best = Order { movers, value };
        }
    }
    best
}

/// Every set of these, the empty one first.
fn subsets(nobles: Nobles) -> impl Iterator<Item = Nobles> {
    let count = 1u32 << nobles.len().min(4);
    (0..count).map(move |bits| {
        nobles
            .iter()
            .enumerate()
            .filter(|(place, _)| bits & (1 << place) != 0)
            .map(|(_, noble)| noble)
            .collect()
    })
}

/// Mobilize Forces: the area where most is to be had.
pub(super) fn mobilize(eyes: &Eyes<'_>) -> Option<Answer> {
    let (moves, lures) = (moves(eyes), Lures::of(eyes, eyes.ready().iter()));
    eyes.best(|answer| match answer {
        Answer::Area(area) => order(eyes, area, &moves, &lures).value - eyes.temper.moving,
        _ => 0.0,
    })
}

/// The areas for Mobilize Forces, the best first.
pub(super) fn areas(eyes: &Eyes<'_>) -> Vec<Answer> {
    let (moves, lures) = (moves(eyes), Lures::of(eyes, eyes.ready().iter()));
    eyes.ranked(|answer| match answer {
        Answer::Area(area) => order(eyes, area, &moves, &lures).value,
        _ => 0.0,
    })
}

/// The moves of one Noble, the best first.
pub(super) fn marches(eyes: &Eyes<'_>) -> Vec<Answer> {
    let lures = Lures::of(eyes, eyes.ready().iter());
    eyes.ranked(|answer| match lawful(answer) {
        Some((noble, area, _)) => lures.gain(noble, area) - leaving(eyes, Nobles::one(noble)),
        None => -100.0,
    })
}

/// Who moves in, and whether there is a battle.
pub(super) fn mobilizing(eyes: &Eyes<'_>, area: AreaId) -> Option<Answer> {
    let (moves, lures) = (moves(eyes), Lures::of(eyes, eyes.ready().iter()));
    let order = order(eyes, area, &moves, &lures);
    let mover = eyes.answers.iter().find(|answer| {
        let way = lawful(**answer).filter(|(_, _, way)| !matches!(way, Way::Sea(_)));
        way.is_some_and(|(noble, ..)| order.movers.has(noble))
    });
    let moved = eyes.board.action.moved.and(eyes.board.nobles_in(eyes.me, area));
    let nobles = eyes.ready_in(area).or(moved);
    // Who was denied leave has already said whether he attacks anybody else.
    let undenied = eyes.board.action.denied.is_empty();
    let battle = blows::best(eyes, area, nobles).filter(|_| undenied).and_then(|_| eyes.say(Word::Battle));
    mover.copied().or(battle)
}

/// The best battle that he can fight without moving, and where.
pub(super) fn best_blow(eyes: &Eyes<'_>) -> Option<(AreaId, Blow)> {
    let areas = eyes.ready().iter().filter_map(|noble| eyes.board.noble(noble).place.area());
    let blows = areas.filter_map(|area| Some((area, blows::best(eyes, area, eyes.ready_in(area))?)));
    blows.max_by(|a, b| a.1.value.total_cmp(&b.1.value))
}

/// The best move of one Noble.
fn best_move(eyes: &Eyes<'_>) -> Option<(NobleId, AreaId, Way, f64)> {
    let lures = Lures::of(eyes, eyes.ready().iter());
    let valued = moves(eyes).into_iter().map(|(noble, area, way)| {
        let late = if matches!(way, Way::Sea(_)) { 0.6 } else { 1.0 };
        let value = late * lures.gain(noble, area) - leaving(eyes, Nobles::one(noble));
        (noble, area, way, value)
    });
    valued.max_by(|a, b| a.3.total_cmp(&b.3)).filter(|best| best.3 > 0.0)
}

/// Versatile Strategy: a battle, a move, crowns, Votes, or a place on the Mercenary Track.
pub(super) fn versatile(eyes: &Eyes<'_>) -> Option<Answer> {
    let battle = best_blow(eyes).map_or(0.0, |(_, blow)| blow.value);
    let moving = best_move(eyes).map_or(0.0, |best| best.3);
    let poor = eyes.crowns() < eyes.dues() + 2;
    let banned = eyes.board.banned.has(eyes.me);
    let worth = eyes.temper.versatile;
    eyes.best(|answer| match answer {
        Answer::Say(Word::Battle) => battle,
        Answer::Say(Word::Move) => moving - eyes.temper.moving,
        Answer::Say(Word::Crowns) => {
            if poor {
                worth[1]
            } else {
                worth[0]
            }
        }
        Answer::Say(Word::Votes) => {
            if banned {
                0.1
            } else {
                worth[2]
            }
        }
        Answer::Spot(spot) => {
            let fee = i32::from(eyes.game.components().track[usize::from(spot)].fee);
            if eyes.spare() >= fee + 8 { worth[3] - 0.1 * f64::from(fee) } else { 0.0 }
        }
        _ => 0.0,
    })
}

/// Its move.
pub(super) fn versatile_move(eyes: &Eyes<'_>) -> Option<Answer> {
    let (noble, area, way, _) = best_move(eyes)?;
    eyes.give(Answer::Move(noble, area, way))
}

/// Its battle: where.
pub(super) fn versatile_battle(eyes: &Eyes<'_>) -> Option<Answer> {
    best_blow(eyes).and_then(|(area, _)| eyes.give(Answer::Area(area)))
}

/// What his Nobles could do in this round with cards that move and fight: in place, and after a move; the best first.
pub(super) fn prospects(eyes: &Eyes<'_>) -> (Vec<f64>, Vec<f64>) {
    let (moves, lures) = (moves(eyes), Lures::of(eyes, eyes.ready().iter()));
    let mut areas: Vec<AreaId> =
        eyes.ready().iter().filter_map(|noble| eyes.board.noble(noble).place.area()).collect();
    areas.sort_unstable();
    areas.dedup();
    let in_place = areas.iter().filter_map(|area| blows::best(eyes, *area, eyes.ready_in(*area)));
    let mut in_place: Vec<f64> = in_place.map(|blow| blow.value).collect();
    let mut goals: Vec<AreaId> = moves.iter().map(|(_, area, _)| *area).collect();
    goals.sort_unstable();
    goals.dedup();
    let orders = goals
        .into_iter()
        .map(|area| order(eyes, area, &moves, &lures))
        .filter(|order| !order.movers.is_empty());
    let mut after: Vec<Order> = orders.filter(|order| order.value > eyes.temper.moving).collect();
    after.sort_by(|a, b| b.value.total_cmp(&a.value));
    // Each Noble once.
    let mut used = Nobles::NONE;
    let mut moving = Vec::new();
    for order in after {
        if order.movers.and(used).is_empty() {
            used = used.or(order.movers);
            moving.push(order.value);
        }
    }
    in_place.sort_by(|a, b| b.total_cmp(a));
    (in_place, moving)
}
