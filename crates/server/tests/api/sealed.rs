//! Decisions that all take at once and in secret.

use crate::play::{answer, at, begun, state, stored};
use crate::world::World;
use serde_json::{Value, json};

const PEOPLE: [&str; 4] = ["Anna", "Bruno", "Carla", "Dario"];

#[tokio::test(flavor = "multi_thread")]
async fn sealed_answers_given_at_once_do_not_collide() {
    let world = World::new().await;
    let people = world.guests(PEOPLE).await;
    let table = begun("morra", &json!({"rounds": 5}), &people).await;
    for round in 0..5 {
        // All have seen the same length, and none waits for another.
        let seen = state(&people[0], &table).await["length"].as_u64().unwrap();
        assert_eq!(seen, 1 + round * 4);
        let sent: Vec<_> = (0..4)
            .map(|seat: usize| {
                let (person, path) = (people[seat].clone(), at(&table, "answers"));
                let body = answer(seen, &format!("fingers/{seat}"), &format!("round-{round}"));
                tokio::spawn(async move { person.post(&path, &body).await.is(200)["n"].as_u64().unwrap() })
            })
            .collect();
        let mut numbers = Vec::new();
        for reply in sent {
            numbers.push(reply.await.unwrap());
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (seen..seen + 4).collect::<Vec<_>>());
    }
    assert_eq!(stored(&world, &table).await.entries.len(), 1 + 5 * 4 + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_a_sealed_answer_before_all_have_answered() {
    let world = World::new().await;
    let people = world.guests(PEOPLE).await;
    let table = begun("morra", &json!({"fingers": 9}), &people).await;
    assert_eq!(state(&people[0], &table).await["sealed"], true, "everybody knows that it is a secret");
    let watcher = world.stranger();
    let mut sockets = Vec::new();
    for who in people.iter().chain([&watcher]) {
        sockets.push(who.socket(&table, "lang=en").await);
    }
    for (seat, person) in people.iter().enumerate().take(3) {
        let body = answer(1, &format!("fingers/{}", 7 - seat), "sealed");
        person.post(&at(&table, "answers"), &body).await.is(200);
    }
    for (seat, socket) in sockets.iter_mut().enumerate() {
        while socket.next_of("entry").await["n"] != 3 {}
        for other in (0..3).filter(|other| *other != seat) {
            for text in secrets(other, 7 - other) {
                let leak = socket.heard.iter().find(|heard| heard.contains(&text));
                assert!(leak.is_none(), "observer {seat} learns of {other}: {leak:?}");
            }
        }
        if seat < 3 {
            let own = secrets(seat, 7 - seat);
            assert!(own.iter().all(|text| socket.heard.concat().contains(text)), "he knows his own");
        }
    }
    for (seat, who) in people.iter().chain([&watcher]).enumerate() {
        for what in ["history?from=0", "state", "view?at=3"] {
            let seen = who.get(&at(&table, what)).await.is(200).to_string();
            for other in (0..3).filter(|other| *other != seat) {
                assert!(!secrets(other, 7 - other).iter().any(|text| seen.contains(text)), "{what}: {seen}");
            }
        }
    }
    people[3].post(&at(&table, "answers"), &answer(1, "fingers/1", "sealed")).await.is(200);
    let shown: Vec<Value> = vec![7.into(), 6.into(), 5.into(), 1.into()];
    assert_eq!(state(&watcher, &table).await["view"]["shown"], json!(shown), "now everybody sees it");
}

/// How a seat's choice is told to itself.
fn secrets(seat: usize, fingers: usize) -> [String; 2] {
    [
        format!("{{\"event\":\"hid\",\"seat\":{seat},\"fingers\":{fingers}}}"),
        format!("\"mine\":[{seat},{fingers}]"),
    ]
}
