//! Who is measured.

use crate::figure::Round;
use crate::{ours, theirs};
use peers::{BOARDGAME_IO, CATANATRON, Installed, OPENSPIEL, Peer};
use titles::{Known, Task};
use toys::conquest::Conquest;

/// Who plays what.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The engine.
    pub engine: &'static str,
    /// The game.
    pub game: &'static str,
}

pub const CONQUEST: Name = Name::ours("conquest-lite");
pub const BY_HAND: Name = Name { engine: "Rust by hand", game: "conquest-lite" };
pub const HEARTS: Name = Name { engine: "OpenSpiel", game: "hearts" };
pub const BACKGAMMON: Name = Name { engine: "OpenSpiel", game: "backgammon" };
pub const CATAN: Name = Name { engine: "catanatron", game: "catan" };
pub const BGIO: Name = Name { engine: "boardgame.io", game: "conquest-lite" };

impl Name {
    /// A game of ours.
    pub const fn ours(game: &'static str) -> Name {
        Name { engine: "reame", game }
    }

    /// For people.
    pub fn text(self) -> String {
        format!("{} {}", self.engine, self.game)
    }
}

/// Which is set beside which: the same game first, then ours beside games of others.
pub fn pairs() -> Vec<(Name, Name)> {
    let ours = titles::NAMES.iter().map(|game| Name::ours(game));
    let beside = ours.flat_map(|name| [HEARTS, BACKGAMMON, CATAN].map(|other| (name, other)));
    [(CONQUEST, BY_HAND), (CONQUEST, BGIO)].into_iter().chain(beside).collect()
}

/// How a side plays a round.
#[derive(Clone, Copy)]
enum How {
    Here(fn(u64) -> Round),
    Script(&'static Peer, &'static [&'static str]),
}

/// Our titles, each with how it plays a round.
fn ours() -> impl Iterator<Item = (Name, How)> {
    struct OnKernel;
    impl Task for OnKernel {
        type Out = fn(u64) -> Round;
        fn with<G: Known>(self) -> Self::Out {
            ours::on_kernel::<G>
        }
    }
    let side = |game: &&'static str| Some((Name::ours(game), How::Here(titles::with(game, OnKernel).ok()?)));
    titles::NAMES.iter().filter_map(side)
}

const OTHERS: [(Name, How); 6] = [
    (CONQUEST, How::Here(ours::on_kernel::<Conquest>)),
    (BY_HAND, How::Here(ours::by_hand)),
    (HEARTS, How::Script(&OPENSPIEL, &["hearts"])),
    (BACKGAMMON, How::Script(&OPENSPIEL, &["backgammon"])),
    (CATAN, How::Script(&CATANATRON, &[])),
    (BGIO, How::Script(&BOARDGAME_IO, &[])),
];

/// A side with the rounds that it has played.
pub struct Contender {
    /// Who.
    pub name: Name,
    /// Its rounds, in order.
    pub rounds: Vec<Round>,
    runner: Runner,
}

enum Runner {
    Here(fn(u64) -> Round),
    Script(Installed, &'static [&'static str]),
}

impl Contender {
    /// All sides that can be had here, and a line on each that cannot.
    pub fn all(under: &std::path::Path) -> (Vec<Contender>, Vec<String>) {
        let (mut sides, mut left_out) = (Vec::new(), Vec::new());
        for (name, how) in ours().chain(OTHERS) {
            let runner = match how {
                How::Here(round) => Ok(Runner::Here(round)),
                How::Script(peer, arguments) => {
                    peer.install(under).map(|installed| Runner::Script(installed, arguments))
                }
            };
            match runner {
                Ok(runner) => sides.push(Contender { name, rounds: Vec::new(), runner }),
                Err(reason) => left_out.push(reason.to_string()),
            }
        }
        left_out.dedup();
        (sides, left_out)
    }

    /// One that has played already.
    #[cfg(test)]
    pub fn played(name: Name, rounds: Vec<Round>) -> Contender {
        Contender { name, rounds, runner: Runner::Here(ours::by_hand) }
    }

    /// Plays a round.
    pub fn play(&mut self, seed: u64) -> Result<(), String> {
        let round = match &self.runner {
            Runner::Here(round) => Ok(round(seed)),
            Runner::Script(peer, arguments) => theirs::round(peer, arguments, seed),
        };
        self.rounds.push(round.map_err(|why| format!("{} is left out: {why}", self.name.text()))?);
        Ok(())
    }
}
