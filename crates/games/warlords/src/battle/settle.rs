//! A battle ends (p.5): who holds the fief now, and what follows from it.

use crate::Warlords;
use crate::army::{Army, Troop};
use crate::battle::{Battle, Side, Surplus, capture};
use crate::content::{FiefId, Fiefs};
use crate::event::{Event, Outcome};
use crate::flow::{OnBoard, Play};
use crate::group::victory;
use crate::{elimination, rules, warlords};
use table::{Chance, Next, Run, Seat, Sink};

/// WE-INV-21: the battle ends because a side is destroyed.
pub(super) fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = play.board();
    let fief = board.battle.fief;
    let (attacker, defender) = (board.active, board.holder(fief));
    let outcome = match Side::BOTH.map(|side| board.side_total(side) == 0) {
        [false, true] => Outcome::Conquered,
        [true, false] => Outcome::Repelled,
        [true, true] | [false, false] => Outcome::Destroyed,
    };
    play.goto(Settled);
    let holds = outcome == Outcome::Destroyed && defender.is_some() && play.board().castles.has(fief);
    let rule = if holds { rules::WE_BATTLE_13 } else { outcome.rule() };
    play.tell(Event::BattleEnded { fief, attacker, defender, outcome, rule });
    match (outcome, defender) {
        (Outcome::Conquered, _) => conquer(play, fief, attacker, defender),
        (Outcome::Destroyed, Some(defender)) if holds => {
            // WE-BATTLE-13, WE-R-25: the castle holds, and a Lancer is left.
            play.board_mut().armies[fief].add(Troop::LANCER, 1);
            let army = [(Troop::LANCER, 1)].into_iter().collect();
            play.tell(Event::Placed { seat: defender, fief, army, rule });
        }
        (Outcome::Destroyed, Some(defender)) => {
            // WE-BATTLE-12: the fief goes to the peasants.
            play.board_mut().owned[defender.index()].remove(fief);
            play.tell(Event::Abandoned { seat: defender, fief, castle: false, rule });
        }
        (Outcome::Destroyed, None) | (Outcome::Repelled | Outcome::Retreated, _) => {}
    }
    Next::Go
}

/// WE-BATTLE-10: the survivors hold the fief; WE-BATTLE-11: and have moved.
fn conquer<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    fief: FiefId,
    attacker: Seat,
    defender: Option<Seat>,
) {
    let board = play.board_mut();
    let army = std::mem::take(&mut board.attacks[fief]);
    if let Some(loser) = defender {
        board.owned[loser.index()].remove(fief);
    }
    board.owned[attacker.index()].insert(fief);
    board.armies[fief] = army;
    board.marked[fief] = army;
    board.conquered.insert(fief);
    let castle = board.castles.has(fief);
    if castle {
        // WE-CAPTURECASTLE-02, WE-R-35: it is unfinished until a later round.
        board.finished.remove(fief);
        board.dated.insert(fief);
        board.captured.insert(fief);
    }
    victory::update(play);
    match defender {
        Some(loser) if castle => capture::capture(play, fief, attacker, loser),
        // WE-R-37: a castle that nobody held gives nothing but itself.
        Some(_) | None => {
            play.push(Surplus(fief));
        }
    }
}

/// A battle is over and all that follows from it: on to the next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Settled;

impl Run<Warlords> for Settled {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let board = play.board_mut();
        let Battle { fief, taken, .. } = std::mem::take(&mut board.battle);
        board.routes[fief] = Fiefs::NONE;
        board.attacks[fief] = Army::NONE;
        play.pop();
        warlords::send_taken_home(play, taken);
        for seat in Seat::all(play.board().seats) {
            elimination::check(play, seat);
        }
        Next::Go
    }
}
