//! Texts in the player's language, from Fluent files that the terminal and the web client share.
//!
//! Rules give keys with typed arguments ([`table::Message`]); the wording lives in `content/<language>.ftl` and
//! `content/<game>/<language>.ftl`; a content pack may lay others over them ([`overlay`]).

mod elements;
mod italian;
pub mod overlay;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use table::{Arg, Message};
use unic_langid::LanguageIdentifier;

/// A language of the texts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::It];

    /// The code used in commands and file names.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
        }
    }

    /// From now on this language is [`Lang::chosen`], whatever the system says.
    pub fn choose(self) {
        *CHOSEN.lock().unwrap_or_else(PoisonError::into_inner) = Some(self);
    }

    /// The language that was chosen for this program, else that of the system.
    #[must_use]
    pub fn chosen() -> Lang {
        let chosen = *CHOSEN.lock().unwrap_or_else(PoisonError::into_inner);
        chosen.unwrap_or_else(Lang::of_system)
    }

    /// The language of the system, as the usual variables of the environment name it; else English.
    #[must_use]
    pub fn of_system() -> Lang {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        let first = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| first.starts_with(lang.code())).unwrap_or_default()
    }

    /// The texts common to all games.
    #[must_use]
    pub const fn common(self) -> &'static str {
        match self {
            Lang::En => include_str!("../../../content/en.ftl"),
            Lang::It => include_str!("../../../content/it.ftl"),
        }
    }

    /// A whole sentence as it is said, once names stand in it.
    fn smoothed(self, text: String) -> String {
        match self {
            Lang::En => text,
            Lang::It => italian::contracted(&text),
        }
    }

    /// The texts of a game; none for a game whose texts were not [learnt](learn).
    fn of_game(self, game: &str) -> &'static str {
        let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|words| words.game == game).map_or("", |words| words.of(self))
    }
}

/// The texts of a game, in every language, as they are part of the program.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GameWords {
    /// The name of the game.
    pub game: &'static str,
    /// In English.
    pub en: &'static str,
    /// In Italian.
    pub it: &'static str,
}

impl GameWords {
    /// In this language.
    #[must_use]
    pub const fn of(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::It => self.it,
        }
    }
}

/// The language that was chosen for the whole program.
static CHOSEN: Mutex<Option<Lang>> = Mutex::new(None);

/// The games whose texts are known.
static KNOWN: Mutex<Vec<GameWords>> = Mutex::new(Vec::new());

/// Makes the texts of a game known, once and for all, under its name. Whoever plays a game or serves it does so first.
pub fn learn(words: GameWords) {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if !known.contains(&words) {
        known.push(words);
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        let known = Lang::ALL.into_iter().find(|lang| lang.code() == text);
        known.ok_or_else(|| format!("there are no texts in '{text}' (expected en or it)"))
    }
}

/// An argument of a text of the client itself.
pub type Value<'a> = FluentValue<'a>;

/// All texts of one game in one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// Texts that were read before, each with the words that were laid over them: reading takes a while, and always comes to
/// the same.
static READ: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

/// A game, the words laid over its texts, and these.
type Kept = (String, Option<String>, Arc<Texts>);

impl Texts {
    /// The texts for a game with the words of a content pack laid over them, read once and kept.
    #[must_use]
    pub fn of(lang: Lang, game: &str, words: Option<&str>) -> Arc<Texts> {
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it =
            |(name, laid, texts): &&Kept| name == game && texts.lang == lang && laid.as_deref() == words;
        if let Some((.., texts)) = read.iter().find(is_it) {
            return Arc::clone(texts);
        }
        let texts = Arc::new(Texts::with_words(lang, game, words));
        read.push((game.to_owned(), words.map(str::to_owned), Arc::clone(&texts)));
        texts
    }

    /// The texts for a game as they are part of the program. Broken entries are left out; a test sees to it that there are
    /// none.
    #[must_use]
    pub fn new(lang: Lang, game: &str) -> Texts {
        Texts::with_words(lang, game, None)
    }

    /// The texts for a game with the words of a content pack laid over them; [`overlay::check`] them before.
    #[must_use]
    pub fn with_words(lang: Lang, game: &str, words: Option<&str>) -> Texts {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let ours = [lang.common(), lang.of_game(game)].map(str::to_owned);
        for text in ours.into_iter().chain(words.map(str::to_owned)) {
            let resource = match FluentResource::try_new(text) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Texts { lang, bundle }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A text of the client without arguments.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text of the client with arguments.
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.render(key, None, args, &mut Vec::new()).unwrap_or_else(|| key.to_owned())
    }

    /// A message of the rules or of the table: numbers as numbers, seats as the names of who sits there, things on
    /// the board by their names. It begins with a capital letter.
    #[must_use]
    pub fn message(&self, message: &Message, names: &[String]) -> String {
        self.try_message(message, names).unwrap_or_else(|_| message.key.to_owned())
    }

    /// Like [`Texts::message`], but does not forgive.
    ///
    /// # Errors
    /// Everything that went wrong: no such text, or an argument that is not there.
    pub fn try_message(&self, message: &Message, names: &[String]) -> Result<String, Vec<String>> {
        let args: Vec<_> = message.args.iter().map(|(name, arg)| (*name, self.value(arg, names))).collect();
        let mut errors = Vec::new();
        match self.render(message.key, None, &args, &mut errors) {
            Some(text) if errors.is_empty() => Ok(capitalised(&self.lang.smoothed(text))),
            Some(_) => Err(errors),
            None => Err(vec![format!("there is no text '{}'", message.key)]),
        }
    }

    fn value<'a>(&self, arg: &'a Arg, names: &'a [String]) -> Value<'a> {
        match arg {
            Arg::Number(n) => Value::from(*n),
            Arg::Seat(seat) => Value::from(names.get(seat.index()).map_or("?", String::as_str)),
            Arg::Elements(elements) => Value::from(self.list(elements, names)),
            Arg::Text(text) => Value::from(text.as_str()),
        }
    }

    /// The text of a key, or of one of its attributes; none if it does not exist.
    fn render(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &[(&'static str, Value<'_>)],
        errors: &mut Vec<String>,
    ) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        errors.extend(faults.into_iter().map(|fault| format!("{key}: {fault}")));
        Some(text)
    }
}

/// The text with a capital first letter: names of things are often first in a sentence.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
