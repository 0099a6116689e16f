//! Several processes on one store, and a store that does not answer.

use crate::play::{at, begun, id, morra, seats};
use crate::world::{World, in_time, offers};
use serde_json::json;
use server::admin::Admin;

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_is_out_everywhere() {
    let here = World::whole().await;
    let there = here.beside().await;
    let people = here.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let [anna, bruno] = &people;
    people.iter().for_each(|person| person.move_to(there.addr));
    let mut socket = anna.socket(&table, "").await;
    let mut other = bruno.socket(&table, "").await;
    socket.next_of("state").await;
    other.next_of("state").await;
    let cookie = anna.cookie();
    // In another window: what the first one does with its cookie must not change what this one sends.
    let window = there.stranger();
    window.set_cookie(cookie.clone());
    let path = at(&table, "state?after=1&wait=3");
    let poll = tokio::spawn(async move { window.get(&path).await });
    anna.move_to(here.addr);
    anna.delete("/api/session").await.is(204);
    anna.set_cookie(cookie);
    anna.move_to(there.addr);
    socket.until_closed().await;
    let answer = json!({"at": 1, "answer": "fingers/1", "key": "k"});
    anna.post(&at(&table, "answers"), &answer).await.refused(401, "not-signed-in");
    assert_eq!(in_time(poll).await.unwrap().status, 401, "who waited is told nothing more");
    bruno.post(&at(&table, "chat"), &json!({"text": "still here"})).await.is(204);
    other.next_of("chat").await;
}

async fn admin(world: &World) -> Admin {
    let players =
        |game: &str| offers().into_iter().find(|offer| offer.title.name == game).map(|offer| offer.players);
    Admin::open(&world.db, players).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_kept_out_keeps_nobody_waiting() {
    let world = World::whole().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let [anna, bruno] = &people;
    let table = begun("morra", &json!({}), &people).await;
    let lobby = morra(seats(&["me", "person"]), &json!({}));
    let annas = id(&anna.post("/api/tables", &lobby).await.is(201));
    let brunos = id(&bruno.post("/api/tables", &lobby).await.is(201));
    anna.post(&at(&brunos, "join"), &json!({})).await.is(200);
    let mut socket = bruno.socket(&table, "").await;
    socket.next_of("state").await;
    admin(&world).await.ban("Anna").await.unwrap();
    while socket.next_of("table").await["table"]["seats"][0]["bot"].is_null() {}
    bruno.post(&at(&table, "answers"), &json!({"at": 1, "answer": "fingers/1", "key": "k"})).await.is(200);
    in_time(async { while bruno.get(&at(&table, "state")).await.is(200)["length"].as_u64() < Some(3) {} })
        .await;
    assert_eq!(bruno.get(&format!("/api/tables/{annas}")).await.is(200)["status"], "closed");
    assert_eq!(bruno.get(&format!("/api/tables/{brunos}")).await.is(200)["seats"][1]["name"], json!(null));
    admin(&world).await.delete("Anna").await.unwrap();
    let left = bruno.get(&format!("/api/tables/{table}")).await.is(200);
    assert!(left["seats"][0]["name"].as_str().unwrap().starts_with("gone-"), "{left}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_the_server_looks_after_people_and_tables() {
    let world = World::whole().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let [anna, bruno] = &people;
    let table = begun("morra", &json!({}), &people).await;
    let admin = admin(&world).await;
    let report = json!({"about": 1, "text": "he shouts"});
    anna.post(&at(&table, "reports"), &report).await.is(204);
    anna.post(&at(&table, "reports"), &json!({"about": 5, "text": "x"})).await.refused(422, "invalid");
    world.guest("Carla").await.post(&at(&table, "reports"), &report).await.refused(403, "not-seated");
    let reports: Vec<String> = admin.reports().await.unwrap().iter().map(ToString::to_string).collect();
    assert!(reports.len() == 1 && reports[0].contains("about Bruno") && reports[0].contains("he shouts"));

    admin.mute("bruno", Some(1)).await.unwrap();
    bruno.post(&at(&table, "chat"), &json!({"text": "x"})).await.refused(403, "muted");
    admin.mute("Bruno", None).await.unwrap();
    bruno.post(&at(&table, "chat"), &json!({"text": "x"})).await.is(204);

    let password = admin.reset_password("Anna").await.unwrap();
    anna.get("/api/me").await.refused(401, "not-signed-in");
    let again = world.stranger();
    again.post("/api/sessions", &json!({"name": "Anna", "password": password})).await.is(201);
    let mut socket = again.socket(&table, "").await;
    socket.next_of("state").await;
    admin.close_table(&table).await.unwrap();
    while socket.next_of("table").await["table"]["status"] != "closed" {}
    let answer = json!({"at": 1, "answer": "fingers/1", "key": "k"});
    bruno.post(&at(&table, "answers"), &answer).await.refused(409, "closed");
    admin.ban("Anna").await.unwrap();
    socket.until_closed().await;
    let banned = world.stranger();
    banned.post("/api/sessions", &json!({"name": "Anna", "password": password})).await.refused(403, "banned");
    assert!(admin.people("an").await.unwrap()[0].to_string().contains("banned since"));
    admin.delete_table(&table).await.unwrap();
    bruno.get(&format!("/api/tables/{table}")).await.refused(404, "no-table");
    assert_eq!(admin.delete("Nobody").await, Err("nobody is called Nobody".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_has_a_code_takes_a_name_where_the_host_wants_it_so() {
    let world = World::with(|config| config.entrance = server::Entrance::Invited).await;
    let stranger = world.stranger();
    stranger.post("/api/guests", &json!({"name": "Anna"})).await.refused(403, "invite-only");
    stranger
        .post("/api/guests", &json!({"name": "Anna", "invite": "wrong"}))
        .await
        .refused(403, "invite-only");
    let code = admin(&world).await.invite(1, 1).await.unwrap();
    stranger.post("/api/guests", &json!({"name": "Anna", "invite": code})).await.is(201);
    let second = json!({"name": "Bruno", "invite": code});
    world.stranger().post("/api/guests", &second).await.refused(403, "invite-only");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_hangs_or_is_gone_is_told() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    // Somebody holds the file and does not let go.
    let holder = rusqlite::Connection::open(&world.db).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    let nothing = json!({});
    let (write, health) = tokio::join!(anna.post("/api/me/codes", &nothing), async {
        // Not the answer of a second ago.
        tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
        world.stranger().get("/healthz").await
    });
    write.refused(503, "unavailable");
    assert!(write.header("retry-after").is_some());
    health.refused(503, "unavailable");
    anna.get("/api/me").await.is(200);
    holder.execute_batch("ROLLBACK").unwrap();
    drop(holder);
    in_time(async { while world.stranger().get("/healthz").await.status != 200 {} }).await;
    std::fs::remove_file(&world.db).unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    world.stranger().get("/healthz").await.refused(503, "unavailable");
    anna.post("/api/me/codes", &json!({})).await.refused(503, "unavailable");
}
