//! A class of thirty pupils behind one address, with the usual limits: nobody is kept waiting.

use crate::play::{at, id, morra, seats};
use crate::world::World;
use serde_json::json;
use server::{Config, Quotas};
use std::net::SocketAddr;

#[tokio::test(flavor = "multi_thread")]
async fn thirty_pupils_sign_in_within_a_minute_and_play_ten_tables() {
    let world = World::with(|config| {
        let usual = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), "");
        (config.rate, config.tries, config.quotas) = (usual.rate, usual.tries, Quotas::USUAL);
        (config.connections_each, config.sockets_each) = (usual.connections_each, usual.sockets_each);
    })
    .await;
    let mut pupils = Vec::new();
    for n in 0..30 {
        let pupil = world.guest(&format!("Pupil {n}")).await;
        pupil.put("/api/me/password", &json!({"password": format!("secret of {n}")})).await.is(204);
        pupils.push(pupil);
    }
    for (n, pupil) in pupils.iter().enumerate() {
        // At another desk.
        pupil.delete("/api/session").await.is(204);
        let sign_in = json!({"name": format!("Pupil {n}"), "password": format!("secret of {n}")});
        pupil.post("/api/sessions", &sign_in).await.is(201);
    }
    let mut sockets = Vec::new();
    for three in pupils.chunks(3) {
        let lobby = morra(seats(&["me", "person", "person"]), &json!({}));
        let table = id(&three[0].post("/api/tables", &lobby).await.is(201));
        for pupil in &three[1..] {
            pupil.post(&at(&table, "join"), &json!({})).await.is(200);
        }
        three[0].post(&at(&table, "start"), &json!({})).await.is(200);
        for pupil in three {
            let mut socket = pupil.socket(&table, "").await;
            let length = socket.next_of("state").await["length"].as_u64().unwrap();
            socket.answer(length, "fingers/1", "first").await;
            socket.next_of("ack").await;
            sockets.push(socket);
        }
        three[0].post(&at(&table, "chat"), &json!({"text": "salve"})).await.is(204);
    }
    assert_eq!(sockets.len(), 30);
}
