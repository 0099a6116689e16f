//! What seats ask of each other: taking back.

use crate::http::Client;
use crate::play::{answer, answer_any, at, id, length, seats, state};
use crate::world::World;
use serde_json::{Value, json};

/// Conquest with two people and two bots; the first is to move.
async fn two_and_two_bots(world: &World) -> ([Client; 2], String) {
    let people = world.guests(["Anna", "Bruno"]).await;
    let seats = seats(&["me", "person", "random", "random"]);
    let body = json!({"game": "conquest", "options": {"rounds": 15}, "seats": seats});
    let table = id(&people[0].post("/api/tables", &body).await.is(201));
    people[1].post(&at(&table, "join"), &json!({})).await.is(200);
    people[0].post(&at(&table, "start"), &json!({})).await.is(200);
    (people, table)
}

/// Gives the first legal answer that begins with a word.
async fn act(person: &Client, table: &str, word: &str) {
    let seen = state(person, table).await;
    let at_length = seen["length"].as_u64().unwrap();
    let answers: Vec<&str> = seen["answers"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let chosen = answers.iter().find(|answer| answer.starts_with(word)).unwrap();
    let body = answer(at_length, chosen, &format!("act-{at_length}"));
    person.post(&at(table, "answers"), &body).await.is(200);
}

fn undo(at: u64) -> Value {
    json!({"at": at, "key": format!("undo-{at}")})
}

fn reply(word: &str) -> Value {
    json!({"kind": "undo", "reply": word})
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_could_mind_is_taken_back_at_once() {
    let world = World::new().await;
    let (people, table) = two_and_two_bots(&world).await;
    let (path, asks) = (at(&table, "undo"), at(&table, "asks"));
    assert_eq!(people[0].get(&path).await.is(200), json!({"back": null, "asks": []}));
    people[0].post(&path, &undo(1)).await.refused(422, "refused");
    let before = state(&people[0], &table).await;
    act(&people[0], &table, "recruit").await;
    assert_eq!(people[0].get(&path).await.is(200), json!({"back": 1, "asks": []}));
    people[0].post(&path, &undo(1)).await.refused(409, "moved-on");
    people[1].post(&path, &undo(2)).await.refused(422, "refused");
    world.guest("Carla").await.post(&path, &undo(2)).await.refused(403, "not-seated");
    let mut ear = people[1].socket(&table, "").await;
    ear.next_of("state").await;
    assert_eq!(people[0].post(&path, &undo(2)).await.is(200), json!({"n": 2, "asked": []}));
    let told = ear.next_of("entry").await;
    assert_eq!((&told["act"], &told["back"], &told["by"]), (&json!("undo"), &json!(1), &json!(0)));
    let after = state(&people[0], &table).await;
    assert_eq!((&after["view"], &after["answers"]), (&before["view"], &before["answers"]));
    people[0].post(&asks, &reply("agree")).await.refused(409, "not-asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn past_a_roll_the_people_are_asked_and_not_the_bots() {
    let world = World::new().await;
    let (people, table) = two_and_two_bots(&world).await;
    let (path, asks) = (at(&table, "undo"), at(&table, "asks"));
    let mut ear = people[1].socket(&table, "").await;
    ear.next_of("state").await;
    let before = state(&people[0], &table).await;
    act(&people[0], &table, "attack").await;
    assert_eq!(people[0].get(&path).await.is(200), json!({"back": 1, "asks": [1, 2, 3]}));
    let asked = json!({"n": null, "asked": [1]});
    assert_eq!(people[0].post(&path, &undo(2)).await.is(202), asked);
    assert_eq!(people[0].post(&path, &undo(2)).await.is(202), asked, "asking again is the same");
    let shown = ear.next_of("table").await;
    assert_eq!(shown["table"]["asks"], json!([{"kind": "undo", "seat": 0, "agreed": [2, 3]}]));
    people[0].post(&asks, &reply("agree")).await.refused(409, "not-asked");
    let carla = world.guest("Carla").await;
    carla.post(&asks, &reply("agree")).await.refused(409, "not-asked");
    carla.post(&asks, &reply("refuse")).await.refused(403, "not-seated");
    people[1].post(&asks, &json!({"kind": "replace", "reply": "agree"})).await.refused(409, "not-asked");
    assert_eq!(length(&people[0], &table).await, 2, "nothing has happened so far");
    let info = people[1].post(&asks, &reply("agree")).await.is(200);
    assert_eq!((&info["asks"], &info["length"]), (&json!([]), &json!(3)));
    assert_eq!(state(&people[0], &table).await["view"], before["view"]);
    people[1].post(&asks, &reply("agree")).await.refused(409, "not-asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_ends_the_question_and_so_does_the_next_move() {
    let world = World::new().await;
    let (people, table) = two_and_two_bots(&world).await;
    let (path, asks) = (at(&table, "undo"), at(&table, "asks"));
    act(&people[0], &table, "attack").await;
    people[0].post(&path, &undo(2)).await.is(202);
    let info = people[1].post(&asks, &reply("refuse")).await.is(200);
    assert_eq!((&info["asks"], &info["length"]), (&json!([]), &json!(2)));
    people[1].post(&asks, &reply("agree")).await.refused(409, "not-asked");
    people[0].post(&path, &json!({"at": 2, "key": "again"})).await.is(202);
    assert!(answer_any(&people[0], &table).await);
    let info = people[1].get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!(info["asks"], json!([]), "it lapsed");
    people[1].post(&asks, &reply("agree")).await.refused(409, "not-asked");
    people[1].post(&asks, &reply("refuse")).await.refused(409, "not-asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_people_have_to_agree() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno", "Carla", "Dario"]).await;
    let table = crate::play::begun("conquest", &json!({}), &people).await;
    act(&people[0], &table, "attack").await;
    assert_eq!(people[0].post(&at(&table, "undo"), &undo(2)).await.is(202)["asked"], json!([1, 2, 3]));
    for agreeing in [2, 1] {
        let info = people[agreeing].post(&at(&table, "asks"), &reply("agree")).await.is(200);
        assert_eq!(info["length"], 2);
        // Who asked asks again, as a client does that heard nothing: who has agreed has agreed.
        people[0].post(&at(&table, "undo"), &undo(2)).await.is(202);
    }
    let info = people[3].post(&at(&table, "asks"), &reply("agree")).await.is(200);
    assert_eq!((&info["length"], &info["asks"]), (&json!(3), &json!([])));
}
