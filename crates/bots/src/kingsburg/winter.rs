//! What soldiers are worth: the coming battle, over all cards and dice that are still possible.

use super::wealth::Eyes;
use kingsburg::content::{CardId, Content, Invader};
use kingsburg::view::View;

/// What a lost building costs beside its points.
const RAZED: f32 = 2.5;
/// What a good is worth in rewards and raids.
const GOOD: f32 = 0.8;

/// What the coming battle is worth with so many soldiers more than now.
pub fn battle(eyes: &Eyes<'_>, view: &View, more: u16) -> f32 {
    let year = eyes.board.year;
    let known = view.invaders[usize::from(year) - 1];
    let of = |card: CardId| over_dice(eyes, eyes.content.invader(card), more);
    match known {
        Some(card) => of(card),
        None => {
            let cards: Vec<CardId> = eyes.content.cards_of(year).collect();
            cards.iter().map(|card| of(*card)).sum::<f32>() / cards.len() as f32
        }
    }
}

/// What one soldier more is worth.
pub fn soldier(eyes: &Eyes<'_>, view: &View) -> f32 {
    battle(eyes, view, 1) - battle(eyes, view, 0)
}

fn over_dice(eyes: &Eyes<'_>, invader: &Invader, more: u16) -> f32 {
    let own = bonus(eyes.content, eyes, invader) + (eyes.me().soldiers + more) as i16;
    let walls =
        eyes.me().built.and(eyes.content.at.battle).iter().any(|id| eyes.content.building(id).tie_is_win);
    let one = |die: i16| match (own + die).cmp(&invader.strength) {
        std::cmp::Ordering::Greater => victory(eyes, invader),
        std::cmp::Ordering::Equal if walls => victory(eyes, invader),
        std::cmp::Ordering::Equal => 0.0,
        std::cmp::Ordering::Less => -defeat(eyes, invader),
    };
    (1..=6).map(one).sum::<f32>() / 6.0
}

fn bonus(content: &Content, eyes: &Eyes<'_>, invader: &Invader) -> i16 {
    let owned = eyes.me().built.and(content.at.battle);
    owned.iter().map(|id| content.building(id).battle[invader.race as usize]).sum()
}

fn victory(eyes: &Eyes<'_>, invader: &Invader) -> f32 {
    let extra: i16 = {
        let owned = eyes.me().built.and(eyes.content.at.battle_won);
        owned.iter().map(|id| eyes.content.building(id).battle_won.vp).sum()
    };
    let reward = invader.reward;
    f32::from(reward.kinds().total() + reward.any) * GOOD + f32::from(reward.vp + extra) + 0.35
}

fn defeat(eyes: &Eyes<'_>, invader: &Invader) -> f32 {
    let penalty = invader.penalty;
    let goods = eyes.me().goods;
    let raided = goods.common(penalty.kinds()).total() + penalty.any.min(goods.total());
    let lowest = f32::from(u8::from(eyes.me().built.count() > 0)) * f32::from(penalty.buildings);
    f32::from(raided) * GOOD + lowest * (RAZED + 2.0) + f32::from(penalty.vp)
}
