//! Playing: answers, why not, taking back, resigning.

use super::View;
use crate::app::App;
use crate::extract::{Body, Number, Params, SeatNumber, Tongue, check_key};
use crate::problem::{Problem, ProblemKind};
use crate::room::message::TableInfo;
use crate::room::{AnswerRequest, UndoDone};
use crate::visit::{AtTable, InSeat, Input};
use crate::words::AskKind;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::PersonId;
use table::{SeatSet, Undo};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(answer))
        .routes(routes!(why_not))
        .routes(routes!(undo_scope, undo))
        .routes(routes!(ask))
        .routes(routes!(resign))
        .routes(routes!(come_back))
}

/// What is asked about.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct WhyNot {
    /// Which of my seats.
    #[param(value_type = Option<u8>, minimum = 0, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The elements picked so far, separated by spaces.
    #[serde(default)]
    #[param(example = "die/3")]
    picked: String,
    /// The element that cannot be picked next.
    #[param(example = "advisor/8")]
    element: String,
}

impl Input for WhyNot {
    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }
}

/// An answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerBody {
    /// Which of my seats; not needed with one.
    #[schema(value_type = Option<u8>, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The length of the log that I saw.
    #[schema(value_type = u32, maximum = 2_147_483_647)]
    at: Number,
    /// The path of the answer.
    #[schema(example = "die/3 die/5 advisor/8")]
    answer: String,
    /// Any word of my own, another for each answer: the same request again changes nothing.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    key: String,
}

impl Input for AnswerBody {
    fn check(&self) -> Result<(), Problem> {
        check_key(&self.key)
    }

    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }
}

/// An answer that was taken.
#[derive(Serialize, ToSchema)]
pub struct Taken {
    /// Its entry.
    n: u32,
    /// How many entries the log has.
    length: u32,
}

/// Why an element cannot be picked.
#[derive(Serialize, ToSchema)]
pub struct Why {
    /// The reason; none if it can be picked, or there is nothing to say.
    refusal: Option<RefusalInfo>,
}

/// The reason of a refusal.
#[derive(Serialize, ToSchema)]
#[schema(as = Reason)]
pub struct RefusalInfo {
    /// The rule.
    rule: Option<&'static str>,
    /// A key with arguments.
    #[schema(value_type = Object)]
    message: table::Message,
    /// It in words.
    text: String,
}

/// Taking back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoBody {
    /// Which of my seats; not needed with one.
    #[schema(value_type = Option<u8>, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The length of the log that I saw.
    #[schema(value_type = u32, maximum = 2_147_483_647)]
    at: Number,
    /// Any word of my own: the same request again changes nothing.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    key: String,
}

impl Input for UndoBody {
    fn check(&self) -> Result<(), Problem> {
        check_key(&self.key)
    }

    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }
}

/// What it takes to take back.
#[derive(Serialize, ToSchema)]
pub struct Scope {
    /// The entry whose answer would go; none if there is nothing to take back.
    back: Option<u32>,
    /// Who would be asked.
    #[schema(value_type = Vec<u8>)]
    asks: SeatSet,
}

/// A word on what was asked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplyBody {
    /// To take back, or to replace who is late.
    kind: AskKind,
    /// Who is to be replaced; only to ask for it.
    #[schema(value_type = Option<u8>, maximum = 7)]
    seat: Option<SeatNumber>,
    /// What I say.
    reply: Reply,
}

impl Input for ReplyBody {}

/// What one says to what was asked.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// Yes.
    Agree,
    /// No.
    Refuse,
}

/// One of my seats.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChoice {
    /// Which of my seats; not needed with one.
    #[schema(value_type = Option<u8>, maximum = 7)]
    seat: Option<SeatNumber>,
}

impl Input for SeatChoice {
    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }
}

/// Answer.
#[utoipa::path(post, path = "/api/tables/{id}/answers", tag = "play", params(("id" = String, Path)),
    request_body = AnswerBody, responses((status = 200, body = Taken)))]
async fn answer(
    InSeat { mut room, seat, said: Body(body), .. }: InSeat<Body<AnswerBody>>,
) -> Result<Json<Taken>, Problem> {
    room.plays_himself(seat)?;
    let ask = AnswerRequest { at: body.at.0, answer: body.answer, key: body.key };
    // On a task of its own: what was begun is finished, even if who asked hangs up.
    tokio::spawn(async move {
        let n = room.answer(seat, &ask).await?;
        room.cell.drive();
        Ok(Json(Taken { n, length: room.row.length }))
    })
    .await
    .unwrap_or_else(|_| Err(Problem::new(ProblemKind::Internal)))
}

/// Why can this element not be picked?
#[utoipa::path(get, path = "/api/tables/{id}/why", tag = "play", params(("id" = String, Path), WhyNot),
    responses((status = 200, body = Why)))]
async fn why_not(
    Tongue(lang): Tongue,
    InSeat { room, seat, said: Params(ask), .. }: InSeat<Params<WhyNot>>,
) -> Result<Json<Why>, Problem> {
    let picked: Vec<String> = ask.picked.split_whitespace().map(str::to_owned).collect();
    let refusal = room.begun()?.why_not(seat, &picked, &ask.element);
    let reason = |refusal: table::Refusal| RefusalInfo {
        rule: refusal.rule.map(|rule| rule.0),
        text: room.wording().texts(lang).message(&refusal.message, room.names()),
        message: refusal.message,
    };
    Ok(Json(Why { refusal: refusal.map(reason) }))
}

/// What would it take to take back my last answer?
#[utoipa::path(get, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path), View),
    responses((status = 200, body = Scope)))]
async fn undo_scope(InSeat { room, seat, .. }: InSeat<Params<View>>) -> Result<Json<Scope>, Problem> {
    Ok(Json(match room.undo_scope(seat)? {
        Undo::Nothing => Scope { back: None, asks: SeatSet::EMPTY },
        Undo::Free { back } => Scope { back: Some(back), asks: SeatSet::EMPTY },
        Undo::Ask { back, seats } => Scope { back: Some(back), asks: seats },
    }))
}

/// Take back my last answer; beyond what is free, the seats that it touches are asked (202).
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)),
    request_body = UndoBody, responses((status = 200, body = UndoDone), (status = 202, body = UndoDone)))]
async fn undo(
    InSeat { mut room, seat, said: Body(body), .. }: InSeat<Body<UndoBody>>,
) -> Result<(StatusCode, Json<UndoDone>), Problem> {
    let ask = AnswerRequest { at: body.at.0, answer: String::new(), key: body.key };
    let done = room.undo(seat, &ask).await?;
    room.tell_around().await?;
    room.cell.drive();
    let status = if done.n.is_some() { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, Json(done)))
}

/// Agree to what was asked, or refuse it; or ask to replace a seat that is late.
#[utoipa::path(post, path = "/api/tables/{id}/asks", tag = "play", params(("id" = String, Path)),
    request_body = ReplyBody, responses((status = 200, body = TableInfo)))]
async fn ask(
    AtTable { mut room, person, said: Body(body) }: AtTable<Body<ReplyBody>>,
) -> Result<Json<TableInfo>, Problem> {
    match (body.kind, body.reply, body.seat) {
        (AskKind::Replace, Reply::Agree, Some(seat)) => room.replace(person.id, seat.into()).await?,
        (kind, Reply::Agree, _) => room.agree(person.id, kind.into()).await?,
        (kind, Reply::Refuse, _) => room.refuse(person.id, kind.into()).await?,
    }
    room.tell_around().await?;
    room.cell.drive();
    Ok(Json(room.info(Some(person.id))))
}

/// Let a bot play my seat from now on. Where nobody else plays, only bots are left: the host may have so many such tables.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "play", params(("id" = String, Path)),
    request_body = SeatChoice, responses((status = 200, body = TableInfo)))]
async fn resign(
    State(app): State<App>,
    in_seat: InSeat<Body<SeatChoice>>,
) -> Result<Json<TableInfo>, Problem> {
    let (room, host) = (&in_seat.room, in_seat.room.row.host);
    let bot = room.quick_bot()?;
    let _turn = app.quotas.turn(host).await;
    if !room.has_people_beside(in_seat.seat) {
        app.quotas.a_bot_table(app.store.made_by(host).await?.1)?;
    }
    stand_in(in_seat, Some(bot)).await
}

/// Take my seat back from the bot that plays it.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "play", params(("id" = String, Path)),
    request_body = SeatChoice, responses((status = 200, body = TableInfo)))]
async fn come_back(in_seat: InSeat<Body<SeatChoice>>) -> Result<Json<TableInfo>, Problem> {
    stand_in(in_seat, None).await
}

async fn stand_in(
    InSeat { mut room, person, seat, .. }: InSeat<Body<SeatChoice>>,
    bot: Option<&'static str>,
) -> Result<Json<TableInfo>, Problem> {
    room.stand_in(seat, bot).await?;
    room.tell_around().await?;
    room.cell.drive();
    Ok(Json(room.info(Some(person.id))))
}

/// Bots take the seats of somebody who goes for good, wherever he plays.
pub(super) async fn leave_running(app: &App, id: &str, person: PersonId) -> Result<(), Problem> {
    let mut room = app.cell(id).await?.enter_fresh().await?;
    if room.row.status != store::Status::Running {
        return Ok(());
    }
    let bot = room.quick_bot()?;
    for seat in room.seats_of(Some(person)) {
        match room.stand_in(seat, Some(bot)).await {
            Err(problem) if problem.kind != ProblemKind::StandIn => return Err(problem),
            Ok(()) | Err(_) => {}
        }
    }
    room.tell_around().await?;
    room.cell.drive();
    Ok(())
}
