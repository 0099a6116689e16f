//! Connections: how many there may be, how long they may be silent, and who has to go when it gets crowded.
//!
//! A connection on which nothing is asked is worth nothing: when its address has too many, or all together are too many, the
//! oldest such one is closed for the new one. So silent ones keep nobody out. Sockets are counted elsewhere
//! ([`crate::guard::Limits`]): a connection that has become one is none any more.

use crate::api::router;
use crate::app::App;
use crate::config::{Config, Front};
use crate::guard::network;
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use http_body_util::BodyExt as _;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tower::Service as _;

/// How much of a request's head is kept, and of a body at once.
const BUFFER: usize = 32 * 1024;
/// How long somebody may not take what is sent to him.
const UNREAD: Duration = Duration::from_secs(30);
/// How long to wait when the system has no more connections to give.
const PAUSE: Duration = Duration::from_millis(50);
/// Files that are none of the connections: the store, the browser client, logs.
const OTHER_FILES: u64 = 256;

/// All connections.
pub struct Doors {
    lines: Mutex<Lines>,
    most: usize,
    /// None behind a proxy: there all come from one address, and the proxy counts.
    most_each: Option<usize>,
}

#[derive(Default)]
struct Lines {
    next: u64,
    count: usize,
    by_network: HashMap<IpAddr, BTreeMap<u64, Arc<Line>>>,
}

/// One connection.
#[derive(Default)]
struct Line {
    /// Requests that are being answered.
    busy: AtomicUsize,
    /// Told to go.
    leave: Notify,
}

impl Line {
    fn is_idle(&self) -> bool {
        self.busy.load(Ordering::Acquire) == 0
    }
}

impl Doors {
    /// As many as the configuration says and the system allows.
    #[must_use]
    pub fn new(config: &Config) -> Doors {
        let most = raise_file_limit().map_or(config.connections, |files| {
            let room = usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX);
            config.connections.min(room.max(1))
        });
        let most_each = match config.front {
            Front::Open => Some(config.connections_each),
            Front::Proxy => None,
        };
        Doors { lines: Mutex::default(), most, most_each }
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more connection, in place of an idle one if there are too many; none if all are busy.
    fn enter(self: &Arc<Doors>, from: IpAddr) -> Option<Entered> {
        let network = network(from);
        let mut lines = self.lines();
        let own = lines.by_network.get(&network).map_or(0, BTreeMap::len);
        if self.most_each.is_some_and(|most| own >= most) {
            let oldest = lines.by_network.get(&network).and_then(oldest_idle)?;
            lines.dismiss(network, oldest);
        } else if lines.count >= self.most {
            let idle = lines.by_network.iter().filter_map(|(of, own)| Some((oldest_idle(own)?, *of)));
            let (oldest, of) = idle.min()?;
            lines.dismiss(of, oldest);
        }
        let (id, line) = (lines.next, Arc::<Line>::default());
        lines.next += 1;
        lines.count += 1;
        lines.by_network.entry(network).or_default().insert(id, Arc::clone(&line));
        Some(Entered { doors: Arc::clone(self), network, id, line })
    }
}

fn oldest_idle(lines: &BTreeMap<u64, Arc<Line>>) -> Option<u64> {
    lines.iter().find(|(_, line)| line.is_idle()).map(|(id, _)| *id)
}

impl Lines {
    fn dismiss(&mut self, network: IpAddr, id: u64) {
        if let Some(line) = self.remove(network, id) {
            line.leave.notify_one();
        }
    }

    fn remove(&mut self, network: IpAddr, id: u64) -> Option<Arc<Line>> {
        let own = self.by_network.get_mut(&network)?;
        let line = own.remove(&id)?;
        if own.is_empty() {
            self.by_network.remove(&network);
        }
        self.count -= 1;
        Some(line)
    }
}

/// A connection that counts, until this is dropped.
struct Entered {
    doors: Arc<Doors>,
    network: IpAddr,
    id: u64,
    line: Arc<Line>,
}

impl Drop for Entered {
    fn drop(&mut self) {
        self.doors.lines().remove(self.network, self.id);
    }
}

/// A request is being answered, until this is dropped.
struct Busy(Arc<Line>);

impl Busy {
    fn new(line: &Arc<Line>) -> Busy {
        line.busy.fetch_add(1, Ordering::AcqRel);
        Busy(Arc::clone(line))
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.busy.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Lets this process have as many files open as the system allows it; how many.
fn raise_file_limit() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok() {
            return maximum;
        }
        current
    }
    #[cfg(not(unix))]
    {
        None
    }
}

/// Answers whoever connects, until the server stops; then until all are answered.
pub async fn accept(app: App, listener: TcpListener) {
    let doors = Arc::new(Doors::new(&app.config));
    let service = router(app.clone());
    let mut stopping = app.stopping.subscribe();
    let (open, still_open) = watch::channel(());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(entered) = doors.enter(peer.ip()) {
                    let (app, service, open) = (app.clone(), service.clone(), still_open.clone());
                    tokio::spawn(async move {
                        attend(&app, stream, peer, service, entered).await;
                        drop(open);
                    });
                }
            }
            Err(error) => {
                tracing::warn!(%error, "nobody can connect");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop((listener, still_open));
    open.closed().await;
}

/// Answers the requests of one connection.
async fn attend(app: &App, stream: TcpStream, peer: SocketAddr, service: Router, entered: Entered) {
    // Messages are small and somebody waits for each of them.
    let _ = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    let _ = rustix::net::sockopt::set_tcp_user_timeout(&stream, UNREAD.as_millis() as u32);
    let line = Arc::clone(&entered.line);
    let answer = service_fn(|request: hyper::Request<hyper::body::Incoming>| {
        let busy = Busy::new(&line);
        let mut service = service.clone();
        async move {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let response = service.call(request).await?;
            // As long as the body is being sent, too.
            Ok::<_, std::convert::Infallible>(response.map(|body| {
                body.map_frame(move |frame| {
                    let _ = &busy;
                    frame
                })
            }))
        }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(app.config.silence).max_buf_size(BUFFER);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), answer).with_upgrades());
    let mut stopping = app.stopping.subscribe();
    tokio::select! {
        // A client that breaks off or says nonsense is its own business.
        _ = connection.as_mut() => return,
        () = entered.line.leave.notified() => return,
        _ = stopping.wait_for(|stopping| *stopping) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doors(most: usize, most_each: usize) -> Arc<Doors> {
        Arc::new(Doors { lines: Mutex::default(), most, most_each: Some(most_each) })
    }

    fn is_told_to_go(entered: &Entered) -> bool {
        let mut told = pin!(entered.line.leave.notified());
        told.as_mut().enable()
    }

    #[test]
    fn silent_ones_make_room_the_oldest_first_and_busy_ones_stay() {
        let doors = doors(100, 3);
        let here: IpAddr = [127, 0, 0, 1].into();
        let lines: Vec<_> = (0..3).map(|_| doors.enter(here).expect("room")).collect();
        let busy = Busy::new(&lines[0].line);
        let fourth = doors.enter(here).expect("in place of a silent one");
        assert_eq!(
            lines.iter().map(is_told_to_go).collect::<Vec<_>>(),
            [false, true, false],
            "the oldest silent one"
        );
        let more = [Busy::new(&lines[2].line), Busy::new(&fourth.line)];
        assert!(doors.enter(here).is_none(), "all are busy");
        assert!(doors.enter([127, 0, 0, 2].into()).is_some(), "others have room of their own");
        drop((busy, more));
        assert!(doors.enter(here).is_some());
    }

    #[test]
    fn when_all_together_are_too_many_the_oldest_silent_one_of_anybody_goes() {
        let doors = doors(2, 2);
        let first = doors.enter([10, 0, 0, 1].into()).expect("room");
        let second = doors.enter([10, 0, 0, 2].into()).expect("room");
        let third = doors.enter([10, 0, 0, 3].into()).expect("in place of the first");
        assert_eq!([&first, &second, &third].map(is_told_to_go), [true, false, false]);
        drop((first, second, third));
        assert_eq!(doors.lines().count, 0, "who has gone is not counted, and not counted twice");
        assert!(doors.lines().by_network.is_empty());
    }
}
