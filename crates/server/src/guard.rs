//! What stands before every request: limits, the check for other sites, headers, the language of problems.

use crate::app::App;
use crate::config::{Config, Front};
use crate::problem::{Problem, ProblemKind};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use texts::Lang;

type ByNetwork = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

/// A page is many files, and a class of pupils opens it at once: so many times the rate may come at once.
const BURST: u32 = 10;

/// Who may ask how much.
pub struct Limits {
    requests: Option<ByNetwork>,
    tries: Option<ByNetwork>,
    sockets: Mutex<HashMap<IpAddr, usize>>,
    most: usize,
    most_each: usize,
}

/// Whom an address belongs to: an address of the old kind, or the network that somebody with addresses of the new kind has.
#[must_use]
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

impl Limits {
    /// The limits of a configuration.
    #[must_use]
    pub fn new(config: &Config) -> Limits {
        let quota = |rate: NonZeroU32| {
            Quota::per_second(rate)
                .allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST - 1)))
        };
        Limits {
            requests: config.rate.and_then(NonZeroU32::new).map(quota).map(RateLimiter::dashmap),
            tries: config.tries.and_then(NonZeroU32::new).map(Quota::per_minute).map(RateLimiter::dashmap),
            sockets: Mutex::default(),
            most: config.sockets,
            most_each: config.sockets_each,
        }
    }

    /// One more request, or message on a socket.
    ///
    /// # Errors
    /// That it is one too many.
    pub fn request(&self, from: IpAddr) -> Result<(), Problem> {
        check(self.requests.as_ref(), from)
    }

    /// One more try at a name or a password.
    ///
    /// # Errors
    /// That it is one too many.
    pub fn a_try(&self, from: IpAddr) -> Result<(), Problem> {
        check(self.tries.as_ref(), from)
    }

    /// One more socket; give it back with [`Limits::close`].
    ///
    /// # Errors
    /// That it is one too many.
    pub fn open(&self, from: IpAddr) -> Result<(), Problem> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if sockets.values().sum::<usize>() >= self.most {
            return Err(Problem::new(ProblemKind::Busy));
        }
        let own = sockets.entry(network(from)).or_default();
        if *own >= self.most_each {
            return Err(Problem::new(ProblemKind::TooMany));
        }
        *own += 1;
        Ok(())
    }

    /// One socket less.
    pub fn close(&self, from: IpAddr) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = sockets.get_mut(&network(from)) {
            *own -= 1;
            if *own == 0 {
                sockets.remove(&network(from));
            }
        }
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        for limiter in [&self.requests, &self.tries].into_iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn check(limiter: Option<&ByNetwork>, from: IpAddr) -> Result<(), Problem> {
    let Some(limiter) = limiter else { return Ok(()) };
    limiter.check_key(&network(from)).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Problem::after(ProblemKind::TooMany, wait)
    })
}

/// Who asks: the address of the connection, or what a trusted proxy says.
#[must_use]
pub fn address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    match app.config.front {
        Front::Open => peer.ip(),
        Front::Proxy => forwarded().unwrap_or(peer.ip()),
    }
}

/// The language of a request.
#[must_use]
pub fn lang(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let first = accepted
        .split(',')
        .find_map(|part| Lang::ALL.into_iter().find(|l| part.trim().starts_with(l.code())));
    first.unwrap_or_default()
}

/// Counts, limits, and keeps out what pages of other sites send with our cookies.
pub async fn watch(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let allowed = app.limits.request(address(&app, peer, headers)).and_then(|()| own_site(&app, &request));
    match allowed {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// Turns problems into documents in the language of the request, and counts responses.
pub async fn speak(State(app): State<App>, request: Request, next: Next) -> Response {
    let lang = lang(request.headers());
    let mut response = next.run(request).await;
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        let allow = response.headers_mut().remove(header::ALLOW);
        response = problem.response(lang);
        if let Some(allow) = allow {
            response.headers_mut().insert(header::ALLOW, allow);
        }
    }
    app.metrics.responses.get_or_create(&vec![("status", response.status().as_str().to_owned())]).inc();
    response
}

/// A request that changes something, or opens a socket, must not come from a page of another site. Programs send
/// neither header and are let through: they have no cookies that somebody could misuse.
fn own_site(app: &App, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_reading && !headers.contains_key(header::UPGRADE) {
        return Ok(());
    }
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let site = text(&HeaderName::from_static("sec-fetch-site"));
    if let Some("same-origin" | "none") = site {
        return Ok(());
    }
    let host = match app.config.front {
        Front::Open => None,
        Front::Proxy => text(&HeaderName::from_static("x-forwarded-host")),
    }
    .or_else(|| text(&header::HOST))
    .or_else(|| request.uri().authority().map(axum::http::uri::Authority::as_str));
    let of_origin =
        text(&header::ORIGIN).map(|origin| origin.split_once("://").map_or(origin, |(_, host)| host));
    match (site, of_origin) {
        (None, None) => Ok(()),
        (_, Some(origin)) if Some(origin) == host => Ok(()),
        _ => Err(Problem::new(ProblemKind::OtherSite)),
    }
}

/// Headers of every response.
#[must_use]
pub fn headers(front: Front) -> Vec<(HeaderName, HeaderValue)> {
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                  connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; \
                  frame-ancestors 'none'";
    let https = match front {
        Front::Open => None,
        // Who has once come by HTTPS is not led astray to anything else.
        Front::Proxy => Some(("strict-transport-security", "max-age=31536000")),
    };
    [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ]
    .into_iter()
    .chain(https)
    .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_with_a_network_of_his_own_counts_once() {
        let network = |text: &str| network(text.parse().expect("an address")).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("2001:db8:1:2:ffff::1"), "2001:db8:1:2::");
        assert_ne!(network("2001:db8:1:3::1"), network("2001:db8:1:2::1"));
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7", "an address of the old kind, told by the new");
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
    }
}
