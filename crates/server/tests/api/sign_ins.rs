//! Many who try passwords, and hang up.

use crate::world::{World, in_time};
use serde_json::json;
use std::fs;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// The most memory that this process has had since it was last asked, in KiB.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let peak = peak.trim().trim_end_matches(" kB").parse().ok();
    fs::write("/proc/self/clear_refs", "5").ok()?;
    peak
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_passwords_by_the_hundred_takes_no_memory() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    anna.put("/api/me/password", &json!({"password": "correct horse"})).await.is(204);
    peak();
    let before = peak();
    let body = json!({"name": "Anna", "password": "wrong horse"}).to_string();
    let request = format!(
        "POST /api/sessions HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut tries = JoinSet::new();
    for n in 0..200 {
        let (addr, request, client) = (world.addr, request.clone(), world.stranger());
        tries.spawn(async move {
            if n % 2 == 0 {
                // Hangs up as soon as he has asked.
                let mut stream = TcpStream::connect(addr).await.unwrap();
                stream.write_all(request.as_bytes()).await.unwrap();
                return None;
            }
            Some(client.raw(request.as_bytes()).await)
        });
    }
    while let Some(tried) = in_time(tries.join_next()).await {
        if let Some(reply) = tried.unwrap() {
            match reply.status {
                401 => reply.refused(401, "wrong-password"),
                // So many do not wait; they are told to come again.
                _ => {
                    assert!(reply.header("retry-after").is_some(), "{reply:?}");
                    reply.refused(503, "busy")
                }
            };
        }
    }
    if let (Some(before), Some(after)) = (before, peak()) {
        assert!(after.saturating_sub(before) < 100 * 1024, "from {before} to {after} KiB");
    }
    let anna = world.stranger();
    in_time(async {
        // Those who hung up are passed over.
        let sign_in = json!({"name": "Anna", "password": "correct horse"});
        while anna.post("/api/sessions", &sign_in).await.status != 201 {}
    })
    .await;
}
