//! The games that this binary knows, by name and by type.

use crate::packs::Packs;
use bots::{Opponents, Players};
use kingsburg::Kingsburg;
use kingsburg::content::{Content, short};
use table::{Game, Title};
use terminal::Parts;
use terminal::face::Face;
use warlords::Warlords;

/// All titles, in the order they are listed.
#[must_use]
pub fn all() -> Vec<Title> {
    vec![Title::of::<Kingsburg>(), Title::of::<Warlords>()]
}

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
    /// How packs are laid over its content; none if it has no packs yet.
    const PACKS: Option<&'static Packs>;

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
    const PACKS: Option<&'static Packs> = Some(&Packs {
        examine: Content::examine,
        install: |pack| Content::install(pack).map(|_| ()),
        current: Content::pack,
        files: &[
            ("advisors", "advisor"),
            ("buildings", "building"),
            ("tiles", "tile"),
            ("governors", "governor"),
            ("fates", "fate"),
            ("scenarios", "scenario"),
            ("invaders", "invader"),
        ],
        short: short::effect,
    });
}

impl Known for Warlords {
    const OPPONENTS: Opponents<Warlords> = warlords_bots::PLAYERS;
    const FACE: &'static dyn Face<Warlords> = &warlords_terminal::Board;
    const LEDGER: &'static str = warlords::LEDGER;
    const PROOFS: &'static str = warlords::PROOFS;
    const PACKS: Option<&'static Packs> = None;
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
    let names: Vec<&str> = all().iter().map(|title| title.name).collect();
    format!("there is no game '{name}'; known: {}", names.join(", "))
}

/// The title of this name.
///
/// # Errors
/// One line that names the titles there are.
pub fn find(name: &str) -> Result<Title, String> {
    all().into_iter().find(|title| title.name == name).ok_or_else(|| unknown(name))
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
