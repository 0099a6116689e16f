//! Hints: what a search would answer, from what the seat may know.

use super::play::SeatChoice;
use crate::app::App;
use crate::chance::bytes;
use crate::extract::Body;
use crate::problem::{Problem, ProblemKind};
use crate::room::Room;
use crate::thinkers::{Effort, Whom};
use crate::turns::OneAtATime;
use crate::visit::InSeat;
use axum::extract::State;
use axum::{Extension, Json};
use bots::{Advice, Advised, Thought};
use serde::Serialize;
use store::PersonId;
use table::{Refusal, Seat};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// At most so many answers are told: those behind them were hardly weighed.
const MOST: usize = 10;

/// Who is waiting for a hint: one at a time for a person.
type Askers = OneAtATime<PersonId>;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(hint)).layer(Extension(Askers::default()))
}

/// What a search advises.
#[derive(Serialize, ToSchema)]
pub struct Hint {
    /// How many entries the log had: the hint is for this position.
    length: u32,
    /// For which seat.
    seat: u8,
    /// The answers that were weighed, the highest chance first, at most ten.
    answers: Vec<AdvisedAnswer>,
    /// Each seat's chance to win if the first one is given; they add up to 1.
    chances: Vec<f32>,
    /// How many games were played out for it.
    playouts: u32,
}

/// An answer that was weighed.
#[derive(Serialize, ToSchema)]
pub struct AdvisedAnswer {
    /// The answer, as a path of board elements.
    #[schema(example = "die/3 die/5 advisor/8")]
    answer: String,
    /// The seat's chance to win with it, from 0 to 1.
    chance: f32,
    /// By how much the chance may be off either way: in 95 of 100 such cases it is not more.
    margin: f32,
    /// How often it was played out.
    playouts: u32,
}

/// What would be a good answer for my seat? Only where the table allows it; it takes up to two seconds.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path)),
    request_body = SeatChoice, responses((status = 200, body = Hint)))]
async fn hint(
    State(app): State<App>,
    Extension(askers): Extension<Askers>,
    InSeat { room, person, seat, .. }: InSeat<Body<SeatChoice>>,
) -> Result<Json<Hint>, Problem> {
    room.may_have_hints(person.id)?;
    room.plays_himself(seat)?;
    let thought = advise(&app, &room, seat)?;
    let (seat, length, asking) = (seat.0, room.row.length, askers.enter(person.id));
    let asking = asking.ok_or(Problem::new(ProblemKind::Thinking))?;
    // Others go on while it is thought about.
    drop(room);
    // On a task of its own: who hangs up and asks again waits for his first hint all the same.
    let thinking = tokio::spawn(async move {
        let advice = app.thinkers.think(Whom::Person(person.id), Effort::Long, thought).await;
        drop(asking);
        advice
    });
    let advice = thinking.await.ok().flatten().ok_or(Problem::new(ProblemKind::Internal))?;
    let Advice { answers, chances, playouts } = advice;
    let answer =
        |Advised { answer, chance, margin, playouts }| AdvisedAnswer { answer, chance, margin, playouts };
    let answers = answers.into_iter().take(MOST).map(answer).collect();
    Ok(Json(Hint { length, seat, answers, chances, playouts }))
}

/// A thought about what the seat should do; it holds what the seat may know and nothing else of the table.
fn advise(app: &App, room: &Room, seat: Seat) -> Result<Thought<Advice>, Problem> {
    let game = room.begun()?;
    let thought = app.offer(&room.row.game)?.players.advise(game, seat, u64::from_le_bytes(bytes()));
    thought.ok_or_else(|| match game.standing() {
        Some(_) => Problem::new(ProblemKind::Over),
        None => {
            let refusal = Refusal::not_your_turn(game.waiting().must);
            Problem::refused(refusal, room.wording(), room.names().to_vec())
        }
    })
}
