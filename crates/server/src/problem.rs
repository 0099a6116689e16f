//! What went wrong, as a problem document (RFC 9457): one clear message, in the reader's language.

use crate::wording::Wording;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::time::Duration;
use store::StoreError;
use table::{BadLog, Message, Refusal};
use texts::{Lang, Texts};
use utoipa::ToSchema;

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $status:literal $slug:literal),+ $(,)?) => {
        /// The kinds of problems.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum ProblemKind { $($(#[$doc])* $kind),+ }

        impl ProblemKind {
            /// All of them.
            pub const ALL: &[ProblemKind] = &[$(ProblemKind::$kind),+];

            /// The name in addresses and texts.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $(ProblemKind::$kind => $slug),+ }
            }

            /// The key of its title.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(ProblemKind::$kind => concat!("problem-", $slug)),+ }
            }

            /// The status of the response.
            #[must_use]
            pub const fn status(self) -> u16 {
                match self { $(ProblemKind::$kind => $status),+ }
            }
        }
    };
}

kinds! {
    /// The request cannot be read.
    BadRequest = 400 "bad-request",
    /// Nobody is signed in.
    NotSignedIn = 401 "not-signed-in",
    /// No such name, or another password.
    WrongPassword = 401 "wrong-password",
    /// The code is not valid, or no longer.
    WrongCode = 401 "wrong-code",
    /// The request came from a page of another site.
    OtherSite = 403 "other-site",
    /// Only the host may do it.
    HostOnly = 403 "host-only",
    /// Only who sits at the table may do it.
    NotSeated = 403 "not-seated",
    /// Somebody else sits there.
    NotYourSeat = 403 "not-your-seat",
    /// Only with an invitation.
    Invitation = 403 "invitation",
    /// There are no hints for this person at this table.
    HintsOff = 403 "hints-off",
    /// There is nothing at this address.
    NotFound = 404 "not-found",
    /// There is no such table, or it is not for everybody.
    NoTable = 404 "no-table",
    /// The address does not know this method.
    Method = 405 "method",
    /// The request took too long to come.
    TooSlow = 408 "too-slow",
    /// Somebody is signed in.
    SignedIn = 409 "signed-in",
    /// Somebody has this name.
    NameTaken = 409 "name-taken",
    /// The seat is taken.
    SeatTaken = 409 "seat-taken",
    /// Nobody may join: all seats are taken.
    Full = 409 "full",
    /// The game has begun.
    Begun = 409 "begun",
    /// The game has not begun.
    NotBegun = 409 "not-begun",
    /// The table was called off.
    Closed = 409 "closed",
    /// Seats are free.
    SeatsFree = 409 "seats-free",
    /// The game is not over.
    NotOver = 409 "not-over",
    /// The game is over.
    Over = 409 "over",
    /// The table is not where the request thinks it is.
    MovedOn = 409 "moved-on",
    /// The key belongs to another answer.
    KeyUsed = 409 "key-used",
    /// Others are to answer.
    NotYourTurn = 409 "not-your-turn",
    /// Several seats are the person's: which one is meant?
    WhichSeat = 409 "which-seat",
    /// Nothing was asked.
    NotAsked = 409 "not-asked",
    /// The seat is not late.
    NotLate = 409 "not-late",
    /// A bot plays for the seat, or none does.
    StandIn = 409 "stand-in",
    /// A hint for the same person is being thought of.
    Thinking = 409 "thinking",
    /// The rules of this program would have it otherwise than the table was played.
    RulesDiffer = 409 "rules-differ",
    /// The body is too large.
    TooLarge = 413 "too-large",
    /// The body is not of the right kind.
    MediaType = 415 "media-type",
    /// A value is not allowed.
    Invalid = 422 "invalid",
    /// The rules of the game refuse it.
    Refused = 422 "refused",
    /// The person has as many as he may have.
    Quota = 403 "quota",
    /// The person may say nothing for now.
    Muted = 403 "muted",
    /// The host lets nobody take a name without a code of his.
    InviteOnly = 403 "invite-only",
    /// The host keeps this person out.
    Banned = 403 "banned",
    /// Too many requests.
    TooMany = 429 "too-many",
    /// It is a fault of the server.
    Internal = 500 "internal",
    /// The store cannot be reached.
    Unavailable = 503 "unavailable",
    /// The server is stopping, or full.
    Busy = 503 "busy",
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// Of what kind.
    pub kind: ProblemKind,
    /// What to tell beyond the title.
    detail: Option<Detail>,
}

#[derive(Clone, PartialEq, Debug)]
enum Detail {
    /// In words of the program that found it.
    Words(String),
    /// When to come again, in seconds.
    After(u64),
    /// Words of the server, in the language of who asks.
    Told(Message),
    /// The game or its table refuses.
    Refusal { refusal: Box<Refusal>, wording: Wording, names: Vec<String> },
}

/// A problem document.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct Document {
    /// The kind of problem: an address on this server that explains it.
    #[serde(rename = "type")]
    #[schema(example = "/problems/moved-on")]
    kind: String,
    /// What it is, in short.
    title: String,
    /// The status of the response.
    status: u16,
    /// What it is in this case.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// The rule of the game that refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "KB-INF-07")]
    rule: Option<&'static str>,
    /// The refusal as a key with arguments, if it is told in words of the server or of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    message: Option<Message>,
}

impl Problem {
    /// A problem that its kind tells wholly.
    #[must_use]
    pub const fn new(kind: ProblemKind) -> Problem {
        Problem { kind, detail: None }
    }

    /// A problem with something to add.
    #[must_use]
    pub fn with(kind: ProblemKind, words: impl Into<String>) -> Problem {
        Problem { kind, detail: Some(Detail::Words(words.into())) }
    }

    /// A problem with something to add, in the language of who asks.
    #[must_use]
    pub const fn told(kind: ProblemKind, message: Message) -> Problem {
        Problem { kind, detail: Some(Detail::Told(message)) }
    }

    /// A problem that passes in time.
    #[must_use]
    pub fn after(kind: ProblemKind, wait: Duration) -> Problem {
        Problem { kind, detail: Some(Detail::After(wait.as_secs() + 1)) }
    }

    /// In how many seconds it makes sense to try again; none if it does not.
    fn retry(&self) -> Option<u64> {
        match (&self.detail, self.kind) {
            (Some(Detail::After(seconds)), _) => Some(*seconds),
            (_, ProblemKind::TooMany) => Some(1),
            (_, ProblemKind::Busy | ProblemKind::Unavailable) => Some(5),
            _ => None,
        }
    }

    /// A value that is not allowed.
    #[must_use]
    pub fn invalid(what: &str, why: impl std::fmt::Display) -> Problem {
        Problem::with(ProblemKind::Invalid, format!("{what}: {why}"))
    }

    /// Options that a game cannot be played with.
    #[must_use]
    pub fn unplayable(game: &str, bad: &BadLog) -> Problem {
        let wording = Wording::of(game);
        let words = bad.messages.iter().map(|message| wording.texts(Lang::En).message(message, &[]));
        let words: Vec<String> = words.collect();
        Problem::invalid("options", if words.is_empty() { bad.why.clone() } else { words.join("; ") })
    }

    /// A refusal by a game or its table.
    #[must_use]
    pub fn refused(refusal: Refusal, wording: &Wording, names: Vec<String>) -> Problem {
        let kind = match (refusal.rule, refusal.message.key) {
            (None, "refusal-not-your-turn") => ProblemKind::NotYourTurn,
            (None, "refusal-game-over") => ProblemKind::Over,
            _ => ProblemKind::Refused,
        };
        let detail = Detail::Refusal { refusal: Box::new(refusal), wording: wording.clone(), names };
        Problem { kind, detail: Some(detail) }
    }

    /// A table that this program cannot play on.
    #[must_use]
    pub fn differs(bad: &BadLog) -> Problem {
        Problem::with(ProblemKind::RulesDiffer, bad.to_string())
    }

    /// The document, in a language.
    #[must_use]
    pub fn document(&self, lang: Lang) -> Document {
        let common = Texts::of(lang, "", None);
        let (detail, rule, message) = match &self.detail {
            None | Some(Detail::After(_)) => (None, None, None),
            Some(Detail::Words(words)) => (Some(words.clone()), None, None),
            Some(Detail::Told(message)) => (Some(common.message(message, &[])), None, Some(message.clone())),
            Some(Detail::Refusal { refusal, wording, names }) => {
                let text = wording.texts(lang).message(&refusal.message, names);
                (Some(text), refusal.rule.map(|rule| rule.0), Some(refusal.message.clone()))
            }
        };
        Document {
            kind: format!("/problems/{}", self.kind.slug()),
            title: common.get(self.kind.key()),
            status: self.kind.status(),
            detail,
            rule,
            message,
        }
    }

    /// The response, in a language.
    #[must_use]
    pub fn response(&self, lang: Lang) -> Response {
        let status = StatusCode::from_u16(self.kind.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_vec(&self.document(lang)).unwrap_or_default();
        let mut response = (status, body).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        if let Some(seconds) = self.retry() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// The language of the response is known only outside: [`crate::guard::speak`] writes the document.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = StatusCode::INTERNAL_SERVER_ERROR.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Conflict => Problem::new(ProblemKind::MovedOn),
            StoreError::Unavailable(why) => {
                tracing::error!(why, "the store is not available");
                Problem::new(ProblemKind::Unavailable)
            }
            StoreError::Broken(why) => {
                tracing::error!(why, "the store holds something unreadable");
                Problem::new(ProblemKind::Internal)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_has_a_title_in_both_languages_and_a_name_of_its_own() {
        let slugs: BTreeSet<_> = ProblemKind::ALL.iter().map(|kind| kind.slug()).collect();
        assert_eq!(slugs.len(), ProblemKind::ALL.len());
        for lang in Lang::ALL {
            for kind in ProblemKind::ALL {
                let title = Problem::new(*kind).document(lang).title;
                assert!(!title.starts_with("problem-"), "{lang} lacks {title}");
            }
        }
    }

    #[test]
    fn a_refusal_is_told_with_its_rule() {
        let refusal = Refusal::not_your_turn(table::SeatSet::one(table::Seat(1)));
        let problem =
            Problem::refused(refusal, &Wording::of("kingsburg"), vec!["Anna".to_owned(), "Bruno".to_owned()]);
        assert_eq!(problem.kind, ProblemKind::NotYourTurn);
        let document = serde_json::to_value(problem.document(Lang::En)).expect("plain");
        assert_eq!(document["status"], 409);
        assert_eq!(document["type"], "/problems/not-your-turn");
        assert!(document["detail"].as_str().is_some_and(|text| text.contains("Bruno")), "{document}");
        assert_eq!(document["message"]["key"], "refusal-not-your-turn");
    }
}
