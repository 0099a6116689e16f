//! Looking: the state, what has happened, the replay.

use super::live::Counted;
use crate::app::App;
use crate::chance::now;
use crate::extract::{Address, Caller, Number, Params, Patience, SeatNumber, Session, TableParam, Tongue};
use crate::problem::{Problem, ProblemKind};
use crate::room::Room;
use crate::room::message::{EntryInfo, State as GameState};
use crate::thinkers::Effort;
use crate::visit::{Input, Visit};
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use table::Json as Raw;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(state)).routes(routes!(history)).routes(routes!(view))
}

/// How long to wait for news.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Wait {
    /// As which of my seats; as a spectator who has none. After the game as any seat.
    #[param(value_type = Option<u8>, minimum = 0, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The invitation, for spectators of a table that needs one.
    invite: Option<String>,
    /// Answer only when the log is longer than this.
    #[param(value_type = Option<u32>, maximum = 2_147_483_647)]
    after: Option<Number>,
    /// How many seconds to wait for that; at most 30.
    #[param(value_type = Option<u32>, maximum = 30)]
    wait: Option<Patience>,
}

impl Input for Wait {
    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }

    fn invite(&self) -> Option<&str> {
        self.invite.as_deref()
    }
}

/// From where on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct From {
    /// As which of my seats; as a spectator who has none. After the game as any seat.
    #[param(value_type = Option<u8>, minimum = 0, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The invitation, for spectators of a table that needs one.
    invite: Option<String>,
    /// The first entry.
    #[serde(default)]
    #[param(value_type = u32, required = false, maximum = 2_147_483_647)]
    from: Number,
}

impl Input for From {
    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }

    fn invite(&self) -> Option<&str> {
        self.invite.as_deref()
    }
}

/// After which entry.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct At {
    /// As which of my seats; as a spectator who has none. After the game as any seat.
    #[param(value_type = Option<u8>, minimum = 0, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The invitation, for spectators of a table that needs one.
    invite: Option<String>,
    /// The entry.
    #[param(value_type = u32, maximum = 2_147_483_647)]
    at: Number,
}

impl Input for At {
    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }

    fn invite(&self) -> Option<&str> {
        self.invite.as_deref()
    }
}

/// The entries of the log.
#[derive(Serialize, ToSchema)]
pub struct History {
    /// How many entries the log has.
    length: u32,
    /// The entries asked for; the last carries the state.
    entries: Vec<EntryInfo>,
}

/// What could be seen after an entry.
#[derive(Serialize, ToSchema)]
pub struct ViewAt {
    /// The entry.
    n: u32,
    /// What could be seen.
    #[schema(value_type = Object)]
    view: Raw,
}

/// The game as I may know it, with my legal answers. Waits for news if asked to (long polling).
#[utoipa::path(get, path = "/api/tables/{id}/state", tag = "play", params(("id" = String, Path), Wait),
    responses((status = 200, body = GameState)))]
async fn state(
    State(app): State<App>,
    TableParam(id): TableParam,
    Caller(caller): Caller,
    Address(from): Address,
    session: Option<Extension<Session>>,
    Tongue(lang): Tongue,
    Params(wait): Params<Wait>,
) -> Result<Response, Problem> {
    let person = caller.map(|person| person.id);
    let patience = Duration::from_secs(wait.wait.unwrap_or_default().0.into());
    let until = tokio::time::Instant::now() + patience;
    let cell = app.cell(&id).await?;
    let mut room = cell.visit(person, wait.invite()).await?;
    let has_news =
        |room: &Room| wait.after.is_none_or(|Number(after)| room.row.length > after) || patience.is_zero();
    if has_news(&room) {
        let observer = room.observer(person, wait.seat())?;
        return Ok(json(&room.written_state(observer, lang)?));
    }
    // Who waits counts like who listens.
    let _counted = Counted::new(&app, from)?;
    let mut stopping = app.stopping.subscribe();
    loop {
        let observer = room.observer(person, wait.seat())?;
        let is_late = tokio::time::Instant::now() >= until || *stopping.borrow();
        if has_news(&room) || is_late {
            if let Some(Extension(Session(token))) = &session {
                // It may have ended meanwhile.
                let is_signed_in = app.store.session(token, now()).await?.is_some();
                is_signed_in.then_some(()).ok_or(Problem::new(ProblemKind::NotSignedIn))?;
            }
            return Ok(json(&room.written_state(observer, lang)?));
        }
        let mut news = room.news();
        drop(room);
        tokio::select! {
            _ = news.changed() => {}
            () = tokio::time::sleep_until(until) => {}
            _ = stopping.changed() => {}
        }
        // Whoever made the news has brought the room up to date.
        room = cell.enter().await;
        if !room.is_visible(person, wait.invite()) {
            return Err(Problem::new(ProblemKind::NoTable));
        }
    }
}

/// A text that is JSON already.
fn json(text: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], Body::from(text.to_owned())).into_response()
}

/// What has happened, as I may know it.
#[utoipa::path(get, path = "/api/tables/{id}/history", tag = "play", params(("id" = String, Path), From),
    responses((status = 200, body = History)))]
async fn history(Tongue(lang): Tongue, visit: Visit<From>) -> Result<Json<History>, Problem> {
    let observer = visit.observer()?;
    visit.room.begun()?;
    let Visit { room, whom, said, .. } = visit;
    let cell = Arc::clone(&room.cell);
    // Others go on while it is recalled.
    drop(room);
    cell.recall(whom).await?;
    let room = cell.enter().await;
    let entries = room.history(observer, Some(lang), said.from.0)?;
    Ok(Json(History { length: room.row.length, entries }))
}

/// What I could see after an entry: the replay of a game, move by move.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "play", params(("id" = String, Path), At),
    responses((status = 200, body = ViewAt)))]
async fn view(State(app): State<App>, visit: Visit<At>) -> Result<Json<ViewAt>, Problem> {
    let Number(n) = visit.said.at;
    let look = visit.room.look_back(visit.observer()?, n).await?;
    let whom = visit.whom;
    // Others go on meanwhile.
    drop(visit);
    let view =
        app.thinkers.think(whom, Effort::Long, look).await.ok_or(Problem::new(ProblemKind::Internal))?;
    Ok(Json(ViewAt { n, view: view.map_err(|bad| Problem::differs(&bad))? }))
}
