//! The box with a hint: the best answers, the chances to win.

use super::app::App;
use super::face::Canvas;
use super::hint::{Found, Weighed};
use super::look;
use super::pages::boxed;
use ratatui::layout::Rect;
use table::Game;

/// The columns of a bar.
const BAR: usize = 10;
/// What stands beside the words: a digit, the chance and how far it may be off, the bar, the blanks between them and the frame.
const BESIDE: usize = 2 + 6 + 4 + BAR + 9;

/// Draws it over the table.
pub fn draw<G: Game>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let Some(found) = app.hint.found() else { return };
    let mut lines = answers(app, found, usize::from(area.width).saturating_sub(BESIDE).min(60));
    if found.games > 0 {
        lines.extend([String::new(), chances(app, found)]);
        lines.push(app.texts.with("play-hint-games", &[("count", found.games.into())]));
    }
    lines.extend([String::new(), app.texts.get("play-hint-keys")]);
    boxed(canvas, area, &app.texts.get("play-hint"), &lines);
}

/// The answers in words, with the chance to win by each.
fn answers<G: Game>(app: &App<G>, found: &Found, room: usize) -> Vec<String> {
    let Some(picker) = &app.picker else { return Vec::new() };
    let words = |answer: usize| app.texts.path(&picker.path(answer).0, &app.names);
    let longest = found.answers.iter().map(|one| look::width(&words(one.answer))).max().unwrap_or(0);
    let columns = longest.min(room);
    let mut lines = Vec::new();
    for (place, Weighed { answer, chance }) in (1..).zip(&found.answers) {
        let chance = chance.map_or_else(String::new, |(chance, margin)| {
            format!("{:>4}% ±{:<2} {}", percent(chance), at_least(margin), bar(chance))
        });
        let mut words = look::wrap(&words(*answer), columns, 2).into_iter();
        let first = words.next().unwrap_or_default();
        lines.push(format!("{place} {} {chance}", look::fit(&first, columns)));
        lines.extend(words.map(|more| format!("  {more}")));
    }
    lines
}

/// The chances of all seats in a line.
fn chances<G: Game>(app: &App<G>, found: &Found) -> String {
    let names = app.names.iter().zip(&found.chances);
    let each = names.map(|(name, chance)| format!("{name} {}%", percent(*chance)));
    app.texts.with("play-hint-chances", &[("chances", each.collect::<Vec<_>>().join(" · ").into())])
}

/// A chance in whole percents.
#[must_use]
pub fn percent(chance: f32) -> u32 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// How far a chance may be off in whole percents, rounded up: there is always some doubt.
fn at_least(margin: f32) -> u32 {
    ((margin * 100.0).ceil() as u32).max(1)
}

/// A chance as a bar of blocks.
fn bar(chance: f32) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (chance.clamp(0.0, 1.0) * (8 * BAR) as f32).round() as usize;
    look::fit(&format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8]), BAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_the_chance() {
        assert_eq!(bar(0.0), " ".repeat(BAR));
        assert_eq!(bar(1.0), "█".repeat(BAR));
        assert_eq!(bar(0.25), look::fit("██▌", BAR));
        assert_eq!((percent(0.335), percent(1.2), percent(-1.0)), (34, 100, 0));
        assert_eq!((at_least(0.0), at_least(0.021), at_least(0.125)), (1, 3, 13), "rounded up");
    }
}
