//! What keys and the mouse do.

use super::{Page, Viewer};
use crate::review::Review;
use crate::rulebook::RulesPage;
use crate::scroll::{Up, scrolled, stepped};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use table::{Event, Game, Seat};

/// How far a page key goes.
const FAR: usize = 10;

/// The keys, and the texts that say what they do.
pub const KEYS: [(&str, &str); 15] = [
    ("→ ← n p", "view-help-step"),
    ("PgDn PgUp", "view-help-far"),
    ("Home End", "view-help-ends"),
    ("y Y", "view-help-part"),
    ("Space", "view-help-play"),
    ("0 1 2 …", "view-help-seat"),
    ("s", "view-help-spectator"),
    ("r", "view-help-rules"),
    ("l", "view-help-log"),
    ("b", "play-help-board"),
    ("m", "play-help-picture"),
    ("F2", "play-help-details"),
    ("c", "play-help-curve"),
    ("Tab", "play-help-tab"),
    ("q Esc", "view-help-quit"),
];

/// A key was pressed.
pub fn key<G: Game>(viewer: &mut Viewer<G>, key: KeyEvent) {
    if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
        viewer.has_left = true;
        return;
    }
    viewer.notice = None;
    let was_playing = std::mem::take(&mut viewer.is_playing);
    viewer.page = match std::mem::replace(&mut viewer.page, Page::Table) {
        Page::Table if was_playing && matches!(key.code, KeyCode::Char(' ') | KeyCode::Esc) => Page::Table,
        Page::Table => return viewer.table_key(key.code),
        Page::Log(scroll) => scrolled(key.code, scroll, Up::Grows).map_or(Page::Table, Page::Log),
        Page::Rules(mut page) => page.key(key.code).map_or(Page::Table, |()| Page::Rules(page)),
        Page::Board(from) => {
            stepped(key.code, from, viewer.record.game.seats()).map_or(Page::Table, Page::Board)
        }
        Page::Details(scroll) => scrolled(key.code, scroll, Up::Shrinks).map_or(Page::Table, Page::Details),
        Page::Curve => return viewer.curve_key(key.code),
        Page::Picture => Page::Table,
        Page::Keys(scroll) => scrolled(key.code, scroll, Up::Shrinks).map_or(Page::Table, Page::Keys),
    };
}

/// The mouse was used.
pub fn mouse<G: Game>(viewer: &mut Viewer<G>, mouse: MouseEvent) {
    let at = Position { x: mouse.column, y: mouse.row };
    match (mouse.kind, &viewer.page) {
        (MouseEventKind::Down(MouseButton::Left), Page::Table) if viewer.slider.contains(at) => {
            viewer.is_playing = false;
            viewer.slide_to(mouse.column);
        }
        (MouseEventKind::Drag(MouseButton::Left), Page::Table) if viewer.slider.y == mouse.row => {
            viewer.slide_to(mouse.column);
        }
        (MouseEventKind::Down(MouseButton::Left), Page::Table) => {}
        (MouseEventKind::Down(MouseButton::Left), _) => key(viewer, KeyEvent::from(KeyCode::Enter)),
        (MouseEventKind::ScrollUp, _) => key(viewer, KeyEvent::from(KeyCode::Up)),
        (MouseEventKind::ScrollDown, _) => key(viewer, KeyEvent::from(KeyCode::Down)),
        _ => {}
    }
}

impl<G: Game> Viewer<G> {
    fn table_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Right | KeyCode::Down | KeyCode::Char('n') => self.step(1),
            KeyCode::Left | KeyCode::Up | KeyCode::Char('p') => self.step(-1),
            KeyCode::PageDown => self.step(FAR as isize),
            KeyCode::PageUp => self.step(-(FAR as isize)),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(self.last()),
            KeyCode::Char('y') => {
                let next = (self.at + 1..=self.last()).find(|at| self.is_heading(*at));
                self.jump(next);
            }
            KeyCode::Char('Y') => {
                let previous = (0..self.at).rev().find(|at| self.is_heading(*at));
                self.jump(previous);
            }
            KeyCode::Char(' ') if self.at < self.last() => self.is_playing = true,
            KeyCode::Char(' ') => self.step(1),
            KeyCode::Char(c @ '0'..='9') => self.look_as(c as u8 - b'0'),
            KeyCode::Char('s') => self.seat = None,
            KeyCode::Char('r') => self.page = Page::Rules(self.rules_page()),
            KeyCode::Char('l') => self.page = Page::Log(0),
            KeyCode::Char('b') => self.page = Page::Board(0),
            KeyCode::Char('c') => {
                self.review.seek(&self.record.game, self.opponents, || self.record.log.clone());
                self.page = Page::Curve;
            }
            KeyCode::Char('m') if self.face.has_picture() => self.page = Page::Picture,
            KeyCode::Char('m') => self.notice = Some(self.texts.get("play-no-picture")),
            KeyCode::F(1) => self.page = Page::Keys(0),
            KeyCode::F(2) => self.page = Page::Details(0),
            KeyCode::Tab => self.turn_panel(1),
            KeyCode::BackTab => self.turn_panel(self.face.panels().len()),
            KeyCode::Char('q') | KeyCode::Esc => self.has_left = true,
            _ => {}
        }
    }

    /// The page is closed; a digit goes to the end of that turning point.
    fn curve_key(&mut self, code: KeyCode) {
        if let (KeyCode::Char(c @ '1'..='9'), Review::Known(curve)) = (code, &self.review)
            && let Some(turn) = curve.turns.get(usize::from(c as u8 - b'1'))
        {
            self.go_to(turn.to as usize);
        }
    }

    /// So many entries on or back, as far as there are any.
    fn step(&mut self, step: isize) {
        let (from, to) = (self.at, self.at.saturating_add_signed(step));
        self.go_to(to);
        if self.at == from {
            self.notice = Some(self.texts.get(if from == 0 { "view-first" } else { "view-last" }));
        }
    }

    /// The panels in turn: the log, then those of the game.
    fn turn_panel(&mut self, step: usize) {
        self.panel = (self.panel + step) % (self.face.panels().len() + 1);
    }

    /// Does a part of the game begin in this moment?
    fn is_heading(&self, at: usize) -> bool {
        self.record.moments[at].events_for(self.observer()).any(|event| self.face.is_heading(event))
    }

    fn jump(&mut self, at: Option<usize>) {
        match at {
            Some(at) => self.go_to(at),
            None => self.notice = Some(self.texts.get("view-no-part")),
        }
    }

    fn look_as(&mut self, seat: u8) {
        let seats = self.record.game.seats();
        if seat < seats {
            self.seat = Some(Seat(seat));
        } else {
            self.notice = Some(self.texts.with("view-no-seat", &[("last", (seats - 1).into())]));
        }
    }

    /// The rules of what happened in this moment.
    fn rules_page(&self) -> RulesPage {
        let mut asked: Vec<String> = Vec::new();
        for event in self.moment().events_for(self.observer()) {
            let rule = event.rule().0;
            if !asked.iter().any(|id| id == rule) {
                asked.push(rule.to_owned());
            }
        }
        RulesPage { asked, ..RulesPage::default() }
    }

    /// The moment at this column of the slider.
    fn slide_to(&mut self, column: u16) {
        let most = usize::from(self.slider.width).saturating_sub(1).max(1);
        let place = usize::from(column.saturating_sub(self.slider.x)).min(most);
        self.go_to((place * self.last() + most / 2) / most);
    }
}
