//! Victories are counted (WK-VICTORY-01 to WK-VICTORY-06, WK-CASUALTY-07, WK-ASSAULT-11, WK-ASSAULT-12, WK-ASSAULT-13,
//! WK-ASSAULT-14, WK-ASSAULT-15, WK-ASSAULT-16, WK-ASSAULT-17).

use super::{Aftermath, Battle, Outcome, Side};
use crate::Knights;
use crate::board::Board;
use crate::content::vocabulary::Stat;
use crate::content::{BattleResult, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// Who is ahead, and what comes of it (WK-CASUALTY-08, WK-R-39).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Victories;

/// Are victories counted (WK-R-35, WK-R-36)? Not where a side had Nobles and all are dead, nor where the defender is down to nothing.
fn are_counted(game: &Knights, board: &Board, battle: &Battle) -> bool {
    let walls = battle.site.map_or(0, |site| game.walls(board, site));
    // WK-R-35 (b), where it was agreed: walls that stand are a side that stands.
    let stands = game.options.walls_stand && walls > 0;
    let defender_lost = battle.is_wiped_out(Side::Defender) && !stands;
    !battle.is_wiped_out(Side::Attacker) && !defender_lost && !game.is_reduced(board, battle)
}

impl Run<Knights> for Victories {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let (game, board) = (play.game, play.board());
        let battle = board.battle;
        if !are_counted(game, board, &battle) {
            // WK-ASSAULT-11, WK-ASSAULT-14, WK-R-37: it falls to an attacker who lives.
            let taken = game.is_reduced(board, &battle) && !battle.is_wiped_out(Side::Attacker);
            play.board_mut().battle.is_taken = taken;
            return play.goto(Aftermath::FIRST);
        }
        // WK-VICTORY-02: a ready triangle is among what cards add; it is no choice.
        let [attacker, defender] = Side::BOTH.map(|side| {
            let cards = i32::from(battle.results[side as usize][BattleResult::Victory as usize]);
            let seat = battle.seat(side);
            seat.map_or(cards, |seat| game.stat(board, Stat::Victory, Subject::Baron(seat), cards)).max(0)
        });
        let outcome = match attacker - defender {
            2.. => Outcome::Full(Side::Attacker),
            1 => Outcome::Partial(Side::Attacker),
            0 => Outcome::Stalemate,
            -1 => Outcome::Partial(Side::Defender),
            ..-1 => Outcome::Full(Side::Defender),
        };
        let (attacker, defender) = (attacker as u8, defender as u8);
        play.tell(Event::VictoriesCounted { attacker, defender, outcome });
        let battle = &mut play.board_mut().battle;
        battle.outcome = outcome;
        if let Outcome::Full(side) = outcome {
            let lost = battle.nobles[side.other() as usize];
            battle.fallen = battle.fallen.or(lost);
        }
        // WK-ASSAULT-12: by either victory, whatever strength is left.
        let won = matches!(outcome, Outcome::Full(Side::Attacker) | Outcome::Partial(Side::Attacker));
        battle.is_taken = won && battle.site.is_some();
        play.goto(Aftermath::FIRST)
    }
}
