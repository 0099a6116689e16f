//! What the Church grants: a truce, an excommunication lifted.

use crate::Warlords;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::verb::{Aim, Verb, only_at};
use crate::content::vocabulary::{LiftExcommunication, NoAttack, Timing};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use table::{Chance, Sink};

impl Verb for NoAttack {
    fn unfit(&self, timing: Timing) -> Option<String> {
        only_at(Timing::YourTurn, timing, "NoAttack")
    }

    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        aim.on.is_some_and(|on| !board.attacked.has(on))
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        play.board_mut().forbid_attacks(choice.by, choice.target);
        play.tell(Event::Truce { seat: choice.by, with: choice.target });
    }
}

impl Verb for LiftExcommunication {
    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        !board.player(aim.by).excommunications.is_empty()
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        for _ in 0..self.n {
            let board = play.board_mut();
            let player = board.player_mut(choice.by);
            let one = player.excommunications.first();
            player.excommunications = player.excommunications.without(one);
            board.discards = board.discards.or(one);
        }
        let count = play.board().player(choice.by).excommunications.len() as u8;
        play.tell(Event::Absolved { seat: choice.by, count });
    }
}
