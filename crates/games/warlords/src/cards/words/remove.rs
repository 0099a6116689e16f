//! Soldiers back to the supply, never the last of a fief.

use crate::Warlords;
use crate::answer::Answer;
use crate::army::Troop;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::verb::{Aim, Verb, if_so};
use crate::content::FiefId;
use crate::content::vocabulary::{RemoveSoldiers, Who};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use crate::turn::end;
use table::{Chance, Next, Seat, Sink};

impl RemoveSoldiers {
    /// Can one of its kinds be taken from the fief without emptying it?
    fn fits(&self, board: &Board, fief: FiefId) -> bool {
        let army = &board.armies[fief];
        army.total() > 1 && self.kinds.iter().any(|k| army.of_kind(k.kind()) > 0)
    }
}

impl Verb for RemoveSoldiers {
    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        aim.on.is_some_and(|on| board.fiefs(on).iter().any(|fief| self.fits(board, fief)))
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        play.push(choice.times(self.n));
    }

    fn chooser(&self, choice: &CardChoice) -> Seat {
        if self.chooser == Who::Opponent { choice.target } else { choice.by }
    }

    fn question(&self, _: &CardChoice) -> &'static str {
        "prompt-card-remove"
    }

    fn list(&self, _: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
        for fief in board.fiefs(choice.target).iter().filter(|f| board.armies[*f].total() > 1) {
            let army = &board.armies[fief];
            let picked = |t: &Troop| army.of(*t) > 0 && self.kinds.iter().any(|k| k.kind() == t.kind());
            answers
                .extend(Troop::ALL.into_iter().filter(picked).map(|troop| Answer::Soldier { fief, troop }));
        }
    }

    fn judge(&self, _: &Warlords, board: &Board, choice: &CardChoice, answer: Answer) -> Result<(), Reason> {
        let Answer::Soldier { fief, troop } = answer else {
            return Err(Reason::NotAsked { rule: rules::WE_CARD_14 });
        };
        let there = board.fiefs(choice.target).has(fief) && board.armies[fief].of(troop) > 0;
        let meant = self.kinds.iter().any(|k| k.kind() == troop.kind());
        if_so(there && meant && self.fits(board, fief), choice)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        choice: CardChoice,
        answer: Answer,
    ) -> Next {
        let Answer::Soldier { fief, troop } = answer else { return Next::Go };
        play.goto(choice.counted_down(None));
        end::remove(play.board_mut(), fief, troop, 1);
        let army = [(troop, 1)].into_iter().collect();
        play.tell(Event::Removed { seat: choice.target, fief, army, rule: rules::WE_CARD_14 });
        Next::Go
    }
}
