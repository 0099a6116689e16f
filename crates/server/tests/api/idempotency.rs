//! The same request again changes nothing.

use crate::play::{answer, answer_any, at, begun, length, state, stored, to_the_end};
use crate::world::World;
use serde_json::json;
use table::log::Act;

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_sent_again_is_the_same_entry_also_long_after() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({"rounds": 3}), &people).await;
    let answers = at(&table, "answers");
    let body = answer(1, "fingers/3", "first");
    assert_eq!(people[0].post(&answers, &body).await.is(200), json!({"n": 1, "length": 2}));
    assert_eq!(people[0].post(&answers, &body).await.is(200), json!({"n": 1, "length": 2}));
    let spaced = answer(1, "  fingers/3 ", "first");
    assert_eq!(people[0].post(&answers, &spaced).await.is(200)["n"], 1, "spaces are no difference");
    let newer = answer(2, "fingers/3", "first");
    assert_eq!(people[0].post(&answers, &newer).await.is(200)["n"], 1, "the key says which answer it is");
    assert!(answer_any(&people[1], &table).await);
    assert!(answer_any(&people[1], &table).await);
    assert_eq!(people[0].post(&answers, &body).await.is(200), json!({"n": 1, "length": 4}));
    to_the_end(&people, &table).await;
    let over = people[0].post(&answers, &body).await.is(200);
    assert_eq!(over["n"], 1, "also when the game is over");
    assert_eq!(stored(&world, &table).await.entries.len(), 3 * 2 + 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_at_once_are_one() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("kingsburg", &json!({}), &people).await;
    let seen = state(&people[0], &table).await;
    let first = seen["waiting"][0].as_u64().unwrap() as usize;
    let seen = state(&people[first], &table).await;
    let chosen = seen["answers"][0].as_str().unwrap();
    let body = answer(seen["length"].as_u64().unwrap(), chosen, "the-same");
    let sent = (0..16).map(|_| {
        let (person, path, body) = (people[first].clone(), at(&table, "answers"), body.clone());
        tokio::spawn(async move { person.post(&path, &body).await.is(200)["n"].as_u64() })
    });
    let sent: Vec<_> = sent.collect();
    for reply in sent {
        assert_eq!(reply.await.unwrap(), seen["length"].as_u64());
    }
    assert_eq!(length(&people[0], &table).await, seen["length"].as_u64().unwrap() + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_belongs_to_one_answer_of_one_seat() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let answers = at(&table, "answers");
    people[0].post(&answers, &answer(1, "fingers/3", "mine")).await.is(200);
    people[0].post(&answers, &answer(1, "fingers/4", "mine")).await.refused(409, "key-used");
    people[0].post(&answers, &answer(2, "fingers/4", "mine")).await.refused(409, "key-used");
    let undo = json!({"at": 2, "key": "mine"});
    people[0].post(&at(&table, "undo"), &undo).await.refused(409, "key-used");
    let other = people[1].post(&answers, &answer(1, "fingers/4", "mine")).await.is(200);
    assert_eq!(other["n"], 2, "another seat's key is another key");
    assert_eq!(people[0].post(&answers, &answer(1, "fingers/3", "mine")).await.is(200)["n"], 1);
    people[0].post(&answers, &answer(3, "fingers/4", "mine")).await.refused(409, "key-used");
    assert_eq!(length(&people[0], &table).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_what_is_past_or_to_come_is_refused() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("kingsburg", &json!({}), &people).await;
    let mut seen = state(&people[0], &table).await;
    // Both answer once, so that the first is asked again.
    let first = seen["waiting"][0].as_u64().unwrap() as usize;
    let old = seen["length"].as_u64().unwrap();
    while old == seen["length"] || seen["waiting"] != json!([first]) {
        let next = seen["waiting"][0].as_u64().unwrap() as usize;
        assert!(answer_any(&people[next], &table).await);
        seen = state(&people[0], &table).await;
    }
    let seen = state(&people[first], &table).await;
    let (now, legal) = (seen["length"].as_u64().unwrap(), seen["answers"][0].as_str().unwrap());
    for wrong in [0, old, now - 1, now + 1, i32::MAX as u64] {
        let body = answer(wrong, legal, "new");
        people[first].post(&at(&table, "answers"), &body).await.refused(409, "moved-on");
    }
    let not_his = answer(now, legal, "new");
    people[1 - first].post(&at(&table, "answers"), &not_his).await.refused(409, "not-your-turn");
    let refused = people[first].post(&at(&table, "answers"), &answer(now, "nonsense", "new")).await;
    refused.refused(422, "refused");
    assert_eq!(length(&people[0], &table).await, now);
    people[first].post(&at(&table, "answers"), &answer(now, legal, "new")).await.is(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_twice_with_one_key_takes_back_once() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    people[0].post(&at(&table, "answers"), &answer(1, "fingers/3", "one")).await.is(200);
    let undo = json!({"at": 2, "key": "back"});
    let done = people[0].post(&at(&table, "undo"), &undo).await.is(200);
    assert_eq!(done, json!({"n": 2, "asked": []}));
    assert_eq!(people[0].post(&at(&table, "undo"), &undo).await.is(200), done);
    let log = stored(&world, &table).await;
    assert!(log.entries.len() == 3 && matches!(log.entries[2].act, Act::Undo { back: 1, .. }));
}
