//! People: guests, passwords, devices, leaving.

use crate::app::App;
use crate::chance::{bytes, hashed, now, person_id, word};
use crate::config::Front;
use crate::extract::{Body, COOKIE, Signed, Stranger, Try, check_name};
use crate::problem::{Problem, ProblemKind};
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
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
    jar: SignedCookieJar,
    Body(new): Body<NewGuest>,
) -> Result<Entered, Problem> {
    check_name(&new.name)?;
    let person = Person { id: person_id(), name: new.name, password: None, created: now() };
    match app.store.add_person(&person).await {
        Err(StoreError::Conflict) => Err(Problem::new(ProblemKind::NameTaken)),
        Err(error) => Err(error.into()),
        Ok(()) => open(&app, jar, &person).await,
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
            // What cannot be a name is nobody's.
            let person = match check_name(&name) {
                Ok(()) => app.store.person_named(&name).await?,
                Err(_) => None,
            };
            let stored = person.as_ref().and_then(|person| person.password.clone());
            let matches = verify(&app, password, stored).await?;
            match person.filter(|_| matches) {
                Some(person) => open(&app, jar, &person).await,
                None => Err(Problem::new(ProblemKind::WrongPassword)),
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
    Signed(person): Signed,
    jar: SignedCookieJar,
) -> Result<(StatusCode, SignedCookieJar), Problem> {
    if let Some(cookie) = jar.get(COOKIE) {
        app.store.close_session(&hashed("session", cookie.value())).await?;
    }
    dismiss(&app, &person).await;
    Ok((StatusCode::NO_CONTENT, jar.remove(Cookie::build(COOKIE).path("/"))))
}

/// Closes the sockets of a person in this process; a socket is let in by a session, and must not outlive it.
async fn dismiss(app: &App, person: &Person) {
    for cell in app.all_known() {
        cell.enter().await.hub.keep(|listener| listener.person != Some(person.id));
    }
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
    if person.password.is_some()
        && !verify(&app, new.current.unwrap_or_default(), person.password.clone()).await?
    {
        return Err(Problem::new(ProblemKind::WrongPassword));
    }
    let hash = on_hasher(&app, move || {
        Argon2::default().hash_password(new.password.as_bytes()).map(|hash| hash.to_string()).ok()
    })
    .await?
    .ok_or(Problem::new(ProblemKind::Internal))?;
    app.store.set_password(person.id, &hash).await?;
    app.store.close_sessions(person.id).await?;
    dismiss(&app, &person).await;
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
    app.store.delete_person(person.id).await?;
    dismiss(&app, &person).await;
    Ok((StatusCode::NO_CONTENT, jar.remove(Cookie::build(COOKIE).path("/"))))
}

/// Runs what takes time and memory on one of few threads.
async fn on_hasher<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let _permit = app.hashers.acquire().await.map_err(|_| Problem::new(ProblemKind::Busy))?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::new(ProblemKind::Internal))
}

/// Is this the password? Takes as long when there is none, so that nobody learns which names have one.
async fn verify(app: &App, password: String, stored: Option<String>) -> Result<bool, Problem> {
    /// A hash of nothing anybody types.
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$cmVhbWVyZWFtZXJlYW1l$eYuS8pSXFDOCqKcY3q8nCq5Xl0bC2MYkYlvWjZ0GdHE";
    on_hasher(app, move || {
        let hash = stored.as_deref().unwrap_or(NOBODY);
        let matches = PasswordHash::new(hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        matches && stored.is_some()
    })
    .await
}
