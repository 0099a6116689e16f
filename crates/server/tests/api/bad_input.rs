//! Whatever is sent, the worst that comes back is a clear refusal, and nothing has changed.

use crate::http::{Client, JSON};
use crate::play::at;
use crate::scene::Scene;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_not_what_is_asked_for() {
    let scene = Scene::new().await;
    let before = scene.world.dump();
    let nested = "[".repeat(60_000);
    let bad: [&[u8]; 13] = [
        b"",
        b"{",
        b"{}}",
        b"{\"",
        b"null",
        b"42",
        b"\"text\"",
        b"{\"unknown\":1}",
        b"{\"name\":\"\xff\xfe\"}",
        b"{'name':'Anna'}",
        b"\xef\xbb\xbf{}",
        b"\0",
        nested.as_bytes(),
    ];
    for (who, method, path) in scene.bodies() {
        for body in bad {
            let what = format!("{method} {path} {}", String::from_utf8_lossy(&body[..body.len().min(40)]));
            scene.check(&what, &who.send(method, &path, JSON, body).await);
        }
        for kind in ["text/plain", "application/x-www-form-urlencoded", "application/xml", "json"] {
            let reply = who.send(method, &path, &[("content-type", kind)], b"{}").await;
            scene.check(kind, &reply);
        }
        who.send(method, &path, &[], b"{}").await.refused(415, "media-type");
        let large = format!("{{\"name\":\"{}\"}}", "x".repeat(64 * 1024));
        who.send(method, &path, JSON, large.as_bytes()).await.refused(413, "too-large");
        who.raw(&chunked(&who, method, &path, &large)).await.refused(413, "too-large");
    }
    assert_eq!(scene.world.dump(), before);
}

/// A request whose length is not told before.
fn chunked(who: &Client, method: &str, path: &str, body: &str) -> Vec<u8> {
    let cookie = who.cookie().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n{cookie}\
         content-type: application/json\r\n\r\n{:x}\r\n{body}\r\n0\r\n\r\n",
        body.len()
    )
    .into_bytes()
}

#[tokio::test(flavor = "multi_thread")]
async fn values_that_no_field_can_have() {
    let scene = Scene::new().await;
    let before = scene.world.dump();
    let numbers =
        ["-1", "256", "1.5", "4294967296", "1e400", "99999999999999999999", "\"1\"", "[]", "true", "{}"];
    let texts =
        ["\"\\u0000\"", "\"a\\u0000b\"", "\"\\u001b[2J\"", "\"\\u0007\"", "\"\\u0085\"", "1", "[]", "{}"];
    let forms = [
        ("POST", at(&scene.running, "answers"), r#"{"at":1,"answer":"fingers/1","key":"k","seat":#}"#, ""),
        ("POST", at(&scene.running, "answers"), r#"{"at":#,"answer":"fingers/1","key":"k"}"#, ""),
        ("POST", at(&scene.running, "answers"), "", r#"{"at":1,"answer":#,"key":"k"}"#),
        ("POST", at(&scene.running, "answers"), "", r#"{"at":1,"answer":"fingers/1","key":#}"#),
        ("POST", at(&scene.running, "undo"), r#"{"at":#,"key":"k"}"#, r#"{"at":1,"key":#}"#),
        ("POST", at(&scene.running, "asks"), r#"{"kind":"replace","reply":"agree","seat":#}"#, ""),
        ("POST", at(&scene.running, "asks"), "", r#"{"kind":#,"reply":"agree"}"#),
        ("POST", at(&scene.running, "resign"), r#"{"seat":#}"#, ""),
        ("POST", at(&scene.running, "return"), r#"{"seat":#}"#, ""),
        ("POST", at(&scene.running, "chat"), r#"{"text":#}"#.replace('#', "1#").leak(), r#"{"text":#}"#),
        ("PUT", at(&scene.running, "notes"), "", r#"{"text":#}"#),
        ("POST", at(&scene.lobby, "join"), r#"{"seat":#}"#, r#"{"seat":1,"contribution":#}"#),
        ("POST", at(&scene.lobby, "start"), r#"{"fill":1#}"#, r#"{"fill":#}"#),
        ("POST", "/api/tables".to_owned(), "", r#"{"game":#,"seats":[{"kind":"me"},{"kind":"me"}]}"#),
        (
            "POST",
            "/api/tables".to_owned(),
            "",
            r#"{"game":"morra","options":{"rounds":1,"fingers":5},"name":#,"seats":[{"kind":"me"},{"kind":"me"}]}"#,
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            "",
            r#"{"game":"morra","options":{"rounds":1,"fingers":5},"seats":[{"kind":"me"},{"kind":"bot","bot":#}]}"#,
        ),
    ];
    for (method, path, of_number, of_text) in &forms {
        let bodies = numbers.iter().map(|value| of_number.replace('#', value));
        let bodies = bodies.chain(texts.iter().map(|value| of_text.replace('#', value)));
        for body in bodies.filter(|body| !body.is_empty()) {
            let reply = scene.people[0].send(method, path, JSON, body.as_bytes()).await;
            scene.check(&format!("{path} {body}"), &reply);
        }
    }
    for (field, long) in [("key", 65), ("key", 0)] {
        let mut body = json!({"at": 1, "answer": "fingers/1", "key": "k"});
        body[field] = json!("k".repeat(long));
        scene.people[0].post(&at(&scene.running, "answers"), &body).await.refused(422, "invalid");
    }
    for text in ["", "  \n", &"x".repeat(501)] {
        scene.people[0]
            .post(&at(&scene.running, "chat"), &json!({ "text": text }))
            .await
            .refused(422, "invalid");
    }
    let note = json!({"text": "x".repeat(4001)});
    scene.people[0].put(&at(&scene.running, "notes"), &note).await.refused(422, "invalid");
    assert_eq!(scene.world.dump(), before);
}
