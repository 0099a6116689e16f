//! Finding tables, and those that cannot be found without an invitation.

use crate::http::Client;
use crate::play::{answer, answer_any, at, begun, id, morra, seats, to_the_end};
use crate::world::World;
use serde_json::json;

/// The ids of a list.
async fn list(who: &Client, list: &str) -> Vec<String> {
    let tables = who.get(&format!("/api/tables?list={list}")).await.is(200);
    tables["tables"].as_array().unwrap().iter().map(id).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_is_in_the_lists_it_belongs_to() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let [anna, bruno] = &people;
    let lobby = morra(seats(&["me", "person"]), &json!({}));
    let open = id(&anna.post("/api/tables", &lobby).await.is(201));
    let running = begun("morra", &json!({}), &people).await;
    let over = begun("morra", &json!({"rounds": 1}), &people).await;
    to_the_end(&people, &over).await;
    let stranger = world.stranger();
    assert_eq!(list(&stranger, "open").await, [open.as_str()]);
    assert_eq!(list(&stranger, "running").await, [running.as_str()], "anybody may watch");
    assert_eq!(list(&stranger, "finished").await, [over.as_str()]);
    assert_eq!(list(bruno, "mine").await, [over, running.clone()], "the newest change first");
    assert_eq!(list(bruno, "waiting").await, [running.as_str()]);
    assert!(answer_any(bruno, &running).await);
    assert!(list(bruno, "waiting").await.is_empty());
    assert_eq!(list(anna, "waiting").await, [running]);
    stranger.get("/api/tables?list=mine").await.refused(401, "not-signed-in");
    stranger.get("/api/tables?list=waiting").await.refused(401, "not-signed-in");
    stranger.get("/api/tables?list=all").await.refused(400, "bad-request");
    bruno.post(&at(&open, "join"), &json!({})).await.is(200);
    assert!(list(&stranger, "open").await.is_empty(), "no seat is free");
    anna.delete(&format!("/api/tables/{open}")).await.is(204);
    assert!(!list(anna, "mine").await.contains(&open));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_table_where_nobody_waits_is_not_offered_for_long() {
    let world = World::new().await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let live = id(&anna.post("/api/tables", &morra(seats(&["me", "person"]), &json!({}))).await.is(201));
    let slow = json!({"pace": {"correspondence": {"seconds": 86_400}}});
    let slow = id(&anna.post("/api/tables", &morra(seats(&["me", "person"]), &slow)).await.is(201));
    let old = |milliseconds: i64| {
        let changed = format!("changed = changed - {milliseconds}, created = created - {milliseconds}");
        world.sql(&format!("UPDATE tables SET {changed} WHERE id IN ('{live}', '{slow}')"))
    };
    assert_eq!(old(59 * 60 * 1000), 2);
    assert_eq!(list(&bruno, "open").await.len(), 2, "for an hour");
    assert_eq!(old(2 * 60 * 1000), 2);
    assert_eq!(list(&bruno, "open").await, [slow.as_str()], "who plays by correspondence comes back");
    let mut waiting = anna.socket(&live, "seat=0").await;
    while waiting.next_of("table").await["table"]["here"] != json!([0]) {}
    assert_eq!(list(&bruno, "open").await.len(), 2, "somebody waits there");
    drop(waiting);
    assert!(list(&anna, "mine").await.contains(&live), "it is still hers");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_the_invited_is_listed_nowhere_and_joined_by_its_code() {
    let world = World::new().await;
    let [anna, bruno, carla] = world.guests(["Anna", "Bruno", "Carla"]).await;
    let body = morra(seats(&["me", "person"]), &json!({"visibility": "invited", "options": {"rounds": 1}}));
    let info = anna.post("/api/tables", &body).await.is(201);
    let (table, invite) = (id(&info), info["invite"].as_str().unwrap());
    let show = format!("/api/tables/{table}");
    assert!(list(&bruno, "open").await.is_empty());
    bruno.get(&show).await.refused(404, "no-table");
    bruno.get(&format!("{show}?invite=wrong")).await.refused(404, "no-table");
    bruno.post(&at(&table, "join"), &json!({})).await.refused(403, "invitation");
    bruno.post(&at(&table, "join"), &json!({"invite": "wrong"})).await.refused(403, "invitation");
    let shown = bruno.get(&format!("{show}?invite={invite}")).await.is(200);
    assert_eq!(shown["invite"], json!(null));
    let joined = bruno.post(&at(&table, "join"), &json!({ "invite": invite })).await.is(200);
    assert_eq!(joined["invite"], invite, "who sits here may invite");
    bruno.get(&show).await.is(200);
    anna.post(&at(&table, "start"), &json!({})).await.is(200);
    assert!(list(&carla, "running").await.is_empty(), "in play, for the invited");
    for who in [&anna, &bruno] {
        who.post(&at(&table, "answers"), &answer(1, "fingers/1", "k")).await.is(200);
    }
    assert!(list(&carla, "finished").await.is_empty());
    assert!(list(&carla, "played").await.is_empty());
    carla.get(&at(&table, "export")).await.refused(404, "no-table");
    assert_eq!(list(&anna, "mine").await, [table.as_str()]);
    for who in [&anna, &bruno] {
        assert_eq!(list(who, "played").await, [table.as_str()], "who has played it finds it again");
    }
    world.stranger().get("/api/tables?list=played").await.refused(401, "not-signed-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_come_in_pages() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let mut tables = Vec::new();
    for _ in 0..23 {
        let table = begun("morra", &json!({"rounds": 1}), &people).await;
        to_the_end(&people, &table).await;
        tables.insert(0, table);
    }
    for which in ["finished", "played"] {
        let address = format!("/api/tables?list={which}");
        let first = people[0].get(&address).await.is(200);
        let next = first["next"].as_str().unwrap();
        let last = people[0].get(&format!("{address}&from={next}")).await.is(200);
        assert_eq!(last["next"], json!(null));
        let pages = [first.clone(), last].map(|page| page["tables"].as_array().unwrap().clone());
        assert_eq!(pages.each_ref().map(Vec::len), [20, 3]);
        assert_eq!(pages.concat().iter().map(id).collect::<Vec<_>>(), tables, "the newest first, each once");
        for bad in ["", "x", "1", "1-", "1-a%00b", "-1-%27"] {
            people[0].get(&format!("{address}&from={bad}")).await.refused(400, "bad-request");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_of_who_left_a_seat_are_not_read_by_the_next() {
    let world = World::new().await;
    let [anna, bruno, carla] = world.guests(["Anna", "Bruno", "Carla"]).await;
    let body = morra(seats(&["me", "person"]), &json!({}));
    let table = id(&anna.post("/api/tables", &body).await.is(201));
    bruno.post(&at(&table, "join"), &json!({})).await.is(200);
    bruno.put(&at(&table, "notes"), &json!({"text": "I shall show four"})).await.is(204);
    bruno.post(&at(&table, "leave"), &json!({})).await.is(200);
    carla.post(&at(&table, "join"), &json!({})).await.is(200);
    assert_eq!(carla.get(&at(&table, "notes")).await.is(200), json!({"text": ""}));
}
