//! The client without a terminal: driven by simulated keys, drawn on a simulated screen. For tests.

use super::app::{App, Mode};
use super::keys::CURTAIN;
use super::number::typed_number;
use super::picker::key_of;
use super::stage::Stage;
use super::viewer::Viewer;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::cell::RefCell;
use std::path::PathBuf;
use table::{Chance, Game, Sampled};

/// The folders of a test, which go when its thread ends.
struct Folders(Vec<PathBuf>);

impl Drop for Folders {
    fn drop(&mut self) {
        for folder in &self.0 {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

thread_local! {
    static FOLDERS: RefCell<Folders> = const { RefCell::new(Folders(Vec::new())) };
}

/// An empty folder of its own for each test.
#[must_use]
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("reame-test-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    FOLDERS.with_borrow_mut(|folders| folders.0.push(folder.clone()));
    folder
}

impl<G: Game> App<G> {
    /// Presses a key.
    pub fn press(&mut self, code: KeyCode) {
        self.key(KeyEvent::from(code));
    }

    /// Types a text.
    pub fn types(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }

    /// Lets the bots answer until a person's turn or the end.
    ///
    /// # Panics
    /// That a bot answers against the rules.
    pub fn bots_answer(&mut self) {
        loop {
            if let Mode::News(_) = self.mode {
                self.press(KeyCode::Enter);
            }
            if !self.is_bot_due() {
                return;
            }
            self.bot_goes_on().expect("bots answer legally");
        }
    }

    /// Lifts the curtain, by its key.
    pub fn lift_curtain(&mut self) {
        self.press(KeyCode::Char(CURTAIN));
    }

    /// Gives any answer, by the keys on the screen.
    ///
    /// # Panics
    /// That nobody is asked.
    pub fn answer_at_random(&mut self, chance: &mut Sampled) {
        if let Mode::Curtain(_) = self.mode {
            self.lift_curtain();
        }
        if let Mode::News(_) = self.mode {
            self.press(KeyCode::Enter);
        }
        let before = self.session.table.entries().len();
        while self.session.table.entries().len() == before {
            let options = self.picker.as_ref().expect("a person's turn").options();
            match self.ready {
                Some(_) => self.press(KeyCode::Enter),
                None => {
                    let place = chance.draw(options.len());
                    match (key_of(&options, place), typed_number(&options[place])) {
                        (Some(key), _) => self.press(KeyCode::Char(key)),
                        (None, Some(number)) => {
                            self.types(&number.to_string());
                            self.press(KeyCode::Enter);
                        }
                        (None, None) => {
                            self.picker.as_mut().expect("a person's turn").cursor = place;
                            self.press(KeyCode::Enter);
                        }
                    }
                }
            }
        }
    }

    /// What is on a screen of this size.
    ///
    /// # Panics
    /// That a text is missing.
    pub fn screen(&mut self, width: u16, height: u16) -> String {
        screen(self, width, height)
    }
}

impl<G: Game> Viewer<G> {
    /// Presses a key.
    pub fn press(&mut self, code: KeyCode) {
        self.key(KeyEvent::from(code));
    }

    /// Types a text.
    pub fn types(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }

    /// What is on a screen of this size.
    ///
    /// # Panics
    /// That a text is missing.
    pub fn screen(&mut self, width: u16, height: u16) -> String {
        screen(self, width, height)
    }
}

/// How keys of texts begin: on a screen they stand where a text is missing.
const MISSING: [&str; 5] = ["{$", "play-", "view-", "kb-", "we-"];

fn screen(stage: &mut impl Stage, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a simulated terminal");
    terminal.draw(|frame| stage.draw(frame)).expect("it draws");
    let cells = terminal.backend().buffer().content().chunks(usize::from(width));
    let rows = cells.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n");
    let text: String = rows.collect();
    assert!(MISSING.iter().all(|sign| !text.contains(sign)), "a text is missing:\n{text}");
    text
}
