//! What an event does, one effect after the other.

use super::Choosing;
use super::verbs::Verb;
use crate::Crusader;
use crate::content::vocabulary::{ListId, each};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// A list of effects that is carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deeds {
    /// Which.
    pub list: ListId,
    /// How many are done.
    pub at: u8,
}

impl Run<Crusader> for Deeds {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let running = play.board().event;
        let effect = play.game.components().list(self.list).get(usize::from(self.at));
        let Some(effect) = effect.filter(|_| play.board().plays(running.target)) else {
            return play.pop();
        };
        play.goto(Deeds { at: self.at + 1, ..self });
        let asking = Choosing::of(self.list, self.at);
        each!(effect, word => word.begin(play, asking));
        Next::Go
    }
}
