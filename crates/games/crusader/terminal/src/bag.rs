//! The own bag, the check at hand with its exact chance, and what the bag is good for.

use super::sight::{Sight, list, told};
use crusader::view::{CheckShown, TokenShown};
use ratatui::layout::Rect;
use table::Element;
use terminal::face::Canvas;

/// The check first, then the bag.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    told(sight.texts(), &in_full(sight), canvas, area);
}

/// The same in sentences.
#[must_use]
pub fn in_full(sight: &Sight<'_>) -> Vec<String> {
    let mut sentences: Vec<String> =
        sight.shown.check.iter().flat_map(|check| self::check(sight, check)).collect();
    if !sight.shown.bag.is_empty() {
        sentences.push(contents(sight, "ck-green", |token| token.token.is_green()));
        sentences.push(contents(sight, "ck-red", |token| !token.token.is_green()));
    }
    sentences.extend(odds(sight));
    if sentences.is_empty() {
        sentences.push(sight.texts().get("ck-no-bag"));
    }
    sentences
}

/// Tokens of one colour, counted.
fn contents(sight: &Sight<'_>, key: &str, is_meant: impl Fn(&TokenShown) -> bool) -> String {
    let tokens: Vec<&TokenShown> = sight.shown.bag.iter().filter(|token| is_meant(token)).collect();
    let count: u16 = tokens.iter().map(|token| u16::from(token.count)).sum();
    let named = list(tokens.iter().map(|token| counted(sight, token)));
    sight.say(key, &[("n", count.into()), ("tokens", named.into())])
}

/// Tokens of a kind.
#[must_use]
pub fn counted(sight: &Sight<'_>, token: &TokenShown) -> String {
    let name = sight.name(&token.token.element());
    if token.count > 1 { format!("{}× {name}", token.count) } else { name }
}

/// A check: what it needs, what was drawn, how it stands, and its chance for who knows the bag.
fn check(sight: &Sight<'_>, check: &CheckShown) -> Vec<String> {
    let against = check.against.map_or_else(String::new, |against| {
        format!(" {}", sight.say("ck-against", &[("name", sight.player(against).into())]))
    });
    let args = [
        ("player", sight.player(check.player).into()),
        ("action", sight.name(&Element::word("action", check.action.word())).into()),
        ("against", against.into()),
        ("needed", check.needed.into()),
        ("successes", check.successes.into()),
        ("draws", check.draws.into()),
    ];
    let mut sentences = vec![sight.say("ck-check", &args)];
    let draws = [
        ("free", check.free.into()),
        ("bought", check.bought.into()),
        ("cancelled", check.cancelled.into()),
        ("drawn", sight.tokens(&check.drawn).into()),
    ];
    sentences.push(sight.say("ck-draws", &draws));
    sentences.extend(match check.chances.as_slice() {
        [] => None,
        [now] => Some(sight.say("ck-chance", &[("percent", (*now).into())])),
        several => {
            let each = several.iter().enumerate().map(|(gold, chance)| format!("{gold}: {chance} %"));
            Some(sight.say("ck-chances", &[("chances", each.collect::<Vec<_>>().join(" · ").into())]))
        }
    });
    sentences
}

/// The chance of one success and of two with one to four draws, by action.
fn odds(sight: &Sight<'_>) -> Vec<String> {
    let row = |chances: [u8; 4]| chances.map(|chance| chance.to_string()).join("/");
    let each = sight.shown.odds.iter().map(|odds| {
        let args = [
            ("action", sight.name(&Element::word("action", odds.action.word())).into()),
            ("one", row(odds.chances).into()),
            ("two", row(odds.of_two).into()),
        ];
        sight.say("ck-odds-of", &args)
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() {
        return Vec::new();
    }
    vec![sight.say("ck-odds", &[("odds", each.join(" · ").into())])]
}
