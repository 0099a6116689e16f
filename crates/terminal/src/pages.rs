//! Pages that take the whole screen, and what pages and boxes are drawn with.

use super::face::{Canvas, Detail, Face, Scene};
use super::layout::below;
use super::look;
use super::rulebook::{Paragraph, RulesPage};
use super::story::{Part, Story};
use ledger::Ledger;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};
use table::Game;
use texts::Texts;

/// The rules, from the line that is scrolled to, which is returned.
pub fn rules(texts: &Texts, ledger: &Ledger, page: &RulesPage, canvas: &mut Canvas<'_>, area: Rect) -> usize {
    let columns = usize::from(area.width) - 2;
    let mut lines = Vec::new();
    for paragraph in page.paragraphs(ledger, texts.lang()) {
        let (text, indent, style) = match paragraph {
            Paragraph::Chapter(key) => {
                lines.push(Line::default());
                (texts.get(&key), 0, look::heading())
            }
            Paragraph::Rule(text) => (text, 4, Style::new()),
            Paragraph::Asked(text) => (format!("▶ {text}"), 4, look::notice()),
        };
        lines.extend(look::wrap(&text, columns, indent).into_iter().map(|l| Line::styled(l, style)));
    }
    let title = match (page.is_typing, page.search.is_empty()) {
        (true, _) => format!("{} /{}█", texts.get("play-rules"), page.search),
        (false, false) => format!("{} /{}", texts.get("play-rules"), page.search),
        (false, true) => texts.get("play-rules"),
    };
    scrolled(canvas, area, &title, &texts.get("play-rules-keys"), &lines, page.scroll)
}

/// The whole log, so many lines up from its end, which are returned.
pub fn log<G: Game>(story: &Story<'_, G>, scroll: usize, canvas: &mut Canvas<'_>, area: Rect) -> usize {
    let lines = story.lines(usize::from(area.width) - 2, Part::All);
    let height = usize::from(area.height) - 2;
    let last = lines.len().saturating_sub(height);
    let first = last.saturating_sub(scroll);
    last - scrolled(
        canvas,
        area,
        &story.texts.get("play-log"),
        &story.texts.get("play-page-keys"),
        &lines,
        first,
    )
}

/// What happened from an entry on, from the line that is scrolled to, which is returned.
pub fn news<G: Game>(
    story: &Story<'_, G>,
    entry: u32,
    scroll: usize,
    canvas: &mut Canvas<'_>,
    area: Rect,
) -> usize {
    let lines = story.lines(usize::from(area.width) - 2, Part::From(entry));
    scrolled(canvas, area, &story.texts.get("play-news"), &story.texts.get("play-news-keys"), &lines, scroll)
}

/// What the players have.
pub fn board<G: Game>(
    face: &dyn Face<G>,
    game: &G,
    view: &G::View,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    from: usize,
) {
    let inner = Rect { height: area.height - 1, ..area };
    let shown = face.page(game, view, scene, canvas, inner, from);
    let more = if from + shown < usize::from(game.seats()) { "▼ " } else { "" };
    let text = format!("{more}{}", scene.texts.get("play-page-keys"));
    canvas.line(below(area, area.height - 1), 0, 0, &Line::styled(text, look::dim()));
}

/// A picture of the board.
pub fn picture<G: Game>(
    face: &dyn Face<G>,
    game: &G,
    view: &G::View,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let inner = Rect { height: area.height - 1, ..area };
    face.picture(game, view, scene, canvas, inner);
    let keys = format!(" {}", scene.texts.get("play-any-key"));
    canvas.line(below(area, area.height - 1), 0, 0, &Line::styled(keys, look::dim()));
}

/// Cards and the like in play, from the line that is scrolled to, which is returned.
pub fn details(
    texts: &Texts,
    details: &[Detail],
    scroll: usize,
    canvas: &mut Canvas<'_>,
    area: Rect,
) -> usize {
    let columns = usize::from(area.width) - 2;
    let mut lines: Vec<Line<'static>> = Vec::new();
    for detail in details {
        match detail {
            Detail::Heading(title) => {
                if !lines.is_empty() {
                    lines.push(Line::default());
                }
                lines.push(Line::styled(look::cut(title, columns), look::heading()));
            }
            Detail::Text(text) => lines.extend(look::wrap(text, columns, 2).into_iter().map(Line::from)),
        }
    }
    if lines.is_empty() {
        lines.push(Line::from(texts.get("play-no-details")));
    }
    scrolled(canvas, area, &texts.get("play-details"), &texts.get("play-page-keys"), &lines, scroll)
}

/// Keys with what they do, and the signs of the game, from the line that is scrolled to, which is returned.
pub fn keys<G: Game>(
    face: &dyn Face<G>,
    texts: &Texts,
    keys: &[(&str, &str)],
    scroll: usize,
    canvas: &mut Canvas<'_>,
    area: Rect,
) -> usize {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (key, text) in keys {
        lines.push(Line::from(vec![
            Span::styled(look::fit(key, 11), look::bold()),
            Span::raw(texts.get(text)),
        ]));
    }
    let columns = usize::from(area.width) - 2;
    let signs: Vec<String> =
        face.signs().iter().flat_map(|text| look::wrap(&texts.get(text), columns, 2)).collect();
    // The blank line is the first to go where there is little room.
    if lines.len() + 2 + signs.len() <= usize::from(area.height) - 2 {
        lines.push(Line::default());
    }
    lines.push(Line::styled(texts.get("play-help-signs"), look::heading()));
    lines.extend(signs.into_iter().map(Line::from));
    scrolled(canvas, area, &texts.get("play-help"), &texts.get("play-page-keys"), &lines, scroll)
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
