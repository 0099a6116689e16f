//! Developments are bought (p.12).

use super::{acquire, offers, refill};
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// One, two or all three of the developments on display, the first for 1 gold, the second for 2, the third for 3 (CK-DEVELOP-02,
/// CK-DEVELOP-03). The display is filled only afterwards (CK-DEVELOP-04, CK-R-59).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Buy {
    /// Who buys.
    pub player: Player,
    /// How many he has bought.
    pub bought: u8,
}

decision!(Buy);

impl Decision for Buy {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, game: &Crusader, state: &State) -> Prompt {
        let cost = game.development_price(state, self.player, self.bought);
        prompt(Message::new("prompt-buy").with("cost", cost), rules::CK_DEVELOP_02)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        if game.can_pay(state, self.player, game.development_price(state, self.player, self.bought)) {
            answers.extend(offers(state, self.player).iter().map(Answer::Development));
        }
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Development(development) = answer else {
            return Err(Reason::NotAsked { rule: rules::CK_DEVELOP_02 });
        };
        if !state.board.display.contains(&development) {
            return Err(Reason::NotOffered { rule: rules::CK_DEVELOP_02 });
        }
        if state.board.owns(self.player, development) {
            return Err(Reason::Owned { rule: rules::CK_DEVELOP_07, development });
        }
        let cost = game.development_price(state, self.player, self.bought);
        let gold = state.board.house(self.player).gold;
        let is_rich = game.can_pay(state, self.player, cost);
        if is_rich { Ok(()) } else { Err(Reason::Gold { rule: rules::CK_DEVELOP_03, cost, gold }) }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::developments(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Development(development) = answer else { return end(play) };
        let cost = play.game.development_price(play.state, self.player, self.bought);
        play.pay(self.player, cost, rules::CK_DEVELOP_03);
        play.goto(Buy { bought: self.bought + 1, ..self });
        acquire(play, self.player, development, None);
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who has traded his last territory away buys no more.
        let is_over = offers(play.state, self.player).is_empty() || !play.board().plays(self.player);
        if is_over { end(play) } else { Next::Ask }
    }
}

fn end<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Next {
    play.pop();
    refill(play, rules::CK_DEVELOP_04);
    Next::Go
}
