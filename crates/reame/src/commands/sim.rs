//! `reame sim GAME`: many games between bots, as fast as they go.

use super::one_game::{self, Choice, Ending, OneGame, Pairing};
use super::out::{Out, Recording, RunLine};
use super::wins_by::{self, WinsBy};
use super::{Flags, Print, lab, quick_bot, threads, told, unfinished};
use crate::interrupt;
use crate::players::{self, Forfeit, Player};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{ParallelBridge, ParallelIterator};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Sampled, Silent, Standing, Tally, play_out};
use texts::{Lang, Texts};
use titles::flags::Said;
use titles::{self, Known, Titles};

/// A simulation to run.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// How many seats.
    #[arg(long, default_value_t = 4)]
    pub seats: usize,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// One bot for all seats, or one for each, separated by commas: `regent`, `regent:ms=200`, or an outside program,
    /// `mine=python3 bot.py`. Without it random ones; with --report those that play well at once.
    #[arg(long, value_delimiter = ',')]
    pub bots: Vec<String>,
    /// The seed of all dice and bots.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; the results do not depend on it. Without it, one for each core.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Options of the game as JSON; what is not said is as usual.
    #[arg(long, default_value = "{}")]
    pub options: String,
    /// Measure how each component of Kingsburg moves the chance to win; with a file, also as a page with plots.
    #[arg(long, value_name = "FILE.html", num_args = 0..=1)]
    pub report: Option<Option<std::path::PathBuf>>,
    /// The language of the report: it or en; without it that of the system.
    #[arg(long)]
    pub lang: Option<Lang>,
    /// Outside programs, and what is written down.
    #[command(flatten)]
    pub recording: Recording,
    /// For people or for programs.
    #[command(flatten)]
    pub print: Print,
}

/// What came out.
#[derive(Serialize)]
pub struct Report {
    /// The game with its versions, its content and its options.
    #[serde(flatten)]
    pub about: Value,
    /// Which game.
    #[serde(skip)]
    pub game: String,
    /// Who sat where.
    pub bots: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// Games played.
    pub games: u64,
    /// Of how many: fewer were played if somebody pressed Ctrl-C.
    pub of: u64,
    /// Decisions taken, forced ones too.
    pub decisions: u64,
    /// Decisions with at least two answers.
    pub free_decisions: u64,
    /// Legal answers listed.
    pub answers: u64,
    /// Wall time.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Decisions a second.
    pub decisions_per_second: f64,
    /// Free decisions a second.
    pub free_decisions_per_second: f64,
    /// Nanoseconds of one thread for each legal answer.
    pub nanoseconds_per_answer: f64,
    /// Decisions a game.
    pub mean_decisions: f64,
    /// Answers a decision.
    pub mean_answers: f64,
    /// Score by seat, in games that ended by the rules.
    pub mean_score: Vec<f64>,
    /// Victories by seat; a shared one counts in parts.
    pub win_share: Vec<f64>,
    /// Victories by what seats began with: in Warlords the kingdom, in Kingsburg the governor.
    pub wins_by: wins_by::Report,
    /// How games ended: how often by which rule.
    pub endings: BTreeMap<&'static str, u64>,
    /// What happened, on average in a game that ended by the rules.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<&'static str, f64>,
    /// Games that a program lost because it failed.
    pub forfeits: Vec<Forfeit>,
}

/// Victories are counted in 840ths, so that every way to share one is a whole number and sums do not depend on
/// the order of threads.
pub(super) const WHOLE: u64 = 840;

/// Sums that do not depend on the order in which games end.
#[derive(Clone, Default)]
struct Sums {
    tally: Tally,
    scores: Vec<i64>,
    wins: Vec<u64>,
    wins_by: WinsBy,
    endings: BTreeMap<&'static str, u64>,
    counts: BTreeMap<&'static str, u64>,
    forfeits: Vec<Forfeit>,
}

impl Sums {
    fn new(seats: usize) -> Sums {
        Sums {
            tally: Tally::default(),
            scores: vec![0; seats],
            wins: vec![0; seats],
            wins_by: WinsBy::default(),
            endings: BTreeMap::new(),
            counts: BTreeMap::new(),
            forfeits: Vec::new(),
        }
    }

    fn count(&mut self, standing: &Standing) {
        *self.endings.entry(standing.by.0).or_default() += 1;
        for (sum, score) in self.scores.iter_mut().zip(standing.scores.iter()) {
            *sum += i64::from(*score);
        }
        for winner in standing.winners.iter() {
            self.wins[winner.index()] += WHOLE / u64::from(standing.winners.len());
        }
    }

    /// Who forfeits loses; the others share the victory.
    fn forfeit(&mut self, forfeit: Forfeit) {
        let others = (self.wins.len() - 1).max(1) as u64;
        for (seat, wins) in self.wins.iter_mut().enumerate() {
            *wins += if seat == forfeit.seat.index() { 0 } else { WHOLE / others };
        }
        self.forfeits.push(forfeit);
    }

    fn add(mut self, other: &Sums) -> Sums {
        self.tally.add(&other.tally);
        self.scores.iter_mut().zip(&other.scores).for_each(|(a, b)| *a += b);
        self.wins.iter_mut().zip(&other.wins).for_each(|(a, b)| *a += b);
        self.wins_by.add(&other.wins_by);
        other.endings.iter().for_each(|(rule, n)| *self.endings.entry(rule).or_default() += n);
        other.counts.iter().for_each(|(what, n)| *self.counts.entry(what).or_default() += n);
        self.forfeits.extend_from_slice(&other.forfeits);
        self
    }
}

/// Runs the simulation with a progress bar on standard error, and tells how it went.
///
/// # Errors
/// One line on what cannot be simulated.
pub fn run(titles: &Titles, args: &Args, flags: Flags) -> Result<String, String> {
    let options = titles::options(&args.game, &Said { flags, json: args.options.clone() })?;
    if let Some(file) = &args.report {
        if args.recording.out.is_some() {
            return Err("--out does not go with --report".to_owned());
        }
        return lab::report(titles, args, options, file.as_deref());
    }
    let report = simulate(titles, args, options)?;
    args.print.of(&report, || print(&report))
}

/// Plays the games.
///
/// # Errors
/// One line on what cannot be simulated.
pub fn simulate(titles: &Titles, args: &Args, options: Value) -> Result<Report, String> {
    struct Run<'a>(&'a Titles, &'a Args, Value);
    impl titles::Task for Run<'_> {
        type Out = Result<Report, String>;
        fn with<G: Known>(self) -> Self::Out {
            run_game::<G>(self.0, self.1, self.2)
        }
    }
    titles::with(&args.game, Run(titles, args, options))?
}

fn run_game<G: Known>(titles: &Titles, args: &Args, options: Value) -> Result<Report, String> {
    let seats = titles::check_seats(titles.find(&args.game)?, args.seats)?;
    let names = seat_names(args)?;
    let players = Player::read_all::<G>(&names, args.recording.time_limit)?;
    let options = serde_json::from_value(options).map_err(|e| format!("--options: {e}"))?;
    // Bots may play for ever where people would call it a day.
    let content = Arc::clone(titles.shelf::<G>()?.current());
    let options = G::bounded(&options);
    let game = G::new(&content, &options, seats);
    let game = game.map_err(|reasons| titles::unplayable::<G>(&reasons))?;
    let about = players::about(&game, &options)?;
    let out = Out::create(&args.recording)?;
    if let Some(out) = &out {
        let (seed, games) = (args.seed, args.games);
        let players = names.iter().map(String::as_str).collect();
        out.run(
            &RunLine { record: "run", command: "sim", about: &about, seed, games, players },
            BTreeSet::new(),
        );
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads(args.threads))
        .build()
        .map_err(|e| e.to_string())?;
    let bar = ProgressBar::new(args.games).with_style(style());
    bar.enable_steady_tick(Duration::from_millis(200));
    interrupt::listen();
    let begun = Instant::now();
    let are_random = players.iter().all(|player| player.name() == "random");
    let (choice, chunk_size) = if are_random { (Choice::Lot, CHUNK) } else { (Choice::Players, 1) };
    let sums = pool.install(|| {
        // One after another from the first, so that files are written as games end.
        let chunks = (0..args.games.div_ceil(chunk_size)).par_bridge();
        chunks
            .map(|chunk| {
                let games = chunk * chunk_size..((chunk + 1) * chunk_size).min(args.games);
                let mut sums = Sums::new(usize::from(seats));
                let mut answers = Vec::with_capacity(256);
                for index in games.take_while(|_| !interrupt::was()) {
                    let pairing = Pairing {
                        game: &game,
                        about: &about,
                        players: players.iter().collect(),
                        number: index,
                        seed: args.seed,
                        index,
                        out: out.as_ref(),
                        choice,
                    };
                    play(&pairing, &mut answers, &mut sums);
                    bar.inc(1);
                }
                sums
            })
            .reduce(|| Sums::new(usize::from(seats)), |a, b| a.add(&b))
    });
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    players.iter().for_each(Player::dismiss);
    out.as_ref().map_or(Ok(()), Out::finish)?;
    let names = players.iter().map(|player| player.name().to_owned()).collect();
    Ok(report(args, about, names, sums, seconds))
}

/// Games that one thread takes at a time.
const CHUNK: u64 = 64;

/// The progress bar of many games.
pub(super) fn style() -> ProgressStyle {
    ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// One name a seat.
fn seat_names(args: &Args) -> Result<Vec<String>, String> {
    Ok(match &args.bots[..] {
        [] if args.report.is_some() => vec![quick_bot(&args.game)?.to_owned(); args.seats],
        [] => vec!["random".to_owned(); args.seats],
        [one] => vec![one.clone(); args.seats],
        many if many.len() == args.seats => many.to_vec(),
        many => {
            return Err(format!(
                "{} bots for {} seats: name one for all, or one each",
                many.len(),
                args.seats
            ));
        }
    })
}

/// One bot of the game a seat.
pub(super) fn seat_bots(args: &Args) -> Result<Vec<String>, String> {
    let names = seat_names(args)?;
    titles::check_bots(&args.game, names.clone())?;
    Ok(names)
}

/// Plays one game of the simulation and counts it.
fn play<G: Known>(pairing: &Pairing<'_, G>, answers: &mut Vec<G::Answer>, sums: &mut Sums) {
    let game = pairing.game;
    let (ending, state) = if pairing.choice == Choice::Lot && pairing.out.is_none() {
        let mut chance = Sampled::nth(pairing.seed, pairing.index);
        let mut state = game.set_up(&mut chance, &mut Silent);
        let mut tally = Tally::default();
        play_out(game, &mut state, &mut chance, answers, &mut tally);
        tally.games = 0;
        sums.tally.add(&tally);
        (game.standing(&state).map_or(Ending::Left, Ending::Over), state)
    } else {
        let mut tally = Tally::default();
        let OneGame { ending, state, .. } = one_game::play(pairing, answers, |of| tally.decision(of));
        sums.tally.add(&tally);
        (ending, state)
    };
    match ending {
        Ending::Over(standing) => {
            sums.tally.games += 1;
            sums.count(&standing);
            sums.wins_by.count(game, &state, &standing);
            for (what, n) in game.counts(&state) {
                *sums.counts.entry(what).or_default() += u64::from(n);
            }
        }
        Ending::Forfeited(forfeit) => {
            sums.tally.games += 1;
            sums.forfeit(forfeit);
        }
        Ending::Left => {}
    }
}

fn report(args: &Args, about: Value, bots: Vec<String>, mut sums: Sums, seconds: f64) -> Report {
    sums.forfeits.sort_by_key(|forfeit| forfeit.game);
    let Tally { games, decisions, free, answers } = sums.tally;
    let per = |n: f64, d: f64| if d > 0.0 { n / d } else { 0.0 };
    let (g, d, a) = (games as f64, decisions as f64, answers as f64);
    let ended = sums.endings.values().sum::<u64>() as f64;
    Report {
        about,
        game: args.game.clone(),
        bots,
        seed: args.seed,
        threads: threads(args.threads),
        games,
        of: args.games,
        decisions,
        free_decisions: free,
        answers,
        seconds,
        games_per_second: per(g, seconds),
        decisions_per_second: per(d, seconds),
        free_decisions_per_second: per(free as f64, seconds),
        nanoseconds_per_answer: per(seconds * 1e9 * threads(args.threads) as f64, a),
        mean_decisions: per(d, g),
        mean_answers: per(a, d),
        mean_score: sums.scores.iter().map(|s| per(*s as f64, ended)).collect(),
        win_share: sums.wins.iter().map(|w| per(*w as f64 / WHOLE as f64, g)).collect(),
        wins_by: sums.wins_by.report(),
        counts: sums.counts.into_iter().map(|(what, n)| (what, per(n as f64, ended))).collect(),
        endings: sums.endings,
        forfeits: sums.forfeits,
    }
}

/// The report for people.
fn print(report: &Report) -> String {
    let mut text = format!(
        "{} games of {} in {:.2} s on {} thread(s): {:.0} games/s, {:.0} decisions/s ({:.0} free), {:.1} ns an answer\n\
         {:.1} decisions a game, {:.2} answers a decision\n",
        report.games,
        report.game,
        report.seconds,
        report.threads,
        report.games_per_second,
        report.decisions_per_second,
        report.free_decisions_per_second,
        report.nanoseconds_per_answer,
        report.mean_decisions,
        report.mean_answers,
    );
    for (seat, bot) in report.bots.iter().enumerate() {
        let (score, share) = (report.mean_score[seat], report.win_share[seat]);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "seat {seat}  {bot:<10} mean score {score:6.2}  wins {:5.1} %", share * 100.0);
    }
    wins_by::print(&report.wins_by, &mut text);
    let endings = report.endings.iter().map(|(rule, n)| format!("{rule} {n}"));
    let _ = writeln!(text, "ended by {}", endings.collect::<Vec<_>>().join(", "));
    if !report.counts.is_empty() {
        let counts = report.counts.iter().map(|(what, mean)| format!("{} {mean:.2}", what.replace('_', " ")));
        let _ = writeln!(text, "in a game: {}", counts.collect::<Vec<_>>().join(", "));
    }
    let texts = Texts::new(Lang::chosen(), "");
    text + &told(&report.forfeits, &texts) + &unfinished(report.games, report.of, &texts)
}
