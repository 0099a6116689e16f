//! What goes where on a screen of which size.

use super::face::{Canvas, Face, Scene};
use super::look;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::Game;
use texts::Texts;

/// The least size of the terminal.
pub const LEAST: (u16, u16) = (80, 24);
/// From this size on everything is shown at once.
const LARGE: (u16, u16) = (120, 36);

/// What to say if a terminal of this size is too small.
#[must_use]
pub fn too_small(texts: &Texts, width: u16, height: u16) -> Option<String> {
    if width >= LEAST.0 && height >= LEAST.1 {
        return None;
    }
    let sizes = [
        ("width", width.into()),
        ("height", height.into()),
        ("leastWidth", LEAST.0.into()),
        ("leastHeight", LEAST.1.into()),
    ];
    Some(texts.with("play-too-small", &sizes))
}

/// Is there room for everything at once?
#[must_use]
pub fn is_large(area: Rect) -> bool {
    area.width >= LARGE.0 && area.height >= LARGE.1
}

/// Draws the head of the screen. Returns what is between it and the last line.
pub fn body<G: Game>(
    face: &dyn Face<G>,
    game: &G,
    view: &G::View,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) -> Rect {
    for (y, line) in (0u16..).zip(face.head(game, view, scene, area.width.into())) {
        canvas.line(area, 0, y, &line);
    }
    Rect { y: area.y + 2, height: area.height - 3, ..area }
}

/// The game on the left, the rest on the right.
#[must_use]
pub fn sides(area: Rect) -> (Rect, Rect) {
    let side = (area.width * 5 / 16).clamp(40, 56);
    let left = Rect { width: area.width - side - 1, ..area };
    (left, Rect { x: left.right() + 1, width: side, ..area })
}

/// How many lines under the list and the panel, which take 8 or more, go to the log.
#[must_use]
pub fn strip(height: u16) -> u16 {
    let more = height.saturating_sub(8);
    more - (more / 3).min(4)
}

/// The titles of the panels, the shown one set off; 0 is the log.
pub fn tabs<G: Game>(face: &dyn Face<G>, texts: &Texts, shown: usize, canvas: &mut Canvas<'_>, area: Rect) {
    let mut spans = vec![Span::styled("─", look::heading())];
    let titles = std::iter::once("play-log").chain(face.panels().iter().copied());
    for (i, key) in titles.enumerate() {
        let title = texts.get(key);
        let style = if i == shown { look::bold() } else { look::dim() };
        spans.push(Span::styled(if i == shown { format!("[{title}]") } else { format!(" {title} ") }, style));
        spans.push(Span::styled("─", look::heading()));
    }
    spans.push(Span::styled(" Tab ", look::dim()));
    let line = Line::from(spans);
    let rest = usize::from(area.width).saturating_sub(line.width());
    canvas.line(area, 0, 0, &line);
    canvas.line(area, line.width() as u16, 0, &look::rule("", rest));
}

/// The area without its first lines.
#[must_use]
pub fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

/// Panels below one another, each with its title and of so many lines, as far as there is room.
pub fn panels<G: Game>(
    face: &dyn Face<G>,
    (game, view): (&G, &G::View),
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    mut area: Rect,
    (panels, lines): (impl IntoIterator<Item = usize>, u16),
) {
    for panel in panels {
        if area.height < 3 {
            return;
        }
        let height = area.height.min(lines);
        canvas.line(area, 0, 0, &look::rule(&scene.texts.get(face.panels()[panel]), area.width.into()));
        face.panel(game, panel, view, scene, canvas, Rect { height: height - 1, ..below(area, 1) });
        area = below(area, height);
    }
}

/// Chapters below one another, each with its title and its sentences, as many as fit; the first one always. Returns how many were shown.
pub fn chapters(
    canvas: &mut Canvas<'_>,
    mut area: Rect,
    chapters: impl Iterator<Item = (String, Vec<String>)>,
) -> usize {
    let mut shown = 0;
    for (title, sentences) in chapters {
        let lines: Vec<String> =
            sentences.iter().flat_map(|text| look::wrap(text, area.width.into(), 2)).collect();
        if shown > 0 && lines.len() + 1 > usize::from(area.height) {
            break;
        }
        canvas.line(area, 0, 0, &look::rule(&title, area.width.into()));
        for (y, line) in (1u16..).zip(&lines) {
            canvas.line(area, 0, y, &Line::from(line.clone()));
        }
        area = below(area, lines.len() as u16 + 1);
        shown += 1;
    }
    shown
}
