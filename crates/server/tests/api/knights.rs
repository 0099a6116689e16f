//! Warrior Knights by requests alone: six people give crowns out of turn and play to the end.

use crate::play::{answer, answer_any, at, begun, length, state, to_the_end};
use crate::world::World;
use serde_json::{Value, json};

/// The crowns of everybody, by seat.
fn crowns(view: &Value) -> Vec<u64> {
    view["barons"].as_array().unwrap().iter().map(|baron| baron["crowns"].as_u64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn six_people_give_crowns_out_of_turn_and_play_to_the_end() {
    let world = World::new().await;
    let people = world.guests(["Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio"]).await;
    let options = json!({"glory": true, "missions": true, "king": true, "rounds": 1});
    let table = begun("knights", &options, &people).await;
    // Crowns change hands while the board is set up, too (WK-TRADE-01).
    let early = answer(length(&people[1], &table).await, "give gold/1 seat/2", "early");
    people[1].post(&at(&table, "answers"), &early).await.is(200);
    loop {
        let seen = state(&people[0], &table).await;
        if seen["view"]["phase"] == "planning" {
            break;
        }
        for seat in seen["waiting"].as_array().unwrap() {
            answer_any(&people[seat.as_u64().unwrap() as usize], &table).await;
        }
    }
    let (giver, taker) = (&people[4], &people[2]);
    // The giver has planned, so nothing waits for him.
    while state(giver, &table).await["waiting"].as_array().unwrap().contains(&json!(4)) {
        answer_any(giver, &table).await;
    }
    let before = state(giver, &table).await;
    assert_eq!(before["may"], json!(true), "crowns change hands at any moment: {before}");
    let had = crowns(&before["view"]);
    let n = length(giver, &table).await;
    let too_much = answer(n, &format!("give gold/{} seat/2", had[4] + 1), "a");
    let refused = giver.post(&at(&table, "answers"), &too_much).await.refused(422, "refused");
    assert!(refused.to_string().contains("WK-TRADE-01"), "{refused}");
    let to_himself = answer(n, "give gold/1 seat/4", "b");
    giver.post(&at(&table, "answers"), &to_himself).await.refused(422, "refused");
    assert_eq!(length(giver, &table).await, n, "what was refused changed nothing");
    giver.post(&at(&table, "answers"), &answer(n, "give gold/3 seat/2", "c")).await.is(200);
    let after = state(taker, &table).await;
    let has = crowns(&after["view"]);
    assert_eq!((has[4], has[2]), (had[4] - 3, had[2] + 3), "they are there at once");
    assert_eq!(after["waiting"], before["waiting"], "and nobody else is asked for it");
    to_the_end(&people, &table).await;
    let end = state(&world.stranger(), &table).await;
    assert!(!end["standing"].is_null(), "it is over: {end}");
}
