//! Addresses, queries and methods that nobody knows: clear refusals, and nothing has changed.

use crate::http::JSON;
use crate::play::at;
use crate::scene::Scene;
use serde_json::json;

const GETS: &str = "|/state|/history|/view?at=0|/chat|/notes|/socket|/stream|/export|/why?element=x|/undo";
const POSTS: &str = "join leave start answers undo asks resign return rematch chat";

#[tokio::test(flavor = "multi_thread")]
async fn addresses_that_lead_nowhere() {
    let scene = Scene::new().await;
    let before = scene.world.dump();
    let long = "a".repeat(20_000);
    let ids = "aaaaaaaaaaaa .. . %2e%2e %00 %ff%fe a%2fb '-- %252e %C3%A9 AAAAAAAAAAAA".split(' ');
    for id in ids.chain([long.as_str()]) {
        for what in GETS.split('|') {
            scene.check(id, &scene.people[0].get(&format!("/api/tables/{id}{what}")).await);
        }
        for what in POSTS.split(' ') {
            let path = format!("/api/tables/{id}/{what}");
            scene.check(&path, &scene.people[0].post(&path, &json!({})).await);
        }
        scene.check(id, &scene.people[0].delete(&format!("/api/tables/{id}")).await);
    }
    let lost = "/api/ /api//me /api/me/ /api/tables/ /api/tables/../x /api/../me /api/nothing /problems/%ff \
                /problems/x%00 /api/page.css/../../x /api/openapi.json/x";
    for path in lost.split(' ') {
        scene.check(path, &scene.people[0].get(path).await);
    }
    // Below none of these is anything but the client's own page.
    for path in
        "/ // //api/me /problems/ /%00 /%ff /..%2f..%2fetc/passwd /../../../etc/passwd * /API/ME".split(' ')
    {
        let reply = scene.people[0].get(path).await;
        assert!(reply.status < 500 && !reply.text.contains("root:"), "{path}: {reply:?}");
        scene.check(path, &scene.people[0].post(path, &json!({})).await);
    }
    assert_eq!(scene.world.dump(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_of_games_that_are_not_offered() {
    let scene = Scene::new().await;
    let reader = &scene.people[0];
    for path in "/rules/nothing /rules/nothing/ /rules/Morra /rules/a/b /rules/morra/x /rules/%00".split(' ')
    {
        assert_eq!(reader.get(path).await.status, 404, "{path}");
    }
    // The client, or where none was built the way to the API.
    for path in "/rules /rules/ /rules/morra /rules/morra/ /rules/kingsburg".split(' ') {
        let reply = reader.get(path).await;
        assert!(matches!(reply.status, 200 | 303), "{path}: {reply:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn queries_that_nobody_understands() {
    let scene = Scene::new().await;
    let before = scene.world.dump();
    let queries =
        "seat=-1 seat=256 seat=a seat= seat=0&seat=0 seat=%00 seat=1e1 nothing=1 seat=0&x &=& %ff=1 seat=%ff";
    let whats = "state? history? view?at=0& socket? stream? undo? notes? why?element=x& export?";
    for query in queries.split(' ') {
        for what in whats.split(' ') {
            let path = at(&scene.running, &format!("{what}{query}"));
            scene.check(&path, &scene.people[0].get(&path).await);
        }
        scene.check(query, &scene.people[0].get(&format!("/api/tables?{query}")).await);
    }
    let more = "state?after=-1 state?after=4294967296 state?wait=-1 state?wait=x state?wait=31 history?from=-1 \
                history?from=99 history?from=4294967295 view view?at= view?at=-1 view?at=1 view?at=4294967295 \
                chat?from=-1 stream?from=99 stream?lang=xx socket?lang=xx why why?picked=x socket socket?from=99";
    for what in more.split(' ') {
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
        ("/api/guests", "POST"),
        ("/api/session", "DELETE"),
        ("/api/me", "DELETE GET"),
        ("/api/me/password", "PUT"),
        ("/api/tables", "GET POST"),
        (&table, "DELETE GET"),
        ("/api/games", "GET"),
        ("/api/imports", "POST"),
        ("/api", "GET"),
        ("/api/openapi.json", "GET"),
        ("/healthz", "GET"),
    ];
    for (path, methods) in known {
        let methods: Vec<&str> = methods.split(' ').collect();
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
            if methods.contains(&method) {
                continue;
            }
            let reply = scene.people[0].send(method, path, JSON, b"{}").await;
            reply.refused(405, "method");
            scene.check(path, &reply);
            let allow = reply.header("allow").unwrap_or_else(|| panic!("{method} {path} says no Allow"));
            let allowed = allow.split(',').map(str::trim).filter(|word| *word != "HEAD");
            let mut allowed: Vec<&str> = allowed.collect();
            allowed.sort_unstable();
            assert_eq!(allowed, methods, "{method} {path}");
        }
    }
    assert_eq!(scene.world.dump(), before);
}
