//! Mercenaries of one fief are paid again (p.9), in full (WE-R-46).

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::Troop;
use crate::board::{Board, State};
use crate::content::FiefId;
use crate::event::Event;
use crate::flow::{OnBoard, Play, openly, prompt};
use crate::group::purchases::{affordable, unpaid};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Amount, Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// Which of them are paid (WE-MERC-02).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Keeping {
    /// By whom.
    pub seat: Seat,
    /// Where.
    pub fief: FiefId,
}

impl Keeping {
    /// How many mercenaries of the fief can be paid again.
    fn most(self, game: &Warlords, board: &Board, troop: Troop) -> u16 {
        if !troop.is_hired() {
            return 0;
        }
        unpaid(board, self.fief).of(troop).min(affordable(game, board, self.seat, troop))
    }
}

impl Step<Warlords> for Keeping {
    #[inline]
    fn waiting(&self, _: &Warlords, _: &State) -> Waiting {
        openly(self.seat)
    }

    fn prompt(&self, _: &Warlords, _: &State, _: Seat) -> Prompt {
        prompt(Message::new("prompt-keep").with("fief", answer::fief(self.fief)), rules::WE_MERC_02)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        for troop in Troop::HIRED {
            let most = self.most(game, &state.board, troop);
            answers.extend(Amount::up_to(most).map(|amount| Answer::Troops { troop, amount }));
        }
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let rule = rules::WE_MERC_02;
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
        let Keeping { seat, fief } = self;
        let most = self.most(play.game, play.board(), troop);
        let n = amount.of(most).unwrap_or(most);
        play.pay(seat, u32::from(n) * u32::from(play.game.content.cost(troop)), rules::WE_MERC_02);
        play.board_mut().marked[fief].add(troop, n);
        play.tell(Event::Kept { seat, fief, army: [(troop, n)].into_iter().collect() });
        play.pop()
    }
}
