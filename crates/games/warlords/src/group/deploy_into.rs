//! Soldiers are placed in one castle, or mercenaries in one fief (p.8).

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::Troop;
use crate::board::{Board, State};
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::group::placing::{Task, place, task};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Any number goes into this fief: recruits into a castle (WE-DEPLOY-06), mercenaries anywhere (WE-DEPLOY-10).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeployInto {
    /// By whom.
    pub seat: Seat,
    /// Where.
    pub fief: FiefId,
}

impl DeployInto {
    /// Is it mercenaries that are placed now?
    fn hired(self, board: &Board) -> bool {
        task(board, self.seat) == Task::Mercenaries
    }

    /// How many of a troop can go into the fief at once.
    fn most(self, game: &Warlords, board: &Board, troop: Troop) -> u16 {
        if troop.is_hired() != self.hired(board) {
            return 0;
        }
        board.player(self.seat).recruits.of(troop).min(board.room(&game.content, self.fief))
    }
}

impl Step<Warlords> for DeployInto {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-deploy-into").with("fief", answer::fief(self.fief)), rules::WE_DEPLOY_06)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        for troop in Troop::ALL {
            let most = self.most(game, &state.board, troop);
            answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
        }
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = if self.hired(&state.board) { rules::WE_DEPLOY_10 } else { rules::WE_DEPLOY_06 };
        let Answer::Troops { troop, amount } = answer else { return Err(Reason::NotAsked { rule }) };
        let most = self.most(game, &state.board, troop);
        if amount.of(most).is_some() { Ok(()) } else { Err(Reason::TooMany { rule, most }) }
    }

    fn candidates(&self, _: &Warlords, _: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::soldiers(answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        let Answer::Troops { troop, amount } = answer else { return Next::Go };
        let most = self.most(play.game, play.board(), troop);
        place(play, self.seat, self.fief, troop, amount.of(most).unwrap_or(most));
        play.pop()
    }
}
