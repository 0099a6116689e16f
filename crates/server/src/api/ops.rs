//! For who runs the server.

use super::text;
use crate::app::App;
use crate::problem::Problem;
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;

/// The routes of this page.
pub fn routes() -> Router<App> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

/// Is the server there, and does its store take what is written? As it was within the last second.
async fn health(State(app): State<App>) -> Result<Response, Problem> {
    app.health.get_or(|| async { Ok(app.store.ping().await.map_err(Problem::from)) }).await??;
    Ok(text("text/plain; charset=utf-8", "ok\n"))
}

async fn metrics(State(app): State<App>) -> Response {
    let body = app.metrics.text(app.all_known().len(), app.contents());
    text("application/openmetrics-text; version=1.0.0; charset=utf-8", body)
}
