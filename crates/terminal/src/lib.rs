//! A game in a terminal that it fills: played alone against bots or around one screen, or looked at once it was
//! recorded. How a game looks is its own: see [`face`].

mod acts;
pub mod app;
pub mod curve;
pub mod driver;
pub mod face;
pub mod hint;
mod hintbox;
mod keys;
pub mod layout;
mod list;
pub mod look;
pub mod machine;
pub mod number;
mod pages;
pub mod picker;
pub mod placing;
pub mod plain;
mod popup;
pub mod record;
pub mod review;
pub mod rulebook;
pub mod save;
pub mod saves;
pub mod screen;
mod scroll;
mod seed;
pub mod session;
pub mod stage;
mod start;
pub mod story;
pub mod takeback;
mod terminal;
pub mod thought;
pub mod told;
pub mod turn;
mod unasked;
pub mod viewer;
pub mod whynot;

use bots::Opponents;
use face::Face;
use std::path::PathBuf;
use std::time::Duration;
use table::Game;
use texts::{GameWords, Lang, Texts};

pub use hint::Hints;
pub use save::default_folder;
pub use terminal::{play, words};

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

/// What a game brings to the terminal.
pub struct GameParts<G: Game> {
    /// How it looks.
    pub face: &'static dyn Face<G>,
    /// Who plays it.
    pub opponents: Opponents<G>,
    /// Its texts.
    pub words: GameWords,
    /// The ledger of its rulebook.
    pub ledger: &'static str,
}

impl<G: Game> Copy for GameParts<G> {}

impl<G: Game> Clone for GameParts<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> GameParts<G> {
    /// Its texts in a language, as they are part of the program.
    #[must_use]
    pub fn texts(&self, lang: Lang) -> Texts {
        texts::learn(self.words);
        Texts::new(lang, self.words.game)
    }
}
