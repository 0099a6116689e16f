//! Whom a card is played on.

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::board::State;
use crate::cards::{hit, possible};
use crate::content::{Card, CardId};
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// One opponent is chosen (WE-R-58).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardTarget {
    /// Which card.
    pub card: CardId,
    /// By whom.
    pub by: Seat,
}

impl CardTarget {
    fn design(self, game: &Warlords) -> &Card {
        &game.content.cards[self.card.index()]
    }
}

impl Step<Warlords> for CardTarget {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.by)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-target").with("card", answer::card(self.card)), rules::WE_R_58)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        let targets = possible::targets(game, &state.board, self.by, self.design(game));
        answers.extend(targets.map(Answer::Seat));
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let Answer::Seat(seat) = answer else { return Err(Reason::NotAsked { rule: rules::WE_R_58 }) };
        let mut targets = possible::targets(game, &state.board, self.by, self.design(game));
        if targets.any(|s| s == seat) { Ok(()) } else { Err(Reason::NoEffect { card: self.card }) }
    }

    fn candidates(&self, _: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(Seat::all(state.board.seats).map(Answer::Seat));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Seat(target) = answer else { return Next::Go };
        let CardTarget { card, by } = self;
        play.pop();
        play.tell(Event::Targeted { seat: by, card, target });
        hit(play, card, by, target);
        Next::Go
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let any =
            possible::targets(play.game, play.board(), self.by, self.design(play.game)).next().is_some();
        if any { Next::Ask } else { play.pop() }
    }
}
