//! What the command line tells of itself: help, completions, the manual, saved games, languages.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn reame(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reame"));
    command.args(args).env("LC_ALL", "C").output().expect("the binary runs")
}

fn ok(args: &[&str]) -> String {
    let output = reame(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Every game with every one of its bots.
fn games() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    titles::NAMES.iter().map(|game| (*game, titles::players(game).expect("its bots").names()))
}

#[test]
fn help_lists_games_and_bots() {
    for args in [&["--help"][..], &["play", "--help"], &["arena", "--help"], &["sim", "--help"]] {
        let help = ok(args);
        for (game, bots) in games() {
            let line = help.lines().find(|line| line.trim_start().starts_with(game));
            let line = line.unwrap_or_else(|| panic!("{game} in {args:?}:\n{help}"));
            assert!(bots.iter().all(|bot| line.contains(bot)), "{args:?}: {line}");
        }
    }
}

#[test]
fn shells_complete_commands_games_and_flags() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = ok(&["completions", shell]);
        for word in ["arena", "saves", "kingsburg", "warlords", "scenario", "lang"] {
            assert!(script.contains(word), "{shell} knows {word}");
        }
    }
    assert_eq!(reame(&["completions", "tcsh"]).status.code(), Some(2), "a shell that is not known");
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let page = ok(&["man"]);
    assert!(page.contains(".TH reame 1") && page.contains("kingsburg") && page.contains("regent"), "{page}");
    let dir = folder("man");
    ok(&["man", "--dir", &dir.display().to_string()]);
    for command in ["reame", "reame-play", "reame-arena", "reame-saves", "reame-completions"] {
        let page = std::fs::read_to_string(dir.join(format!("{command}.1"))).expect("a page");
        assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
    }
}

/// The log of a game between bots: its first answers, or all of it.
fn save(file: &Path, answers: usize) {
    use kingsburg::Kingsburg;
    use table::{Observer, Secret, Sitter, Table};
    let sitters =
        ["Anna", "Bruno"].map(|name| Sitter { name: name.to_owned(), player: "steward".to_owned() });
    let (content, secret) = (kingsburg::content::Content::base(), Secret([5; 32]));
    let contributions = vec!["a".to_owned(), "b".to_owned()];
    let options = kingsburg::Options::default();
    let opened = Table::<Kingsburg>::open(content, &options, sitters.to_vec(), secret, contributions);
    let (mut table, _) = opened.expect("a table");
    let mut bot = kingsburg_bots::PLAYERS.live("steward", 1).expect("a bot");
    while let Some(seat) = table.waiting().must.first().filter(|_| table.entries().len() <= answers) {
        let answer = bot.answer(table.game(), &table.view(Observer::Seat(seat)), seat, &table.answers(seat));
        table.answer(seat, answer).expect("a legal answer");
    }
    if table.standing().is_some() {
        table.reveal(secret).expect("the game is over");
    }
    std::fs::write(file, table.log().write()).expect("written");
}

#[test]
fn saved_games_are_listed_in_both_languages() {
    let dir = folder("saves");
    let at = dir.display().to_string();
    let none = ok(&["saves", "--save", &at]);
    assert!(none.contains("no saved games"), "{none}");
    save(&dir.join("kingsburg-0001.jsonl"), usize::MAX);
    save(&dir.join("kingsburg-0002.jsonl"), 7);
    std::fs::write(dir.join("kingsburg-0003.jsonl"), "not a log\n").expect("written");
    let english = ok(&["saves", "--save", &at]);
    let lines: Vec<&str> = english.lines().skip(1).collect();
    assert!(lines[0].contains("kingsburg-0003.jsonl") && lines[0].contains("cannot be read"), "{english}");
    assert!(lines[1].contains("kingsburg-0002.jsonl") && lines[1].contains("Anna, Bruno: 7 answers so far"));
    assert!(lines[2].contains("Anna, Bruno: finished after") && lines[2].ends_with("just now"), "{english}");
    let italian = ok(&["saves", "--save", &at, "--lang", "it"]);
    assert!(italian.contains("Partite salvate") && italian.contains("7 risposte finora"), "{italian}");
    let warlords = ok(&["--lang", "it", "saves", "warlords", "--save", &at]);
    assert!(warlords.contains("non ci sono partite salvate"), "{warlords}");
    assert_eq!(reame(&["saves", "chess", "--save", &at]).status.code(), Some(1));
    let list: serde_json::Value =
        serde_json::from_str(&ok(&["saves", "--save", &at, "--json"])).expect("JSON");
    assert_eq!((list[0]["progress"].as_str(), list[0]["game"].as_str()), (Some("broken"), Some("kingsburg")));
}

#[test]
fn the_language_can_be_said_anywhere() {
    let italian = ok(&["rules", "kingsburg", "KB-AID-05", "--lang", "it"]);
    assert_eq!(
        ok(&["--lang", "it", "rules", "kingsburg", "KB-AID-05"]),
        italian,
        "before or after the command"
    );
    assert_ne!(ok(&["--lang", "en", "rules", "kingsburg", "KB-AID-05"]), italian);
    for args in [
        &["titles"][..],
        &["options", "kingsburg"],
        &["odds", "L6", "P2"],
        &["verify", "no-such-file"],
        &["arena", "kingsburg", "random", "random", "--games", "2"],
        &["sim", "kingsburg", "--games", "2"],
        &["replay", "no-such-file"],
        &["position", "no-such-file"],
    ] {
        let said: Vec<&str> = args.iter().copied().chain(["--lang", "it"]).collect();
        assert_ne!(reame(&said).status.code(), Some(2), "{args:?} takes --lang");
    }
    assert_eq!(reame(&["titles", "--lang", "de"]).status.code(), Some(2));
}
