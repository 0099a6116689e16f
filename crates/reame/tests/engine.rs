//! `reame engine`: the transcript of the documents, and what bad lines come to.

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

/// The engine's replies to these lines.
fn engine(game: &str, lines: &[u8]) -> Vec<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reame"));
    command.args(["engine", game]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    let mut input = child.stdin.take().expect("its input");
    let lines = lines.to_vec();
    let writer = std::thread::spawn(move || {
        // It need not read what comes after `quit`.
        let _ = input.write_all(&lines);
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("all was written");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect()
}

/// Its replies to these requests, as values.
fn ask(game: &str, requests: &[Value]) -> Vec<Value> {
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    engine(game, lines.as_bytes()).iter().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Does a text look like this, where … stands for anything?
fn is_like(text: &str, pattern: &str) -> bool {
    let parts: Vec<&str> = pattern.split('…').collect();
    let [first, middle @ .., last] = &parts[..] else { return text == pattern };
    let Some(mut rest) = text.strip_prefix(first).and_then(|rest| rest.strip_suffix(last)) else {
        return false;
    };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    true
}

#[test]
fn the_transcript_of_the_documents_is_true() {
    let path = format!("{}/../../docs/engine.md", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the document");
    let said = |mark: &str| -> Vec<String> {
        text.lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect()
    };
    let (asked, told) = (said("    > "), said("    < "));
    assert!(asked.len() >= 10 && asked.len() == told.len(), "{} lines, {} replies", asked.len(), told.len());
    let replies = engine("kingsburg", (asked.join("\n") + "\n").as_bytes());
    assert_eq!(replies.len(), told.len());
    for ((line, reply), pattern) in asked.iter().zip(&replies).zip(&told) {
        assert!(is_like(reply, pattern), "{line}\n  gives    {reply}\n  and not  {pattern}");
    }
}

#[test]
fn a_game_is_played_to_its_end_through_every_title() {
    for game in titles::NAMES {
        let seats = 3;
        let begin = json!({ "do": "new", "seats": seats, "seed": 4 });
        let bots = vec!["random"; seats];
        let play = json!({ "do": "play", "bots": bots });
        let rest =
            [json!({ "do": "position" }), json!({ "do": "view", "seat": 1 }), json!({ "do": "answers" })];
        let replies = ask(game, &[&[begin, play][..], &rest].concat());
        assert!(replies[..4].iter().all(|reply| reply["ok"] == true), "{game}: {replies:?}");
        assert!(replies[1]["standing"]["winners"].is_array(), "{game} is over");
        assert_eq!(replies[4]["error"], "the game is over");
    }
}

#[test]
fn bad_lines_get_one_clear_line_and_change_nothing() {
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let long = format!("{{\"do\":\"{}\"}}", "x".repeat(2 << 20));
    let bad: [(&str, &str); 16] = [
        ("hello", "not JSON"),
        ("[1]", "a request is an object"),
        ("{}", "missing field `do`"),
        ("{\"do\":\"fly\"}", "unknown variant `fly`"),
        ("{\"do\":\"new\"}", "missing field `seats`"),
        ("{\"do\":\"new\",\"seats\":9}", "seats: from 2 to 5"),
        ("{\"do\":\"new\",\"seats\":3,\"options\":{\"wings\":2}}", "options: unknown field `wings`"),
        ("{\"do\":\"view\",\"seat\":7}", "seat: from 0 to 1"),
        ("{\"do\":\"view\",\"chair\":1}", "unknown field `chair`"),
        ("{\"do\":\"apply\",\"answer\":\"castle/1\"}", "castle/1"),
        ("{\"do\":\"load\",\"position\":{\"game\":\"go\"}}", "position: is of \"go\", this is kingsburg"),
        ("{\"do\":\"hint\",\"bot\":\"oracle\"}", "there is no bot 'oracle'"),
        ("{\"do\":\"play\",\"bots\":[\"random\"]}", "bots: 1 for 2 seats"),
        ("{\"do\":\"playouts\",\"games\":0,\"bots\":[\"random\"]}", "games: from 1 to"),
        (&deep, "not JSON: recursion limit exceeded"),
        (&long, "a line is longer than"),
    ];
    let mut input = b"{\"do\":\"new\",\"seats\":2}\n{\"do\":\"position\"}\n".to_vec();
    for (line, _) in &bad {
        input.extend_from_slice(line.as_bytes());
        input.push(b'\n');
    }
    input.extend_from_slice(b"\xff\xfe\n\n{\"id\":[7],\"do\":\"position\"}");
    let replies = engine("kingsburg", &input);
    assert_eq!(replies.len(), 2 + bad.len() + 2, "one line each, none for an empty one");
    for ((line, why), reply) in bad.iter().zip(&replies[2..]) {
        let told: Value = serde_json::from_str(reply).expect("JSON");
        assert_eq!(told["ok"], false);
        let short: String = line.chars().take(60).collect();
        assert!(told["error"].as_str().is_some_and(|told| told.contains(why)), "{short}: {reply}");
    }
    let (before, after) = (&replies[1], replies.last().expect("a reply"));
    let (mut before, mut after): (Value, Value) =
        (serde_json::from_str(before).expect("JSON"), serde_json::from_str(after).expect("JSON"));
    assert_eq!(after["id"], json!([7]), "whatever the id is, it comes back");
    (before["id"], after["id"]) = (Value::Null, Value::Null);
    assert_eq!(before, after, "nothing has changed");
}

#[test]
fn answers_are_taken_back_with_their_dice() {
    let begin = json!({ "do": "new", "seats": 2, "seed": 3 });
    let (look, undo) = (json!({ "do": "position" }), json!({ "do": "undo" }));
    let first = ask("kingsburg", &[begin.clone(), json!({ "do": "answers" })]);
    let answer = json!({ "do": "apply", "answer": first[1]["answers"][0] });
    let replies = ask(
        "kingsburg",
        &[
            begin,
            look.clone(),
            answer.clone(),
            look.clone(),
            undo.clone(),
            look.clone(),
            answer,
            look,
            undo.clone(),
            undo,
        ],
    );
    assert_ne!(replies[1]["position"], replies[3]["position"]);
    assert_eq!(replies[1]["position"], replies[5]["position"], "as before");
    assert_eq!(replies[3]["position"], replies[7]["position"], "the same dice come again");
    assert_eq!(replies[9]["error"], "nothing to take back");
}

#[test]
fn dice_that_are_given_must_all_be_rolled() {
    let position = json!({ "game": "kingsburg", "year": 1, "phase": "spring", "order": [1, 0, 2], "players": [{}, {}, {}] });
    let load = |dice: &[u8]| json!({ "do": "load", "position": position, "dice": dice });
    let replies = ask(
        "kingsburg",
        &[load(&[6, 5, 4, 1, 1, 2, 3, 3, 3]), json!({ "do": "position" }), load(&[1; 30]), load(&[9; 9])],
    );
    assert_eq!(replies[1]["position"]["players"][0]["dice"], json!([4, 5, 6]));
    assert!(replies[2]["error"].as_str().is_some_and(|why| why.contains("more than are rolled now")));
    assert!(replies[3]["error"].as_str().is_some_and(|why| why.contains("a die of 6 does not show 9")));
}

#[test]
fn a_batch_stops_at_the_first_that_is_refused() {
    let requests =
        json!([{ "do": "new", "seats": 2 }, { "id": "x", "do": "view", "seat": 9 }, { "do": "quit" }]);
    let nested = json!({ "do": "batch", "requests": [{ "do": "batch", "requests": [] }] });
    let replies = ask("kingsburg", &[json!({ "id": 1, "do": "batch", "requests": requests }), nested]);
    let inner = replies[0]["replies"].as_array().expect("replies");
    assert_eq!(
        (inner.len(), &inner[0]["ok"], &inner[1]["ok"], &inner[1]["id"]),
        (2, &true.into(), &false.into(), &"x".into())
    );
    assert_eq!(replies[1]["replies"][0]["error"], "a batch does not stand in a batch");
}

#[test]
fn play_goes_on_until_a_seat_without_a_bot_must_answer() {
    let replies = ask(
        "kingsburg",
        &[
            json!({ "do": "new", "seats": 3, "seed": 2 }),
            json!({ "do": "play", "bots": ["steward", null, "steward"] }),
            json!({ "do": "play", "bots": ["steward", "steward", "steward"], "answers": 2 }),
        ],
    );
    assert_eq!(
        replies[1]["waiting"].as_array().map(|seats| seats.contains(&1.into())),
        Some(true),
        "{}",
        replies[1]
    );
    assert!(replies[1]["answered"].as_array().expect("answers").iter().all(|said| said["seat"] != 1));
    assert_eq!(replies[2]["answered"].as_array().map(Vec::len), Some(2));
}

#[test]
fn playouts_from_a_seat_do_not_know_what_it_does_not() {
    let begin = json!({ "do": "new", "seats": 2, "seed": 6 });
    let playouts = |seat: Option<u8>| json!({ "do": "playouts", "games": 20, "bots": ["random"], "seat": seat, "seed": 9 });
    let replies = ask(
        "kingsburg",
        &[begin, playouts(None), playouts(Some(0)), playouts(None), json!({ "do": "position" })],
    );
    assert_eq!(replies[1], replies[3], "the table is as it was, and the same seed gives the same games");
    assert_ne!(replies[1]["mean_score"], replies[2]["mean_score"], "other worlds, other games");
    let wins: f64 = replies[1]["wins"].as_array().expect("wins").iter().filter_map(Value::as_f64).sum();
    assert!((wins - 20.0).abs() < 1e-9);
}
