//! What the advisors are worth, and how dice are best spread over them.

use super::wealth::{Eyes, TOKEN};
use super::winter;
use kingsburg::answer::Placement;
use kingsburg::board::{ADVISORS, Dice};
use kingsburg::content::{Gift, Trade};
use kingsburg::goods::{Good, Goods};
use kingsburg::view::View;

/// The worth of each advisor's help, number 1 first.
pub type Worths = [f32; ADVISORS as usize];

/// What each advisor would give the seat now.
pub fn worths(eyes: &Eyes<'_>, view: &View) -> Worths {
    let soldier = winter::soldier(eyes, view).max(0.1);
    std::array::from_fn(|i| {
        let advisor = &eyes.content.advisors[i];
        let aided = eyes.me().built.and(advisor.aided_by);
        let more: u16 = aided.iter().map(|id| eyes.content.building(id).on_aid.soldiers).sum();
        let gifts: f32 = advisor.gifts.iter().map(|gift| gift_worth(eyes, view, gift, more)).sum();
        gifts + if advisor.gifts.is_empty() { f32::from(more) * soldier } else { 0.0 }
    })
}

fn gift_worth(eyes: &Eyes<'_>, view: &View, gift: &Gift, more_soldiers: u16) -> f32 {
    match gift {
        Gift::Gain(what) => {
            let goods = if what.any > 0 { eyes.best_gain(what.any) } else { 0.0 };
            let soldiers = what.soldiers + if what.soldiers > 0 { more_soldiers } else { 0 };
            let battle = winter::battle(eyes, view, soldiers) - winter::battle(eyes, view, 0);
            let later = f32::from(soldiers) * 0.05;
            goods
                + eyes.gain(what.kinds())
                + f32::from(what.plus2) * TOKEN
                + f32::from(what.vp)
                + battle
                + later
        }
        Gift::OneOf(options) => options.iter().map(|goods| eyes.gain(*goods)).fold(0.0, f32::max),
        Gift::Trade(Trade::Points { pay, goods }) => (eyes.best_gain(*goods) - f32::from(*pay)).max(0.0),
        Gift::Trade(Trade::Goods { gain, .. }) => {
            let each = |paid: Good| {
                let others = Good::ALL.into_iter().filter(|g| *g != paid);
                let gained = others.fold(Goods::NONE, |sum, g| sum.plus(Goods::only(g, gain.each_other)));
                let after = eyes.me().goods.minus(Goods::only(paid, 1)).plus(gained);
                eyes.stock(after, eyes.me().built) - eyes.present_stock()
            };
            let payable = Good::ALL.into_iter().filter(|good| eyes.me().goods.of(*good) > 0);
            payable.map(each).fold(0.0, f32::max)
        }
        Gift::Trade(Trade::Tokens { .. }) => 0.0,
        Gift::Peek => 0.25,
    }
}

/// The most that the dice left after a placement can still bring on free advisors.
pub fn rest(dice: &Dice, taken: u32, placement: Placement, worths: &Worths) -> f32 {
    let coloured = dice.coloured_left & !placement.coloured;
    let white = dice.white_left & !placement.white;
    spread(dice, taken | 1 << placement.advisor, coloured, white, worths)
}

/// The best way to spread these dice over free advisors.
fn spread(dice: &Dice, taken: u32, coloured: u8, white: u8, worths: &Worths) -> f32 {
    let mut best = 0.0f32;
    for c in (1..=coloured).filter(|c| c & !coloured == 0) {
        for w in (0..=white).filter(|w| w & !white == 0) {
            let advisor = sum(&dice.coloured, c) + sum(&dice.white, w);
            if advisor > ADVISORS || taken >> advisor & 1 == 1 {
                continue;
            }
            // What comes later is not sure: others choose in between.
            let here = worths[usize::from(advisor) - 1];
            let later = spread(dice, taken | 1 << advisor, coloured & !c, white & !w, worths);
            best = best.max(here + 0.85 * later);
        }
    }
    best
}

fn sum(faces: &[u8], mask: u8) -> u8 {
    faces.iter().enumerate().map(|(i, face)| if mask >> i & 1 == 1 { *face } else { 0 }).sum()
}
