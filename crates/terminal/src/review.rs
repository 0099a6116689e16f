//! How the chances to win moved in a game: sought once, when somebody asks.

use super::thought::{Lost, Thought};
use bots::{Curve, Opponents, curve};
use std::time::Duration;
use table::{BadLog, Game, Log};

/// The course of a game.
pub enum Review {
    /// Nobody has asked for it.
    Unasked,
    /// It is being worked out.
    Sought(Thought<Result<Curve, BadLog>>),
    /// It is known.
    Known(Curve),
    /// It cannot be worked out.
    Failed(String),
}

impl Review {
    /// Begins to work it out, unless that was done.
    pub fn seek<G: Game>(&mut self, game: &G, opponents: Opponents<G>, log: impl FnOnce() -> Log) {
        if let Review::Unasked = self {
            let (content, log) = (game.content(), log());
            let judge = move || curve::<G>(&content, &log, &(opponents.guide)());
            *self = Review::Sought(Thought::begin(Box::new(judge)));
        }
    }

    /// Is it being worked out?
    #[must_use]
    pub fn is_sought(&self) -> bool {
        matches!(self, Review::Sought(_))
    }

    /// Looks whether it is known now.
    pub fn go_on(&mut self) {
        let Review::Sought(thought) = self else { return };
        match thought.within(Duration::ZERO) {
            Ok(None) => {}
            Ok(Some(Ok(curve))) => *self = Review::Known(curve),
            Ok(Some(Err(bad))) => *self = Review::Failed(bad.to_string()),
            Err(Lost) => *self = Review::Failed(String::new()),
        }
    }
}
