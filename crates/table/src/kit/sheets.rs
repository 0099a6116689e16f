//! Views are written as they are, whatever was written before them.

use super::{Breach, Promise};
use crate::{Game, Observer, Sheet};
use serde_json::Value;

/// Writes the views of a position, with those of an earlier one and of others at hand and without.
pub(super) fn check<G: Game>(game: &G, before: &G::State, now: &G::State) -> Result<(), Breach> {
    let mut known: Vec<(G::View, Sheet)> = Vec::new();
    for observer in Observer::all(game.seats()) {
        let [old, new] = [before, now].map(|state| game.view(state, observer));
        let [was, is] = [&old, &new].map(|view| game.write(view, &[]));
        let text = serde_json::from_str::<Value>(is.text()).ok();
        Promise::SheetIsView.holds(text.is_some() && text == serde_json::to_value(&new).ok(), || {
            format!("what {observer:?} sees is written as {}", is.text())
        })?;
        let others = known.iter().map(|(view, sheet)| (view, sheet));
        let at_hand: Vec<_> = [(&old, &was)].into_iter().chain(others).collect();
        let again = game.write(&new, &at_hand);
        Promise::SheetIsView.holds(again == is, || {
            format!("what {observer:?} sees is written as {} in place of {}", again.text(), is.text())
        })?;
        known.push((new, is));
    }
    Ok(())
}
