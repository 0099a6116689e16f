//! The client, driven by simulated keys on a simulated terminal.

mod curtain;
mod curve;
mod hints;
mod modules;
mod saving;
mod screens;
mod takeback;
mod warlords;

use super::app::{App, Mode};
use super::face::Face;
use super::session::Session;
use super::{Config, SeatKind, screen};
use kingsburg::Kingsburg;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::cell::RefCell;
use std::path::PathBuf;
use table::{Chance, Sampled};
use texts::{Lang, Texts};

type Client = App<Kingsburg>;

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
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("reame-test-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    FOLDERS.with_borrow_mut(|folders| folders.0.push(folder.clone()));
    folder
}

fn config(name: &str, seats: &str, lang: Lang) -> Config {
    let seats = seats.split(',').map(SeatKind::named).collect();
    Config { seed: Some(7), folder: folder(name), ..Config::new("kingsburg", seats, lang) }
}

fn client(config: &Config) -> Client {
    let session = Session::begin(config, bots::live).expect("the game begins");
    App::new(session, Texts::new(config.lang, "kingsburg")).expect("the ledger is readable")
}

fn resumed(config: &Config) -> Client {
    let path = super::save::unfinished(&config.folder, "kingsburg").expect("there is a saved game");
    let session = Session::resume(&path, bots::live).expect("it can be gone on with");
    App::new(session, Texts::new(config.lang, "kingsburg")).expect("the ledger is readable")
}

impl<G: Face> App<G> {
    fn press(&mut self, code: KeyCode) {
        self.key(KeyEvent::from(code));
    }

    fn types(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }

    /// Lets the bots answer until a person's turn or the end.
    fn bots_answer(&mut self) {
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

    /// Gives any answer, by the keys on the screen.
    fn answer_at_random(&mut self, chance: &mut Sampled) {
        if let Mode::Curtain(_) = self.mode {
            self.press(KeyCode::Enter);
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
                    match super::picker::key_of(&options, place) {
                        Some(key) => self.press(KeyCode::Char(key)),
                        None => {
                            self.picker.as_mut().expect("a person's turn").cursor = place;
                            self.press(KeyCode::Enter);
                        }
                    }
                }
            }
        }
    }

    /// What is on a screen of this size.
    fn screen(&mut self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a simulated terminal");
        terminal.draw(|frame| screen::draw(self, frame)).expect("it draws");
        let cells = terminal.backend().buffer().content().chunks(usize::from(width));
        let text: String = cells
            .map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n")
            .collect();
        assert!(
            ["{$", "play-", "kb-", "we-"].iter().all(|broken| !text.contains(broken)),
            "a text is missing:\n{text}"
        );
        text
    }
}
