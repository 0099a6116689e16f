//! States that are told by what has changed.

use crate::play::{answer_any, at, begun, with_bots};
use crate::socket::Socket;
use crate::world::World;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Applies what a socket tells until the log is so long; the state, and how many changes there were.
async fn follow(socket: &mut Socket, state: &mut Value, length: u64) -> u32 {
    let mut changes = 0;
    while state["length"].as_u64().unwrap() < length {
        let mut entry = socket.next_of("entry").await;
        if let Some(told) = entry.get("changes") {
            assert_eq!(entry["since"], state["length"]);
            client::change(state, told.clone()).unwrap();
            changes += 1;
        } else if !entry["state"].is_null() {
            *state = entry["state"].take();
        }
    }
    changes
}

#[tokio::test(flavor = "multi_thread")]
async fn who_follows_the_changes_knows_what_who_asks_is_told() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    for game in ["kingsburg", "warlords"] {
        let table = with_bots(game, &json!({}), &["random", "random", "random"], &anna).await;
        let mut socket = anna.socket(&table, "states=changes").await;
        let mut whole = anna.socket(&table, "").await;
        let mut state = socket.next_of("state").await;
        state.as_object_mut().unwrap().remove("type");
        let mut changes = 0;
        for _ in 0..12 {
            if !answer_any(&anna, &table).await {
                let length = state["length"].as_u64().unwrap();
                anna.get(&at(&table, &format!("state?after={length}&wait=20"))).await.is(200);
            }
            let now = anna.get(&at(&table, "state")).await.is(200);
            changes += follow(&mut socket, &mut state, now["length"].as_u64().unwrap()).await;
            let now = anna.get(&at(&table, "state")).await.is(200);
            if now["length"] == state["length"] {
                assert_eq!((&state["view"], &state["answers"]), (&now["view"], &now["answers"]));
            }
        }
        assert!(changes > 5, "{game}: {changes}");
        let end = state["length"].as_u64().unwrap();
        while whole.next_of("entry").await["n"].as_u64().unwrap() + 1 < end {}
        let entries = |socket: &Socket| {
            let entries = socket.heard.iter().filter(|text| text.starts_with(r#"{"type":"entry""#));
            entries.clone().map(String::len).sum::<usize>() / entries.count()
        };
        let (changed, whole) = (entries(&socket), entries(&whole));
        println!("{game}: {changed} bytes an entry and seat instead of {whole}");
        assert!(changed * 4 < whole, "{game}: {changed} bytes instead of {whole}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_state_is_told_on_request_and_to_who_comes_back() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let mut socket = people[0].socket(&table, "states=changes").await;
    socket.next_of("state").await;
    assert!(answer_any(&people[0], &table).await);
    socket.next_of("entry").await;
    socket.say(r#"{"type":"state"}"#).await;
    let state = socket.next_of("state").await;
    assert_eq!(state["length"], 2);
    drop(socket);
    assert!(answer_any(&people[1], &table).await);
    let mut back = people[0].socket(&table, "states=changes&from=2").await;
    assert_eq!(back.next_of("entry").await["state"]["length"], 3, "whole");
    people[0].get(&at(&table, "socket?states=other")).await.refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_fewer_bytes_is_told_the_same() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let table = with_bots("kingsburg", &json!({}), &["random", "random", "random"], &anna).await;
    let mut deflated = anna.socket(&table, "states=changes&encoding=deflate").await;
    let mut plain = anna.socket(&table, "states=changes&encoding=plain").await;
    deflated.next_of("state").await;
    plain.next_of("state").await;
    let mut told = 0;
    for _ in 0..12 {
        if !answer_any(&anna, &table).await {
            anna.get(&at(&table, &format!("state?after={told}&wait=20"))).await.is(200);
        }
        let length = anna.get(&at(&table, "state")).await.is(200)["length"].as_u64().unwrap();
        for socket in [&mut deflated, &mut plain] {
            while told < length && socket.next_of("entry").await["n"].as_u64().unwrap() + 1 < length {}
        }
        told = length;
    }
    let entries = |socket: &Socket| -> BTreeMap<u64, String> {
        let entry = |text: &String| {
            let entry: Value = serde_json::from_str(text).unwrap();
            (entry["type"] == "entry").then(|| (entry["n"].as_u64().unwrap(), text.clone()))
        };
        socket.heard.iter().filter_map(entry).collect()
    };
    let (deflated_entries, plain_entries) = (entries(&deflated), entries(&plain));
    // Bots may have played on before the second one was there.
    let both: Vec<_> = plain_entries.iter().filter(|(n, _)| deflated_entries.contains_key(n)).collect();
    assert!(both.len() > 5, "{}", both.len());
    for (n, text) in both {
        assert_eq!(&deflated_entries[n], text);
    }
    assert!(deflated.bytes * 2 < plain.bytes, "{} bytes instead of {}", deflated.bytes, plain.bytes);
    let refused = anna.try_socket(&table, "encoding=morse", &[]).await.err().expect("a refusal");
    refused.refused(400, "bad-request");
}
