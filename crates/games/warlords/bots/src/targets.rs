//! Which fief to attack, from where, with whom.

use super::eyes::{CHEAPEST, Eyes, strength};
use super::memo::{Memo, recall};
use super::quick::Quick;
use std::cell::RefCell;
use warlords::army::{Army, Troop};
use warlords::battle::Side;
use warlords::content::{FiefId, Fiefs};
use warlords::odds::Battle;
use warlords::turn::paths::Mover;

/// Soldiers who go together to the border of a fief, or to another fief of mine.
#[derive(Copy, Clone, Debug)]
pub(super) struct Order {
    pub from: FiefId,
    pub mover: Mover,
    pub army: Army,
    /// A fief of mine on the way.
    pub via: Option<FiefId>,
    pub to: FiefId,
}

/// Soldiers of one fief that could take part in an attack.
#[derive(Copy, Clone)]
struct Offer {
    from: FiefId,
    via: Option<FiefId>,
    army: Army,
}

/// An attack that is worth its losses.
struct Attack {
    target: FiefId,
    parts: Vec<Offer>,
    score: f64,
}

thread_local! {
    static PLAN: Memo<Option<Order>> = const { RefCell::new(None) };
}

/// The next move of the best attack; none if no attack is worth it.
pub(super) fn plan(eyes: &Eyes<'_>) -> Option<Order> {
    recall(&PLAN, eyes, || plan_anew(eyes))
}

fn plan_anew(eyes: &Eyes<'_>) -> Option<Order> {
    let attacks = reachable(eyes).iter().filter_map(|target| weigh(eyes, target));
    let mut best: Option<Attack> = None;
    for attack in attacks {
        if best.as_ref().is_none_or(|b| attack.score > b.score) {
            best = Some(attack);
        }
    }
    let attack = best?;
    let part = attack.parts.iter().find(|part| !part.army.is_empty())?;
    Some(order(part, attack.target))
}

/// What an attack on a fief with everybody who is of use would be worth, and the moves it takes.
pub(super) struct Strike {
    pub score: f64,
    pub conquered: f64,
    pub moves: Vec<Order>,
}

/// The strongest attack on a fief, whether it is worth it or not; none if nobody can go.
pub(super) fn strike(eyes: &Eyes<'_>, target: FiefId, enough: f32) -> Option<Strike> {
    let pending = eyes.board.attacks[target];
    let mut battle = Battle::at(eyes.game, eyes.board, target, pending);
    let against = strength(eyes.content(), &battle, Side::Defender);
    let offers = offers(eyes, target);
    let mut parts = gather(eyes, &mut battle, pending, &offers, enough * against + 0.3);
    let odds = Quick::of(eyes.content(), &battle);
    let mut moves = Vec::new();
    for part in &mut parts {
        while !part.army.is_empty() {
            let order = order(part, target);
            part.army = part.army.minus(&order.army);
            moves.push(order);
        }
    }
    let score = score(eyes, target, &odds);
    (!moves.is_empty()).then_some(Strike { score, conquered: odds.conquered, moves })
}

/// Fiefs that can be attacked by somebody within two steps.
pub(super) fn reachable(eyes: &Eyes<'_>) -> Fiefs {
    let own = eyes.own();
    let bound = eyes.rivals().filter(|rival| eyes.board.truce(eyes.seat, *rival));
    let barred = bound.fold(own, |sum, rival| sum.or(eyes.board.fiefs(rival)));
    let near = own.iter().fold(Fiefs::NONE, |sum, f| sum.or(eyes.near(f)));
    near.without(barred).without(eyes.mood.spared)
}

/// The first group to leave: a Warlord takes everybody along; else foot and Knights go by themselves.
fn order(part: &Offer, to: FiefId) -> Order {
    let led = part.army.of(Troop::WARLORD) > 0;
    let of = |mover: Mover| part.army.troops().filter(|(t, _)| mover.takes(*t)).collect::<Army>();
    let mover = match (led, of(Mover::Foot).is_empty()) {
        (true, _) => Mover::Warlord,
        (false, false) => Mover::Foot,
        (false, true) => Mover::Knights,
    };
    Order { from: part.from, mover, army: of(mover), via: part.via, to }
}

/// Everybody who could join an attack, nearest first.
fn offers(eyes: &Eyes<'_>, target: FiefId) -> Vec<Offer> {
    let own = eyes.own();
    let engaged = eyes.board.pending().or(Fiefs::one(target));
    let near = eyes.near(target).and(own);
    let mut offers: Vec<Offer> =
        near.iter().map(|from| Offer { from, via: None, army: eyes.spare(from, engaged) }).collect();
    let second = near.iter().fold(Fiefs::NONE, |sum, f| sum.or(eyes.near(f))).and(own).without(near);
    for from in second.iter() {
        let mut army = eyes.spare(from, engaged);
        if army.of(Troop::WARLORD) == 0 {
            army = army.troops().filter(|(troop, _)| Mover::Knights.takes(*troop)).collect();
        }
        offers.push(Offer { from, via: eyes.near(from).and(near).first(), army });
    }
    offers.retain(|offer| !offer.army.is_empty());
    offers.sort_by_key(|offer| (offer.via.is_some(), std::cmp::Reverse(offer.army.total())));
    offers
}

/// What odds are good enough; worse ones are when the game must be turned, or has gone on for long.
fn least_odds(eyes: &Eyes<'_>, target: FiefId) -> f64 {
    let board = eyes.board;
    let Some(holder) = board.holder(target) else { return 0.75 };
    let castle = board.finished.has(target);
    if castle && eyes.pretender() == Some(holder) {
        return 0.3;
    }
    let late = f64::from(board.round.saturating_sub(12)) * 0.01;
    0.7 - late.min(0.25)
}

/// How superior an attack should be before more soldiers are of no use.
fn enough(eyes: &Eyes<'_>, target: FiefId) -> f32 {
    match (eyes.board.holder(target), eyes.board.castles.has(target)) {
        (None, _) => 2.5,
        (Some(_), false) => 3.0,
        (Some(_), true) => 3.5,
    }
}

/// The best attack on a fief, if it is worth it.
fn weigh(eyes: &Eyes<'_>, target: FiefId) -> Option<Attack> {
    let pending = eyes.board.attacks[target];
    let mut battle = Battle::at(eyes.game, eyes.board, target, pending);
    let against = strength(eyes.content(), &battle, Side::Defender);
    let enough = enough(eyes, target) * against + 0.3;
    if !pending.is_empty() && strength(eyes.content(), &battle, Side::Attacker) >= enough {
        return None;
    }
    let offers = offers(eyes, target);
    let all = offers.iter().fold(pending, |sum, offer| sum.plus(&offer.army));
    battle.attackers = all;
    if all == pending || strength(eyes.content(), &battle, Side::Attacker) < 0.5 * against {
        return None;
    }
    let parts = gather(eyes, &mut battle, pending, &offers, enough);
    let odds = Quick::of(eyes.content(), &battle);
    let score = if pending.is_empty() { score(eyes, target, &odds) } else { 1000.0 };
    let good = !pending.is_empty() || odds.conquered >= least_odds(eyes, target) + eyes.mood.odds;
    (good && score > 0.0).then_some(Attack { target, parts, score })
}

/// What an attack is worth, in gold.
pub(super) fn score(eyes: &Eyes<'_>, target: FiefId, odds: &Quick) -> f64 {
    let patience = (f64::from(eyes.board.round) / 40.0).min(1.0);
    let losses = odds.attackers * (1.0 - 0.5 * patience);
    odds.conquered * eyes.prize(target) + 0.6 * odds.defenders - losses
}

/// Takes soldiers until they are enough: against peasants the cheapest, against players the best.
fn gather(eyes: &Eyes<'_>, battle: &mut Battle, pending: Army, offers: &[Offer], enough: f32) -> Vec<Offer> {
    let peasants = battle.peasants > 0;
    let mut parts: Vec<Offer> = offers.iter().map(|offer| Offer { army: Army::NONE, ..*offer }).collect();
    let mut order = CHEAPEST;
    if !peasants {
        order.reverse();
        // The Warlord goes last, unless he carries others.
        order.rotate_left(1);
    }
    battle.attackers = pending;
    for (offer, part) in offers.iter().zip(&mut parts) {
        let led = offer.via.is_some() && offer.army.of(Troop::WARLORD) > 0;
        let first = if led { Some(Troop::WARLORD) } else { None };
        for troop in first.into_iter().chain(order.iter().copied()) {
            for _ in part.army.of(troop)..offer.army.of(troop) {
                if strength(eyes.content(), battle, Side::Attacker) >= enough {
                    return parts;
                }
                battle.attackers.add(troop, 1);
                part.army.add(troop, 1);
            }
        }
    }
    parts
}
