//! Which part of a card is carried out.

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::board::{Board, State};
use crate::cards::choice;
use crate::cards::verb::{Aim, Verb};
use crate::content::CardId;
use crate::content::vocabulary::{Choose, Effect};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// One part that is possible (WE-CARD-06).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardPart {
    /// Which card.
    pub card: CardId,
    /// By whom.
    pub by: Seat,
}

impl CardPart {
    fn parts(self, game: &Warlords) -> &[Effect] {
        let effect = &game.content.cards[self.card.index()].effect;
        if let Effect::Choose(Choose { parts }) = effect { parts } else { &[] }
    }

    fn is_possible(self, game: &Warlords, board: &Board, part: &Effect) -> bool {
        part.is_possible(game, board, Aim { by: self.by, on: None })
    }
}

impl Step<Warlords> for CardPart {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.by)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-part").with("card", answer::card(self.card)), rules::WE_CARD_06)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        let parts = (0..).zip(self.parts(game));
        let possible = parts.filter(|(_, part)| self.is_possible(game, &state.board, part));
        answers.extend(possible.map(|(n, _)| Answer::Part(n)));
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Part(n) = answer else { return Err(Reason::NotAsked { rule: rules::WE_CARD_06 }) };
        let part = self.parts(game).get(usize::from(n));
        let possible = part.is_some_and(|part| self.is_possible(game, &state.board, part));
        if possible { Ok(()) } else { Err(Reason::NoEffect { card: self.card }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend((0..=3).map(Answer::Part));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Part(part) = answer else { return Next::Go };
        play.pop();
        choice::begin(play, self.card, self.by, self.by, part);
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let mut parts = self.parts(play.game).iter();
        let any = parts.any(|part| self.is_possible(play.game, play.board(), part));
        if any { Next::Ask } else { play.pop() }
    }
}
