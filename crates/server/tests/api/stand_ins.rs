//! Bots in place of people: who resigns, who is late, who is voted out.

use crate::play::{answer_any, at, begun, id, morra, seated, seats, state, to_the_end};
use crate::world::World;
use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_is_played_by_a_bot_until_he_returns() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = seated("morra", &json!({"rounds": 3}), &people).await;
    let (resign, back) = (at(&table, "resign"), at(&table, "return"));
    people[0].post(&resign, &json!({})).await.refused(409, "not-begun");
    people[0].post(&at(&table, "start"), &json!({})).await.is(200);
    people[0].post(&back, &json!({})).await.refused(409, "stand-in");
    people[0].post(&resign, &json!({"seat": 1})).await.refused(403, "not-your-seat");
    world.guest("Carla").await.post(&resign, &json!({})).await.refused(403, "not-seated");
    let info = people[0].post(&resign, &json!({})).await.is(200);
    assert_eq!((&info["seats"][0]["bot"], &info["seats"][0]["name"]), (&json!("random"), &json!("Anna")));
    people[0].post(&resign, &json!({})).await.refused(409, "stand-in");
    let beside = json!({"at": 1, "answer": "one", "key": "k"});
    people[0].post(&at(&table, "answers"), &beside).await.refused(409, "stand-in");
    let seen = people[1].get(&at(&table, "state?after=1&wait=20")).await.is(200);
    assert_eq!(seen["view"]["chosen"], json!([0]));
    assert!(answer_any(&people[1], &table).await);
    // The bot goes on by itself in the next round.
    people[1].get(&at(&table, "state?after=3&wait=20")).await.is(200);
    let info = people[0].post(&back, &json!({})).await.is(200);
    assert_eq!(info["seats"][0]["bot"], Value::Null);
    assert!(answer_any(&people[1], &table).await);
    assert!(answer_any(&people[0], &table).await, "she answers herself again");
    to_the_end(&people, &table).await;
    people[0].post(&resign, &json!({})).await.refused(409, "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_tells_so_and_nothing_of_it_is_taken_back() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({"rounds": 1}), &people).await;
    let mut ear = people[1].socket(&table, "").await;
    ear.next_of("state").await;
    to_the_end(&people, &table).await;
    while ear.next_of("table").await["table"]["status"] != "over" {}
    let undo = at(&table, "undo");
    for (seat, person) in people.iter().enumerate() {
        assert_eq!(person.get(&undo).await.is(200), json!({"back": null, "asks": []}));
        let length = state(person, &table).await["length"].clone();
        person.post(&undo, &json!({"at": length, "key": format!("k{seat}")})).await.refused(409, "over");
    }
    let info = people[0].get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!(info["asks"], json!([]), "nobody is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_for_who_lets_his_deadline_pass() {
    let world = World::whole().await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let pace = json!({"correspondence": {"seconds": 60}});
    let body = morra(seats(&["me", "person"]), &json!({ "pace": pace }));
    let table = id(&anna.post("/api/tables", &body).await.is(201));
    bruno.post(&at(&table, "join"), &json!({})).await.is(200);
    let info = anna.post(&at(&table, "start"), &json!({})).await.is(200);
    let deadlines = info["deadlines"].as_array().unwrap();
    assert_eq!(deadlines.len(), 2);
    for (seat, deadline) in deadlines.iter().enumerate() {
        let left = deadline["due"].as_i64().unwrap() - now();
        assert!(deadline["seat"] == seat && (50_000..=60_000).contains(&left), "{deadline}");
    }
    assert_eq!(world.sql("UPDATE deadlines SET due = 1 WHERE seat = 1"), 1);
    let seen = anna.get(&at(&table, "state?after=1&wait=25")).await.is(200);
    assert_eq!(seen["view"]["chosen"], json!([1]), "a bot has answered for him");
    let info = anna.get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!(info["seats"][1]["bot"], Value::Null, "this once only");
    assert_eq!(info["deadlines"], json!([deadlines[0]]), "her time runs on");
    assert!(answer_any(&anna, &table).await);
    assert!(answer_any(&bruno, &table).await, "the next round is his own");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_votes_all_others_replace_who_is_late() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno", "Carla"]).await;
    let pace = json!({"correspondence": {"seconds": 60}});
    let more = json!({"pace": pace, "absent": "vote"});
    let body = morra(seats(&["me", "person", "person"]), &more);
    let table = id(&people[0].post("/api/tables", &body).await.is(201));
    for person in &people[1..] {
        person.post(&at(&table, "join"), &json!({})).await.is(200);
    }
    people[0].post(&at(&table, "start"), &json!({})).await.is(200);
    let asks = at(&table, "asks");
    let replace = |seat: u8| json!({"kind": "replace", "seat": seat, "reply": "agree"});
    people[0].post(&asks, &replace(2)).await.refused(409, "not-late");
    world.sql("UPDATE deadlines SET due = 1 WHERE seat = 2");
    assert_eq!(world.store().await.overdue(now(), "").await.unwrap(), [], "no bot comes by itself");
    people[0].post(&asks, &replace(1)).await.refused(409, "not-late");
    people[0].post(&asks, &replace(7)).await.refused(409, "not-late");
    people[2].post(&asks, &replace(2)).await.refused(409, "stand-in");
    world.guest("Dario").await.post(&asks, &replace(2)).await.refused(403, "not-seated");
    let info = people[0].post(&asks, &replace(2)).await.is(200);
    assert_eq!(info["asks"], json!([{"kind": "replace", "seat": 2, "agreed": [0]}]));
    assert_eq!(info["seats"][2]["bot"], Value::Null);
    let agree = json!({"kind": "replace", "reply": "agree"});
    people[2].post(&asks, &agree).await.refused(409, "not-asked");
    let info = people[1].post(&asks, &agree).await.is(200);
    assert_eq!((&info["asks"], &info["seats"][2]["bot"]), (&json!([]), &json!("random")));
    let seen = people[0].get(&at(&table, "state?after=1&wait=20")).await.is(200);
    assert_eq!(seen["view"]["chosen"], json!([2]));
    people[0].post(&asks, &replace(2)).await.refused(409, "stand-in");
    let info = people[2].post(&at(&table, "return"), &json!({})).await.is(200);
    assert_eq!(info["seats"][2]["bot"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_live_table_who_is_silent_for_minutes_can_be_replaced() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    assert!(answer_any(&people[0], &table).await);
    let replace = json!({"kind": "replace", "seat": 1, "reply": "agree"});
    people[0].post(&at(&table, "asks"), &replace).await.refused(409, "not-late");
    assert_eq!(world.sql("UPDATE tables SET changed = changed - 301000"), 1);
    let info = people[0].post(&at(&table, "asks"), &replace).await.is(200);
    assert_eq!(info["seats"][1]["bot"], "random");
    people[0].get(&at(&table, "state?after=2&wait=20")).await.is(200);
    assert_eq!(state(&people[0], &table).await["view"]["played"], 1);
}
