//! Who may listen as whom.

use crate::play::{at, begun, id, length, morra, seated, seats};
use crate::world::World;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_hears_but_cannot_answer() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    for watcher in [world.stranger(), world.guest("Carla").await] {
        let mut socket = watcher.socket(&table, "").await;
        let seen = socket.next_of("state").await;
        assert_eq!((&seen["seat"], &seen["answers"]), (&json!(null), &json!([])));
        socket.answer(1, "fingers/2", "one").await;
        let refused = socket.next_of("problem").await;
        assert_eq!((&refused["key"], &refused["problem"]["status"]), (&json!("one"), &json!(403)));
    }
    assert_eq!(length(&people[0], &table).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_listens_in_the_seat_of_somebody_else() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let refused = |reply: Result<_, crate::http::Reply>| reply.err().expect("no socket");
    refused(people[1].try_socket(&table, "seat=0", &[]).await).refused(403, "not-your-seat");
    refused(world.stranger().try_socket(&table, "seat=0", &[]).await).refused(403, "not-your-seat");
    refused(people[1].try_socket(&table, "seat=7", &[]).await).refused(403, "not-your-seat");
    people[1].get(&at(&table, "stream?seat=0")).await.refused(403, "not-your-seat");
    people[1].get(&at(&table, "state?seat=0")).await.refused(403, "not-your-seat");
    people[1].get(&at(&table, "history?seat=0")).await.refused(403, "not-your-seat");
    people[1].get(&at(&table, "view?at=0&seat=0")).await.refused(403, "not-your-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_the_invited_is_not_there_for_others() {
    let world = World::new().await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let body = morra(seats(&["me", "me"]), &json!({"visibility": "invited"}));
    let info = anna.post("/api/tables", &body).await.is(201);
    let (table, invite) = (id(&info), info["invite"].as_str().unwrap().to_owned());
    anna.post(&at(&table, "start"), &json!({})).await.is(200);
    for guess in ["", "invite=", "invite=aaaaaaaaaaaaaaaa"] {
        let refused = bruno.try_socket(&table, guess, &[]).await.err().expect("no socket");
        refused.refused(404, "no-table");
        for what in ["state", "history", "chat", "stream", "export"] {
            bruno.get(&at(&table, &format!("{what}?{guess}"))).await.refused(404, "no-table");
        }
        bruno.get(&at(&table, &format!("view?at=0&{guess}"))).await.refused(404, "no-table");
    }
    let mut watching = bruno.socket(&table, &format!("invite={invite}")).await;
    let shown = watching.next_of("table").await;
    assert_eq!(shown["table"]["invite"], json!(null), "who watches cannot hand it on");
    assert_eq!(watching.next_of("state").await["seat"], json!(null));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_his_seat_hears_and_answers_nothing_more_in_it() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let carla = world.guest("Carla").await;
    let table = seated("morra", &json!({}), &people).await;
    let mut left = people[1].socket(&table, "seat=1").await;
    assert_eq!(left.next().await.unwrap()["type"], "table");
    people[1].post(&at(&table, "leave"), &json!({})).await.is(200);
    carla.post(&at(&table, "join"), &json!({"seat": 1})).await.is(200);
    people[0].post(&at(&table, "start"), &json!({})).await.is(200);
    let mut hers = carla.socket(&table, "seat=1").await;
    hers.answer(1, "fingers/4", "hers").await;
    assert!(hers.next_of("entry").await.to_string().contains("hid"));
    left.until_closed().await;
    let heard = left.heard.concat();
    assert!(!heard.contains("hid") && !heard.contains("\"mine\":["), "{heard}");
}
