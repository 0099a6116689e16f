//! Kingsburg from the lobby to the replay, by requests alone.

use crate::play::{at, id, stored, to_the_end_polling, truth, view};
use crate::world::{World, title};
use serde_json::{Value, json};
use table::{Log, Observer, Seat, Secret, Told};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_bots_play_to_the_end_and_everybody_can_check_it() {
    let world = World::new().await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let seats = json!([{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "steward"},
        {"kind": "bot", "bot": "random"}]);
    let body = json!({"game": "kingsburg", "seats": seats, "contribution": "salt of Anna"});
    let lobby = anna.post("/api/tables", &body).await.is(201);
    let table = id(&lobby);
    bruno.post(&at(&table, "join"), &json!({"contribution": "salt of Bruno"})).await.is(200);
    anna.get(&at(&table, "export")).await.refused(409, "not-over");
    anna.post(&at(&table, "start"), &json!({})).await.is(200);
    anna.get(&at(&table, "export")).await.refused(409, "not-over");
    let players = [&anna, &bruno].map(|who| tokio::spawn(to_the_end_polling(who.clone(), table.clone())));
    for player in players {
        player.await.unwrap();
    }

    let stranger = world.stranger();
    let info = stranger.get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!((&info["status"], &info["waiting"]), (&json!("over"), &json!([])));
    let export = stranger.get(&at(&table, "export")).await;
    assert_eq!(export.header("content-type"), Some("application/x-ndjson"));
    let log = Log::parse(&export.text).unwrap();
    assert_eq!(log, stored(&world, &table).await, "the export is what is stored");
    let secret = log.secret().expect("the secret is revealed");
    title("kingsburg").load(&log, Some(secret), &mut |_, _| {}).expect("the dice and all moves hold");
    let other = title("kingsburg").load(&log, Some(Secret([7; 32])), &mut |_, _| {});
    assert!(other.is_err(), "no other secret would do");
    assert_eq!(log.header.commitment.to_string(), lobby["commitment"].as_str().unwrap());
    assert_eq!(secret.commitment(), log.header.commitment);
    let salted = ["salt of Anna", "salt of Bruno"].map(|typed| {
        use sha2::{Digest, Sha256};
        hex::encode(Sha256::new().chain_update("reame/contribution/1").chain_update(typed).finalize())
    });
    assert_eq!(log.header.contributions[..2], salted, "what they typed is not kept");
    assert!(log.header.contributions[2..].iter().all(|salt| !salt.is_empty()));
    replay_is_the_truth(&stranger, &table, &log).await;
}

/// The history and the views are what the rules tell a spectator, and after the game any seat.
async fn replay_is_the_truth(stranger: &crate::http::Client, table: &str, log: &Log) {
    let truth = truth(log);
    for (seat, observer) in [("", Observer::Spectator), ("&seat=2", Observer::Seat(Seat(2)))] {
        let history = stranger.get(&at(table, &format!("history?from=0{seat}"))).await.is(200);
        let entries = history["entries"].as_array().unwrap();
        assert_eq!(history["length"], log.entries.len());
        assert_eq!(entries.len(), log.entries.len());
        for (n, (entry, told)) in entries.iter().zip(&truth).enumerate() {
            let known: Vec<Value> =
                told.iter().filter(|t| t.audience.includes(observer)).map(event).collect();
            let told: Vec<Value> =
                entry["told"].as_array().unwrap().iter().map(|told| told["event"].clone()).collect();
            assert_eq!((&entry["n"], told), (&json!(n), known));
        }
        let last = log.entries.len() - 1;
        for n in [0, 1, 7, last / 2, last] {
            let seen = stranger.get(&at(table, &format!("view?at={n}{seat}"))).await.is(200);
            assert_eq!(seen["view"], view(log, n, observer), "after entry {n}");
        }
        assert_eq!(entries[last]["state"]["view"], view(log, last, observer));
        assert!(!entries[last]["state"]["standing"].is_null());
    }
    stranger.get(&at(table, &format!("view?at={}", log.entries.len()))).await.refused(409, "moved-on");
}

fn event(told: &Told) -> Value {
    serde_json::from_str(told.event.text()).unwrap()
}
