//! Sockets, as clients have them.

use crate::http::{Client, Reply};
use crate::world::in_time;
use client::Frame;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Every text that came.
    pub heard: Vec<String>,
    /// How many bytes they were on their way.
    pub bytes: usize,
    /// The code with which the server closed.
    pub closed: Option<u16>,
}

impl Client {
    /// The socket of a table; `query` without its question mark.
    pub async fn socket(&self, id: &str, query: &str) -> Socket {
        self.try_socket(id, query, &[]).await.unwrap_or_else(|reply| panic!("{reply:?}"))
    }

    /// The socket of a table with more headers, or why there is none.
    pub async fn try_socket(&self, id: &str, query: &str, more: &[(&str, &str)]) -> Result<Socket, Reply> {
        self.open_socket(&format!("/api/tables/{id}/socket?{query}"), more, None).await
    }

    /// A socket that holds little that was not read.
    pub async fn slow_socket(&self, id: &str, query: &str) -> Socket {
        let path = format!("/api/tables/{id}/socket?{query}");
        self.open_socket(&path, &[], Some(2048)).await.unwrap()
    }

    async fn open_socket(
        &self,
        path: &str,
        more: &[(&str, &str)],
        buffer: Option<u32>,
    ) -> Result<Socket, Reply> {
        let mut request = format!("ws://{}{path}", self.addr()).into_client_request().unwrap();
        let cookie = self.cookie();
        let cookie = cookie.iter().map(|cookie| ("cookie", cookie.as_str()));
        for (name, value) in cookie.chain(more.iter().copied()) {
            let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        let tcp = TcpSocket::new_v4().unwrap();
        if let Some(buffer) = buffer {
            tcp.set_recv_buffer_size(buffer).unwrap();
        }
        let tcp = in_time(tcp.connect(self.addr())).await.unwrap();
        match in_time(tokio_tungstenite::client_async(request, tcp)).await {
            Ok((stream, _)) => Ok(Socket { stream, heard: Vec::new(), bytes: 0, closed: None }),
            Err(Error::Http(response)) => {
                let status = response.status().as_u16();
                let body = response.into_body().unwrap_or_default();
                Err(Reply::of(status, String::from_utf8(body).unwrap()))
            }
            Err(error) => panic!("{error}"),
        }
    }
}

impl Socket {
    /// The next message; none when the server has closed.
    pub async fn next(&mut self) -> Option<Value> {
        in_time(self.next_text()).await
    }

    /// Pings are answered below, and passed over.
    async fn next_text(&mut self) -> Option<Value> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.bytes += text.len();
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Binary(bytes))) => {
                    self.bytes += bytes.len();
                    let frame = Frame::from(bytes.to_vec()).inflated().unwrap();
                    self.heard.push(frame.text().to_owned());
                    return Some(serde_json::from_str(frame.text()).unwrap());
                }
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The next message of a type; others are passed over.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Answers.
    pub async fn answer(&mut self, at: u64, answer: &str, key: &str) {
        self.say(&json!({"type": "answer", "at": at, "answer": answer, "key": key}).to_string()).await;
    }

    /// Sends any text.
    pub async fn say(&mut self, text: &str) {
        in_time(self.stream.send(Message::text(text))).await.unwrap();
    }

    /// Listens until the server closes.
    pub async fn until_closed(&mut self) {
        while self.next().await.is_some() {}
    }

    /// Listens until the secret of the dice is shown; everything that came.
    pub async fn until_the_end(mut self) -> Vec<String> {
        while self.next_of("entry").await["act"] != "reveal" {}
        self.heard
    }
}
