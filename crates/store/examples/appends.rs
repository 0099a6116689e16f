//! How many entries a second the store takes: `appends [TABLES] [postgres://...]`. Tables append side by side for three
//! seconds; each waits for one entry to be durable before it sends the next. First as in live games, then as in games by
//! correspondence, which have clocks and notices.

use std::env;
use std::error::Error;
use std::time::{Duration, Instant, SystemTime};
use store::{Absent, Append, Begin, Hints, NewTable, Pace, SeatKind, SeatRow, Status, Store, Visibility};
use table::{Seat, SeatSet};
use tokio::task::JoinSet;

const SPAN: Duration = Duration::from_secs(3);
/// Tables if none are told: a busy evening.
const TABLES: u32 = 256;

/// What the entries bring with them.
#[derive(Copy, Clone, Debug)]
enum Game {
    Live,
    Correspondence,
}

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let tables = env::args().nth(1).map_or(Ok(TABLES), |tables| tables.parse())?;
    // Not in memory, where /tmp may be: the disk is what is measured.
    let folder = tempfile::tempdir_in(".")?;
    let path = folder.path().join("appends.db").display().to_string();
    for game in [Game::Live, Game::Correspondence] {
        measure("SQLite", &path, tables, game).await?;
        if let Some(url) = env::args().nth(2) {
            measure("PostgreSQL", &url, tables, game).await?;
        }
    }
    Ok(())
}

async fn measure(name: &str, url: &str, tables: u32, game: Game) -> Outcome<()> {
    let store = Store::open(url).await?;
    let run = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?.as_millis();
    let ids: Vec<String> = (0..tables).map(|i| format!("bench-{game:?}-{run}-{i}")).collect();
    for id in &ids {
        store.create_table(&new_table(id)).await?;
        store
            .begin(&Begin {
                header: "{}".repeat(200),
                rules: "1".into(),
                game: "kingsburg".into(),
                content: "1".into(),
                pack: None,
                seats: Vec::new(),
                first: entry(id, 0, game),
            })
            .await?;
    }
    let start = Instant::now();
    let work: JoinSet<Outcome<Vec<Duration>>> =
        ids.iter().map(|id| grow(store.clone(), id.clone(), game)).collect();
    let mut times: Vec<Duration> = work.join_all().await.into_iter().collect::<Outcome<Vec<_>>>()?.concat();
    let seconds = start.elapsed().as_secs_f64();
    times.sort_unstable();
    let percentile = |p: usize| times[(times.len() - 1) * p / 100];
    let rate = times.len() as f64 / seconds;
    println!(
        "{name}: {tables} tables, {game:?}, {rate:.0} appends/s, p50 {:.1?}, p99 {:.1?}",
        percentile(50),
        percentile(99)
    );
    Ok(())
}

async fn grow(store: Store, id: String, game: Game) -> Outcome<Vec<Duration>> {
    let start = Instant::now();
    let mut times = Vec::new();
    for n in 1.. {
        let sent = Instant::now();
        store.append(&entry(&id, n, game)).await?;
        times.push(sent.elapsed());
        if start.elapsed() > SPAN {
            break;
        }
    }
    Ok(times)
}

/// An entry with a request's key, and one seat that is waited for.
fn entry(id: &str, n: u32, game: Game) -> Append {
    let seat = (n % 4) as u8;
    let waiting = SeatSet::one(Seat(seat));
    let (clocks, notify) = match game {
        Game::Live => (None, SeatSet::EMPTY),
        Game::Correspondence => (Some(vec![(seat, i64::from(n) + 86_400_000)]), waiting),
    };
    Append {
        table: id.to_owned(),
        n,
        lines: vec![format!(r#"{{"n":{n},"seat":1,"answer":"die/3 die/5 advisor/8","hash":"{n:064x}"}}"#)],
        key: Some(format!("5f0c9f9e-9e6e-4b3c-8a53-{n:012}")),
        waiting,
        clocks,
        notify,
        called: SeatSet::EMPTY,
        still_called: SeatSet::EMPTY,
        status: Status::Running,
        now: i64::from(n),
    }
}

fn new_table(id: &str) -> NewTable {
    let seat = |seat| SeatRow {
        seat,
        kind: SeatKind::Person,
        person: Some(seat.into()),
        bot: None,
        contribution: "00".repeat(32),
        stand_in: None,
        instructions: Vec::new(),
    };
    NewTable {
        id: id.to_owned(),
        game: "kingsburg".to_owned(),
        name: "bench".to_owned(),
        options: "{}".to_owned(),
        host: 1,
        visibility: Visibility::Public,
        invite: "invite".to_owned(),
        pace: Pace::Correspondence { seconds: 86_400 },
        absent: Absent::Bot,
        hints: Hints::Alone,
        secret: "00".repeat(32),
        commitment: "00".repeat(32),
        seats: (0..4).map(seat).collect(),
        created: 0,
    }
}
