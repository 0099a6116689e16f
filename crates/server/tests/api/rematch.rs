//! Playing again, and bringing finished games in.

use crate::play::{at, begun, id, morra, seated, seats, stored, to_the_end, to_the_end_polling};
use crate::world::World;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn all_who_want_to_play_again_come_to_the_same_table() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let more = json!({"name": "Friday", "options": {"rounds": 1}});
    let body = morra(seats(&["me", "random", "person"]), &more);
    let table = id(&people[0].post("/api/tables", &body).await.is(201));
    people[1].post(&at(&table, "join"), &json!({})).await.is(200);
    people[0].post(&at(&table, "start"), &json!({})).await.is(200);
    let again = at(&table, "rematch");
    people[0].post(&again, &json!({})).await.refused(409, "not-over");
    let players = people.clone().map(|who| to_the_end_polling(who, table.clone()));
    futures_util::future::join_all(players).await;
    world.guest("Carla").await.post(&again, &json!({})).await.refused(403, "not-seated");
    let none = json!({});
    let (one, two) = tokio::join!(people[0].post(&again, &none), people[1].post(&again, &none));
    let (one, two) = (one.is(201), two.is(201));
    assert_eq!(one["id"], two["id"]);
    assert_eq!(people[0].post(&again, &json!({})).await.is(201)["id"], one["id"]);
    let next = people[0].get(&format!("/api/tables/{}", id(&one))).await.is(200);
    assert_eq!((&next["status"], &next["name"]), (&json!("lobby"), &json!("Friday")));
    assert_eq!((&next["options"]["rounds"], &next["seats"][1]["bot"]), (&json!(1), &json!("random")));
    let names: Vec<_> = [0, 2].map(|seat: usize| next["seats"][seat]["name"].as_str().unwrap()).into();
    assert!(names.contains(&"Anna") && names.contains(&"Bruno"), "{names:?}");
    let old = people[0].get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!(old["rematch"]["id"], one["id"]);
    assert_ne!(old["commitment"], next["commitment"], "the dice are others");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_brought_in_elsewhere_and_replayed() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("kingsburg", &json!({}), &people).await;
    to_the_end(&people, &table).await;
    let log = people[0].get(&at(&table, "export")).await.text;
    let elsewhere = World::new().await;
    let carla = elsewhere.guest("Carla").await;
    let import = async |text: &str| {
        carla.send("POST", "/api/imports", &[("content-type", "application/x-ndjson")], text.as_bytes()).await
    };
    let info = import(&log).await.is(201);
    let copy = id(&info);
    assert_eq!((&info["status"], &info["visibility"]), (&json!("over"), &json!("invited")));
    assert_eq!(info["seats"][1]["name"], "Bruno");
    assert_eq!(stored(&elsewhere, &copy).await, stored(&world, &table).await);
    let history = |who: &crate::http::Client, id: &str| {
        let (who, path) = (who.clone(), at(id, "history?seat=1&from=0"));
        async move { who.get(&path).await.is(200)["entries"].clone() }
    };
    assert_eq!(history(&carla, &copy).await, history(&people[0], &table).await);
    elsewhere.stranger().get(&at(&copy, "history")).await.refused(404, "no-table");

    for (what, damaged) in damages(&log) {
        let reply = import(&damaged).await;
        assert!(matches!(reply.status, 400 | 409 | 422), "{what}: {reply:?}");
        assert_eq!(reply.header("content-type"), Some("application/problem+json"));
    }
    let nobody = elsewhere.stranger();
    let kind = [("content-type", "application/x-ndjson")];
    nobody.send("POST", "/api/imports", &kind, log.as_bytes()).await.refused(401, "not-signed-in");
    carla.send("POST", "/api/imports", crate::http::JSON, log.as_bytes()).await.refused(415, "media-type");
    carla.send("POST", "/api/imports", &[], log.as_bytes()).await.refused(415, "media-type");
    carla.send("POST", "/api/imports", &kind, &vec![b' '; 5 << 20]).await.refused(413, "too-large");
    let tables = std::fs::read(&elsewhere.db).unwrap();
    assert!(!tables.is_empty());
    let count = elsewhere.store().await.finished(store::Finished::Public, None).await.unwrap().tables.len();
    assert_eq!(count, 0, "what is brought in is not public");
}

/// The log with one thing wrong.
fn damages(log: &str) -> Vec<(&'static str, String)> {
    let lines: Vec<&str> = log.lines().collect();
    let last = lines.len() - 1;
    let without = |n: usize| {
        let kept: Vec<&str> =
            lines.iter().enumerate().filter(|(i, _)| *i != n).map(|(_, line)| *line).collect();
        kept.join("\n")
    };
    let with = |n: usize, change: &dyn Fn(&mut Value)| {
        let mut line: Value = serde_json::from_str(lines[n]).unwrap();
        change(&mut line);
        let line = line.to_string();
        let mut all = lines.clone();
        all[n] = &line;
        all.join("\n")
    };
    vec![
        ("nothing", String::new()),
        ("no log", "hello".to_owned()),
        ("NUL", format!("{log}\0")),
        ("a line is missing", without(5)),
        ("not over", lines[..last / 2].join("\n")),
        ("the header is missing", without(0)),
        ("another game", with(0, &|line| line["game"] = json!("chess"))),
        ("another contribution", with(0, &|line| line["contributions"][0] = json!("other"))),
        ("another commitment", with(0, &|line| line["commitment"] = json!("00".repeat(32)))),
        ("another hash", with(9, &|line| line["hash"] = json!("00".repeat(16)))),
        ("another answer", with(2, &|line| line["answer"] = json!("pass pass"))),
        ("another secret", with(last, &|line| line["secret"] = json!("00".repeat(32)))),
        ("control characters", with(0, &|line| line["seats"][0]["name"] = json!("a\u{0}b"))),
        ("a player with control characters", with(0, &|line| line["seats"][0]["player"] = json!("a\u{0}b"))),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_of_a_game_that_goes_on_cannot_be_had() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let lobby = seated("morra", &json!({}), &people).await;
    people[0].get(&at(&lobby, "export")).await.refused(409, "not-over");
    people[0].post(&at(&lobby, "start"), &json!({})).await.is(200);
    people[0].get(&at(&lobby, "export")).await.refused(409, "not-over");
}
