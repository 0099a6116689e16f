//! `reame play GAME`: in the terminal, against bots or around one screen.

use super::{Flags, out, quick_bot};
use crate::players::{self, Player};
use std::time::Duration;
use table::{Seat, Table};
use terminal::machine::Outsider;
use terminal::session::PERSON;
use terminal::{Config, Hints, Resume, SeatKind};
use texts::Lang;
use titles::flags::Said;
use titles::{Known, Titles};

/// A game to play.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Who sits where, separated by commas: `you`, the name of a bot, or an outside program, `mine=python3 bot.py`; without it
    /// you and three bots that play well at once.
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<String>,
    /// Options of the game as JSON; what is not said is as usual.
    #[arg(long, default_value = "{}")]
    pub options: String,
    /// Play the game of this seed, to play it again or compare.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Hints on request also with several people at the screen; alone against bots they are there anyway.
    #[arg(long)]
    pub hints: bool,
    /// Begin a new game even if one is saved.
    #[arg(long)]
    pub new: bool,
    /// How many seconds an outside program may take for a decision.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = out::limit)]
    pub time_limit: Duration,
    /// The folder of saved games.
    #[arg(long)]
    pub save: Option<std::path::PathBuf>,
}

/// Plays; there is nothing to print afterwards.
///
/// # Errors
/// One line on what cannot be played.
pub fn run(titles: &Titles, args: Args, flags: Flags) -> Result<String, String> {
    let title = titles.find(&args.game)?;
    let words = if args.seats.is_empty() { usual_seats(&args.game)? } else { args.seats };
    let (words, unseated) = titles::seated(&args.game, words)?;
    let flags = unseated.into_iter().chain(flags).collect();
    titles::check_seats(title, words.len())?;
    let mut config = Config::new(&args.game, Vec::new(), Lang::chosen());
    config.seed = args.seed;
    config.options = titles::options(&args.game, &Said { flags, json: args.options.clone() })?;
    if let Some(folder) = args.save {
        config.folder = folder;
    }
    if args.hints {
        config.hints = Hints::Everybody;
    }
    if args.new {
        config.resume = Resume::Never;
    }
    titles::with(&args.game, Sitting { titles, config, words, limit: args.time_limit })?
        .map(|()| String::new())
}

/// A game to be sat down to.
struct Sitting<'a> {
    titles: &'a Titles,
    config: Config,
    words: Vec<String>,
    limit: Duration,
}

impl titles::Task for Sitting<'_> {
    type Out = Result<(), String>;

    fn with<G: Known>(self) -> Self::Out {
        let Sitting { titles, mut config, words, limit } = self;
        let machines: Vec<String> = words.iter().filter(|word| *word != PERSON).cloned().collect();
        let players = Player::read_all::<G>(&machines, limit)?;
        if players.iter().any(|player| player.name() == PERSON) {
            return Err(format!("a program cannot be called '{PERSON}': that is yourself"));
        }
        let mut names = players.iter().map(Player::name);
        let seat = |word: &String| match word.as_str() {
            PERSON => SeatKind::Person,
            _ => SeatKind::Bot(names.next().unwrap_or_default().to_owned()),
        };
        config.seats = words.iter().map(seat).collect();
        let find = |name: &str, seat: Seat, table: &Table<G>| outsider(&players, name, seat, table);
        terminal::play(&config, &*titles.shelf::<G>()?, <G as Known>::parts(), &find)
    }
}

/// The program of this name, in its seat.
pub fn outsider<G: Known>(
    players: &[Player],
    name: &str,
    seat: Seat,
    table: &Table<G>,
) -> Option<Box<dyn Outsider<G>>> {
    let program = players.iter().find_map(|player| match player {
        Player::Program(program) if program.name == name => Some(program),
        Player::Program(_) | Player::Bot(_) => None,
    })?;
    let options = serde_json::from_value(table.header().options.clone()).ok()?;
    let about = players::about(table.game(), &options).ok()?;
    Some(Box::new(program.sit(&about, seat)))
}

/// You against three bots that play well at once.
fn usual_seats(game: &str) -> Result<Vec<String>, String> {
    let quick = quick_bot(game)?;
    Ok(["you", quick, quick, quick].map(str::to_owned).to_vec())
}
