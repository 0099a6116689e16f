//! The description of the API, for programs and for people.

use crate::world::World;
use serde_json::Value;
use std::collections::BTreeSet;

/// Everything that can be asked for.
const ROUTES: &str = "POST /api/guests|POST /api/sessions|DELETE /api/session|GET /api/me|DELETE /api/me|\
PUT /api/me/password|POST /api/me/codes|GET /api/me/export|GET /api/games|\
GET /api/games/{game}/content|POST /api/games/{game}/consult/{question}|GET /api/tables|POST /api/tables|\
GET /api/tables/{id}|DELETE /api/tables/{id}|POST /api/tables/{id}/join|POST /api/tables/{id}/leave|\
POST /api/tables/{id}/start|POST /api/tables/{id}/rematch|GET /api/tables/{id}/state|\
GET /api/tables/{id}/history|GET /api/tables/{id}/view|POST /api/tables/{id}/answers|GET /api/tables/{id}/why|\
GET /api/tables/{id}/undo|POST /api/tables/{id}/undo|POST /api/tables/{id}/asks|POST /api/tables/{id}/hint|POST /api/tables/{id}/resign|\
POST /api/tables/{id}/return|GET /api/tables/{id}/socket|GET /api/tables/{id}/stream|GET /api/tables/{id}/chat|\
POST /api/tables/{id}/chat|POST /api/tables/{id}/reports|GET /api/tables/{id}/notes|PUT /api/tables/{id}/notes|GET /api/tables/{id}/parts|\
GET /api/tables/{id}/instructions|PUT /api/tables/{id}/instructions|DELETE /api/tables/{id}/instructions|\
GET /api/tables/{id}/export|\
POST /api/imports|GET /api/tables/{id}/curve";

/// All operations: method, path, operation.
fn operations(document: &Value) -> Vec<(String, String, &Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    paths
        .flat_map(|(path, item)| {
            let methods = item.as_object().unwrap().iter().filter(|(_, operation)| operation.is_object());
            methods.map(move |(method, operation)| (method.to_uppercase(), path.clone(), operation))
        })
        .collect()
}

/// Every reference in a document.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_lists_every_route_and_every_route_is_there() {
    let world = World::new().await;
    let stranger = world.stranger();
    let document = stranger.get("/api/openapi.json").await.is(200);
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    assert!(!document["info"]["version"].as_str().unwrap().is_empty());
    let operations = operations(&document);
    let listed: BTreeSet<String> =
        operations.iter().map(|(method, path, _)| format!("{method} {path}")).collect();
    let expected: BTreeSet<String> = ROUTES.split('|').map(str::to_owned).collect();
    assert_eq!(listed, expected);
    let tags: Vec<&Value> = document["tags"].as_array().unwrap().iter().map(|tag| &tag["name"]).collect();
    let mut ids = BTreeSet::new();
    for (method, path, operation) in &operations {
        let what = format!("{method} {path}");
        assert!(tags.contains(&&operation["tags"][0]), "{what} has no known tag");
        assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{what} says nothing");
        assert!(ids.insert(operation["operationId"].to_string()), "{what} shares its name");
        let responses = operation["responses"].as_object().unwrap();
        assert!(responses.contains_key("default") && responses.len() > 1, "{what} has no responses");
        let parameters = operation["parameters"].as_array();
        let in_path =
            parameters.is_some_and(|all| all.iter().any(|one| one["in"] == "path" && one["name"] == "id"));
        assert_eq!(path.contains("{id}"), in_path, "{what}");
        let path = path.replace("{id}", "aaaaaaaaaaaa").replace("{game}", "kingsburg");
        let reply = stranger.send(method, &path, &[], b"").await;
        let kind = reply.json()["type"].as_str().unwrap_or_default().to_owned();
        assert!(!["/problems/not-found", "/problems/method"].contains(&kind.as_str()), "{what}: {reply:?}");
        assert!(reply.status < 500, "{what}: {reply:?}");
    }
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 20);
    for reference in found {
        let pointer = reference.strip_prefix('#').expect("all is in the document");
        assert!(document.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_all_of_it_without_anything_inline() {
    let world = World::new().await;
    let stranger = world.stranger();
    let page = stranger.get("/api").await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    let html = page.text.to_lowercase();
    for inline in ["<script", "<style", " style=", " onclick=", " onload=", "javascript:", "{{"] {
        assert!(!html.contains(inline), "{inline}");
    }
    for route in ROUTES.split('|') {
        let (method, path) = route.split_once(' ').unwrap();
        assert!(page.text.contains(&format!("<b>{method}</b> <code>{path}</code>")), "{route}");
    }
    for link in page.text.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        match link.strip_prefix('#') {
            Some(anchor) => assert!(page.text.contains(&format!("id=\"{anchor}\"")), "{link} leads nowhere"),
            None => assert_eq!(stranger.get(&format!("/{link}")).await.status, 200, "{link}"),
        }
    }
    let css = stranger.get("/api/page.css").await;
    assert_eq!(css.header("content-type"), Some("text/css; charset=utf-8"));
    assert_eq!(stranger.get("/problems/moved-on").await.header("location"), Some("../api#problem-moved-on"));
    stranger.get("/problems/nonsense").await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_the_server_can_see_that_it_is_well() {
    let world = World::new().await;
    world.guest("Anna").await;
    assert_eq!(world.stranger().get("/healthz").await.text, "ok\n");
    let metrics = world.stranger().get("/metrics").await;
    assert_eq!(metrics.status, 200);
    for line in ["reame_tables 0", "reame_listeners 0", "reame_responses_total{status=\"201\"} 1", "# EOF"] {
        assert!(metrics.text.contains(line), "{line}: {}", metrics.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_is_true_of_games_bots_problems_and_limits() {
    let world = World::with(|config| config.rate = Some(1)).await;
    let stranger = world.stranger();
    let document = stranger.get("/api/openapi.json").await.is(200);
    let games = stranger.get("/api/games").await.is(200);
    let schemas = &document["components"]["schemas"];
    let names: Vec<&Value> = games["games"].as_array().unwrap().iter().map(|game| &game["name"]).collect();
    let told: Vec<&Value> =
        schemas["NewTableBody"]["properties"]["game"]["enum"].as_array().unwrap().iter().collect();
    assert_eq!(told, names);
    let seats = schemas["SeatBody"]["oneOf"].as_array().unwrap();
    let bots = seats.iter().find(|seat| !seat["properties"]["bot"].is_null()).unwrap();
    let bots = bots["properties"]["bot"]["enum"].as_array().unwrap();
    for game in games["games"].as_array().unwrap() {
        for bot in game["bots"].as_array().unwrap() {
            assert!(bots.contains(bot), "{bot} is not told");
        }
    }
    let kinds = schemas["Problem"]["properties"]["type"]["enum"].as_array().unwrap();
    let unknown = stranger.get("/api/tables/aaaaaaaaaaaa").await;
    assert!(kinds.contains(&unknown.json()["type"]), "{unknown:?}");
    for (method, path, operation) in operations(&document) {
        let reference = operation["responses"]["429"]["$ref"].as_str().unwrap().trim_start_matches('#');
        let too_many = document.pointer(reference).unwrap();
        assert!(!too_many["headers"]["Retry-After"].is_null(), "{method} {path}: {too_many}");
        let reference = &too_many["content"]["application/problem+json"]["schema"]["$ref"];
        assert_eq!(reference, "#/components/schemas/Problem", "{method} {path}");
    }
    loop {
        let reply = stranger.get("/api/games").await;
        if reply.status == 429 {
            assert!(kinds.contains(&reply.json()["type"]) && reply.header("retry-after").is_some());
            break;
        }
    }
}
