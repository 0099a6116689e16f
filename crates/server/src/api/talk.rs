//! Chat of the table and notes of a seat.

use super::View;
use crate::app::App;
use crate::chance::{now, person_id};
use crate::extract::{Body, Number, Params, SeatNumber};
use crate::names::check_text;
use crate::problem::{Problem, ProblemKind};
use crate::room::message::ChatInfo;
use crate::visit::{AtTable, InSeat, Input, Visit};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use table::Message;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// So many lines can be said at a table.
const MOST_LINES: u32 = 5_000;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read, say)).routes(routes!(note, set_note)).routes(routes!(report))
}

/// From which line on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Lines {
    /// The first line.
    #[serde(default)]
    #[param(value_type = u32, required = false, maximum = 2_147_483_647)]
    from: Number,
    /// The invitation, for spectators of a table that needs one.
    invite: Option<String>,
}

impl Input for Lines {
    fn invite(&self) -> Option<&str> {
        self.invite.as_deref()
    }
}

/// What was said.
#[derive(Serialize, ToSchema)]
pub struct Chat {
    /// At most the last 500 lines.
    lines: Vec<ChatInfo>,
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// 1 to 500 characters.
    #[schema(
        min_length = 1,
        max_length = 500,
        pattern = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]*[^\s\x00-\x1f\x7f-\x9f][^\x00-\x09\x0b-\x1f\x7f-\x9f]*$"
    )]
    text: String,
}

impl Input for Say {
    fn check(&self) -> Result<(), Problem> {
        check_text("text", &self.text, 500)?;
        match self.text.trim() {
            "" => Err(Problem::invalid("text", "1 to 500 characters")),
            _ => Ok(()),
        }
    }
}

/// A note.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// At most 4000 characters.
    #[schema(max_length = 4000, pattern = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]*$")]
    text: String,
}

impl Input for Note {
    fn check(&self) -> Result<(), Problem> {
        check_text("text", &self.text, 4000)
    }
}

/// Something that the host of the server should know of.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportBody {
    /// Whom it is about: his seat.
    #[schema(value_type = u8, maximum = 7)]
    about: SeatNumber,
    /// What happened, 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

impl Input for ReportBody {
    fn check(&self) -> Result<(), Problem> {
        check_text("text", &self.text, 500)?;
        match self.text.trim() {
            "" => Err(Problem::invalid("text", "1 to 500 characters")),
            _ => Ok(()),
        }
    }
}

/// Report somebody who sits at the table to whoever runs the server; only who sits there, too, may.
#[utoipa::path(post, path = "/api/tables/{id}/reports", tag = "talk", params(("id" = String, Path)),
    request_body = ReportBody, responses((status = 204)))]
async fn report(
    State(app): State<App>,
    AtTable { room, person, said: Body(report) }: AtTable<Body<ReportBody>>,
) -> Result<StatusCode, Problem> {
    if room.seats_of(Some(person.id)).is_empty() {
        return Err(Problem::new(ProblemKind::NotSeated));
    }
    let about = room.seats.get(usize::from(report.about.0)).and_then(|seat| seat.person);
    let about = about.ok_or_else(|| Problem::invalid("about", "no person sits there"))?;
    app.quotas.a_report(person.id)?;
    app.store.report(person_id(), &room.row.id, about, person.id, &report.text, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What was said at the table.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path), Lines),
    responses((status = 200, body = Chat)))]
async fn read(Visit { mut room, said: lines, .. }: Visit<Lines>) -> Result<Json<Chat>, Problem> {
    Ok(Json(Chat { lines: room.chat(lines.from.0).await? }))
}

/// Say something; only who sits at the table may.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path)),
    request_body = Say, responses((status = 204)))]
async fn say(
    State(app): State<App>,
    AtTable { mut room, person, said: Body(say) }: AtTable<Body<Say>>,
) -> Result<StatusCode, Problem> {
    if room.seats_of(Some(person.id)).is_empty() {
        return Err(Problem::new(ProblemKind::NotSeated));
    }
    if person.muted.is_some_and(|until| until > now()) {
        return Err(Problem::new(ProblemKind::Muted));
    }
    app.quotas.a_line(person.id)?;
    if app.store.next_line(&room.row.id).await? >= MOST_LINES {
        let message = Message::new("quota-lines").with("most", MOST_LINES);
        return Err(Problem::told(ProblemKind::Quota, message));
    }
    app.store.say(&room.row, person.id, &say.text, now()).await?;
    room.tell_around().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// My note at this seat, which nobody else reads.
#[utoipa::path(get, path = "/api/tables/{id}/notes", tag = "talk", params(("id" = String, Path), View),
    responses((status = 200, body = Note)))]
async fn note(
    State(app): State<App>,
    InSeat { room, seat, .. }: InSeat<Params<View>>,
) -> Result<Json<Note>, Problem> {
    Ok(Json(Note { text: app.store.note(&room.row.id, seat.0).await? }))
}

/// Keep a note at this seat.
#[utoipa::path(put, path = "/api/tables/{id}/notes", tag = "talk", params(("id" = String, Path), View),
    request_body = Note, responses((status = 204)))]
async fn set_note(
    State(app): State<App>,
    InSeat { room, seat, said: (_, Body(note)), .. }: InSeat<(Params<View>, Body<Note>)>,
) -> Result<StatusCode, Problem> {
    app.store.set_note(&room.row.id, seat.0, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}
