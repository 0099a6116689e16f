//! A server to send nonsense to.

use crate::http::{Client, Reply};
use crate::play::{at, begun, seated};
use crate::world::World;
use serde_json::{Value, json};

/// A server with a running table and one in the lobby, and the problems it knows.
pub struct Scene {
    pub world: World,
    pub people: [Client; 2],
    pub running: String,
    pub lobby: String,
    kinds: Vec<String>,
}

impl Scene {
    /// Sets it up.
    pub async fn new() -> Scene {
        let world = World::new().await;
        let people = world.guests(["Anna", "Bruno"]).await;
        let running = begun("morra", &json!({}), &people).await;
        let lobby = seated("morra", &json!({}), &people).await;
        let page = world.stranger().get("/api").await.text;
        let kinds =
            page.split("id=\"problem-").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
        let kinds: Vec<String> = kinds.collect();
        assert!(kinds.len() > 30);
        Scene { world, people, running, lobby, kinds }
    }

    /// A problem document of a known kind that is not the server's fault.
    #[track_caller]
    pub fn check(&self, what: &str, reply: &Reply) -> Value {
        assert!((400..500).contains(&reply.status), "{what}: {reply:?}");
        assert_eq!(reply.header("content-type"), Some("application/problem+json"), "{what}: {reply:?}");
        let problem = reply.json();
        let kind = problem["type"].as_str().unwrap().strip_prefix("/problems/").unwrap();
        assert!(self.kinds.iter().any(|known| known == kind), "{what}: {problem}");
        assert_eq!(problem["status"], reply.status);
        assert!(problem["title"].as_str().is_some_and(|title| !title.is_empty()), "{what}: {problem}");
        problem
    }

    /// Every request that takes a body, with who sends it.
    pub fn bodies(&self) -> Vec<(Client, &'static str, String)> {
        let (anna, stranger) = (&self.people[0], self.world.stranger());
        let mut all = vec![
            (stranger.clone(), "POST", "/api/guests".to_owned()),
            (stranger, "POST", "/api/sessions".to_owned()),
            (anna.clone(), "PUT", "/api/me/password".to_owned()),
            (anna.clone(), "POST", "/api/tables".to_owned()),
            (anna.clone(), "POST", at(&self.lobby, "join")),
            (anna.clone(), "POST", at(&self.lobby, "start")),
            (anna.clone(), "PUT", at(&self.running, "notes")),
            (anna.clone(), "PUT", at(&self.running, "instructions")),
        ];
        for what in ["answers", "undo", "asks", "resign", "return", "chat"] {
            all.push((anna.clone(), "POST", at(&self.running, what)));
        }
        all
    }
}
