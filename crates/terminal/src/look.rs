//! How things look: colours, and text that fits its place. Colour is never the only sign.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use table::Seat;

/// The letter of a seat.
#[must_use]
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0 % 26)
}

/// The colour of a seat; its letter always stands with it.
#[must_use]
pub fn colour(seat: Seat) -> Color {
    const COLOURS: [Color; 8] = [
        Color::LightRed,
        Color::LightBlue,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
        Color::Gray,
    ];
    COLOURS[usize::from(seat.0) % COLOURS.len()]
}

/// Of what matters now.
#[must_use]
pub const fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// Of what matters less.
#[must_use]
pub const fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Of headings and rules between parts.
#[must_use]
pub const fn heading() -> Style {
    Style::new().fg(Color::Cyan)
}

/// Of a key that can be pressed.
#[must_use]
pub const fn key() -> Style {
    Style::new().fg(Color::Black).bg(Color::Yellow)
}

/// Of the place of the cursor.
#[must_use]
pub const fn cursor() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

/// Of what was picked.
#[must_use]
pub const fn picked() -> Style {
    Style::new().fg(Color::Black).bg(Color::Green)
}

/// Of what the player should notice.
#[must_use]
pub const fn notice() -> Style {
    Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD)
}

/// How many columns a text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// The text in exactly this width: cut with an ellipsis, or filled with blanks.
#[must_use]
pub fn fit(text: &str, columns: usize) -> String {
    let mut fitted = cut(text, columns);
    fitted.extend(std::iter::repeat_n(' ', columns.saturating_sub(width(&fitted))));
    fitted
}

/// The text in at most this width, cut with an ellipsis.
#[must_use]
pub fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    for c in text.chars() {
        if width(&short) + width(c.encode_utf8(&mut [0; 4])) >= columns {
            break;
        }
        short.push(c);
    }
    if columns > 0 { short + "…" } else { short }
}

/// The text in lines of at most this width, broken between words; later lines are set in by `indent`.
#[must_use]
pub fn wrap(text: &str, columns: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let blank = usize::from(!line.trim().is_empty());
        if blank == 1 && width(&line) + blank + width(word) > columns {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        }
        if !line.trim().is_empty() {
            line.push(' ');
        }
        line += word;
    }
    if !line.trim().is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines.into_iter().map(|line| cut(&line, columns)).collect()
}

/// A heading that fills a line with a rule.
#[must_use]
pub fn rule(title: &str, columns: usize) -> Line<'static> {
    let title = if title.is_empty() { String::new() } else { format!("─ {title} ") };
    let rest = "─".repeat(columns.saturating_sub(width(&title)));
    Line::styled(title + &rest, heading())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_fits_its_place() {
        assert_eq!(
            (fit("abc", 5), fit("abcdef", 4), cut("abcdef", 0)),
            ("abc  ".into(), "abc…".into(), String::new())
        );
        assert_eq!(wrap("one two three", 7, 2), ["one two", "  three"]);
        assert_eq!(wrap("", 7, 2), [""]);
        assert_eq!(wrap("incomprehensible", 6, 0), ["incom…"]);
        assert_eq!(rule("A", 6).to_string(), "─ A ──");
    }
}
