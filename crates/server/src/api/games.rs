//! The games that are offered.

use crate::app::App;
use crate::extract::Body;
use crate::problem::{Document, Kind, Problem};
use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(consult))
}

/// The games that are offered.
#[derive(Serialize, ToSchema)]
pub struct Games {
    /// The games.
    games: Vec<GameInfo>,
}

/// A game that is offered.
#[derive(Serialize, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses.
    name: &'static str,
    /// How many can play.
    seats: SeatRange,
    /// Its bots, weakest first.
    bots: Vec<&'static str>,
    /// Its options with their defaults.
    #[schema(value_type = Object)]
    options: serde_json::Value,
    /// The words of each option that is one of a few words, the default first.
    choices: BTreeMap<&'static str, &'static [&'static str]>,
    /// The version of the rules.
    rules: &'static str,
    /// The hash of the content.
    content: String,
}

/// How many can play.
#[derive(Serialize, ToSchema)]
pub struct SeatRange {
    /// The fewest.
    least: u8,
    /// The most.
    most: u8,
}

/// The games, with their bots and options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Games)))]
async fn games(State(app): State<App>) -> Json<Games> {
    let info = |offer: &crate::Offer| {
        let (least, most) = offer.title.seats;
        let checked = (offer.title.check)(&serde_json::json!({}), most);
        let (options, content) =
            checked.map(|checked| (checked.options, checked.content)).unwrap_or_default();
        GameInfo {
            name: offer.title.name,
            seats: SeatRange { least, most },
            bots: offer.players.names.to_vec(),
            options,
            choices: offer.title.choices.iter().copied().collect(),
            rules: table::RULES,
            content,
        }
    };
    Json(Games { games: app.offers.iter().map(info).collect() })
}

/// Answers a question about a game that needs no table: `odds` of a battle.
#[utoipa::path(
    post,
    path = "/api/games/{game}/consult/{question}",
    tag = "games",
    params(("game" = String, Path, description = "Which game"), ("question" = String, Path, description = "What is asked")),
    request_body = Object,
    responses(
        (status = 200, body = Object, description = "The answer"),
        (status = 404, body = Document, description = "There is no such game or question"),
        (status = 422, body = Document, description = "What is wrong with the input")
    )
)]
async fn consult(
    State(app): State<App>,
    Path((game, question)): Path<(String, String)>,
    Body(input): Body<serde_json::Value>,
) -> Result<Json<serde_json::Value>, Problem> {
    let offer = app
        .offers
        .iter()
        .find(|offer| offer.title.name == game)
        .ok_or_else(|| Problem::new(Kind::NotFound))?;
    match (offer.title.consult)(&question, &input) {
        None => Err(Problem::new(Kind::NotFound)),
        Some(answer) => answer.map(Json).map_err(|why| Problem::with(Kind::Invalid, why)),
    }
}
