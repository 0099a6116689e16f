//! Taking one's data out, and leaving for good.

use crate::play::{at, begun, id, morra, seats, state};
use crate::world::World;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn everybody_can_take_out_what_is_stored_of_him_and_nothing_of_others() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    for (person, word) in people.iter().zip(["salve", "buongiorno"]) {
        person.post(&at(&table, "chat"), &json!({ "text": word })).await.is(204);
        person.put(&at(&table, "notes"), &json!({"text": format!("note of {word}")})).await.is(204);
    }
    let own = people[0].get("/api/me/export").await.is(200);
    assert_eq!((&own["name"], &own["tables"]), (&json!("Anna"), &json!([table])));
    assert_eq!((&own["chat"][0]["text"], &own["chat"][1]), (&json!("salve"), &Value::Null));
    assert_eq!(own["notes"], json!([{"table": table, "seat": 0, "text": "note of salve"}]));
    assert_eq!(people[1].get(&at(&table, "notes")).await.is(200)["text"], "note of buongiorno");
    people[1].get(&at(&table, "notes?seat=0")).await.refused(403, "not-your-seat");
    world.stranger().get(&at(&table, "notes")).await.refused(401, "not-signed-in");
    world.stranger().get("/api/me/export").await.refused(401, "not-signed-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_up_his_name_leaves_a_bot_in_his_seat_and_no_words() {
    let world = World::whole().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let [anna, bruno] = &people;
    let table = begun("morra", &json!({}), &people).await;
    let lobby = morra(seats(&["me", "person"]), &json!({}));
    let hers = id(&anna.post("/api/tables", &lobby).await.is(201));
    let his = id(&bruno.post("/api/tables", &lobby).await.is(201));
    anna.post(&at(&his, "join"), &json!({})).await.is(200);
    anna.post(&at(&table, "chat"), &json!({"text": "a secret of Anna"})).await.is(204);
    anna.put(&at(&table, "notes"), &json!({"text": "a note of Anna"})).await.is(204);
    let mut socket = anna.socket(&table, "").await;
    socket.next_of("state").await;
    let cookie = anna.cookie();

    anna.delete("/api/me").await.is(204);
    socket.until_closed().await;
    anna.set_cookie(cookie);
    anna.get("/api/me").await.refused(401, "not-signed-in");
    let seen = bruno.get(&at(&table, "state?after=1&wait=20")).await.is(200);
    assert_eq!(seen["view"]["chosen"], json!([0]), "a bot has answered in her seat");
    let info = bruno.get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!(info["seats"][0]["bot"], "random");
    let chat = bruno.get(&at(&table, "chat")).await.is(200);
    assert!(!chat.to_string().contains("secret of Anna") && !chat.to_string().contains("\"Anna\""), "{chat}");
    assert_eq!(bruno.get(&format!("/api/tables/{hers}")).await.is(200)["status"], "closed");
    let info = bruno.get(&format!("/api/tables/{his}")).await.is(200);
    assert_eq!(info["seats"][1]["name"], Value::Null, "the seat is free again");
    world.guest("Anna").await.get("/api/me").await.is(200);
    assert_eq!(state(bruno, &table).await["seat"], 1);
}
