//! The browser client, embedded in the program.

use crate::app::App;
use crate::problem::{Problem, ProblemKind};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use rust_embed::RustEmbed;

/// What `make` has built of `web/`; empty where nobody has.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// A page that the browser may keep, but must ask about again.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
/// A file whose name changes with what it holds.
const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// Answers what no other address does: a file of the client, or its page for every address that could be one of its.
pub async fn serve(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !matches!(method, Method::GET | Method::HEAD) || path == "api" || path.starts_with("api/") {
        return Problem::new(ProblemKind::NotFound).into_response();
    }
    match Files::get(path).filter(|_| path != "index.html") {
        Some(file) => send(path, &file.metadata.sha256_hash(), file.data.into_owned(), &headers),
        // A file that is missing is not a page.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) && path != "index.html" => {
            Problem::new(ProblemKind::NotFound).into_response()
        }
        None if has_no_rules(&app, path) => lost(path, &headers),
        None => page(path, &headers),
    }
}

/// Is this the address of the rules of a game that is not offered?
fn has_no_rules(app: &App, path: &str) -> bool {
    let game = path.strip_prefix("rules/").map(|rest| rest.trim_end_matches('/'));
    game.is_some_and(|game| !game.is_empty() && app.offers.iter().all(|offer| offer.title.name != game))
}

/// The page of the client; where none was built, the way to the API.
fn page(path: &str, headers: &HeaderMap) -> Response {
    client(path, headers).unwrap_or_else(|| Redirect::to(&format!("{}api", up(path))).into_response())
}

/// There is nothing at this address: the page of the client says so to people, the status to programs.
fn lost(path: &str, headers: &HeaderMap) -> Response {
    let Some(mut response) = client(path, headers) else {
        return Problem::new(ProblemKind::NotFound).into_response();
    };
    if response.status() == StatusCode::OK {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

/// The page of the client. Its addresses are relative, so that it works below any path of a proxy: they have to lead
/// up from where it is asked for.
fn client(path: &str, headers: &HeaderMap) -> Option<Response> {
    let file = Files::get("index.html")?;
    let text = String::from_utf8_lossy(&file.data)
        .replace("</head>", &format!("{}</head>", ahead(path, Files::iter())));
    let text = text.replace("\"./", &format!("\"./{}", up(path)));
    Some(send("index.html", &file.metadata.sha256_hash(), text.into_bytes(), headers))
}

/// What the page of a table will want: the browser fetches it while it reads the rest, not after.
fn ahead(path: &str, files: impl Iterator<Item = impl AsRef<str>>) -> String {
    if !path.starts_with("tables/") {
        return String::new();
    }
    let link = |file: String| {
        let how = if file.ends_with(".css") { "preload\" as=\"style" } else { "modulepreload" };
        format!("<link rel=\"{how}\" crossorigin href=\"./{file}\">")
    };
    let files = files.map(|file| file.as_ref().to_owned());
    files.filter(|file| file.starts_with("assets/Table-")).map(link).collect()
}

/// The way from an address up to the root.
fn up(path: &str) -> String {
    "../".repeat(path.matches('/').count())
}

fn send(path: &str, hash: &[u8; 32], body: Vec<u8>, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&hash[..16]));
    let keep = if path.starts_with("assets/") { FOR_GOOD } else { ASK_AGAIN };
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let kind = mime_guess::from_path(path).first_or_octet_stream().to_string();
    let head = [(header::ETAG, tag), (header::CONTENT_TYPE, kind)];
    let mut response = if is_known {
        (StatusCode::NOT_MODIFIED, head).into_response()
    } else {
        (head, body).into_response()
    };
    response.headers_mut().insert(header::CACHE_CONTROL, keep);
    response
}

#[cfg(test)]
mod tests {
    use super::ahead;

    #[test]
    fn what_a_table_will_want_is_fetched_ahead_and_for_tables_alone() {
        let files = ["assets/Table-1.js", "assets/Table-2.css", "assets/TableList-3.js", "index.html"];
        let links = "<link rel=\"modulepreload\" crossorigin href=\"./assets/Table-1.js\">\
                     <link rel=\"preload\" as=\"style\" crossorigin href=\"./assets/Table-2.css\">";
        assert_eq!(ahead("tables/abc", files.iter()), links);
        assert_eq!(ahead("rules/kingsburg", files.iter()), "");
    }
}
