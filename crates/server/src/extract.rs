//! What requests carry, checked: nothing malformed gets further than here.

use crate::app::App;
use crate::chance::{hashed, now};
use crate::guard;
use crate::problem::{Problem, ProblemKind};
use axum::extract::rejection::{BytesRejection, FailedToBufferBody, JsonRejection};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Key, SignedCookieJar};
use serde::de::{self, DeserializeOwned, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use store::Person;
use table::Seat;
use texts::Lang;

/// How exactly it is known when somebody was last there, in milliseconds.
const SEEN_EVERY: i64 = 6 * 60 * 60 * 1000;

/// The name of the cookie of a session.
pub const COOKIE: &str = "reame";

/// A body of JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Problem> {
        match in_time(app, axum::Json::<T>::from_request(request, app)).await? {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(rejection)) => Err(body_problem(rejection)),
            Err(rejection @ JsonRejection::JsonDataError(_)) => {
                Err(Problem::with(ProblemKind::Invalid, last_cause(&rejection)))
            }
            Err(rejection @ JsonRejection::MissingJsonContentType(_)) => {
                Err(Problem::with(ProblemKind::MediaType, rejection.body_text()))
            }
            Err(rejection) => Err(Problem::with(ProblemKind::BadRequest, last_cause(&rejection))),
        }
    }
}

/// Reads a body, but does not wait for it for ever.
///
/// # Errors
/// That it takes too long.
pub async fn in_time<T>(app: &App, reading: impl Future<Output = T>) -> Result<T, Problem> {
    tokio::time::timeout(app.config.body, reading).await.map_err(|_| Problem::new(ProblemKind::TooSlow))
}

/// What is wrong with a body that could not even be read.
#[must_use]
pub fn body_problem(rejection: BytesRejection) -> Problem {
    match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            Problem::new(ProblemKind::TooLarge)
        }
        other => Problem::with(ProblemKind::BadRequest, other.to_string()),
    }
}

/// The words of who found the fault, without those of everybody who passed it on.
fn last_cause(error: &dyn std::error::Error) -> String {
    let mut cause = error;
    while let Some(source) = cause.source() {
        cause = source;
    }
    cause.to_string()
}

/// The query of an address.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Params<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Params<T>, Problem> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query
            .map(|Query(query)| Params(query))
            .map_err(|e| Problem::with(ProblemKind::BadRequest, last_cause(&e)))
    }
}

/// The id of a table in an address.
pub struct TableParam(pub String);

impl FromRequestParts<App> for TableParam {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableParam, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = path.map_err(|e| Problem::with(ProblemKind::BadRequest, e.body_text()))?;
        let is_id = id.len() == 12 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if is_id { Ok(TableParam(id)) } else { Err(Problem::new(ProblemKind::NoTable)) }
    }
}

/// Who asks, if he is signed in.
pub struct Caller(pub Option<Person>);

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Problem> {
        let Ok(jar) = SignedCookieJar::<Key>::from_request_parts(parts, app).await;
        // A cookie whose signature does not hold never reaches the store.
        let Some(cookie) = jar.get(COOKIE) else { return Ok(Caller(None)) };
        let token = hashed("session", cookie.value());
        let person = app.store.session(&token, now()).await?;
        if let Some(person) = &person {
            parts.extensions.insert(Session(token));
            if person.seen < now() - SEEN_EVERY {
                app.store.saw(person.id, now()).await?;
            }
        }
        Ok(Caller(person))
    }
}

/// The session of whoever was found to be signed in, as the store knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session(pub String);

/// Who asks; somebody must be signed in.
pub struct Signed(pub Person);

impl FromRequestParts<App> for Signed {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Signed, Problem> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        person.map(Signed).ok_or(Problem::new(ProblemKind::NotSignedIn))
    }
}

/// Nobody is signed in.
pub struct Stranger;

impl FromRequestParts<App> for Stranger {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Stranger, Problem> {
        match Caller::from_request_parts(parts, app).await? {
            Caller(None) => Ok(Stranger),
            Caller(Some(_)) => Err(Problem::new(ProblemKind::SignedIn)),
        }
    }
}

/// A try at a name, a password or a code: there are only so many.
pub struct Try;

impl FromRequestParts<App> for Try {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Try, Problem> {
        let Address(from) = Address::from_request_parts(parts, app).await?;
        app.limits.a_try(from).map(|()| Try)
    }
}

/// The language of the request.
pub struct Tongue(pub Lang);

impl FromRequestParts<App> for Tongue {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Tongue, Problem> {
        Ok(Tongue(guard::lang(&parts.headers)))
    }
}

/// The address that asks.
pub struct Address(pub IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Problem> {
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await;
        let ConnectInfo(peer) = peer.map_err(|e| Problem::with(ProblemKind::Internal, e.body_text()))?;
        Ok(Address(guard::address(app, peer, &parts.headers)))
    }
}

/// A whole number up to a limit. In JSON `3.0` is a whole number too.
struct UpTo(u32);

impl Visitor<'_> for UpTo {
    type Value = u32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from 0 to {}", self.0)
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<u32, E> {
        let within = u32::try_from(number).ok().filter(|number| *number <= self.0);
        within.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<u32, E> {
        let whole = number as u32;
        if f64::from(whole) == number && whole <= self.0 {
            Ok(whole)
        } else {
            Err(E::invalid_value(Unexpected::Float(number), &self))
        }
    }
}

/// A number of an entry or a line: 0 to 2^31 - 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Number(pub u32);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Number, D::Error> {
        deserializer.deserialize_u32(UpTo(i32::MAX.unsigned_abs())).map(Number)
    }
}

/// A seat: 0 to 7.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SeatNumber(pub u8);

impl From<SeatNumber> for Seat {
    fn from(SeatNumber(seat): SeatNumber) -> Seat {
        Seat(seat)
    }
}

impl<'de> Deserialize<'de> for SeatNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatNumber, D::Error> {
        let seat = deserializer.deserialize_u8(UpTo(u32::from(Seat::MAX) - 1))?;
        Ok(SeatNumber(seat as u8))
    }
}

/// Seconds of patience: 0 to 30.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Patience(pub u32);

impl<'de> Deserialize<'de> for Patience {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Patience, D::Error> {
        deserializer.deserialize_u32(UpTo(30)).map(Patience)
    }
}

/// A key of a request: 1 to 64 visible ASCII characters.
///
/// # Errors
/// What is wrong with it.
pub fn check_key(key: &str) -> Result<(), Problem> {
    let is_key = (1..=64).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if is_key { Ok(()) } else { Err(Problem::invalid("key", "1 to 64 visible ASCII characters")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let number = |text: &str| serde_json::from_str::<Number>(text).ok().map(|n| n.0);
        assert_eq!(
            (number("0"), number("7.0"), number("2147483647")),
            (Some(0), Some(7), Some(2_147_483_647))
        );
        for bad in ["-1", "7.5", "2147483648", "1e99", "\"7\"", "null", "true"] {
            assert_eq!(number(bad), None, "{bad}");
        }
        let seat = |text: &str| serde_json::from_str::<SeatNumber>(text).ok().map(|n| n.0);
        assert_eq!((seat("7"), seat("8"), seat("-0.0"), seat("263")), (Some(7), None, Some(0), None));
    }

    #[test]
    fn keys() {
        assert!(check_key("a").is_ok() && check_key(&"k".repeat(64)).is_ok());
        for bad in ["", "a b", "é", "a\n", &"k".repeat(65)] {
            assert!(check_key(bad).is_err(), "{bad:?}");
        }
    }
}
