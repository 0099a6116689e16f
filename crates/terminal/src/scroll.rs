//! Keys that scroll a page.

use ratatui::crossterm::event::KeyCode;

/// How far a page key scrolls.
const PAGE: usize = 15;

/// Which way the number of a scrolled line goes.
pub enum Up {
    /// Up is further from the end.
    Grows,
    /// Up is nearer to the beginning.
    Shrinks,
}

/// The new place after a key that scrolls; none for a key that closes the page.
#[must_use]
pub fn scrolled(code: KeyCode, at: usize, up: Up) -> Option<usize> {
    let (less, more) = (|n| at.saturating_sub(n), |n| at.saturating_add(n));
    let (far, near) = match up {
        Up::Grows => (usize::MAX / 2, 0),
        Up::Shrinks => (0, usize::MAX / 2),
    };
    match (code, up) {
        (KeyCode::Up, Up::Grows) | (KeyCode::Down, Up::Shrinks) => Some(more(1)),
        (KeyCode::Down, Up::Grows) | (KeyCode::Up, Up::Shrinks) => Some(less(1)),
        (KeyCode::PageUp, Up::Grows) | (KeyCode::PageDown | KeyCode::Char(' '), Up::Shrinks) => {
            Some(more(PAGE))
        }
        (KeyCode::PageDown | KeyCode::Char(' '), Up::Grows) | (KeyCode::PageUp, Up::Shrinks) => {
            Some(less(PAGE))
        }
        (KeyCode::Home, _) => Some(far),
        (KeyCode::End, _) => Some(near),
        _ => None,
    }
}

/// The same for a page that begins with one of so many players.
#[must_use]
pub fn stepped(code: KeyCode, from: usize, players: u8) -> Option<usize> {
    match code {
        KeyCode::Down | KeyCode::Right | KeyCode::PageDown => {
            Some((from + 1).min(usize::from(players).saturating_sub(1)))
        }
        KeyCode::Up | KeyCode::Left | KeyCode::PageUp => Some(from.saturating_sub(1)),
        _ => None,
    }
}
