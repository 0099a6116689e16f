//! Which games are recorded: all numbers of seats, modules, scenarios and options, in turn.

use serde_json::{Value, json};
use table::Title;

/// Who plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hands {
    /// Any answer.
    Random,
    /// The quick bot, and any answer now and then: games that go as far as people's do.
    Quick,
}

impl Hands {
    /// Its word in names of files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Hands::Random => "random",
            Hands::Quick => "quick",
        }
    }
}

/// A game that is to be recorded.
#[derive(Clone, PartialEq, Debug)]
pub struct Planned {
    /// The name of its file.
    pub name: String,
    /// How many play.
    pub seats: u8,
    /// The options.
    pub options: Value,
    /// Who plays.
    pub hands: Hands,
    /// The seed of everything.
    pub seed: u64,
}

/// The games of a title that are recorded.
#[must_use]
pub fn of(title: &Title) -> Vec<Planned> {
    match title.name {
        "kingsburg" => kingsburg(),
        "warlords" => warlords(),
        "crusader" => crusader(title),
        "knights" => knights(),
        _ => usual(title),
    }
}

/// Every number of seats with the usual options and with each other word of each, by chance and played well.
fn usual(title: &Title) -> Vec<Planned> {
    let other =
        title.choices.iter().flat_map(|(option, words)| words.iter().skip(1).map(|word| (*option, *word)));
    let other = other.map(|(option, word)| (word, json!({ option: word })));
    let all: Vec<(&str, Value)> = std::iter::once(("usual", json!({}))).chain(other).collect();
    let (least, most) = title.seats;
    let tables =
        (least..=most).flat_map(|seats| all.iter().map(move |(word, options)| (seats, *word, options)));
    let played = tables.filter(|(seats, _, options)| title.check(options, *seats).is_ok());
    let twice = played.flat_map(|table| [(table, Hands::Random), (table, Hands::Quick)]);
    let named = |(n, ((seats, word, options), hands)): (usize, ((u8, &str, &Value), Hands))| {
        named(word, seats, options.clone(), hands, n)
    };
    twice.enumerate().map(named).collect()
}

/// All 64 combinations of modules twice, by chance and played well, with everything else in turn.
fn kingsburg() -> Vec<Planned> {
    let scenarios = ["none", "random", "goblin_valley", "long_siege", "kings_wager", "seers_warning"];
    let pick =
        |on: bool, words: [&'static str; 3], turn: usize| if on { words[1 + turn % 2] } else { words[0] };
    let game = |n: usize| {
        let modules = n % 64;
        let on = |module: usize| modules >> (module - 1) & 1 == 1;
        let seats = 2 + (n * 3 + n / 64) % 4;
        let hands = if n < 64 { Hands::Random } else { Hands::Quick };
        let options = json!({
            "rows": if on(1) { "seven" } else { "five" },
            "lines": pick(on(2), ["none", "dealt", "drafted"], n / 2 + n / 64),
            "governors": pick(on(3), ["none", "dealt", "auction"], n / 3 + n / 64),
            "fate": if on(4) { "on" } else { "off" },
            "reinforcements": if on(5) { "tokens" } else { "die" },
            "caprices": pick(on(6), ["none", "court", "restoration"], n / 5 + n / 64),
            "scenario": scenarios[(n * 5 + n / 7) % scenarios.len()],
        });
        named(&format!("m{modules:02}"), seats as u8, options, hands, n)
    };
    (0..144).map(game).collect()
}

/// Every scenario with every number of players it is for, with the usual options and with others.
fn warlords() -> Vec<Planned> {
    let tables = [
        ("standard", 2),
        ("standard", 3),
        ("standard", 4),
        ("hard", 3),
        ("hard", 4),
        ("long", 3),
        ("inner", 4),
        ("random", 2),
        ("random", 3),
        ("random", 4),
        ("agreed", 2),
        ("agreed", 3),
        ("agreed", 4),
    ];
    let others = [
        ("retreat", "one_fief"),
        ("bonus_on_tie", "bonus"),
        ("unlimited_recruits_in", "finished_castle"),
        ("castle_supply", "unlimited"),
        ("two_player_hold", "whole_round"),
        ("warlords_while_captive", "within_limit"),
        ("random_starts", "not_adjacent"),
    ];
    let game = |n: usize| {
        let (scenario, seats) = tables[n % tables.len()];
        let round = n / tables.len();
        let hands = if round.is_multiple_of(2) { Hands::Random } else { Hands::Quick };
        let rounds = [3, 4, 2, 7, 2, 3, 2, 4][round];
        let mut options = json!({"scenario": scenario, "rounds": rounds});
        for (place, (option, word)) in others.iter().enumerate() {
            if round > 1 && (n * 7 + round) >> (place % 5) & 1 == 1 {
                options[*option] = json!(word);
            }
        }
        named(scenario, seats, options, hands, n)
    };
    (0..8 * 13).map(game).collect()
}

/// Two to six Barons with each combination of Crown and Glory's three variants, and the optional rules, both books and all lengths in
/// turn: few rounds each, since a round of six Barons is some hundred decisions.
fn knights() -> Vec<Planned> {
    let switches = ["heirs", "elimination", "abandoned_nobles", "miracles", "open_motions", "walls_stand"];
    let lengths = ["standard", "short", "long", "longest"];
    let game = |n: usize| {
        let (variants, seats) = (n % 8, 2 + n % 5);
        let on = |bit: usize| variants >> bit & 1 == 1;
        let hands = if n.is_multiple_of(2) { Hands::Random } else { Hands::Quick };
        let rounds = if seats < 4 { 3 } else { 2 };
        let mut options = json!({
            "glory": on(0),
            "missions": on(1),
            "king": on(2),
            "edition": if n % 3 == 2 { "english" } else { "italian" },
            "length": lengths[n / 3 % lengths.len()],
            "rounds": rounds,
        });
        for (place, switch) in switches.iter().enumerate() {
            // The first eight are the game as the book has it.
            if n >= 8 && (n * 11 + n / 8) >> place & 1 == 1 {
                options[*switch] = json!(true);
            }
        }
        // CG-R-45: it goes with neither Missions nor The King.
        if n >= 8 && !on(1) && !on(2) && (n / 8).is_multiple_of(2) {
            options["might_is_right"] = json!(true);
        }
        let variants = ["g", "m", "k"].into_iter().enumerate().filter(|(bit, _)| on(*bit));
        let word: String = variants.map(|(_, letter)| letter).collect();
        named(if word.is_empty() { "base" } else { &word }, seats as u8, options, hands, n)
    };
    (0..40).map(game).collect()
}

/// Every scenario with three, four and five dynasties, led by people, by people and AIs, and by AIs and one person, with every strategy, every way
/// to win and all other options in turn.
fn crusader(title: &Title) -> Vec<Planned> {
    let strategies = ["ferox", "postis", "munitio", "amandum", "aperio"];
    let others = [
        ("glitterhoof", "in"),
        ("duke_tax", "less"),
        ("navy", "everything"),
        ("pomerania", "alone"),
        ("siblings", "leave"),
        ("spare_ruler", "in"),
    ];
    let game = |n: usize| {
        let (scenario, dynasties) = (n % 6 + 1, 3 + (n / 6) % 3);
        // Scenario 6 is for four at most.
        let dynasties = if scenario == 6 { dynasties.min(4) } else { dynasties };
        // One game in three without AIs, one in three with one person, one in three between.
        let seats = [dynasties, 1, 2 + n % (dynasties - 2)][(n + n / 6) % 3];
        let ais = dynasties - seats;
        let mode = match n % 4 {
            1 if ais > 1 => "hard_rivals",
            2 | 3 if ais > 0 && seats > 1 => "together",
            _ => "rivals",
        };
        let mut options =
            json!({ "scenario": scenario.to_string(), "dynasties": dynasties.to_string(), "mode": mode });
        if ais > 0 {
            options["frankish"] = json!(strategies[n / 2 % 5]);
        }
        for (place, (option, word)) in others.iter().enumerate() {
            if (n * 11) >> (place % 5) & 1 == 1 {
                options[*option] = json!(word);
            }
        }
        let hands = if n.is_multiple_of(2) { Hands::Random } else { Hands::Quick };
        named(&format!("s{scenario}d{dynasties}"), seats as u8, options, hands, n)
    };
    let planned = (0..CRUSADER_GAMES).map(game);
    planned.filter(|planned| title.check(&planned.options, planned.seats).is_ok()).collect()
}

/// All scenarios with all numbers of dynasties, twice.
const CRUSADER_GAMES: usize = 36;

fn named(what: &str, seats: u8, options: Value, hands: Hands, n: usize) -> Planned {
    let name = format!("{n:03}-{what}-{seats}-{}", hands.word());
    Planned { name, seats, options, hands, seed: 7_509 + n as u64 }
}
