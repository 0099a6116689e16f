//! Connections that say nothing, or take their time.

use crate::http::JSON;
use crate::world::{World, in_time};
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Reads until the server closes; what came.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A reset is a closing, too.
    let _ = in_time(stream.read_to_end(&mut bytes)).await;
    String::from_utf8(bytes).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_keep_nobody_out() {
    let world = World::with(|config| config.connections_each = 64).await;
    let mut silent = Vec::new();
    for n in 0..2000 {
        let mut stream = in_time(TcpStream::connect(world.addr)).await.unwrap();
        if n % 2 == 0 {
            stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\n").await.unwrap();
        }
        silent.push(stream);
        if n % 500 == 499 {
            world.stranger().get("/api/games").await.is(200);
        }
    }
    let anna = world.guest("Anna").await;
    anna.get("/api/me").await.is(200);
    // The oldest have been let go.
    assert_eq!(until_closed(silent.swap_remove(0)).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_too_long_to_ask_is_let_go() {
    let world = World::with(|config| {
        config.silence = Duration::from_millis(200);
        config.body = Duration::from_millis(200);
    })
    .await;
    let anna = world.guest("Anna").await;
    let silent = TcpStream::connect(world.addr).await.unwrap();
    let mut half = TcpStream::connect(world.addr).await.unwrap();
    half.write_all(b"GET /api/games HTTP/1.1\r\nho").await.unwrap();
    assert_eq!(until_closed(silent).await, "");
    until_closed(half).await;
    // Between two requests, too.
    let mut idle = TcpStream::connect(world.addr).await.unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    assert!(until_closed(idle).await.starts_with("HTTP/1.1 200"));
    for (path, kind) in [("/api/tables", "application/json"), ("/api/imports", "application/x-ndjson")] {
        let mut slow = TcpStream::connect(world.addr).await.unwrap();
        let cookie = anna.cookie().unwrap();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-type: {kind}\r\ncontent-length: 99\r\n\r\n{{"
        );
        slow.write_all(head.as_bytes()).await.unwrap();
        let reply = until_closed(slow).await;
        assert!(reply.starts_with("HTTP/1.1 408") && reply.contains("/problems/too-slow"), "{reply}");
    }
    let body = json!({"text": "x"}).to_string();
    anna.send("POST", "/api/tables", JSON, body.as_bytes()).await.refused(422, "invalid");
}
