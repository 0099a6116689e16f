//! `reame arena`: balanced seats, intervals and ratings that can be trusted.

use serde_json::Value;
use std::process::Command;

fn arena(args: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_reame")).arg("arena").args(args).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.success(), text(output.stdout), text(output.stderr))
}

fn json(args: &[&str]) -> Value {
    let (ok, out, err) = arena(args);
    assert!(ok, "{err}");
    serde_json::from_str(&out).expect("JSON")
}

/// The report without what depends on the clock.
fn timeless(mut report: Value) -> Value {
    for played in report["matches"].as_array_mut().expect("matches") {
        played["seconds"] = Value::Null;
        for entrant in played["entrants"].as_array_mut().expect("entrants") {
            entrant["milliseconds"] = Value::Null;
        }
    }
    report
}

#[test]
fn the_better_bot_wins_and_is_rated_higher() {
    let report = json(&["kingsburg", "random", "steward", "--games", "40", "--json"]);
    let entrants = &report["matches"][0]["entrants"];
    assert_eq!((&entrants[0]["name"], &entrants[1]["name"]), (&"steward".into(), &"random".into()));
    let number = |value: &Value| value.as_f64().expect("a number");
    assert!(number(&entrants[0]["wins"]) >= 38.0, "{entrants}");
    assert!((number(&entrants[0]["wins"]) + number(&entrants[1]["wins"]) - 40.0).abs() < 1e-9);
    assert!(number(&entrants[0]["share"]["low"]) > number(&entrants[0]["par"]), "surely better");
    assert_eq!(report["ratings"][0]["name"], "steward");
    assert!(number(&report["ratings"][0]["rating"]["value"]) > 1600.0);
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let with = |threads: &str| {
        let args =
            ["kingsburg", "steward", "random", "steward", "--games", "6", "--json", "--threads", threads];
        timeless(json(&args))
    };
    assert_eq!(with("1"), with("2"));
}

#[test]
fn games_are_rounded_up_until_seats_are_balanced() {
    let report = json(&["warlords", "random", "random", "captain", "--games", "4", "--json"]);
    let played = &report["matches"][0];
    assert_eq!((&played["games"], &played["seats"]), (&6.into(), &3.into()));
    let seats: Vec<&Value> =
        played["entrants"].as_array().expect("entrants").iter().map(|e| &e["seats"]).collect();
    assert_eq!(seats, [1, 2], "the captain is one of three");
}

#[test]
fn the_table_is_for_people() {
    let (ok, text, _) = arena(&["kingsburg", "random", "steward", "--games", "10"]);
    assert!(ok && text.contains("10 games of Kingsburg with 2 seats"), "{text}");
    assert!(text.contains("steward beats random") && text.contains("rating"), "{text}");
}

#[test]
fn what_cannot_be_played_is_told_in_one_line() {
    for (args, why) in [
        (&["chess"][..], "there is no game 'chess'"),
        (&["kingsburg", "random", "oracle"], "there is no bot 'oracle'; known: random, steward"),
        (&["kingsburg", "random", "regent:speed=9"], "there is no parameter 'speed'; known: iterations, ms"),
        (
            &["kingsburg", "random", "steward:ms=9"],
            "steward does not search; those that do: chancellor, regent",
        ),
        (&["kingsburg", "random"], "kingsburg is for 2 to 5 seats, not 1"),
        (
            &["warlords", "random", "random", "random", "random", "random"],
            "warlords is for 2 to 4 seats, not 5",
        ),
    ] {
        let (ok, out, err) = arena(args);
        assert!(!ok && out.is_empty() && err.contains(why), "{args:?}: {err}");
        assert_eq!(err.trim().lines().count(), 1);
    }
}

#[test]
fn effort_is_said_in_the_name_of_a_bot() {
    let names = |report: &Value| -> Vec<String> {
        let all = report["matches"][0]["entrants"].as_array().expect("entrants");
        all.iter().map(|entrant| entrant["name"].as_str().expect("a name").to_owned()).collect()
    };
    let args = ["kingsburg", "regent:iterations=4", "chancellor:ms=1", "--games", "2", "--json"];
    let mut found = names(&json(&args));
    found.sort();
    assert_eq!(found, ["chancellor:ms=1", "regent:iterations=4"], "each by the name it was given");
    let args =
        ["kingsburg", "regent:iterations=4", "regent:iterations=8:workers=1", "--games", "2", "--json"];
    assert_eq!(timeless(json(&args)), timeless(json(&args)), "iterations give the same games every time");
}

/// Where a run was cut off, in the middle of a line too, it goes on, and comes to the report of a run in one piece.
#[test]
fn a_run_that_was_cut_off_goes_on() {
    let path = std::env::temp_dir().join(format!("reame-resume-{}.jsonl", std::process::id()));
    let file = path.to_str().expect("a path");
    let run = |more: &[&str]| {
        let args = ["warlords", "captain", "marshal:iterations=4", "--json"];
        let rounds = if more.contains(&"--rounds") { &[][..] } else { &["--rounds", "3"] };
        let (ok, out, err) = arena(&[&args[..], rounds, more].concat());
        (ok, serde_json::from_str(&out).map(timeless).unwrap_or_default(), err)
    };
    let written = || std::fs::read_to_string(&path).expect("written");
    let in_one_piece = run(&["--games", "6", "--out", file, "--per", "game"]).1;
    let whole = written();
    let four: usize = whole.split_inclusive('\n').take(5).map(str::len).sum();
    std::fs::write(&path, &whole[..four + 20]).expect("written");
    let (ok, resumed, err) = run(&["--games", "6", "--out", file, "--per", "game", "--resume"]);
    assert!(ok, "{err}");
    assert_eq!(resumed, in_one_piece);
    assert!(written().starts_with(&whole[..four]), "games that were there stay as they were");
    assert_eq!(written().lines().count(), 8, "a line for either run, and each game once");
    // Fewer games are asked for than there are.
    assert_eq!(run(&["--games", "2", "--out", file, "--resume"]).1["matches"][0]["games"], 2);
    for (more, why) in [
        (&["--seed", "2"][..], "the file has games with seed 1, not 2"),
        (&["--rounds", "4"], "the file has games with options "),
    ] {
        let (ok, _, err) = run(&[&["--games", "6", "--out", file, "--resume"], more].concat());
        assert!(!ok && err.contains(why), "{err}");
    }
    // A line that somebody has changed by hand.
    let before = written();
    let mut lines: Vec<Value> =
        before.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    lines[1]["seats"].as_array_mut().expect("seats").pop();
    let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
    std::fs::write(&path, lines.join("\n") + "\n").expect("written");
    let (ok, _, err) = run(&["--games", "6", "--out", file, "--resume"]);
    assert!(!ok && err.contains("has 1 seats, not 2"), "{err}");
    std::fs::write(&path, before).expect("written");
    // Bots that would have played otherwise.
    let other = written().replace("\"won\":1.0", "\"won\":0.25");
    std::fs::write(&path, other).expect("written");
    let (ok, _, err) = run(&["--games", "6", "--out", file, "--resume"]);
    assert!(!ok && err.contains("these are other bots"), "{err}");
    std::fs::write(&path, "what is this\n").expect("written");
    let (ok, _, err) = run(&["--games", "6", "--out", file, "--resume"]);
    assert!(!ok && err.contains("line 1: "), "{err}");
    std::fs::remove_file(&path).expect("it was there");
    assert!(!run(&["--resume"]).0, "there is no file to go on with");
}
