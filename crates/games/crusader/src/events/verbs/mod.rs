//! What the rules do with each word of events, in one `impl` for each word. A new word is a struct of `content::vocabulary` and one
//! `impl` here.

mod cards;
mod family;
mod gold;
mod lands;
mod lasting;
mod relations;
mod track;
mod traits;

pub use cards::Refill;
pub use lands::stand_up;
pub(super) use traits::event_token;

use super::choosing::Question;
use super::{Choices, Choosing};
use crate::answer::Answer;
use crate::board::State;
use crate::event::Event as Told;
use crate::flow::Play;
use crate::{Crusader, rules};
use table::{Chance, Rule, Sink};

/// A word of events: whether it can be carried out, what it does, what it asks. Words that ask nothing leave the second half as it is.
pub(super) trait Verb {
    /// Can it be carried out in full? Only then is it an option of a choice.
    fn is_possible(&self, _: &Crusader, _: &State) -> bool {
        true
    }

    /// It is carried out, or puts its question on top.
    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing);

    /// What it asks.
    fn question(&self, _: &Crusader, state: &State, _: &Choosing) -> Question {
        Question { by: state.board.event.target, of: Choices::Options(0), free: false }
    }

    /// The key of its question.
    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event"
    }

    /// The rule by which it asks.
    fn rule(&self, _: &Choosing) -> Rule {
        rules::CK_EVENT_01
    }

    /// The rule that is in the way of an answer that it does not offer.
    fn bars(&self, _: &State, asking: &Choosing, _: Answer) -> Rule {
        self.rule(asking)
    }

    /// It was answered; the question does not lie on top any more.
    fn take<C: Chance, S: Sink<Told>>(&self, _: &mut Play<'_, C, S>, _: Choosing, _: Answer) {}
}
