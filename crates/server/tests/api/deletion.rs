//! Nothing is left of who has gone, not even in the file.

use crate::play::{at, begun, to_the_end};
use crate::world::World;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_was_given_up_is_nowhere() {
    let world = World::new().await;
    let people = world.guests(["Zenobia", "Bruno"]).await;
    let [zenobia, bruno] = &people;
    let table = begun("morra", &json!({"rounds": 2}), &people).await;
    zenobia.post(&at(&table, "chat"), &json!({"text": "the sardines of Trebizond"})).await.is(204);
    to_the_end(&people, &table).await;
    let running = begun("morra", &json!({}), &people).await;
    zenobia.delete("/api/me").await.is(204);

    for what in ["", "/history", "/chat", "/export"] {
        let text = bruno.get(&format!("/api/tables/{table}{what}")).await.text;
        assert!(!text.contains("Zenobia") && !text.contains("sardines"), "{what}: {text}");
    }
    let text = bruno.get(&format!("/api/tables/{running}")).await.text;
    assert!(!text.contains("Zenobia"), "{text}");
    for name in [world.db.clone(), format!("{}-wal", world.db)] {
        let bytes = std::fs::read(&name).unwrap_or_default();
        for word in ["Zenobia", "zenobia", "sardines"] {
            let found = bytes.windows(word.len()).any(|part| part == word.as_bytes());
            assert!(!found, "{word} is left in {name}");
        }
    }
}
