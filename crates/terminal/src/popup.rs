//! Boxes over the table, and the curtain.

use super::app::{App, Mode};
use super::face::Canvas;
use super::hintbox;
use super::keys::CURTAIN;
use super::look;
use super::pages::boxed;
use super::unasked::Composing;
use ratatui::layout::Rect;
use table::{Game, Seat, Standing};

/// Nothing of the game is to be seen until the next person sits down.
pub fn curtain<G: Game>(app: &App<G>, seat: Seat, canvas: &mut Canvas<'_>, area: Rect) {
    let name = app.names.get(seat.index()).map_or("?", String::as_str);
    let lines = vec![
        app.texts.with("play-curtain", &[("name", name.into())]),
        String::new(),
        app.texts.with("play-curtain-go", &[("name", name.into()), ("key", CURTAIN.to_string().into())]),
    ];
    boxed(canvas, area, &app.texts.get("play-title"), &lines);
}

/// The box of the present mode over the table, if it has one.
pub fn popup<G: Game>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    match &app.mode {
        Mode::Say(lines) => {
            let mut lines = lines.clone();
            lines.extend([String::new(), app.texts.get("play-any-key")]);
            boxed(canvas, area, "", &lines);
        }
        Mode::Typing(text) => {
            let lines = vec![app.texts.get("play-type"), String::new(), format!(": {text}█")];
            boxed(canvas, area, "", &lines);
        }
        Mode::WhyNot(page) => {
            let mut lines =
                vec![app.texts.get("play-why-which"), format!("> {}█", page.typed), String::new()];
            let found = page.found();
            let first = page.cursor.saturating_sub(9);
            for (i, (element, name)) in found.iter().enumerate().skip(first).take(10) {
                let sign = if i == page.cursor { "▸" } else { " " };
                lines.push(format!("{sign} {}  {element}", look::fit(name, 26)));
            }
            lines.extend([String::new(), app.texts.get("play-why-keys")]);
            boxed(canvas, area, &app.texts.get("play-why"), &lines);
        }
        Mode::Acts(page) => acts(app, page, canvas, area),
        Mode::Consent(persons) => {
            let names: Vec<String> =
                persons.iter().filter_map(|s| app.names.get(s.index()).cloned()).collect();
            let lines = vec![app.texts.with("play-consent", &[("names", app.texts.join(&names).into())])];
            boxed(canvas, area, "", &lines);
        }
        Mode::Hint => hintbox::draw(app, canvas, area),
        Mode::Over => boxed(canvas, area, &app.texts.get("play-over"), &standing(app)),
        Mode::Table
        | Mode::Curtain(_)
        | Mode::Rules(_)
        | Mode::Log(_)
        | Mode::News(_)
        | Mode::Board(_)
        | Mode::Details(_)
        | Mode::Picture
        | Mode::Keys(_)
        | Mode::Curve => {}
    }
}

/// What is being put together, and what can come next.
fn acts<G: Game>(app: &App<G>, page: &Composing, canvas: &mut Canvas<'_>, area: Rect) {
    let mut lines = vec![format!("✓ {}", app.texts.path(&page.picked, &app.names)), String::new()];
    let first = page.cursor.saturating_sub(9);
    for (i, part) in page.parts.next.iter().enumerate().skip(first).take(10) {
        let sign = if i == page.cursor { "▸" } else { " " };
        let name = app.texts.path(std::slice::from_ref(part), &app.names);
        lines.push(format!("{sign} {}  {part}", look::fit(&name, 26)));
    }
    lines.push(String::new());
    if page.is_whole() {
        lines.push(app.texts.get("play-acts-whole"));
    }
    lines.push(app.texts.get("play-acts-keys"));
    boxed(canvas, area, &app.texts.get("play-acts"), &lines);
}

/// The end: scores, winners, where the log is and how to check it.
fn standing<G: Game>(app: &App<G>) -> Vec<String> {
    let Some(standing) = app.session.table.standing() else { return Vec::new() };
    let mut lines: Vec<String> = Vec::new();
    for (seat, score) in ranking(&standing) {
        let crown = if standing.winners.has(seat) { "★" } else { " " };
        let name = app.names.get(seat.index()).map_or("?", String::as_str);
        lines.push(format!("{crown} {} {} {score:>4}", look::letter(seat), look::fit(name, 20)));
    }
    for side in standing.sides.iter() {
        let crown = if side.won { "★" } else { " " };
        lines.push(format!("{crown}   {} {:>4}", look::fit(&app.texts.get(side.name), 20), side.score));
    }
    let file = app.session.path().display().to_string();
    lines.push(String::new());
    lines.push(app.texts.get("play-over-log"));
    lines.push(file.clone());
    lines.push(app.texts.get("play-over-verify"));
    lines.push(format!("reame verify {file}"));
    lines.extend([String::new(), app.texts.get("play-over-keys")]);
    lines
}

/// All seats with what counts for victory, the winners first.
#[must_use]
pub fn ranking(standing: &Standing) -> Vec<(Seat, i32)> {
    let mut rows: Vec<(Seat, i32)> = (0u8..).map(Seat).zip(standing.scores.iter().copied()).collect();
    rows.sort_by_key(|(seat, score)| (!standing.winners.has(*seat), -score));
    rows
}
