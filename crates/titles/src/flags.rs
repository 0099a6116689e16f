//! The options of a game as flags of the command line: `--scenario hard`, `--rounds 9`, `--modules 1,2d`.
//!
//! They are the game's own: the words of its choices ([`Game::choices`]), and the numbers and switches among its
//! options.

use serde_json::{Map, Value};
use table::Game;

/// A flag that sets several options at once: each of its words sets one.
pub struct Shorthand {
    /// The flag.
    pub flag: &'static str,
    /// Its words, each with the option that it sets and the word that it sets it to.
    pub words: &'static [(&'static str, &'static str, &'static str)],
}

/// A flag.
pub struct Flag {
    /// Its name, without dashes before it.
    pub name: String,
    /// What can be said after it.
    pub takes: Takes,
}

/// What can be said after a flag.
pub enum Takes {
    /// One of these words, the usual one first.
    Word(&'static str, &'static [&'static str]),
    /// A number, usually this one.
    Number(String, i64),
    /// `true` or `false`, usually this.
    Switch(String, bool),
    /// Some words of a shorthand, separated by commas.
    Several(&'static Shorthand),
}

impl Takes {
    /// In one line.
    #[must_use]
    pub fn told(&self) -> String {
        match self {
            Takes::Word(_, words) => words.join(", "),
            Takes::Number(_, usual) => format!("a number, usually {usual}"),
            Takes::Switch(_, usual) => format!("true or false, usually {usual}"),
            Takes::Several(shorthand) => {
                let told = |(word, option, value): &(&str, &str, &str)| format!("{word} ({option} {value})");
                shorthand.words.iter().map(told).collect::<Vec<_>>().join(", ")
            }
        }
    }
}

/// The flags of a game, in the order in which it names its options.
#[must_use]
pub fn flags<G: Game>(shorthands: &'static [Shorthand]) -> Vec<Flag> {
    let name = |option: &str| option.replace('_', "-");
    let short = shorthands.iter().map(|one| Flag { name: one.flag.to_owned(), takes: Takes::Several(one) });
    let words = G::choices().iter();
    let words = words.map(|(option, words)| Flag { name: name(option), takes: Takes::Word(option, words) });
    let usual = serde_json::to_value(G::Options::default()).unwrap_or_default();
    let others = usual.as_object().into_iter().flatten().filter_map(|(option, usual)| {
        let takes = match usual {
            Value::Number(usual) => Takes::Number(option.clone(), usual.as_i64()?),
            Value::Bool(usual) => Takes::Switch(option.clone(), *usual),
            Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_) => return None,
        };
        Some(Flag { name: name(option), takes })
    });
    short.chain(words).chain(others).collect()
}

/// What was said about the options of a game.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// Flags, each with what stood after it.
    pub flags: Vec<(String, String)>,
    /// Options as JSON, which count more than flags; empty for none.
    pub json: String,
}

/// The options that were chosen, as JSON; what was not said is as usual.
///
/// # Errors
/// One line on what is not known.
pub fn read<G: Game>(shorthands: &'static [Shorthand], said: &Said) -> Result<Value, String> {
    let flags = flags::<G>(shorthands);
    let mut chosen = Map::new();
    let mut exact = Map::new();
    for (name, text) in &said.flags {
        let flag = flags.iter().find(|flag| flag.name == *name).ok_or_else(|| unknown::<G>(name, &flags))?;
        let refuse = || format!("--{name}: there is no '{text}'; known: {}", flag.takes.told());
        match &flag.takes {
            Takes::Several(shorthand) => {
                for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
                    let found = shorthand.words.iter().find(|(known, ..)| *known == word);
                    let (_, option, value) = found.ok_or_else(|| {
                        format!("--{name}: there is no '{word}'; known: {}", flag.takes.told())
                    })?;
                    chosen.insert((*option).to_owned(), Value::from(*value));
                }
            }
            Takes::Word(option, words) => {
                let word = words.iter().find(|word| **word == text).ok_or_else(refuse)?;
                exact.insert((*option).to_owned(), Value::from(*word));
            }
            Takes::Number(option, _) => {
                let number: i64 = text.parse().map_err(|_| refuse())?;
                exact.insert(option.clone(), Value::from(number));
            }
            Takes::Switch(option, _) => {
                let switch: bool = text.parse().map_err(|_| refuse())?;
                exact.insert(option.clone(), Value::from(switch));
            }
        }
    }
    chosen.append(&mut exact);
    let json = if said.json.is_empty() { "{}" } else { &said.json };
    match serde_json::from_str(json).map_err(|e| format!("--options: {e}"))? {
        Value::Object(mut options) => chosen.append(&mut options),
        _ => return Err("--options: expected an object".to_owned()),
    }
    let chosen = Value::Object(chosen);
    serde_json::from_value::<G::Options>(chosen.clone()).map_err(|e| format!("{}: {e}", G::NAME))?;
    Ok(chosen)
}

/// One line on a flag that a game does not have.
fn unknown<G: Game>(name: &str, flags: &[Flag]) -> String {
    let known: Vec<String> = flags.iter().map(|flag| format!("--{}", flag.name)).collect();
    match &known[..] {
        [] => format!("{} has no --{name}, nor any other option", G::NAME),
        known => format!("{} has no --{name}; it has {}", G::NAME, known.join(", ")),
    }
}
