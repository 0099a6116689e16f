//! The components of a game, for clients.

use crate::world::World;
use serde_json::{Value, json};

const CONTENT: &str = "/api/games/kingsburg/content";

#[tokio::test(flavor = "multi_thread")]
async fn the_components_are_told_to_everybody() {
    let world = World::new().await;
    let stranger = world.stranger();
    let content = stranger.get(CONTENT).await.is(200);
    assert_eq!((&content["game"], &content["name"]), (&json!("kingsburg"), &Value::Null));
    assert_eq!((&content["changes"], &content["words"]), (&json!([]), &json!({ "en": null, "it": null })));
    let counts = ["advisors", "buildings", "tiles", "governors", "fates", "scenarios", "invaders"]
        .map(|file| content["files"][file].as_array().map_or(0, Vec::len));
    assert_eq!(counts, [18, 56, 16, 24, 29, 4, 25]);
    let games = stranger.get("/api/games").await.is(200);
    let kingsburg = games["games"].as_array().unwrap().iter().find(|game| game["name"] == "kingsburg");
    assert_eq!(kingsburg.unwrap()["content"], content["hash"], "the hash of new tables");
    let hash = content["hash"].as_str().unwrap();
    assert_eq!(stranger.get(&format!("{CONTENT}?hash={hash}")).await.is(200), content);
}

#[tokio::test(flavor = "multi_thread")]
async fn they_are_sent_once() {
    let world = World::new().await;
    let stranger = world.stranger();
    let first = stranger.get(CONTENT).await;
    let tag = first.header("etag").unwrap().to_owned();
    let hash = first.json()["hash"].as_str().unwrap().to_owned();
    assert!(tag.starts_with(&format!("\"{hash}-")), "{tag}");
    assert_eq!(first.header("cache-control"), Some("public, no-cache"));
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
        let again = stranger.send("GET", CONTENT, &[("if-none-match", &known)], b"").await;
        assert_eq!((again.status, again.text.as_str(), again.header("etag")), (304, "", Some(tag.as_str())));
    }
    assert_eq!(stranger.send("GET", CONTENT, &[("if-none-match", "\"other\"")], b"").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_not_told() {
    let world = World::new().await;
    let stranger = world.stranger();
    stranger.get("/api/games/morra/content").await.refused(404, "not-found");
    stranger.get("/api/games/chess/content").await.refused(404, "not-found");
    stranger.get(&format!("{CONTENT}?hash=0123456789abcdef")).await.refused(404, "not-found");
    stranger.get(&format!("{CONTENT}?year=5")).await.refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_the_server_sees_which_content_runs() {
    let world = World::new().await;
    let content = world.stranger().get(CONTENT).await.is(200);
    let line = format!("reame_content{{game=\"kingsburg\",hash={}}} 1", content["hash"]);
    let metrics = world.stranger().get("/metrics").await.text;
    assert!(metrics.contains(&line), "{line}: {metrics}");
}
