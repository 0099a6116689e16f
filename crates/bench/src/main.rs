//! `make bench`: how fast the engine is, measured in one run on one machine, in alternating rounds, as medians and
//! ratios. `bench count WHAT N` does a fixed amount of work, for counting instructions under valgrind.

mod count;
mod rounds;

use rounds::{Round, median};
use serde_json::json;
use std::mem::size_of;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => report(),
        ["count", what, n] => match n.parse() {
            Ok(n) if count::work(what, n) => {}
            _ => return usage(),
        },
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("usage: bench | bench count {} N", count::WORKS.join("|"));
    ExitCode::FAILURE
}

fn report() {
    let mut rounds = Rounds::default();
    for round in 0..rounds::COUNT {
        eprintln!("round {} of {}", round + 1, rounds::COUNT);
        rounds.kingsburg.push(rounds::kingsburg(round));
        rounds.kernel.push(rounds::conquest_on_kernel(round));
        rounds.plain.push(rounds::conquest_plain(round));
        rounds.clone_ns.push(rounds::clone_ns());
    }
    let of = |runs: &[Round], f: fn(&Round) -> f64| median(runs.iter().map(f).collect());
    let pairs = rounds.kernel.iter().zip(&rounds.plain);
    let ratio = median(pairs.map(|(k, p)| k.decisions_per_second() / p.decisions_per_second()).collect());
    let pairs = rounds.kingsburg.iter().zip(&rounds.plain);
    let beside = median(pairs.map(|(k, p)| k.decisions_per_second() / p.decisions_per_second()).collect());
    let (kb, on_kernel, plain) = (&rounds.kingsburg, &rounds.kernel, &rounds.plain);

    println!(
        "| random play, one core | kingsburg, 4 seats | conquest-lite on the kernel | conquest-lite by hand |"
    );
    println!("| --- | --- | --- | --- |");
    let row = |name: &str, f: fn(&Round) -> f64| {
        println!("| {name} | {} | {} | {} |", show(of(kb, f)), show(of(on_kernel, f)), show(of(plain, f)));
    };
    row("decisions/s", Round::decisions_per_second);
    row("free decisions/s", Round::free_per_second);
    row("ns per legal answer", Round::ns_per_answer);
    row("decisions a game", Round::mean_decisions);
    row("answers a decision", Round::mean_answers);
    println!("| beside conquest-lite by hand | {beside:.2} | {ratio:.2} | 1 |");
    println!();
    let bytes = size_of::<kingsburg::board::State>();
    let clone_ns = median(rounds.clone_ns.clone());
    println!("kingsburg: a state is {bytes} bytes, a clone takes {clone_ns:.1} ns");
    let counts = count::instructions();
    match &counts {
        Some(counts) => {
            for (what, n) in counts {
                println!("kingsburg: {what}: {n:.0} instructions");
            }
        }
        None => println!("instruction counts skipped: valgrind is not installed (apt-get install valgrind)"),
    }
    let figures = json!({
        "kingsburg": {
            "decisions_per_second": of(kb, Round::decisions_per_second),
            "free_decisions_per_second": of(kb, Round::free_per_second),
            "ns_per_answer": of(kb, Round::ns_per_answer),
            "state_bytes": bytes,
            "clone_ns": clone_ns,
            "instructions": counts.map(|c| c.into_iter().collect::<std::collections::BTreeMap<_, _>>()),
        },
        "conquest": { "kernel_to_plain": ratio },
    });
    println!("\n{figures}");
}

#[derive(Default)]
struct Rounds {
    kingsburg: Vec<Round>,
    kernel: Vec<Round>,
    plain: Vec<Round>,
    clone_ns: Vec<f64>,
}

fn show(figure: f64) -> String {
    if figure >= 10_000.0 { format!("{:.2} M", figure / 1e6) } else { format!("{figure:.1}") }
}
