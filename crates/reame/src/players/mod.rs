//! Who plays in simulations and matches: bots by name, and outside programs.

mod process;
mod program;

pub use program::Program;

use bots::Bot;
use program::ProgramSeat;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use table::{Content as _, Game, Sampled, Seat, Standing};
use titles::Known;

/// One who plays.
#[derive(Clone)]
pub enum Player {
    /// A bot of the game, by name.
    Bot(String),
    /// An outside program.
    Program(Arc<Program>),
}

impl Player {
    /// Reads words such as `regent`, `regent:ms=200` or `mine=python3 bot.py`. The same word is the same player.
    ///
    /// # Errors
    /// One line on what is not known.
    pub fn read_all<G: Known>(words: &[String], limit: Duration) -> Result<Vec<Player>, String> {
        let mut players: Vec<Player> = Vec::with_capacity(words.len());
        for word in words {
            let known = words.iter().zip(&players).find(|(other, _)| *other == word);
            let player = match known {
                Some((_, player)) => player.clone(),
                None => Player::read::<G>(word, limit)?,
            };
            if let Player::Program(new) = &player
                && players.iter().any(|old| old.name() == new.name && !player.is(old))
            {
                return Err(format!("two programs are called '{}'", new.name));
            }
            players.push(player);
        }
        Ok(players)
    }

    fn read<G: Known>(word: &str, limit: Duration) -> Result<Player, String> {
        // The effort of a bot has a colon before it: `regent:ms=200`.
        let program = word.split_once('=').filter(|(name, _)| !name.contains(':'));
        let Some((name, command)) = program else {
            return G::OPPONENTS.check(word).map(|()| Player::Bot(word.to_owned()));
        };
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if name.is_empty() || !name.chars().all(is_plain) {
            return Err(format!("'{word}': a program's name has letters, digits, - and _ only"));
        }
        if G::OPPONENTS.names().contains(&name) {
            return Err(format!("'{word}': {name} is the name of a bot"));
        }
        if command.trim().is_empty() {
            return Err(format!("'{word}': its command is missing, as in mine=python3 bot.py"));
        }
        Ok(Player::Program(Arc::new(Program::new(name.to_owned(), command.to_owned(), limit))))
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Player::Bot(name) => name,
            Player::Program(program) => &program.name,
        }
    }

    fn is(&self, other: &Player) -> bool {
        match (self, other) {
            (Player::Bot(one), Player::Bot(other)) => one == other,
            (Player::Program(one), Player::Program(other)) => Arc::ptr_eq(one, other),
            (Player::Bot(_), Player::Program(_)) | (Player::Program(_), Player::Bot(_)) => false,
        }
    }

    /// There are no more games: its processes are ended.
    pub fn dismiss(&self) {
        match self {
            Player::Bot(_) => {}
            Player::Program(program) => program.dismiss(),
        }
    }
}

/// A seat that lost its game because its program failed.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Forfeit {
    /// Which game, by its number.
    pub game: u64,
    /// Which seat.
    pub seat: Seat,
    /// Who sat there.
    pub player: String,
    /// What it did.
    pub why: String,
}

impl std::fmt::Display for Forfeit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Forfeit { game, seat, player, why } = self;
        write!(f, "game {game}, seat {seat}: {player} {why}; it loses the game")
    }
}

/// What an outside program is told about a game.
///
/// # Errors
/// That its options cannot be written, which does not happen.
pub fn about<G: Known>(game: &G, options: &G::Options) -> Result<Value, String> {
    let options = serde_json::to_value(options).map_err(|e| e.to_string())?;
    Ok(json!({
        "game": G::NAME,
        "version": table::PROGRAM,
        "rules": G::RULES,
        "content": game.content().hash(),
        "options": options,
        "seats": game.seats(),
    }))
}

/// Those who play one game, by seat.
pub struct Seats<G: Game>(Vec<Seated<G>>);

enum Seated<G: Game> {
    Bot(Box<dyn Bot<G>>),
    Program(ProgramSeat),
}

impl<G: Known> Seats<G> {
    /// Everybody sits down; bots take all the time they need, each with a seed of its own. None if a bot is not known.
    pub fn sit<'a>(
        players: impl IntoIterator<Item = &'a Player>,
        about: &Value,
        seeds: &mut Sampled,
    ) -> Option<Seats<G>> {
        let sit = |(player, seat): (&'a Player, u8)| {
            let seed = seeds.word();
            Some(match player {
                Player::Bot(name) => Seated::Bot(G::OPPONENTS.exact(name, seed)?),
                Player::Program(program) => Seated::Program(program.sit(about, Seat(seat))),
            })
        };
        players.into_iter().zip(0..).map(sit).collect::<Option<Vec<_>>>().map(Seats)
    }

    /// What a seat says, knowing its view: something if it must answer, something or nothing if it is called. Where there
    /// is one answer only, nobody is asked.
    ///
    /// # Errors
    /// Why its program loses the game.
    pub fn answer(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        answers: &[G::Answer],
    ) -> Result<Option<G::Answer>, String> {
        match (&mut self.0[seat.index()], answers) {
            (Seated::Bot(bot), _) => Ok(bots::say(&mut **bot, game, state, seat, answers)),
            (Seated::Program(_), [only]) if game.waiting(state).must.has(seat) => Ok(Some(*only)),
            (Seated::Program(sitting), _) => sitting.answer(game, state, seat, answers),
        }
    }

    /// The game is over.
    pub fn rise(self, standing: Option<&Standing>) {
        for seated in self.0 {
            match seated {
                Seated::Bot(_) => {}
                Seated::Program(sitting) => sitting.rise(standing),
            }
        }
    }
}

/// Not more of a text than a line has room for.
fn short(text: &str) -> String {
    const ROOM: usize = 160;
    let plain: String = text.chars().filter(|c| !c.is_control()).take(ROOM).collect();
    if text.chars().count() > ROOM { plain + "…" } else { plain }
}
