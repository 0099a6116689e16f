//! Refusals teach: the reason, the numbers involved, the rule.

use crate::{Message, Rule, SeatSet};
use serde::Serialize;
use std::fmt::Debug;

/// A game's typed reason why an answer is not legal.
pub trait Reason: Copy + PartialEq + Debug {
    /// Keys of texts that are made of names in the code instead of written out: where both are compared, these count.
    const KEYS: &'static [&'static str] = &[];

    /// The rule that forbids it.
    fn rule(&self) -> Rule;
    /// What to tell the player, with the numbers involved.
    fn message(&self) -> Message;
    /// How near to legal the answer was: of several reasons, "why not?" tells the one with the greatest depth.
    fn depth(&self) -> u8 {
        0
    }
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refusal {
    /// The rule of the game that forbids it; none when the table itself refuses.
    pub rule: Option<Rule>,
    /// What to tell the player.
    pub message: Message,
}

impl Refusal {
    /// A refusal by the rules of the game.
    pub fn by_rule(reason: impl Reason) -> Refusal {
        Refusal { rule: Some(reason.rule()), message: reason.message() }
    }

    /// It is somebody else's turn.
    #[must_use]
    pub fn not_your_turn(waiting: SeatSet) -> Refusal {
        let message = match waiting.first() {
            Some(seat) => Message::new("refusal-not-your-turn").with("seat", seat),
            None => Message::new("refusal-game-over"),
        };
        Refusal { rule: None, message }
    }

    /// The text is no answer to this decision, legal or not.
    #[must_use]
    pub fn not_an_answer(text: &str) -> Refusal {
        Refusal { rule: None, message: Message::new("refusal-not-an-answer").with("text", text.to_owned()) }
    }

    /// The table has no source of chance: it was opened to be read.
    #[must_use]
    pub fn read_only() -> Refusal {
        Refusal { rule: None, message: Message::new("refusal-read-only") }
    }

    /// There is nothing of this seat's to take back.
    #[must_use]
    pub fn nothing_to_undo() -> Refusal {
        Refusal { rule: None, message: Message::new("refusal-nothing-to-undo") }
    }

    /// Taking back needs the consent of these seats.
    #[must_use]
    pub fn consent_needed(seats: SeatSet) -> Refusal {
        let mut message = Message::new("refusal-consent-needed");
        if let Some(seat) = seats.first() {
            message = message.with("seat", seat).with("count", seats.len());
        }
        Refusal { rule: None, message }
    }
}
