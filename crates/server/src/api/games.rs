//! The games that are offered.

use crate::app::App;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(games))
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
            rules: table::RULES,
            content,
        }
    };
    Json(Games { games: app.offers.iter().map(info).collect() })
}
