//! What a seat is asked, and what has happened, as other programs get it: paths, keys and ids of rules, no words.

use serde::Serialize;
use table::{Event, Game, Json, Rule, Seat};

/// What a seat is asked and may say.
#[derive(Serialize)]
pub struct Question {
    /// Which seat.
    pub seat: Seat,
    /// What it is asked; nothing if it need not answer.
    pub prompt: Option<PromptKey>,
    /// Every legal answer, as a path.
    pub answers: Vec<String>,
    /// What it may do without being asked, as paths; where there is too much to list, some of it.
    pub acts: Vec<String>,
}

/// A question by the key of its text and the rule that asks it.
#[derive(Serialize)]
pub struct PromptKey {
    /// The key.
    pub key: &'static str,
    /// The rule.
    pub rule: Rule,
}

impl Question {
    /// What this seat is asked now.
    pub fn of<G: Game>(game: &G, state: &G::State, seat: Seat) -> Question {
        let waiting = game.waiting(state);
        let mut all = Vec::new();
        if waiting.must.has(seat) {
            game.list(state, seat, &mut all);
        }
        if waiting.may.has(seat) {
            game.acts(state, seat, &mut all);
        }
        Question::among(game, state, seat, &all)
    }

    /// What this seat is asked now, and may say one of these: all answers if it must answer, then acts.
    pub fn among<G: Game>(game: &G, state: &G::State, seat: Seat, all: &[G::Answer]) -> Question {
        let must = game.waiting(state).must.has(seat);
        let mut needed = Vec::new();
        if must {
            game.list(state, seat, &mut needed);
        }
        let (answers, acts) = all.split_at(needed.len().min(all.len()));
        let paths = |all: &[G::Answer]| {
            all.iter().map(|answer| game.path(state, seat, *answer).to_string()).collect()
        };
        let prompt = must.then(|| game.prompt(state, seat));
        let prompt = prompt.map(|prompt| PromptKey { key: prompt.message.key, rule: prompt.rule });
        Question { seat, prompt, answers: paths(answers), acts: paths(acts) }
    }
}

/// Something that has happened.
#[derive(Serialize)]
pub struct Happened {
    /// By which rule.
    pub rule: Rule,
    /// What.
    pub event: Json,
}

impl Happened {
    /// An event.
    pub fn of(event: &impl Event) -> Happened {
        Happened { rule: event.rule(), event: Json::of(event) }
    }
}
