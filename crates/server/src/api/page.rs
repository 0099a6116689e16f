//! The API as a page for people, made from the OpenAPI document.

use super::text;
use crate::app::App;
use crate::problem::{Problem, ProblemKind};
use axum::Router;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde_json::Value;
use std::fmt::Write as _;
use texts::Lang;

/// The routes of this page.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/api/page.css", get(async || text("text/css; charset=utf-8", include_str!("page.css"))))
        .route("/problems/{kind}", get(problem))
}

async fn problem(slug: Result<Path<String>, PathRejection>) -> Response {
    match ProblemKind::ALL.iter().find(|kind| slug.as_ref().is_ok_and(|slug| kind.slug() == slug.0)) {
        Some(kind) => Redirect::to(&format!("../api#problem-{}", kind.slug())).into_response(),
        None => Problem::new(ProblemKind::NotFound).into_response(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The page.
pub fn page(api: &Value) -> String {
    let mut page = String::from(include_str!("page.html"));
    let mut body = String::new();
    for tag in api["tags"].as_array().into_iter().flatten() {
        let name = tag["name"].as_str().unwrap_or_default();
        let about = escaped(tag["description"].as_str().unwrap_or_default());
        let _ = write!(body, "<section><h2 id=\"{name}\">{about}</h2>");
        operations(api, name, &mut body);
        body.push_str("</section>");
    }
    body.push_str("<section><h2 id=\"schemas\">Shapes</h2>");
    for (name, schema) in api["components"]["schemas"].as_object().into_iter().flatten() {
        let about = escaped(schema["description"].as_str().unwrap_or_default());
        let _ = write!(body, "<article><h3 id=\"schema-{name}\">{name}</h3><p>{about}</p>");
        fields(schema, &mut body);
        body.push_str("</article>");
    }
    body.push_str("</section><section><h2 id=\"problems\">Problems</h2><dl>");
    for kind in ProblemKind::ALL {
        let title = escaped(&texts::Texts::of(Lang::En, "", None).get(kind.key()));
        let _ = write!(
            body,
            "<dt id=\"problem-{slug}\"><code>/problems/{slug}</code> {status}</dt><dd>{title}.</dd>",
            slug = kind.slug(),
            status = kind.status(),
        );
    }
    body.push_str("</dl></section>");
    page = page.replace("{{body}}", &body);
    page
}

fn operations(api: &Value, tag: &str, body: &mut String) {
    for (path, item) in api["paths"].as_object().into_iter().flatten() {
        for method in ["get", "post", "put", "delete"] {
            let operation = &item[method];
            if operation["tags"][0].as_str() != Some(tag) {
                continue;
            }
            let about =
                operation["summary"].as_str().or(operation["description"].as_str()).unwrap_or_default();
            let verb = method.to_uppercase();
            let _ =
                write!(body, "<article><h3><b>{verb}</b> <code>{path}</code></h3><p>{}</p>", escaped(about));
            parameters(operation, body);
            let content = operation["requestBody"]["content"].as_object().into_iter().flatten().next();
            if let Some((kind, content)) = content {
                let _ = write!(body, "<p>Body ({kind}): {}</p>", type_of(&content["schema"]));
            }
            for (status, response) in operation["responses"].as_object().into_iter().flatten() {
                if !["429", "503", "default"].contains(&status.as_str()) {
                    let content = response["content"].as_object().into_iter().flatten().next();
                    let shape = content.map(|(_, content)| type_of(&content["schema"])).unwrap_or_default();
                    let _ = write!(body, "<p>{status}: {shape}</p>");
                }
            }
            body.push_str("</article>");
        }
    }
}

fn parameters(operation: &Value, body: &mut String) {
    let query: Vec<&Value> =
        operation["parameters"].as_array().into_iter().flatten().filter(|p| p["in"] == "query").collect();
    if query.is_empty() {
        return;
    }
    body.push_str("<dl>");
    for parameter in query {
        let name = parameter["name"].as_str().unwrap_or_default();
        let about = escaped(parameter["description"].as_str().unwrap_or_default());
        let _ =
            write!(body, "<dt><code>{name}</code> {}</dt><dd>{about}</dd>", type_of(&parameter["schema"]));
    }
    body.push_str("</dl>");
}

fn fields(schema: &Value, body: &mut String) {
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let Some(properties) = schema["properties"].as_object() else {
        let _ = write!(body, "<p>{}</p>", type_of(schema));
        return;
    };
    body.push_str("<dl>");
    for (name, property) in properties {
        let about = escaped(property["description"].as_str().unwrap_or_default());
        let may = if required.contains(&name.as_str()) { "" } else { ", may be missing" };
        let _ = write!(body, "<dt><code>{name}</code> {}{may}</dt><dd>{about}</dd>", type_of(property));
    }
    body.push_str("</dl>");
}

/// The type of a schema in a few words, with links to the shapes.
fn type_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#schema-{name}\">{name}</a>");
    }
    for many in ["oneOf", "anyOf"] {
        if let Some(kinds) = schema[many].as_array() {
            let kinds = kinds.iter().map(type_of).filter(|kind| kind != "null");
            return kinds.collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        let words = words.iter().map(|word| format!("<code>{}</code>", escaped(&word.to_string())));
        return words.collect::<Vec<_>>().join(" or ");
    }
    if let Some(properties) = schema["properties"].as_object() {
        let inner = properties.iter().map(|(name, property)| format!("{name}: {}", type_of(property)));
        return format!("{{ {} }}", inner.collect::<Vec<_>>().join(", "));
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null"),
        kind => kind.as_str(),
    };
    match kind {
        Some("array") => format!("list of {}", type_of(&schema["items"])),
        Some(kind) => kind.to_owned(),
        None => "anything".to_owned(),
    }
}
