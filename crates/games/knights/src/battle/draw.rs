//! Fate cards are drawn (WK-BATTLE-23, WK-BATTLE-24, WK-BATTLE-25, WK-BATTLE-26, WK-ASSAULT-02, WK-ASSAULT-03, WK-ASSAULT-04,
//! WK-ASSAULT-05, CG-FATE-02).

use super::{Discards, Side};
use crate::Knights;
use crate::board::{Board, DECK, FOR_CITY, fate_hand};
use crate::cards::Hooks;
use crate::content::Subject;
use crate::content::vocabulary::{Hook, Stat};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// Both sides draw; what cards add after that is drawn as well (WK-R-34).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawFate {
    /// How many each side has drawn, and one more so that it is seen that it has.
    pub drawn: [u8; 2],
}

impl Knights {
    /// How many cards a side draws: one for each full 100, two for its commander, at most ten (WK-R-32, CG-R-28).
    #[must_use]
    pub fn fate_draw(&self, board: &Board, side: Side) -> u8 {
        let battle = &board.battle;
        let numbers = &self.content.numbers;
        let limit = if self.options.for_glory { numbers.fate_limit_cg } else { numbers.fate_limit };
        let mut cards = i32::from(self.side_strength(board, battle, side) / 100);
        if battle.commanders[side as usize].is_some() {
            cards += i32::from(numbers.commander / 100);
        }
        if let Some(seat) = battle.seat(side) {
            cards = self.stat(board, Stat::FateDraw, Subject::Baron(seat), cards);
        }
        cards.clamp(0, i32::from(limit)) as u8
    }
}

impl Run<Knights> for DrawFate {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let mut drawn = self.drawn;
        let first = drawn == [0; 2];
        for side in Side::BOTH {
            let has = drawn[side as usize].saturating_sub(1);
            let due = play.game.fate_draw(play.board(), side);
            let seat = play.board().battle.seat(side);
            let hand = seat.map_or(FOR_CITY, fate_hand);
            let mut cards = 0;
            for _ in has..due {
                // WK-R-85: what is not there is not drawn.
                let Some(card) = play.state.fate.draw(DECK, hand) else { break };
                cards += 1;
                if let Some(seat) = seat {
                    let fate = play.game.fate_id(card);
                    play.tell(Event::FateFound { seat, fate });
                }
            }
            drawn[side as usize] = due.max(has) + 1;
            if cards > 0 {
                play.tell(Event::FateTaken { side, seat, cards });
            }
        }
        if !first {
            for secret in &mut play.state.secrets {
                (secret.tossed, secret.has_tossed) = ([0; 6], false);
            }
            return play.goto(Discards);
        }
        play.goto(DrawFate { drawn });
        play.hook(Hook::BattleDraw, None);
        Next::Go
    }
}
