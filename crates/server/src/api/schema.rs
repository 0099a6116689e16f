//! What the OpenAPI document says of the games that are offered: their names, seats, bots and options.

use crate::app::OfferedGame;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use utoipa::openapi::OpenApi;

/// Names the games in the shape of a new table.
pub fn name_games(api: &mut OpenApi, offers: &[OfferedGame]) {
    let Ok(mut document) = serde_json::to_value(&*api) else { return };
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
    if let Ok(named) = serde_json::from_value(document) {
        *api = named;
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
