//! Listening by socket: nothing is lost, nothing comes twice.

use crate::http::Client;
use crate::play::{at, begun, id, length, morra, seats, state, to_the_end_polling, with_bots};
use crate::socket::Socket;
use crate::world::{World, in_time};
use serde_json::{Value, json};

/// The entries of a table as `history` tells them, without states.
async fn history(person: &Client, id: &str, seat: &str) -> Vec<Value> {
    let mut history = person.get(&at(id, &format!("history?from=0{seat}"))).await.is(200);
    let mut entries: Vec<Value> = std::mem::take(history["entries"].as_array_mut().unwrap());
    entries.iter_mut().for_each(strip);
    entries
}

/// An entry without what is not the same in all ways of hearing of it.
fn strip(entry: &mut Value) {
    let entry = entry.as_object_mut().unwrap();
    entry.remove("state");
    entry.remove("type");
}

/// Listens to at most so many messages; the entries that came.
async fn entries(socket: &mut Socket, most: usize) -> Vec<Value> {
    let mut entries = Vec::new();
    for _ in 0..most {
        let Some(mut message) = socket.next().await else { break };
        if message["type"] == "entry" {
            strip(&mut message);
            let is_last = message["act"] == "reveal";
            entries.push(message);
            if is_last {
                break;
            }
        }
    }
    entries
}

/// Everything that comes to the first seat, by sockets that are dropped after a few messages.
async fn by_and_by(person: &Client, id: &str) -> Vec<Value> {
    let mut heard: Vec<Value> = Vec::new();
    for turn in 0_usize.. {
        let mut socket = person.socket(id, &format!("seat=0&lang=en&from={}", heard.len())).await;
        // The first message is the table, so that one stays now and then for nothing.
        heard.extend(entries(&mut socket, 1 + turn * 5 % 7).await);
        if heard.last().is_some_and(|entry| entry["act"] == "reveal") {
            break;
        }
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_dropped_again_and_again_resumes_without_gap_or_repetition() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let table = with_bots("morra", &json!({"rounds": 40}), &["random", "random"], &anna).await;
    let player = tokio::spawn(to_the_end_polling(anna.clone(), table.clone()));
    let heard = in_time(by_and_by(&anna, &table)).await;
    player.await.unwrap();
    assert_eq!(heard.len(), 3 * 40 + 2, "the start, every answer and the secret");
    assert!(heard.iter().enumerate().all(|(n, entry)| entry["n"] == n));
    assert_eq!(heard, history(&anna, &table, "&seat=0").await);
    let mut after = anna.socket(&table, &format!("seat=0&from={}", heard.len())).await;
    assert_eq!(after.next().await.unwrap()["table"]["status"], "over");
    anna.try_socket(&table, "from=999", &[]).await.unwrap().until_closed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_too_slow_is_let_go_and_comes_back_with_his_last_number() {
    let world = World::with_small_buffers().await;
    let anna = world.guest("Anna").await;
    let body = morra(seats(&["random"; 8]), &json!({"options": {"rounds": 99}}));
    let table = id(&anna.post("/api/tables", &body).await.is(201));
    let stranger = world.stranger();
    let mut slow = stranger.slow_socket(&table, "from=0&lang=en").await;
    anna.post(&at(&table, "start"), &json!({})).await.is(200);
    to_the_end_polling(anna.clone(), table.clone()).await;
    let mut heard = entries(&mut slow, usize::MAX).await;
    assert_eq!(slow.closed, Some(1013), "he is asked to try again");
    let all = history(&stranger, &table, "").await;
    assert!(heard.len() < all.len(), "he has missed something");
    let mut again = stranger.socket(&table, &format!("lang=en&from={}", heard.len())).await;
    heard.extend(entries(&mut again, usize::MAX).await);
    assert_eq!(heard, all);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_by_socket_comes_as_an_entry_to_all_and_then_as_a_receipt_to_who_gave_it() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let mut first = people[0].socket(&table, "").await;
    let mut second = people[0].socket(&table, "seat=0").await;
    let mut other = people[1].socket(&table, "").await;
    let seen = first.next_of("state").await;
    assert_eq!((&seen["seat"], &seen["length"]), (&json!(0), &json!(1)));
    // Everybody listens before anything happens.
    second.next_of("state").await;
    other.next_of("state").await;
    first.answer(1, "fingers/2", "one").await;
    let entry = first.next().await.unwrap();
    assert_eq!((&entry["type"], &entry["n"], &entry["by"]), (&json!("entry"), &json!(1), &json!(0)));
    assert_eq!(first.next().await.unwrap(), json!({"type": "ack", "key": "one", "n": 1}));
    assert_eq!(second.next_of("entry").await, entry, "the other device hears the same");
    assert_eq!(other.next_of("entry").await["n"], 1);
    // The same again, from the other device: a receipt and no entry.
    second.answer(1, "fingers/2", "one").await;
    assert_eq!(second.next().await.unwrap(), json!({"type": "ack", "key": "one", "n": 1}));
    // What is refused has its key and changes nothing.
    first.answer(2, "fingers/2", "two").await;
    let problem = first.next().await.unwrap();
    assert_eq!((&problem["type"], &problem["key"]), (&json!("problem"), &json!("two")));
    assert_eq!(problem["problem"]["type"], "/problems/refused", "that is what it has chosen already");
    assert_eq!(length(&people[0], &table).await, 2);
    for bad in ["{", "[]", r#"{"type":"dance"}"#, r#"{"type":"answer","at":-1,"answer":"x","key":"k"}"#] {
        first.say(bad).await;
        let problem = first.next().await.unwrap();
        assert_eq!(problem["problem"]["type"], "/problems/bad-request", "{bad}");
    }
    other.answer(1, "fingers/1", "one").await;
    assert_eq!(other.next_of("ack").await, json!({"type": "ack", "key": "one", "n": 2}));
    assert_eq!(first.next_of("entry").await["n"], 2);
    assert_eq!(state(&people[0], &table).await["view"]["played"], 1);
}
