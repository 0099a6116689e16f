//! People: guests, passwords, devices, leaving.

use crate::app::App;
use crate::chance::{bytes, hashed, now, person_id, word};
use crate::config::{Entrance, Front};
use crate::extract::{Address, Body, COOKIE, Session, Signed, Stranger, Try};
use crate::hashers::LONGEST;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use serde::{Deserialize, Serialize};
use store::{Listing, Person, StoreError};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long a session lasts, in days.
const SESSION_DAYS: i64 = 365;
/// How long a code for another device lasts, in milliseconds.
const CODE_LASTS: i64 = 10 * 60 * 1000;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(sign_in))
        .routes(routes!(sign_out))
        .routes(routes!(me, delete_me))
        .routes(routes!(set_password))
        .routes(routes!(make_code))
        .routes(routes!(export_me))
}

/// Somebody signed in.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The name.
    name: String,
    /// A guest has no password: the name is lost with the cookie.
    guest: bool,
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Me {
        Me { name: person.name.clone(), guest: person.password.is_none() }
    }
}

/// A name to play under.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// 1 to 24 letters, digits, single spaces or -_.' ; the first a letter or digit.
    #[schema(
        min_length = 1,
        max_length = 24,
        pattern = r"^(?![Gg][Oo][Nn][Ee]-)[\p{L}\p{N}](?:[ ]?[\p{L}\p{N}_.'-])*$",
        example = "Anna"
    )]
    name: String,
    /// A code of the host's, where not everybody may take a name.
    #[schema(max_length = 64)]
    invite: Option<String>,
}

/// A name with its password, or a code from another device.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
pub enum SignIn {
    /// By password.
    Password(ByPassword),
    /// By code.
    Code(ByCode),
}

/// A name with its password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ByPassword {
    /// The name.
    name: String,
    /// Its password.
    password: String,
}

/// A code from another device.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ByCode {
    /// The code.
    code: String,
}

/// A new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    password: String,
    /// The present one, if there is one.
    current: Option<String>,
}

/// A code that lets another device in, once.
#[derive(Serialize, ToSchema)]
pub struct Code {
    /// The code.
    code: String,
    /// Until when, in milliseconds.
    expires: i64,
}

/// All that is stored of a person.
#[derive(Serialize, ToSchema)]
pub struct Export {
    /// The name.
    name: String,
    /// Since when, in milliseconds.
    created: i64,
    /// The tables at which he sits or sat, at most the last hundred.
    tables: Vec<String>,
    /// What he said.
    chat: Vec<Said>,
    /// What he noted.
    notes: Vec<Noted>,
}

/// A line of chat of one's own.
#[derive(Serialize, ToSchema)]
pub struct Said {
    /// At which table.
    table: String,
    /// When, in milliseconds.
    at: i64,
    /// What.
    text: String,
}

/// A note of one's own.
#[derive(Serialize, ToSchema)]
pub struct Noted {
    /// At which table.
    table: String,
    /// In which seat.
    seat: u8,
    /// What.
    text: String,
}

type Entered = (StatusCode, SignedCookieJar, Json<Me>);

/// Opens a session and puts its token into the cookie.
async fn open(app: &App, jar: SignedCookieJar, person: &Person) -> Result<Entered, Problem> {
    let token = hex::encode(bytes::<32>());
    app.store.open_session(&hashed("session", &token), person.id, now(), now() + SESSION_DAYS * DAY).await?;
    Ok((StatusCode::CREATED, jar.add(cookie(app, token)), Json(person.into())))
}

fn cookie(app: &App, token: String) -> Cookie<'static> {
    let cookie = Cookie::build((COOKIE, token)).path("/").http_only(true).same_site(SameSite::Lax);
    let cookie = cookie.max_age(time::Duration::days(SESSION_DAYS));
    match app.config.front {
        Front::Open => cookie.build(),
        Front::Proxy => cookie.secure(true).build(),
    }
}

/// Play at once, under a name that is free.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = 201, body = Me)))]
async fn guest(
    State(app): State<App>,
    _: Try,
    _: Stranger,
    Address(from): Address,
    jar: SignedCookieJar,
    Body(new): Body<NewGuest>,
) -> Result<Entered, Problem> {
    let name = names::name(&new.name)?;
    app.quotas.a_guest(from)?;
    let person = Person::guest(person_id(), &name, now());
    let added = match (app.config.entrance, new.invite) {
        (Entrance::Open, _) => app.store.add_person(&person).await.map(|()| true),
        (Entrance::Invited, None) => Ok(false),
        (Entrance::Invited, Some(code)) => {
            app.store.add_invited(&person, &hashed("invitation", &code), now()).await
        }
    };
    match added {
        Err(StoreError::Conflict) => Err(Problem::new(ProblemKind::NameTaken)),
        Err(error) => Err(error.into()),
        Ok(false) => Err(Problem::new(ProblemKind::InviteOnly)),
        Ok(true) => open(&app, jar, &person).await,
    }
}

/// Sign in with a password, or with a code from another device.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = SignIn,
    responses((status = 201, body = Me)))]
async fn sign_in(
    State(app): State<App>,
    _: Try,
    _: Stranger,
    jar: SignedCookieJar,
    Body(sign_in): Body<SignIn>,
) -> Result<Entered, Problem> {
    match sign_in {
        SignIn::Password(ByPassword { name, password }) => {
            if password.chars().count() > LONGEST {
                return Err(Problem::new(ProblemKind::WrongPassword));
            }
            // What cannot be a name is nobody's.
            let person = match names::name(&name) {
                Ok(name) => app.store.person_named(&name).await?,
                Err(_) => None,
            };
            let account = store::folded(&name);
            app.backoff.a_try(&account)?;
            let stored = person.as_ref().and_then(|person| person.password.clone());
            let matches = app.hashers.verify(password, stored).await?;
            match person.filter(|_| matches) {
                Some(Person { banned: Some(_), .. }) => Err(Problem::new(ProblemKind::Banned)),
                Some(person) => {
                    app.backoff.succeeded(&account);
                    open(&app, jar, &person).await
                }
                None => {
                    app.backoff.failed(&account);
                    Err(Problem::new(ProblemKind::WrongPassword))
                }
            }
        }
        SignIn::Code(ByCode { code }) => {
            let token = hex::encode(bytes::<32>());
            let (code, hash) = (hashed("code", &code), hashed("session", &token));
            let person = app.store.redeem(&code, &hash, now(), now() + SESSION_DAYS * DAY).await?;
            let person = person.ok_or(Problem::new(ProblemKind::WrongCode))?;
            Ok((StatusCode::CREATED, jar.add(cookie(&app, token)), Json((&person).into())))
        }
    }
}

/// Sign out on this device.
#[utoipa::path(delete, path = "/api/session", tag = "people",
    responses((status = 204)))]
async fn sign_out(
    State(app): State<App>,
    _: Signed,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), Problem> {
    if let Some(cookie) = jar.get(COOKIE) {
        let token = hashed("session", cookie.value());
        app.store.close_session(&token, now()).await?;
        app.dismiss(|listener| listener.session.as_ref().is_some_and(|Session(own)| *own == token)).await;
    }
    Ok((StatusCode::NO_CONTENT, jar.remove(Cookie::build(COOKIE).path("/"))))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me)))]
async fn me(Signed(person): Signed) -> Json<Me> {
    Json((&person).into())
}

/// Keep the name with a password, or change it. All other devices are signed out.
#[utoipa::path(put, path = "/api/me/password", tag = "people", request_body = NewPassword,
    responses((status = 204)))]
async fn set_password(
    State(app): State<App>,
    Signed(person): Signed,
    _: Try,
    jar: SignedCookieJar,
    Body(new): Body<NewPassword>,
) -> Result<(StatusCode, SignedCookieJar), Problem> {
    if !(8..=200).contains(&new.password.chars().count()) {
        return Err(Problem::invalid("password", "8 to 200 characters"));
    }
    if person.password.is_some() {
        let account = store::folded(&person.name);
        app.backoff.a_try(&account)?;
        if !app.hashers.verify(new.current.unwrap_or_default(), person.password.clone()).await? {
            app.backoff.failed(&account);
            return Err(Problem::new(ProblemKind::WrongPassword));
        }
        app.backoff.succeeded(&account);
    }
    let hash = app.hashers.hash(new.password).await?;
    app.store.set_password(person.id, &hash).await?;
    app.store.close_sessions(person.id, now()).await?;
    app.dismiss(|listener| listener.person == Some(person.id)).await;
    let (_, jar, _) = open(&app, jar, &person).await?;
    Ok((StatusCode::NO_CONTENT, jar))
}

/// A code to type on another device within ten minutes.
#[utoipa::path(post, path = "/api/me/codes", tag = "people",
    responses((status = 201, body = Code)))]
async fn make_code(
    State(app): State<App>,
    Signed(person): Signed,
    _: Try,
) -> Result<(StatusCode, Json<Code>), Problem> {
    let (code, expires) = (word::<16>(), now() + CODE_LASTS);
    app.store.open_session(&hashed("code", &code), person.id, now(), expires).await?;
    Ok((StatusCode::CREATED, Json(Code { code, expires })))
}

/// All that is stored of me.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = 200, body = Export)))]
async fn export_me(State(app): State<App>, Signed(person): Signed) -> Result<Json<Export>, Problem> {
    let tables = app.store.list(Listing::Mine(person.id)).await?;
    let chat = app.store.said_by(person.id).await?;
    let notes = app.store.notes_of(person.id).await?;
    Ok(Json(Export {
        name: person.name,
        created: person.created,
        tables: tables.into_iter().map(|table| table.id).collect(),
        chat: chat.into_iter().map(|(table, line)| Said { table, at: line.at, text: line.text }).collect(),
        notes: notes.into_iter().map(|(table, seat, text)| Noted { table, seat, text }).collect(),
    }))
}

/// Give up the name. What was said and noted is deleted; games that others play in go on with a bot.
#[utoipa::path(delete, path = "/api/me", tag = "people",
    responses((status = 204)))]
async fn delete_me(
    State(app): State<App>,
    Signed(person): Signed,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), Problem> {
    loop {
        let playing = app.store.list(Listing::Playing(person.id)).await?;
        if playing.is_empty() {
            break;
        }
        for table in playing {
            super::play::leave_running(&app, &table.id, person.id).await?;
        }
    }
    app.store.delete_person(person.id, now()).await?;
    for cell in app.all_known() {
        cell.enter().await.forget_names();
    }
    app.dismiss(|listener| listener.person == Some(person.id)).await;
    Ok((StatusCode::NO_CONTENT, jar.remove(Cookie::build(COOKIE).path("/"))))
}
