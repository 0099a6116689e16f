//! People who mean harm: too many tables, tables of bots, games brought in, polls, lines, names.

use crate::http::Client;
use crate::play::{answer_any, at, begun, id, morra, seats, to_the_end, with_bots};
use crate::world::{World, in_time};
use serde_json::{Value, json};
use tokio::task::JoinSet;

/// A finished game as its log, and who played.
async fn finished(world: &World) -> (String, [Client; 2]) {
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({"rounds": 2}), &people).await;
    to_the_end(&people, &table).await;
    (people[0].get(&at(&table, "export")).await.text, people)
}

async fn import(who: &Client, log: &str) -> crate::http::Reply {
    let kind = [("content-type", "application/x-ndjson")];
    who.send("POST", "/api/imports", &kind, log.as_bytes()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_makes_no_more_tables_than_he_may() {
    let world = World::with(|config| {
        config.quotas.open_tables = 3;
        config.quotas.tables_an_hour = 4;
    })
    .await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let lobby = morra(seats(&["me", "person"]), &json!({}));
    let mut made = Vec::new();
    for _ in 0..3 {
        made.push(id(&anna.post("/api/tables", &lobby).await.is(201)));
    }
    anna.post("/api/tables", &lobby).await.refused(403, "quota");
    bruno.post("/api/tables", &lobby).await.is(201);
    anna.delete(&format!("/api/tables/{}", made[0])).await.is(204);
    anna.post("/api/tables", &lobby).await.is(201);
    anna.delete(&format!("/api/tables/{}", made[1])).await.is(204);
    let refused = anna.post("/api/tables", &lobby).await;
    refused.refused(429, "too-many");
    assert!(refused.header("retry-after").unwrap().parse::<u64>().unwrap() > 60, "not before a while");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_alone_are_few() {
    let world = World::with(|config| config.quotas.bot_tables = 1).await;
    let anna = world.guest("Anna").await;
    // They think long: none of these games ends meanwhile.
    let bots = json!({"game": "kingsburg", "seats": seats(&["regent", "regent"])});
    let mut starts = JoinSet::new();
    for _ in 0..6 {
        let (anna, table) = (anna.clone(), id(&anna.post("/api/tables", &bots).await.is(201)));
        starts.spawn(async move { anna.post(&at(&table, "start"), &json!({})).await });
    }
    let replies = in_time(starts.join_all()).await;
    let (begun, refused): (Vec<_>, Vec<_>) = replies.into_iter().partition(|reply| reply.status == 200);
    assert_eq!((begun.len(), refused.len()), (1, 5), "also of many at the same time");
    for reply in refused {
        let told = reply.refused(403, "quota");
        assert_eq!(told["message"]["key"], "quota-bot-tables", "{told}");
    }
    // Nor does it help to leave a table where bots play on.
    let left = with_bots("morra", &json!({}), &["random"], &anna).await;
    anna.post(&at(&left, "resign"), &json!({})).await.refused(403, "quota");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_are_brought_in_are_bounded_and_checked_once() {
    let world = World::with(|config| config.quotas.imports_an_hour = 6).await;
    let (log, [anna, bruno]) = finished(&world).await;
    let table = id(&import(&anna, &log).await.is(201));
    let history = anna.get(&at(&table, "history?from=0")).await.is(200);
    assert_eq!(history, anna.get(&at(&table, "history?from=0")).await.is(200));
    assert!(world.sql(&format!("UPDATE snapshots SET n = n WHERE tab = '{table}'")) == 1, "its end is kept");
    let lines: Vec<&str> = log.lines().collect();
    let long = format!(
        "{}\n{}",
        lines[0],
        (0..10_001)
            .map(|n| {
                let mut entry: Value = serde_json::from_str(lines[1]).unwrap();
                entry["n"] = json!(n);
                format!("{entry}\n")
            })
            .collect::<String>()
    );
    let refused = import(&anna, &long).await.refused(422, "invalid");
    assert!(refused["detail"].as_str().unwrap().contains("10000"), "{refused}");
    for bad in ["\u{1b}[31mred", "two\nlines", "turned\u{202e}round", "no\u{200b}thing"] {
        let named = log.replace("Bruno", &serde_json::to_string(bad).unwrap().replace('"', ""));
        import(&anna, &named).await.refused(422, "invalid");
    }
    let mut tries = JoinSet::new();
    for _ in 0..8 {
        let (bruno, log) = (bruno.clone(), log.clone());
        tries.spawn(async move { import(&bruno, &log).await.status });
    }
    let statuses = in_time(tries.join_all()).await;
    assert!(statuses.iter().all(|status| [201, 429].contains(status)), "{statuses:?}");
    assert!(statuses.contains(&429), "one at a time, and not too many");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_news_counts_and_is_woken_by_his_table_alone() {
    let world = World::with(|config| config.sockets_each = 20).await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let mut polls = JoinSet::new();
    for _ in 0..30 {
        let (stranger, path) = (world.stranger(), at(&table, "state?after=1&wait=20"));
        polls.spawn(async move { stranger.get(&path).await });
    }
    // Ten of them are refused at once; the others wait.
    for _ in 0..10 {
        in_time(polls.join_next()).await.unwrap().unwrap().refused(429, "too-many");
    }
    assert!(answer_any(&people[0], &table).await);
    while let Some(reply) = in_time(polls.join_next()).await {
        assert_eq!(reply.unwrap().is(200)["length"], 2);
    }
    for _ in 0..3 {
        people[0].post(&at(&table, "chat"), &json!({"text": "salve"})).await.is(204);
    }
    people[0].get(&at(&table, "state?after=1&wait=20")).await.is(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn old_talk_is_told_to_nobody_who_did_not_ask() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let host = world.store().await.person_named("Anna").await.unwrap().unwrap().id;
    let store = world.store().await;
    let row = store.table(&table).await.unwrap().unwrap();
    for n in 0..600 {
        store.say(&row, host, &format!("line {n}"), 1).await.unwrap();
    }
    let world = world.restarted().await;
    people.iter().for_each(|person| person.move_to(world.addr));
    let mut socket = people[1].socket(&table, "").await;
    socket.next_of("state").await;
    people[0].post(&at(&table, "chat"), &json!({"text": "new"})).await.is(204);
    assert_eq!(socket.next_of("chat").await["line"]["text"], "new", "the first line that came");
    let read = people[1].get(&at(&table, "chat")).await.is(200);
    let lines = read["lines"].as_array().unwrap();
    assert_eq!((lines.len(), &lines[499]["text"]), (500, &json!("new")), "the last five hundred");
    let mut late = people[1].socket(&table, "chat=590").await;
    assert_eq!(late.next_of("chat").await["line"]["n"], 590);
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_of_one_name_cannot_be_tried_for_ever_from_anywhere() {
    let world = World::with(|config| config.tries = Some(10_000)).await;
    let anna = world.guest("Anna").await;
    anna.put("/api/me/password", &json!({"password": "correct horse"})).await.is(204);
    let wrong = json!({"name": "anna", "password": "wrong horse"});
    let mut tried = 0;
    let refused = loop {
        let reply = world.stranger().post("/api/sessions", &wrong).await;
        if reply.status == 429 {
            break reply;
        }
        reply.refused(401, "wrong-password");
        tried += 1;
        // The waits grow to a minute: a slow machine may be later than the first of them.
        assert!(tried < 17, "somebody has to wait");
    };
    assert!(tried >= 10, "an honest person may mistype: {tried}");
    refused.refused(429, "too-many");
    assert!(refused.header("retry-after").is_some());
    anna.get("/api/me").await.is(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_like_others_are_not_taken() {
    let world = World::new().await;
    world.guest("Willem1").await;
    for alike in ["Willeml", "willemI", "WiIlem1", "Willern1", "WILLEM1"] {
        world.stranger().post("/api/guests", &json!({ "name": alike })).await.refused(409, "name-taken");
    }
    for bad in ["Ann\u{430}", "a\u{200b}b", "a\u{202e}b", "\u{3164}"] {
        world.stranger().post("/api/guests", &json!({ "name": bad })).await.refused(422, "invalid");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_go_on_takes_no_time_from_others() {
    let played = World::new().await;
    let people = played.guests(["Anna", "Bruno"]).await;
    let mut sick = Vec::new();
    for _ in 0..8 {
        sick.push(begun("morra", &json!({}), &people).await);
    }
    let healthy = begun("morra", &json!({}), &people).await;
    // Bots are to answer for Bruno, and nobody knows.
    played.sql("UPDATE seats SET stand_in = 'random' WHERE seat = 1");
    played.sql("UPDATE tables SET changed = changed - 10000");
    for table in &sick {
        played.sql(&format!("UPDATE entries SET line = '{{' WHERE tab = '{table}' AND n = 0"));
    }
    // A clock that was set back: the last change is in the future.
    played.sql(&format!("UPDATE tables SET changed = 99999999999999 WHERE id = '{healthy}'"));
    let world = played.beside().await;
    people[0].move_to(world.addr);
    let seen = people[0].get(&at(&healthy, "state?after=1&wait=25")).await.is(200);
    assert_eq!(seen["length"], 2, "its bot was asked");
    people[0].get(&at(&sick[0], "state")).await.refused(409, "rules-differ");
}
