//! What happens by itself: news from other processes, deadlines, bots left alone, rest for tables that nobody uses.

use crate::app::App;
use crate::chance::now;
use crate::extract::Session;
use crate::notify;
use crate::problem::ProblemKind;
use crate::room::Cell;
use std::sync::Arc;
use std::time::Duration;
use store::{Changed, ChangedKind, Deadline, Gone, Signal};
use table::Seat;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;

/// A table that nobody has entered for so long is read from the store again when it is needed.
const IDLE: i64 = 60_000;
/// A bot that has not answered for so long was left alone by a process that died.
const STALLED: i64 = 3_000;

/// How far back to look for signals, in milliseconds: clocks of processes differ.
const SIGNALLED: i64 = 60_000;

/// Starts all of it.
pub fn start(app: &App) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    tasks.spawn(hear(app.clone()));
    tasks.spawn(every(app.clone(), Duration::from_secs(1), deadlines));
    tasks.spawn(every(app.clone(), Duration::from_secs(2), stalled));
    tasks.spawn(every(app.clone(), Duration::from_millis(400), signals));
    tasks.spawn(every(app.clone(), Duration::from_secs(5), look));
    tasks.spawn(every(app.clone(), Duration::from_secs(600), tidy));
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
                    tokio::spawn(catch_up(app.clone(), cell));
                }
                None if table.is_empty() => look(app.clone()).await,
                Some(_) | None => {}
            },
            Err(RecvError::Lagged(_)) => look(app.clone()).await,
            Err(RecvError::Closed) => return,
        }
    }
}

/// Reads a table again and tells its listeners; those of a table that is gone are let go.
async fn catch_up(app: App, cell: Arc<Cell>) {
    let mut room = cell.enter().await;
    room.forget_names();
    let told = match room.refresh().await {
        Ok(()) => room.tell_around().await,
        Err(problem) => Err(problem),
    };
    if let Err(problem) = told {
        if problem.kind == ProblemKind::NoTable {
            room.hub.keep(|_| false);
            drop(room);
            let id = cell.id.clone();
            drop(cell);
            return app.forget(&id);
        }
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
                    catch_up(app.clone(), cell).await;
                }
            }
        }
        Err(error) => tracing::warn!(%error, "no look at the tables"),
    }
}

/// Lets bots answer for who let his deadline pass. Each table for itself: none waits for another.
async fn deadlines(app: App) {
    let mut after = String::new();
    loop {
        let overdue = match app.store.overdue(now(), &after).await {
            Ok(overdue) => overdue,
            Err(error) => return tracing::warn!(%error, "no look at the deadlines"),
        };
        let Some(last) = overdue.last() else { return };
        after.clone_from(&last.table);
        let late = overdue.into_iter().map(|deadline| answer_late(&app, deadline));
        futures_util::future::join_all(late).await;
    }
}

async fn answer_late(app: &App, deadline: Deadline) {
    if let Some(cell) = playable(app, &deadline.table).await {
        cell.answer_late(Seat(deadline.seat)).await;
    }
}

/// Takes care of bots that are waited for and that nobody asks.
async fn stalled(app: App) {
    let mut after = String::new();
    loop {
        // A change of the future is one of a clock that was set back.
        let stalled = match app.store.stalled((now() - STALLED, now() + STALLED), &after).await {
            Ok(stalled) => stalled,
            Err(error) => return tracing::warn!(%error, "no look at the bots"),
        };
        let Some(last) = stalled.last() else { return };
        after.clone_from(last);
        for id in stalled {
            if let Some(cell) = playable(&app, &id).await {
                cell.drive();
            }
        }
    }
}

/// The cell of a table, unless it cannot go on here: it is looked at again after a while only.
async fn playable(app: &App, id: &str) -> Option<Arc<Cell>> {
    if app.troubles.has(id) {
        return None;
    }
    let cell = app.cell(id).await.ok()?;
    let goes_on = match cell.enter_fresh().await {
        Ok(room) => room.begun().map(|_| ()),
        Err(problem) => Err(problem),
    };
    match goes_on {
        Ok(()) => Some(cell),
        Err(_) => {
            app.troubles.note(id);
            None
        }
    }
}

/// Lets go whoever listens with a session that was ended elsewhere, and reads tables again that were changed from outside.
async fn signals(app: App) {
    match app.store.signals(now() - SIGNALLED).await {
        Ok(signals) => {
            for signal in app.heard.new_among(signals) {
                match signal {
                    Signal::SessionEnded(token) => {
                        let is_it = |Session(own): &Session| *own == token;
                        app.dismiss(|listener| listener.session.as_ref().is_some_and(is_it)).await;
                    }
                    Signal::TableChanged(id) => {
                        if let Some(cell) = app.known(&id) {
                            catch_up(app.clone(), cell).await;
                        }
                        // A bot may have been seated.
                        if let Some(cell) = app.known(&id) {
                            cell.drive();
                        }
                    }
                }
            }
        }
        Err(error) => tracing::warn!(%error, "no look at the signals"),
    }
}

/// Forgets what has been kept for long enough.
async fn tidy(app: App) {
    match app.store.tidy(&app.config.keep, now()).await {
        Ok(gone) if gone == Gone::default() => {}
        Ok(Gone { guests, tables }) => tracing::info!(guests, tables, "forgotten"),
        Err(error) => tracing::warn!(%error, "what is old was not forgotten"),
    }
}

/// Lets go what nobody uses.
async fn rest(app: App) {
    app.limits.tidy();
    app.quotas.tidy();
    app.backoff.tidy();
    app.troubles.tidy();
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
