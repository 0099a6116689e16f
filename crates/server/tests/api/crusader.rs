//! Crusader Kings by requests alone: five people trade out of turn and play to the end.

use crate::play::{answer, at, begun, length, state, to_the_end};
use crate::world::World;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn five_people_trade_out_of_turn_and_play_to_the_end() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno", "Carla", "Dario", "Elsa"]).await;
    let options = json!({"scenario": "1", "first": "german"});
    let table = begun("crusader", &options, &people).await;
    let (english, frankish) = (&people[0], &people[1]);
    let seen = state(frankish, &table).await;
    assert_eq!(seen["waiting"], json!([2]), "the Germans draw their cards");
    assert_eq!(seen["may"], json!(true), "anybody may offer a trade meanwhile");
    let n = length(frankish, &table).await;
    let too_much = answer(n, "offer player/english gold/9 for development/navy", "a");
    let refused = frankish.post(&at(&table, "answers"), &too_much).await.refused(422, "refused");
    assert!(refused.to_string().contains("CK-"), "{refused}");
    let offer = answer(n, "offer player/english gold/3 for development/navy", "b");
    frankish.post(&at(&table, "answers"), &offer).await.is(200);
    let called = state(english, &table).await;
    assert_eq!((&called["called"], &called["waiting"]), (&json!(true), &json!([2])), "nothing waits for it");
    let n = length(english, &table).await;
    english.post(&at(&table, "answers"), &answer(n, "take-offer player/frankish", "c")).await.is(200);
    let view = state(&world.stranger(), &table).await["view"].clone();
    let gold: Vec<_> =
        view["players"].as_array().unwrap().iter().map(|player| player["gold"].clone()).collect();
    assert_eq!(gold[..2], [json!(8), json!(4)], "{view}");
    assert!(view["players"][1]["developments"].to_string().contains("navy"));
    to_the_end(&people, &table).await;
    let end = state(&world.stranger(), &table).await;
    assert!(!end["standing"].is_null(), "it is over: {end}");
}
