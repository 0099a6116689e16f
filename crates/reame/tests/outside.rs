//! Outside programs as players: they play, and those that hang, lie or die lose their game and leave nothing behind.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn reame(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_reame")).args(args).env("LC_ALL", "C").output().expect("it runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(args: &[&str]) -> (Value, String) {
    let output = reame(args);
    let errors = text(&output.stderr);
    assert!(output.status.success(), "{args:?}: {errors}");
    (serde_json::from_slice(&output.stdout).expect("JSON"), errors)
}

/// The example of the documents, as a player of this name.
fn example(name: &str) -> String {
    format!("{name}=python3 {}/../../docs/examples/bot.py", env!("CARGO_MANIFEST_DIR"))
}

/// A program of these lines of Python, which are run for every question `m`.
fn program(name: &str, lines: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.py"));
    let body: String = lines.lines().map(|line| format!("        {line}\n")).collect();
    let text = format!(
        "import json, os, subprocess, sys, time\n\
         def say(answer): print(json.dumps({{'answer': answer}}), flush=True)\n\
         for line in sys.stdin:\n    m = json.loads(line)\n    if m['do'] == 'answer':\n{body}"
    );
    std::fs::write(&path, text).expect("the program is written");
    format!("{name}=python3 {}", path.display())
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Is there a process whose command line has this word in it?
fn is_running(word: &str) -> bool {
    let processes = std::fs::read_dir("/proc").expect("processes").flatten();
    processes.filter_map(|process| std::fs::read(process.path().join("cmdline")).ok()).any(|command| {
        let command = text(&command);
        command.contains(word) && !command.contains("reame")
    })
}

#[test]
fn the_example_plays_whole_games() {
    let mine = example("mine");
    let (report, errors) = json(&["arena", "kingsburg", "steward", &mine, "--games", "4", "--json"]);
    let played = &report["matches"][0];
    assert_eq!((&played["games"], &played["forfeits"]), (&4.into(), &Value::Array(Vec::new())), "{errors}");
    let names: Vec<&Value> =
        played["entrants"].as_array().expect("entrants").iter().map(|e| &e["name"]).collect();
    assert!(names.contains(&&"mine".into()), "it stands by its own name: {names:?}");
    let (report, _) = json(&[
        "sim",
        "warlords",
        "--seats",
        "2",
        "--games",
        "1",
        "--bots",
        &format!("captain,{mine}"),
        "--json",
    ]);
    assert_eq!((&report["games"], &report["bots"][1]), (&1.into(), &"mine".into()));
}

#[test]
fn a_program_that_fails_loses_its_game_with_a_clear_line() {
    for (name, lines, why) in [
        ("hangs", "time.sleep(600)", "hangs did not answer within 1 s"),
        ("dies", "sys.exit('out of ideas')", "dies ended (exit status: 1): out of ideas"),
        ("lies", "say('advisor/99')", "lies gave an answer that is not legal: advisor/99"),
        ("babbles", "print('hello', flush=True)", "babbles said what is no answer ("),
        ("shrugs", "say(None)", "shrugs said what is no answer (it must answer)"),
        ("drones", "print('x' * 100000, flush=True)", "drones said a line without end"),
    ] {
        let player = program(name, lines);
        let begun = Instant::now();
        // Time enough to begin, but for the one that does not end.
        let limit = if name == "hangs" { "1" } else { "30" };
        let args = ["arena", "kingsburg", "random", &player, "--games", "2", "--time-limit", limit, "--json"];
        let (report, errors) = json(&args);
        assert!(begun.elapsed() < Duration::from_secs(60), "{name} is not waited for");
        assert!(errors.contains(why) && errors.contains("; it loses the game"), "{name}: {errors}");
        let played = &report["matches"][0];
        let forfeits = played["forfeits"].as_array().expect("forfeits");
        assert_eq!(forfeits.len(), 2, "{name}: one in each game");
        assert!(forfeits[0]["why"].as_str().is_some_and(|told| why.contains(&told[..10])), "{forfeits:?}");
        assert_eq!(
            (&played["entrants"][0]["name"], &played["entrants"][0]["wins"]),
            (&"random".into(), &2.0.into())
        );
        assert!(!is_running(&format!("{name}.py")), "{name} is gone");
    }
}

#[test]
fn what_a_program_started_ends_with_it() {
    let player = program("parent", "subprocess.Popen(['sleep', '86399'])\ntime.sleep(600)");
    let args = ["arena", "kingsburg", "random", &player, "--games", "1", "--time-limit", "5"];
    let output = reame(&args);
    assert!(output.status.success());
    assert!(!is_running("86399"), "its child is gone, too");
}

#[test]
fn what_a_program_complains_about_is_bounded() {
    let player = program("noisy", "sys.stderr.write('x' * 5000000)\nsay(m['answers'][0])");
    let (_, errors) = json(&["arena", "kingsburg", "random", &player, "--games", "2", "--json"]);
    assert!(errors.len() < 1_000, "{} bytes", errors.len());
}

#[test]
fn a_program_is_told_its_own_view_and_no_secrets() {
    let seen = file("seen.jsonl");
    let lines = format!("open({:?}, 'a').write(line)\nsay(m['answers'][0])", seen.display().to_string());
    let _ = std::fs::remove_file(&seen);
    let player = program("curious", &lines);
    json(&[
        "sim",
        "kingsburg",
        "--seats",
        "2",
        "--games",
        "1",
        "--bots",
        &format!("{player},random"),
        "--seed",
        "77",
        "--json",
    ]);
    let first = std::fs::read_to_string(&seen).expect("it saw something");
    let first: Value = serde_json::from_str(first.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["do"], &first["seat"], &first["id"]), (&"answer".into(), &0.into(), &1.into()));
    assert!(first["prompt"]["rule"].as_str().is_some_and(|rule| rule.starts_with("KB-")));
    assert_eq!(first["view"]["invaders"], serde_json::json!([null, null, null, null, null]), "face down");
    assert!(first.get("seed").is_none());
}

#[test]
fn players_that_cannot_be_are_refused_in_one_line() {
    for (player, why) in [
        ("=python3 bot.py", "a program's name has letters, digits, - and _ only"),
        ("regent=python3 bot.py", "regent is the name of a bot"),
        ("mine=", "its command is missing"),
        ("regent:ms=soon", "ms is a number from 1 to"),
    ] {
        let output = reame(&["arena", "kingsburg", "random", player]);
        let told = text(&output.stderr);
        assert!(!output.status.success() && told.contains(why), "{player}: {told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
    let told = text(&reame(&["arena", "kingsburg", "mine=true", "mine=false"]).stderr);
    assert!(told.contains("two programs are called 'mine'"), "{told}");
}

#[test]
fn games_and_decisions_are_written_down_whatever_the_threads() {
    let written = |threads: &str, per: &str| {
        let path = file(&format!("out-{threads}-{per}.jsonl"));
        let path = path.to_str().expect("a path");
        let args = ["sim", "kingsburg", "--seats", "3", "--games", "6", "--bots", "steward", "--seed", "5"];
        json(&[&args[..], &["--threads", threads, "--out", path, "--per", per, "--json"]].concat());
        let lines = std::fs::read_to_string(path).expect("written");
        let lines = lines.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        let without_time = |mut line: Value| {
            line["ms"] = Value::Null;
            let seats = line.get_mut("seats").and_then(Value::as_array_mut);
            seats.into_iter().flatten().for_each(|seat| seat["ms"] = Value::Null);
            line
        };
        lines.map(without_time).collect::<Vec<Value>>()
    };
    let (one, two) = (written("1", "decision"), written("2", "decision"));
    assert_eq!(one, two);
    let head = &one[0];
    assert_eq!((&head["record"], &head["command"], &head["seed"]), (&"run".into(), &"sim".into(), &5.into()));
    for field in ["game", "version", "rules", "content", "options", "seats", "games", "players"] {
        assert!(!head[field].is_null(), "{field}");
    }
    let games: Vec<&Value> = one.iter().filter(|line| line["record"] == "game").collect();
    assert_eq!(games.iter().map(|game| &game["game"]).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
    let decisions = one.iter().filter(|line| line["record"] == "decision" && line["game"] == 2).count();
    assert_eq!(games[2]["decisions"], decisions, "each decision has a line");
    let seats = games[2]["seats"].as_array().expect("one a seat");
    let sum = |field: &str| seats.iter().filter_map(|seat| seat[field].as_f64()).sum::<f64>();
    assert_eq!((seats.len(), sum("won")), (3, 1.0), "{seats:?}");
    let short = written("2", "game");
    assert_eq!(short.len(), 7, "a run and six games");
}

/// What `--out` writes can be played again by the engine: the same dice, the same end.
#[test]
fn a_game_that_was_written_down_can_be_played_again() {
    let path = file("again.jsonl");
    let path = path.to_str().expect("a path");
    json(&[
        "arena",
        "kingsburg",
        "steward",
        "chancellor:iterations=4",
        "--games",
        "4",
        "--out",
        path,
        "--json",
    ]);
    let lines = std::fs::read_to_string(path).expect("written");
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let game = lines.iter().find(|line| line["record"] == "game" && line["game"] == 3).expect("a game");
    let mut input =
        serde_json::json!({ "do": "new", "seats": 2, "seed": game["seed"], "index": game["index"] })
            .to_string();
    for line in lines.iter().filter(|line| line["record"] == "decision" && line["game"] == 3) {
        input += &format!(
            "\n{}",
            serde_json::json!({ "do": "apply", "seat": line["seat"], "answer": line["answer"] })
        );
    }
    let input_file = file("again-input.jsonl");
    std::fs::write(&input_file, input).expect("written");
    let mut engine = Command::new(env!("CARGO_BIN_EXE_reame"));
    engine.args(["engine", "kingsburg"]).stdin(std::fs::File::open(&input_file).expect("there"));
    let output = text(&engine.output().expect("it runs").stdout);
    let last: Value = serde_json::from_str(output.lines().last().expect("a line")).expect("JSON");
    assert_eq!(last["standing"], game["standing"], "{last}");
}

#[test]
fn what_cannot_be_written_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk");
    let mut command = Command::new(env!("CARGO_BIN_EXE_reame"));
    let output = command.args(["titles"]).stdout(full).output().expect("it runs");
    let told = text(&output.stderr);
    assert!(!output.status.success() && told.contains("standard output"), "{told}");
    assert_eq!(told.lines().count(), 1);
    for command in
        [&["sim", "kingsburg", "--bots", "steward"][..], &["arena", "kingsburg", "random", "steward"]]
    {
        let output = reame(&[command, &["--games", "400", "--out", "/dev/full"]].concat());
        let told = text(&output.stderr);
        assert!(!output.status.success() && told.contains("/dev/full: "), "{told}");
        assert!(output.stdout.is_empty() && told.lines().count() == 1, "{told}");
    }
}

#[test]
fn ctrl_c_tells_what_is_known() {
    for args in [
        &["sim", "kingsburg", "--bots", "steward", "--games", "1000000", "--json"][..],
        &["arena", "kingsburg", "random", "steward", "--games", "1000000", "--json"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reame"));
        command.args(args).stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::null());
        let child = command.spawn().expect("it runs");
        std::thread::sleep(Duration::from_secs(3));
        let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(interrupted.expect("kill runs").success());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130), "{args:?}");
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let played = if report["matches"].is_array() { &report["matches"][0] } else { &report };
        let (games, of) = (played["games"].as_u64(), played["of"].as_u64());
        assert!(games > Some(0) && games < of, "{games:?} of {of:?}");
    }
}

mod in_the_terminal {
    use super::{example, program};
    use reame::commands::play::outsider;
    use reame::players::Player;
    use std::path::Path;
    use std::time::Duration;
    use table::log::Act;
    use table::{Sampled, Seat, Shelf, Table};
    use terminal::app::App;
    use terminal::driver::folder;
    use terminal::machine::Machines;
    use terminal::session::Session;
    use terminal::{Config, SeatKind};
    use texts::Lang;
    use titles::Known;
    use warlords::Warlords;

    /// Sits down beside the program of this word: at a new table, or at that of a file.
    fn sit(word: &str, name: &str, file: Option<&Path>) -> Result<App<Warlords>, String> {
        let players = Player::read_all::<Warlords>(&[word.to_owned()], Duration::from_secs(30))?;
        let find = |name: &str, seat: Seat, table: &Table<Warlords>| outsider(&players, name, seat, table);
        let parts = <Warlords as Known>::parts();
        let machines = Machines { opponents: parts.opponents, outsiders: &find };
        let shelf = Shelf::default();
        let session = match file {
            Some(file) => Session::resume(file, &shelf, machines)?,
            None => {
                let seats = vec![SeatKind::Person, SeatKind::Bot(players[0].name().to_owned())];
                let usual = Config::new("warlords", seats, Lang::En);
                let config = Config { seed: Some(7), folder: folder(name), ..usual };
                Session::begin(&config, shelf.current(), machines)?
            }
        };
        let mut app = App::new(session, parts, parts.texts(Lang::En))?;
        app.pause = Duration::ZERO;
        Ok(app)
    }

    fn answers_of(app: &App<Warlords>, seat: Seat) -> usize {
        let is_his = |act: &Act| matches!(act, Act::Answer { seat: his, .. } if *his == seat);
        app.session.table.entries().iter().filter(|entry| is_his(&entry.act)).count()
    }

    /// Plays until the program has answered, or why it did not.
    fn play(app: &mut App<Warlords>, answers: usize) -> Result<(), String> {
        let mut chance = Sampled::new(3);
        while answers_of(app, Seat(1)) < answers {
            if app.is_bot_due() {
                app.bot_goes_on()?;
            } else {
                app.answer_at_random(&mut chance);
            }
        }
        Ok(())
    }

    #[test]
    fn a_program_plays_beside_a_person_and_again_when_the_game_goes_on() {
        let mut app = sit(&example("mine"), "outside-play", None).expect("a table");
        play(&mut app, 3).expect("it answers");
        let header = app.session.table.header().clone();
        assert_eq!(header.seats[1].player, "mine", "the log has its name, not its command");
        assert_eq!(header.seed(), Some(7), "and says that the dice come from a seed");
        let path = app.session.path().to_owned();
        drop(app);
        let unnamed = sit("captain", "outside-play", Some(&path)).err().expect("nobody knows it");
        assert!(unnamed.contains("'mine'") && unnamed.contains("mine=python3"), "{unnamed}");
        let mut app = sit(&example("mine"), "outside-play", Some(&path)).expect("the saved game");
        play(&mut app, 5).expect("it goes on");
    }

    #[test]
    fn a_program_that_fails_ends_play_with_a_clear_line_and_the_game_is_saved() {
        let player = program("quits", "sys.exit('out of ideas')");
        let mut app = sit(&player, "outside-quits", None).expect("a table");
        let why = play(&mut app, 1).expect_err("it does not answer");
        assert_eq!(why, "quits ended (exit status: 1): out of ideas; the game is saved");
        let path = app.session.path().to_owned();
        drop(app);
        let mut app = sit(&example("quits"), "outside-quits", Some(&path)).expect("another takes its seat");
        play(&mut app, 1).expect("it answers");
    }
}
