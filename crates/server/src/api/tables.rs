//! The lobby: making tables, finding them, sitting down, beginning, playing again.

use super::Invited;
use crate::app::App;
use crate::chance::{now, secret, table_id, word};
use crate::extract::{Address, Body, Caller, Params, SeatNumber, Signed};
use crate::names::check_line;
use crate::problem::{Problem, ProblemKind};
use crate::room::check_bot;
use crate::room::message::TableInfo;
use crate::visit::{AtTable, Input, Visit};
use crate::words::{Absent, Hints, Pace, Visibility};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::{
    Finished, FinishedPage, FinishedPlace, Listing, NewTable, PersonId, SeatKind, SeatRow, StoreError,
    TableRow,
};
use table::Secret;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(show, close))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(rematch))
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// Which tables; `open` if not given.
    #[serde(default)]
    #[param(inline)]
    list: Lists,
    /// `next` of the page before; `finished` and `played` come in pages of twenty.
    #[serde(default, deserialize_with = "place")]
    #[param(value_type = Option<String>, pattern = "^[0-9]{1,15}-[A-Za-z0-9]{12}$")]
    from: Option<FinishedPlace>,
}

fn place<'de, D: Deserializer<'de>>(from: D) -> Result<Option<FinishedPlace>, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map(Some).map_err(serde::de::Error::custom)
}

/// Which tables to list; of those that do not come in pages at most a hundred.
#[derive(Copy, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Lists {
    /// Public tables with a free seat, the newest first.
    #[default]
    Open,
    /// Those at which I sit, the newest change first.
    Mine,
    /// Those that wait for me, the longest first.
    Waiting,
    /// Public tables in play, to watch, the newest first; at most thirty.
    Running,
    /// Public tables that are over, the newest first.
    Finished,
    /// Those that are over at which I sat, or which I made or brought in, the newest first.
    Played,
}

/// Tables.
#[derive(Clone, Serialize, ToSchema)]
pub struct Tables {
    /// The tables.
    tables: Vec<TableInfo>,
    /// Where the next page begins; none after the last one.
    next: Option<String>,
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTableBody {
    /// Which game.
    #[schema(example = "kingsburg")]
    game: String,
    /// The name it is listed by, at most 40 characters; without one, that of the host.
    #[schema(max_length = 40, pattern = r"^[^\x00-\x1f\x7f-\x9f]*$")]
    name: Option<String>,
    /// The game's options; without them its defaults.
    #[schema(value_type = Option<Object>)]
    options: Option<Value>,
    /// Who shall sit where.
    #[schema(min_items = 1, max_items = 8)]
    seats: Vec<SeatBody>,
    /// Who may find it; `public` if not given.
    visibility: Option<Visibility>,
    /// How fast it is played; `live` if not given.
    pace: Option<Pace>,
    /// What happens when a deadline passes; `bot` if not given.
    absent: Option<Absent>,
    /// Who may ask for hints; `alone` if not given.
    hints: Option<Hints>,
    /// What I add to the dice, at most 64 characters, of which the SHA-256 of `reame/contribution/1` and it goes into the
    /// log, in hexadecimal digits; without it the server draws something.
    #[schema(max_length = 64, pattern = r"^[^\x00-\x1f\x7f-\x9f]*$")]
    contribution: Option<String>,
    /// The seed of its dice, for practice and experiments: only where all seats are mine or bots', so that nobody else's dice
    /// are at stake. The log says that the table was seeded.
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    seed: Option<u64>,
}

/// What comes before a contribution when it is hashed.
const SALTED: &str = "reame/contribution/1";

/// For how many milliseconds a live table is offered that nobody waits at.
const OFFERED: i64 = 60 * 60 * 1000;
/// The highest seed: what every reader of JSON reads exactly.
const HIGHEST_SEED: u64 = (1 << 53) - 1;

/// Who shall sit in a seat.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum SeatBody {
    /// Me; more than once to play around one screen.
    Me {},
    /// Somebody who joins.
    Person {},
    /// A bot.
    Bot {
        /// Its name.
        #[schema(example = "steward")]
        bot: String,
    },
}

/// Taking a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinBody {
    /// Which seat; without it the first that is free.
    #[schema(value_type = Option<u8>, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The code of the invitation, at a table that needs one.
    invite: Option<String>,
    /// What I add to the dice, at most 64 characters, of which the SHA-256 of `reame/contribution/1` and it goes into the
    /// log, in hexadecimal digits; without it the server draws something.
    #[schema(max_length = 64, pattern = r"^[^\x00-\x1f\x7f-\x9f]*$")]
    contribution: Option<String>,
}

impl Input for JoinBody {
    fn check(&self) -> Result<(), Problem> {
        check_contribution(self.contribution.as_deref())
    }
}

/// Beginning.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StartBody {
    /// The bot that takes the seats that are free.
    fill: Option<String>,
}

impl Input for StartBody {}

/// List tables.
#[utoipa::path(get, path = "/api/tables", tag = "lobby", params(Which), responses((status = 200, body = Tables)))]
async fn list(
    State(app): State<App>,
    Caller(caller): Caller,
    Params(which): Params<Which>,
) -> Result<Json<Tables>, Problem> {
    let person = caller.map(|person| person.id);
    let me = || person.ok_or(Problem::new(ProblemKind::NotSignedIn));
    let store = &app.store;
    let paged = |page: FinishedPage| (page.tables, page.next);
    let (rows, next) = match which.list {
        Lists::Open => return open_tables(&app, person).await.map(Json),
        Lists::Mine => (store.list(Listing::Mine(me()?)).await?, None),
        Lists::Waiting => (store.list(Listing::WaitingFor(me()?)).await?, None),
        Lists::Running => (store.list(Listing::Running).await?, None),
        Lists::Finished => paged(store.finished(Finished::Public, which.from).await?),
        Lists::Played => paged(store.finished(Finished::Own(me()?), which.from).await?),
    };
    let tables = crate::room::summaries(&app, rows, person).await?;
    Ok(Json(Tables { tables, next: next.map(|place| place.to_string()) }))
}

/// The open tables; for who is not signed in, as they were within the last second.
async fn open_tables(app: &App, person: Option<PersonId>) -> Result<Tables, Problem> {
    let list = || async move {
        let mut rows = app.store.list(Listing::Open).await?;
        rows.retain(|row| is_offered(app, row));
        Ok::<_, Problem>(Tables { tables: crate::room::summaries(app, rows, person).await?, next: None })
    };
    match person {
        Some(_) => list().await,
        None => app.open_tables.get_or(list).await,
    }
}

/// Would somebody who sits down there meet anybody? At a live table nothing has happened for long only if nobody waits.
fn is_offered(app: &App, row: &TableRow) -> bool {
    match row.pace {
        store::Pace::Correspondence { .. } => true,
        store::Pace::Live => {
            row.changed > now() - OFFERED || app.known(&row.id).is_some_and(|cell| cell.has_listeners())
        }
    }
}

/// Make a table.
#[utoipa::path(post, path = "/api/tables", tag = "lobby", request_body = NewTableBody,
    responses((status = 201, body = TableInfo)))]
async fn create(
    State(app): State<App>,
    Signed(person): Signed,
    Address(from): Address,
    Body(new): Body<NewTableBody>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let offer = app.offer(&new.game)?;
    let (least, most) = offer.title.seats;
    let count = u8::try_from(new.seats.len()).ok().filter(|count| (least..=most).contains(count));
    let count = count.ok_or_else(|| Problem::invalid("seats", format!("{least} to {most}")))?;
    let options = new.options.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    let checked =
        offer.title.check(&options, count).map_err(|bad| Problem::unplayable(offer.title.name, &bad))?;
    let name = new.name.unwrap_or_else(|| person.name.clone());
    check_line("name", &name, 40)?;
    let pace = new.pace.unwrap_or_default();
    if let Pace::Correspondence { seconds } = pace
        && !Pace::SECONDS.contains(&seconds)
    {
        return Err(Problem::invalid("pace", "from 60 to 2592000 seconds"));
    }
    check_contribution(new.contribution.as_deref())?;
    let dice = Dice::of(new.seed, new.contribution.as_deref(), &new.seats)?;
    let bots = offer.players.names();
    let seats = new
        .seats
        .into_iter()
        .enumerate()
        .map(|(seat, body)| seat_row(&bots, seat as u8, body, person.id, &dice));
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    let secret = dice.secret;
    let table = NewTable {
        id: table_id(),
        game: new.game,
        name: if name.trim().is_empty() { person.name.clone() } else { name },
        options: checked.options.to_string(),
        host: person.id,
        visibility: new.visibility.unwrap_or(Visibility::Public).into(),
        invite: word::<16>(),
        pace: pace.into(),
        absent: new.absent.unwrap_or(Absent::Bot).into(),
        hints: new.hints.unwrap_or(Hints::Alone).into(),
        secret: secret.to_string(),
        commitment: secret.commitment().to_string(),
        seats,
        created: now(),
    };
    let turn = app.quotas.turn(person.id).await;
    app.quotas.a_table(person.id, from, app.store.made_by(person.id).await?.0)?;
    app.store.create_table(&table).await?;
    drop(turn);
    app.open_tables.forget().await;
    let room = app.cell(&table.id).await?.enter_fresh().await?;
    Ok((StatusCode::CREATED, Json(room.info(Some(person.id)))))
}

/// Where the dice of a new table come from.
struct Dice {
    secret: Secret,
    /// What the host adds.
    own: String,
    /// What a bot adds; none: something new for each.
    of_bot: Option<String>,
}

impl Dice {
    /// From the system, or from a seed where nobody else plays.
    fn of(seed: Option<u64>, contribution: Option<&str>, seats: &[SeatBody]) -> Result<Dice, Problem> {
        let Some(seed) = seed else {
            return Ok(Dice { secret: secret(), own: salt(contribution), of_bot: None });
        };
        if seats.iter().any(|seat| matches!(seat, SeatBody::Person {})) {
            return Err(Problem::invalid("seed", "only where all seats are yours or bots'"));
        }
        if contribution.is_some() {
            return Err(Problem::invalid("seed", "a seeded table takes no contribution"));
        }
        if seed > HIGHEST_SEED {
            return Err(Problem::invalid("seed", format!("from 0 to {HIGHEST_SEED}")));
        }
        let own = table::log::seeded(seed);
        Ok(Dice { secret: Secret::of_seed(seed), of_bot: Some(own.clone()), own })
    }
}

/// What a seat adds to the dice: something drawn, or a hash of what its owner typed. What he typed is not kept, since it could
/// not be deleted with his name: the dice depend on it for ever.
fn salt(typed: Option<&str>) -> String {
    let hashed = |typed| hex::encode(Sha256::new().chain_update(SALTED).chain_update(typed).finalize());
    typed.map_or_else(word::<16>, hashed)
}

/// What a seat adds to the dice.
fn check_contribution(given: Option<&str>) -> Result<(), Problem> {
    check_line("contribution", given.unwrap_or_default(), 64)
}

fn seat_row(
    bots: &[&str],
    seat: u8,
    body: SeatBody,
    host: PersonId,
    dice: &Dice,
) -> Result<SeatRow, Problem> {
    let row = |kind, person, bot, contribution| SeatRow {
        seat,
        kind,
        person,
        bot,
        contribution,
        stand_in: None,
        instructions: Vec::new(),
    };
    Ok(match body {
        SeatBody::Me {} => row(SeatKind::Person, Some(host), None, dice.own.clone()),
        SeatBody::Person {} => row(SeatKind::Person, None, None, String::new()),
        SeatBody::Bot { bot } => {
            check_bot(bots, &bot)?;
            row(SeatKind::Bot, None, Some(bot), dice.of_bot.clone().unwrap_or_else(word::<16>))
        }
    })
}

/// Look at a table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "lobby", params(("id" = String, Path), Invited),
    responses((status = 200, body = TableInfo)))]
async fn show(Visit { room, person, .. }: Visit<Invited>) -> Json<TableInfo> {
    Json(room.info(person))
}

/// Call off a table that has not begun.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "lobby", params(("id" = String, Path)),
    responses((status = 204)))]
async fn close(
    State(app): State<App>,
    AtTable { room, person, .. }: AtTable<()>,
) -> Result<StatusCode, Problem> {
    room.hosted_by(person.id)?;
    room.in_lobby()?;
    let closed = app.store.close_table(&room.row.id).await;
    app.open_tables.forget().await;
    match closed {
        Err(StoreError::Conflict) => Err(Problem::new(ProblemKind::Begun)),
        done => Ok(done.map(|()| StatusCode::NO_CONTENT)?),
    }
}

/// Take a free seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "lobby", params(("id" = String, Path)),
    request_body = JoinBody, responses((status = 200, body = TableInfo)))]
async fn join(
    State(app): State<App>,
    AtTable { mut room, person, said: Body(body) }: AtTable<Body<JoinBody>>,
) -> Result<Json<TableInfo>, Problem> {
    if !room.is_visible(Some(person.id), body.invite.as_deref()) {
        return Err(Problem::new(ProblemKind::Invitation));
    }
    room.join(person.id, body.seat, &salt(body.contribution.as_deref())).await?;
    app.open_tables.forget().await;
    Ok(Json(room.info(Some(person.id))))
}

/// Leave a table that has not begun.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "lobby", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo)))]
async fn leave(
    State(app): State<App>,
    AtTable { mut room, person, .. }: AtTable<()>,
) -> Result<Json<TableInfo>, Problem> {
    room.leave(person.id).await?;
    app.open_tables.forget().await;
    Ok(Json(room.info(Some(person.id))))
}

/// Begin the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "lobby", params(("id" = String, Path)),
    request_body = StartBody, responses((status = 200, body = TableInfo)))]
async fn start(
    State(app): State<App>,
    AtTable { mut room, person, said: Body(body) }: AtTable<Body<StartBody>>,
) -> Result<Json<TableInfo>, Problem> {
    room.hosted_by(person.id)?;
    let turn = app.quotas.turn(person.id).await;
    if room.is_of_bots() {
        app.quotas.a_bot_table(app.store.made_by(person.id).await?.1)?;
    }
    room.start(body.fill.as_deref()).await?;
    drop(turn);
    app.open_tables.forget().await;
    room.tell_around().await?;
    room.cell.drive();
    Ok(Json(room.info(Some(person.id))))
}

/// Make a table to play again: the same game, options and bots, and free seats for the others.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "lobby", params(("id" = String, Path)),
    responses((status = 201, body = TableInfo)))]
async fn rematch(
    State(app): State<App>,
    Address(from): Address,
    AtTable { room, person, .. }: AtTable<()>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    if room.seats_of(Some(person.id)).is_empty() {
        return Err(Problem::new(ProblemKind::NotSeated));
    }
    room.finished()?;
    let next = match &room.row.rematch {
        Some(next) => next.clone(),
        None => {
            let _turn = app.quotas.turn(person.id).await;
            app.quotas.a_table(person.id, from, app.store.made_by(person.id).await?.0)?;
            again(&app, &room.row, &room.seats, person.id).await?
        }
    };
    drop(room);
    let mut room = app.cell(&next).await?.enter_fresh().await?;
    if room.in_lobby().is_ok() {
        room.join(person.id, None, &word::<16>()).await?;
    }
    app.open_tables.forget().await;
    Ok((StatusCode::CREATED, Json(room.info(Some(person.id)))))
}

/// Makes the next table, once.
async fn again(app: &App, row: &TableRow, seats: &[SeatRow], host: PersonId) -> Result<String, Problem> {
    let secret = secret();
    let seat = |seat: &SeatRow| SeatRow {
        seat: seat.seat,
        kind: seat.kind,
        person: None,
        bot: seat.bot.clone(),
        contribution: if seat.kind == SeatKind::Bot { word::<16>() } else { String::new() },
        stand_in: None,
        instructions: Vec::new(),
    };
    let next = NewTable {
        id: table_id(),
        game: row.game.clone(),
        name: row.name.clone(),
        options: row.options.clone(),
        host,
        visibility: row.visibility,
        invite: word::<16>(),
        pace: row.pace,
        absent: row.absent,
        hints: row.hints,
        secret: secret.to_string(),
        commitment: secret.commitment().to_string(),
        seats: seats.iter().map(seat).collect(),
        created: now(),
    };
    app.store.create_table(&next).await?;
    match app.store.set_rematch(row, &next.id).await {
        Ok(()) => Ok(next.id),
        Err(StoreError::Conflict) => {
            app.store.close_table(&next.id).await?;
            let row = app.store.table(&row.id).await?;
            row.and_then(|row| row.rematch).ok_or(Problem::new(ProblemKind::MovedOn))
        }
        Err(error) => Err(error.into()),
    }
}
