//! What nobody may know does not travel: the very texts of whole games are searched for it.

use crate::play::{begun, stored, to_the_end, truth};
use crate::world::World;
use serde_json::{Value, json};
use table::log::Act;
use table::{Log, Observer, Told};

/// A whole game by people, and everything that each of them and a spectator was sent before the end.
async fn overheard(world: &World, game: &str, options: &Value, names: &[&str]) -> (Log, Vec<Vec<String>>) {
    let mut people = Vec::new();
    for name in names {
        people.push(world.guest(name).await);
    }
    let table = begun(game, options, &people).await;
    let mut ears = Vec::new();
    for who in people.iter().chain([&world.stranger()]) {
        ears.push(tokio::spawn(who.socket(&table, "from=0&lang=en").await.until_the_end()));
    }
    to_the_end(&people, &table).await;
    let mut heard = Vec::new();
    for ear in ears {
        heard.push(ear.await.unwrap());
    }
    (stored(world, &table).await, heard)
}

/// The observers of a table in the order of `overheard`.
fn observers(log: &Log) -> Vec<Observer> {
    Observer::all(log.header.seats.len() as u8).collect()
}

/// Events reach their audience and nobody else; how many were for some only.
fn check_events(log: &Log, heard: &[Vec<String>]) -> usize {
    let all: Vec<Told> = truth(log).into_iter().flatten().collect();
    let mut private = 0;
    for (observer, heard) in observers(log).into_iter().zip(heard) {
        let heard = heard.concat();
        for told in &all {
            let may = told.audience.includes(observer);
            private += usize::from(!may);
            assert_eq!(heard.contains(told.event.text()), may, "{observer:?} {}", told.event.text());
        }
    }
    private
}

/// Neither the secret of the dice nor what the log says beyond events is ever sent.
fn check_log_stays_home(log: &Log, heard: &[Vec<String>]) {
    let secret = log.secret().unwrap().to_string();
    let hash = |act: &Act| match act {
        Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. } => {
            serde_json::to_string(hash).unwrap()
        }
        Act::Reveal { .. } => serde_json::to_string(&secret).unwrap(),
    };
    let hashes: Vec<String> = log.entries.iter().map(|entry| hash(&entry.act)).collect();
    assert!(hashes.iter().all(|hash| hash.len() > 30), "{:?}", hashes[0]);
    assert!(log.write().contains(&hashes[0]) && log.write().contains("\"outcomes\""));
    for text in heard.iter().flatten() {
        assert!(!text.contains(&secret), "{text}");
        for word in ["\"outcomes\"", "\"hash\"", "\"answer\":\"", "\"consent\""] {
            assert!(!text.contains(word), "{word} in {text}");
        }
        assert!(!hashes.iter().any(|hash| text.contains(&hash[1..hash.len() - 1])), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn kingsburg_tells_each_only_what_he_may_know() {
    // Not in every game somebody looks at something in secret.
    for _ in 0..16 {
        let world = World::new().await;
        let (log, heard) = overheard(&world, "kingsburg", &json!({}), &["Anna", "Bruno", "Carla"]).await;
        check_log_stays_home(&log, &heard);
        if check_events(&log, &heard) > 0 {
            return;
        }
    }
    panic!("nobody has ever looked at anything in secret");
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_hands_stay_hidden() {
    let world = World::new().await;
    let names = ["Anna", "Bruno", "Carla", "Dario"];
    let (log, heard) = overheard(&world, "conquest", &json!({"rounds": 6}), &names).await;
    assert!(check_events(&log, &heard) > 50);
    check_log_stays_home(&log, &heard);
    let held = held(&log);
    assert!(held.iter().any(|card| card.until - card.from > 4), "cards are held for some time");
    for (observer, heard) in heard.iter().enumerate() {
        let entries = heard.iter().map(|text| (text, serde_json::from_str::<Value>(text).unwrap()));
        for (text, entry) in entries.filter(|(_, message)| message["type"] == "entry") {
            let n = entry["n"].as_u64().unwrap() as usize;
            let own = &entry["state"]["view"]["hand"];
            assert!(own.is_null() || own[0] == observer, "{text}");
            for card in held.iter().filter(|card| (card.from..card.until).contains(&n)) {
                let names_it = [format!("card/{} ", card.card), format!("card/{}\"", card.card)];
                let knows = names_it.iter().any(|name| text.contains(name));
                assert!(card.seat == observer || !knows, "{observer} knows card {}: {text}", card.card);
                let in_turn = entry["state"]["waiting"] == json!([card.seat]);
                if n == card.from && card.seat == observer && in_turn {
                    assert!(knows, "he knows his own: {text}");
                }
            }
        }
    }
}

/// A card in a hand, from one entry on and until another.
struct Held {
    seat: usize,
    card: u64,
    from: usize,
    until: usize,
}

fn held(log: &Log) -> Vec<Held> {
    let mut held: Vec<Held> = Vec::new();
    for (n, told) in truth(log).iter().enumerate() {
        for told in told {
            let event: Value = serde_json::from_str(told.event.text()).unwrap();
            let (seat, card) = (event["seat"].as_u64().unwrap_or(0) as usize, event["card"].as_u64());
            match (event["event"].as_str(), card) {
                (Some("found"), Some(card)) => held.push(Held { seat, card, from: n, until: usize::MAX }),
                (Some("played"), Some(card)) => {
                    let played = held.iter_mut().rev().find(|held| held.card == card).unwrap();
                    played.until = n;
                }
                _ => {}
            }
        }
    }
    let end = log.entries.len();
    held.iter_mut().for_each(|card| card.until = card.until.min(end));
    held
}
