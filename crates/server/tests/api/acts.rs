//! What is done out of turn: acts, offers, changes of mind, answers given beforehand.

use crate::http::Client;
use crate::play::{answer, at, begun, id, length, seats, state, to_the_end, with_bots};
use crate::world::World;
use serde_json::{Value, json};
use store::Why;

const PEOPLE: [&str; 3] = ["Anna", "Bruno", "Carla"];

/// Says something at a table, as it is now.
async fn says(person: &Client, table: &str, path: &str) {
    let n = length(person, table).await;
    person
        .post(&at(table, "answers"), &answer(n, path, &format!("{n}:{}", path.replace(' ', "_"))))
        .await
        .is(200);
}

fn has(list: &Value, item: &str) -> bool {
    list.as_array().unwrap().iter().any(|other| other == item)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_made_out_of_turn_and_calls_only_whom_it_speaks_to() {
    let world = World::new().await;
    let people = world.guests(PEOPLE).await;
    let table = begun("bargain", &json!({}), &people).await;
    let watcher = world.stranger();
    let mut sockets = Vec::new();
    for who in people.iter().chain([&watcher]) {
        sockets.push(who.socket(&table, "lang=en").await);
    }
    says(&people[0], &table, "gold/3 to/1 for gold/1").await;
    let seen = state(&people[1], &table).await;
    assert_eq!((&seen["may"], &seen["called"]), (&json!(true), &json!(true)));
    assert!(has(&seen["acts"], "accept/0") && !has(&seen["answers"], "accept/0"), "{seen}");
    assert_eq!(seen["waiting"], json!([0, 1, 2]), "nothing waits for it");
    for (place, socket) in sockets.iter_mut().enumerate() {
        let entry = socket.next_of("entry").await;
        let two = place < 2;
        assert_eq!(entry["by"], if two { json!(0) } else { Value::Null }, "{entry}");
        assert_eq!(entry["state"]["called"], json!(place == 1), "{entry}");
        assert_eq!(entry["told"].as_array().unwrap().len(), usize::from(two), "{entry}");
        assert_eq!(socket.heard.concat().contains("\"price\":1"), two, "{:?}", socket.heard);
    }
    for (who, what) in [(&people[2], "history?from=0"), (&watcher, "history?from=0"), (&people[2], "state")] {
        let seen = who.get(&at(&table, what)).await.is(200).to_string();
        assert!(!seen.contains("offered") && !seen.contains("accept/"), "{seen}");
    }
    assert_eq!(state(&watcher, &table).await["may"], json!(false));
    people[2].post(&at(&table, "answers"), &answer(2, "accept/0", "mine")).await.refused(422, "refused");
    says(&people[1], &table, "accept/0").await;
    assert_eq!(state(&watcher, &table).await["view"]["coins"], json!([4, 8, 6, 0, 0, 0, 0, 0]));
    to_the_end(&people, &table).await;
    let end = state(&watcher, &table).await;
    assert_eq!(end["standing"]["sides"][0]["name"], "bargain-bank", "{end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_picked_next_is_told_part_by_part() {
    let world = World::new().await;
    let people = world.guests(PEOPLE).await;
    let table = begun("bargain", &json!({}), &people).await;
    let parts = async |who: &Client, picked: &str| {
        who.get(&at(&table, &format!("parts?picked={}", picked.replace(' ', "%20")))).await
    };
    let first = parts(&people[0], "").await.is(200);
    assert!(has(&first["next"], "gold/6") && !has(&first["next"], "gold/7"), "{first}");
    assert_eq!(first["next"], state(&people[0], &table).await["parts"]);
    let gift = parts(&people[0], "gold/2 to/1").await.is(200);
    assert_eq!((&gift["next"], &gift["whole"]), (&json!(["for"]), &json!(true)));
    let lost = parts(&people[0], "gold/2 to/0").await.is(200);
    assert_eq!((&lost["next"], &lost["whole"]), (&json!([]), &json!(false)));
    parts(&people[0], &"x".repeat(401)).await.refused(422, "invalid");
    parts(&world.guest("Dario").await, "").await.refused(403, "not-seated");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_is_changed_whatever_others_have_answered() {
    let world = World::new().await;
    let people = world.guests(PEOPLE).await;
    let table = begun("morra", &json!({}), &people).await;
    let mut watcher = world.stranger().socket(&table, "lang=en").await;
    says(&people[0], &table, "fingers/5").await;
    says(&people[1], &table, "fingers/1").await;
    let seen = state(&people[0], &table).await;
    assert!(seen["prompt"].is_null() && seen["may"] == true && has(&seen["acts"], "fingers/2"), "{seen}");
    says(&people[0], &table, "fingers/2").await;
    while watcher.next_of("entry").await["n"] != 2 {}
    let change = watcher.next_of("entry").await;
    assert_eq!((&change["by"], &change["told"]), (&Value::Null, &json!([])), "nobody sees who changed what");
    says(&people[2], &table, "fingers/0").await;
    assert_eq!(state(&people[2], &table).await["view"]["shown"], json!([2, 1, 0]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_did_not_notice_does_not_make_one_late_but_other_terms_do() {
    let world = World::new().await;
    let people = world.guests(PEOPLE).await;
    let table = begun("bargain", &json!({}), &people).await;
    says(&people[0], &table, "gold/3 to/1 for gold/1").await;
    let late = answer(1, "gold/1 to/0", "late");
    people[2].post(&at(&table, "answers"), &late).await.is(200);
    let seen = length(&people[1], &table).await;
    says(&people[0], &table, "withdraw").await;
    says(&people[0], &table, "gold/1 to/1 for gold/3").await;
    let accept = answer(seen, "accept/0", "old terms");
    people[1].post(&at(&table, "answers"), &accept).await.refused(422, "invalid");
    let accept = answer(seen, "accept/0", "old-terms");
    people[1].post(&at(&table, "answers"), &accept).await.refused(409, "moved-on");
    people[1].post(&at(&table, "answers"), &answer(seen, "fingers/1", "sealed")).await.is(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_must_answer_gains_no_time_by_acting_and_who_is_called_is_notified() {
    let world = World::new().await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let pace = json!({"correspondence": {"seconds": 60}});
    let body = json!({"game": "bargain", "seats": seats(&["me", "person"]), "pace": pace});
    let table = id(&anna.post("/api/tables", &body).await.is(201));
    bruno.post(&at(&table, "join"), &json!({})).await.is(200);
    let due = |info: &Value| {
        info["deadlines"].as_array().unwrap().iter().map(|d| d["due"].clone()).collect::<Vec<_>>()
    };
    let before = due(&anna.post(&at(&table, "start"), &json!({})).await.is(200));
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    says(&anna, &table, "fingers/1").await;
    says(&anna, &table, "gold/1 to/1 for gold/0").await;
    says(&bruno, &table, "gold/1 to/0").await;
    let after = anna.get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!(due(&after), before[1..], "Bruno's time runs on, Anna need not answer");
    let notices = world.store().await.notices(10, i64::MAX / 2).await.unwrap();
    let why: Vec<(u8, Why)> = notices.iter().map(|notice| (notice.seat, notice.why)).collect();
    assert_eq!(why, [(1, Why::Call)], "the offer speaks to him: {notices:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_can_be_given_beforehand_and_taken_back() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({"rounds": 4}), &people).await;
    let said = at(&table, "instructions");
    let always = json!({"prompt": "morra-choose", "answer": "fingers/4", "until": "taken-back"});
    let kept = people[0].put(&said, &always).await.is(200);
    assert_eq!(kept["instructions"], json!([always]));
    assert_eq!(people[1].get(&said).await.is(200)["instructions"], json!([]), "nobody else's business");
    let seen = people[1].get(&at(&table, "state?after=1&wait=20")).await.is(200);
    assert_eq!(seen["view"]["chosen"], json!([0]), "it was due at once");
    let log = people[1].get(&at(&table, "history?from=0")).await.is(200).to_string();
    assert!(!log.contains("instruction") && !seen.to_string().contains("instruction"));
    says(&people[1], &table, "fingers/1").await;
    let seen = people[1].get(&at(&table, "state?after=3&wait=20")).await.is(200);
    assert_eq!((&seen["view"]["shown"], &seen["view"]["chosen"]), (&json!([4, 1]), &json!([0])), "again");
    let none = people[0].delete(&at(&table, "instructions?prompt=morra-choose")).await.is(200);
    assert_eq!(none["instructions"], json!([]));
    says(&people[1], &table, "fingers/1").await;
    assert_eq!(state(&people[0], &table).await["waiting"], json!([0, 1]), "she is asked again");
    let illegal = json!({"prompt": "morra-choose", "answer": "fingers/9", "until": "taken-back"});
    people[0].put(&said, &illegal).await.is(200);
    let other = json!({"prompt": "another-question", "answer": "fingers/1", "until": "asked-else"});
    people[0].put(&said, &other).await.is(200);
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(
        state(&people[0], &table).await["waiting"],
        json!([0, 1]),
        "what is not legal is not answered"
    );
    assert_eq!(
        people[0].get(&said).await.is(200)["instructions"],
        json!([illegal]),
        "the other has come to its end"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn instructions_are_bounded_and_checked() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let said = at(&table, "instructions");
    let about = |n: usize| json!({"prompt": format!("q{n}"), "answer": "pass", "until": "taken-back"});
    for n in 0..16 {
        people[0].put(&said, &about(n)).await.is(200);
    }
    people[0].put(&said, &about(16)).await.refused(422, "invalid");
    people[0].put(&said, &about(3)).await.is(200);
    for (field, value) in [("prompt", ""), ("answer", " "), ("answer", &"x".repeat(401)), ("until", "never")]
    {
        let mut body = about(1);
        body[field] = value.into();
        assert!((400..500).contains(&people[0].put(&said, &body).await.status), "{field} {value}");
    }
    assert_eq!(people[0].delete(&said).await.is(200)["instructions"], json!([]));
    world.stranger().put(&said, &about(1)).await.refused(401, "not-signed-in");
    world.guest("Carla").await.put(&said, &about(1)).await.refused(403, "not-seated");
    people[1].put(&format!("{said}?seat=0"), &about(1)).await.refused(403, "not-your-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_game_with_offers_to_its_end() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let table = with_bots("bargain", &json!({"rounds": 3}), &["random", "random"], &anna).await;
    let mut after = 0;
    loop {
        let seen = anna.get(&at(&table, &format!("state?after={after}&wait=10"))).await.is(200);
        if !seen["standing"].is_null() {
            break;
        }
        after = seen["length"].as_u64().unwrap();
        if seen["prompt"].is_object() {
            let reply =
                anna.post(&at(&table, "answers"), &answer(after, "fingers/1", &format!("k{after}"))).await;
            assert!(reply.status == 200 || reply.status == 409, "{reply:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_alone() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let table = begun("bargain", &json!({"rounds": 1}), std::slice::from_ref(&anna)).await;
    says(&anna, &table, "fingers/1").await;
    let end = state(&anna, &table).await;
    assert_eq!(
        (&end["standing"]["winners"], &end["standing"]["scores"]),
        (&json!([0]), &json!([5])),
        "{end}"
    );
}
