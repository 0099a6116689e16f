//! Looking: the state, what has happened, the replay.

use crate::app::App;
use crate::extract::{Caller, Number, Params, Patience, SeatNumber, TableParam, Tongue};
use crate::problem::Problem;
use crate::room::message::{EntryInfo, State as GameState};
use crate::visit::{Input, Visit};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
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
    Tongue(lang): Tongue,
    Params(wait): Params<Wait>,
) -> Result<Json<GameState>, Problem> {
    let person = caller.map(|person| person.id);
    let patience = Duration::from_secs(wait.wait.unwrap_or_default().0.into());
    let until = tokio::time::Instant::now() + patience;
    let mut stopping = app.stopping.subscribe();
    let mut changes = app.store.changes();
    let cell = app.cell(&id).await?;
    loop {
        {
            let room = cell.visit(person, wait.invite()).await?;
            let observer = room.observer(person, wait.seat())?;
            let has_news = wait.after.is_none_or(|Number(after)| room.row.length > after);
            if has_news || tokio::time::Instant::now() >= until || *stopping.borrow() {
                return Ok(Json(room.state(observer, Some(lang))?));
            }
        }
        // News of other tables wakes too; they are passed over without looking.
        let news = async {
            loop {
                match changes.recv().await {
                    Ok(changed) if changed.table != id && !changed.table.is_empty() => {}
                    Ok(_) | Err(_) => return,
                }
            }
        };
        tokio::select! {
            () = news => {}
            () = tokio::time::sleep_until(until) => {}
            _ = stopping.changed() => {}
        }
    }
}

/// What has happened, as I may know it.
#[utoipa::path(get, path = "/api/tables/{id}/history", tag = "play", params(("id" = String, Path), From),
    responses((status = 200, body = History)))]
async fn history(Tongue(lang): Tongue, visit: Visit<From>) -> Result<Json<History>, Problem> {
    let room = &visit.room;
    let entries = room.history(visit.observer()?, Some(lang), visit.said.from.0).await?;
    Ok(Json(History { length: room.row.length, entries }))
}

/// What I could see after an entry: the replay of a game, move by move.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "play", params(("id" = String, Path), At),
    responses((status = 200, body = ViewAt)))]
async fn view(visit: Visit<At>) -> Result<Json<ViewAt>, Problem> {
    let Number(n) = visit.said.at;
    Ok(Json(ViewAt { n, view: visit.room.view_at(visit.observer()?, n).await? }))
}
