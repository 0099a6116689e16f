//! A small server that speaks the contract's messages: seats answer in turn, a game is over after forty answers.

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Json, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;

/// How many answers a game has.
const LENGTH: u32 = 40;

/// How the fake behaves.
#[derive(Copy, Clone, PartialEq)]
pub enum Manner {
    /// As it should.
    Good,
    /// The last seat hears of everything this much later.
    SlowSeat(Duration),
    /// Refuses every answer.
    Refuses,
    /// Says of every other answer of a seat that the table has moved on.
    MovesOn,
}

/// An entry: its number, whose, its key.
type Entry = (u32, usize, String);

struct Room {
    length: Mutex<u32>,
    seats: usize,
    news: broadcast::Sender<Entry>,
}

struct Fake {
    manner: Manner,
    rooms: Mutex<Vec<Arc<Room>>>,
}

/// Starts a fake; it lives as long as the test.
pub async fn start(manner: Manner) -> std::io::Result<String> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    let url = format!("http://{}", listener.local_addr()?);
    let router = axum::Router::new()
        .route("/api/guests", post(guest))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}/join", post(info))
        .route("/api/tables/{id}/start", post(info))
        .route("/api/tables/{id}/socket", get(socket))
        .with_state(Arc::new(Fake { manner, rooms: Mutex::default() }));
    tokio::spawn(axum::serve(listener, router).into_future());
    Ok(url)
}

async fn guest(Json(body): Json<Value>) -> impl IntoResponse {
    let cookie = [(header::SET_COOKIE, "reame=guest; HttpOnly; Path=/")];
    (StatusCode::CREATED, cookie, Json(json!({ "name": body["name"], "guest": true })))
}

async fn create(State(fake): State<Arc<Fake>>, headers: HeaderMap, Json(body): Json<Value>) -> Response {
    if headers.get(header::COOKIE).is_none_or(|cookie| cookie != "reame=guest") {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let seats = body["seats"].as_array().map_or(0, Vec::len);
    let (news, _) = broadcast::channel(64);
    let mut rooms = fake.rooms.lock().unwrap_or_else(PoisonError::into_inner);
    rooms.push(Arc::new(Room { length: Mutex::new(1), seats, news }));
    (StatusCode::CREATED, table(rooms.len() - 1)).into_response()
}

async fn info(Path(id): Path<usize>, Json(_): Json<Value>) -> Json<Value> {
    table(id)
}

fn table(id: usize) -> Json<Value> {
    Json(json!({ "id": id.to_string(), "game": "fake", "status": "running", "seats": [] }))
}

#[derive(Deserialize)]
struct Who {
    seat: usize,
}

async fn socket(
    State(fake): State<Arc<Fake>>,
    Path(id): Path<usize>,
    Query(who): Query<Who>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let room = fake.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
    match room {
        Some(room) => upgrade.on_upgrade(move |socket| async move {
            // A socket that breaks is the load's to notice.
            let _ = serve(room, who.seat, fake.manner, socket).await;
        }),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn serve(
    room: Arc<Room>,
    seat: usize,
    manner: Manner,
    mut socket: WebSocket,
) -> Result<(), axum::Error> {
    let mut news = room.news.subscribe();
    let mut first = room.state(seat, *room.length.lock().unwrap_or_else(PoisonError::into_inner));
    first["type"] = "state".into();
    socket.send(Message::text(first.to_string())).await?;
    let mut is_late = false;
    loop {
        tokio::select! {
            entry = news.recv() => {
                let Ok((n, by, key)) = entry else { return Ok(()) };
                match manner {
                    Manner::SlowSeat(delay) if seat + 1 == room.seats => tokio::time::sleep(delay).await,
                    Manner::SlowSeat(_) | Manner::Good | Manner::Refuses | Manner::MovesOn => {}
                }
                let state = room.state(seat, n + 1);
                let entry = json!({ "type": "entry", "n": n, "act": "answer", "by": by, "told": [], "state": state });
                socket.send(Message::text(entry.to_string())).await?;
                if by == seat {
                    let ack = json!({ "type": "ack", "key": key, "n": n });
                    socket.send(Message::text(ack.to_string())).await?;
                }
            }
            message = socket.recv() => {
                let Some(Ok(Message::Text(text))) = message else { return Ok(()) };
                is_late = manner == Manner::MovesOn && !is_late;
                if is_late || manner == Manner::Refuses || !room.take(seat, &text) {
                    let kind = if is_late { "moved-on" } else { "closed" };
                    let problem = json!({ "type": format!("/problems/{kind}"), "title": "no", "status": 409 });
                    let problem = json!({ "type": "problem", "key": "?", "problem": problem });
                    socket.send(Message::text(problem.to_string())).await?;
                }
            }
        }
    }
}

impl Room {
    fn state(&self, seat: usize, length: u32) -> Value {
        let over = length > LENGTH;
        let turn = length as usize % self.seats;
        let answers = if turn == seat && !over { vec!["thing/1", "thing/2 place/3"] } else { vec![] };
        let standing = over.then(|| json!({ "winners": [0], "scores": [1, 0, 0, 0] }));
        json!({ "length": length, "seat": seat, "view": { "some": ["thing"] }, "waiting": [turn], "prompt": null,
            "answers": answers, "standing": standing, "deadlines": [] })
    }

    /// Takes an answer if it is the seat's turn.
    fn take(&self, seat: usize, text: &str) -> bool {
        let Ok(answer) = serde_json::from_str::<Value>(text) else { return false };
        let mut length = self.length.lock().unwrap_or_else(PoisonError::into_inner);
        let path = answer["answer"].as_str().unwrap_or_default();
        let listed = ["thing/1", "thing/2 place/3"].contains(&path);
        let legal = answer["at"] == *length && *length as usize % self.seats == seat && *length <= LENGTH;
        if !(listed && legal && answer["type"] == "answer") {
            return false;
        }
        let key = answer["key"].as_str().unwrap_or_default().to_owned();
        *length += 1;
        // Nobody may be there to hear it.
        let _ = self.news.send((*length - 1, seat, key));
        true
    }
}
