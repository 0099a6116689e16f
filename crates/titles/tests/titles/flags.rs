//! The options of games as flags.

use serde_json::{Value, json};
use table::{Game, Title};
use titles::flags::{Said, Shorthand, Takes, read};
use titles::{NAMES, Titles};
use toys::morra::Morra;

fn said(flags: &[(&str, &str)], json: &str) -> Said {
    let flags = flags.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Said { flags, json: json.to_owned() }
}

fn options(game: &str, flags: &[(&str, &str)], json: &str) -> Result<Value, String> {
    titles::options(game, &said(flags, json))
}

#[test]
fn modules_and_options_are_set_and_what_is_said_more_exactly_counts_more() {
    let all = [("modules", "1,2d,3a,4,5,6r"), ("scenario", "random")];
    assert_eq!(
        options("kingsburg", &all, "").expect("known"),
        json!({"rows": "seven", "lines": "drafted", "governors": "auction", "fate": "on",
               "reinforcements": "tokens", "caprices": "restoration", "scenario": "random"})
    );
    let lines = |flags: &[(&str, &str)], json: &str| {
        options("kingsburg", flags, json).expect("known")["lines"].clone()
    };
    assert_eq!(lines(&[("modules", "2,3")], ""), "dealt");
    assert_eq!(lines(&[("lines", "drafted"), ("modules", "2,3")], ""), "drafted");
    assert_eq!(lines(&[("lines", "drafted"), ("modules", "2,3")], r#"{"lines": "none"}"#), "none");
    assert_eq!(options("kingsburg", &[], r#"{"rows": "seven"}"#).expect("known"), json!({"rows": "seven"}));
}

#[test]
fn every_game_has_the_flags_of_its_own_options() {
    let hard = options("warlords", &[("scenario", "hard"), ("rounds", "9"), ("bonus-on-tie", "bonus")], "");
    assert_eq!(hard.expect("known"), json!({"scenario": "hard", "rounds": 9, "bonus_on_tie": "bonus"}));
    for name in NAMES {
        for flag in titles::flags(name).expect("it is listed") {
            let values: Vec<String> = match &flag.takes {
                Takes::Word(_, words) => words.iter().map(|word| (*word).to_owned()).collect(),
                Takes::Number(_, usual) => vec![usual.to_string()],
                Takes::Switch(..) => vec!["true".to_owned(), "false".to_owned()],
                Takes::Several(shorthand) => {
                    shorthand.words.iter().map(|(word, ..)| (*word).to_owned()).collect()
                }
            };
            for value in values {
                options(name, &[(&flag.name, &value)], "").unwrap_or_else(|why| panic!("{why}"));
            }
        }
    }
}

#[test]
fn what_is_not_known_is_refused_in_one_line_that_names_what_is() {
    let refused = |game: &str, flags: &[(&str, &str)], json: &str| {
        let why = options(game, flags, json).expect_err("unknown");
        assert!(!why.contains('\n'), "{why}");
        why
    };
    assert!(refused("kingsburg", &[("modules", "7")], "").contains("'7'; known: 1 (rows seven), 2"));
    assert!(
        refused("kingsburg", &[("scenario", "moon")], "")
            .contains("'moon'; known: none, random, goblin_valley")
    );
    assert!(refused("warlords", &[("scenario", "goblin_valley")], "").contains("known: standard, hard"));
    assert!(
        refused("warlords", &[("modules", "1")], "").contains("warlords has no --modules; it has --scenario")
    );
    assert!(refused("warlords", &[("rounds", "many")], "").contains("'many'; known: a number, usually 0"));
    assert!(
        refused("warlords", &[("rounds", "-1")], "").contains("warlords: "),
        "a number that it cannot be"
    );
    assert!(refused("kingsburg", &[], "[1]").contains("--options"));
    assert!(refused("kingsburg", &[], r#"{"moon": 1}"#).contains("moon"));
    assert!(refused("chess", &[], "").contains(&format!("known: {}", titles::NAMES.join(", "))));
}

#[test]
fn a_game_without_words_has_its_numbers() {
    const NONE: &[Shorthand] = &[];
    let flags = said(&[("fingers", "3")], "");
    assert!(read::<Morra>(NONE, &flags).expect_err("the others are missing").contains("rounds"));
    let flags = said(&[("fingers", "3"), ("rounds", "2")], "");
    assert_eq!(read::<Morra>(NONE, &flags).expect("both are given"), json!({"fingers": 3, "rounds": 2}));
}

#[test]
fn the_list_is_the_same_everywhere() {
    let titles: Vec<&str> = Titles::default().0.iter().map(|title: &Title| title.name).collect();
    assert_eq!(titles, NAMES);
    for name in NAMES {
        assert_eq!(titles::players(name).expect("listed").game, *name);
    }
    assert!(titles::players(Morra::NAME).is_err(), "a toy is no title");
}
