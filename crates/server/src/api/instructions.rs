//! Answers given beforehand, and what can be picked next.

use super::View;
use crate::app::App;
use crate::extract::{Body, Params, SeatNumber};
use crate::names::check_line;
use crate::problem::Problem;
use crate::room::Room;
use crate::visit::{InSeat, Input};
use axum::Json;
use serde::{Deserialize, Serialize};
use table::{Complete, Element, Seat};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest path that is looked at.
const LONGEST: usize = 400;
/// At most so many elements are told.
const MOST: usize = 1024;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(parts)).routes(routes!(said, instruct, take_back))
}

/// What was picked so far.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Picked {
    /// Which of my seats.
    #[param(value_type = Option<u8>, minimum = 0, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The elements picked so far, separated by spaces.
    #[serde(default)]
    #[param(example = "gold/7 to/1", max_length = 400)]
    picked: String,
}

impl Input for Picked {
    fn check(&self) -> Result<(), Problem> {
        check_line("picked", &self.picked, LONGEST)
    }

    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }
}

/// What can be picked next.
#[derive(Serialize, ToSchema)]
pub struct PartsInfo {
    /// The length of the log.
    length: u32,
    /// The elements that can come next, at most 1024.
    #[schema(value_type = Vec<String>)]
    next: Vec<Element>,
    /// Is what was picked a whole answer already?
    whole: bool,
}

/// An answer given beforehand.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Instruction)]
pub struct InstructionInfo {
    /// The key of the question.
    #[schema(min_length = 1, max_length = 64)]
    prompt: String,
    /// The path of the answer.
    #[schema(min_length = 1, max_length = 400)]
    answer: String,
    /// How long it holds.
    until: UntilWord,
}

impl Input for InstructionInfo {
    fn check(&self) -> Result<(), Problem> {
        for (what, text, most) in [("prompt", &self.prompt, 64), ("answer", &self.answer, LONGEST)] {
            check_line(what, text, most)?;
            if text.trim().is_empty() {
                return Err(Problem::invalid(what, format!("1 to {most} characters")));
            }
        }
        Ok(())
    }
}

/// How long an instruction holds.
#[derive(Copy, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = Until)]
pub enum UntilWord {
    /// Until it is taken back.
    TakenBack,
    /// Until the seat is asked something else.
    AskedElse,
}

/// What a seat has said beforehand; nobody else is told.
#[derive(Serialize, ToSchema)]
pub struct Instructions {
    /// All of it.
    instructions: Vec<InstructionInfo>,
}

impl Instructions {
    fn of(room: &Room, seat: Seat) -> Json<Instructions> {
        Json(Instructions {
            instructions: room.instructions(seat).iter().map(InstructionInfo::from).collect(),
        })
    }
}

/// Which instruction.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct About {
    /// Which of my seats.
    #[param(value_type = Option<u8>, minimum = 0, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The key of the question; without it all are taken back.
    prompt: Option<String>,
}

impl Input for About {
    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }
}

impl From<&table::Instruction> for InstructionInfo {
    fn from(said: &table::Instruction) -> InstructionInfo {
        let until = match said.until {
            table::InstructionUntil::TakenBack => UntilWord::TakenBack,
            table::InstructionUntil::AskedElse => UntilWord::AskedElse,
        };
        InstructionInfo { prompt: said.prompt.clone(), answer: said.answer.clone(), until }
    }
}

impl From<InstructionInfo> for table::Instruction {
    fn from(said: InstructionInfo) -> table::Instruction {
        let until = match said.until {
            UntilWord::TakenBack => table::InstructionUntil::TakenBack,
            UntilWord::AskedElse => table::InstructionUntil::AskedElse,
        };
        table::Instruction { prompt: said.prompt, answer: said.answer, until }
    }
}

/// What can I pick next, after these elements?
#[utoipa::path(get, path = "/api/tables/{id}/parts", tag = "play", params(("id" = String, Path), Picked),
    responses((status = 200, body = PartsInfo)))]
async fn parts(
    InSeat { room, seat, said: Params(ask), .. }: InSeat<Params<Picked>>,
) -> Result<Json<PartsInfo>, Problem> {
    let picked: Vec<&str> = ask.picked.split_whitespace().collect();
    let mut parts = room.begun()?.parts(seat, &picked);
    parts.next.truncate(MOST);
    let whole = parts.complete == Complete::Whole;
    Ok(Json(PartsInfo { length: room.row.length, next: parts.next, whole }))
}

/// What have I said beforehand?
#[utoipa::path(get, path = "/api/tables/{id}/instructions", tag = "play", params(("id" = String, Path), View),
    responses((status = 200, body = Instructions)))]
async fn said(InSeat { room, seat, .. }: InSeat<Params<View>>) -> Json<Instructions> {
    Instructions::of(&room, seat)
}

/// Answer a question beforehand, whenever it comes; at most 16 questions.
#[utoipa::path(put, path = "/api/tables/{id}/instructions", tag = "play", params(("id" = String, Path), View),
    request_body = InstructionInfo, responses((status = 200, body = Instructions)))]
async fn instruct(
    InSeat { mut room, seat, said: (_, Body(body)), .. }: InSeat<(Params<View>, Body<InstructionInfo>)>,
) -> Result<Json<Instructions>, Problem> {
    room.begun()?;
    room.instruct(seat, body.into()).await?;
    room.cell.drive();
    Ok(Instructions::of(&room, seat))
}

/// Take back what I have said beforehand.
#[utoipa::path(delete, path = "/api/tables/{id}/instructions", tag = "play", params(("id" = String, Path), About),
    responses((status = 200, body = Instructions)))]
async fn take_back(
    InSeat { mut room, seat, said: Params(about), .. }: InSeat<Params<About>>,
) -> Result<Json<Instructions>, Problem> {
    room.take_back_instruction(seat, about.prompt.as_deref()).await?;
    Ok(Instructions::of(&room, seat))
}
