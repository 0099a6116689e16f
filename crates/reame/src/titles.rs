//! The games that this binary knows, by name and by type.

use crate::packs::Packs;
use bots::{Opponents, Players};
use kingsburg::Kingsburg;
use std::sync::Arc;
use table::{Game, Shelf, Title};
use terminal::Parts;
use terminal::face::Face;
use warlords::Warlords;

/// All titles, each with the content its tables are played with.
pub struct Titles(pub Vec<Title>);

impl Default for Titles {
    /// Those of the program, with the content that is part of it, in the order they are listed.
    fn default() -> Titles {
        Titles(vec![Title::of::<Kingsburg>(), Title::of::<Warlords>()])
    }
}

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

/// The names of all titles.
const NAMES: [&str; 2] = [Kingsburg::NAME, Warlords::NAME];

/// What the tools of the command line know of a game beyond its rules.
pub trait Known: Game {
    /// Who plays it.
    const OPPONENTS: Opponents<Self>;
    /// How it looks in the terminal.
    const FACE: &'static dyn Face<Self>;
    /// The ledger of its rulebook.
    const LEDGER: &'static str;
    /// Which tests prove which of its rules.
    const PROOFS: &'static str;
    /// How its components are told.
    const PACKS: &'static Packs;

    /// What it brings to the terminal.
    fn parts() -> Parts<Self> {
        Parts { face: Self::FACE, opponents: Self::OPPONENTS, ledger: Self::LEDGER }
    }
}

impl Known for Kingsburg {
    const OPPONENTS: Opponents<Kingsburg> = kingsburg_bots::PLAYERS;
    const FACE: &'static dyn Face<Kingsburg> = &kingsburg_terminal::Board;
    const LEDGER: &'static str = kingsburg::LEDGER;
    const PROOFS: &'static str = kingsburg::PROOFS;
    const PACKS: &'static Packs = &Packs {
        files: &[
            ("advisors", "advisor"),
            ("buildings", "building"),
            ("tiles", "tile"),
            ("governors", "governor"),
            ("fates", "fate"),
            ("scenarios", "scenario"),
            ("invaders", "invader"),
        ],
        short: kingsburg::content::short::effect,
    };
}

impl Known for Warlords {
    const OPPONENTS: Opponents<Warlords> = warlords_bots::PLAYERS;
    const FACE: &'static dyn Face<Warlords> = &warlords_terminal::Board;
    const LEDGER: &'static str = warlords::LEDGER;
    const PROOFS: &'static str = warlords::PROOFS;
    const PACKS: &'static Packs = &Packs {
        files: &[
            ("terrains", "terrain"),
            ("kingdoms", "kingdom"),
            ("fiefs", "fief"),
            ("soldiers", "soldier"),
            ("numbers", "number"),
            ("scenarios", "scenario"),
            ("cards", "card"),
        ],
        short: warlords::content::short::effect,
    };
}

/// Something to be done with a game whose name is known only when the program runs.
pub trait Task {
    /// What comes of it.
    type Out;

    /// Does it with the type of the game.
    fn with<G: Known>(self) -> Self::Out;
}

/// Does it with the game of this name.
///
/// # Errors
/// One line that names the titles there are.
pub fn with<T: Task>(name: &str, task: T) -> Result<T::Out, String> {
    match name {
        Kingsburg::NAME => Ok(task.with::<Kingsburg>()),
        Warlords::NAME => Ok(task.with::<Warlords>()),
        other => Err(unknown(other)),
    }
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

fn unknown(name: &str) -> String {
    format!("there is no game '{name}'; known: {}", NAMES.join(", "))
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
            let known = G::OPPONENTS.names();
            match self.0.iter().find(|name| !known.contains(&name.as_str())) {
                None => Ok(()),
                Some(name) => Err(format!("there is no bot '{name}'; known: {}", known.join(", "))),
            }
        }
    }
    with(game, Check(names))?
}
