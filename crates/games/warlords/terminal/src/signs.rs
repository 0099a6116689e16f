//! The signs of the map: armies, terrain, owners, castles, captives.

use ratatui::style::Style;
use ratatui::text::Span;
use table::{Element, Seat};
use terminal::face::{Mark, Scene};
use terminal::look;
use texts::Texts;
use warlords::army::{Army, Troop};
use warlords::board::Board;
use warlords::content::{Content, FiefId, Terrain};

/// Soldiers as numbers and letters: `6L1A1W`; mercenaries have small letters.
#[must_use]
pub fn army(army: &Army, texts: &Texts) -> String {
    army.troops().map(|(troop, n)| format!("{n}{}", texts.letter(&troop.element()))).collect()
}

/// The same, in at most so many columns: if it does not fit, how many there are, with `W` if a Warlord leads them.
#[must_use]
pub fn short_army(soldiers: &Army, texts: &Texts, columns: usize) -> String {
    let full = army(soldiers, texts);
    if look::width(&full) <= columns {
        return full;
    }
    let lead =
        if soldiers.of(Troop::WARLORD) > 0 { texts.letter(&Troop::WARLORD.element()) } else { String::new() };
    format!("{}{lead}", soldiers.total())
}

/// The sign of a terrain.
#[must_use]
pub const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plains => "·",
        Terrain::Farmland => "≡",
        Terrain::Forest => "♣",
        Terrain::Mountain => "▲",
    }
}

/// Castle and captives of a fief.
#[must_use]
pub fn works(board: &Board, fief: FiefId) -> String {
    let castle = match (board.castles.has(fief), board.finished.has(fief)) {
        (false, _) => "",
        (true, false) => "♖",
        (true, true) => "♜",
    };
    let captive = if board.captives.iter().any(|c| c.prison == fief) { "◊" } else { "" };
    format!("{castle}{captive}")
}

/// Who stands in a fief: soldiers, or peasants in brackets.
#[must_use]
pub fn garrison(content: &Content, board: &Board, fief: FiefId, texts: &Texts, columns: usize) -> String {
    match board.holder(fief) {
        Some(_) => short_army(&board.armies[fief], texts, columns),
        None => format!("({})", content.fiefs[fief.index()].cities),
    }
}

/// The letter of an owner in his colour; a blank for the peasants.
#[must_use]
pub fn owner(seat: Option<Seat>) -> Span<'static> {
    match seat {
        Some(seat) => Span::styled(look::letter(seat).to_string(), look::cursor().fg(look::colour(seat))),
        None => Span::raw(" "),
    }
}

/// The key before an element, and how its name looks.
#[must_use]
pub fn marked(scene: &Scene<'_>, element: &Element, else_sign: &'static str) -> (Span<'static>, Style) {
    match scene.mark(element) {
        Mark::Plain => (Span::styled(else_sign, look::notice()), Style::new()),
        Mark::Lit(key) => (Span::styled(key.to_string(), look::key()), look::bold()),
        Mark::Cursor(key) => (Span::styled(key.to_string(), look::key()), look::cursor()),
        Mark::Picked => (Span::styled("✓", look::notice()), look::picked()),
    }
}

/// The sign before a fief that cannot be picked: is it attacked?
#[must_use]
pub fn attacked(board: &Board, fief: FiefId) -> &'static str {
    let fought = board.battle.round > 0 && board.battle.fief == fief;
    if fought || board.pending().has(fief) { "×" } else { " " }
}
