//! Gold against a check (p.9): once round the table, pooled.

use super::invest::start;
use crate::Crusader;
use crate::answer::{Answer, written};
use crate::board::{Board, State};
use crate::checks::{Check, Event};
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// The others, clockwise from who makes the check, each once commit gold against it (CK-R-29).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sabotage {
    /// How many have been asked.
    pub at: u8,
}

decision!(Sabotage);

/// Gold against it so far, of all together (CK-SABOTAGE-02).
fn pooled(board: &Board) -> u8 {
    board.check.pool.iter().sum()
}

/// How much more gold would have an effect: two for each draw that can be cancelled (CK-SABOTAGE-03).
fn useful(board: &Board) -> u8 {
    (2 * board.check.cancellable()).saturating_sub(pooled(board))
}

impl Sabotage {
    fn who(self, game: &Crusader, board: &Board) -> Option<Player> {
        game.others(board.check.who).nth(usize::from(self.at))
    }

    /// How much he can put against it, whatever he owns (CK-MURDER-09). AIs never take part (CK-AI-20): they hold no gold.
    fn most(self, game: &Crusader, board: &Board) -> u8 {
        match self.who(game, board) {
            Some(player) if board.plays(player) => board.house(player).gold.min(useful(board)),
            Some(_) | None => 0,
        }
    }
}

impl Decision for Sabotage {
    fn decider(&self, game: &Crusader, state: &State) -> Player {
        self.who(game, &state.board).unwrap_or(state.board.check.who)
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let check = &state.board.check;
        let asked = Message::new("prompt-sabotage")
            .with("player", check.who)
            .with("action", check.action)
            .with("needed", check.needed)
            .with("draws", check.draws())
            .with("useful", useful(&state.board));
        prompt(asked, rules::CK_SABOTAGE_01)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.extend((0..=self.most(game, &state.board)).map(Answer::Gold));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Reason> {
        let Answer::Gold(cost) = answer else { return Err(Reason::NotAsked { rule: rules::CK_SABOTAGE_01 }) };
        let gold = state.board.house(self.decider(game, state)).gold;
        if cost > useful(&state.board) {
            // What keeps him from more: that only bought draws are cancelled, or that as many draws as are needed stay.
            let Check { free, needed, .. } = state.board.check;
            let rule = if free > needed { rules::CK_SABOTAGE_06 } else { rules::CK_SABOTAGE_07 };
            Err(Reason::TooMuch { rule, most: useful(&state.board) })
        } else if cost > gold {
            Err(Reason::Gold { rule: rules::CK_SABOTAGE_01, cost, gold })
        } else {
            Ok(())
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::gold(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Answer::Gold(gold) = answer else { return Next::Ask };
        let player = self.decider(play.game, play.state);
        if gold > 0 {
            play.pay(player, gold, rules::CK_SABOTAGE_01);
            play.board_mut().check.pool[player.index()] = gold;
            play.tell(Event::Sabotaged { player, gold }.into());
        }
        play.goto(Sabotage { at: self.at + 1 })
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.who(play.game, play.board()).is_none() {
            settle(play);
            return start(play);
        }
        if self.most(play.game, play.board()) == 0 {
            play.goto(Sabotage { at: self.at + 1 })
        } else {
            Next::Ask
        }
    }
}

/// Two gold cancel one bought draw; an odd one goes back to the last who gave (CK-R-29).
fn settle<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let (who, pool) = (play.board().check.who, pooled(play.board()));
    if pool % 2 == 1 {
        let given = |player: &Player| play.board().check.pool[player.index()] > 0;
        if let Some(player) = play.game.others(who).filter(given).last() {
            play.board_mut().check.pool[player.index()] -= 1;
            play.board_mut().house_mut(player).gold += 1;
            play.tell(Event::SabotageReturned { player, gold: 1 }.into());
        }
    }
    let n = pool / 2;
    if n > 0 {
        play.board_mut().check.cancelled = n;
        let draws = play.board().check.draws();
        play.tell(Event::DrawsCancelled { player: who, n, draws }.into());
    }
}
