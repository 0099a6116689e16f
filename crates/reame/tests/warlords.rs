//! Warlords of Europe on the command line.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn reame(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reame"));
    command.args(args).env("LC_ALL", "C").output().expect("the binary runs")
}

fn ok(args: &[&str]) -> String {
    let output = reame(args);
    assert!(output.status.success(), "{args:?} failed: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn refused(args: &[&str]) -> String {
    let output = reame(args);
    assert_eq!(output.status.code(), Some(1), "{args:?} must fail");
    let text = String::from_utf8(output.stderr).expect("text");
    assert_eq!(text.lines().count(), 1, "one line: {text}");
    text
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

const PISA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/pisa.json");

#[test]
fn captains_play_to_the_end_and_it_is_told_how_games_ended() {
    let args =
        ["sim", "warlords", "--seats", "4", "--games", "4", "--bots", "captain", "--seed", "7", "--json"];
    let report = json(&ok(&args));
    let endings = report["endings"].as_object().expect("endings");
    assert_eq!(endings.values().filter_map(Value::as_u64).sum::<u64>(), 4, "{endings:?}");
    assert_eq!(report["games"], 4);
    let short =
        ["sim", "warlords", "--seats", "3", "--games", "3", "--options", r#"{"rounds": 1}"#, "--json"];
    assert_eq!(json(&ok(&short))["endings"]["WE-R-75"], 3, "one round is not enough to win");
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    assert!(refused(&["sim", "warlords", "--seats", "5"]).contains("2 to 4 seats"));
    assert!(refused(&["sim", "warlords", "--bots", "steward"]).contains("known: random, captain"));
    assert!(refused(&["sim", "warlords", "--options", r#"{"scenario": "moon"}"#]).contains("moon"));
    assert!(
        refused(&["sim", "warlords", "--options", r#"{"scenario": "long"}"#]).contains("cannot be played")
    );
    assert!(refused(&["odds", "X1", "L1"]).contains("'X1'"));
}

#[test]
fn a_position_is_played_on() {
    let steps =
        ["fief/ifriqiya mover/foot", "soldier/lancer number/3", "fief/pisa", "done", "fief/pisa", "done"];
    let mut args = vec!["position", PISA, "--dice", "7,7,7,1,1"];
    for step in &steps {
        args.extend(["--answer", step]);
    }
    let result = json(&ok(&args));
    let owned = result["position"]["board"]["owned"][0].as_array().expect("fiefs");
    assert!(owned.contains(&Value::from("pisa")), "three hits on two peasants: {owned:?}");
    // What is printed can be read again.
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pisa-after.json");
    std::fs::write(&file, result["position"].to_string()).expect("written");
    let again = json(&ok(&["position", file.to_str().expect("a path")]));
    assert_eq!(again["answers"], result["answers"]);
    assert_eq!(again["position"], result["position"]);
    let why = refused(&["position", PISA, "--answer", "fief/bosnia mover/foot"]);
    assert!(why.contains("WE-MANEUVER-02"), "{why}");
}

#[test]
fn impossible_positions_are_refused_with_their_reasons() {
    let read = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut position: Value = json(&std::fs::read_to_string(PISA).expect("the example"));
        change(&mut position);
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&file, position.to_string()).expect("written");
        refused(&["position", file.to_str().expect("a path")])
    };
    let why = read("cards.json", &|p| p["hands"][0] = serde_json::json!(["C01", "C01", "C01", "C01"]));
    assert!(why.contains("not so many cards 'C01'"), "{why}");
    let why = read("pieces.json", &|p| p["board"]["armies"]["venice"]["archer"] = 9.into());
    assert!(why.contains("WE-INV-04"), "{why}");
    let why = read("seat.json", &|p| p["board"]["order"] = serde_json::json!([0, 1, 2, 200]));
    assert!(why.contains("no seat 200"), "{why}");
    let why = read("frame.json", &|p| p["board"]["frames"][0]["turns"]["seats"] = serde_json::json!([77]));
    assert!(why.contains("frames: there is no seat"), "{why}");
    let why = read("field.json", &|p| p["board"]["weather"] = 1.into());
    assert!(why.contains("no field 'weather'"), "{why}");
    let why = read("fief.json", &|p| p["board"]["owned"][1] = serde_json::json!(["atlantis"]));
    assert!(why.contains("atlantis"), "{why}");
}

#[test]
fn its_options_are_flags_of_the_commands_that_play() {
    assert!(ok(&["titles"]).lines().any(|title| title == "warlords"));
    let options = ok(&["options", "warlords"]);
    assert!(
        options.contains("--scenario") && options.contains("hard") && options.contains("--rounds"),
        "{options}"
    );
    let hard = ["sim", "warlords", "--scenario", "hard", "--rounds", "2", "--games", "2", "--json"];
    assert_eq!(json(&ok(&[&hard[..], &["--seats", "3"]].concat()))["games"], 2);
    let why = refused(&[&hard[..], &["--seats", "2"]].concat());
    assert!(why.contains("cannot be played so"), "the flag is heeded: two cannot play it so: {why}");
    let wrong: [(&[&str], &str); 4] = [
        (&["sim", "warlords", "--modules", "1"], "warlords has no --modules; it has --scenario"),
        (&["arena", "warlords", "captain", "random", "--scenario", "moon"], "'moon'; known: standard, hard"),
        (&["play", "kingsburg", "--retreat", "split"], "kingsburg has no --retreat; it has --modules"),
        (
            &["sim", "warlords", "--castles", "3"],
            "there is no --castles; the options of warlords are --scenario",
        ),
    ];
    for (words, why) in wrong {
        let told = refused(words);
        assert!(told.contains(why), "{words:?}: {told}");
    }
    let help = ok(&["sim", "--help"]);
    assert!(help.contains("Options of games") && help.contains("warlords: standard, hard"), "{help}");
}

/// A game of random answers, two rounds long.
fn recorded(name: &str) -> std::path::PathBuf {
    use table::{Chance as _, Sampled, Secret, Sitter, Table};
    use warlords::{Options, Warlords};
    let sitters = (0..3).map(|i| Sitter { name: format!("p{i}"), player: "random".to_owned() }).collect();
    let contributions = ["a", "b", "c"].map(str::to_owned).to_vec();
    let options = Options { rounds: 2, ..Options::default() };
    let content = warlords::content::Content::base();
    let opened = Table::<Warlords>::open(content, &options, sitters, Secret([5; 32]), contributions);
    let (mut table, _) = opened.expect("a table");
    let mut chance = Sampled::new(3);
    while let Some(seat) = table.waiting().must.first() {
        let answers = table.answers(seat);
        table.answer(seat, answers[chance.draw(answers.len())]).expect("a legal answer");
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, table.log().write()).expect("written");
    file
}

#[test]
fn what_replay_prints_of_a_game_is_a_position_for_everybody() {
    let log = recorded("printed.jsonl");
    let log = log.to_str().expect("a path");
    let last = std::fs::read_to_string(log).expect("read").lines().count() - 2;
    for at in [0, 9, last / 3, last / 2, last] {
        for seat in [None, Some("0"), Some("2")] {
            let at = at.to_string();
            let mut args = vec!["replay", log, "--print", "--at", &at];
            args.extend(seat.into_iter().flat_map(|seat| ["--seat", seat]));
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("printed.txt");
            std::fs::write(&file, ok(&args)).expect("written");
            let loaded = json(&ok(&["position", file.to_str().expect("a path")]));
            assert_eq!(loaded["position"]["game"], "warlords", "entry {at} as {seat:?}");
        }
    }
}

#[test]
fn dice_show_what_the_die_has_that_is_rolled() {
    let answers =
        ["fief/ifriqiya mover/foot", "soldier/lancer number/3", "fief/pisa", "done", "fief/pisa", "done"];
    let args = |dice: &'static str| {
        let mut args = vec!["position", PISA, "--dice", dice];
        answers.iter().for_each(|answer| args.extend(["--answer", answer]));
        args
    };
    ok(&args("7,7,7,10,10"));
    assert!(refused(&args("7,7,9,1,1")).contains("--dice"), "the attackers roll d8");
    assert!(refused(&args("7,7,7,11,1")).contains("--dice"), "the peasants of a Forest d10");
}
