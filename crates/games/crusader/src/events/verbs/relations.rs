//! Pacts that end, and Casus Belli.

use super::Verb;
use crate::answer::Answer;
use crate::board::State;
use crate::content::vocabulary::{BreakPact, GainCasusBelli, PactKind, Who};
use crate::content::{Player, Players, Territories};
use crate::event::Event as Told;
use crate::events::choosing::Question;
use crate::events::requirements::could_claim;
use crate::events::{Choices, Choosing};
use crate::flow::{OnBoard, Play};
use crate::{Crusader, relations, rules};
use table::{Chance, Sink};

impl BreakPact {
    fn pacts(&self, state: &State) -> Choices {
        let target = state.board.event.target.index();
        let (lands, players) = (state.board.land_pacts[target], state.board.pacts[target]);
        match self.kind {
            PactKind::Any => Choices::Pacts(lands, players),
            PactKind::Territory => Choices::Pacts(lands, Players::NONE),
            PactKind::Dynasty => Choices::Pacts(Territories::NONE, players),
        }
    }
}

impl Verb for BreakPact {
    fn is_possible(&self, _: &Crusader, state: &State) -> bool {
        !self.pacts(state).is_empty(state)
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        play.push(asking);
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        let by = state.board.event.who(game, &state.board, self.by);
        Question { by, of: self.pacts(state), free: false }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-pact"
    }

    /// Nobody gains a Casus Belli; a new character comes to a territory (CK-PACT-11, CK-PACT-12).
    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        if let Answer::Territory(territory) = answer {
            relations::break_land_pact(play, territory, rules::CK_PACT_11);
        } else if let Answer::Player(other) = answer {
            let player = play.board().event.target;
            relations::end_pact(play, player, other, rules::CK_EVENT_01);
        }
    }
}

impl GainCasusBelli {
    /// Who gains it against whom; nobody, if nobody can.
    fn parties(&self, game: &Crusader, state: &State) -> Option<(Player, Player)> {
        let running = state.board.event;
        let against = running.who(game, &state.board, self.against);
        let holder = match self.holder {
            // The first other player clockwise who can.
            Who::NextPlayer => game.others(running.by).find(|player| could_claim(state, *player, against))?,
            Who::Target | Who::CardPlayer => running.who(game, &state.board, self.holder),
        };
        could_claim(state, holder, against).then_some((holder, against))
    }
}

impl Verb for GainCasusBelli {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        self.parties(game, state).is_some()
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        if let Some((holder, against)) = self.parties(play.game, play.state) {
            relations::grant_casus_belli(play, holder, against, rules::CK_EVENT_01);
        }
    }
}
