//! `reame play`: a game in a terminal that it fills, alone against bots or around one screen.

mod acts;
mod app;
pub mod curve;
pub mod face;
mod hint;
mod hintbox;
mod keys;
mod kingsburg;
mod layout;
mod list;
mod look;
mod pages;
pub mod picker;
mod popup;
pub mod review;
mod rulebook;
mod save;
mod screen;
mod scroll;
mod seed;
mod session;
mod stage;
mod start;
mod story;
mod takeback;
mod terminal;
#[cfg(test)]
mod tests;
mod thought;
mod told;
mod turn;
pub mod viewer;
mod warlords;
mod whynot;

use std::path::PathBuf;
use std::time::Duration;
use texts::{Lang, Texts};

pub use hint::Hints;
pub use save::default_folder;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person at this terminal.
    Person,
    /// A bot by name.
    Bot(String),
}

impl SeatKind {
    /// Reads the word used on the command line: `you`, or the name of a bot.
    #[must_use]
    pub fn named(word: &str) -> SeatKind {
        match word {
            session::PERSON => SeatKind::Person,
            bot => SeatKind::Bot(bot.to_owned()),
        }
    }

    /// The word used on the command line and in logs.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            SeatKind::Person => session::PERSON,
            SeatKind::Bot(name) => name,
        }
    }
}

/// What to do with a saved game that is not finished.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Resume {
    /// Ask on the screen.
    #[default]
    Ask,
    /// Go on with it.
    Always,
    /// Begin a new one.
    Never,
}

/// What is played, by whom, how.
#[derive(Clone, Debug)]
pub struct Config {
    /// The name of the title.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<SeatKind>,
    /// The names shown, by seat; where one is missing, a name is given.
    pub names: Vec<String>,
    /// Options of the game as JSON; what is not said is as usual.
    pub options: serde_json::Value,
    /// The language.
    pub lang: Lang,
    /// The same seed gives the same dice.
    pub seed: Option<u64>,
    /// Where games are saved; see [`default_folder`].
    pub folder: PathBuf,
    /// What to do with a saved game that is not finished.
    pub resume: Resume,
    /// How long a bot waits before it answers.
    pub pause: Duration,
    /// Who may ask for hints.
    pub hints: Hints,
}

impl Config {
    /// The usual way to play these seats.
    #[must_use]
    pub fn new(game: &str, seats: Vec<SeatKind>, lang: Lang) -> Config {
        Config {
            game: game.to_owned(),
            seats,
            names: Vec::new(),
            options: serde_json::json!({}),
            lang,
            seed: None,
            folder: default_folder(),
            resume: Resume::Ask,
            pause: Duration::from_millis(700),
            hints: Hints::default(),
        }
    }

    /// The name shown for a seat.
    fn name(&self, seat: usize) -> String {
        const BOTS: [&str; 8] = ["Alba", "Bruno", "Clara", "Dario", "Elsa", "Fosco", "Gemma", "Iacopo"];
        match (self.names.get(seat), &self.seats[seat]) {
            (Some(name), _) if !name.trim().is_empty() => name.trim().to_owned(),
            (_, SeatKind::Bot(_)) => BOTS[seat % BOTS.len()].to_owned(),
            (_, SeatKind::Person) => {
                let texts = Texts::new(self.lang, &self.game);
                let persons = self.seats.iter().filter(|s| **s == SeatKind::Person).count();
                let number = self.seats[..=seat].iter().filter(|s| **s == SeatKind::Person).count();
                texts.with("play-player", &[("number", number.into()), ("count", persons.into())])
            }
        }
    }
}

/// Plays a game in the terminal until it is over or the player leaves; it is saved all the time.
///
/// # Errors
/// One line that says why it cannot be played: no terminal, one that is too small, a broken save, wrong seats.
pub fn run(config: &Config) -> Result<(), String> {
    match config.game.as_str() {
        "kingsburg" => terminal::play::<::kingsburg::Kingsburg>(config, bots::live),
        "warlords" => terminal::play::<::warlords::Warlords>(config, bots::live),
        other => Err(format!("there is no game '{other}' to play in the terminal")),
    }
}
