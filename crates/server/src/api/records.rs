//! Finished games: taking them out, and bringing them in.

use super::Invited;
use crate::app::App;
use crate::chance::{now, table_id, word};
use crate::extract::{Signed, body_problem, check_text};
use crate::problem::{Problem, ProblemKind};
use crate::room::message::TableInfo;
use crate::visit::Visit;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::{Absent, Hints, NewTable, Pace, SeatKind, SeatRow, Visibility};
use table::log::line;
use table::{Log, Sitter};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The largest log that can be brought in.
const LARGEST: usize = 4 * 1024 * 1024;
/// The type of log files: JSON lines.
const LINES: &str = "application/x-ndjson";

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    let import = OpenApiRouter::new().routes(routes!(import)).layer(DefaultBodyLimit::max(LARGEST));
    OpenApiRouter::new().routes(routes!(export)).merge(import)
}

/// The log of a finished game, with the secret of its dice: `reame verify` checks it.
#[utoipa::path(get, path = "/api/tables/{id}/export", tag = "records", params(("id" = String, Path), Invited),
    responses((status = 200, body = String, content_type = "application/x-ndjson")))]
async fn export(Visit { room, .. }: Visit<Invited>) -> Result<Response, Problem> {
    room.finished()?;
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", room.row.game, room.row.id);
    let headers = [(header::CONTENT_TYPE, LINES.to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, room.log().await?.write()).into_response())
}

/// Bring in a finished game: it is checked from its first line to its last, and can then be replayed here.
#[utoipa::path(post, path = "/api/imports", tag = "records",
    request_body(content = String, content_type = "application/x-ndjson"),
    responses((status = 201, body = TableInfo)))]
async fn import(
    State(app): State<App>,
    Signed(person): Signed,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    if kind.split(';').next().map(str::trim) != Some(LINES) {
        return Err(Problem::with(ProblemKind::MediaType, format!("expected {LINES}")));
    }
    let body = body.map_err(body_problem)?;
    let text =
        std::str::from_utf8(&body).map_err(|e| Problem::with(ProblemKind::BadRequest, e.to_string()))?;
    if text.contains('\0') {
        return Err(Problem::with(ProblemKind::BadRequest, "NUL in the text"));
    }
    let log = Log::parse(text).map_err(|bad| Problem::invalid("log", bad))?;
    check_words(&log)?;
    let title = app.title(&log.header.game, &log.header.content).await?;
    let secret = log.secret();
    let loaded = tokio::task::block_in_place(|| title.load(&log, secret, &mut |_, _| {}));
    let game = loaded.map_err(|bad| Problem::invalid("log", bad))?;
    if game.standing().is_none() {
        return Err(Problem::new(ProblemKind::NotOver));
    }
    let seat = |(seat, (sitter, contribution)): (usize, (&Sitter, &String))| SeatRow {
        seat: seat as u8,
        kind: if sitter.player == "you" { SeatKind::Person } else { SeatKind::Bot },
        person: None,
        bot: (sitter.player != "you").then(|| sitter.player.clone()),
        contribution: contribution.clone(),
        stand_in: None,
        instructions: Vec::new(),
    };
    let sitters = log.header.seats.iter().zip(&log.header.contributions);
    let new = NewTable {
        id: table_id(),
        game: log.header.game.clone(),
        name: person.name.clone(),
        options: log.header.options.to_string(),
        host: person.id,
        visibility: Visibility::Invited,
        invite: word::<16>(),
        pace: Pace::Live,
        absent: Absent::Bot,
        hints: Hints::Alone,
        secret: secret.map(|secret| secret.to_string()).unwrap_or_default(),
        commitment: log.header.commitment.to_string(),
        seats: sitters.enumerate().map(seat).collect(),
        created: now(),
    };
    let lines: Vec<String> = log.entries.iter().map(|entry| line(entry).trim_end().to_owned()).collect();
    let header = line(&log.header);
    let (rules, content) = (&log.header.rules, &log.header.content);
    let pack = title.pack(Some(content)).map(|pack| pack.write()).unwrap_or_default();
    app.store.import_table(&new, header.trim_end(), rules, (content, &pack), &lines).await?;
    let room = app.cell(&new.id).await?.enter_fresh().await?;
    Ok((StatusCode::CREATED, Json(room.info(Some(person.id)))))
}

/// What a log says in words of its own is stored and shown like all that people type.
fn check_words(log: &Log) -> Result<(), Problem> {
    let header = &log.header;
    check_text("rules", &header.rules, 64)?;
    for sitter in &header.seats {
        check_text("seats", &sitter.name, 64)?;
        check_text("seats", &sitter.player, 64)?;
    }
    header.contributions.iter().try_for_each(|words| check_text("contributions", words, 64))
}
