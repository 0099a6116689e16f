//! Tables with people at them, and play by requests.

use crate::http::Client;
use crate::world::{World, in_time};
use serde_json::{Value, json};
use table::{Log, Observer, Told};

/// A table that people have sat down at, in order; the first is the host.
pub async fn seated(game: &str, options: &Value, people: &[Client]) -> String {
    let seats: Vec<&str> = (0..people.len()).map(|seat| if seat == 0 { "me" } else { "person" }).collect();
    let seats = crate::play::seats(&seats);
    let body = json!({ "game": game, "options": whole(game, options), "seats": seats });
    let id = id(&people[0].post("/api/tables", &body).await.is(201));
    for person in &people[1..] {
        person.post(&at(&id, "join"), &json!({})).await.is(200);
    }
    id
}

/// The same, and the game has begun.
pub async fn begun(game: &str, options: &Value, people: &[Client]) -> String {
    let id = seated(game, options, people).await;
    people[0].post(&at(&id, "start"), &json!({})).await.is(200);
    id
}

/// A table of bots, and one person in the first seat, that has begun.
pub async fn with_bots(game: &str, options: &Value, bots: &[&str], person: &Client) -> String {
    let seats = seats(&[&["me"], bots].concat());
    let body = json!({ "game": game, "options": whole(game, options), "seats": seats });
    let id = id(&person.post("/api/tables", &body).await.is(201));
    person.post(&at(&id, "start"), &json!({})).await.is(200);
    id
}

/// All options of a game: the toys have no defaults of their own.
fn whole(game: &str, given: &Value) -> Value {
    let mut options = match game {
        "morra" => json!({"rounds": 6, "fingers": 5}),
        "conquest" => json!({"rounds": 15}),
        _ => json!({}),
    };
    for (name, value) in given.as_object().unwrap() {
        options[name] = value.clone();
    }
    options
}

/// A table of morra to be made, with these seats and whatever else.
pub fn morra(seats: Value, more: &Value) -> Value {
    let mut body = more.clone();
    body["game"] = "morra".into();
    body["options"] = whole("morra", more.get("options").unwrap_or(&json!({})));
    body["seats"] = seats;
    body
}

/// Seats by a word each: `me`, `person`, or the name of a bot.
pub fn seats(words: &[&str]) -> Value {
    let seat = |word: &&str| match *word {
        "me" | "person" => json!({ "kind": word }),
        bot => json!({ "kind": "bot", "bot": bot }),
    };
    words.iter().map(seat).collect()
}

/// The id of a table.
pub fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

/// The address of something at a table.
pub fn at(id: &str, what: &str) -> String {
    format!("/api/tables/{id}/{what}")
}

/// The state that a person sees.
pub async fn state(person: &Client, id: &str) -> Value {
    person.get(&at(id, "state")).await.is(200)
}

/// How long the log is.
pub async fn length(person: &Client, id: &str) -> u64 {
    state(person, id).await["length"].as_u64().unwrap()
}

/// Any of the legal answers; another one at another length.
pub fn choose(state: &Value) -> Option<String> {
    let answers = state["answers"].as_array().unwrap();
    let mixed = state["length"].as_u64().unwrap().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
    let chosen = answers.get(usize::try_from(mixed).unwrap() % answers.len().max(1))?;
    Some(chosen.as_str().unwrap().to_owned())
}

/// The body of an answer.
pub fn answer(at: u64, answer: &str, key: &str) -> Value {
    json!({ "at": at, "answer": answer, "key": key })
}

/// The person gives any legal answer, if he is asked; was he?
pub async fn answer_any(person: &Client, id: &str) -> bool {
    let state = state(person, id).await;
    let Some(chosen) = choose(&state) else { return false };
    let at_length = state["length"].as_u64().unwrap();
    let body = answer(at_length, &chosen, &format!("key-{at_length}"));
    person.post(&at(id, "answers"), &body).await.is(200);
    true
}

/// People play to the end, one request after the other.
pub async fn to_the_end(people: &[Client], id: &str) {
    loop {
        let seen = state(&people[0], id).await;
        if !seen["standing"].is_null() {
            return;
        }
        for seat in seen["waiting"].as_array().unwrap() {
            assert!(answer_any(&people[seat.as_u64().unwrap() as usize], id).await);
        }
    }
}

/// A person plays his seat to the end, waiting for the others by long polling.
pub async fn to_the_end_polling(person: Client, id: String) {
    in_time(polling(person, id)).await;
}

async fn polling(person: Client, id: String) {
    let mut after = 0;
    loop {
        let seen = person.get(&at(&id, &format!("state?after={after}&wait=20"))).await.is(200);
        if !seen["standing"].is_null() {
            return;
        }
        after = seen["length"].as_u64().unwrap();
        if let Some(chosen) = choose(&seen) {
            let reply = person.post(&at(&id, "answers"), &answer(after, &chosen, &format!("k{after}"))).await;
            // A bot may have answered the same sealed decision meanwhile, but nobody can have taken the turn.
            reply.is(200);
        }
    }
}

/// The log as it is stored.
pub async fn stored(world: &World, id: &str) -> Log {
    let store = world.store().await;
    let header = store.table(id).await.unwrap().unwrap().header.unwrap();
    let lines = store.lines(id, 0).await.unwrap();
    Log::parse(&format!("{header}\n{}", lines.join("\n"))).unwrap()
}

/// Everything that happened at a table, entry by entry, as the rules tell it.
pub fn truth(log: &Log) -> Vec<Vec<Told>> {
    let mut all = Vec::new();
    let title = crate::world::title(&log.header.game);
    title.load(log, log.secret(), &mut |_, told| all.push(told)).unwrap();
    all
}

/// What an observer could see after an entry, as the rules have it.
pub fn view(log: &Log, n: usize, observer: Observer) -> Value {
    let mut log = log.clone();
    log.entries.truncate(n + 1);
    let title = crate::world::title(&log.header.game);
    let game = title.load(&log, None, &mut |_, _| {}).unwrap();
    serde_json::from_str(game.view(observer).text()).unwrap()
}
