//! What a player has said beforehand: "pass every such window until my turn".

use crate::Prompt;
use serde::{Deserialize, Serialize};

/// An answer given beforehand to a question that comes again and again. The host keeps it for its seat, and when that seat
/// must answer such a question it gives the answer as if the player had: the log tells of an ordinary answer. Whoever
/// gave it takes it back when he likes, and only he knows of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instruction {
    /// The key of the question.
    pub prompt: String,
    /// The path of the answer.
    pub answer: String,
    /// How long it holds.
    pub until: InstructionUntil,
}

/// How long an instruction holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InstructionUntil {
    /// Until it is taken back.
    TakenBack,
    /// Until the seat is asked something else: "until my turn".
    AskedElse,
}

/// What is to be done about an instruction when its seat is asked something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum InstructionDue {
    /// Its answer is given.
    Answer,
    /// The player is asked: this is another question, or the answer is not legal now.
    Ask,
    /// It has come to its end: the player is asked, and it is forgotten.
    Over,
}

impl Instruction {
    /// What is to be done when the seat must answer this prompt. `legal` says whether its path is legal now.
    #[must_use]
    pub fn due(&self, prompt: &Prompt, legal: impl FnOnce(&str) -> bool) -> InstructionDue {
        if prompt.message.key != self.prompt {
            return match self.until {
                InstructionUntil::TakenBack => InstructionDue::Ask,
                InstructionUntil::AskedElse => InstructionDue::Over,
            };
        }
        if legal(&self.answer) { InstructionDue::Answer } else { InstructionDue::Ask }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Message, Rule};

    fn asked(key: &'static str) -> Prompt {
        Prompt { message: Message::new(key), rule: Rule("X-1") }
    }

    #[test]
    fn it_answers_its_own_question_and_ends_at_another() {
        let pass = |until| Instruction { prompt: "window".to_owned(), answer: "pass".to_owned(), until };
        let legal = |path: &str| path == "pass";
        let never = |_: &str| false;
        assert_eq!(pass(InstructionUntil::AskedElse).due(&asked("window"), legal), InstructionDue::Answer);
        assert_eq!(
            pass(InstructionUntil::AskedElse).due(&asked("window"), never),
            InstructionDue::Ask,
            "not legal now"
        );
        assert_eq!(pass(InstructionUntil::AskedElse).due(&asked("turn"), legal), InstructionDue::Over);
        assert_eq!(pass(InstructionUntil::TakenBack).due(&asked("turn"), legal), InstructionDue::Ask);
    }
}
