//! The same by server-sent events.

use crate::http::Client;
use crate::play::{answer_any, at, begun};
use crate::world::{World, in_time};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// An open stream of events.
struct Events(BufReader<TcpStream>);

impl Events {
    /// Opens it; in the old protocol, which has no chunks.
    async fn open(who: &Client, path: &str, last: Option<u64>) -> Events {
        let mut stream = TcpStream::connect(who.addr()).await.unwrap();
        let last = last.map(|id| format!("last-event-id: {id}\r\n")).unwrap_or_default();
        let cookie = who.cookie().unwrap_or_default();
        let request =
            format!("GET {path} HTTP/1.0\r\nhost: {}\r\ncookie: {cookie}\r\n{last}\r\n", who.addr());
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut events = Events(BufReader::new(stream));
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(in_time(events.0.read_line(&mut head)).await.unwrap() > 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.0 200") || head.starts_with("HTTP/1.1 200"), "{head}");
        assert!(head.contains("content-type: text/event-stream"), "{head}");
        events
    }

    /// The next event with its id.
    async fn next(&mut self) -> (Option<u64>, Value) {
        in_time(self.next_event()).await
    }

    /// Comments are passed over.
    async fn next_event(&mut self) -> (Option<u64>, Value) {
        let (mut id, mut data) = (None, None);
        loop {
            let mut line = String::new();
            assert!(self.0.read_line(&mut line).await.unwrap() > 0, "the stream stays open");
            match line.trim_end().split_once(':') {
                Some(("id", value)) => id = Some(value.trim().parse().unwrap()),
                Some(("data", value)) => data = Some(serde_json::from_str(value.trim()).unwrap()),
                _ => {}
            }
            if let ("", Some(data)) = (line.trim_end(), &mut data) {
                return (id, std::mem::take(data));
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_resumes_by_the_id_of_its_last_event() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    let path = at(&table, "stream?seat=0");
    let mut events = Events::open(&people[0], &path, None).await;
    assert_eq!(events.next().await.1["type"], "table");
    let (id, seen) = events.next().await;
    assert_eq!((id, &seen["type"], &seen["seat"]), (Some(1), &json!("state"), &json!(0)));
    assert!(answer_any(&people[0], &table).await);
    let (id, entry) = events.next().await;
    assert_eq!((id, &entry["n"], &entry["by"]), (Some(2), &json!(1), &json!(0)));
    drop(events);
    assert!(answer_any(&people[1], &table).await);
    assert!(answer_any(&people[1], &table).await);
    let mut again = Events::open(&people[0], &path, id).await;
    assert_eq!(again.next().await.1["type"], "table");
    let (missed, next) = (again.next().await, again.next().await);
    assert_eq!((missed.0, &missed.1["n"]), (Some(3), &json!(2)));
    assert_eq!((next.0, &next.1["n"]), (Some(4), &json!(3)));
    assert!(missed.1["state"].is_null() && next.1["state"]["length"] == 4);
    // The id of the last event wins over the address, which is the one of the first time.
    let mut address = Events::open(&people[0], &at(&table, "stream?seat=0&from=0"), Some(3)).await;
    assert_eq!(address.next().await.1["type"], "table");
    assert_eq!(address.next().await.1["n"], 3);
}
