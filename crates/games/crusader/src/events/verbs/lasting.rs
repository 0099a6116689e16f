//! What lasts for a time, and options of which one is chosen.

use super::Verb;
use crate::Crusader;
use crate::answer::Answer;
use crate::board::State;
use crate::content::vocabulary::{AddModifier, Choose, each};
use crate::event::Event as Told;
use crate::events::choosing::Question;
use crate::events::{Choices, Choosing, Deeds, Event};
use crate::flow::{OnBoard, Play};
use table::{Chance, Sink};

impl Verb for AddModifier {
    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let running = play.board().event;
        if let Some(clause) = play.game.components().tables.clause(self.clause) {
            play.board_mut().lastings.put(self.clause, running.target, clause.until);
            play.tell(Event::ModifierBegan { player: running.target, event: running.event }.into());
        }
    }
}

impl Choose {
    /// The options that can be carried out in full, as bits.
    fn open(&self, game: &Crusader, state: &State) -> u8 {
        let open = |n: &usize| {
            let option = game.components().list(self.lists[*n]);
            option.iter().all(|effect| each!(effect, word => word.is_possible(game, state)))
        };
        (0..self.lists.len().min(8)).filter(open).fold(0, |bits, n| bits | 1 << n)
    }
}

impl Verb for Choose {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        self.open(game, state) != 0
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        play.push(asking);
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        let by = state.board.event.who(game, &state.board, self.by);
        Question { by, of: Choices::Options(self.open(game, state)), free: false }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-option"
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        if let Answer::Option(n) = answer
            && let Some(list) = self.lists.get(usize::from(n))
        {
            play.push(Deeds { list: *list, at: 0 });
        }
    }
}
