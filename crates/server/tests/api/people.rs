//! Guests, passwords, devices, cookies.

use crate::http::Client;
use crate::play::{at, begun, morra, seats};
use crate::world::World;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_a_name_that_nobody_else_can_take() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    assert_eq!(anna.get("/api/me").await.is(200), json!({"name": "Anna", "guest": true}));
    let other = world.stranger();
    for same in ["Anna", "ANNA", "anna", "aNNa"] {
        other.post("/api/guests", &json!({"name": same})).await.refused(409, "name-taken");
    }
    assert_eq!(other.cookie(), None);
    other.get("/api/me").await.refused(401, "not-signed-in");
    anna.post("/api/guests", &json!({"name": "Another"})).await.refused(409, "signed-in");
    for bad in ["", " Anna", "An\u{0}na", "<b>", "gone-1", "xxxxxxxxxxxxxxxxxxxxxxxxx"] {
        let problem = other.post("/api/guests", &json!({"name": bad})).await.refused(422, "invalid");
        assert!(problem["detail"].as_str().unwrap().starts_with("name:"), "{problem}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_a_name_at_once_one_gets_it() {
    let world = World::new().await;
    let tries: Vec<_> = (0..8)
        .map(|_| {
            let stranger = world.stranger();
            tokio::spawn(async move { stranger.post("/api/guests", &json!({"name": "Anna"})).await.status })
        })
        .collect();
    let mut statuses = Vec::new();
    for one in tries {
        statuses.push(one.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409, 409, 409, 409, 409]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_keeps_the_name_and_changing_it_signs_other_devices_out() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let [anna, _] = &people;
    let sign_in = |password: &str| json!({"name": "anna", "password": password});
    let other = world.stranger();
    other.post("/api/sessions", &sign_in("whatever it is")).await.refused(401, "wrong-password");
    let set = |new: &str, current: Option<&str>| json!({"password": new, "current": current});
    anna.put("/api/me/password", &set("short", None)).await.refused(422, "invalid");
    anna.put("/api/me/password", &set("first password", None)).await.is(204);
    assert_eq!(anna.get("/api/me").await.is(200), json!({"name": "Anna", "guest": false}));
    for wrong in ["", "first passwor", "First password", "first password\u{0}"] {
        other.post("/api/sessions", &sign_in(wrong)).await.refused(401, "wrong-password");
    }
    let nobody = json!({"name": "Nobody", "password": "first password"});
    other.post("/api/sessions", &nobody).await.refused(401, "wrong-password");
    other.post("/api/sessions", &sign_in("first password")).await.is(201);
    assert_eq!(other.get("/api/me").await.is(200)["name"], "Anna");
    let table = begun("morra", &json!({}), &people).await;
    let mut listening = other.socket(&table, "").await;
    listening.next_of("state").await;
    anna.put("/api/me/password", &set("second password", None)).await.refused(401, "wrong-password");
    anna.put("/api/me/password", &set("second password", Some("wrong"))).await.refused(401, "wrong-password");
    other.get("/api/me").await.is(200);
    anna.put("/api/me/password", &set("second password", Some("first password"))).await.is(204);
    anna.get("/api/me").await.is(200);
    other.get("/api/me").await.refused(401, "not-signed-in");
    listening.until_closed().await;
    let third = world.stranger();
    third.post("/api/sessions", &sign_in("first password")).await.refused(401, "wrong-password");
    third.post("/api/sessions", &sign_in("second password")).await.is(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_lets_one_other_device_in_and_expires() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let code = anna.post("/api/me/codes", &json!({})).await.is(201)["code"].clone();
    let devices: Vec<_> = (0..8).map(|_| world.stranger()).collect();
    let tries: Vec<_> = devices
        .into_iter()
        .map(|device| {
            let body = json!({ "code": code });
            tokio::spawn(async move { (device.post("/api/sessions", &body).await, device) })
        })
        .collect();
    let mut entered = 0;
    for one in tries {
        let (reply, device) = one.await.unwrap();
        if reply.status == 201 {
            entered += 1;
            assert_eq!(device.get("/api/me").await.is(200)["name"], "Anna");
        } else {
            reply.refused(401, "wrong-code");
        }
    }
    assert_eq!(entered, 1, "once only");
    let code = anna.post("/api/me/codes", &json!({})).await.is(201)["code"].clone();
    assert_eq!(world.sql("UPDATE sessions SET expires = 1 WHERE expires < created + 3600000"), 1);
    world.stranger().post("/api/sessions", &json!({"code": code})).await.refused(401, "wrong-code");
    for wrong in ["", "aaaaaaaaaaaaaaaa", "\u{0}"] {
        world.stranger().post("/api/sessions", &json!({"code": wrong})).await.refused(401, "wrong-code");
    }
    // A code is no session, and a session no code.
    let token = anna.cookie().unwrap();
    world.stranger().post("/api/sessions", &json!({"code": token})).await.refused(401, "wrong-code");
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_the_session_and_its_sockets() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let mut socket = people[0].socket(&table, "").await;
    let mut other = people[1].socket(&table, "").await;
    socket.next_of("state").await;
    other.next_of("state").await;
    let cookie = people[0].cookie();
    people[0].delete("/api/session").await.is(204);
    socket.until_closed().await;
    assert_eq!(people[0].cookie(), None, "the cookie is taken away");
    people[0].set_cookie(cookie);
    people[0].get("/api/me").await.refused(401, "not-signed-in");
    people[0].get(&at(&table, "state?seat=0")).await.refused(403, "not-your-seat");
    people[0].delete("/api/session").await.refused(401, "not-signed-in");
    people[1].post(&at(&table, "chat"), &json!({"text": "still here"})).await.is(204);
    assert_eq!(other.next_of("chat").await["line"]["text"], "still here");
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_for_the_server_alone_and_cannot_be_made_or_changed() {
    let world = World::new().await;
    let fresh = world.stranger();
    let reply = fresh.post("/api/guests", &json!({"name": "Anna"})).await;
    let set = reply.header("set-cookie").unwrap();
    for word in ["reame=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(set.contains(word), "{set}");
    }
    let good = fresh.cookie().unwrap();
    let token = good.trim_start_matches("reame=");
    let mut changed = token.to_owned();
    changed.replace_range(60..61, if &token[60..61] == "A" { "B" } else { "A" });
    let flipped = if token.starts_with('A') { "B" } else { "A" };
    let unsigned = &token[token.len() - 64..];
    let forged = [
        changed.as_str(),
        &format!("{flipped}{}", &token[1..]),
        unsigned,
        &token[..token.len() - 1],
        "",
        "x",
        "%00",
    ];
    for value in forged {
        let forger = Client::new(world.addr);
        forger.set_cookie(Some(format!("reame={value}")));
        forger.get("/api/me").await.refused(401, "not-signed-in");
        forger.delete("/api/me").await.refused(401, "not-signed-in");
        forger
            .put("/api/me/password", &json!({"password": "of a thief"}))
            .await
            .refused(401, "not-signed-in");
        let body = morra(seats(&["me", "me"]), &json!({}));
        forger.post("/api/tables", &body).await.refused(401, "not-signed-in");
    }
    assert_eq!(fresh.get("/api/me").await.is(200), json!({"name": "Anna", "guest": true}));
    assert_eq!(fresh.get("/api/tables").await.is(200), json!({"tables": [], "next": null}));
    let elsewhere = World::new().await;
    let forger = elsewhere.stranger();
    forger.set_cookie(Some(good));
    forger.get("/api/me").await.refused(401, "not-signed-in");
}
