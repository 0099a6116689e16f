//! Commands that take the options of games as flags: `reame sim warlords --scenario hard`.

use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgMatches, Command};
use texts::Lang;
use titles::flags::Takes;

/// The commands that play games.
const COMMANDS: [&str; 3] = ["play", "sim", "arena"];

/// A flag of one or more games.
struct Flag {
    name: String,
    /// What can be said after it in which game.
    help: String,
    /// Is it nothing but on or off wherever it is known? Then alone it is on.
    is_switch: bool,
}

/// The flags of all games.
fn flags() -> Vec<Flag> {
    let mut all: Vec<Flag> = Vec::new();
    for game in titles::NAMES {
        for titles::flags::Flag { name, takes } in titles::flags(game).unwrap_or_default() {
            let help = format!("{game}: {}", takes.told());
            let is_switch = matches!(takes, Takes::Switch(..));
            match all.iter_mut().find(|flag| flag.name == name) {
                Some(flag) => {
                    flag.help += &format!("; {help}");
                    flag.is_switch &= is_switch;
                }
                None => all.push(Flag { name, help, is_switch }),
            }
        }
    }
    all
}

/// The commands with the flags of all games. What a game does not have is refused when the game is known.
#[must_use]
pub fn commands(cli: Command) -> Command {
    let flags = flags();
    let add = |command: Command| {
        flags.iter().fold(command, |command, Flag { name, help, is_switch }| {
            let arg = Arg::new(name.clone()).long(name.clone()).value_name("VALUE");
            let arg = if *is_switch { arg.num_args(0..=1).default_missing_value("true") } else { arg };
            command.arg(arg.help(help.clone()).help_heading("Options of games"))
        })
    };
    let listed = games();
    let cli = cli.after_help(listed.clone());
    let add = |command: Command| add(command).after_help(listed.clone());
    COMMANDS.into_iter().fold(cli, |cli, name| cli.mut_subcommand(name, add))
}

/// The games with their bots, for the end of help.
fn games() -> String {
    let mut text = "Games and their bots, weakest first:".to_owned();
    for game in titles::NAMES {
        let bots = titles::players(game).map(|players| players.names().join(", ")).unwrap_or_default();
        text += &format!("\n  {game:<10} {bots}");
    }
    text + "\n`reame options GAME` tells the options of a game."
}

/// The commands as shells and the manual know them: with the games, bots and languages that can be named.
#[must_use]
pub fn described(cli: Command) -> Command {
    let mut bots: Vec<&'static str> =
        titles::NAMES.iter().filter_map(|game| titles::players(game).ok()).flat_map(|p| p.names()).collect();
    bots.sort_unstable();
    bots.dedup();
    let words = |id: &str| match id {
        "game" => titles::NAMES.to_vec(),
        "bots" => bots.clone(),
        "lang" => Lang::ALL.map(Lang::code).to_vec(),
        _ => Vec::new(),
    };
    let name = |command: Command| {
        command.mut_args(|arg| match words(arg.get_id().as_str()) {
            none if none.is_empty() => arg,
            known => arg.value_parser(PossibleValuesParser::new(known)),
        })
    };
    name(commands(cli)).mut_subcommands(name)
}

/// Reads the command line.
///
/// # Errors
/// One line on a flag that no game has, with those that the game has. All else clap says itself.
pub fn matches(cli: Command) -> Result<ArgMatches, String> {
    commands(cli).try_get_matches().map_err(|error| {
        let words: Vec<String> = std::env::args().skip(1).collect();
        let plays = words.iter().any(|word| COMMANDS.contains(&word.as_str()));
        let game = words.iter().find(|word| titles::NAMES.contains(&word.as_str()));
        match (error.kind(), error.get(ContextKind::InvalidArg), game) {
            (ErrorKind::UnknownArgument, Some(ContextValue::String(flag)), Some(game)) if plays => {
                let known = titles::flags(game).unwrap_or_default();
                let known: Vec<String> = known.iter().map(|flag| format!("--{}", flag.name)).collect();
                format!("there is no {flag}; the options of {game} are {}", known.join(", "))
            }
            _ => error.exit(),
        }
    })
}

/// The options of games that were given, each with what stood after it.
#[must_use]
pub fn given(matches: &ArgMatches) -> Vec<(String, String)> {
    let Some((name, said)) = matches.subcommand() else { return Vec::new() };
    if !COMMANDS.contains(&name) {
        return Vec::new();
    }
    let given = |flag: Flag| {
        let value = said.get_one::<String>(&flag.name)?.clone();
        Some((flag.name, value))
    };
    flags().into_iter().filter_map(given).collect()
}
