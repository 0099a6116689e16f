//! The table on the screen: head, board, question, list, panel, log, keys.

use super::app::{App, Mode};
use super::face::{Canvas, Scene};
use super::hint::Hint;
use super::layout::{below, body, is_large, sides, strip, tabs, too_small};
use super::{curve, list, look, pages, popup, told};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use table::{Element, Game, Observer};

/// The width of the list beside the panel of a small terminal; the panel needs 51 columns.
const LIST: u16 = 28;
/// The lines of what the cursor is on, at most.
const ABOUT: usize = 2;
/// Those on a large screen, at least and at most.
const ABOUT_LARGE: (u16, u16) = (3, 7);

/// The keys, and the texts that say what they do.
const KEYS: [(&str, &str); 18] = [
    ("1 a 0", "play-help-pick"),
    ("0-9 Enter", "play-help-number"),
    ("↑ ↓ Enter", "play-help-arrows"),
    ("Esc", "play-help-back"),
    (":", "play-help-type"),
    ("u", "play-help-undo"),
    ("?", "play-help-why"),
    ("F3", "play-help-acts"),
    ("F4", "play-help-instruct"),
    ("h", "play-help-hint"),
    ("r", "play-help-rules"),
    ("l", "play-help-log"),
    ("p", "play-help-board"),
    ("m", "play-help-picture"),
    ("F2", "play-help-details"),
    ("Tab", "play-help-tab"),
    ("Space", "play-help-space"),
    ("q", "play-help-quit"),
];

/// Draws whatever is to be seen now.
pub fn draw<G: Game>(app: &mut App<G>, frame: &mut Frame<'_>) {
    let area = frame.area();
    app.spots.clear();
    if let Some(text) = too_small(&app.texts, area.width, area.height) {
        return frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    }
    let mut spots = Vec::new();
    let mut canvas = Canvas { buffer: frame.buffer_mut(), spots: &mut spots };
    let mut scroll = None;
    match &app.mode {
        Mode::Curtain(seat) => popup::curtain(app, *seat, &mut canvas, area),
        Mode::Rules(page) => scroll = Some(pages::rules(&app.texts, &app.ledger, page, &mut canvas, area)),
        Mode::Log(up) => scroll = Some(pages::log(&app.story(), *up, &mut canvas, area)),
        Mode::News(page) => {
            scroll = Some(pages::news(&app.story(), page.entry, page.scroll, &mut canvas, area));
        }
        Mode::Board(from) => {
            let (table, scene) = (&app.session.table, scene(app, &[], &[], None));
            pages::board(
                app.face,
                table.game(),
                &table.view(app.observer()),
                &scene,
                &mut canvas,
                area,
                *from,
            );
        }
        Mode::Details(first) => {
            let (table, scene) = (&app.session.table, scene(app, &[], &[], None));
            let details = app.face.details(table.game(), &table.view(app.observer()), &scene);
            scroll = Some(pages::details(&app.texts, &details, *first, &mut canvas, area));
        }
        Mode::Picture => {
            let (table, scene) = (&app.session.table, scene(app, &[], &[], None));
            let (game, view) = (table.game(), table.view(app.observer()));
            pages::picture(app.face, game, &view, &scene, &mut canvas, area);
        }
        Mode::Keys(first) => {
            scroll = Some(pages::keys(app.face, &app.texts, &KEYS, *first, &mut canvas, area));
        }
        Mode::Curve => {
            let headings =
                curve::headings(app.face, told::happened(&app.session.story), &app.texts, &app.names);
            let page = curve::Page {
                texts: &app.texts,
                names: &app.names,
                headings: &headings,
                now: None,
                keys: app.texts.get("play-any-key"),
            };
            curve::draw(&page, &app.review, &mut canvas, area);
        }
        Mode::Table
        | Mode::Typing(_)
        | Mode::WhyNot(_)
        | Mode::Acts(_)
        | Mode::Say(_)
        | Mode::Consent(_)
        | Mode::Hint
        | Mode::Over => {
            table(app, &mut canvas, area);
            popup::popup(app, &mut canvas, area);
        }
    }
    app.spots = spots;
    // Scrolling past the end does not count.
    match (&mut app.mode, scroll) {
        (Mode::Rules(page), Some(scroll)) => page.scroll = scroll,
        (Mode::Log(up), Some(scroll)) => *up = scroll,
        (Mode::Details(first) | Mode::Keys(first), Some(scroll)) => *first = scroll,
        (Mode::News(page), Some(scroll)) => page.scroll = scroll,
        _ => {}
    }
}

fn table<G: Game>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let table = &app.session.table;
    let view = table.view(app.observer());
    let options = match &app.picker {
        Some(picker) if app.ready.is_none() => picker.options(),
        _ => Vec::new(),
    };
    let picked: Vec<Element> = match (&app.picker, app.ready) {
        (Some(picker), Some(answer)) => picker.path(answer).0.clone(),
        (Some(picker), None) => picker.picked().to_vec(),
        (None, _) => Vec::new(),
    };
    let cursor = app.picker.as_ref().and_then(|picker| options.get(picker.cursor)).copied();
    let (options, picked) = (&options[..], &picked[..]);
    let scene = scene(app, options, picked, cursor);
    let body = body(app.face, table.game(), &view, &scene, canvas, area);
    footer(app, canvas, area);
    if is_large(area) {
        large(app, &view, &scene, canvas, body);
    } else {
        small(app, &view, &scene, canvas, body);
    }
}

/// What a page of the game needs to know about who looks.
pub fn scene<'a, G: Game>(
    app: &'a App<G>,
    options: &'a [Element],
    picked: &'a [Element],
    cursor: Option<Element>,
) -> Scene<'a> {
    let waiting = app.session.table.waiting().must;
    let rolls = app.story().rolls();
    Scene { texts: &app.texts, names: &app.names, me: app.front, waiting, options, picked, cursor, rolls }
}

/// One panel at a time, under the board.
fn small<G: Game>(app: &App<G>, view: &G::View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let game = app.session.table.game();
    let board = Rect { height: app.face.board_height(game, view, area), ..area };
    app.face.board(game, view, scene, canvas, board);
    let rest = below(area, board.height);
    let log = if app.panel_shown() == 0 { 0 } else { strip(rest.height) };
    let lower = Rect { height: rest.height - log, ..rest };
    let used = question(app, view, scene, canvas, lower);
    let columns = usize::from(area.width);
    let about = look::wrap(&about_line(app, view, scene, columns), columns, 2);
    let told = about.len().min(ABOUT) as u16;
    let side_by_side = below(Rect { height: lower.height - told, ..lower }, used);
    list::draw(app, view, scene, canvas, Rect { width: LIST, ..side_by_side });
    let panel = Rect { x: area.x + LIST + 1, width: area.width - LIST - 1, ..side_by_side };
    tabs(app.face, &app.texts, app.panel_shown(), canvas, panel);
    match app.panel_shown() {
        0 => app.story().recent(canvas, below(panel, 1)),
        n => app.face.panel(game, n - 1, view, scene, canvas, below(panel, 1)),
    }
    let place = Rect { y: lower.bottom() - told, height: told, ..lower };
    for (y, line) in (0..told).zip(about) {
        canvas.line(place, 0, y, &Line::styled(line, look::dim()));
    }
    app.story().recent(canvas, below(rest, lower.height));
}

/// Everything at once: the game on the left, the question, the list and the log on the right.
fn large<G: Game>(app: &App<G>, view: &G::View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let (left, right) = sides(area);
    app.face.spread(app.session.table.game(), view, scene, canvas, left);
    let used = question(app, view, scene, canvas, right);
    let room = below(right, used);
    let game = app.session.table.game();
    let longest =
        scene.options.iter().map(|e| look::width(&app.face.label(game, e, scene))).max().unwrap_or(0);
    let columns = list::columns(scene.options.len(), room.height / 2, right.width, longest);
    let lines = (scene.options.len() as u16).div_ceil(columns).clamp(6, room.height / 2) + 1;
    list::draw(app, view, scene, canvas, Rect { height: lines, ..room });
    let about = below(room, lines);
    let text = look::wrap(&about_line(app, view, scene, 3 * usize::from(about.width)), about.width.into(), 0);
    let told = (text.len() as u16).clamp(ABOUT_LARGE.0, ABOUT_LARGE.1);
    for (y, line) in (0..told).zip(text) {
        canvas.line(about, 0, y, &Line::styled(line, look::dim()));
    }
    let log = below(about, told);
    canvas.line(log, 0, 0, &look::rule(&app.texts.get("play-log"), log.width.into()));
    app.story().recent(canvas, below(log, 1));
}

/// What is asked of whom, or who is being waited for. Returns how many lines it took.
fn question<G: Game>(
    app: &App<G>,
    _view: &G::View,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) -> u16 {
    let table = &app.session.table;
    let prompt = app.front.filter(|_| app.picker.is_some()).and_then(|seat| table.prompt(seat));
    let text = match (prompt, &app.turn, scene.waiting.first()) {
        (Some(prompt), _, _) => app.texts.message(&prompt.message, &app.names),
        (None, Some(turn), Some(_)) => {
            app.texts.with("play-thinking", &[("name", scene.name(turn.seat).into())])
        }
        (None, None, Some(seat)) => app.texts.with("play-waiting", &[("name", scene.name(seat).into())]),
        (None, _, None) => app.texts.get("play-over"),
    };
    let style = if app.picker.is_some() { look::notice() } else { look::dim() };
    let lines = look::wrap(&format!("▶ {text}"), area.width.into(), 2);
    for (y, line) in (0u16..).zip(&lines) {
        canvas.line(area, 0, y, &Line::styled(line.clone(), style));
    }
    lines.len() as u16
}

fn about_line<G: Game>(app: &App<G>, view: &G::View, scene: &Scene<'_>, columns: usize) -> String {
    let element = scene.cursor.or_else(|| app.ready.and_then(|_| scene.picked.last().copied()));
    element.map_or_else(String::new, |e| app.face.about(app.session.table.game(), view, &e, scene, columns))
}

fn footer<G: Game>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let last = Rect { y: area.bottom() - 1, height: 1, ..area };
    let line = match (&app.notice, app.observer()) {
        (Some(notice), _) => Line::styled(format!(" {notice}"), look::notice()),
        (None, Observer::Seat(_)) if app.picker.is_some() => {
            let key = match app.hint {
                Hint::Sought(_) => "play-hint-sought",
                Hint::Unasked | Hint::Found(_) if app.has_hints() => "play-keys-hints",
                Hint::Unasked | Hint::Found(_) => "play-keys",
            };
            Line::styled(app.texts.get(key), look::dim())
        }
        (None, _) if app.session.table.standing().is_some() => {
            Line::styled(app.texts.get("play-keys-over"), look::dim())
        }
        (None, _) => Line::styled(app.texts.get("play-keys-waiting"), look::dim()),
    };
    canvas.line(last, 0, 0, &line);
}
