//! `make bench`: how fast the engine is, measured in one run on one machine, in alternating rounds, as medians and
//! ratios. `bench count GAME WHAT N` does a fixed amount of work, for counting instructions under valgrind.

mod count;
mod rounds;

use kingsburg::Kingsburg;
use rounds::{Round, median};
use serde_json::json;
use std::mem::size_of;
use std::process::ExitCode;
use table::Game;
use warlords::Warlords;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => report(),
        ["count", game, what, n] => match n.parse() {
            Ok(n) if count::work(game, what, n) => {}
            _ => return usage(),
        },
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("usage: bench | bench count kingsburg|warlords {} N", count::WORKS.join("|"));
    ExitCode::FAILURE
}

fn report() {
    let mut rounds = Rounds::default();
    for round in 0..rounds::COUNT {
        eprintln!("round {} of {}", round + 1, rounds::COUNT);
        rounds.kingsburg.push(rounds::kingsburg(round));
        rounds.warlords.push(rounds::warlords(round));
        rounds.kernel.push(rounds::conquest_on_kernel(round));
        rounds.plain.push(rounds::conquest_plain(round));
        rounds.clone_ns[0].push(rounds::clone_ns::<Kingsburg>());
        rounds.clone_ns[1].push(rounds::clone_ns::<Warlords>());
    }
    let of = |runs: &[Round], f: fn(&Round) -> f64| median(runs.iter().map(f).collect());
    let beside = |runs: &[Round]| {
        let pairs = runs.iter().zip(&rounds.plain);
        median(pairs.map(|(k, p)| k.decisions_per_second() / p.decisions_per_second()).collect())
    };
    let sides = [&rounds.kingsburg, &rounds.warlords, &rounds.kernel, &rounds.plain];
    println!(
        "| random play, one core | kingsburg | warlords | conquest-lite on the kernel | conquest-lite by hand |"
    );
    println!("| --- | --- | --- | --- | --- |");
    let row = |name: &str, f: fn(&Round) -> f64| {
        let figures = sides.map(|runs| show(of(runs, f)));
        println!("| {name} | {} |", figures.join(" | "));
    };
    row("decisions/s", Round::decisions_per_second);
    row("free decisions/s", Round::free_per_second);
    row("ns per legal answer", Round::ns_per_answer);
    row("decisions a game", Round::mean_decisions);
    row("answers a decision", Round::mean_answers);
    let ratios = sides.map(|runs| format!("{:.2}", beside(runs)));
    println!("| beside conquest-lite by hand | {} |", ratios.join(" | "));
    println!();
    let bytes = [size_of::<kingsburg::board::State>(), size_of::<warlords::board::State>()];
    let mut figures = serde_json::Map::new();
    for (i, name) in [Kingsburg::NAME, Warlords::NAME].into_iter().enumerate() {
        let clone_ns = median(rounds.clone_ns[i].clone());
        println!("{name}: a state is {} bytes, a clone takes {clone_ns:.1} ns", bytes[i]);
        let counts = count::instructions(name);
        match &counts {
            Some(counts) => {
                counts.iter().for_each(|(what, n)| println!("{name}: {what}: {n:.0} instructions"));
            }
            None => {
                println!("instruction counts skipped: valgrind is not installed (apt-get install valgrind)");
            }
        }
        let figure = json!({
            "decisions_per_second": of(sides[i], Round::decisions_per_second),
            "free_decisions_per_second": of(sides[i], Round::free_per_second),
            "ns_per_answer": of(sides[i], Round::ns_per_answer),
            "state_bytes": bytes[i],
            "clone_ns": clone_ns,
            "instructions": counts.map(|c| c.into_iter().collect::<std::collections::BTreeMap<_, _>>()),
        });
        figures.insert(name.to_owned(), figure);
    }
    figures.insert("conquest".to_owned(), json!({ "kernel_to_plain": beside(&rounds.kernel) }));
    println!("\n{}", serde_json::Value::Object(figures));
}

#[derive(Default)]
struct Rounds {
    kingsburg: Vec<Round>,
    warlords: Vec<Round>,
    kernel: Vec<Round>,
    plain: Vec<Round>,
    clone_ns: [Vec<f64>; 2],
}

fn show(figure: f64) -> String {
    if figure >= 10_000.0 { format!("{:.2} M", figure / 1e6) } else { format!("{figure:.1}") }
}
