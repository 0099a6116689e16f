//! The states that readers were told last, and what is told of the next one: only what has changed.

use super::changes::changes;
use super::hub::Reader;
use super::message::State;
use serde_json::value::RawValue;
use table::Json;

/// The state that a reader was told last.
pub struct Last {
    /// Who.
    pub reader: Reader,
    length: u32,
    view: Json,
    /// The state but for the view, which many share.
    rest: String,
}

impl Last {
    /// A state that a reader was just told, or is about to be. It is as it was afterwards.
    #[must_use]
    pub fn new(reader: Reader, state: &mut State) -> Last {
        let view = std::mem::replace(&mut state.view, Json::null());
        let rest = serde_json::to_string(state).unwrap_or_default();
        state.view = view.clone();
        Last { reader, length: state.length, view, rest }
    }

    /// The length of the state, and what makes the next one of it; none if telling that whole is as good.
    #[must_use]
    pub fn changes(&self, next: &Last, views: &mut ViewChanges) -> Option<(u32, Box<RawValue>)> {
        let mut text = changes(&self.rest, &next.rest);
        let view = views.between(&self.view, &next.view);
        if !text.starts_with('{') || text.len() + view.len() >= next.rest.len() + next.view.text().len() {
            return None;
        }
        if view != "{}" {
            let comma = if text == "{}" { "" } else { "," };
            text.replace_range(..1, &format!("{{\"view\":{view}{comma}"));
        }
        Some((self.length, RawValue::from_string(text).ok()?))
    }
}

/// How views have changed with one entry, worked out once for all who see the same.
#[derive(Default)]
pub struct ViewChanges(Vec<(Json, Json, String)>);

impl ViewChanges {
    fn between(&mut self, old: &Json, new: &Json) -> &str {
        let known = self.0.iter().position(|(from, to, _)| from.is_same(old) && to.is_same(new));
        let at = known.unwrap_or_else(|| {
            self.0.push((old.clone(), new.clone(), changes(old.text(), new.text())));
            self.0.len() - 1
        });
        &self.0[at].2
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::hub::Form;
    use serde_json::{Value, json};
    use table::{Observer, Seat, SeatSet};

    const READER: Reader = Reader { observer: Observer::Seat(Seat(0)), lang: None, form: Form::Changes };

    fn state(length: u32, view: &Json) -> State {
        State {
            length,
            seat: Some(Seat(0)),
            view: view.clone(),
            waiting: SeatSet::EMPTY,
            sealed: false,
            prompt: None,
            answers: Vec::new(),
            may: false,
            called: false,
            acts: Vec::new(),
            parts: Vec::new(),
            standing: None,
        }
    }

    #[test]
    fn what_is_told_makes_the_next_state_of_the_last_and_shared_views_are_compared_once() {
        let long = "what stays as it is ".repeat(20);
        let views = [1, 2].map(|gold| Json::of(&json!({"gold": gold, "long": long})));
        // The view changes with the rest, the rest alone, the view alone, nothing.
        for (from, to) in [((1, 0), (2, 1)), ((1, 0), (2, 0)), ((1, 0), (1, 1)), ((1, 0), (1, 0))] {
            let (mut old, mut new) = (state(from.0, &views[from.1]), state(to.0, &views[to.1]));
            let [mut was, is] = [&old, &new].map(|state| serde_json::to_value(state).expect("JSON"));
            let mut changed = ViewChanges::default();
            for _ in 0..2 {
                let next = Last::new(READER, &mut new);
                let told = Last::new(READER, &mut old).changes(&next, &mut changed);
                let (since, changes) = told.expect("shorter than the whole");
                assert_eq!(since, 1);
                assert!(!changes.get().contains("long"), "{changes}");
                let changes: Value = serde_json::from_str(changes.get()).expect("JSON");
                let mut made = was.clone();
                client::change(&mut made, changes).expect("it fits");
                assert_eq!(made, is);
            }
            assert_eq!(changed.0.len(), 1);
            was = serde_json::to_value(&old).expect("JSON");
            assert_eq!(was["view"]["gold"], from.1 + 1, "the state is as it was");
        }
        let other = Json::of(&json!([1]));
        let (mut old, mut new) = (state(1, &views[0]), state(2, &other));
        let (old, new) = (Last::new(READER, &mut old), Last::new(READER, &mut new));
        let told = old.changes(&new, &mut ViewChanges::default());
        assert_eq!(
            told.map(|(_, changes)| changes.get().to_owned()).as_deref(),
            Some(r#"{"view":[[1]],"length":2}"#)
        );
    }
}
