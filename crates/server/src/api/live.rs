//! Live: a socket for each table and seat, or a stream of events for who cannot have one.

use crate::app::App;
use crate::deflate::Encoding;
use crate::extract::{Address, Number, SeatNumber, check_key};
use crate::problem::{Problem, ProblemKind};
use crate::room::hub::{Form, Reader};
use crate::room::message::Push;
use crate::room::{AnswerRequest, Cell, Heard, Want};
use crate::thinkers::Whom;
use crate::visit::{Input, Visit};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt as _, Stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::{Observer, Seat};
use texts::Lang;
use tokio::sync::mpsc;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The largest message that a client may send.
const LARGEST: usize = 4096;
/// What is read of a socket at once. It is filled with zeros before every reading: answers are short, and the usual
/// 128 KiB of it cost more than all the rest of an answer.
const READ: usize = 1024;
/// How long a client may not take what is sent to it.
const UNREAD: Duration = Duration::from_secs(30);
/// How often a quiet socket is asked whether somebody is there.
const PING: Duration = Duration::from_secs(25);

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(socket)).routes(routes!(stream))
}

/// What a listener wants.
#[derive(Clone, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Listen {
    /// As which of my seats; as a spectator who has none. After the game as any seat.
    #[param(value_type = Option<u8>, minimum = 0, maximum = 7)]
    seat: Option<SeatNumber>,
    /// The invitation, for spectators of a table that needs one.
    invite: Option<String>,
    /// The first entry that I have not heard of; without it I begin with the game as it is.
    #[param(value_type = Option<u32>, maximum = 2_147_483_647)]
    from: Option<Number>,
    /// The first line of chat that I have not read; without it from now on.
    #[param(value_type = Option<u32>, maximum = 2_147_483_647)]
    chat: Option<Number>,
    /// The language of texts (en or it); without it messages carry keys only.
    lang: Option<String>,
    /// How the state after an entry is told; `whole` if not given.
    #[serde(default)]
    #[param(inline)]
    states: States,
    /// How messages of a socket are sent; `plain` if not given.
    #[serde(default)]
    #[param(inline)]
    encoding: Encoding,
}

/// How the state after an entry is told.
#[derive(Copy, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum States {
    /// Whole.
    #[default]
    Whole,
    /// By what has changed since the state that was told last; whole where that would be longer.
    Changes,
}

impl Listen {
    fn lang(&self) -> Result<Option<Lang>, Problem> {
        let lang = self.lang.as_deref().map(str::parse::<Lang>).transpose();
        lang.map_err(|why| Problem::invalid("lang", why))
    }
}

impl Input for Listen {
    fn check(&self) -> Result<(), Problem> {
        self.lang().map(|_| ())
    }

    fn seat(&self) -> Option<SeatNumber> {
        self.seat
    }

    fn invite(&self) -> Option<&str> {
        self.invite.as_deref()
    }
}

/// What a client may send.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
enum Sent {
    Answer {
        at: u32,
        answer: String,
        key: String,
    },
    /// Whoever has lost the thread of changes asks for the state.
    State,
}

/// A place at a table as a listener.
struct Place {
    cell: Arc<Cell>,
    want: Want,
    whom: Whom,
}

impl Place {
    /// Begins to listen; what was missed is recalled before, so that others can go on meanwhile.
    async fn listen(self) -> Result<Heard, Problem> {
        if self.want.from.is_some() {
            self.cell.recall(self.whom).await?;
        }
        self.cell.enter().await.listen(self.want).await
    }
}

fn place(visit: &Visit<Listen>) -> Result<Place, Problem> {
    let (room, listen) = (&visit.room, &visit.said);
    let observer = visit.observer()?;
    // A table that cannot go on here has nothing to tell.
    match room.begun() {
        Err(problem) if problem.kind == ProblemKind::RulesDiffer => return Err(problem),
        Ok(_) | Err(_) => {}
    }
    let want = Want {
        reader: Reader {
            observer,
            lang: listen.lang()?,
            form: match listen.states {
                States::Whole => Form::Whole,
                States::Changes => Form::Changes,
            },
        },
        encoding: listen.encoding,
        person: visit.person,
        session: visit.session.clone(),
        from: listen.from.map(|n| n.0),
        chat: listen.chat.map(|n| n.0),
    };
    Ok(Place { cell: Arc::clone(&room.cell), want, whom: visit.whom })
}

/// One open socket, stream or long poll, counted while it lasts.
pub(super) struct Counted {
    app: App,
    from: IpAddr,
}

impl Counted {
    pub(super) fn new(app: &App, from: IpAddr) -> Result<Counted, Problem> {
        if *app.stopping.borrow() {
            return Err(Problem::new(ProblemKind::Busy));
        }
        app.limits.open(from)?;
        app.metrics.listeners.inc();
        Ok(Counted { app: app.clone(), from })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.app.limits.close(self.from);
        self.app.metrics.listeners.dec();
    }
}

/// Listen and answer by WebSocket. Messages are JSON with a `type`: `table`, `state`, `entry`, `ack`, `problem`, `chat`
/// come; `{"type":"answer","at","answer","key"}` goes, and `{"type":"state"}` asks for the whole state.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "live", params(("id" = String, Path), Listen),
    responses((status = 101, description = "The socket is open")))]
async fn socket(
    State(app): State<App>,
    Address(from): Address,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
    visit: Visit<Listen>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|e| Problem::with(ProblemKind::BadRequest, e.body_text()))?;
    let place = place(&visit)?;
    drop(visit);
    let counted = Counted::new(&app, from)?;
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let cell = Arc::clone(&place.cell);
        attend(&app, socket, place, &counted).await;
        // Only those who still wait want to know; that they are not told now is no harm.
        let _ = Box::pin(async move { cell.enter().await.somebody_came_or_went().await }).await;
    }))
}

/// Serves a socket until one side has enough.
async fn attend(app: &App, mut socket: WebSocket, place: Place, counted: &Counted) {
    let (cell, reader, encoding) = (Arc::clone(&place.cell), place.want.reader, place.want.encoding);
    // Boxed, like all that is large and rare: an open socket holds what it needs while it waits and no more.
    let heard = Box::pin(place.listen()).await;
    let mut rest = match heard {
        Ok(heard) => {
            for text in heard.first {
                let sent = tokio::time::timeout(UNREAD, socket.send(encoding.message(text.into()))).await;
                if !matches!(sent, Ok(Ok(()))) {
                    return;
                }
            }
            heard.rest
        }
        Err(problem) => {
            let text = tell_problem(None, &problem, reader);
            let _ = socket.send(Message::text(text)).await;
            return close(socket, close_code::POLICY, "refused").await;
        }
    };
    let mut stopping = app.stopping.subscribe();
    let stopping = async { drop(stopping.wait_for(|stopping| *stopping).await) };
    tokio::pin!(stopping);
    let mut ping = tokio::time::interval(PING);
    ping.reset();
    let mut is_alive = true;
    loop {
        tokio::select! {
            biased;
            message = rest.recv() => {
                let Some(message) = message else {
                    return close(socket, close_code::AGAIN, "come back with your last number").await;
                };
                if send(&mut socket, &mut rest, Some(message), None).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => {
                is_alive = true;
                let Some(Ok(message)) = message else { return };
                match message {
                    Message::Text(text) => {
                        let reply = Box::pin(receive(app, &cell, reader, counted.from, &text)).await;
                        // What the answer made happen was queued before its receipt.
                        let reply = Some(encoding.message(reply.into()));
                        if send(&mut socket, &mut rest, None, reply).await.is_err() {
                            return;
                        }
                    }
                    Message::Binary(_) => return close(socket, close_code::UNSUPPORTED, "text only").await,
                    Message::Ping(_) | Message::Pong(_) => {}
                    Message::Close(_) => return,
                }
            }
            _ = ping.tick() => {
                if !is_alive || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                    return;
                }
                is_alive = false;
            }
            () = &mut stopping => return close(socket, close_code::RESTART, "the server stops").await,
        }
    }
}

/// Sends all that is queued already between a first message and a last one, at one go. Who does not take it in time is let
/// go: he comes back with his last number.
async fn send(
    socket: &mut WebSocket,
    rest: &mut mpsc::Receiver<Message>,
    first: Option<Message>,
    last: Option<Message>,
) -> Result<(), axum::Error> {
    let sending = async {
        if let Some(message) = first {
            socket.feed(message).await?;
        }
        while let Ok(message) = rest.try_recv() {
            socket.feed(message).await?;
        }
        if let Some(message) = last {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    tokio::time::timeout(UNREAD, sending).await.map_err(axum::Error::new)?
}

async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
    let _ = tokio::time::timeout(UNREAD, socket.send(close)).await;
}

/// Does what a client sent; what to reply.
async fn receive(app: &App, cell: &Arc<Cell>, reader: Reader, from: IpAddr, text: &str) -> String {
    let sent = app.limits.request(from).and_then(|()| {
        serde_json::from_str::<Sent>(text).map_err(|e| Problem::with(ProblemKind::BadRequest, e.to_string()))
    });
    let (at, answer, key) = match sent {
        Ok(Sent::Answer { at, answer, key }) => (at, answer, key),
        Ok(Sent::State) => return tell_state(cell, reader).await,
        Err(problem) => return tell_problem(None, &problem, reader),
    };
    let seat = match reader.observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator => {
            return tell_problem(Some(&key), &Problem::new(ProblemKind::NotSeated), reader);
        }
    };
    match answer_from(cell, seat, AnswerRequest { at, answer, key: key.clone() }).await {
        Ok(n) => Push::Ack { key: &key, n }.text(),
        Err(problem) => tell_problem(Some(&key), &problem, reader),
    }
}

async fn tell_state(cell: &Arc<Cell>, reader: Reader) -> String {
    let state = cell.enter_fresh().await.and_then(|room| room.state(reader.observer, reader.lang));
    match state {
        Ok(state) => Push::State(&state).text(),
        Err(problem) => tell_problem(None, &problem, reader),
    }
}

async fn answer_from(cell: &Arc<Cell>, seat: Seat, ask: AnswerRequest) -> Result<u32, Problem> {
    check_key(&ask.key)?;
    let mut room = cell.enter().await;
    room.plays_himself(seat)?;
    // After the game anybody may look through any seat's eyes, but nobody answers any more.
    let n = room.answer(seat, &ask).await?;
    if room.has_others_to_answer() {
        cell.drive();
    }
    Ok(n)
}

fn tell_problem(key: Option<&str>, problem: &Problem, reader: Reader) -> String {
    Push::Problem { key, problem: problem.document(reader.lang.unwrap_or_default()) }.text()
}

/// Listen by server-sent events: the same messages as the socket, the number of the next entry as the id of each.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "live", params(("id" = String, Path), Listen),
    responses((status = 200, body = String, content_type = "text/event-stream")))]
async fn stream(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    mut visit: Visit<Listen>,
) -> Result<Response, Problem> {
    // A browser that reconnects by itself says where it was.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok()).map(Number);
    visit.said.from = last.or(visit.said.from);
    visit.said.encoding = Encoding::Plain;
    let place = place(&visit)?;
    drop(visit);
    let counted = Counted::new(&app, from)?;
    let heard = place.listen().await?;
    let events = events(&app, heard.first, heard.rest, counted);
    Ok(Sse::new(events).keep_alive(KeepAlive::default()).into_response())
}

fn events(
    app: &App,
    first: Vec<String>,
    mut rest: mpsc::Receiver<Message>,
    counted: Counted,
) -> impl Stream<Item = Result<Event, Infallible>> + use<> {
    let mut stopping = app.stopping.subscribe();
    async_stream::stream! {
        let _counted = counted;
        for text in first {
            yield Ok(event(&text));
        }
        loop {
            tokio::select! {
                message = rest.recv() => match message {
                    Some(message) => yield Ok(event(message.to_text().unwrap_or_default())),
                    None => return,
                },
                _ = stopping.changed() => return,
            }
        }
    }
}

/// An event; those of the log carry the number of the next entry, so that a browser that comes back resumes there.
fn event(text: &str) -> Event {
    #[derive(Deserialize)]
    struct Number {
        n: Option<u32>,
        length: Option<u32>,
    }
    let number = serde_json::from_str::<Number>(text).ok();
    let next = number.and_then(|number| number.length.or(number.n.map(|n| n + 1)));
    let event = Event::default().data(text);
    match next {
        Some(next) => event.id(next.to_string()),
        None => event,
    }
}
