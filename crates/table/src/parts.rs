//! Answers picked part by part: what clients light, and how an answer that is in no list is put together.

use crate::{Element, Game, Manner, Seat};
use serde::Serialize;

/// Is what was picked so far a whole answer?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Complete {
    /// Something is missing, or it leads nowhere.
    Partial,
    /// It can be given as it is; where parts can still follow, it can also go on.
    Whole,
}

/// What can follow after some elements were picked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Parts {
    /// The elements that can come next.
    pub next: Vec<Element>,
    /// Is what was picked a whole answer?
    pub complete: Complete,
}

/// Adds what can follow in the lists of a seat: in [`Game::list`] if it must answer, in [`Game::acts`] if it may act.
pub fn listed_parts<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    picked: &[&str],
    parts: &mut Vec<Element>,
) -> Complete {
    let mut complete = Complete::Partial;
    for answer in listed(game, state, seat) {
        let path = game.path(state, seat, answer);
        if path.starts_with(picked) {
            match path.0.get(picked.len()) {
                Some(next) => parts.push(*next),
                None => complete = Complete::Whole,
            }
        }
    }
    complete
}

/// All that a seat finds in its lists: answers if it must answer, then acts if it may act.
pub(crate) fn listed<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Answer> {
    let waiting = game.waiting(state);
    let mut answers = Vec::new();
    if waiting.must.has(seat) {
        game.list(state, seat, &mut answers);
    }
    if waiting.may.has(seat) {
        game.acts(state, seat, &mut answers);
    }
    answers
}

/// Is this an answer that is needed, or something that the seat does without being asked? An act is all that is no
/// answer to what it must answer.
pub fn manner<G: Game>(game: &G, state: &G::State, seat: Seat, answer: G::Answer) -> Manner {
    let waiting = game.waiting(state);
    if !waiting.must.has(seat) {
        return Manner::Act;
    }
    if !waiting.may.has(seat) {
        return Manner::Answer;
    }
    let mut answers = Vec::new();
    game.list(state, seat, &mut answers);
    if answers.binary_search(&answer).is_ok() { Manner::Answer } else { Manner::Act }
}

/// Is this something that the seat does without being asked?
pub(crate) fn is_act<G: Game>(game: &G, state: &G::State, seat: Seat, answer: G::Answer) -> bool {
    manner(game, state, seat, answer) == Manner::Act
}

/// What can follow after these elements, each named once.
pub(crate) fn parts<G: Game>(game: &G, state: &G::State, seat: Seat, picked: &[&str]) -> Parts {
    let mut found = Vec::new();
    let complete = game.parts(state, seat, picked, &mut found);
    let mut next: Vec<Element> = Vec::with_capacity(found.len());
    let mut seen = std::collections::HashSet::new();
    next.extend(found.into_iter().filter(|element| seen.insert(*element)));
    Parts { next, complete }
}
