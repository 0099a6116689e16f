//! Fate cards are drawn (WK-BATTLE-23, WK-BATTLE-24, WK-BATTLE-25, WK-BATTLE-26, WK-ASSAULT-02, WK-ASSAULT-03, WK-ASSAULT-04,
//! WK-ASSAULT-05, CG-FATE-02).

use super::{Aftermath, Discards, Side};
use crate::Knights;
use crate::answer::Manner;
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
    /// How many of them cards had added by then.
    #[serde(default)]
    pub added: [i32; 2],
}

impl DrawFate {
    /// How it begins.
    pub const FIRST: DrawFate = DrawFate { drawn: [0; 2], added: [0; 2] };
}

impl Knights {
    /// How many cards a side draws: one for each full 100, two for its commander, at most ten (WK-R-32, CG-R-28).
    #[must_use]
    pub fn fate_draw(&self, board: &Board, side: Side) -> u8 {
        let battle = &board.battle;
        let mut cards = i32::from(self.side_strength(board, battle, side) / 100);
        if battle.commanders[side as usize].is_some() {
            cards += i32::from(self.content.numbers.commander / 100);
        }
        (cards + self.fate_added(board, side)).clamp(0, self.fate_limit()) as u8
    }

    /// Nobody draws more at the start of a battle (WK-BATTLE-25, CG-FATE-02).
    fn fate_limit(&self) -> i32 {
        let numbers = &self.content.numbers;
        i32::from(if self.options.for_glory { numbers.fate_limit_cg } else { numbers.fate_limit })
    }

    /// How many of a side's cards other cards add.
    fn fate_added(&self, board: &Board, side: Side) -> i32 {
        let added = |seat| self.stat(board, Stat::FateDraw, Subject::Baron(seat), 0);
        board.battle.seat(side).map_or(0, added)
    }
}

/// WK-STRONGHOLD-05, WK-ASSAULT-15: a card has brought down the last of the walls, and nobody is there to defend what is left. The cards
/// that were drawn go under the deck unseen.
fn ends_at_once<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> bool {
    let battle = play.board().battle;
    if battle.manner != Some(Manner::Assault) || !play.game.is_reduced(play.board(), &battle) {
        return false;
    }
    for side in Side::BOTH {
        let hand = battle.seat(side).map_or(FOR_CITY, fate_hand);
        play.state.fate.tuck(hand, DECK, play.chance);
    }
    play.board_mut().battle.is_taken = true;
    true
}

impl Run<Knights> for DrawFate {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let DrawFate { mut drawn, mut added } = self;
        let first = drawn == [0; 2];
        for side in Side::BOTH {
            let has = drawn[side as usize].saturating_sub(1);
            let more = play.game.fate_added(play.board(), side);
            let due = if first {
                play.game.fate_draw(play.board(), side)
            } else {
                // A breach that a card has made meanwhile takes back nothing of what was drawn.
                let all = i32::from(has) + more - added[side as usize];
                all.clamp(0, play.game.fate_limit()) as u8
            };
            added[side as usize] = more;
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
        if !first && ends_at_once(play) {
            return play.goto(Aftermath::FIRST);
        }
        if !first {
            for secret in &mut play.state.secrets {
                (secret.tossed, secret.has_tossed) = ([0; 6], false);
            }
            return play.goto(Discards);
        }
        play.goto(DrawFate { drawn, added });
        play.hook(Hook::BattleDraw, None);
        Next::Go
    }
}
