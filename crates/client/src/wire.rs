//! A WebSocket that carries frames and knows nothing of what they mean.

use crate::frame::Payload;
use crate::reply::Reply;
use crate::{Address, Error, Frame, Problem, Result};
use futures_util::{SinkExt, StreamExt};
use hyper::header::{COOKIE, HeaderValue};
use std::future::poll_fn;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long a handshake may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// What a read takes at a time: a few messages. Tools hold thousands of wires, each with a buffer, which is filled with zeros
/// whenever somebody looks whether something has come.
const BUFFER: usize = 2 << 10;

/// An open WebSocket.
pub struct Wire {
    stream: WebSocketStream<TcpStream>,
}

impl Wire {
    /// Opens the socket of a path.
    ///
    /// # Errors
    /// That the server cannot be reached or refuses.
    pub async fn open(address: &Address, cookie: Option<&str>, path: &str) -> Result<Wire> {
        let opening = Wire::shake_hands(address, cookie, path);
        tokio::time::timeout(PATIENCE, opening).await.map_err(|_| Error::Late)?
    }

    async fn shake_hands(address: &Address, cookie: Option<&str>, path: &str) -> Result<Wire> {
        let mut request = address.ws(path).into_client_request().map_err(Error::connection)?;
        if let Some(cookie) = cookie {
            let value = HeaderValue::from_str(cookie).map_err(Error::connection)?;
            request.headers_mut().insert(COOKIE, value);
        }
        let tcp = TcpStream::connect(address.host()).await.map_err(Error::connection)?;
        tcp.set_nodelay(true).map_err(Error::connection)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        match client_async_with_config(request, tcp, Some(config)).await {
            Ok((stream, _)) => Ok(Wire { stream }),
            Err(tungstenite::Error::Http(response)) => Err(refusal(*response)),
            Err(error) => Err(Error::connection(error)),
        }
    }

    /// Sends a text.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn send(&mut self, text: &str) -> Result<()> {
        self.stream.send(Message::text(text)).await.map_err(Error::connection)
    }

    /// Sends a frame.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn send_frame(&mut self, frame: Frame) -> Result<()> {
        let message = match frame.0 {
            Payload::Text(text) => Message::Text(text),
            Payload::Bytes(bytes) => Message::Binary(bytes),
        };
        self.stream.send(message).await.map_err(Error::connection)
    }

    /// The next frame, or nothing if the server closed.
    ///
    /// # Errors
    /// That the connection broke.
    pub async fn next(&mut self) -> Result<Option<Frame>> {
        poll_fn(|context| self.poll(context)).await
    }

    /// The same for who waits for several at once.
    pub fn poll(&mut self, context: &mut Context<'_>) -> Poll<Result<Option<Frame>>> {
        loop {
            match ready!(self.stream.poll_next_unpin(context)) {
                Some(Ok(Message::Text(text))) => return Poll::Ready(Ok(Some(Frame(Payload::Text(text))))),
                Some(Ok(Message::Binary(bytes))) => {
                    return Poll::Ready(Ok(Some(Frame(Payload::Bytes(bytes)))));
                }
                // Pings are answered below.
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(_))) | None => return Poll::Ready(Ok(None)),
                Some(Err(error)) => return Poll::Ready(Err(Error::connection(error))),
            }
        }
    }

    /// Closes in good order.
    ///
    /// # Errors
    /// That the connection broke before.
    pub async fn close(mut self) -> Result<()> {
        self.stream.close(None).await.map_err(Error::connection)
    }
}

fn refusal(response: hyper::Response<Option<Vec<u8>>>) -> Error {
    let status = response.status().as_u16();
    let reply = Reply::new(status, response.into_body().unwrap_or_default());
    let bare = Problem { status, title: "no socket here".to_owned(), ..Problem::default() };
    Error::Refused(Box::new(reply.problem().unwrap_or(bare)))
}
