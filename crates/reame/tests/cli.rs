//! The binary, used as people and programs use it.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn reame(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reame"));
    command.args(args).env("LC_ALL", "C").output().expect("the binary runs")
}

/// What it printed, if it succeeded.
fn ok(args: &[&str]) -> String {
    let output = reame(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?} failed: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// The one line it said, if it refused.
fn refused(args: &[&str]) -> String {
    let output = reame(args);
    assert_eq!(output.status.code(), Some(1), "{args:?} must fail");
    assert!(output.stdout.is_empty(), "{args:?} must print nothing else");
    let text = String::from_utf8(output.stderr).expect("text");
    assert_eq!(text.lines().count(), 1, "one line: {text}");
    text
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// A file of this test run.
fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the file is written");
    path
}

fn example() -> String {
    format!("{}/../../docs/examples/market.json", env!("CARGO_MANIFEST_DIR"))
}

/// A whole game between bots, as a log.
fn recorded(name: &str) -> PathBuf {
    use kingsburg::Kingsburg;
    use table::{Observer, Secret, Sitter, Table};
    let sitters = (0..3).map(|i| Sitter { name: format!("p{i}"), player: "steward".to_owned() }).collect();
    let contributions = vec!["a".to_owned(), "b".to_owned(), "c".to_owned()];
    let secret = Secret([5; 32]);
    let (mut table, _) = Table::<Kingsburg>::open(
        kingsburg::content::Content::base(),
        &kingsburg::Options::default(),
        sitters,
        secret,
        contributions,
    )
    .expect("a table");
    let mut bot = kingsburg_bots::PLAYERS.live("steward", 1).expect("a bot");
    while let Some(seat) = table.waiting().must.first() {
        let answer = bot.answer(table.game(), &table.view(Observer::Seat(seat)), seat, &table.answers(seat));
        table.answer(seat, answer).expect("a legal answer");
    }
    table.reveal(secret).expect("the game is over");
    file(name, &table.log().write())
}

#[test]
fn sim_prints_what_was_promised_whatever_the_threads() {
    let sim = |threads: &str| {
        json(&ok(&[
            "sim",
            "kingsburg",
            "--seats",
            "4",
            "--games",
            "300",
            "--seed",
            "7",
            "--threads",
            threads,
            "--json",
        ]))
    };
    let (one, two) = (sim("1"), sim("2"));
    for field in ["games", "decisions", "decisions_per_second", "mean_decisions", "mean_answers", "win_share"]
    {
        assert!(!one[field].is_null(), "{field} is missing");
    }
    for field in ["games", "decisions", "answers", "free_decisions", "win_share", "mean_score"] {
        assert_eq!(one[field], two[field], "{field} depends on the number of threads");
    }
    assert_eq!(one["games"], 300);
    let share: f64 = one["win_share"].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
    assert!((share - 1.0).abs() < 1e-9, "every game is won once: {share}");
    let other = json(&ok(&["sim", "kingsburg", "--games", "300", "--seed", "8", "--json"]));
    assert_ne!(one["decisions"], other["decisions"], "another seed, other games");
}

#[test]
fn sim_with_bots_by_seat_tells_people_too() {
    let text = ok(&["sim", "kingsburg", "--games", "20", "--bots", "steward,random,random,random"]);
    assert!(text.contains("20 games of kingsburg") && text.contains("steward"), "{text}");
}

#[test]
fn sim_tells_victories_by_kingdom() {
    let found =
        json(&ok(&["sim", "warlords", "--seats", "2", "--games", "20", "--bots", "captain", "--json"]));
    let kingdoms = &found["wins_by"]["kingdom"];
    let wins = ["britain", "hispania"].map(|kingdom| kingdoms[kingdom]["wins"].as_f64().expect("a number"));
    assert!((wins[0] + wins[1] - 20.0).abs() < 1e-9, "somebody wins every game: {wins:?}");
    assert_eq!(
        (&kingdoms["britain"]["games"], kingdoms.as_object().map(serde_json::Map::len)),
        (&20.into(), Some(2))
    );
    let text = ok(&["sim", "warlords", "--seats", "2", "--games", "20", "--bots", "captain"]);
    assert!(text.contains("kingdom britain") && text.contains("of 20 games"), "{text}");
}

#[test]
fn what_cannot_be_simulated_is_refused_in_one_line() {
    assert!(refused(&["sim", "chess"]).contains("there is no game 'chess'; known: kingsburg"));
    assert!(refused(&["sim", "kingsburg", "--seats", "6"]).contains("2 to 5 seats, not 6"));
    assert!(refused(&["sim", "kingsburg", "--seats", "1"]).contains("2 to 5 seats, not 1"));
    assert!(refused(&["sim", "kingsburg", "--bots", "oracle"]).contains("there is no bot 'oracle'"));
    assert!(refused(&["sim", "kingsburg", "--bots", "random,random"]).contains("2 bots for 4 seats"));
}

#[test]
fn verify_accepts_an_honest_game() {
    let log = recorded("honest.jsonl");
    let text = ok(&["verify", log.to_str().expect("a path")]);
    assert!(text.contains("all answers legal") && text.contains("dice match the commitment"), "{text}");
    assert!(text.contains("all hashes right by rules "), "{text}");
    assert!(text.contains("not covered: who sat where and gave these answers (nothing is signed)"), "{text}");
}

#[test]
fn verify_says_what_a_log_does_not_prove() {
    let log = std::fs::read_to_string(recorded("unproved-source.jsonl")).expect("the log");
    let lines: Vec<&str> = log.lines().collect();
    let with_header = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut header = json(lines[0]);
        change(&mut header);
        let text =
            [&[header.to_string()][..], &lines[1..].iter().map(|l| (*l).to_owned()).collect::<Vec<_>>()];
        file(name, &text.concat().join("\n"))
    };
    let verify = |path: &Path| reame(&["verify", path.to_str().expect("a path")]);
    let told = |output: &Output| String::from_utf8_lossy(&output.stdout).into_owned();

    let without = file("unrevealed.jsonl", &lines[..lines.len() - 1].join("\n"));
    let why = refused(&["verify", without.to_str().expect("a path")]);
    assert!(why.contains("the secret of the dice is not revealed"), "a removed reveal is not well: {why}");
    let cut = file("unfinished.jsonl", &lines[..lines.len() / 2].join("\n"));
    assert!(told(&verify(&cut)).contains("the game is not over: dice unchecked"));

    let other = with_header("other-kind.jsonl", &|header| header["seats"][1]["player"] = "oracle".into());
    assert!(told(&verify(&other)).contains("there is no player 'oracle' here"), "{}", told(&verify(&other)));
    let older = with_header("older.jsonl", &|header| header["version"] = 0.into());
    assert!(told(&verify(&older)).contains("all hashes right, though it was played by rules 0"));
    let mut forged: Vec<String> =
        std::fs::read_to_string(&older).expect("it").lines().map(str::to_owned).collect();
    let mut entry = json(&forged[6]);
    entry["hash"] = "00".repeat(16).into();
    forged[6] = entry.to_string();
    let forged = file("older-forged.jsonl", &forged.join("\n"));
    assert!(told(&verify(&forged)).contains("1 hash is not that of rules"), "{}", told(&verify(&forged)));
    assert!(told(&verify(&forged)).contains("hashes unchecked"));
}

#[test]
fn verify_speaks_in_words() {
    let log = std::fs::read_to_string(recorded("words-source.jsonl")).expect("the log");
    let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
    let mut entry = json(&lines[10]);
    entry["answer"] = "advisor/19".into();
    lines[10] = entry.to_string();
    let why = refused(&["verify", file("words.jsonl", &lines.join("\n")).to_str().expect("a path")]);
    assert!(why.contains("entry 9: the answer is not legal") && !why.contains("refusal-"), "{why}");
    let mut header = json(log.lines().next().expect("a header"));
    header["options"]["reinforcements"] = "tokens".into();
    header["options"]["governors"] = "auction".into();
    header["options"]["scenario"] = "nowhere".into();
    lines[0] = header.to_string();
    let why = refused(&["verify", file("unplayable.jsonl", &lines.join("\n")).to_str().expect("a path")]);
    assert!(why.contains("header:") && !why.contains("option-"), "{why}");
}

#[test]
fn verify_knows_a_seeded_table() {
    use kingsburg::Kingsburg;
    use table::{Secret, Sitter, Table};
    let sitters = (0..2).map(|i| Sitter { name: format!("p{i}"), player: "you".to_owned() }).collect();
    let (content, options) = (kingsburg::content::Content::base(), kingsburg::Options::default());
    let said = vec![table::log::seeded(9); 2];
    let (table, _) =
        Table::<Kingsburg>::open(content, &options, sitters, Secret::of_seed(9), said).expect("a table");
    let path = file("seeded.jsonl", &table.log().write());
    let text = ok(&["verify", path.to_str().expect("a path")]);
    assert!(text.contains("dice of seed 9, known before they fell"), "{text}");
}

#[test]
fn position_tells_what_a_bot_would_answer() {
    let said = json(&ok(&["position", &example(), "--bot", "chancellor:iterations=8"]));
    let answers = said["answers"].as_array().expect("a list");
    assert_eq!((&said["bot"]["name"], &said["bot"]["seat"]), (&"chancellor:iterations=8".into(), &0.into()));
    assert!(answers.contains(&said["bot"]["answer"]), "{}", said["bot"]);
    assert_eq!(said, json(&ok(&["position", &example(), "--bot", "chancellor:iterations=8"])));
    assert!(refused(&["position", &example(), "--bot", "oracle"]).contains("there is no bot 'oracle'"));
    assert!(json(&ok(&["position", &example()])).get("bot").is_none());
}

#[test]
fn verify_names_the_first_bad_entry() {
    let log = std::fs::read_to_string(recorded("tampered-source.jsonl")).expect("the log");
    let lines: Vec<&str> = log.lines().collect();
    let entry = |n: usize| json(lines[n + 1]);
    let with = |n: usize, value: &Value| {
        let mut copy: Vec<String> = lines.iter().map(|l| (*l).to_owned()).collect();
        copy[n + 1] = value.to_string();
        copy.join("\n") + "\n"
    };
    let verdict = |name: &str, text: &str| refused(&["verify", file(name, text).to_str().expect("a path")]);

    let rolled = (1..lines.len() - 1).find(|n| entry(*n)["outcomes"].as_array().is_some_and(|o| o.len() > 2));
    let rolled = rolled.expect("dice were rolled");
    let mut dice = entry(rolled);
    dice["outcomes"][0] = if dice["outcomes"][0] == "d6:1" { "d6:2".into() } else { "d6:1".into() };
    assert!(
        verdict("dice.jsonl", &with(rolled, &dice))
            .contains(&format!("entry {rolled}: the recorded outcome"))
    );

    let mut hash = entry(5);
    hash["hash"] = "00000000000000000000000000000000".into();
    assert!(verdict("hash.jsonl", &with(5, &hash)).contains("entry 5: leads to state"));

    let mut answer = entry(9);
    answer["answer"] = "advisor/19".into();
    assert!(verdict("answer.jsonl", &with(9, &answer)).contains("entry 9: the answer is not legal"));

    let without: Vec<&str> = lines.iter().enumerate().filter(|(i, _)| *i != 8).map(|(_, l)| *l).collect();
    assert!(verdict("dropped.jsonl", &without.join("\n")).contains("entry 7: is numbered 8"));

    let mut secret = entry(lines.len() - 2);
    secret["secret"] = "11".repeat(32).into();
    let text = verdict("secret.jsonl", &with(lines.len() - 2, &secret));
    assert!(text.contains("not the one that was committed to"), "{text}");

    let mut header = json(lines[0]);
    header["contributions"][0] = "z".into();
    let mut copy = lines.clone();
    let header = header.to_string();
    copy[0] = &header;
    assert!(verdict("header.jsonl", &copy.join("\n")).contains("entry 0: the recorded outcome"));

    assert!(verdict("cut.jsonl", "{\"reame\":1").contains("header:"));
    assert!(verdict("empty.jsonl", "").contains("header: the file is empty"));
    assert!(refused(&["verify", "/nonexistent/file"]).contains("/nonexistent/file"));
}

#[test]
fn replay_tells_a_seat_only_what_it_may_know() {
    let log = recorded("replay.jsonl");
    let log = log.to_str().expect("a path");
    let all = ok(&["replay", log]);
    assert!(all.contains("KB-SETUP-11") && all.contains("KB-END-03"), "from the beginning to the end");
    assert_eq!(ok(&["replay", log, "--print"]), all, "without a terminal it is printed anyway");
    let at = ok(&["replay", log, "--at", "0", "--seat", "1"]);
    let view = json(at.split_once("\n{").map(|(_, rest)| format!("{{{rest}")).expect("a position").as_str());
    assert_eq!(view["invaders"], json("[null,null,null,null,null]"), "face-down cards are not shown");
    assert!(refused(&["replay", log, "--seat", "3"]).contains("seats 0 to 2"));
    assert!(refused(&["replay", log, "--at", "99999"]).contains("entries 0 to"));
    let looks: Vec<&str> = all.lines().filter(|l| l.contains("looks at")).collect();
    let seen = |seat: &str| {
        let told = ok(&["replay", log, "--seat", seat]);
        told.lines().count() - all.lines().count()
    };
    assert_eq!(
        seen("0") + seen("1") + seen("2"),
        looks.len(),
        "each look tells one more line, to who looked"
    );
}

#[test]
fn replay_prints_how_the_chances_moved() {
    let log = recorded("curve.jsonl");
    let log = log.to_str().expect("a path");
    let text = ok(&["replay", log, "--curve", "--lang", "en"]);
    let mut lines = text.lines();
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines.next().map(words).expect("names"), ["Entry", "p0", "p1", "p2"]);
    let points: Vec<Vec<String>> = lines.by_ref().take_while(|line| !line.is_empty()).map(words).collect();
    assert!(points.len() > 20, "{text}");
    for point in &points {
        let chances = point[1..].iter().filter_map(|chance| chance.strip_suffix('%')?.parse::<i32>().ok());
        assert!((chances.sum::<i32>() - 100).abs() <= 2, "{point:?}");
    }
    assert!(points.last().is_some_and(|end| end.contains(&"100%".to_owned())), "somebody won: {text}");
    assert_eq!(lines.next(), Some("Turning points"));
    assert!(lines.next().is_some_and(|turn| turn.contains("goes from")), "{text}");
    assert_eq!(ok(&["replay", log, "--curve", "--lang", "en"]), text, "it is the same every time");
}

#[test]
fn position_lists_applies_and_prints_a_position_again() {
    let first = json(&ok(&["position", &example()]));
    let answers: Vec<&str> =
        first["answers"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert!(
        answers.contains(&"pass") && answers.contains(&"die/4 die/5 market/down advisor/8"),
        "{answers:?}"
    );
    assert!(!answers.contains(&"die/4 die/5 advisor/9"), "advisor 9 is closed by neutral dice");
    let after = json(&ok(&["position", &example(), "--answer", "die/4 die/5 market/down advisor/8"]));
    assert_eq!(after["waiting"], json("[1]"));
    assert_eq!(after["position"]["players"][0]["used"], json("[\"C2\"]"));
    let again = file("again.json", &after["position"].to_string());
    let again = json(&ok(&["position", again.to_str().expect("a path")]));
    assert_eq!(again["position"], after["position"], "what it prints can be loaded");
    assert_eq!(again["answers"], after["answers"]);
}

#[test]
fn position_rolls_the_dice_it_is_given() {
    let text = r#"{"game":"kingsburg","year":1,"phase":"spring","order":[1,0,2],"players":[{},{},{}]}"#;
    let path = file("dice.json", text);
    let rolled = json(&ok(&["position", path.to_str().expect("a path"), "--dice", "6,5,4,1,1,2,3,3,3"]));
    assert_eq!(rolled["position"]["players"][0]["dice"], json("[4,5,6]"));
    assert_eq!(rolled["position"]["order"], json("[1,2,0]"), "lowest total first");
    assert!(
        refused(&["position", path.to_str().expect("a path"), "--dice", "7"]).contains("does not show 7")
    );
}

#[test]
fn an_illegal_answer_is_refused_with_its_rule() {
    let taken = refused(&["position", &example(), "--answer", "die/4 die/5 advisor/9"]);
    assert!(taken.contains("KB-INF-07"), "{taken}");
    let turn = refused(&["position", &example(), "--answer", "1: pass"]);
    assert!(turn.contains("is refused"), "{turn}");
    assert!(refused(&["position", &example(), "--answer", "castle/1"]).contains("castle/1"));
    assert!(refused(&["position", &example(), "--answer", "7: pass"]).contains("there is no seat 7"));
}

#[test]
fn an_impossible_position_is_refused_with_all_reasons() {
    let mut position = json(&std::fs::read_to_string(example()).expect("the example"));
    position["year"] = 6.into();
    position["players"][0]["buildings"] = json("[\"B3\", \"Z9\"]");
    position["order"] = json("[0, 0]");
    let why = refused(&["position", file("wrong.json", &position.to_string()).to_str().expect("a path")]);
    for part in ["year", "Z9", "order"] {
        assert!(why.contains(part), "{part} is not named: {why}");
    }
    let why = refused(&["position", file("text.json", "not json").to_str().expect("a path")]);
    assert!(why.contains("text.json"), "{why}");
    let why = refused(&["position", file("other.json", "{\"game\":\"go\"}").to_str().expect("a path")]);
    assert!(why.contains("there is no game 'go'"), "{why}");
}

#[test]
fn rules_have_ids_statements_and_tests() {
    assert_eq!(ok(&["rules", "kingsburg", "--missing"]), "", "every rule of the base game has a test");
    let text = ok(&["rules", "kingsburg", "KB-INF-07", "--lang", "en"]);
    assert!(text.starts_with("KB-INF-07  It is forbidden") && text.lines().count() >= 2, "{text}");
    assert!(ok(&["rules", "kingsburg", "KB-INF-07", "--lang", "it"]).contains("KB-INF-07"));
    let rows = json(&ok(&["rules", "kingsburg", "--json"]));
    assert!(rows.as_array().expect("a list").len() > 400);
    assert!(refused(&["rules", "checkers"]).contains("there is no game 'checkers'"));
}

#[test]
fn what_commands_tell_follows_the_language() {
    let log = recorded("italian.jsonl");
    let log = log.to_str().expect("a path");
    let text = ok(&["verify", log, "--lang", "it"]);
    assert!(
        text.contains(" voci, tutte le risposte sono legali, tutte le impronte giuste secondo le regole"),
        "{text}"
    );
    assert!(text.contains("i dadi corrispondono all'impegno preso\nnon controllato: "), "{text}");
    assert!(ok(&["verify", log, "--lang", "en"]).contains("all answers legal"));
    let whole = std::fs::read_to_string(log).expect("the log");
    let lines: Vec<&str> = whole.lines().collect();
    let bad = file("italian-bad.jsonl", &[&lines[..3], &lines[4..]].concat().join("\n"));
    let why = refused(&["verify", bad.to_str().expect("a path"), "--lang", "it"]);
    assert!(why.contains("voce 2: "), "{why}");

    let text = ok(&["odds", "L6 K1", "P2", "--lang", "it"]);
    assert!(text.starts_with("L6 K1 con d8 contro 2 contadini con d8\nconquistato 100,0 %"), "{text}");
    assert!(text.contains(" round di battaglia (") && text.contains("attaccanti rimasti:\n"), "{text}");
    assert!(text.contains(',') && !text.contains("attackers") && !text.contains("left"), "{text}");

    let arena = ["arena", "kingsburg", "steward", "random", "--games", "2", "--lang"];
    let text = ok(&[&arena[..], &["it"]].concat());
    assert!(text.starts_with("2 partite di Kingsburg con 2 posti, seme 1, in "), "{text}");
    assert!(text.contains("steward non è sicuramente migliore di random"), "{text}");
    let text = ok(&[&arena[..], &["en"]].concat());
    assert!(text.contains("steward is not surely better than random"), "{text}");
}

#[test]
fn play_takes_outside_programs_and_names_those_it_cannot() {
    let play = |seats: &str| refused(&["play", "kingsburg", "--seats", seats]);
    assert!(play("you,mine=python3 bot.py").contains("terminal"), "all is well but for the terminal");
    assert!(play("you,you=python3 bot.py").contains("a program cannot be called 'you'"));
    assert!(play("you,mine=").contains("its command is missing"));
    assert!(play("you,steward=python3 bot.py").contains("steward is the name of a bot"));
}

#[test]
fn play_refuses_what_it_cannot_do_in_one_line() {
    assert!(refused(&["play", "chess"]).contains("there is no game 'chess'"));
    assert!(refused(&["play", "kingsburg", "--seats", "you"]).contains("2 to 5 seats, not 1"));
    assert!(refused(&["play", "kingsburg", "--seats", "you,oracle"]).contains("oracle"));
    assert!(refused(&["play", "kingsburg"]).contains("terminal"), "standard output is no terminal here");
}
