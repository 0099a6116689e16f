//! The one binary: play, serve, simulate, replay, verify, ask about positions and rules.

use clap::{Args, FromArgMatches, Parser, Subcommand};
use reame::commands::rules::{Form, Part};
use reame::commands::serve::LogForm;
use reame::commands::{
    arena, content, doctor, lab, load, odds, position, replay, rules, serve, sim, starter, verify,
};
use reame::flagged;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;
use terminal::{Config, Hints, Resume, SeatKind, viewer};
use texts::Lang;
use titles::flags::Said;
use titles::{Titles, packs};

/// Options of games that were given as flags.
type Flags = Vec<(String, String)>;

#[derive(Parser)]
#[command(name = "reame", version, about = "Medieval strategy games at one table.", max_term_width = 100)]
struct Cli {
    /// A folder with a content pack, laid over the components of its game (see docs/content-packs.md).
    #[arg(long, global = true, value_name = "DIR", env = "REAME_CONTENT")]
    content: Option<std::path::PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal, against bots or around one screen.
    Play(PlayArgs),
    /// Serve tables to browsers and programs.
    Serve(ServeArgs),
    /// Replay every running table of a store against this program and tell the first entry that differs.
    Doctor {
        /// The store: a file, or postgres://...; without it the one that `serve` uses.
        #[arg(long)]
        db: Option<String>,
    },
    /// Print the OpenAPI document of the server.
    Openapi,
    /// Put a load of many tables on a server and measure it, also beside another framework.
    Load(LoadArgs),
    /// Let bots play many games and tell how they went.
    Sim(SimArgs),
    /// Let bots play against each other in balanced seats: win shares with intervals, ratings, times.
    Arena(ArenaArgs),
    /// The odds of a battle of Warlords of Europe.
    Odds(OddsArgs),
    /// Look at a recorded game, as a seat or a spectator: step by step in a terminal, else told in lines.
    Replay(ReplayArgs),
    /// Check a recorded game: legality, hashes, dice.
    Verify {
        /// The log file.
        file: String,
    },
    /// Load a position, list the legal answers, apply some, print the result as JSON.
    Position(PositionArgs),
    /// The components of a game: values, where they come from, what a content pack changed.
    Content(ContentArgs),
    /// The rules of a game with their ids, and the tests that prove them.
    Rules(RulesArgs),
    /// The names of all games.
    Titles,
    /// The options of a game: flags of `play`, `sim` and `arena`.
    Options {
        /// Which game.
        game: String,
    },
}

#[derive(Args)]
struct PlayArgs {
    /// Which game.
    game: String,
    /// Who sits where: `you` or the name of a bot, separated by commas; without it you and three bots that play well at once.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// Options of the game as JSON; what is not said is as usual.
    #[arg(long, default_value = "{}")]
    options: String,
    /// The language: it or en; without it that of the system.
    #[arg(long)]
    lang: Option<Lang>,
    /// Play the game of this seed, to play it again or compare.
    #[arg(long)]
    seed: Option<u64>,
    /// Hints on request also with several people at the screen; alone against bots they are there anyway.
    #[arg(long)]
    hints: bool,
    /// Begin a new game even if one is saved.
    #[arg(long)]
    new: bool,
    /// The folder of saved games.
    #[arg(long)]
    save: Option<std::path::PathBuf>,
}

#[derive(Args)]
struct ServeArgs {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: std::net::SocketAddr,
    /// The store: a file, or postgres://...; without it reame.db in the user's data folder.
    #[arg(long, env = "REAME_DB")]
    db: Option<String>,
    /// How many requests a second one address may make; 0: as many as it likes.
    #[arg(long, default_value_t = 50)]
    rate: u32,
    /// How many sockets may be open at once.
    #[arg(long, default_value_t = 10_000)]
    max_sockets: usize,
    /// How many sockets one address may have open.
    #[arg(long, default_value_t = 200)]
    max_sockets_each: usize,
    /// A proxy stands before the server: cookies are for HTTPS only, and X-Forwarded-For and -Host are believed.
    #[arg(long)]
    proxy: bool,
    /// Open the address in a browser, where there is a desktop.
    #[arg(long)]
    open: bool,
    /// A program that is told on its standard input whose turn it is at correspondence tables.
    #[arg(long)]
    notify: Option<String>,
    /// Run on the default pack if the one of --content is refused, and tell every mistake in the log.
    #[arg(long, env = "REAME_CONTENT_OR_DEFAULT", value_parser = clap::builder::FalseyValueParser::new(), action = clap::ArgAction::SetTrue)]
    content_or_default: bool,
    /// How logs are written (to the standard error; RUST_LOG chooses what).
    #[arg(long, value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
}

#[derive(Args)]
struct LoadArgs {
    /// How many tables.
    #[arg(long, default_value_t = 100)]
    tables: u32,
    /// How many seats each, every one with a socket of its own.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Which game.
    #[arg(long, default_value = titles::NAMES[0])]
    game: String,
    /// How long, in seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// One answer a table in every so many milliseconds; without it as fast as it goes.
    #[arg(long)]
    every: Option<u64>,
    /// The seed of all choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The server; without it one is started, and stopped at the end.
    #[arg(long)]
    url: Option<String>,
    /// The process of that server, to measure its memory and processor time.
    #[arg(long, requires = "url")]
    pid: Option<u32>,
    /// The store of a server that is started: a file, or postgres://...; without it a file that is deleted at the end.
    #[arg(long, conflicts_with = "url")]
    db: Option<String>,
    /// Also measure boardgame.io and colyseus (installed by npm into target/peers), so many rounds each, alternating.
    #[arg(long, value_name = "ROUNDS")]
    beside: Option<u32>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct SimArgs {
    /// Which game.
    game: String,
    /// How many seats.
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// One bot for all seats, or one for each, separated by commas. Without it random ones; with --report those that play well at once.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// The seed of all dice and bots.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; the results do not depend on it. Without it, one for each core.
    #[arg(long)]
    threads: Option<usize>,
    /// Options of the game as JSON; what is not said is as usual.
    #[arg(long, default_value = "{}")]
    options: String,
    /// Measure how each component of Kingsburg moves the chance to win; with a file, also as a page with plots.
    #[arg(long, value_name = "FILE.html", num_args = 0..=1)]
    report: Option<Option<std::path::PathBuf>>,
    /// The language of the report: it or en; without it that of the system.
    #[arg(long)]
    lang: Option<Lang>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct ArenaArgs {
    /// Which game.
    game: String,
    /// The bots at the table, one a seat, a name as often as you like; without any each level plays the one below it.
    bots: Vec<String>,
    /// How many games; rounded up until everybody has sat everywhere equally often.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of all dice and bots.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time; the results do not depend on it. Without it, one for each core.
    #[arg(long)]
    threads: Option<usize>,
    /// Options of the game as JSON; what is not said is as usual.
    #[arg(long, default_value = "{}")]
    options: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct OddsArgs {
    /// Who attacks, in letters: "L6 K1" is six Lancers and a Knight, lower case are mercenaries.
    attackers: String,
    /// Who defends, "P2" for two peasants; without it the peasants of the fief.
    defenders: Option<String>,
    /// Where: the defenders roll the die of its terrain.
    #[arg(long)]
    fief: Option<String>,
    /// A castle in it: unfinished or finished.
    #[arg(long)]
    castle: Option<String>,
    /// The attackers' die: 8, 10 or 12.
    #[arg(long)]
    attack_die: Option<u8>,
    /// The defenders' die, instead of that of a fief.
    #[arg(long)]
    defence_die: Option<u8>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct ReplayArgs {
    /// The log file.
    file: String,
    /// Begin at this entry; in print only this entry, with the position after it.
    #[arg(long)]
    at: Option<u32>,
    /// As this seat; without it as a spectator.
    #[arg(long)]
    seat: Option<u8>,
    /// The language: it or en.
    #[arg(long)]
    lang: Option<Lang>,
    /// Print lines of text even in a terminal.
    #[arg(long)]
    print: bool,
    /// Print how the chances to win moved, and the turning points.
    #[arg(long, conflicts_with_all = ["at", "seat"])]
    curve: bool,
}

#[derive(Args)]
struct PositionArgs {
    /// The file with the position (see docs/positions.md).
    file: String,
    /// Answers to apply, by path: "die/3 die/5 advisor/8", or "2: pass" for seat 2. May be repeated.
    #[arg(long = "answer")]
    answers: Vec<String>,
    /// The faces of the next dice, separated by commas.
    #[arg(long, value_delimiter = ',')]
    dice: Vec<u8>,
    /// The seed of dice beyond those, and of unknown cards.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The language: it or en.
    #[arg(long)]
    lang: Option<Lang>,
}

#[derive(Args)]
struct ContentArgs {
    /// Which game.
    game: String,
    /// Only what a pack changed.
    #[arg(long)]
    changed: bool,
    /// Only what is ours, because neither the rulebook nor a source tells it.
    #[arg(long, conflicts_with = "changed")]
    designed: bool,
    /// Write a pack into this folder, with what is ours, to be filled in from the box.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["changed", "json"])]
    starter: Option<std::path::PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The language: it or en.
    #[arg(long)]
    lang: Option<Lang>,
}

#[derive(Args)]
struct RulesArgs {
    /// Which game.
    game: String,
    /// Only ids or statements that contain this.
    filter: Option<String>,
    /// Only what lacks a test.
    #[arg(long)]
    missing: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The language: it or en.
    #[arg(long)]
    lang: Option<Lang>,
}

fn main() -> ExitCode {
    let said = flagged::matches(<Cli as clap::CommandFactory>::command());
    let (flags, Cli { content, command }) = match said {
        Ok(matches) => {
            (flagged::given(&matches), Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()))
        }
        Err(why) => {
            eprintln!("reame: {why}");
            return ExitCode::FAILURE;
        }
    };
    // Before anything else: whatever is played is played with the packs.
    let titles = content.as_deref().map_or_else(|| Ok(Titles::default()), packs::lay);
    let result = match (titles, command) {
        (Ok(titles), command) => run(&titles, command, flags),
        (Err(refused), Command::Serve(args)) if args.content_or_default => {
            serve_tables(&Titles::default(), args, Some(refused))
        }
        (Err(refused), _) => Err(refused.to_string()),
    };
    match result {
        // A closed pipe (`reame rules ... | head`) is no error of ours.
        Ok(text) => {
            let _ = std::io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("reame: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(titles: &Titles, command: Command, flags: Flags) -> Result<String, String> {
    match command {
        Command::Play(args) => play(titles, args, flags),
        Command::Serve(args) => serve_tables(titles, args, None),
        Command::Doctor { db } => doctor::run(titles, &db.map_or_else(serve::default_db, Ok)?),
        Command::Openapi => serve::openapi(titles),
        Command::Load(args) => load::run(load::Question {
            url: args.url,
            process: args.pid,
            db: args.db,
            game: args.game,
            tables: args.tables,
            seats: args.seats,
            time: Duration::from_secs(args.seconds),
            every: args.every.map(Duration::from_millis),
            seed: args.seed,
            rounds: args.beside,
            form: if args.json { load::Form::Json } else { load::Form::Text },
        }),
        Command::Sim(args) => simulate(titles, args, flags),
        Command::Arena(args) => compete(titles, args, flags),
        Command::Odds(args) => odds::run(
            titles,
            &odds::Question {
                attackers: args.attackers,
                defenders: args.defenders,
                fief: args.fief,
                castle: args.castle,
                attack_die: args.attack_die,
                defence_die: args.defence_die,
                form: if args.json { odds::Form::Json } else { odds::Form::Text },
            },
        ),
        Command::Verify { file } => verify::run(titles, &file),
        Command::Replay(ReplayArgs { file, at, seat, lang, print, curve }) => {
            let lang = lang.unwrap_or_else(Lang::of_system);
            let form = match (curve, print || !viewer::has_terminal()) {
                (true, _) => replay::Form::Curve,
                (false, true) => replay::Form::Print,
                (false, false) => replay::Form::Screen,
            };
            replay::run(titles, &replay::Question { file, at, seat, lang, form })
        }
        Command::Position(PositionArgs { file, answers, dice, seed, lang }) => {
            let lang = lang.unwrap_or_else(Lang::of_system);
            position::run(titles, &position::Question { file, answers, dice, seed, lang })
        }
        Command::Content(ContentArgs { game, starter: Some(dir), .. }) => starter::run(titles, &game, &dir),
        Command::Content(ContentArgs { game, changed, designed, json, lang, .. }) => content::run(
            titles,
            &content::Query {
                game,
                part: match (changed, designed) {
                    (true, _) => content::Part::Changed,
                    (false, true) => content::Part::Designed,
                    (false, false) => content::Part::All,
                },
                form: if json { content::Form::Json } else { content::Form::Text(content::columns()) },
                lang: lang.unwrap_or_else(Lang::of_system),
            },
        ),
        Command::Rules(RulesArgs { game, filter, missing, json, lang }) => rules::run(&rules::Query {
            game,
            filter,
            part: if missing { Part::Missing } else { Part::All },
            form: if json { Form::Json } else { Form::Text },
            italian: lang.unwrap_or_else(Lang::of_system) == Lang::It,
        }),
        Command::Titles => Ok(titles::NAMES.join("\n") + "\n"),
        Command::Options { game } => flagged::print(&game),
    }
}

fn play(titles: &Titles, args: PlayArgs, flags: Flags) -> Result<String, String> {
    let title = titles.find(&args.game)?;
    let words = if args.seats.is_empty() { usual_seats(&args.game)? } else { args.seats };
    titles::check_seats(title, words.len())?;
    let seats: Vec<SeatKind> = words.iter().map(|word| SeatKind::named(word)).collect();
    let bots = seats.iter().filter_map(|seat| match seat {
        SeatKind::Bot(name) => Some(name.clone()),
        SeatKind::Person => None,
    });
    titles::check_bots(&args.game, bots.collect())?;
    let mut config = Config::new(&args.game, seats, args.lang.unwrap_or_else(Lang::of_system));
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
    struct Play<'a>(&'a Titles, Config);
    impl titles::Task for Play<'_> {
        type Out = Result<(), String>;
        fn with<G: titles::Known>(self) -> Self::Out {
            terminal::play(&self.1, &*self.0.shelf::<G>()?, <G as titles::Known>::parts())
        }
    }
    titles::with(&args.game, Play(titles, config))?.map(|()| String::new())
}

/// You against three bots that play well at once.
fn usual_seats(game: &str) -> Result<Vec<String>, String> {
    let quick = quick(game)?;
    Ok(["you", quick, quick, quick].map(str::to_owned).to_vec())
}

fn quick(game: &str) -> Result<&'static str, String> {
    titles::players(game).map(|players| players.quick())
}

/// Serves; a pack that was refused is told in the log.
fn serve_tables(titles: &Titles, args: ServeArgs, refused: Option<packs::Refused>) -> Result<String, String> {
    let mut config = server::Config::new(args.addr, &args.db.map_or_else(serve::default_db, Ok)?);
    config.rate = Some(args.rate).filter(|rate| *rate > 0);
    config.sockets = args.max_sockets;
    config.sockets_each = args.max_sockets_each;
    if args.proxy {
        config.front = server::Front::Proxy;
    }
    config.notify = args.notify;
    let then = if args.open { serve::Then::Open } else { serve::Then::Print };
    serve::run(config, titles, args.log, then, refused).map(|()| String::new())
}

fn compete(titles: &Titles, args: ArenaArgs, flags: Flags) -> Result<String, String> {
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let options = titles::options(&args.game, &Said { flags, json: args.options.clone() })?;
    let ArenaArgs { game, bots, games, seed, .. } = args;
    let report = arena::run(titles, &arena::Arena { game, bots, games, seed, threads, options })?;
    if args.json {
        serde_json::to_string_pretty(&report).map(|text| text + "\n").map_err(|e| e.to_string())
    } else {
        Ok(arena::print(&report))
    }
}

fn simulate(titles: &Titles, args: SimArgs, flags: Flags) -> Result<String, String> {
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let options = titles::options(&args.game, &Said { flags, json: args.options.clone() })?;
    let usual = if args.report.is_some() { quick(&args.game)? } else { "random" };
    let bots = if args.bots.is_empty() { vec![usual.to_owned()] } else { args.bots };
    let (game, seats, games, seed) = (args.game, args.seats, args.games, args.seed);
    let sim = sim::Sim { game, seats, games, bots, seed, threads, options };
    if let Some(file) = args.report {
        let form = if args.json { lab::Form::Json } else { lab::Form::Text };
        return lab::report(titles, &sim, args.lang.unwrap_or_else(Lang::of_system), form, file.as_deref());
    }
    let report = sim::run(titles, &sim)?;
    if args.json {
        serde_json::to_string_pretty(&report).map(|text| text + "\n").map_err(|e| e.to_string())
    } else {
        Ok(sim::print(&report))
    }
}
