//! The addresses of the server. The OpenAPI document is made from them.

mod curve;
mod games;
mod hints;
mod instructions;
mod live;
mod look;
mod ops;
mod page;
mod people;
mod play;
mod records;
mod schema;
mod tables;
mod talk;

pub(crate) use tables::Tables;

use crate::app::{App, OfferedGame};
use crate::extract::SeatNumber;
use crate::guard;
use crate::problem::{Document, Problem, ProblemKind};
use crate::visit::Input;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing};
use serde::Deserialize;
use serde_json::Value;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;
use utoipa::{IntoParams, OpenApi as _};
use utoipa_axum::router::OpenApiRouter;

/// The largest body of a request.
const LARGEST: usize = 64 * 1024;

/// How somebody comes to a table that he is not at.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Invited {
    /// The invitation, for a table that needs one.
    invite: Option<String>,
}

impl Input for Invited {
    fn invite(&self) -> Option<&str> {
        self.invite.as_deref()
    }
}

/// One of my seats.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct View {
    /// Which of my seats; not needed with one.
    #[param(value_type = Option<u8>, minimum = 0, maximum = 7)]
    seat: Option<SeatNumber>,
}

impl Input for View {
    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }
}

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Reame",
        description = "Medieval strategy games at one table. The session is a cookie: keep a cookie jar. Errors are \
                       problem documents (RFC 9457)."
    ),
    components(schemas(Document)),
    tags(
        (name = "people", description = "Guests, passwords, devices"),
        (name = "games", description = "What can be played"),
        (name = "lobby", description = "Making and finding tables, sitting down, beginning"),
        (name = "play", description = "The state, answers, taking back, resigning"),
        (name = "live", description = "Sockets and streams"),
        (name = "talk", description = "Chat and notes"),
        (name = "records", description = "Finished games"),
    )
)]
struct Doc;

fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Doc::openapi())
        .merge(people::routes())
        .merge(games::routes())
        .merge(tables::routes())
        .merge(instructions::routes())
        .merge(look::routes())
        .merge(play::routes())
        .merge(hints::routes())
        .merge(live::routes())
        .merge(talk::routes())
        .merge(records::routes())
        .merge(curve::routes())
}

/// The OpenAPI document of a server with these games.
#[must_use]
pub fn document(offers: &[OfferedGame]) -> Value {
    let (_, mut api) = described().split_for_parts();
    api.info.version = env!("CARGO_PKG_VERSION").to_owned();
    // From here on as plain JSON: the types of the library would drop what they do not know.
    let mut document = serde_json::to_value(&api).unwrap_or_default();
    schema::name_games(&mut document, offers);
    schema::tell_refusals(&mut document);
    document
}

/// The whole server as a service.
pub fn router(app: App) -> Router {
    let (described, _) = described().split_for_parts();
    let api = document(&app.offers);
    let page = page::page(&api);
    let mut router = described
        .route("/api/openapi.json", routing::get(async move || Json(api)))
        .route("/api", routing::get(async move || axum::response::Html(page)))
        .merge(ops::routes())
        .merge(page::routes())
        .fallback(crate::web::serve)
        .method_not_allowed_fallback(async || Problem::new(ProblemKind::Method))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn_with_state(app.clone(), guard::watch))
        .layer(CatchPanicLayer::custom(|_| Problem::new(ProblemKind::Internal).into_response()))
        .layer(from_fn_with_state(app.clone(), guard::speak))
        .layer(CompressionLayer::new())
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ))
        .layer(TraceLayer::new_for_http().make_span_with(span));
    for (name, value) in guard::headers(app.config.front) {
        router = router.layer(SetResponseHeaderLayer::overriding(name, value));
    }
    router.with_state(app)
}

/// The span of a request: the path without its query, which may hold an invitation.
fn span<B>(request: &axum::http::Request<B>) -> tracing::Span {
    tracing::info_span!("request", method = %request.method(), path = request.uri().path())
}

/// A response that is never an error.
pub(crate) fn text(kind: &'static str, body: impl Into<String>) -> Response {
    ([(header::CONTENT_TYPE, kind)], body.into()).into_response()
}
