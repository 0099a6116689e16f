//! The one binary: play, serve, simulate, replay, verify, ask about positions and rules.

use clap::{FromArgMatches, Parser, Subcommand};
use reame::commands::{
    Flags, admin, arena, backup, content, doctor, engine, load, odds, options, play, position, replay, rules,
    saves, serve, shell, sim, verify,
};
use reame::{flagged, interrupt};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use texts::Lang;
use titles::{Titles, packs};

/// Messages are many texts that one thread makes and another drops: the server takes a tenth less time than with the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(name = "reame", version, about = "Medieval strategy games at one table.", max_term_width = 100)]
struct Cli {
    /// A folder with a content pack, laid over the components of its game (see docs/content-packs.md).
    #[arg(long, global = true, value_name = "DIR", env = "REAME_CONTENT")]
    content: Option<std::path::PathBuf>,
    /// The language of what is told: it or en; without it that of the system.
    #[arg(long, global = true)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal, against bots or around one screen.
    Play(play::Args),
    /// Serve tables to browsers and programs.
    Serve(serve::Args),
    /// Replay every running table of a store against this program and tell the first entry that differs.
    Doctor(doctor::Args),
    /// Look after the people and tables of a server, while it runs.
    Admin(admin::Args),
    /// Write a copy of a store, while the server runs, or look whether a copy is whole.
    Backup(backup::Args),
    /// Print the OpenAPI document of the server.
    Openapi,
    /// Put a load of many tables on a server and measure it, also beside another framework.
    Load(load::Args),
    /// Let bots play many games and tell how they went.
    Sim(sim::Args),
    /// Let bots play against each other in balanced seats: win shares with intervals, ratings, times.
    Arena(arena::Args),
    /// A game for other programs: lines of JSON over standard input and output (see docs/engine.md).
    Engine(engine::Args),
    /// The odds of a battle of Warlords of Europe or Warrior Knights.
    Odds(odds::Args),
    /// Look at a recorded game, as a seat or a spectator: step by step in a terminal, else told in lines.
    Replay(replay::Args),
    /// Check a recorded game: legality, hashes, dice.
    Verify(verify::Args),
    /// Load a position, list the legal answers, apply some, print the result as JSON.
    Position(position::Args),
    /// The components of a game: values, where they come from, what a content pack changed.
    Content(content::Args),
    /// The rules of a game with their ids, and the tests that prove them.
    Rules(rules::Args),
    /// The names of all games.
    Titles,
    /// The options of a game: flags of `play`, `sim` and `arena`.
    Options(options::Args),
    /// The saved games; `play` goes on with them.
    Saves(saves::Args),
    /// What a shell needs to complete the words of this program.
    Completions(shell::Completions),
    /// The manual page, for man.
    Man(shell::Man),
}

fn main() -> ExitCode {
    let said = flagged::matches(<Cli as clap::CommandFactory>::command());
    let (flags, Cli { content, lang, command }) = match said {
        Ok(matches) => {
            (flagged::given(&matches), Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()))
        }
        Err(why) => {
            eprintln!("reame: {why}");
            return ExitCode::FAILURE;
        }
    };
    if let Some(lang) = lang {
        lang.choose();
    }
    // Before anything else: whatever is played is played with the packs.
    let titles = content.as_deref().map_or_else(|| Ok(Titles::default()), packs::lay);
    let result = match (titles, command) {
        (Ok(titles), command) => run(&titles, command, flags),
        (Err(refused), Command::Serve(args)) if args.content_or_default => {
            serve::run(&Titles::default(), &args, Some(refused))
        }
        (Err(refused), _) => Err(refused.to_string()),
    };
    match result {
        Ok(text) => say(&text),
        Err(why) => {
            eprintln!("reame: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Prints what came of a command. A closed pipe (`reame rules ... | head`) is no error of ours; a full disk is.
fn say(text: &str) -> ExitCode {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => {
            eprintln!("reame: standard output: {e}");
            ExitCode::FAILURE
        }
        Ok(()) | Err(_) if interrupt::was() => ExitCode::from(interrupt::EXIT_CODE),
        Ok(()) | Err(_) => ExitCode::SUCCESS,
    }
}

fn run(titles: &Titles, command: Command, flags: Flags) -> Result<String, String> {
    match command {
        Command::Play(args) => play::run(titles, args, flags),
        Command::Serve(args) => serve::run(titles, &args, None),
        Command::Doctor(args) => doctor::run(titles, args),
        Command::Admin(args) => admin::run(args),
        Command::Backup(args) => backup::run(&args),
        Command::Openapi => serve::openapi(titles),
        Command::Load(args) => load::run(args),
        Command::Sim(args) => sim::run(titles, &args, flags),
        Command::Arena(args) => arena::run(titles, &args, flags),
        Command::Engine(args) => engine::run(titles, &args),
        Command::Odds(args) => odds::run(titles, &args),
        Command::Replay(args) => replay::run(titles, &args),
        Command::Verify(args) => verify::run(titles, &args),
        Command::Position(args) => position::run(titles, &args),
        Command::Content(args) => content::run(titles, &args),
        Command::Rules(args) => rules::run(&args),
        Command::Titles => Ok(titles::NAMES.join("\n") + "\n"),
        Command::Options(args) => options::run(&args),
        Command::Saves(args) => saves::run(&args),
        Command::Completions(args) => Ok(shell::completions(described(), &args)),
        Command::Man(args) => shell::man(described(), &args),
    }
}

/// The command line with all that can be said in it.
fn described() -> clap::Command {
    flagged::described(<Cli as clap::CommandFactory>::command())
}
