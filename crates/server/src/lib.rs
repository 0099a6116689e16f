//! Reame's tables over the network. One writer a table: an answer is checked by the rules, appended to the store, and
//! only then done and told to everybody who listens, each what he may know.
//!
//! The server knows no game: it is given [`OfferedGame`]s. Read `docs/api.md` and `docs/hosting.md`.

pub mod admin;
mod api;
mod app;
mod backoff;
mod chance;
mod config;
mod deflate;
pub mod doctor;
mod doors;
mod extract;
mod guard;
mod hashers;
mod lately;
mod memory;
mod metrics;
mod names;
mod notify;
mod problem;
mod quotas;
mod room;
mod sweep;
mod thinkers;
mod turns;
mod visit;
mod web;
mod wording;
mod words;

pub use api::{document, router};
pub use app::{App, OfferedGame};
pub use config::{Config, Entrance, Front, KEEP, Quotas};
pub use doors::accept;

use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long open requests have to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);

/// Serves until `stop` comes true. `ready` is told the address once it listens.
///
/// # Errors
/// One line: that the store cannot be opened, or the address not be had.
pub async fn serve(
    config: Config,
    offers: Vec<OfferedGame>,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), String> {
    let addr = config.addr;
    let app = App::open(config, offers).await.map_err(|error| error.to_string())?;
    for (game, content) in app.contents() {
        tracing::info!(game, content, "offered");
    }
    let listener =
        TcpListener::bind(addr).await.map_err(|error| format!("cannot listen on {addr}: {error}"))?;
    ready(listener.local_addr().map_err(|error| error.to_string())?);
    let mut tasks = sweep::start(&app);
    let stopping = app.clone();
    tasks.spawn(async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stopping.send_replace(true);
    });
    let mut stopped = app.stopping.subscribe();
    tokio::select! {
        () = accept(app.clone(), listener) => {}
        // Who does not hang up in time is left standing: everything acknowledged is in the store.
        () = async {
            let _ = stopped.wait_for(|stopping| *stopping).await;
            tokio::time::sleep(FAREWELL).await;
        } => {}
    }
    tasks.abort_all();
    Ok(())
}
