//! Why not?

use super::Table;
use crate::{Game, Reason, Refusal, Seat};

impl<G: Game> Table<G> {
    /// Why an element cannot be picked after those already picked: the refusal of the answer that comes nearest to
    /// being legal. None if some legal answer contains it.
    pub fn why_not(&self, seat: Seat, picked: &[String], element: &str) -> Option<Refusal> {
        if let Err(refusal) = self.hears(seat) {
            return Some(refusal);
        }
        let mut words: Vec<&str> = picked.iter().map(String::as_str).collect();
        if self.parts(seat, &words).next.iter().any(|next| next.to_string() == element) {
            return None;
        }
        words.push(element);
        if let Some(answer) = self.game.read(&self.state, seat, &words) {
            return self.game.judge(&self.state, seat, answer).err().map(Refusal::by_rule);
        }
        let mut candidates = Vec::new();
        self.game.candidates(&self.state, seat, &mut candidates);
        let mut nearest: Option<G::Reason> = None;
        for candidate in candidates {
            let path = self.game.path(&self.state, seat, candidate);
            let rest = path.0.get(picked.len()..).unwrap_or_default();
            if !path.starts_with(picked) || !rest.iter().any(|e| e.to_string() == element) {
                continue;
            }
            let reason = self.game.judge(&self.state, seat, candidate).err()?;
            if nearest.is_none_or(|n| reason.depth() > n.depth()) {
                nearest = Some(reason);
            }
        }
        Some(nearest.map_or_else(|| Refusal::not_an_answer(element), Refusal::by_rule))
    }
}
