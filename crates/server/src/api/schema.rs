//! What the OpenAPI document says of the games that are offered: their names, seats, bots and options.

use crate::app::OfferedGame;
use crate::problem::ProblemKind;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Names the games in the shape of a new table.
pub fn name_games(document: &mut Value, offers: &[OfferedGame]) {
    let table = &mut document["components"]["schemas"]["NewTableBody"]["properties"];
    let names: Vec<&str> = offers.iter().map(|offer| offer.title.name).collect();
    table["game"]["enum"] = json!(names);
    if let Some(first) = names.first() {
        table["game"]["example"] = json!(first);
    }
    table["seats"]["minItems"] = json!(offers.iter().map(|offer| offer.title.seats.0).min());
    table["seats"]["maxItems"] = json!(offers.iter().map(|offer| offer.title.seats.1).max());
    let about = table["options"]["description"].take();
    table["options"] = json!({ "description": about, "oneOf": [
        { "type": "null" }, { "type": "object", "properties": options(offers), "additionalProperties": false }
    ]});
    let bots: BTreeSet<&str> = offers.iter().flat_map(|offer| offer.players.names()).collect();
    for shape in ["SeatBody", "Pace"] {
        close(&mut document["components"]["schemas"][shape]);
    }
    for seat in document["components"]["schemas"]["SeatBody"]["oneOf"].as_array_mut().into_iter().flatten() {
        if !seat["properties"]["bot"].is_null() {
            seat["properties"]["bot"]["enum"] = json!(bots);
        }
    }
    document["components"]["schemas"]["StartBody"]["properties"]["fill"]["enum"] =
        bots.iter().map(|bot| json!(bot)).chain([Value::Null]).collect();
}

/// Every address may refuse, with a document of one form; and all are limited.
pub fn tell_refusals(document: &mut Value) {
    let kinds: Vec<String> =
        ProblemKind::ALL.iter().map(|kind| format!("/problems/{}", kind.slug())).collect();
    let problem = &mut document["components"]["schemas"]["Problem"]["properties"];
    problem["type"]["enum"] = json!(kinds);
    let statuses: BTreeSet<u16> = ProblemKind::ALL.iter().map(|kind| kind.status()).collect();
    problem["status"]["enum"] = json!(statuses);
    let content =
        json!({ "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } });
    let later = json!({ "Retry-After": {
        "description": "In how many seconds it makes sense to try again",
        "schema": { "type": "integer", "minimum": 1 }
    }});
    document["components"]["responses"] = json!({
        "Refused": { "description": "Refused", "content": content },
        "TooMany": { "description": "Too many requests, tries or tables", "headers": later, "content": content },
        "Unavailable": {
            "description": "The store does not answer, or the server is full", "headers": later, "content": content
        },
    });
    for item in document["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut()) {
        for method in ["get", "post", "put", "delete"] {
            let Some(responses) = item.pointer_mut(&format!("/{method}/responses")) else { continue };
            for (status, name) in [("429", "TooMany"), ("503", "Unavailable"), ("default", "Refused")] {
                responses[status] = json!({ "$ref": format!("#/components/responses/{name}") });
            }
        }
    }
}

/// No other fields than those named: so it is read, and the variants of a choice do not say so by themselves.
fn close(schema: &mut Value) {
    if schema.get("properties").is_some_and(Value::is_object) {
        schema["additionalProperties"] = json!(false);
    }
    match schema {
        Value::Object(parts) => parts.values_mut().for_each(close),
        Value::Array(parts) => parts.iter_mut().for_each(close),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The options of all games, by the types of their defaults.
fn options(offers: &[OfferedGame]) -> Value {
    let defaults = offers.iter().filter_map(|offer| {
        let checked = offer.title.check(&json!({}), offer.title.seats.1).ok()?;
        checked.options.as_object().cloned()
    });
    let kind = |value: &Value| match value {
        Value::Null => json!({}),
        Value::Bool(_) => json!({ "type": "boolean" }),
        Value::Number(_) => json!({ "type": "number" }),
        Value::String(_) => json!({ "type": "string" }),
        Value::Array(_) => json!({ "type": "array" }),
        Value::Object(_) => json!({ "type": "object" }),
    };
    defaults.flatten().map(|(name, value)| (name, kind(&value))).collect::<serde_json::Map<_, _>>().into()
}
