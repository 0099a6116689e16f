//! `reame play GAME`: in the terminal, against bots or around one screen.

use super::{Flags, quick_bot};
use terminal::{Config, Hints, Resume, SeatKind};
use texts::Lang;
use titles::Titles;
use titles::flags::Said;

/// A game to play.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Who sits where: `you` or the name of a bot, separated by commas; without it you and three bots that play well at once.
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
    titles::check_seats(title, words.len())?;
    let seats: Vec<SeatKind> = words.iter().map(|word| SeatKind::named(word)).collect();
    let bots = seats.iter().filter_map(|seat| match seat {
        SeatKind::Bot(name) => Some(name.clone()),
        SeatKind::Person => None,
    });
    titles::check_bots(&args.game, bots.collect())?;
    let mut config = Config::new(&args.game, seats, Lang::chosen());
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
    struct Session<'a>(&'a Titles, Config);
    impl titles::Task for Session<'_> {
        type Out = Result<(), String>;
        fn with<G: titles::Known>(self) -> Self::Out {
            terminal::play(&self.1, &*self.0.shelf::<G>()?, <G as titles::Known>::parts())
        }
    }
    titles::with(&args.game, Session(titles, config))?.map(|()| String::new())
}

/// You against three bots that play well at once.
fn usual_seats(game: &str) -> Result<Vec<String>, String> {
    let quick = quick_bot(game)?;
    Ok(["you", quick, quick, quick].map(str::to_owned).to_vec())
}
