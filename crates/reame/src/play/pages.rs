//! Pages and boxes over the table.

use super::app::{App, Mode};
use super::face::{Canvas, Face};
use super::look;
use super::rulebook::{Paragraph, RulesPage};
use super::screen::{below, scene};
use super::story::{self, Part};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};
use table::Seat;

/// Nothing of the game is to be seen until the next person sits down.
pub fn curtain<G: Face>(app: &App<G>, seat: Seat, canvas: &mut Canvas<'_>, area: Rect) {
    let name = app.names.get(seat.index()).map_or("?", String::as_str);
    let lines = vec![
        app.texts.with("play-curtain", &[("name", name.into())]),
        String::new(),
        app.texts.with("play-curtain-go", &[("name", name.into())]),
    ];
    boxed(canvas, area, &app.texts.get("play-title"), &lines);
}

/// The rules, from the line that is scrolled to, which is returned.
pub fn rules<G: Face>(app: &App<G>, page: &RulesPage, canvas: &mut Canvas<'_>, area: Rect) -> usize {
    let columns = usize::from(area.width) - 2;
    let mut lines = Vec::new();
    for paragraph in page.paragraphs(&app.ledger, app.texts.lang()) {
        let (text, indent, style) = match paragraph {
            Paragraph::Chapter(key) => {
                lines.push(Line::default());
                (app.texts.get(&key), 0, look::heading())
            }
            Paragraph::Rule(text) => (text, 4, Style::new()),
            Paragraph::Asked(text) => (format!("▶ {text}"), 4, look::notice()),
        };
        lines.extend(look::wrap(&text, columns, indent).into_iter().map(|l| Line::styled(l, style)));
    }
    let title = match (page.is_typing, page.search.is_empty()) {
        (true, _) => format!("{} /{}█", app.texts.get("play-rules"), page.search),
        (false, false) => format!("{} /{}", app.texts.get("play-rules"), page.search),
        (false, true) => app.texts.get("play-rules"),
    };
    scrolled(canvas, area, &title, &app.texts.get("play-rules-keys"), &lines, page.scroll)
}

/// The whole log, so many lines up from its end, which are returned.
pub fn log<G: Face>(app: &App<G>, scroll: usize, canvas: &mut Canvas<'_>, area: Rect) -> usize {
    let lines = story::lines(app, usize::from(area.width) - 2, Part::All);
    let height = usize::from(area.height) - 2;
    let last = lines.len().saturating_sub(height);
    let first = last.saturating_sub(scroll);
    last - scrolled(canvas, area, &app.texts.get("play-log"), &app.texts.get("play-page-keys"), &lines, first)
}

/// What happened from an entry on, from the line that is scrolled to, which is returned.
pub fn news<G: Face>(app: &App<G>, entry: u32, scroll: usize, canvas: &mut Canvas<'_>, area: Rect) -> usize {
    let lines = story::lines(app, usize::from(area.width) - 2, Part::From(entry));
    scrolled(canvas, area, &app.texts.get("play-news"), &app.texts.get("play-news-keys"), &lines, scroll)
}

/// What the players have.
pub fn board<G: Face>(app: &App<G>, from: usize, canvas: &mut Canvas<'_>, area: Rect) {
    let table = &app.session.table;
    let view = table.view(app.observer());
    let inner = Rect { height: area.height - 1, ..area };
    let shown = table.game().page(&view, &scene(app, &[], &[], None), canvas, inner, from);
    let more = if from + shown < usize::from(table.game().seats()) { "▼ " } else { "" };
    let text = format!("{more}{}", app.texts.get("play-page-keys"));
    canvas.line(below(area, area.height - 1), 0, 0, &Line::styled(text, look::dim()));
}

/// The keys and the signs.
pub fn keys<G: Face>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    const KEYS: [(&str, &str); 12] = [
        ("1 a 0", "play-help-pick"),
        ("↑ ↓ Enter", "play-help-arrows"),
        ("Esc", "play-help-back"),
        (":", "play-help-type"),
        ("u", "play-help-undo"),
        ("?", "play-help-why"),
        ("h", "play-help-rules"),
        ("l", "play-help-log"),
        ("p", "play-help-board"),
        ("Tab", "play-help-tab"),
        ("Space", "play-help-space"),
        ("q", "play-help-quit"),
    ];
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (key, text) in KEYS {
        lines.push(Line::from(vec![
            Span::styled(look::fit(key, 11), look::bold()),
            Span::raw(app.texts.get(text)),
        ]));
    }
    lines.push(Line::default());
    lines.push(Line::styled(app.texts.get("play-help-signs"), look::heading()));
    for text in G::SIGNS {
        let wrapped = look::wrap(&app.texts.get(text), usize::from(area.width) - 2, 2);
        lines.extend(wrapped.into_iter().map(Line::from));
    }
    scrolled(canvas, area, &app.texts.get("play-help"), &app.texts.get("play-any-key"), &lines, 0);
}

/// The box of the present mode over the table, if it has one.
pub fn popup<G: Face>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
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
        Mode::Consent(persons) => {
            let names: Vec<String> =
                persons.iter().filter_map(|s| app.names.get(s.index()).cloned()).collect();
            let lines = vec![app.texts.with("play-consent", &[("names", app.texts.join(&names).into())])];
            boxed(canvas, area, "", &lines);
        }
        Mode::Over => boxed(canvas, area, &app.texts.get("play-over"), &standing(app)),
        Mode::Table
        | Mode::Curtain(_)
        | Mode::Rules(_)
        | Mode::Log(_)
        | Mode::News(_)
        | Mode::Board(_)
        | Mode::Keys => {}
    }
}

/// The end: scores, winners, where the log is and how to check it.
fn standing<G: Face>(app: &App<G>) -> Vec<String> {
    let Some(standing) = app.session.table.standing() else { return Vec::new() };
    let mut rows: Vec<(Seat, i32)> = (0u8..).map(Seat).zip(standing.scores.iter().copied()).collect();
    rows.sort_by_key(|(seat, score)| (!standing.winners.has(*seat), -score));
    let mut lines: Vec<String> = Vec::new();
    for (seat, score) in rows {
        let crown = if standing.winners.has(seat) { "★" } else { " " };
        let name = app.names.get(seat.index()).map_or("?", String::as_str);
        lines.push(format!("{crown} {} {} {score:>4}", look::letter(seat), look::fit(name, 20)));
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

/// A box in the middle with wrapped text.
pub fn boxed(canvas: &mut Canvas<'_>, area: Rect, title: &str, lines: &[String]) {
    let widest = lines.iter().map(|line| look::width(line)).max().unwrap_or(0);
    let columns = widest.clamp(30, usize::from(area.width).saturating_sub(8).min(90));
    let fits = |line: &String| look::width(line) <= columns;
    let wrap = |line: &String| if fits(line) { vec![line.clone()] } else { look::wrap(line, columns, 0) };
    let text: Vec<String> = lines.iter().flat_map(wrap).collect();
    let (width, height) = (columns as u16 + 4, (text.len() as u16 + 2).min(area.height));
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    let outer = Rect { x, y, width, height };
    Clear.render(outer, canvas.buffer);
    let title = if title.is_empty() { String::new() } else { format!(" {title} ") };
    Block::bordered().title(title).border_style(look::notice()).render(outer, canvas.buffer);
    let inner = Rect { x: x + 2, y: y + 1, width: width - 4, height: height - 2 };
    for (y, line) in (0u16..).zip(text) {
        canvas.line(inner, 0, y, &Line::from(line));
    }
}

/// A page of lines with a title and a line of keys. Returns the first line that is shown.
fn scrolled(
    canvas: &mut Canvas<'_>,
    area: Rect,
    title: &str,
    keys: &str,
    lines: &[Line<'static>],
    first: usize,
) -> usize {
    canvas.line(area, 0, 0, &look::rule(title, area.width.into()));
    let height = usize::from(area.height) - 2;
    let first = first.min(lines.len().saturating_sub(height));
    let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
    for (y, line) in (0u16..).zip(lines.iter().skip(first).take(height)) {
        canvas.line(inner, 0, y, line);
    }
    let percent = ((first + height) * 100).checked_div(lines.len()).unwrap_or(100).min(100);
    let keys = format!(" {keys}   {percent}%");
    canvas.line(below(area, area.height - 1), 0, 0, &Line::styled(keys, look::dim()));
    first
}
