//! Load from a shell, without the binary: `load peer|ours|versus TABLES SECONDS [EVERY_MS] [PROGRAM]`, where PROGRAM
//! knows `serve`. Prints the figures.

use load::{Error, Limit, Pace, Peer, Plan, Progress, Server, run, versus};
use std::path::Path;
use std::time::Duration;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, other: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(other);
    let program = words.get(4).map_or("reame", String::as_str).into();
    let mut plan = Plan::new(Server::Start { program, db: None });
    plan.tables = u32::try_from(number(1, 100)).unwrap_or(100);
    plan.limit = Limit::Time(Duration::from_secs(number(2, 10)));
    plan.pace = match number(3, 0) {
        0 => Pace::Closed,
        span => Pace::Every(Duration::from_millis(span)),
    };
    let folder = Path::new("target/peers/bgio");
    match words.first().map(String::as_str) {
        Some("peer") => println!("{}", Peer::install(folder).await?.run(&plan, Progress::Bar).await?),
        Some("ours") => println!("{}", run(&plan, Progress::Bar).await?),
        _ => println!("{}", versus(&plan, folder, 3, Progress::Bar).await?),
    }
    Ok(())
}
