//! The players: order, points, goods, tokens, soldiers, buildings, dice.

use super::super::face::{Canvas, Mark, Scene};
use super::super::look;
use kingsburg::Kingsburg;
use kingsburg::answer::{coloured, white};
use kingsburg::board::{Dice, Player};
use kingsburg::goods::Good;
use kingsburg::view::View;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Element, Game, Seat};

/// The width of a name, and of each number after it.
const NAME: usize = 17;
const NUMBERS: [usize; 7] = [4, 4, 4, 4, 4, 5, 5];

/// Lines of the table of players, with its heading.
#[must_use]
pub fn height(game: &Kingsburg) -> u16 {
    u16::from(game.seats()) + 1
}

/// One line for each player, in turn order.
pub fn table(view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.line(area, 0, 0, &heading(scene, area.width.into()));
    for (place, seat) in (1u16..).zip(view.board.in_order()) {
        row(view, place, seat, scene, canvas, area);
    }
}

fn heading(scene: &Scene<'_>, columns: usize) -> Line<'static> {
    let texts = scene.texts;
    let title = format!("─ {} ", texts.get("kb-players"));
    let mut text = title.clone() + &"─".repeat((NAME + 4).saturating_sub(look::width(&title)));
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

fn row(view: &View, place: u16, seat: Seat, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let player = view.board.player(seat);
    let is_in_turn = scene.waiting.has(seat);
    let name = scene.names.get(seat.index()).map_or("?", String::as_str);
    let name = match scene.me == Some(seat) {
        true => format!("{} ({})", look::cut(name, NAME - 6), scene.texts.get("kb-you")),
        false => name.to_owned(),
    };
    let style = if is_in_turn { look::bold() } else { Style::new() };
    let mut spans = vec![
        Span::styled(if is_in_turn { "▸" } else { " " }, look::notice()),
        Span::raw(place.to_string()),
        Span::styled(look::letter(seat).to_string(), look::cursor().fg(look::colour(seat))),
        Span::raw(" "),
        Span::styled(look::fit(&name, NAME), style),
    ];
    for (number, width) in numbers(player).into_iter().zip(NUMBERS) {
        spans.push(Span::styled(format!("{number:>width$}"), style));
    }
    spans.push(Span::raw("  "));
    let mut x: u16 = spans.iter().map(|span| span.width() as u16).sum();
    canvas.line(area, 0, place, &Line::from(spans));
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
