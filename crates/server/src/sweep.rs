//! What happens by itself: news from other processes, deadlines, bots left alone, rest for tables that nobody uses.

use crate::app::App;
use crate::chance::now;
use crate::notify;
use crate::room::Cell;
use std::sync::Arc;
use std::time::Duration;
use store::{Changed, ChangedKind};
use table::Seat;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;

/// A table that nobody has entered for so long is read from the store again when it is needed.
const IDLE: i64 = 60_000;
/// A bot that has not answered for so long was left alone by a process that died.
const STALLED: i64 = 3_000;

/// Starts all of it.
pub fn start(app: &App) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    tasks.spawn(hear(app.clone()));
    tasks.spawn(every(app.clone(), Duration::from_secs(1), deadlines));
    tasks.spawn(every(app.clone(), Duration::from_secs(2), stalled));
    tasks.spawn(every(app.clone(), Duration::from_secs(5), look));
    tasks.spawn(every(app.clone(), Duration::from_secs(30), rest));
    tasks.spawn(notify::run(app.clone()));
    tasks
}

async fn every<F: Future<Output = ()>>(app: App, period: Duration, work: fn(App) -> F) {
    let mut ticks = tokio::time::interval(period);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        work(app.clone()).await;
    }
}

/// Hears of changes, own and others'.
async fn hear(app: App) {
    let mut changes = app.store.changes();
    loop {
        match changes.recv().await {
            Ok(Changed { table, length, kind }) => match app.known(&table) {
                Some(cell) if kind == ChangedKind::Around || cell.length() < length => {
                    tokio::spawn(catch_up(cell));
                }
                None if table.is_empty() => look(app.clone()).await,
                Some(_) | None => {}
            },
            Err(RecvError::Lagged(_)) => look(app.clone()).await,
            Err(RecvError::Closed) => return,
        }
    }
}

/// Reads a table again and tells its listeners.
async fn catch_up(cell: Arc<Cell>) {
    let told = match cell.enter_fresh().await {
        Ok(mut room) => room.tell_around().await,
        Err(problem) => Err(problem),
    };
    if let Err(problem) = told {
        tracing::warn!(table = cell.id, ?problem, "a table could not be read again");
    }
}

/// Looks for entries that nobody told of: a process may die after writing and before telling.
async fn look(app: App) {
    let cells = app.all_known();
    let ids: Vec<_> = cells.iter().map(|cell| cell.id.clone()).collect();
    match app.store.lengths(&ids).await {
        Ok(lengths) => {
            for (id, length) in lengths {
                if let Some(cell) = app.known(&id).filter(|cell| cell.length() < length) {
                    catch_up(cell).await;
                }
            }
        }
        Err(error) => tracing::warn!(%error, "no look at the tables"),
    }
}

/// Lets bots answer for who let his deadline pass.
async fn deadlines(app: App) {
    let overdue = match app.store.overdue(now()).await {
        Ok(overdue) => overdue,
        Err(error) => return tracing::warn!(%error, "no look at the deadlines"),
    };
    for deadline in overdue {
        if let Ok(cell) = app.cell(&deadline.table).await {
            cell.answer_late(Seat(deadline.seat)).await;
        }
    }
}

/// Takes care of bots that are waited for and that nobody asks.
async fn stalled(app: App) {
    let stalled = match app.store.stalled(now() - STALLED).await {
        Ok(stalled) => stalled,
        Err(error) => return tracing::warn!(%error, "no look at the bots"),
    };
    for id in stalled {
        if let Ok(cell) = app.cell(&id).await
            && cell.enter_fresh().await.is_ok()
        {
            cell.drive();
        }
    }
}

/// Lets go what nobody uses.
async fn rest(app: App) {
    app.limits.tidy();
    if let Err(error) = app.store.sweep(now()).await {
        tracing::warn!(%error, "old sessions were not swept");
    }
    for cell in app.all_known() {
        if cell.idle() > IDLE && cell.rest().await {
            let id = cell.id.clone();
            drop(cell);
            app.forget(&id);
        }
    }
}
