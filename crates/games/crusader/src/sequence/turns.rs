//! A Turn (p.7): one player after another plays a card.

use super::{Activation, TURNS};
use crate::Crusader;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// In play order each player reveals one of his cards (CK-TURN-01). The order stays when the First Player token moves (CK-ERA-05, CK-R-22).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turns {
    /// How many have had their activation.
    pub at: u8,
}

impl Run<Crusader> for Turns {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(player) = play.board().order.get(usize::from(self.at)).copied() else {
            debug_assert!(play.board().turn <= TURNS, "a Round has two Turns");
            return play.pop();
        };
        play.goto(Turns { at: self.at + 1 });
        if play.board().plays(player) { play.push(Activation::of(player)) } else { Next::Go }
    }
}
