//! The generator plays whole games on a fake server and times what it says it times.

mod fake;

use fake::Manner;
use load::{Error, Limit, Pace, Plan, Progress, Server, run, versus};
use std::path::Path;
use std::time::Duration;

async fn plan(manner: Manner) -> Plan {
    let url = fake::start(manner).await.expect("a port on the loopback");
    let mut plan = Plan::new(Server::At { url, process: Some(std::process::id()) });
    plan.tables = 5;
    plan.warm_up = Duration::ZERO;
    plan
}

#[tokio::test]
async fn plays_on_from_game_to_game() -> Result<(), Error> {
    let plan = Plan { limit: Limit::Answers(1000), ..plan(Manner::Good).await };
    let report = run(&plan, Progress::Silent).await?;
    assert_eq!((report.refused, report.broken), (0, 0), "{:?}", report.failures);
    assert!(report.answers >= 1000 && report.sockets == 20);
    assert!((15..=report.answers / 40 + 5).contains(&report.games), "{} games", report.games);
    let figures = &report.figures;
    assert!(figures.p50_ms > 0.0 && figures.p50_ms <= figures.p99_ms && figures.p99_ms <= figures.max_ms);
    assert!(figures.memory_kb_per_table.is_some() && figures.heap_kb_per_table.is_none());
    assert!(report.to_string().contains("answers/s"));
    Ok(())
}

#[tokio::test]
async fn a_steady_pace_is_kept() -> Result<(), Error> {
    let mut plan = plan(Manner::Good).await;
    plan.pace = Pace::Every(Duration::from_millis(50));
    plan.limit = Limit::Time(Duration::from_secs(2));
    let report = run(&plan, Progress::Silent).await?;
    // Five tables, twenty times a second, less what is lost when a game ends.
    assert!((150..=210).contains(&report.answers), "{} answers", report.answers);
    Ok(())
}

#[tokio::test]
async fn the_last_seat_counts() -> Result<(), Error> {
    let delay = Duration::from_millis(30);
    let plan = Plan { limit: Limit::Answers(100), ..plan(Manner::SlowSeat(delay)).await };
    let report = run(&plan, Progress::Silent).await?;
    assert!(report.figures.p50_ms >= 30.0, "{} ms", report.figures.p50_ms);
    Ok(())
}

#[tokio::test]
async fn refused_answers_are_told() {
    let plan = plan(Manner::Refuses).await;
    let broken = run(&plan, Progress::Silent).await;
    assert!(matches!(&broken, Err(Error::Broken(why)) if why.contains("409")), "{broken:?}");
}

#[tokio::test]
async fn answers_that_come_late_are_given_again() -> Result<(), Error> {
    let plan = Plan { limit: Limit::Answers(200), ..plan(Manner::MovesOn).await };
    let report = run(&plan, Progress::Silent).await?;
    assert_eq!((report.refused, report.broken), (0, 0), "{:?}", report.failures);
    assert!(report.answers >= 200 && report.games > 0);
    Ok(())
}

#[tokio::test]
async fn a_plan_without_tables_is_refused() {
    let plan = Plan { tables: 0, ..plan(Manner::Good).await };
    assert!(matches!(run(&plan, Progress::Silent).await, Err(Error::Plan(_))));
}

#[tokio::test]
async fn peers_that_cannot_be_installed_are_left_out_and_told() -> Result<(), Error> {
    let plan = Plan { limit: Limit::Answers(100), ..plan(Manner::Good).await };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let versus = versus(&plan, &file, 2, Progress::Silent).await?;
    let runs: Vec<usize> = versus.ours.iter().map(|runs| runs.reports.len()).collect();
    assert_eq!(
        (&runs[..], versus.peers.len()),
        (&[2][..], 0),
        "a server that runs already plays the game of the plan alone"
    );
    let told = versus.to_string();
    assert!(told.contains("boardgame.io is left out: ") && told.contains("colyseus is left out: "), "{told}");
    Ok(())
}
