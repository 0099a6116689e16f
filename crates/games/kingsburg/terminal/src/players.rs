//! The players: order, governor, points, goods, tokens, soldiers, buildings, dice.

use kingsburg::Kingsburg;
use kingsburg::answer::{coloured, white};
use kingsburg::board::{Dice, Player};
use kingsburg::content::ROWS;
use kingsburg::goods::Good;
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Element, Game, Seat};
use terminal::face::{Canvas, Mark, Scene};
use terminal::look;

/// The width of a name (with the governor, where there is one) in 80 columns, and of each number after it.
const NAME: usize = 17;
const NUMBERS: [usize; 7] = [4, 4, 4, 4, 4, 5, 5];
/// The width of a governor in 80 columns, and where there is room for all names.
const GOVERNOR: usize = 7;
const LONG_GOVERNOR: usize = 13;

/// Lines of the table of players, with its heading.
#[must_use]
pub fn height(game: &Kingsburg) -> u16 {
    u16::from(game.seats()) + 1
}

/// The widths of name and governor.
#[derive(Copy, Clone)]
struct Widths {
    name: usize,
    governor: usize,
}

impl Widths {
    fn of(view: &View, columns: u16) -> Widths {
        let more = usize::from(columns.saturating_sub(80));
        let is_served = |seat| view.board.player(seat).governor.is_some();
        if !view.board.in_order().any(is_served) {
            return Widths { name: NAME, governor: 0 };
        }
        let governor = (GOVERNOR + more).min(LONG_GOVERNOR);
        let name = (NAME - GOVERNOR - 1 + (GOVERNOR + more - governor)).min(NAME);
        Widths { name, governor }
    }

    /// Of both together.
    fn both(self) -> usize {
        self.name + if self.governor > 0 { self.governor + 1 } else { 0 }
    }
}

/// One line for each player, in turn order.
pub fn table(view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let widths = Widths::of(view, area.width);
    canvas.line(area, 0, 0, &heading(scene, widths, area.width.into()));
    for (place, seat) in (1u16..).zip(view.board.in_order()) {
        row(view, place, seat, widths, scene, canvas, area);
    }
}

fn heading(scene: &Scene<'_>, widths: Widths, columns: usize) -> Line<'static> {
    let texts = scene.texts;
    let title = format!("─ {} ", texts.get("kb-players"));
    let mut text = title.clone() + &"─".repeat((widths.both() + 4).saturating_sub(look::width(&title)));
    let goods = Good::ALL.map(|good| texts.letter(&good.element()));
    let labels = [texts.get("kb-vp"), goods[0].clone(), goods[1].clone(), goods[2].clone(), "+2".to_owned()];
    let labels = labels.into_iter().chain([texts.get("kb-soldiers-short"), texts.get("kb-buildings-short")]);
    for (label, width) in labels.zip(NUMBERS) {
        text += &format!("{label:>width$}");
    }
    text += &format!("  {} ", texts.get("kb-dice"));
    let rest = "─".repeat(columns.saturating_sub(look::width(&text)));
    Line::styled(text + &rest, look::heading())
}

fn row(
    view: &View,
    place: u16,
    seat: Seat,
    widths: Widths,
    scene: &Scene<'_>,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let player = view.board.player(seat);
    let is_in_turn = scene.waiting.has(seat);
    let name = scene.names.get(seat.index()).map_or("?", String::as_str);
    let you = format!("{name} ({})", scene.texts.get("kb-you"));
    // Where there is no room for "you", a dot stands before the name.
    let (dot, name) = match scene.me == Some(seat) {
        true if look::width(&you) <= widths.name => (" ", you),
        true => ("•", name.to_owned()),
        false => (" ", name.to_owned()),
    };
    let style = if is_in_turn { look::bold() } else { Style::new() };
    let mut spans = vec![
        Span::styled(if is_in_turn { "▸" } else { " " }, look::notice()),
        Span::raw(place.to_string()),
        Span::styled(look::letter(seat).to_string(), look::cursor().fg(look::colour(seat))),
        Span::styled(dot, look::notice()),
        Span::styled(look::fit(&name, widths.name), style),
    ];
    if widths.governor > 0 {
        let governor = player.governor.map(|g| short(&g.element(), scene, widths.governor));
        spans.push(Span::raw(" "));
        spans.push(Span::styled(look::fit(&governor.unwrap_or_default(), widths.governor), look::dim()));
    }
    for (number, width) in numbers(player).into_iter().zip(NUMBERS) {
        spans.push(Span::styled(format!("{number:>width$}"), style));
    }
    spans.push(Span::raw("  "));
    let mut x: u16 = spans.iter().map(|span| span.width() as u16).sum();
    canvas.line(area, 0, place, &Line::from(spans));
    if player.dice.coloured[0] == 0 {
        // No dice are on the table: what else he has.
        let room = usize::from(area.width.saturating_sub(x));
        let text = look::cut(&besides(player, scene), room);
        return canvas.line(area, x, place, &Line::styled(text, look::dim()));
    }
    for (element, is_left) in dice(&player.dice) {
        let is_mine = scene.me == Some(seat) && is_left;
        let mark = if is_mine { scene.mark(&element) } else { Mark::Plain };
        let span = die(&element, is_left, mark, scene);
        let width = span.width() as u16;
        canvas.line(area, x, place, &Line::from(span));
        if is_mine {
            canvas.spot(area, x, place, width, element);
        }
        x += width + 1;
    }
}

/// The full name, or the brief one where it does not fit.
fn short(element: &Element, scene: &Scene<'_>, columns: usize) -> String {
    let full = scene.texts.element(element);
    if look::width(&full) <= columns { full } else { scene.texts.brief(element) }
}

/// Alternative lines that he holds in set-up, and request tokens.
fn besides(player: &Player, scene: &Scene<'_>) -> String {
    let drawn: Vec<&str> = player.drawn.into_iter().flatten().map(|row| ROWS[usize::from(row)]).collect();
    let tokens = tokens(player);
    match (drawn.is_empty(), tokens.is_empty()) {
        (false, _) => scene.texts.with("kb-lines-held", &[("lines", drawn.join(" ").into())]),
        (true, false) => scene.texts.with("kb-tokens-held", &[("tokens", tokens.into())]),
        (true, true) => String::new(),
    }
}

/// The request tokens that a player has left: `0 1 1 2 3 4`.
#[must_use]
pub fn tokens(player: &Player) -> String {
    let left = (0u8..).zip(player.requests);
    let each = left.flat_map(|(value, n)| std::iter::repeat_n(value.to_string(), n.into()));
    each.collect::<Vec<_>>().join(" ")
}

fn numbers(player: &Player) -> [i32; 7] {
    let goods = Good::ALL.map(|good| i32::from(player.goods.of(good)));
    let buildings = player.built.count() as i32;
    let (vp, plus2, soldiers) = (i32::from(player.vp), i32::from(player.plus2), i32::from(player.soldiers));
    [vp, goods[0], goods[1], goods[2], plus2, soldiers, buildings]
}

/// All dice of a player, and whether each is still in hand.
fn dice(dice: &Dice) -> impl Iterator<Item = (Element, bool)> + '_ {
    let left = |mask: u8, i: usize| mask >> i & 1 == 1;
    let of_colour =
        dice.coloured.iter().enumerate().map(move |(i, f)| (*f, coloured(*f), left(dice.coloured_left, i)));
    let of_white = dice.white.iter().enumerate().map(move |(i, f)| (*f, white(*f), left(dice.white_left, i)));
    of_colour.chain(of_white).filter(|(face, _, _)| *face > 0).map(|(_, element, is_left)| (element, is_left))
}

/// A die in hand in its brackets; one that was placed without them.
fn die(element: &Element, is_left: bool, mark: Mark, scene: &Scene<'_>) -> Span<'static> {
    let face = scene.texts.list(&[*element], &[]);
    if !is_left {
        let bare: String = face.chars().map(|c| if c.is_ascii_digit() { c } else { ' ' }).collect();
        return Span::styled(bare, look::dim());
    }
    let style = match mark {
        Mark::Plain => Style::new(),
        Mark::Lit(_) => look::bold(),
        Mark::Cursor(_) => look::cursor(),
        Mark::Picked => look::picked(),
    };
    Span::styled(face, style)
}
