//! The texts of all titles: both languages, every key, every message that games bring up.

mod fields;
mod files;
mod play;
mod sentences;

use crusader::Crusader;
use kingsburg::Kingsburg;
use knights::Knights;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::{Event, Game, Reason};
use texts::{GameWords, Lang, Texts};
use titles::{Known, Titles};
use warlords::Warlords;

/// How the keys begin that the sources use, in every game.
const KINDS: [&str; 7] = ["event-", "refusal-", "reason-", "prompt-", "options-", "play-", "view-"];

/// A game, and what its texts are compared with.
struct Tested {
    name: &'static str,
    words: GameWords,
    /// Keys that are made of the names of events and reasons.
    made: [&'static [&'static str]; 2],
    /// How the keys of its terminal board begin.
    board: &'static str,
    /// How the keys of its chapters begin, which stand in the sources too.
    prefixes: &'static [&'static str],
    /// Arguments of messages that the texts do without: who reads them knows already.
    untold: &'static [(&'static str, &'static str)],
}

const TESTED: [Tested; 4] = [
    Tested {
        name: "kingsburg",
        words: Kingsburg::WORDS,
        made: [<Kingsburg as Game>::Event::KEYS, <Kingsburg as Game>::Reason::KEYS],
        board: "kb-",
        prefixes: &[],
        untold: &[
            ("event-no-lines-used", "lines"),
            ("event-governor-revealed", "vp"),
            // Who is asked gains by it himself.
            ("prompt-effect-may", "seat"),
            ("prompt-effect-trade", "seat"),
            ("prompt-effect-buy", "seat"),
            ("prompt-effect-choose", "seat"),
            ("prompt-effect-choose", "count"),
            ("prompt-effect-choose-several", "seat"),
            ("prompt-effect-opponent", "seat"),
            ("prompt-effect-give", "seat"),
            ("prompt-effect-steal", "seat"),
            ("prompt-effect-look", "seat"),
            ("prompt-effect-move", "seat"),
            ("prompt-effect-free-build", "seat"),
            ("prompt-effect-take", "seat"),
        ],
    },
    Tested {
        name: "warlords",
        words: Warlords::WORDS,
        made: [<Warlords as Game>::Event::KEYS, <Warlords as Game>::Reason::KEYS],
        board: "we-",
        prefixes: &[],
        untold: &[
            ("prompt-march-who", "steps"),
            ("prompt-march-who", "army"),
            ("event-rolled", "fief"),
            ("event-rolled", "step"),
            ("event-hit", "fief"),
            ("event-struck", "fief"),
            ("event-struck", "ignored"),
        ],
    },
    Tested {
        name: "crusader",
        words: Crusader::WORDS,
        made: [<Crusader as Game>::Event::KEYS, <Crusader as Game>::Reason::KEYS],
        board: "ck-",
        prefixes: &[
            "event-elimination",
            "event-special",
            "event-succession",
            "event-trades",
            "reason-special",
            "reason-trades",
        ],
        untold: &[
            // Whoever is told it is who it is about.
            ("event-got-card", "seat"),
            ("event-pair-picked", "seat"),
            ("event-got-trait", "seat"),
            ("event-succession-brought", "seat"),
        ],
    },
    Tested {
        name: "knights",
        words: Knights::WORDS,
        made: [<Knights as Game>::Event::KEYS, <Knights as Game>::Reason::KEYS],
        board: "wk-",
        prefixes: &[],
        untold: &[
            // Whose a Noble is his name says, and who is told of a card knows that it is his.
            ("event-assigned", "seat"),
            ("event-died", "seat"),
            ("event-fate-found", "seat"),
            ("event-fate-ordered", "seat"),
            ("event-fate-seen", "seat"),
            ("event-fate-shown", "seat"),
            ("event-fate-taken", "seat"),
            ("event-fate-tossed", "seat"),
            ("event-landed", "seat"),
            ("event-left-board", "seat"),
            ("event-mission-dealt", "seat"),
            ("event-move-declared", "seat"),
            ("event-moved", "seat"),
            ("event-office-given", "seat"),
            ("event-planned", "seat"),
            ("event-retreated", "seat"),
            ("event-sailed", "seat"),
            ("event-votes-taken", "seat"),
            ("event-move-declared", "sails"),
            ("event-sailed", "lands"),
        ],
    },
];

impl Tested {
    fn uses(&self, key: &str) -> bool {
        KINDS.iter().chain([&self.board]).any(|kind| key.starts_with(kind) && key.len() > kind.len())
    }

    /// All keys of a language, each with the variables it uses.
    fn keys(&self, lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let mut keys = BTreeMap::new();
        let mut last = String::new();
        for line in lang.common().lines().chain(self.words.of(lang).lines()) {
            let attribute = line.trim().split_once(" =").filter(|(a, _)| a.starts_with('.'));
            if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| is_key(key)) {
                last = key.to_owned();
                assert!(
                    keys.insert(last.clone(), BTreeSet::new()).is_none(),
                    "{lang}: '{last}' stands twice"
                );
            } else if let Some((attribute, _)) = attribute {
                keys.insert(format!("{last}{attribute}"), BTreeSet::new());
            }
            for variable in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
                let end = variable.find(|c: char| !c.is_alphanumeric()).unwrap_or(variable.len());
                keys.get_mut(&last).expect("a key before its text").insert(variable[..end].to_owned());
            }
        }
        keys
    }

    /// All texts in quotes that look like a key of the rules, in the sources of a crate.
    fn keys_in_sources(&self, folder: &Path, found: &mut BTreeSet<String>) {
        let files = std::fs::read_dir(folder).expect("the sources are there");
        for file in files.map(|f| f.expect("readable").path()) {
            if file.is_dir() {
                self.keys_in_sources(&file, found);
            } else {
                let text = std::fs::read_to_string(&file).expect("readable");
                // What an example in a comment says is told to nobody.
                let code = text.lines().filter(|line| !line.trim_start().starts_with("///"));
                let code = code.collect::<Vec<_>>().join("\n");
                let quoted = code.split('"').skip(1);
                found.extend(quoted.filter(|t| self.uses(t) && is_key(t)).map(str::to_owned));
            }
        }
    }
}

/// The texts of a title.
fn texts(lang: Lang, game: &str) -> Texts {
    let _ = Titles::default();
    Texts::new(lang, game)
}

fn names() -> Vec<String> {
    ["Alba", "Bruno", "Clara", "Dario", "Elsa", "Furio"].map(str::to_owned).to_vec()
}

fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}
