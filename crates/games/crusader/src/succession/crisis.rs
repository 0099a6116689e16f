//! A Succession Crisis (p.21-22): a King has died without an heir.

use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::succession::Event;
use crate::{Crusader, lands, people, rules, tokens};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// The player chooses the territories that he loses, one by one (CK-CRISIS-03).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Crisis {
    /// Whose.
    pub player: Player,
    /// How many are still to be lost.
    pub left: u8,
}

decision!(Crisis);

/// Half of the territories and half of the gold are kept, rounded up (CK-CRISIS-01, CK-CRISIS-02). Pacts, Wars, Casus Belli and
/// developments are untouched (CK-R-101).
pub(super) fn begin<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    let lost = play.board().lands(player).len() as u8 / 2;
    play.tell(Event::Crisis { player, territories: lost }.into());
    let annals = &mut play.board_mut().annals;
    annals.crises = annals.crises.saturating_add(1);
    let gold = play.board().house(player).gold / 2;
    play.pay(player, gold, rules::CK_CRISIS_02);
    play.push(Crisis { player, left: lost });
}

impl Decision for Crisis {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-crisis").with("left", self.left), rules::CK_CRISIS_03)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend(state.board.lands(self.player).iter().map(Answer::Territory));
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let rule = rules::CK_CRISIS_03;
        let Answer::Territory(territory) = answer else { return Err(Reason::NotAsked { rule }) };
        if state.board.lands(self.player).has(territory) {
            Ok(())
        } else {
            Err(Reason::NotYours { rule, territory })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(mut self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        if let Answer::Territory(territory) = answer {
            self.left -= 1;
            play.goto(self);
            // Knight and footsoldier go, Castle and tokens stay (CK-CRISIS-04, CK-CRISIS-05); a character comes (CK-CRISIS-06).
            lands::lose(play, territory, rules::CK_CRISIS_04);
            lands::free(play, territory);
        }
        Next::Go
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.left > 0 {
            return Next::Ask;
        }
        play.pop();
        crown(play, self.player);
        Next::Go
    }
}

/// A random character of the own culture rules, without a family or Age tokens (CK-CRISIS-07). The token goes straight into the bag,
/// and only its owner sees which it is (CK-CRISIS-08, CK-R-21).
fn crown<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    let Some(who) = people::draw(play, player.culture(), None) else { return };
    play.board_mut().house_mut(player).family.king = Some(who);
    play.tell(Event::Crowned { player, who }.into());
    let token = play.state.tokens.draw(tokens::GENERAL, tokens::bag(player), play.chance);
    if let (Some(token), Some(seat)) = (token, play.game.seat_of(player)) {
        play.tell(Event::Brought { seat, token }.into());
    }
}
