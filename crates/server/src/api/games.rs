//! The games that are offered.

use crate::app::App;
use crate::extract::{Body, Params};
use crate::problem::{Document, Problem, ProblemKind};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize, Serializer};
use sha2::{Digest, Sha256};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(content)).routes(routes!(consult))
}

/// The games that are offered.
#[derive(Serialize, ToSchema)]
#[schema(as = Games)]
pub struct GamesInfo {
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
    /// The best of those that answer at once: a good first opponent.
    quick: &'static str,
    /// Its options with their defaults.
    #[schema(value_type = Object)]
    options: serde_json::Value,
    /// The words of each option that is one of a few words, the default first; options in the order in which to ask.
    #[schema(value_type = std::collections::BTreeMap<String, Vec<String>>)]
    choices: Choices,
    /// The version of the rules.
    rules: &'static str,
    /// The hash of the content.
    content: String,
}

/// Options with their words, in the order in which the game names them.
struct Choices(&'static [(&'static str, &'static [&'static str])]);

impl Serialize for Choices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
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
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = GamesInfo)))]
async fn games(State(app): State<App>) -> Json<GamesInfo> {
    let info = |offer: &crate::OfferedGame| {
        let (least, most) = offer.title.seats;
        let checked = offer.title.check(&serde_json::json!({}), most);
        let (options, content) =
            checked.map(|checked| (checked.options, checked.content)).unwrap_or_default();
        GameInfo {
            name: offer.title.name,
            seats: SeatRange { least, most },
            bots: offer.players.names(),
            quick: offer.players.quick(),
            options,
            choices: Choices(offer.title.choices),
            rules: table::PROGRAM,
            content,
        }
    };
    Json(GamesInfo { games: app.offers.iter().map(info).collect() })
}

/// The components of a game.
#[derive(Serialize, ToSchema)]
#[schema(as = Content)]
#[allow(dead_code, reason = "a description: the rules give it as it is")]
struct Catalogue {
    /// Which game.
    game: String,
    /// The hash of the values.
    hash: String,
    /// The name of the pack; null for the default one.
    name: Option<String>,
    /// The items of each file, as they are played with.
    #[schema(value_type = std::collections::BTreeMap<String, Vec<Object>>)]
    files: serde_json::Value,
    /// What the pack changed.
    changes: Vec<Changed>,
    /// The pack's texts (Fluent), to be laid over the usual ones; null for a language in which it has none.
    #[schema(value_type = std::collections::BTreeMap<String, Option<String>>)]
    words: serde_json::Value,
}

/// A value that a pack changed.
#[derive(Serialize, ToSchema)]
#[allow(dead_code, reason = "a description: the rules give it as it is")]
struct Changed {
    /// The file.
    file: String,
    /// The item.
    item: String,
    /// The path within it.
    key: String,
    /// The value of the default pack.
    from: serde_json::Value,
    /// The value of this one.
    to: serde_json::Value,
    /// The line in the file.
    line: u32,
}

/// Which components are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// Those with this hash, as a table began with; without it those that new tables are played with.
    hash: Option<String>,
}

/// The components of a game as they are played with here, and what a content pack changed. They may be kept as long as
/// the hash is the same.
#[utoipa::path(
    get,
    path = "/api/games/{game}/content",
    tag = "games",
    params(("game" = String, Path, description = "Which game"), Which),
    responses(
        (status = 200, body = Catalogue),
        (status = 304, description = "Those with the hash of If-None-Match are still in play"),
        (status = 404, body = Document, description = "There is no such game or hash, or it does not tell its components")
    )
)]
async fn content(
    State(app): State<App>,
    Path(game): Path<String>,
    Params(which): Params<Which>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let title = known_title(&app, &game, &which).await?;
    let catalogue =
        title.catalogue(which.hash.as_deref()).ok_or_else(|| Problem::new(ProblemKind::NotFound))?;
    // Texts do not count in the hash of the values, but clients show them.
    let words = Sha256::digest(catalogue["words"].to_string());
    let tag = format!("\"{}-{}\"", catalogue["hash"].as_str().unwrap_or_default(), hex::encode(&words[..4]));
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known =
        known.flat_map(|tags| tags.split(',')).any(|one| one.trim().trim_start_matches("W/") == tag);
    // Ask again each time: a server may come back with another pack.
    let kept = [(header::ETAG, tag), (header::CACHE_CONTROL, "public, no-cache".to_owned())];
    if is_known {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    Ok((kept, Json(catalogue)).into_response())
}

/// The title of this name, with the content asked for on its shelf if a table began with it.
async fn known_title<'a>(app: &'a App, game: &str, which: &Which) -> Result<&'a table::Title, Problem> {
    if !app.offers.iter().any(|offer| offer.title.name == game) {
        return Err(Problem::new(ProblemKind::NotFound));
    }
    app.title(game, which.hash.as_deref().unwrap_or_default()).await
}

/// Answers a question about a game that needs no table: `odds` of a battle.
#[utoipa::path(
    post,
    path = "/api/games/{game}/consult/{question}",
    tag = "games",
    params(("game" = String, Path, description = "Which game"), ("question" = String, Path, description = "What is asked"), Which),
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
    Params(which): Params<Which>,
    Body(input): Body<serde_json::Value>,
) -> Result<Json<serde_json::Value>, Problem> {
    let title = known_title(&app, &game, &which).await?;
    match title.consult(which.hash.as_deref(), &question, &input) {
        None => Err(Problem::new(ProblemKind::NotFound)),
        Some(answer) => answer.map(Json).map_err(|why| Problem::with(ProblemKind::Invalid, why)),
    }
}
