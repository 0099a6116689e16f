//! Short signs for goods and gifts.

use kingsburg::Kingsburg;
use kingsburg::content::{Gift, Trade};
use kingsburg::goods::{Bundle, Good, Goods};
use texts::Texts;

/// What an advisor gives: `GWS s`.
#[must_use]
pub fn gifts(game: &Kingsburg, advisor: u8, texts: &Texts) -> String {
    let gifts = &game.components().advisors[usize::from(advisor) - 1].gifts;
    gifts.iter().map(|gift| of_gift(gift, texts)).collect::<Vec<_>>().join(" ").replace(" ◉", "◉")
}

fn of_gift(gift: &Gift, texts: &Texts) -> String {
    match gift {
        Gift::Gain(what) => bundle(*what, texts),
        Gift::OneOf(options) => {
            options.iter().rev().map(|g| letters(*g, texts)).collect::<Vec<_>>().join("/")
        }
        Gift::Trade(Trade::Goods { pay, gain }) => {
            let gain = Bundle { each_other: 0, any: gain.any + gain.each_other * 2, ..*gain };
            format!("{}→{}", "?".repeat(usize::from(*pay)), bundle(gain, texts))
        }
        Gift::Trade(Trade::Tokens { gain, .. }) => format!("+2→{}", bundle(*gain, texts)),
        Gift::Trade(Trade::Points { goods, .. }) => format!("-★→{}", "?".repeat(usize::from(*goods))),
        Gift::Peek => "◉".to_owned(),
    }
}

fn bundle(what: Bundle, texts: &Texts) -> String {
    let goods = letters(what.kinds(), texts) + &"?".repeat(usize::from(what.any));
    let token = if what.plus2 > 0 { "+2" } else { "" };
    let points = if what.vp > 0 { format!("{}★", what.vp) } else { String::new() };
    let parts = [goods, "s".repeat(usize::from(what.soldiers)), token.to_owned(), points];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A letter for each good.
#[must_use]
pub fn letters(goods: Goods, texts: &Texts) -> String {
    Good::ALL
        .into_iter()
        .map(|good| texts.letter(&good.element()).repeat(usize::from(goods.of(good))))
        .collect()
}
