//! Which six cards he plans, and on which stacks.

use super::eyes::Eyes;
use super::{memo, orders};
use knights::answer::Answer;
use knights::board::{Hand, Place, Plan};
use knights::content::{ActionCard, Areas, PhaseArea};

/// A card that he could plan.
#[derive(Copy, Clone)]
struct Wish {
    card: ActionCard,
    /// What it is worth, in crowns.
    value: f64,
    /// The higher, the earlier he wants it.
    urgency: f64,
}

/// The next pick of his plan.
pub(super) fn pick(eyes: &Eyes<'_>) -> Option<Answer> {
    let wanted = rest(memo::recall(eyes, || plan(eyes)), &eyes.own.plan);
    wanted.iter().find_map(|card| eyes.give(Answer::Card(card))).or(Some(Answer::Done))
}

/// What a plan still puts on the stack whose turn it is. Where something else lies there, what was wanted first comes first.
fn rest(wanted: [Hand; 3], laid: &Plan) -> Hand {
    let stack = usize::from(laid.at / 2).min(2);
    let is_so_far = (0..3).all(|place| {
        let (wanted, laid) = (wanted[place], laid.stacks[place]);
        if place < stack { wanted == laid } else { laid.without(wanted).is_empty() }
    });
    if is_so_far {
        return wanted[stack].without(laid.stacks[stack]);
    }
    let (mut there, mut rest) = (Hand::NONE, Hand::NONE);
    laid.stacks.into_iter().for_each(|hand| there.join(hand));
    for card in wanted.into_iter().flat_map(Hand::iter) {
        if there.of(card) > 0 {
            there.remove(card);
        } else if rest.len() < 2 - laid.at % 2 {
            rest.add(card);
        }
    }
    rest
}

/// What he would lay on each stack: the six best cards, the most urgent first.
fn plan(eyes: &Eyes<'_>) -> [Hand; 3] {
    by_urgency(best(eyes))
}

/// The cards that he wishes for, the best first.
fn best(eyes: &Eyes<'_>) -> Vec<Wish> {
    let mut wishes = wishes(eyes);
    wishes.sort_by(|a, b| b.value.total_cmp(&a.value));
    wishes
}

/// The first six, two on each stack.
fn by_urgency(mut wishes: Vec<Wish>) -> [Hand; 3] {
    wishes.truncate(6);
    wishes.retain(|wish| wish.value > 0.0);
    wishes.sort_by(|a, b| b.urgency.total_cmp(&a.urgency));
    let mut stacks = [Hand::NONE; 3];
    for (place, wish) in wishes.iter().enumerate() {
        stacks[place / 2].add(wish.card);
    }
    stacks
}

/// Whole plans that are worth weighing, his own first: the same cards sooner or later, and others in place of those that he wishes
/// for least.
pub(super) fn plans(eyes: &Eyes<'_>) -> Vec<Vec<Answer>> {
    let wishes = best(eyes);
    let own = by_urgency(wishes.clone());
    let mut plans = vec![own];
    let orders = [[1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    plans.extend(orders.map(|order| order.map(|stack: usize| own[stack])));
    for out in (3..wishes.len().min(6)).rev() {
        for other in 6..wishes.len() {
            let mut changed = wishes.clone();
            changed.swap(out, other);
            changed[out].value = changed[out].value.max(0.1);
            plans.push(by_urgency(changed));
        }
    }
    plans.extend(exchanges(own));
    let mut orders: Vec<Vec<Answer>> = Vec::new();
    for plan in plans {
        let order = picks(plan);
        if !orders.contains(&order) {
            orders.push(order);
        }
    }
    orders
}

/// The same cards, two of different stacks exchanged.
fn exchanges(own: [Hand; 3]) -> Vec<[Hand; 3]> {
    let mut plans = Vec::new();
    for (one, other) in [(0, 1), (1, 2), (0, 2)] {
        for sooner in own[one].iter() {
            for later in own[other].iter() {
                let mut plan = own;
                plan[one].remove(sooner);
                plan[other].remove(later);
                plan[one].add(later);
                plan[other].add(sooner);
                plans.push(plan);
            }
        }
    }
    plans
}

/// A plan, pick by pick.
fn picks(plan: [Hand; 3]) -> Vec<Answer> {
    let on = |hand: Hand| {
        let done = (hand.len() < 2).then_some(Answer::Done);
        hand.iter().map(Answer::Card).chain(done)
    };
    plan.into_iter().flat_map(on).collect()
}

fn wishes(eyes: &Eyes<'_>) -> Vec<Wish> {
    let (in_place, moving) = orders::prospects(eyes);
    let hand = eyes.baron().cards;
    let (temper, early) = (eyes.temper, eyes.temper.urgency);
    let mut wishes = Vec::with_capacity(12);
    let mut battles = in_place.iter().copied();
    let mut marches = moving.iter().copied();
    for card in hand.iter() {
        let before = wishes.iter().filter(|wish: &&Wish| wish.card == card).count() as i32;
        let wish = match card {
            // It is back at once whatever it did, and never worth less than two crowns.
            ActionCard::VersatileStrategy => {
                let battle = battles.next().unwrap_or(0.0);
                let urgency = if battle > 6.0 { early[0] } else { early[7] };
                Wish { card, value: temper.plan_versatile + battle, urgency }
            }
            ActionCard::MobilizeForces => {
                let best = marches.next().unwrap_or(0.0).max(if in_place.len() > 2 {
                    battles.next().unwrap_or(0.0)
                } else {
                    0.0
                });
                Wish { card, value: best * temper.plan_march, urgency: early[1] }
            }
            ActionCard::LevyTaxes => Wish { card, value: taxes(eyes), urgency: early[2] },
            ActionCard::DraftSoldiers => Wish { card, value: draft(eyes, before), urgency: early[3] },
            ActionCard::RallySupport => Wish { card, value: votes(eyes), urgency: early[4] },
            ActionCard::ServeChurch => Wish { card, value: faith(eyes, before), urgency: early[5] },
            ActionCard::ForcedMarch => {
                let more = in_place.len() + moving.len();
                Wish { card, value: temper.plan_forced[usize::from(more <= 3)], urgency: 0.0 }
            }
            ActionCard::EnrichMind => Wish { card, value: temper.plan_mind, urgency: early[6] },
        };
        wishes.push(wish);
    }
    wishes
}

/// A crown for each area with a Noble of his (WK-CARD-01), and the nearer to Taxation the better.
fn taxes(eyes: &Eyes<'_>) -> f64 {
    let places = eyes.board.nobles_of(eyes.me).filter_map(|noble| match eyes.board.noble(noble).place {
        Place::Area(area) => Some(area),
        Place::Off | Place::Port(_) | Place::Gone => None,
    });
    let areas: Areas = places.collect();
    let need = if eyes.spare() < 4 { 1.4 } else { 1.0 };
    eyes.temper.plan_taxes * f64::from(areas.len()) * need + eyes.income_of(eyes.me) / 8.0
}

/// Soldiers, as far as he can pay them besides those of such cards as he has planned before.
fn draft(eyes: &Eyes<'_>, before: i32) -> f64 {
    let pays = eyes.spare() - 2 * i32::from(eyes.board.markers_of(eyes.me)) - 3 * before;
    match pays {
        ..=1 => 0.2,
        2..=4 => eyes.temper.plan_draft[0],
        _ => eyes.temper.plan_draft[1],
    }
}

/// Two Votes, and the chair if nobody else has as many.
fn votes(eyes: &Eyes<'_>) -> f64 {
    if eyes.board.banned.has(eyes.me) {
        return 0.3;
    }
    let most = eyes.rivals().map(|seat| eyes.board.baron(seat).votes).max().unwrap_or(0);
    let chair = eyes.board.chairman != eyes.me && eyes.baron().votes + 2 > most;
    let near = f64::from(eyes.board.cards_in(PhaseArea::Assembly)) / f64::from(2 * eyes.board.count.max(1));
    let mission = if eyes.mission() == Some("mi_voice") { 1.5 } else { 0.0 };
    2.0 * eyes.temper.plan_votes + near + if chair { 1.2 } else { 0.0 } + mission
}

/// Faith: against revolts in cities that no Noble guards, against Events, and to head the Church.
fn faith(eyes: &Eyes<'_>, before: i32) -> f64 {
    let cities = eyes.board.cities_of(eyes.me).len() as i32;
    let nobles = eyes.board.nobles_of(eyes.me).filter(|noble| eyes.board.noble(*noble).place.is_on_board());
    let open = (cities - nobles.count() as i32).max(0);
    let has = i32::from(eyes.baron().faith) + before;
    let most = eyes.rivals().map(|seat| eyes.board.baron(seat).faith).max().unwrap_or(0);
    let head = eyes.board.church != eyes.me && i32::from(most) < has + 1;
    let mission = if eyes.mission() == Some("mi_shepherd") { 1.5 } else { 0.0 };
    let base = eyes.temper.plan_faith[usize::from(has > open)];
    base + if head { 1.0 } else { 0.0 } + mission
}

/// Which area a card goes to: one that is nearly full, so that the card is soon back, and whose phase is good for him.
pub(super) fn area(eyes: &Eyes<'_>) -> Option<Answer> {
    let full = f64::from(2 * eyes.board.count.max(1));
    eyes.best(|answer| match answer {
        Answer::Phase(area) => {
            let near = f64::from(eyes.board.cards_in(area) + 1) / full;
            let good = match area {
                PhaseArea::Taxation => {
                    (eyes.income_of(eyes.me) - eyes.mean(|seat| eyes.income_of(seat))) / 8.0
                }
                PhaseArea::Wages if eyes.crowns() < eyes.dues() => -1.5,
                PhaseArea::Wages => -f64::from(eyes.dues()) / 12.0,
                PhaseArea::Assembly => {
                    let votes = |seat| f64::from(eyes.board.baron(seat).votes);
                    (votes(eyes.me) - eyes.mean(votes)) / 8.0
                }
            };
            10.0 + near + good * near
        }
        _ => 0.0,
    })
}
