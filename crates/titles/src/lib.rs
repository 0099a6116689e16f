//! The one list of games. Command line, server, bench, fuzzer, tests and Makefile read it; nobody else names them.
//!
//! What a title is stands in [`Known`]: a game that lacks something does not compile. Each has a file here that says
//! where its parts are; what they are is in its own folder, `crates/games/<name>`.

mod crusader;
mod fair;
pub mod flags;
mod kingsburg;
mod knights;
pub mod packs;
mod position;
mod warlords;

pub use position::Placed;

use crate::flags::{Flag, Said, Shorthand};
use crate::packs::Packs;
use ::crusader::Crusader;
use ::fair::Fair;
use ::kingsburg::Kingsburg;
use ::knights::Knights;
use ::warlords::Warlords;
use bots::{Opponents, Players};
use serde_json::Value;
use std::sync::Arc;
use table::{Element, Game, Message, Seat, Shelf, Title};
use terminal::GameParts;
use terminal::face::Face;
use texts::{GameWords, Lang, Texts};

/// Makes all of the list that names its games.
macro_rules! titles {
    ($($game:ty),+ $(,)?) => {
        /// The names of all titles, in the order they are listed.
        pub const NAMES: &[&str] = &[$(<$game>::NAME),+];

        impl Default for Titles {
            /// Those of the program, with the content that is part of it, in the order they are listed. Their texts are
            /// known from now on.
            fn default() -> Titles {
                $(texts::learn(<$game>::WORDS);)+
                Titles(vec![$(Title::of::<$game>()),+])
            }
        }

        /// Does it with the game of this name.
        ///
        /// # Errors
        /// One line that names the titles there are.
        pub fn with<T: Task>(name: &str, task: T) -> Result<T::Out, String> {
            match name {
                $(<$game>::NAME => Ok(task.with::<$game>()),)+
                other => Err(unknown(other)),
            }
        }
    };
}

titles!(Kingsburg, Warlords, Crusader, Knights, Fair);

/// All titles, each with the content its tables are played with.
pub struct Titles(pub Vec<Title>);

impl Titles {
    /// The title of this name.
    ///
    /// # Errors
    /// One line that names the titles there are.
    pub fn find(&self, name: &str) -> Result<&Title, String> {
        self.0.iter().find(|title| title.name == name).ok_or_else(|| unknown(name))
    }

    /// The content of a game.
    ///
    /// # Errors
    /// One line: it is not among the titles.
    pub fn shelf<G: Game>(&self) -> Result<Arc<Shelf<G::Content>>, String> {
        self.find(G::NAME)?.shelf::<G>().ok_or_else(|| unknown(G::NAME))
    }
}

/// Everything that is known of a title: its rules, and all that is asked of a game beyond them.
pub trait Known: Placed {
    /// Who plays it.
    const OPPONENTS: Opponents<Self>;
    /// How it looks in the terminal.
    const FACE: &'static dyn Face<Self>;
    /// Its texts, in every language.
    const WORDS: GameWords;
    /// The ledger of its rulebook.
    const LEDGER: &'static str;
    /// Which tests prove which of its rules.
    const PROOFS: &'static str;
    /// Which places of its code and content name which of its rules.
    const PLACES: &'static str;
    /// How its components are told.
    const PACKS: &'static Packs;
    /// Flags that set several of its options at once.
    const SHORTHANDS: &'static [Shorthand];

    /// What a seat began with and others did not, where that may decide a game: a kingdom, a governor.
    fn start(&self, state: &Self::State, seat: Seat) -> Option<Element> {
        let _ = (state, seat);
        None
    }

    /// What happened in a game that is over, counted: a simulation tells how often on average.
    fn counts(&self, state: &Self::State) -> Vec<(&'static str, u32)> {
        let _ = state;
        Vec::new()
    }

    /// Options that names among the seats are short for, where the rules play without a seat: those with such a name are no seats.
    fn unseated(words: &[String]) -> Vec<(String, String)> {
        let _ = words;
        Vec::new()
    }

    /// What it brings to the terminal.
    fn parts() -> GameParts<Self> {
        GameParts { face: Self::FACE, opponents: Self::OPPONENTS, words: Self::WORDS, ledger: Self::LEDGER }
    }
}

/// Something to be done with a game whose name is known only when the program runs.
pub trait Task {
    /// What comes of it.
    type Out;

    /// Does it with the type of the game.
    fn with<G: Known>(self) -> Self::Out;
}

/// The bots of the game of this name.
///
/// # Errors
/// One line that names the titles there are.
pub fn players(game: &str) -> Result<Players, String> {
    struct Bots;
    impl Task for Bots {
        type Out = Players;
        fn with<G: Known>(self) -> Players {
            Players::of(G::OPPONENTS)
        }
    }
    with(game, Bots)
}

/// The flags of the game of this name: its options.
///
/// # Errors
/// One line that names the titles there are.
pub fn flags(game: &str) -> Result<Vec<Flag>, String> {
    struct Flags;
    impl Task for Flags {
        type Out = Vec<Flag>;
        fn with<G: Known>(self) -> Self::Out {
            flags::flags::<G>(G::SHORTHANDS)
        }
    }
    with(game, Flags)
}

/// The options of a game that were chosen, as JSON; what was not said is as usual.
///
/// # Errors
/// One line on what is not known.
pub fn options(game: &str, said: &Said) -> Result<Value, String> {
    struct Read<'a>(&'a Said);
    impl Task for Read<'_> {
        type Out = Result<Value, String>;
        fn with<G: Known>(self) -> Self::Out {
            flags::read::<G>(G::SHORTHANDS, self.0)
        }
    }
    with(game, Read(said))?
}

/// The seats that were named, and options as pairs of their name and value.
pub type Named = (Vec<String>, Vec<(String, String)>);

/// The seats among what was named, and the options that the other names are short for: `you,ferox,postis`.
///
/// # Errors
/// One line that names the titles there are.
pub fn seated(game: &str, words: Vec<String>) -> Result<Named, String> {
    struct Unseat(Vec<String>);
    impl Task for Unseat {
        type Out = (Vec<String>, Vec<(String, String)>);
        fn with<G: Known>(self) -> Self::Out {
            let flags = G::unseated(&self.0);
            let is_seat = |word: &String| !flags.iter().any(|(_, value)| value == word);
            (self.0.iter().filter(|word| is_seat(word)).cloned().collect(), flags)
        }
    }
    with(game, Unseat(words))
}

fn unknown(name: &str) -> String {
    format!("there is no game '{name}'; known: {}", NAMES.join(", "))
}

/// One line on options that a game cannot be played with, in its own words.
#[must_use]
pub fn unplayable<G: Game>(reasons: &[Message]) -> String {
    let texts = Texts::of(Lang::En, G::NAME, None);
    let words: Vec<String> = reasons.iter().map(|reason| texts.message(reason, &[])).collect();
    format!("{} cannot be played so: {}", G::NAME, words.join("; "))
}

/// Is this a number of seats that the title can be played with?
///
/// # Errors
/// One line that names the range.
pub fn check_seats(title: &Title, seats: usize) -> Result<u8, String> {
    let (least, most) = title.seats;
    match u8::try_from(seats) {
        Ok(n) if (least..=most).contains(&n) => Ok(n),
        _ => Err(format!("{} is for {least} to {most} seats, not {seats}", title.name)),
    }
}

/// Are there bots of these names for the game?
///
/// # Errors
/// One line that names the bots there are.
pub fn check_bots(game: &str, names: Vec<String>) -> Result<(), String> {
    struct Check(Vec<String>);
    impl Task for Check {
        type Out = Result<(), String>;
        fn with<G: Known>(self) -> Self::Out {
            self.0.iter().try_for_each(|name| G::OPPONENTS.check(name))
        }
    }
    with(game, Check(names))?
}
