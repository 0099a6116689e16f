//! Questions about a game that need no table, and the words of its options.

use crate::world::World;
use serde_json::json;

const ODDS: &str = "/api/games/warlords/consult/odds";

#[tokio::test(flavor = "multi_thread")]
async fn the_odds_of_a_battle() {
    let world = World::new().await;
    let stranger = world.stranger();
    let battle = json!({ "attackers": { "lancer": 1 }, "peasants": 1 });
    let odds = stranger.post(ODDS, &battle).await.is(200);
    let conquered = odds["conquered"].as_f64().expect("a chance");
    assert!((conquered - 7.0 / 11.0).abs() < 1e-9, "{odds}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_asked_is_refused() {
    let world = World::new().await;
    let stranger = world.stranger();
    let battle = json!({ "attackers": { "lancer": 1 }, "peasants": 1 });
    stranger.post("/api/games/warlords/consult/weather", &battle).await.refused(404, "not-found");
    stranger.post("/api/games/kingsburg/consult/odds", &battle).await.refused(404, "not-found");
    stranger.post("/api/games/chess/consult/odds", &battle).await.refused(404, "not-found");
    for wrong in [
        json!({}),
        json!([]),
        json!({ "attackers": { "dragon": 1 } }),
        json!({ "attackers": { "lancer": 501 }, "peasants": 1 }),
    ] {
        stranger.post(ODDS, &wrong).await.refused(422, "invalid");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn options_say_their_words() {
    let world = World::new().await;
    let games = world.stranger().get("/api/games").await.is(200);
    let all = games["games"].as_array().expect("games");
    let warlords = all.iter().find(|game| game["name"] == "warlords").expect("it is offered");
    for (option, words) in warlords["choices"].as_object().expect("choices") {
        assert_eq!(warlords["options"][option], words[0], "the default of {option} comes first");
    }
    assert_eq!(warlords["choices"]["scenario"].as_array().map(Vec::len), Some(6));
    let mut seen = 0;
    for (option, words) in warlords["choices"].as_object().expect("choices") {
        for word in words.as_array().expect("words") {
            let made = crate::world::title("warlords").check(&json!({ option: word }), 3);
            seen += usize::from(made.is_ok());
        }
    }
    assert!(seen >= 18, "all words are known, but for scenarios of four: {seen}");
}
