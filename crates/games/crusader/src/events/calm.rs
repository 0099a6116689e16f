//! A councillor calms the realm at the start of a Turn (CK-REVOLT-09).

use super::lands_with;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::content::vocabulary::{Feature, Features};
use crate::content::{Player, Territories};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::{Crusader, lands, modifiers, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// A Turn of a player begins: he may use what he has for that (CK-D-38). The question lies on top afterwards.
pub fn turn_starts<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    let left = modifiers::calms(play.game, play.board(), player);
    if left > 0 && !unruly(play.game, play.board(), player).is_empty() {
        play.push(Calm { player, left, used: 0 });
    }
}

/// His territories with Unrest.
fn unruly(game: &Crusader, board: &Board, player: Player) -> Territories {
    lands_with(game, board, player, Features::one(Feature::Unrest), Features::NONE)
}

/// Unrest tokens may be taken off his territories, free of charge.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Calm {
    /// Whose.
    pub player: Player,
    /// How many more.
    pub left: u8,
    /// How many he has taken off.
    pub used: u8,
}

decision!(Calm);

impl Decision for Calm {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-calm").with("left", self.left), rules::CK_REVOLT_09)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        answers.extend(unruly(game, &state.board, self.player).iter().map(Answer::Territory));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let rule = rules::CK_REVOLT_09;
        if answer == Answer::Done {
            return Ok(());
        }
        let Answer::Territory(territory) = answer else { return Err(Reason::NotAsked { rule }) };
        if !state.board.lands(self.player).has(territory) {
            Err(Reason::NotYours { rule, territory })
        } else if !unruly(game, &state.board, self.player).has(territory) {
            Err(Reason::Unsuitable { rule, territory })
        } else {
            Ok(())
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Territory(territory) = answer else { return play.pop() };
        if self.used == 0 {
            modifiers::calm(play, self.player);
        }
        lands::remove_unrest(play, territory, 1, rules::CK_REVOLT_09);
        if self.left > 1 {
            play.goto(Calm { left: self.left - 1, used: self.used + 1, ..self })
        } else {
            play.pop()
        }
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // Who has traded the councillor away calms nothing more, unless he has begun.
        let has = self.used > 0 || modifiers::calms(play.game, play.board(), self.player) > 0;
        let is_over = !has || unruly(play.game, play.board(), self.player).is_empty();
        if is_over { play.pop() } else { Next::Ask }
    }
}
