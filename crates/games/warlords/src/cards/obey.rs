//! Excommunication (p.11): whom the Church commands may ignore it.

use crate::Warlords;
use crate::answer::{self, Answer, Word, written};
use crate::board::State;
use crate::cards::choice;
use crate::content::CardId;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// He on whom the card is played obeys or does not (WE-EXCOM-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Obey {
    /// Which card.
    pub card: CardId,
    /// By whom.
    pub by: Seat,
    /// On whom.
    pub target: Seat,
}

const ANSWERS: [Answer; 2] = [Answer::Say(Word::Obey), Answer::Say(Word::Ignore)];

impl Step<Warlords> for Obey {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.target)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        let message = Message::new("prompt-obey").with("card", answer::card(self.card));
        prompt(message.with("seat", self.by), rules::WE_EXCOM_02)
    }

    fn list(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        answers.extend(ANSWERS);
    }

    fn judge(&self, _: &Warlords, _: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let asked = ANSWERS.contains(&answer);
        if asked { Ok(()) } else { Err(Reason::NotAsked { rule: rules::WE_EXCOM_02 }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Obey { card, by, target } = self;
        play.pop();
        if answer == Answer::Say(Word::Obey) {
            play.tell(Event::Obeyed { seat: target, card });
            choice::begin(play, card, by, target, 0);
            return Next::Go;
        }
        // WE-EXCOM-03: the card stays before him, and nothing else happens.
        let copies = play.game.content.cards[card.index()].copies;
        let board = play.board_mut();
        let one = board.discards.and(copies).first();
        board.discards = board.discards.without(one);
        let player = board.player_mut(target);
        player.excommunications = player.excommunications.or(one);
        let count = player.excommunications.len() as u8;
        play.tell(Event::Ignored { seat: target, card, count });
        Next::Go
    }
}
