//! What keys and the mouse do.

use super::app::{App, Mode, News};
use super::picker::key_of;
use super::rulebook::RulesPage;
use super::scroll::{Up, scrolled, stepped};
use super::whynot::WhyNot;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use table::{Element, Game};

/// Lifts the curtain, and does nothing else anywhere: who confirms or skips in haste does not lift it.
pub const CURTAIN: char = 'o';

impl<G: Game> App<G> {
    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.has_left = true;
            return;
        }
        self.notice = None;
        match std::mem::replace(&mut self.mode, Mode::Table) {
            Mode::Table => self.table_key(key.code),
            Mode::Curtain(seat) => match key.code {
                KeyCode::Char(CURTAIN) => self.open_curtain(seat),
                KeyCode::Char('q') => self.leave(Mode::Curtain(seat)),
                _ => self.mode = Mode::Curtain(seat),
            },
            Mode::Typing(text) => self.typing_key(key.code, text),
            Mode::WhyNot(page) => self.why_not_key(key.code, page),
            Mode::Acts(page) => self.acts_key(key.code, page),
            Mode::Rules(mut page) => {
                if page.key(key.code).is_some() {
                    self.mode = Mode::Rules(page);
                }
            }
            Mode::Log(scroll) => {
                self.mode = scrolled(key.code, scroll, Up::Grows).map_or(Mode::Table, Mode::Log);
            }
            Mode::News(page) => {
                let scroll = scrolled(key.code, page.scroll, Up::Shrinks);
                self.mode = scroll.map_or(Mode::Table, |scroll| Mode::News(News { scroll, ..page }));
            }
            Mode::Board(from) => {
                let players = self.session.table.game().seats();
                self.mode = stepped(key.code, from, players).map_or(Mode::Table, Mode::Board);
            }
            Mode::Details(scroll) => {
                self.mode = scrolled(key.code, scroll, Up::Shrinks).map_or(Mode::Table, Mode::Details);
            }
            Mode::Consent(persons) => match key.code {
                KeyCode::Char(c) if c == self.yes() => self.consented(),
                KeyCode::Char('n') | KeyCode::Esc => {}
                _ => self.mode = Mode::Consent(persons),
            },
            Mode::Over if key.code == KeyCode::Char('q') => self.leave(Mode::Over),
            Mode::Over if key.code == KeyCode::Char('c') => self.open_curve(),
            Mode::Hint => self.hint_key(key.code),
            Mode::Keys(scroll) => {
                self.mode = scrolled(key.code, scroll, Up::Shrinks).map_or(Mode::Table, Mode::Keys);
            }
            Mode::Say(_) | Mode::Over | Mode::Curve | Mode::Picture => {}
        }
    }

    /// The mouse was used.
    pub fn mouse(&mut self, mouse: MouseEvent) {
        let code = match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                return self.click(Position { x: mouse.column, y: mouse.row });
            }
            MouseEventKind::ScrollUp => KeyCode::Up,
            MouseEventKind::ScrollDown => KeyCode::Down,
            _ => return,
        };
        self.key(KeyEvent::from(code));
    }

    fn click(&mut self, at: Position) {
        let spot = self.spots.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, element)| *element);
        match (&self.mode, spot) {
            (Mode::Table, Some(element)) if self.ready.is_some_and(|r| self.is_in_path(r, &element)) => {
                self.confirm();
            }
            (Mode::Table, Some(element)) => self.pick(element),
            (Mode::Table, None) => {}
            // Elsewhere a click goes on like Enter does.
            _ => self.key(KeyEvent::from(KeyCode::Enter)),
        }
    }

    fn is_in_path(&self, answer: usize, element: &Element) -> bool {
        self.picker.as_ref().is_some_and(|picker| picker.path(answer).0.contains(element))
    }

    fn table_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('q') => self.leave(Mode::Table),
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('?') => self.open_why_not(),
            KeyCode::Char('h') => self.ask_hint(),
            KeyCode::Char('r') => self.mode = Mode::Rules(self.rules_page()),
            KeyCode::Char('c') if self.session.table.standing().is_some() => self.open_curve(),
            KeyCode::Char('l') => self.mode = Mode::Log(0),
            KeyCode::Char('p') => self.mode = Mode::Board(0),
            KeyCode::Char('m') if self.face.has_picture() => self.mode = Mode::Picture,
            KeyCode::Char('m') => self.notice = Some(self.texts.get("play-no-picture")),
            KeyCode::F(1) => self.mode = Mode::Keys(0),
            KeyCode::F(2) => self.mode = Mode::Details(0),
            KeyCode::F(3) => self.open_acts(),
            KeyCode::F(4) => self.instruct(),
            KeyCode::Char(':') if self.picker.is_some() => self.mode = Mode::Typing(String::new()),
            KeyCode::Tab => self.turn_panel(1),
            KeyCode::BackTab => self.turn_panel(self.face.panels().len()),
            KeyCode::Enter => self.confirm(),
            KeyCode::Char(' ') if self.picker.is_none() => self.in_haste = true,
            KeyCode::Backspace => self.erase(),
            KeyCode::Esc => self.step_back(),
            KeyCode::Down | KeyCode::Right | KeyCode::Char('+') => self.move_cursor(1),
            KeyCode::Up | KeyCode::Left | KeyCode::Char('-') => self.move_cursor(-1),
            KeyCode::Char(c) => self.pick_by_key(c),
            _ => {}
        }
    }

    /// The last digit of a number goes; without one it is a step back.
    fn erase(&mut self) {
        match self.picker.as_mut().filter(|picker| self.ready.is_none() && !picker.typed.is_empty()) {
            Some(picker) => drop(picker.typed.pop()),
            None => self.step_back(),
        }
    }

    fn pick_by_key(&mut self, c: char) {
        if c.is_ascii_digit() && self.type_number(c) {
            return;
        }
        let Some(picker) = &self.picker else { return };
        let options = if self.ready.is_some() { Vec::new() } else { picker.options() };
        let place = (0..options.len()).find(|place| key_of(&options, *place) == Some(c));
        if let Some(place) = place {
            self.pick(options[place]);
        }
    }

    fn move_cursor(&mut self, step: isize) {
        if let Some(picker) = &mut self.picker
            && self.ready.is_none()
        {
            picker.step(step);
        }
    }

    /// The panels in turn: the log, then those of the game.
    fn turn_panel(&mut self, step: usize) {
        self.panel = Some((self.panel_shown() + step) % (self.face.panels().len() + 1));
    }

    /// The panel that is shown: the one chosen, else the one that the moment calls for; 0 is the log.
    #[must_use]
    pub fn panel_shown(&self) -> usize {
        let table = &self.session.table;
        let fitting =
            || self.face.panel_for(table.game(), &table.view(self.observer())).map_or(0, |panel| panel + 1);
        self.panel.unwrap_or_else(fitting)
    }

    fn open_why_not(&mut self) {
        let (Some(seat), Some(picker)) = (self.front, &self.picker) else {
            self.notice = Some(self.texts.get("play-not-now"));
            return;
        };
        self.mode =
            Mode::WhyNot(WhyNot::new(self.face, &self.session.table, seat, &picker.options(), &self.texts));
    }

    fn why_not_key(&mut self, code: KeyCode, mut page: WhyNot) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                if let Some(element) = page.chosen() {
                    return self.ask_why_not(&element);
                }
            }
            KeyCode::Down => page.cursor = (page.cursor + 1).min(page.found().len().saturating_sub(1)),
            KeyCode::Up => page.cursor = page.cursor.saturating_sub(1),
            KeyCode::Backspace => {
                page.typed.pop();
                page.cursor = 0;
            }
            KeyCode::Char(c) => {
                page.typed.push(c);
                page.cursor = 0;
            }
            _ => {}
        }
        self.mode = Mode::WhyNot(page);
    }

    /// How the game went, once it is over.
    fn open_curve(&mut self) {
        self.review.seek(self.session.table.game(), self.opponents, || self.session.table.log());
        self.mode = Mode::Curve;
    }

    fn rules_page(&self) -> RulesPage {
        let seat = self.session.table.waiting().must.first();
        let prompt = seat.and_then(|seat| self.session.table.prompt(seat));
        RulesPage { asked: prompt.into_iter().map(|p| p.rule.0.to_owned()).collect(), ..RulesPage::default() }
    }

    fn typing_key(&mut self, code: KeyCode, mut text: String) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.pick_typed(&text),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(c) => text.push(c),
            _ => {}
        }
        self.mode = Mode::Typing(text);
    }

    /// Picks what was typed, element by element: by path (`die/3`) or by the beginning of a name.
    fn pick_typed(&mut self, text: &str) {
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let Some(picker) = &self.picker else { return };
            let wanted = word.to_lowercase();
            let options = picker.options();
            let by_path = options.iter().find(|e| e.to_string() == word);
            let by_name =
                || options.iter().find(|e| self.texts.element(e).to_lowercase().starts_with(&wanted));
            match by_path.or_else(by_name).copied() {
                Some(element) => self.pick(element),
                None => return self.why_not(word, word),
            }
        }
    }

    /// Leaving is always safe: the game is saved.
    fn leave(&mut self, mode: Mode) {
        self.mode = mode;
        self.has_left = true;
    }

    /// The key that means yes.
    #[must_use]
    pub fn yes(&self) -> char {
        self.texts.get("play-yes").chars().next().unwrap_or('y')
    }
}
