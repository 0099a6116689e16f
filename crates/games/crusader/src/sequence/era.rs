//! An Era begins: everybody draws his cards (p.6).

use super::{BonusDeck, DrawHand, Event, Phases, begin_phase};
use crate::Crusader;
use crate::board::Phase;
use crate::content::Deck;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::modifiers::{self, Bonus};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// An Era begins (CK-ERA-07).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct EraStart;

impl Run<Crusader> for EraStart {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board_mut();
        board.era += 1;
        board.round = 0;
        for house in &mut board.houses {
            house.drawn = [0; Deck::COUNT];
            house.bonus = [0; Deck::COUNT];
            house.crusade_cards = 0;
            house.crusades = 0;
        }
        let era = board.era;
        play.tell(Event::EraBegan { era }.into());
        begin_phase(play, Phase::Draw);
        play.goto(Draws::of(0))
    }
}

/// Players draw one after another (CK-DRAW-01): first bonus cards (CK-DRAW-02), then eight.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draws {
    /// How many have drawn.
    pub at: u8,
    /// Up to which of his bonus cards this one has come: it stays when a trade gives or takes one (CK-R-23).
    #[serde(default)]
    pub bonus: Bonus,
}

impl Draws {
    /// So many have drawn, and the next begins.
    #[must_use]
    pub fn of(at: u8) -> Draws {
        Draws { at, bonus: Bonus::default() }
    }
}

impl Run<Crusader> for Draws {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Some(player) = play.board().order.get(usize::from(self.at)).copied() else {
            // CK-DRAW-10: then three Rounds are played.
            return play.goto(Phases::begin());
        };
        if !play.board().plays(player) {
            // He has traded his last territory away before it was his turn to draw.
            return play.goto(Draws::of(self.at + 1));
        }
        play.board_mut().active = Some(player);
        if let Some((bonus, decks)) = modifiers::next_bonus(play.game, play.board(), player, self.bonus) {
            play.goto(Draws { bonus, ..self });
            return play.push(BonusDeck { player, decks });
        }
        play.goto(Draws::of(self.at + 1));
        play.push(DrawHand { player })
    }
}
