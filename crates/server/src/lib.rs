//! Reame's tables over the network. One writer a table: an answer is checked by the rules, appended to the store, and
//! only then done and told to everybody who listens, each what he may know.
//!
//! The server knows no game: it is given [`OfferedGame`]s. Read `docs/api.md` and `docs/hosting.md`.

mod api;
mod app;
mod chance;
mod config;
pub mod doctor;
mod extract;
mod guard;
mod metrics;
mod notify;
mod problem;
mod room;
mod sweep;
mod thinkers;
mod visit;
mod web;
mod wording;
mod words;

pub use api::{document, router};
pub use app::{App, OfferedGame};
pub use config::{Config, Front};

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
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let stopping = app.clone();
    let served = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stopping.send_replace(true);
    });
    let mut stopped = app.stopping.subscribe();
    let outcome = tokio::select! {
        outcome = served => outcome.map_err(|error| error.to_string()),
        // Who does not hang up in time is left standing: everything acknowledged is in the store.
        () = async {
            let _ = stopped.wait_for(|stopping| *stopping).await;
            tokio::time::sleep(FAREWELL).await;
        } => Ok(()),
    };
    tasks.abort_all();
    outcome
}
