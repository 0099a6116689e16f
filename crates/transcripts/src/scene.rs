//! What everybody is told at one moment, in a form that can be written and compared.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::{AnyTable, Audience, Observer, Told};

/// One entry of a transcript: what was done, and what everybody was told of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// The entry of the log.
    pub entry: Value,
    /// What happened: each event with who may know it.
    pub events: Vec<Value>,
    /// How the view of each observer changed (RFC 6902), seats first, spectators last.
    pub views: Vec<Value>,
    /// What each seat that is waited for is asked, with the number and a fingerprint of its legal answers.
    pub asked: Vec<Value>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub standing: Value,
}

/// The views of all observers, to tell how they change.
pub struct Eyes(Vec<Value>);

impl Eyes {
    /// Nobody has seen anything of a table of so many seats.
    #[must_use]
    pub fn new(seats: usize) -> Eyes {
        Eyes(vec![Value::Null; seats + 1])
    }

    /// What everybody is told after an entry of the log.
    #[must_use]
    pub fn scene(&mut self, table: &dyn AnyTable, told: &[Told]) -> Scene {
        let views = views(table).into_iter().zip(&mut self.0).map(|(now, before)| {
            let change = json!(json_patch::diff(before, &now));
            *before = now;
            change
        });
        let views = views.collect();
        Scene { views, ..without_views(table, told) }
    }

    /// Everybody sees the recorded changes.
    ///
    /// # Errors
    /// A change that does not fit what was seen before.
    pub fn follow(&mut self, recorded: &[Value]) -> Result<(), String> {
        if recorded.len() != self.0.len() {
            return Err(format!("{} views are recorded of {}", recorded.len(), self.0.len()));
        }
        for (n, (view, change)) in self.0.iter_mut().zip(recorded).enumerate() {
            let change = json_patch::Patch::deserialize(change).map_err(|e| e.to_string())?;
            json_patch::patch(view, &change).map_err(|e| format!("view {n}: {e}"))?;
        }
        Ok(())
    }

    /// Did the recorded changes lead to what everybody sees now? Much faster than to work out the changes again.
    ///
    /// # Errors
    /// Who sees something else, and what differs.
    pub fn compare(&self, table: &dyn AnyTable) -> Result<(), String> {
        let differs = self.0.iter().zip(views(table)).enumerate().find(|(_, (was, now))| *was != now);
        match differs {
            Some((n, (was, now))) => {
                Err(format!("view {n} differs by {}", json!(json_patch::diff(was, &now))))
            }
            None => Ok(()),
        }
    }
}

fn views(table: &dyn AnyTable) -> Vec<Value> {
    let observers = Observer::all(table.header().seats.len() as u8);
    observers.map(|observer| serde_json::from_str(table.view(observer).text()).unwrap_or_default()).collect()
}

/// What is told after an entry of the log, but for the views.
pub(crate) fn without_views(table: &dyn AnyTable, told: &[Told]) -> Scene {
    Scene {
        entry: json!(table.entries().last()),
        events: told.iter().map(event).collect(),
        views: Vec::new(),
        asked: asked(table),
        standing: json!(table.standing()),
    }
}

fn event(told: &Told) -> Value {
    let to = match told.audience {
        Audience::All => json!("all"),
        Audience::Only(seats) => json!(seats),
    };
    json!({"to": to, "rule": told.rule, "message": told.message, "event": told.event})
}

fn asked(table: &dyn AnyTable) -> Vec<Value> {
    let seats = table.waiting().must;
    let ask = |seat| {
        let paths: Vec<String> = table.paths(seat).iter().map(ToString::to_string).collect();
        let digest = Sha256::digest(paths.join("\n"));
        let print: String = digest[..4].iter().map(|byte| format!("{byte:02x}")).collect();
        json!({"seat": seat, "prompt": table.prompt(seat), "count": paths.len(), "answers": print})
    };
    seats.iter().map(ask).collect()
}
