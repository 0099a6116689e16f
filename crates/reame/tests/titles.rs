//! Every title is played on the command line, with no test of its own.

use serde_json::Value;
use std::process::Command;

fn json(args: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_reame")).args(args).output().expect("the binary runs");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn every_title_is_simulated_to_its_end() {
    for game in titles::NAMES {
        let report = json(&["sim", game, "--games", "3", "--seed", "5", "--json"]);
        assert_eq!(report["games"], 3, "{game}");
        let endings = report["endings"].as_object().expect("endings");
        assert_eq!(endings.values().filter_map(Value::as_u64).sum::<u64>(), 3, "{game}: {endings:?}");
    }
}

#[test]
fn in_every_title_the_quick_bot_beats_chance() {
    for game in titles::NAMES {
        let quick = titles::players(game).expect("it is listed").quick();
        let report = json(&["arena", game, "random", quick, "--games", "20", "--seed", "5", "--json"]);
        let entrants = &report["matches"][0]["entrants"];
        assert_eq!(entrants[0]["name"], quick, "{game}: {entrants}");
        // An official AI that fills up the table can win as well: what counts is who of the two won.
        let [quick, random] = [0usize, 1].map(|at| entrants[at]["wins"].as_f64().expect("a number"));
        assert!(quick >= 10.0 && quick >= 0.7 * (quick + random), "{game}: {entrants}");
    }
}

#[test]
fn the_richest_merchants_win_the_fair() {
    let args = ["sim", "fair", "--seats", "3", "--games", "40", "--days", "2", "--seed", "5", "--json"];
    let report = json(&args);
    assert_eq!(report["endings"]["FA-END-01"], 40, "{report}");
}
