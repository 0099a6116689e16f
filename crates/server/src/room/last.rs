//! The states that readers were told last, and what is told of the next one: only what has changed.

use super::changes::changes;
use super::hub::Reader;
use super::message::State;
use std::sync::Arc;
use table::Sheet;

/// The state that a reader was told last.
pub struct Last {
    /// Who.
    pub reader: Reader,
    length: u32,
    view: Arc<Sheet>,
    /// The state without the view, which many share.
    rest: Sheet,
}

/// Where the view stands in the rest of a state.
const NO_VIEW: &str = "\"view\":null";

impl Last {
    /// A state that a reader was just told, or is about to be: his view, and all else without one.
    #[must_use]
    pub fn new(reader: Reader, view: Arc<Sheet>, rest: &State) -> Last {
        Last { reader, length: rest.length, view, rest: Sheet::of(rest) }
    }

    /// The text of the whole state.
    #[must_use]
    pub fn text(&self) -> String {
        let view = self.view.text();
        match self.rest.text().split_once(NO_VIEW) {
            Some((before, after)) => [before, "\"view\":", view, after].concat(),
            None => String::new(),
        }
    }

    /// The length of the state, and what makes the next one of it; none if telling that whole is as good.
    #[must_use]
    pub fn changes(&self, next: &Last, views: &mut ViewChanges) -> Option<(u32, String)> {
        let mut text = changes(&self.rest, &next.rest);
        let view = views.between(&self.view, &next.view);
        if !text.starts_with('{')
            || text.len() + view.len() >= next.rest.text().len() + next.view.text().len()
        {
            return None;
        }
        if view != "{}" {
            let comma = if text == "{}" { "" } else { "," };
            text.replace_range(..1, &["{\"view\":", view, comma].concat());
        }
        Some((self.length, text))
    }
}

/// How views have changed with one entry, worked out once for all who see the same.
#[derive(Default)]
pub struct ViewChanges(Vec<(Arc<Sheet>, Arc<Sheet>, String)>);

impl ViewChanges {
    fn between(&mut self, old: &Arc<Sheet>, new: &Arc<Sheet>) -> &str {
        let is_known =
            |(from, to, _): &(Arc<Sheet>, Arc<Sheet>, String)| Arc::ptr_eq(from, old) && Arc::ptr_eq(to, new);
        let known = self.0.iter().position(is_known);
        let at = known.unwrap_or_else(|| {
            self.0.push((Arc::clone(old), Arc::clone(new), changes(old, new)));
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
    use table::{Json, Observer, Seat, SeatSet};

    const READER: Reader = Reader { observer: Observer::Seat(Seat(0)), lang: None, form: Form::Changes };

    fn rest(length: u32) -> State {
        State {
            length,
            seat: Some(Seat(0)),
            view: Json::null(),
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
        let views = [1, 2].map(|gold| Arc::new(Sheet::of(&json!({"gold": gold, "long": long}))));
        let last = |length, view: usize| Last::new(READER, Arc::clone(&views[view]), &rest(length));
        // The view changes with the rest, the rest alone, the view alone, nothing.
        for (from, to) in [((1, 0), (2, 1)), ((1, 0), (2, 0)), ((1, 0), (1, 1)), ((1, 0), (1, 0))] {
            let (old, new) = (last(from.0, from.1), last(to.0, to.1));
            let [was, is]: [Value; 2] =
                [&old, &new].map(|last| serde_json::from_str(&last.text()).expect("JSON"));
            assert_eq!(was["view"]["gold"], from.1 + 1);
            let mut changed = ViewChanges::default();
            for _ in 0..2 {
                let (since, changes) = old.changes(&new, &mut changed).expect("shorter than the whole");
                assert_eq!(since, 1);
                assert!(!changes.contains("long"), "{changes}");
                let changes: Value = serde_json::from_str(&changes).expect("JSON");
                let mut made = was.clone();
                client::change(&mut made, changes).expect("it fits");
                assert_eq!(made, is);
            }
            assert_eq!(changed.0.len(), 1);
        }
        let other = Last::new(READER, Arc::new(Sheet::of(&json!([1]))), &rest(2));
        let told = last(1, 0).changes(&other, &mut ViewChanges::default());
        let told = told.map(|(_, changes)| changes);
        assert_eq!(told.as_deref(), Some(r#"{"view":[[1]],"length":2}"#));
    }
}
