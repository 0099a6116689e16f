//! What stands before every request: other sites, headers, limits.

use crate::http::{Client, JSON, Reply};
use crate::play::{at, begun};
use crate::world::World;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_can_change_nothing_and_open_no_socket() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let before = world.dump();
    let own = format!("http://{}", world.addr);
    let other_port = format!("http://{}:{}", world.addr.ip(), world.addr.port().wrapping_add(1));
    let evil: [&[(&str, &str)]; 8] = [
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
        &[("origin", "")],
        &[("origin", &other_port)],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")],
        &[("sec-fetch-site", "nonsense")],
    ];
    for headers in evil {
        let with_body: Vec<_> = headers.iter().chain(JSON).copied().collect();
        let body = json!({"at": 1, "answer": "fingers/1", "key": "k"}).to_string();
        let answers = at(&table, "answers");
        people[0].send("POST", &answers, &with_body, body.as_bytes()).await.refused(403, "other-site");
        people[0].send("PUT", "/api/me/password", &with_body, b"{}").await.refused(403, "other-site");
        people[0].send("DELETE", "/api/me", headers, b"").await.refused(403, "other-site");
        people[0].send("DELETE", "/api/session", headers, b"").await.refused(403, "other-site");
        let stranger = world.stranger();
        stranger
            .send("POST", "/api/guests", &with_body, b"{\"name\":\"C\"}")
            .await
            .refused(403, "other-site");
        let refused = people[0].try_socket(&table, "", headers).await.err().expect("no socket");
        refused.refused(403, "other-site");
    }
    assert_eq!(world.dump(), before);
    let good: [&[(&str, &str)]; 4] = [
        &[("origin", &own)],
        &[("sec-fetch-site", "same-origin")],
        &[("sec-fetch-site", "none")],
        &[("sec-fetch-site", "same-origin"), ("origin", &own)],
    ];
    for headers in good {
        let with_body: Vec<_> = headers.iter().chain(JSON).copied().collect();
        let said = people[0].send("POST", &at(&table, "chat"), &with_body, b"{\"text\":\"hello\"}").await;
        said.is(204);
        assert!(people[0].try_socket(&table, "", headers).await.is_ok());
    }
    // Looking is not changing.
    people[0].send("GET", "/api/me", &[("sec-fetch-site", "cross-site")], b"").await.is(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_tells_browsers_to_be_careful() {
    let world = World::with(|config| config.rate = Some(10)).await;
    let anna = world.guest("Anna").await;
    let large = vec![b'x'; 70_000];
    let mut replies = vec![
        anna.post("/api/tables", &json!({})).await,
        anna.send("POST", "/api/tables", JSON, &large).await,
        anna.send("PATCH", "/api/me", &[], b"").await,
        anna.send("DELETE", "/api/me", &[("origin", "http://evil.example")], b"").await,
        world.stranger().get("/api/me").await,
        anna.delete("/api/session").await,
    ];
    let paths = [
        "/api",
        "/api/openapi.json",
        "/api/page.css",
        "/api/games",
        "/api/tables",
        "/nothing",
        "/healthz",
        "/metrics",
        "/problems/moved-on",
        "/api/tables/aaaaaaaaaaaa",
    ];
    for path in paths {
        replies.push(anna.get(path).await);
    }
    let statuses: Vec<u16> = replies.iter().map(|reply| reply.status).collect();
    assert_eq!(statuses[..6], [422, 413, 405, 403, 401, 204]);
    replies.push(flooded(&anna).await);
    for reply in replies {
        let policy = reply.header("content-security-policy").expect("a policy");
        assert!(
            policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{reply:?}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(reply.header("cross-origin-resource-policy"), Some("same-origin"));
        assert!(reply.header("cache-control").is_some());
        assert!(reply.headers.iter().filter(|(name, _)| name == "content-security-policy").count() == 1);
        assert_eq!(reply.header("access-control-allow-origin"), None);
        assert_eq!(reply.header("server"), None);
    }
}

/// Asks until it is too much.
async fn flooded(who: &Client) -> Reply {
    for _ in 0..100 {
        let asked = std::array::from_fn::<_, 8, _>(|_| who.get("/api/games"));
        let [a, b, c, d, e, f, g, h] = asked;
        let replies = tokio::join!(a, b, c, d, e, f, g, h);
        for reply in [replies.0, replies.1, replies.2, replies.3, replies.4, replies.5, replies.6, replies.7]
        {
            if reply.status != 200 {
                return reply;
            }
        }
    }
    panic!("there is no limit");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_told_when_to_come_back() {
    let world = World::with(|config| config.rate = Some(1)).await;
    let refused = flooded(&world.stranger()).await;
    refused.refused(429, "too-many");
    let seconds: u64 = refused.header("retry-after").expect("when").parse().unwrap();
    assert!((1..=60).contains(&seconds));
    assert_eq!(refused.header("content-type"), Some("application/problem+json"));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_cannot_be_tried_for_ever() {
    let world = World::with(|config| config.tries = Some(20)).await;
    let mut refused = None;
    for n in 0..40 {
        let reply = world.stranger().post("/api/sessions", &json!({"code": format!("guess{n}")})).await;
        if reply.status != 401 {
            refused = Some((n, reply));
            break;
        }
    }
    let (n, reply) = refused.expect("there is a limit");
    assert!(n >= 10, "an honest person may mistype");
    reply.refused(429, "too-many");
    assert!(reply.header("retry-after").is_some());
    world.stranger().get("/api/games").await.is(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_counted_and_given_back() {
    let world = World::with(|config| config.sockets_each = 2).await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let mut first = people[0].socket(&table, "").await;
    let _second = people[1].socket(&table, "").await;
    let refused = people[1].try_socket(&table, "", &[]).await.err().expect("no socket");
    refused.refused(429, "too-many");
    people[1].get(&at(&table, "stream")).await.refused(429, "too-many");
    people[0].delete("/api/session").await.is(204);
    first.until_closed().await;
    // The server counts it back a moment after it has closed it.
    let mut tries = 0;
    while people[1].try_socket(&table, "", &[]).await.is_err() {
        tries += 1;
        assert!(tries < 1000, "a closed socket is given back");
        tokio::task::yield_now().await;
    }
    let full = World::with(|config| config.sockets = 0).await;
    let people = full.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    people[0].try_socket(&table, "", &[]).await.err().expect("no socket").refused(503, "busy");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_browsers_are_told_to_stay_with_https() {
    let world = World::with(|config| config.front = server::Front::Proxy).await;
    let header = "strict-transport-security";
    assert_eq!(world.stranger().get("/healthz").await.header(header), Some("max-age=31536000"));
    let open = World::new().await;
    assert_eq!(open.stranger().get("/healthz").await.header(header), None);
}
