//! A choice that an effect of an event asks for (CK-D-30, CK-D-43).

use super::verbs::Verb;
use super::{Choices, find};
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::vocabulary::{Character, Effect, ListId, Who, each};
use crate::content::{CharacterId, Player};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// Something is chosen for an effect.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choosing {
    /// The effect, or somebody is fixed before the check.
    pub deed: Option<Deed>,
    /// How many more are chosen after this one.
    pub left: u8,
    /// Who was chosen before.
    pub person: Option<CharacterId>,
    /// The space of the track that was chosen before, by its number; 0: none.
    pub space: u8,
}

/// An effect in its list.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// Which list.
    pub list: ListId,
    /// Which of it.
    pub at: u8,
}

/// What is chosen, by whom, and whether he may leave it.
pub(super) struct Question {
    /// Who chooses.
    pub by: Player,
    /// One of these.
    pub of: Choices,
    /// May he choose nothing?
    pub free: bool,
}

decision!(Choosing);

impl Choosing {
    pub(super) const fn of(list: ListId, at: u8) -> Choosing {
        Choosing { deed: Some(Deed { list, at }), left: 0, person: None, space: 0 }
    }

    pub(super) const fn fix() -> Choosing {
        Choosing { deed: None, left: 0, person: None, space: 0 }
    }

    /// The effect for which it is chosen; none if somebody is fixed before the check.
    #[must_use]
    pub fn effect<'a>(&self, game: &'a Crusader) -> Option<&'a Effect> {
        let deed = self.deed?;
        game.components().list(deed.list).get(usize::from(deed.at))
    }

    /// What can be chosen now.
    #[must_use]
    pub fn choices(&self, game: &Crusader, state: &State) -> Choices {
        self.question(game, state).of
    }

    pub(super) fn question(&self, game: &Crusader, state: &State) -> Question {
        match self.effect(game) {
            Some(effect) => each!(effect, word => word.question(game, state, self)),
            None => {
                let chosen = game.components().event(state.board.event.event).chosen;
                let who = chosen.unwrap_or(Character::Chosen {});
                somebody(game, state, who)
            }
        }
    }
}

/// Somebody is chosen.
pub(super) fn somebody(game: &Crusader, state: &State, who: Character) -> Question {
    let by = if let Character::Any { by, .. } = who { by } else { Who::Target };
    let people = match find::person(game, &state.board, who) {
        find::Picked::Among(people) => people,
        find::Picked::One(who) => crate::content::Characters::one(who),
        find::Picked::Nobody => crate::content::Characters::NONE,
    };
    Question { by: state.board.event.who(game, &state.board, by), of: Choices::People(people), free: false }
}

impl Decision for Choosing {
    fn decider(&self, game: &Crusader, state: &State) -> Player {
        self.question(game, state).by
    }

    fn prompt(&self, game: &Crusader, state: &State) -> Prompt {
        let key = match self.effect(game) {
            Some(effect) => each!(effect, word => word.key(self)),
            None => "prompt-event-person",
        };
        let running = state.board.event;
        let message = Message::new(key).with("event", running.event);
        let rule = match self.effect(game) {
            Some(effect) => each!(effect, word => word.rule(self)),
            None => rules::CK_EVENT_01,
        };
        prompt(message, rule)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        let question = self.question(game, state);
        if question.free {
            answers.push(Answer::Done);
        }
        question.of.list(state, answers);
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let question = self.question(game, state);
        if answer != Answer::Done {
            let rule = match self.effect(game) {
                Some(effect) => each!(effect, word => word.bars(state, self, answer)),
                None => rules::CK_EVENT_01,
            };
            question.of.judge(state, answer, rule)
        } else if question.free {
            Ok(())
        } else {
            Err(Reason::Compulsory { rule: rules::CK_EVENT_01 })
        }
    }

    fn candidates(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        self.question(game, state).of.candidates(answers);
    }

    /// Nothing to choose from, or somebody whom it is about has traded his last territory away: the effect is skipped.
    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let question = self.question(play.game, play.state);
        let (board, running) = (play.board(), play.board().event);
        let are_there = [question.by, running.by, running.target].into_iter().all(|who| board.plays(who));
        if are_there && !question.of.is_empty(play.state) { Next::Ask } else { play.pop() }
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        play.pop();
        if answer == Answer::Done {
            return Next::Go;
        }
        match self.effect(play.game) {
            Some(effect) => each!(effect, word => word.take(play, self, answer)),
            None => {
                if let Answer::Person(who) = answer {
                    play.board_mut().event.chosen = Some(who);
                }
            }
        }
        Next::Go
    }
}
