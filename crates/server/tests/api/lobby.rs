//! Making tables, sitting down, beginning.

use crate::play::{at, id, morra, seats, state};
use crate::world::World;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_played_is_refused_by_the_name_of_what_is_wrong() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let good = morra(seats(&["me", "person"]), &json!({}));
    let me = |count: usize| Value::from(vec![json!({"kind": "me"}); count]);
    let wrong = [
        ("game", "game", json!("chess")),
        ("game", "game", json!("")),
        ("game", "game", json!("Morra\u{0}")),
        ("options", "options", json!({"rounds": 0, "fingers": 5})),
        ("options", "options", json!({"rounds": 256, "fingers": 5})),
        ("options", "options", json!({"rounds": 6, "fingers": 10})),
        ("options", "options", json!({"rounds": 6, "fingers": 5, "roundz": 3})),
        ("options", "options", json!([1])),
        ("options", "options", json!("all")),
        ("seats", "seats", me(0)),
        ("seats", "seats", me(1)),
        ("seats", "seats", me(9)),
        ("seats", "seats", me(600)),
        ("seats", "bot", json!([{"kind": "me"}, {"kind": "bot", "bot": "steward"}])),
        ("seats", "bot", json!([{"kind": "me"}, {"kind": "bot", "bot": ""}])),
        ("seats", "bot", json!([{"kind": "me"}, {"kind": "bot"}])),
        ("seats", "king", json!([{"kind": "me"}, {"kind": "king"}])),
        ("pace", "pace", json!({"correspondence": {"seconds": 59}})),
        ("pace", "pace", json!({"correspondence": {"seconds": 2_592_001}})),
        ("pace", "fast", json!("fast")),
        ("absent", "never", json!("never")),
        ("visibility", "secret", json!("secret")),
        ("name", "name", json!("x".repeat(41))),
        ("name", "name", json!("a\u{7}b")),
        ("contribution", "contribution", json!("x".repeat(65))),
        ("contribution", "contribution", json!("\u{0}")),
        ("more", "more", json!(1)),
    ];
    for (field, named, value) in wrong {
        let mut body = good.clone();
        body[field] = value;
        let problem = anna.post("/api/tables", &body).await.refused(422, "invalid");
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains(named), "{body}: {detail}");
    }
    assert_eq!(anna.get("/api/tables?list=mine").await.is(200), json!({"tables": [], "next": null}));
    world.stranger().post("/api/tables", &good).await.refused(401, "not-signed-in");
    let made = anna.post("/api/tables", &good).await.is(201);
    assert_eq!((&made["name"], &made["host"]), (&json!("Anna"), &json!("Anna")));
    assert_eq!(made["options"], json!({"rounds": 6, "fingers": 5}), "all options are shown");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_left_and_taken_again() {
    let world = World::new().await;
    let [anna, bruno, carla] = world.guests(["Anna", "Bruno", "Carla"]).await;
    let body = morra(seats(&["me", "person", "person"]), &json!({}));
    let table = id(&anna.post("/api/tables", &body).await.is(201));
    let (join, leave, start) = (at(&table, "join"), at(&table, "leave"), at(&table, "start"));
    bruno.post(&leave, &json!({})).await.refused(403, "not-seated");
    bruno.post(&join, &json!({"seat": 0})).await.refused(409, "seat-taken");
    bruno.post(&join, &json!({"seat": 5})).await.refused(409, "seat-taken");
    let info = bruno.post(&join, &json!({"seat": 2})).await.is(200);
    assert_eq!(info["seats"][2]["name"], "Bruno");
    assert_eq!((&info["seats"][2]["yours"], &info["seats"][0]["yours"]), (&json!(true), &json!(false)));
    assert_eq!(bruno.post(&join, &json!({})).await.is(200)["seats"], info["seats"], "he sits already");
    anna.post(&start, &json!({})).await.refused(409, "seats-free");
    bruno.post(&start, &json!({"fill": "random"})).await.refused(403, "host-only");
    bruno.delete(&format!("/api/tables/{table}")).await.refused(403, "host-only");
    assert_eq!(bruno.post(&leave, &json!({})).await.is(200)["seats"][2]["name"], Value::Null);
    carla.post(&join, &json!({})).await.is(200);
    bruno.post(&join, &json!({})).await.is(200);
    world.guest("Dario").await.post(&join, &json!({})).await.refused(409, "full");
    anna.get(&at(&table, "state")).await.refused(409, "not-begun");
    anna.post(&at(&table, "answers"), &json!({"at": 0, "answer": "x", "key": "k"}))
        .await
        .refused(409, "not-begun");
    let begun = anna.post(&start, &json!({})).await.is(200);
    assert_eq!((&begun["status"], &begun["waiting"]), (&json!("running"), &json!([0, 1, 2])));
    anna.post(&start, &json!({})).await.refused(409, "begun");
    bruno.post(&leave, &json!({})).await.refused(409, "begun");
    carla.post(&join, &json!({})).await.refused(409, "begun");
    anna.delete(&format!("/api/tables/{table}")).await.refused(409, "begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn free_seats_can_be_filled_with_bots_and_a_table_can_be_called_off() {
    let world = World::new().await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let body = json!({"game": "kingsburg", "seats": seats(&["me", "person", "person"])});
    let table = id(&anna.post("/api/tables", &body).await.is(201));
    let problem = anna.post(&at(&table, "start"), &json!({"fill": "nobody"})).await.refused(422, "invalid");
    assert!(problem["detail"].as_str().unwrap().contains("steward"), "the bots there are: {problem}");
    let info = anna.post(&at(&table, "start"), &json!({"fill": "random"})).await.is(200);
    assert_eq!((&info["seats"][1]["kind"], &info["seats"][2]["bot"]), (&json!("bot"), &json!("random")));
    assert_ne!(info["seats"][1]["name"], info["seats"][2]["name"]);
    let other = id(&anna.post("/api/tables", &body).await.is(201));
    anna.delete(&format!("/api/tables/{other}")).await.is(204);
    bruno.post(&at(&other, "join"), &json!({})).await.refused(409, "closed");
    anna.post(&at(&other, "start"), &json!({"fill": "random"})).await.refused(409, "closed");
    anna.get(&at(&other, "state")).await.refused(409, "closed");
    anna.delete(&format!("/api/tables/{other}")).await.refused(409, "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_want_one_seat_one_gets_it() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let [bruno, carla] = world.guests(["Bruno", "Carla"]).await;
    for seat in [json!({"seat": 1}), json!({})] {
        let body = morra(seats(&["me", "person"]), &json!({}));
        let table = id(&anna.post("/api/tables", &body).await.is(201));
        let join = at(&table, "join");
        let (one, two) = tokio::join!(bruno.post(&join, &seat), carla.post(&join, &seat));
        let mut statuses = [one.status, two.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        let winner = if one.status == 200 { "Bruno" } else { "Carla" };
        let info = anna.get(&format!("/api/tables/{table}")).await.is(200);
        assert_eq!(info["seats"][1]["name"], winner);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn around_one_screen_one_says_which_seat_is_meant() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let body = morra(seats(&["me", "me"]), &json!({}));
    let table = id(&anna.post("/api/tables", &body).await.is(201));
    let info = anna.post(&at(&table, "start"), &json!({})).await.is(200);
    assert_eq!((&info["seats"][0]["name"], &info["seats"][1]["name"]), (&json!("Anna 1"), &json!("Anna 2")));
    let answer = |seat: Value| json!({"at": 1, "answer": "fingers/1", "key": "k", "seat": seat});
    anna.get(&at(&table, "state")).await.refused(409, "which-seat");
    anna.post(&at(&table, "answers"), &answer(Value::Null)).await.refused(409, "which-seat");
    anna.post(&at(&table, "undo"), &json!({"at": 1, "key": "k"})).await.refused(409, "which-seat");
    anna.post(&at(&table, "resign"), &json!({})).await.refused(409, "which-seat");
    anna.get(&at(&table, "notes")).await.refused(409, "which-seat");
    let refused = anna.try_socket(&table, "", &[]).await.err().expect("no socket");
    refused.refused(409, "which-seat");
    anna.post(&at(&table, "answers"), &answer(json!(2))).await.refused(403, "not-your-seat");
    for seat in [0, 1] {
        anna.post(&at(&table, "answers"), &answer(json!(seat))).await.is(200);
    }
    assert_eq!(anna.get(&at(&table, "state?seat=1")).await.is(200)["view"]["played"], 1);
    assert_eq!(state(&world.stranger(), &table).await["view"]["played"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_in_a_lobby_sees_who_is_there() {
    let world = World::new().await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let made = anna.post("/api/tables", &morra(seats(&["me", "person"]), &json!({}))).await.is(201);
    assert_eq!(made.get("here"), None, "nobody listens yet");
    let id = id(&made);
    bruno.post(&at(&id, "join"), &json!({"invite": made["invite"]})).await.is(200);
    let mut listening = anna.socket(&id, "seat=0").await;
    while listening.next_of("table").await["table"]["here"] != json!([0]) {}
    let other = bruno.socket(&id, "seat=1").await;
    while listening.next_of("table").await["table"]["here"] != json!([0, 1]) {}
    drop(other);
    while listening.next_of("table").await["table"]["here"] != json!([0]) {}
    anna.post(&at(&id, "start"), &json!({})).await.is(200);
    while listening.next_of("table").await["table"].get("here").is_some() {}
}
