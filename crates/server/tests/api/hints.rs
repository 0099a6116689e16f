//! Hints while a game goes on, and the curve of a finished one.

use crate::http::Client;
use crate::play::{answer, answer_any, at, begun, id, morra, seats, state, to_the_end, with_bots};
use crate::world::World;
use serde_json::{Value, json};

async fn hint(person: &Client, table: &str, seat: Value) -> crate::http::Reply {
    person.post(&at(table, "hint"), &json!({ "seat": seat })).await
}

/// Chances that are chances.
fn add_up(chances: &Value) -> bool {
    let chances: Vec<f64> = chances.as_array().unwrap().iter().map(|c| c.as_f64().unwrap()).collect();
    chances.iter().all(|c| (0.0..=1.0).contains(c)) && (chances.iter().sum::<f64>() - 1.0).abs() < 0.01
}

/// A table with hints for everyone.
async fn open_handed(people: &[Client; 2]) -> String {
    let body = morra(seats(&["me", "person"]), &json!({ "hints": "everyone" }));
    let table = id(&people[0].post("/api/tables", &body).await.is(201));
    people[1].post(&at(&table, "join"), &json!({})).await.is(200);
    people[0].post(&at(&table, "start"), &json!({})).await.is(200);
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_with_bots_gets_legal_answers_with_chances() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    for (game, bots) in [("morra", &["random"][..]), ("kingsburg", &["steward", "random"])] {
        let table = with_bots(game, &json!({}), bots, &anna).await;
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.is(200)["hints"], "alone");
        let seen = crate::world::in_time(async {
            loop {
                let seen = state(&anna, &table).await;
                if seen["waiting"] == json!([0]) {
                    break seen;
                }
            }
        })
        .await;
        let before = anna.get(&at(&table, "history")).await.text;
        let advice = hint(&anna, &table, Value::Null).await.is(200);
        assert_eq!((&advice["length"], &advice["seat"]), (&seen["length"], &json!(0)));
        assert_eq!(advice["chances"].as_array().unwrap().len(), bots.len() + 1);
        assert!(add_up(&advice["chances"]), "{advice}");
        let advised = advice["answers"].as_array().unwrap();
        assert!((1..=10).contains(&advised.len()), "{advice}");
        let chance = |one: &Value| one["chance"].as_f64().unwrap();
        assert!(advised.is_sorted_by(|a, b| chance(a) >= chance(b)), "in the order of the numbers: {advice}");
        for one in advised {
            assert!((0.0..1.0).contains(&one["margin"].as_f64().unwrap()), "{one}");
            assert!(seen["answers"].as_array().unwrap().contains(&one["answer"]), "{one}");
            assert!((0.0..=1.0).contains(&one["chance"].as_f64().unwrap()), "{one}");
        }
        assert_eq!(anna.get(&at(&table, "history")).await.text, before, "a hint changes nothing");
        let path = advised[0]["answer"].as_str().unwrap();
        let body = answer(advice["length"].as_u64().unwrap(), path, "as-advised");
        anna.post(&at(&table, "answers"), &body).await.is(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_other_people_there_are_hints_only_if_the_table_says_so() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let quiet = begun("morra", &json!({}), &people).await;
    for person in &people {
        hint(person, &quiet, Value::Null).await.refused(403, "hints-off");
    }
    people[1].post(&at(&quiet, "resign"), &json!({})).await.is(200);
    // He may come back, so his hand is still his.
    hint(&people[0], &quiet, json!(0)).await.refused(403, "hints-off");

    let table = open_handed(&people).await;
    for person in &people {
        let advice = hint(person, &table, Value::Null).await.is(200);
        assert!(add_up(&advice["chances"]), "{advice}");
    }
    to_the_end(&people, &table).await;
    let next = people[0].post(&at(&table, "rematch"), &json!({})).await.is(201);
    assert_eq!(next["hints"], "everyone", "who plays again plays the same way");
    let body = morra(seats(&["me", "person"]), &json!({ "hints": "nobody" }));
    people[0].post("/api/tables", &body).await.refused(422, "invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_the_own_seat_when_it_is_waited_for() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno"]).await;
    let body = morra(seats(&["me", "person"]), &json!({ "hints": "everyone" }));
    let lobby = id(&people[0].post("/api/tables", &body).await.is(201));
    hint(&people[0], &lobby, Value::Null).await.refused(409, "not-begun");

    let table = open_handed(&people).await;
    hint(&people[0], &table, json!(1)).await.refused(403, "not-your-seat");
    hint(&people[0], &table, json!(9)).await.refused(422, "invalid");
    hint(&world.guest("Carla").await, &table, Value::Null).await.refused(403, "not-seated");
    hint(&world.stranger(), &table, Value::Null).await.refused(401, "not-signed-in");
    assert!(answer_any(&people[0], &table).await);
    let waits = hint(&people[0], &table, Value::Null).await.refused(409, "not-your-turn");
    assert!(waits["detail"].as_str().unwrap().contains("Bruno"), "{waits}");
    people[1].post(&at(&table, "resign"), &json!({})).await.is(200);
    hint(&people[1], &table, Value::Null).await.refused(409, "stand-in");
    crate::play::to_the_end_polling(people[0].clone(), table.clone()).await;
    hint(&people[0], &table, Value::Null).await.refused(409, "over");

    // Around one screen somebody has several seats, and is still alone.
    let body = morra(seats(&["me", "me", "random"]), &json!({}));
    let screen = id(&people[0].post("/api/tables", &body).await.is(201));
    people[0].post(&at(&screen, "start"), &json!({})).await.is(200);
    hint(&people[0], &screen, Value::Null).await.refused(409, "which-seat");
    assert_eq!(hint(&people[0], &screen, json!(1)).await.is(200)["seat"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hint_at_a_time_for_a_person() {
    let world = World::new().await;
    let [anna, bruno] = world.guests(["Anna", "Bruno"]).await;
    let hers = with_bots("kingsburg", &json!({}), &["random", "random", "random"], &anna).await;
    let his = with_bots("morra", &json!({}), &["random"], &bruno).await;
    while state(&anna, &hers).await["answers"].as_array().unwrap().is_empty() {}
    let (one, two, other) = tokio::join!(
        hint(&anna, &hers, Value::Null),
        hint(&anna, &hers, Value::Null),
        hint(&bruno, &his, Value::Null)
    );
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [200, 409]);
    let late = if one.status == 409 { one } else { two };
    late.refused(409, "thinking");
    other.is(200);
    hint(&anna, &hers, Value::Null).await.is(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_has_a_curve_that_ends_with_the_winner() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno", "Carla", "Dario"]).await;
    let table = begun("conquest", &json!({}), &people).await;
    let path = at(&table, "curve");
    people[0].get(&path).await.refused(409, "not-over");
    to_the_end(&people, &table).await;
    let stranger = world.stranger();
    let (one, two) = tokio::join!(people[0].get(&path), stranger.get(&path));
    let curve = one.is(200);
    assert_eq!(curve, two.is(200), "two who ask at once get the same");
    let points = curve["points"].as_array().unwrap();
    let entries: Vec<u64> = points.iter().map(|point| point["n"].as_u64().unwrap()).collect();
    assert!(entries.is_sorted() && entries.len() > 2, "{entries:?}");
    let seen = state(&people[0], &table).await;
    assert_eq!(entries.last().copied(), seen["length"].as_u64().map(|length| length - 1));
    assert!(points.iter().all(|point| add_up(&point["chances"])), "{curve}");
    let winners = seen["standing"]["winners"].as_array().unwrap();
    let winner = winners[0].as_u64().unwrap() as usize;
    let last = points.last().unwrap()["chances"][winner].as_f64().unwrap();
    assert!((last - 1.0 / winners.len() as f64).abs() < 1e-6, "{curve}");
    for turn in curve["turns"].as_array().unwrap() {
        let (from, to) = (turn["from"].as_u64().unwrap(), turn["to"].as_u64().unwrap());
        assert!(from < to && entries.contains(&from) && entries.contains(&to), "{turn}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_curve_of_a_table_by_invitation_is_for_who_has_it() {
    let world = World::new().await;
    let anna = world.guest("Anna").await;
    let more = json!({ "visibility": "invited", "options": { "rounds": 1 } });
    let body = morra(seats(&["me", "me"]), &more);
    let info = anna.post("/api/tables", &body).await.is(201);
    let table = id(&info);
    anna.post(&at(&table, "start"), &json!({})).await.is(200);
    while anna.get(&at(&table, "state?seat=0")).await.is(200)["standing"].is_null() {
        for seat in 0..2 {
            let seen = anna.get(&at(&table, &format!("state?seat={seat}"))).await.is(200);
            let Some(chosen) = crate::play::choose(&seen) else { continue };
            let mut body =
                answer(seen["length"].as_u64().unwrap(), &chosen, &format!("{seat}{}", seen["length"]));
            body["seat"] = seat.into();
            anna.post(&at(&table, "answers"), &body).await.is(200);
        }
    }
    anna.get(&at(&table, "curve")).await.is(200);
    world.stranger().get(&at(&table, "curve")).await.refused(404, "no-table");
    let invite = info["invite"].as_str().unwrap();
    world.stranger().get(&at(&table, &format!("curve?invite={invite}"))).await.is(200);
}
