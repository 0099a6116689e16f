//! Finished games: taking them out, and bringing them in.

use super::Invited;
use crate::app::App;
use crate::chance::{now, table_id, word};
use crate::extract::{Address, Signed, body_problem, in_time};
use crate::names::check_line;
use crate::problem::{Problem, ProblemKind};
use crate::room::message::TableInfo;
use crate::room::snapshot;
use crate::thinkers::{Effort, Whom};
use crate::visit::Visit;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest as _, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::{Absent, Hints, NewTable, Pace, PersonId, SeatKind, SeatRow, SnapshotRow, Visibility};
use table::log::{Act, line};
use table::{BadLog, Log, Sitter, Title};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The largest log that can be brought in.
const LARGEST: usize = 2 * 1024 * 1024;
/// The longest log that can be brought in: five times as long as any game that people have played.
const MOST_ENTRIES: usize = 10_000;
/// What was taken back is checked at length: whoever could mind is asked what he could know.
const MOST_UNDOS: usize = 500;
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
    Address(from): Address,
    headers: HeaderMap,
    request: Request,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    if kind.split(';').next().map(str::trim) != Some(LINES) {
        return Err(Problem::with(ProblemKind::MediaType, format!("expected {LINES}")));
    }
    let body = in_time(&app, Bytes::from_request(request, &app)).await?.map_err(body_problem)?;
    let text =
        std::str::from_utf8(&body).map_err(|e| Problem::with(ProblemKind::BadRequest, e.to_string()))?;
    if text.contains('\0') {
        return Err(Problem::with(ProblemKind::BadRequest, "NUL in the text"));
    }
    let log = Log::parse(text).map_err(|bad| Problem::invalid("log", bad))?;
    check_length(&log)?;
    check_words(&log)?;
    app.quotas.an_import(person.id, from)?;
    let _one = app.importers.enter(person.id).ok_or(Problem::new(ProblemKind::TooMany))?;
    let title = app.title(&log.header.game, &log.header.content).await?;
    let secret = log.secret();
    let (checked, log) = check(&app, person.id, title.clone(), log).await?;
    let kept =
        checked.map_err(|bad| Problem::invalid("log", bad))?.ok_or(Problem::new(ProblemKind::NotOver))?;
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
    app.store.put_snapshot(&new.id, kept).await?;
    let room = app.cell(&new.id).await?.enter_fresh().await?;
    Ok((StatusCode::CREATED, Json(room.info(Some(person.id)))))
}

/// Plays a log where bots think. The state at its end, if it has come to one.
async fn check(
    app: &App,
    person: PersonId,
    title: Title,
    log: Log,
) -> Result<(Result<Option<SnapshotRow>, BadLog>, Log), Problem> {
    let play = move || {
        let game = title.load(&log, log.secret(), &mut |_, _| {});
        let kept = game.map(|game| game.standing().map(|_| snapshot(&*game)));
        (kept, log)
    };
    let checked = app.thinkers.think(Whom::Person(person), Effort::Long, play).await;
    checked.ok_or(Problem::new(ProblemKind::Internal))
}

/// A log that is too long, or takes back too often, is not even looked at.
fn check_length(log: &Log) -> Result<(), Problem> {
    let undos = log.entries.iter().filter(|entry| matches!(entry.act, Act::Undo { .. })).count();
    if log.entries.len() > MOST_ENTRIES || undos > MOST_UNDOS {
        let most = format!("at most {MOST_ENTRIES} entries, {MOST_UNDOS} of which take back");
        return Err(Problem::invalid("log", most));
    }
    Ok(())
}

/// What a log says in words of its own is stored and shown like all that people type.
fn check_words(log: &Log) -> Result<(), Problem> {
    let header = &log.header;
    check_line("rules", &header.rules, 64)?;
    for sitter in &header.seats {
        check_line("seats", &sitter.name, 64)?;
        check_line("seats", &sitter.player, 64)?;
    }
    header.contributions.iter().try_for_each(|words| check_line("contributions", words, 64))
}
