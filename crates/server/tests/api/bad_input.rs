//! Whatever is sent, the worst that comes back is a clear refusal, and nothing has changed.

use crate::http::{Client, JSON, Reply};
use crate::play::{at, begun, seated};
use crate::world::World;
use serde_json::{Value, json};

/// A server with a running table and one in the lobby, and the problems it knows.
struct Scene {
    world: World,
    people: [Client; 2],
    running: String,
    lobby: String,
    kinds: Vec<String>,
}

impl Scene {
    async fn new() -> Scene {
        let world = World::new().await;
        let people = world.guests(["Anna", "Bruno"]).await;
        let running = begun("morra", &json!({}), &people).await;
        let lobby = seated("morra", &json!({}), &people).await;
        let page = world.stranger().get("/api").await.text;
        let kinds =
            page.split("id=\"problem-").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
        let kinds: Vec<String> = kinds.collect();
        assert!(kinds.len() > 30);
        Scene { world, people, running, lobby, kinds }
    }

    /// A problem document of a known kind that is not the server's fault.
    #[track_caller]
    fn check(&self, what: &str, reply: &Reply) -> Value {
        assert!((400..500).contains(&reply.status), "{what}: {reply:?}");
        assert_eq!(reply.header("content-type"), Some("application/problem+json"), "{what}: {reply:?}");
        let problem = reply.json();
        let kind = problem["type"].as_str().unwrap().strip_prefix("/problems/").unwrap();
        assert!(self.kinds.iter().any(|known| known == kind), "{what}: {problem}");
        assert_eq!(problem["status"], reply.status);
        assert!(problem["title"].as_str().is_some_and(|title| !title.is_empty()), "{what}: {problem}");
        problem
    }

    /// Every request that takes a body, with who sends it.
    fn bodies(&self) -> Vec<(Client, &'static str, String)> {
        let (anna, stranger) = (&self.people[0], self.world.stranger());
        let mut all = vec![
            (stranger.clone(), "POST", "/api/guests".to_owned()),
            (stranger, "POST", "/api/sessions".to_owned()),
            (anna.clone(), "PUT", "/api/me/password".to_owned()),
            (anna.clone(), "POST", "/api/tables".to_owned()),
            (anna.clone(), "POST", at(&self.lobby, "join")),
            (anna.clone(), "POST", at(&self.lobby, "start")),
            (anna.clone(), "PUT", at(&self.running, "notes")),
        ];
        for what in ["answers", "undo", "asks", "resign", "return", "chat"] {
            all.push((anna.clone(), "POST", at(&self.running, what)));
        }
        all
    }
}

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
        for kind in ["text/plain", "application/x-www-form-urlencoded", "application/xml", "json", "\u{7f}"] {
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

#[tokio::test(flavor = "multi_thread")]
async fn addresses_that_lead_nowhere() {
    let scene = Scene::new().await;
    let before = scene.world.dump();
    let long = "a".repeat(20_000);
    let ids = [
        "aaaaaaaaaaaa",
        "..",
        ".",
        "%2e%2e",
        "%00",
        "%ff%fe",
        "a%2fb",
        "'--",
        "%252e",
        "é",
        &long,
        "AAAAAAAAAAAA",
    ];
    for id in ids {
        let id = if id.is_ascii() { id.to_owned() } else { "%C3%A9".to_owned() };
        for what in [
            "",
            "/state",
            "/history",
            "/view?at=0",
            "/chat",
            "/notes",
            "/socket",
            "/stream",
            "/export",
            "/why?element=x",
            "/undo",
        ] {
            scene.check(&id, &scene.people[0].get(&format!("/api/tables/{id}{what}")).await);
        }
        for what in
            ["join", "leave", "start", "answers", "undo", "asks", "resign", "return", "rematch", "chat"]
        {
            let path = format!("/api/tables/{id}/{what}");
            scene.check(&path, &scene.people[0].post(&path, &json!({})).await);
        }
        scene.check(&id, &scene.people[0].delete(&format!("/api/tables/{id}")).await);
    }
    let lost = [
        "/",
        "//",
        "/api/",
        "//api/me",
        "/api//me",
        "/api/me/",
        "/api/tables/",
        "/api/tables/../x",
        "/api/../me",
        "/api/nothing",
        "/problems/",
        "/problems/%ff",
        "/problems/x%00",
        "/%00",
        "/%ff",
        "/..%2f..%2fetc/passwd",
        "/api/page.css/../../x",
        "/healthz/x",
        "/API/ME",
        "*",
    ];
    for path in lost {
        scene.check(path, &scene.people[0].get(path).await);
    }
    assert_eq!(scene.world.dump(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn queries_that_nobody_understands() {
    let scene = Scene::new().await;
    let before = scene.world.dump();
    let queries = [
        "seat=-1",
        "seat=256",
        "seat=a",
        "seat=",
        "seat=0&seat=0",
        "seat=%00",
        "seat=1e1",
        "nothing=1",
        "seat=0&x",
        "&=&",
        "%ff=1",
        "seat=%ff",
    ];
    for query in queries {
        for what in [
            "state",
            "history",
            "view?at=0&",
            "socket",
            "stream",
            "undo",
            "notes",
            "why?element=x&",
            "export",
        ] {
            let mark = if what.ends_with('&') { "" } else { "?" };
            let path = at(&scene.running, &format!("{what}{mark}{query}"));
            scene.check(&path, &scene.people[0].get(&path).await);
        }
        scene.check(query, &scene.people[0].get(&format!("/api/tables?{query}")).await);
    }
    let more = [
        "state?after=-1",
        "state?after=4294967296",
        "state?wait=-1",
        "state?wait=x",
        "history?from=-1",
        "history?from=99",
        "history?from=4294967295",
        "view",
        "view?at=",
        "view?at=-1",
        "view?at=1",
        "view?at=4294967295",
        "chat?from=-1",
        "stream?from=99",
        "stream?lang=xx",
        "socket?lang=xx",
        "why",
        "why?picked=x",
        "socket",
        "socket?from=99",
        "chat?invite",
    ];
    for what in more {
        let path = at(&scene.running, what);
        scene.check(&path, &scene.people[0].get(&path).await);
    }
    assert_eq!(scene.world.dump(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn methods_that_an_address_does_not_know() {
    let scene = Scene::new().await;
    let before = scene.world.dump();
    let table = format!("/api/tables/{}", scene.lobby);
    let known = [
        ("/api/guests", vec!["POST"]),
        ("/api/session", vec!["DELETE"]),
        ("/api/me", vec!["DELETE", "GET"]),
        ("/api/me/password", vec!["PUT"]),
        ("/api/tables", vec!["GET", "POST"]),
        (&table, vec!["DELETE", "GET"]),
        ("/api/games", vec!["GET"]),
        ("/api/imports", vec!["POST"]),
        ("/api", vec!["GET"]),
        ("/api/openapi.json", vec!["GET"]),
        ("/healthz", vec!["GET"]),
    ];
    for (path, methods) in known {
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
            if methods.contains(&method) {
                continue;
            }
            let reply = scene.people[0].send(method, path, JSON, b"{}").await;
            reply.refused(405, "method");
            scene.check(path, &reply);
            let allow = reply.header("allow").unwrap_or_else(|| panic!("{method} {path} says no Allow"));
            let mut allowed: Vec<&str> =
                allow.split(',').map(str::trim).filter(|word| *word != "HEAD").collect();
            allowed.sort_unstable();
            assert_eq!(allowed, methods, "{method} {path}");
        }
    }
    assert_eq!(scene.world.dump(), before);
}
