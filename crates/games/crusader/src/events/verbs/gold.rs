//! Gold from and to the Treasury, and from one player to another.

use super::Verb;
use crate::board::State;
use crate::content::vocabulary::{GainGold, LoseGold, TransferGold};
use crate::event::Event as Told;
use crate::events::{Choosing, find};
use crate::flow::{OnBoard, Play};
use crate::{Crusader, rules};
use table::{Chance, Sink};

impl Verb for GainGold {
    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let gold = find::amount(play.game, play.board(), self.amount);
        let player = play.board().event.target;
        play.gain(player, gold, rules::CK_EVENT_01);
    }
}

impl Verb for LoseGold {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        game.can_pay(state, state.board.event.target, find::amount(game, &state.board, self.amount))
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let gold = find::amount(play.game, play.board(), self.amount);
        let player = play.board().event.target;
        play.pay(player, gold, rules::CK_EVENT_01);
    }
}

impl Verb for TransferGold {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        game.can_pay(state, state.board.event.who(game, &state.board, self.from), self.n)
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let running = play.board().event;
        let [from, to] = [self.from, self.to].map(|who| running.who(play.game, play.board(), who));
        if from != to {
            play.give(from, to, self.n, rules::CK_EVENT_01);
        }
    }
}
