//! Another die for the roll for initiative.

use crate::Warlords;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::in_force::{Change, Scope, Span, Stat};
use crate::cards::verb::{Aim, Verb, only_at};
use crate::content::vocabulary::{InitiativeDie, Timing};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use effects::Until;
use table::{Chance, Sink};

impl Verb for InitiativeDie {
    fn unfit(&self, timing: Timing) -> Option<String> {
        only_at(Timing::Initiative, timing, "InitiativeDie")
    }

    fn is_possible(&self, _: &Warlords, _: &Board, _: Aim) -> bool {
        true
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        let seat = choice.by;
        play.board_mut().player_mut(seat).die = self.die;
        let scope = Scope::Player(seat);
        let change = Change { stat: Stat::InitiativeRoll, amount: self.bonus.into(), scope };
        play.board_mut().put(change, Until::end(Span::Initiative));
        play.tell(Event::BetterDie { seat, die: self.die });
    }
}
