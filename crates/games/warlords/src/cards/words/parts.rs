//! Several words on one card.

use crate::Warlords;
use crate::board::Board;
use crate::cards::CardChoice;
use crate::cards::verb::{Aim, Verb};
use crate::content::vocabulary::{All, Choose, Effect, Timing};
use crate::event::Event;
use crate::flow::Play;
use table::{Chance, Sink};

impl Verb for All {
    fn unfit(&self, _: Timing) -> Option<String> {
        let simple = self.parts.iter().all(|p| matches!(p, Effect::GainGold(_) | Effect::LoseGold(_)));
        (!simple).then(|| "All is for gold only".to_owned())
    }

    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        self.parts.iter().any(|part| part.is_possible(game, board, aim))
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        self.parts.iter().for_each(|part| part.begin(play, choice));
    }
}

impl Verb for Choose {
    fn unfit(&self, timing: Timing) -> Option<String> {
        self.parts.iter().find_map(|part| {
            if matches!(part, Effect::All(_) | Effect::Choose(_)) {
                return Some("a choice within a choice".to_owned());
            }
            part.unfit(timing)
        })
    }

    fn is_possible(&self, game: &Warlords, board: &Board, aim: Aim) -> bool {
        self.parts.iter().any(|part| part.is_possible(game, board, aim))
    }

    /// Which part is asked before (`CardPart`), so that this is never the effect that begins.
    fn begin<C: Chance, S: Sink<Event>>(&self, _: &mut Play<'_, C, S>, _: CardChoice) {}
}
