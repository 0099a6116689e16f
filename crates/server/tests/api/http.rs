//! A small client: one connection for each request, a cookie, and nothing that would mend a wrong request.

use crate::world::in_time;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One person's way to the server. Clones are the same person.
#[derive(Clone)]
pub struct Client {
    addr: Arc<Mutex<SocketAddr>>,
    cookie: Arc<Mutex<Option<String>>>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers, names in small letters.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub text: String,
}

impl Client {
    /// Somebody who is not signed in.
    pub fn new(addr: SocketAddr) -> Client {
        Client { addr: Arc::new(Mutex::new(addr)), cookie: Arc::default() }
    }

    /// Where the server listens.
    pub fn addr(&self) -> SocketAddr {
        *self.addr.lock().unwrap()
    }

    /// Goes to another server, with the cookie of the old one.
    pub fn move_to(&self, addr: SocketAddr) {
        *self.addr.lock().unwrap() = addr;
    }

    /// The cookie that is sent, `name=value`.
    pub fn cookie(&self) -> Option<String> {
        self.cookie.lock().unwrap().clone()
    }

    /// Sends another cookie from now on.
    pub fn set_cookie(&self, cookie: Option<String>) {
        *self.cookie.lock().unwrap() = cookie;
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send("GET", path, &[], b"").await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.send("DELETE", path, &[], b"").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, JSON, body.to_string().as_bytes()).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Reply {
        self.send("PUT", path, JSON, body.to_string().as_bytes()).await
    }

    /// Sends a request as it is given, with its length and the cookie.
    pub async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.addr());
        if !body.is_empty() || method == "POST" || method == "PUT" {
            head += &format!("content-length: {}\r\n", body.len());
        }
        if let Some(cookie) = self.cookie() {
            head += &format!("cookie: {cookie}\r\n");
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        let reply = self.raw(&[head.as_bytes(), b"\r\n", body].concat()).await;
        for (_, set) in reply.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let pair = set.split(';').next().unwrap_or_default();
            self.set_cookie((!pair.ends_with('=')).then(|| pair.to_owned()));
        }
        reply
    }

    /// Sends bytes and reads until the server closes.
    pub async fn raw(&self, request: &[u8]) -> Reply {
        in_time(async {
            let (mut read, mut write) = TcpStream::connect(self.addr()).await.unwrap().into_split();
            let mut bytes = Vec::new();
            // A server that has seen enough may close before it has read everything.
            let (_, _) = tokio::join!(write.write_all(request), read.read_to_end(&mut bytes));
            Reply::read(&bytes)
        })
        .await
    }
}

/// The header of bodies.
pub const JSON: &[(&str, &str)] = &[("content-type", "application/json")];

impl Reply {
    fn read(bytes: &[u8]) -> Reply {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let (first, rest) = head.split_once("\r\n").unwrap();
        let headers = rest.lines().filter_map(|line| line.split_once(':'));
        let headers: Vec<_> =
            headers.map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned())).collect();
        let status = first.split(' ').nth(1).unwrap().parse().unwrap();
        let text = String::from_utf8(bytes[end + 4..].to_vec()).unwrap();
        let reply = Reply { status, headers, text };
        assert_eq!(reply.header("transfer-encoding"), None, "bodies of known length are expected");
        reply
    }

    /// A reply from parts that something else has read.
    pub fn of(status: u16, text: String) -> Reply {
        Reply { status, headers: Vec::new(), text }
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The body of a reply that must have this status; null without a body.
    #[track_caller]
    pub fn is(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The document of a problem that must be of this kind.
    #[track_caller]
    pub fn refused(&self, status: u16, slug: &str) -> Value {
        let problem = self.json();
        assert_eq!(problem["type"], format!("/problems/{slug}"), "{self:?}");
        assert_eq!((self.status, &problem["status"]), (status, &Value::from(status)), "{self:?}");
        problem
    }
}
