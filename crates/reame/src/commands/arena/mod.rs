//! `reame arena GAME A B ...`: bots against each other in balanced seats, with intervals and ratings. Without bots: the
//! ladder, each level against the one below it.

mod ratings;
mod resumed;
mod rounds;
mod table;

use table::print;

use super::lab::stats::{Estimate, Proportion};
use super::out::{Out, Recording};
use super::{Flags, Print};
use crate::interrupt;
use crate::players::{Forfeit, Player};
use ::table::Content as _;
use resumed::Resumed;
use rounds::{Played, PlayedGame, play_all};
use serde::Serialize;
use serde_json::Value;
use std::time::Instant;
use texts::{Lang, Texts};
use titles::flags::Said;
use titles::{self, Known, Titles};

/// Matches to play.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Who sits at the table, one a seat, a name as often as you like: `regent`, `regent:ms=200`, or an outside program,
    /// `mine=python3 bot.py`. Without any each level plays the one below it.
    pub bots: Vec<String>,
    /// How many games; rounded up until everybody has sat everywhere equally often.
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// The seed of all dice and bots.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at a time; the results do not depend on it. Without it, one for each core.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Options of the game as JSON; what is not said is as usual.
    #[arg(long, default_value = "{}")]
    pub options: String,
    /// Outside programs, and what is written down.
    #[command(flatten)]
    pub recording: Recording,
    /// Go on with the file of --out: games that it holds are counted and not played again.
    #[arg(long, requires = "out")]
    pub resume: bool,
    /// For people or for programs.
    #[command(flatten)]
    pub print: Print,
}

/// What came out.
#[derive(Serialize)]
pub struct Report {
    /// Which game.
    pub game: String,
    /// The options.
    pub options: serde_json::Value,
    /// The version of the program.
    pub version: &'static str,
    /// The version of the game's rules.
    pub rules: u32,
    /// The hash of the content.
    pub content: String,
    /// The seed.
    pub seed: u64,
    /// The matches, in order.
    pub matches: Vec<Match>,
    /// The ratings of all bots, the strongest first.
    pub ratings: Vec<Rated>,
}

/// Games with the same bots at the table.
#[derive(Serialize)]
pub struct Match {
    /// How many sat at the table.
    pub seats: usize,
    /// Games played.
    pub games: u64,
    /// Of how many: if somebody pressed Ctrl-C, fewer were played and seats are not balanced.
    pub of: u64,
    /// Wall time.
    pub seconds: f64,
    /// The bots, in the order of their victories a seat.
    pub entrants: Vec<Entrant>,
    /// Games that a program lost because it failed; the others shared the victory.
    pub forfeits: Vec<Forfeit>,
}

/// How one bot did in a match.
#[derive(Clone, Serialize)]
pub struct Entrant {
    /// Its name.
    pub name: String,
    /// How many seats it held in each game.
    pub seats: usize,
    /// Games won by any of its seats; a shared victory counts in part.
    pub wins: f64,
    /// The share of games won, with its 95 % interval (Wilson).
    pub share: Estimate,
    /// What the share would be if all were equal.
    pub par: f64,
    /// Its mean score, in games that ended by the rules.
    pub mean_score: f64,
    /// Decisions with a choice, a game and seat.
    pub decisions: f64,
    /// Mean time for such a decision.
    pub milliseconds: f64,
}

/// How strong a bot is beside the others.
#[derive(Serialize)]
pub struct Rated {
    /// Its name.
    pub name: String,
    /// On the scale of Elo; the mean of all is 1500. With its 95 % interval (bootstrap over deals).
    pub rating: Estimate,
}

/// Plays the matches with a progress bar on standard error, and tells how they went.
///
/// # Errors
/// One line on what cannot be played.
pub fn run(titles: &Titles, args: &Args, flags: Flags) -> Result<String, String> {
    struct Run<'a>(&'a Titles, &'a Args, Value);
    impl titles::Task for Run<'_> {
        type Out = Result<Report, String>;
        fn with<G: Known>(self) -> Self::Out {
            run_game::<G>(self.0, self.1, self.2)
        }
    }
    let options = titles::options(&args.game, &Said { flags, json: args.options.clone() })?;
    let report = titles::with(&args.game, Run(titles, args, options))??;
    args.print.of(&report, || print(&report, &Texts::new(Lang::chosen(), "")))
}

fn run_game<G: Known>(titles: &Titles, args: &Args, options: Value) -> Result<Report, String> {
    let levels: Vec<String> = G::OPPONENTS.names().into_iter().map(str::to_owned).collect();
    let limit = args.recording.time_limit;
    // Nobody named: each level against the one below it, two at a table.
    let tables: Vec<&[String]> =
        if args.bots.is_empty() { levels.windows(2).collect() } else { vec![&args.bots] };
    let tables = tables.into_iter().map(|table| Player::read_all::<G>(table, limit));
    let tables = tables.collect::<Result<Vec<_>, _>>()?;
    let mut names: Vec<&str> = Vec::new();
    for player in tables.iter().flatten() {
        if !names.contains(&player.name()) {
            names.push(player.name());
        }
    }
    let content = titles.shelf::<G>()?.current().hash().to_owned();
    let (version, rules) = (::table::PROGRAM, G::RULES);
    let mut report = Report {
        game: args.game.clone(),
        options,
        version,
        rules,
        content,
        seed: args.seed,
        matches: Vec::new(),
        ratings: Vec::new(),
    };
    let (resumed, out) = if args.resume {
        Resumed::open(&args.recording)?
    } else {
        (Resumed::default(), Out::create(&args.recording)?)
    };
    let mut rated = Vec::new();
    interrupt::listen();
    for players in tables.iter().take_while(|_| !interrupt::was()) {
        let begun = Instant::now();
        let played = play_all::<G>(titles, args, &report.options, players, (&resumed, out.as_ref()));
        players.iter().for_each(Player::dismiss);
        let Played { of, games } = played?;
        let seconds = begun.elapsed().as_secs_f64();
        let table: Vec<&str> = players.iter().map(Player::name).collect();
        report.matches.push(Match {
            seats: table.len(),
            games: games.len() as u64,
            of,
            seconds,
            entrants: entrants(&names, &table, &games),
            forfeits: games.iter().filter_map(|game| game.forfeit.clone()).collect(),
        });
        rated.push(ratings::Match { held: held(&names, &table), deals: deals(&names, &table, &games) });
    }
    let ratings = names.iter().zip(ratings::ratings(&rated));
    report.ratings = ratings.map(|(name, rating)| Rated { name: (*name).to_owned(), rating }).collect();
    report.ratings.sort_by(|a, b| b.rating.value.total_cmp(&a.rating.value));
    Ok(report)
}

/// How many seats each of these names holds at a table.
fn held(names: &[&str], table: &[&str]) -> Vec<usize> {
    names.iter().map(|name| table.iter().filter(|bot| *bot == name).count()).collect()
}

/// What each name won, deal by deal.
fn deals(names: &[&str], table: &[&str], games: &[PlayedGame]) -> Vec<ratings::Deal> {
    let one = |deal: &[PlayedGame]| {
        let won = |name: &&str| -> f64 {
            let seats = deal.iter().flat_map(|game| game.seats.iter().zip(table));
            seats.filter(|(_, bot)| *bot == name).map(|(seat, _)| seat.won).sum()
        };
        let wins: Vec<f64> = names.iter().map(won).collect();
        // A game that nobody won says nothing about those who sat there.
        ratings::Deal { games: wins.iter().sum(), wins }
    };
    games.chunk_by(|a, b| a.deal == b.deal).map(one).collect()
}

/// Sums up what each bot at a table did.
fn entrants(names: &[&str], table: &[&str], games: &[PlayedGame]) -> Vec<Entrant> {
    let entrant = |(name, held): (&&str, usize)| {
        let own = || games.iter().flat_map(|g| g.seats.iter().zip(table)).filter(|(_, bot)| *bot == name);
        let count = (games.len() * held) as f64;
        let decisions: u64 = own().map(|(seat, _)| seat.decisions).sum();
        let ms: f64 = own().map(|(seat, _)| seat.ms).sum();
        let scores: Vec<f64> = own().filter_map(|(seat, _)| seat.score.map(f64::from)).collect();
        let wins: f64 = own().map(|(seat, _)| seat.won).sum();
        Entrant {
            name: (*name).to_owned(),
            seats: held,
            wins,
            share: Proportion { hits: wins, of: games.len() as f64 }.wilson(),
            par: held as f64 / table.len() as f64,
            mean_score: scores.iter().sum::<f64>() / (scores.len() as f64).max(1.0),
            decisions: decisions as f64 / count.max(1.0),
            milliseconds: ms / decisions.max(1) as f64,
        }
    };
    let there = names.iter().zip(held(names, table)).filter(|(_, held)| *held > 0);
    let mut entrants: Vec<Entrant> = there.map(entrant).collect();
    entrants.sort_by(|a, b| (b.wins / b.seats as f64).total_cmp(&(a.wins / a.seats as f64)));
    entrants
}
