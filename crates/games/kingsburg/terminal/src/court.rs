//! The eighteen advisors, the tiles on them, whose dice are on them; and the dice spaces of governors.

use super::{cards, signs};
use kingsburg::Kingsburg;
use kingsburg::answer;
use kingsburg::board::{ADVISORS, Right};
use kingsburg::content::OwnSpace;
use kingsburg::effects::closed;
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Element, Seat};
use terminal::face::{Canvas, Mark, Scene};
use terminal::layout::below;
use terminal::look;

/// Lines of the court in three columns, with its heading.
pub const COMPACT: u16 = 7;
/// Lines of the court with the texts of the advisors, with its heading.
pub const FULL: u16 = ADVISORS as u16 + 1;
const ROWS: u16 = 6;
/// The width of a name in three columns.
const NAME: usize = 10;
/// Where the texts begin: after key, number, name and dice.
const TEXT: usize = 28;

/// Three columns of six, each advisor with short signs for what he gives.
pub fn compact(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.line(area, 0, 0, &cards::heading(&scene.texts.get("kb-court"), view, scene, area.width.into()));
    let cell = area.width / 3;
    for number in 1..=ADVISORS {
        let i = u16::from(number) - 1;
        let (x, y) = (i / ROWS * cell, i % ROWS + 1);
        let element = answer::advisor(number);
        let dice = dice_on(game, number, view, scene);
        let letters: usize = dice.iter().map(Span::width).sum();
        let mut spans = begin(number, view, scene);
        // Who is there stands right after the name: what follows gives way to it.
        let name = scene.texts.brief(&element);
        spans.push(Span::styled(look::cut(&name, NAME), style(number, view, scene)));
        spans.extend((!dice.is_empty()).then(|| Span::raw(" ")));
        spans.extend(dice);
        let blanks = (NAME + 1).saturating_sub(look::width(&name) + letters + usize::from(letters > 0));
        spans.push(Span::raw(" ".repeat(blanks.max(1))));
        let used: usize = spans.iter().map(Span::width).sum();
        let room = usize::from(cell).saturating_sub(used + 2);
        let gifts = signs::gifts(game.components(), &view.board, number, scene.texts);
        spans.push(Span::raw(look::cut(&gifts, room)));
        canvas.line(Rect { width: x + cell - 1, ..area }, x, y, &Line::from(spans));
        canvas.spot(area, x, y, cell - 1, element);
    }
    own_spaces(game, view, scene, canvas, below(area, COMPACT));
}

/// One line for each advisor, with what he gives in words.
pub fn full(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.line(area, 0, 0, &cards::heading(&scene.texts.get("kb-court"), view, scene, area.width.into()));
    for number in 1..=ADVISORS {
        let element = answer::advisor(number);
        let mut spans = begin(number, view, scene);
        spans.push(Span::styled(scene.texts.element(&element), style(number, view, scene)));
        spans.push(Span::raw(" "));
        spans.extend(dice_on(game, number, view, scene));
        let used: usize = spans.iter().map(Span::width).sum();
        let text = TEXT.max(used + 1);
        spans.push(Span::raw(" ".repeat(text - used)));
        let room = usize::from(area.width).saturating_sub(text);
        let about = cards::help_of(number, view, scene.texts);
        spans.push(Span::styled(look::cut(&about, room), look::dim()));
        canvas.line(area, 0, u16::from(number), &Line::from(spans));
        canvas.spot(area, 0, u16::from(number), area.width, element);
    }
    own_spaces(game, view, scene, canvas, below(area, FULL));
}

/// Lines that the dice spaces of governors take.
#[must_use]
pub fn spaces_height(game: &Kingsburg, view: &View) -> u16 {
    owners(game, view).count() as u16
}

/// The dice spaces of somebody's governor, with what they give.
#[must_use]
pub fn spaces_of<'g>(game: &'g Kingsburg, view: &View, seat: Seat) -> &'g [OwnSpace] {
    let governor = view.board.player(seat).governor;
    governor.map_or(&[], |governor| &game.components().source(governor.source()).spaces)
}

fn owners<'a>(game: &'a Kingsburg, view: &'a View) -> impl Iterator<Item = Seat> + 'a {
    view.board.in_order().filter(|seat| !spaces_of(game, view, *seat).is_empty())
}

/// A line for each governor who has dice spaces: `B Politician: 5 ? B · 10 ?? +2 · 15 ???`.
fn own_spaces(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    for (y, seat) in (0u16..).zip(owners(game, view)) {
        let is_own = scene.waiting.has(seat);
        let governor = view.board.player(seat).governor.map(|g| scene.texts.element(&g.element()));
        let start = format!(" {} {}:", look::letter(seat), governor.unwrap_or_default());
        let mut x = look::width(&start) as u16;
        canvas.line(area, 0, y, &Line::styled(start, Style::new().fg(look::colour(seat))));
        for space in spaces_of(game, view, seat) {
            let element = Element::number("space", u16::from(space.number));
            let mark = if is_own { scene.mark(&element) } else { Mark::Plain };
            let (content, board) = (game.components(), &view.board);
            let gift = signs::of_program(content, board, space.gift, None, scene.texts);
            let mut groups = board.court.iter();
            let is_taken =
                groups.any(|g| g.right == Right::Card && g.advisor == space.number && g.seat == Some(seat));
            let mut spans = vec![Span::raw("  "), key(mark), Span::raw(" ")];
            spans.push(Span::styled(format!("{} {gift}", space.number), marked(mark)));
            if is_taken {
                spans.push(Span::raw(" "));
                spans.push(letter(seat));
            }
            let line = Line::from(spans);
            let columns = line.width() as u16;
            canvas.line(area, x, y, &line);
            if is_own {
                canvas.spot(area, x, y, columns, element);
            }
            x += columns;
        }
    }
}

/// The key or sign, and the number; a tile on the advisor has a sign of its own.
fn begin(number: u8, view: &View, scene: &Scene<'_>) -> Vec<Span<'static>> {
    let tile = match view.board.is_covered(number) {
        true => Span::styled("◆", look::notice()),
        false => Span::raw(" "),
    };
    vec![key(scene.mark(&answer::advisor(number))), tile, Span::raw(format!("{number:>2} "))]
}

fn key(mark: Mark) -> Span<'static> {
    match mark {
        Mark::Plain => Span::raw(" "),
        Mark::Lit(key) | Mark::Cursor(key) => Span::styled(key.to_string(), look::key()),
        Mark::Picked => Span::styled("✓", look::picked()),
    }
}

fn marked(mark: Mark) -> Style {
    match mark {
        Mark::Cursor(_) => look::cursor(),
        Mark::Lit(_) | Mark::Picked => look::bold(),
        Mark::Plain => Style::new(),
    }
}

fn style(number: u8, view: &View, scene: &Scene<'_>) -> Style {
    match scene.mark(&answer::advisor(number)) {
        Mark::Plain if view.board.is_influenced(number) => look::dim(),
        mark => marked(mark),
    }
}

fn letter(seat: Seat) -> Span<'static> {
    Span::styled(look::letter(seat).to_string(), look::cursor().fg(look::colour(seat)))
}

/// The letters of those who have dice on the advisor; a cross if nobody may have any.
fn dice_on(game: &Kingsburg, number: u8, view: &View, scene: &Scene<'_>) -> Vec<Span<'static>> {
    if closed(game.components(), &view.board) >> number & 1 == 1 {
        return vec![Span::styled("✕", look::notice())];
    }
    let of = |seat: Option<Seat>| match seat {
        Some(seat) => letter(seat),
        None => Span::styled(scene.texts.get("kb-neutral"), look::dim()),
    };
    view.board.groups_on(number).map(|group| of(group.seat)).collect()
}
