//! Tables whose dice come from a seed: where nobody else's dice are at stake, and the log says so.

use crate::http::Client;
use crate::play::{at, id, morra, seats};
use crate::world::{World, in_time};
use serde_json::{Value, json};
use std::time::Duration;

/// Lets two bots play at a seeded table and gives the log.
async fn played(host: &Client, seed: u64) -> Vec<Value> {
    let body = json!({"game": "kingsburg", "seed": seed, "seats": seats(&["steward", "steward"])});
    let made = host.post("/api/tables", &body).await.is(201);
    assert_eq!(made["seed"], json!(seed), "the table says so from the beginning");
    let table = id(&made);
    host.post(&at(&table, "start"), &json!({})).await.is(200);
    let log = in_time(async {
        loop {
            let log = host.get(&at(&table, "export")).await;
            if log.status == 200 {
                return log.text;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    let log = log.await;
    assert_eq!(
        host.get(&format!("/api/tables/{table}")).await.is(200)["seed"],
        json!(seed),
        "and at the end"
    );
    log.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_gives_the_same_dice_and_the_log_says_so() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let (one, same, other) = (played(&anna, 7).await, played(&anna, 7).await, played(&anna, 8).await);
    assert_eq!(one[0]["contributions"], json!(["seed 7", "seed 7"]));
    assert_eq!(one[0]["commitment"], same[0]["commitment"]);
    assert_eq!(one[1], same[1], "the same beginning");
    assert_ne!(one[1]["outcomes"], other[1]["outcomes"]);
    let header: table::log::Header = serde_json::from_value(one[0].clone()).unwrap();
    assert_eq!(header.seed(), Some(7));
    let claimed = table::log::Header { commitment: table::Secret([1; 32]).commitment(), ..header };
    assert_eq!(claimed.seed(), None, "whoever only says so is not believed");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_elses_dice_are_chosen() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let plain = anna.post("/api/tables", &morra(seats(&["me", "me"]), &json!({}))).await.is(201);
    assert_eq!(plain["seed"], Value::Null, "dice of the system have no seed");
    for (field, value, why) in [
        ("seats", seats(&["me", "person"]), "only where all seats are yours or bots'"),
        ("contribution", json!("luck"), "takes no contribution"),
        ("seed", json!(1_u64 << 53), "from 0 to"),
        ("seed", json!(-1), "seed"),
    ] {
        let mut body = morra(seats(&["me", "me"]), &json!({}));
        body["seed"] = json!(7);
        body[field] = value;
        let problem = anna.post("/api/tables", &body).await.refused(422, "invalid");
        assert!(problem["detail"].as_str().unwrap().contains(why), "{problem}");
    }
}
