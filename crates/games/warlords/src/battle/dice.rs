//! The dice of a battle round (p.4): both sides of a volley roll at the same time, and a soldier hit in it still rolls
//! (WE-BATTLE-07); that dice may be short at a table (WE-BATTLE-08) is no matter here.

use crate::Warlords;
use crate::army::{Kind, Troop};
use crate::battle::{Decide, Losses, Side, Volley, is_decided, settle};
use crate::board::Board;
use crate::cards::in_force::Span;
use crate::content::Content;
use crate::event::{Cause, Event, Faces};
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// What a soldier must roll (WE-BATTLE-06). At a castle, finished or not (WE-CASTLE-13), content says it apart: worse
/// for attacking archers (WE-SIEGEDICE-01), better for defending ones (WE-SIEGEDICE-02), the same for all others
/// (WE-SIEGEDICE-03).
#[must_use]
pub fn needed(content: &Content, board: &Board, side: Side, kind: Kind) -> u8 {
    let soldier = content.soldier(kind);
    match (board.castles.has(board.battle.fief), side) {
        (false, _) => soldier.hit,
        (true, Side::Attacker) => soldier.hit_attacking_castle,
        (true, Side::Defender) => soldier.hit_defending_castle,
    }
}

/// In which volley a kind rolls (WE-ARCHER-03).
#[must_use]
pub const fn rolls_in(kind: Kind, volley: Volley) -> bool {
    matches!((kind, volley), (Kind::Archer, Volley::Archers))
        || (!matches!(kind, Kind::Archer) && matches!(volley, Volley::Main))
}

/// Dice are rolled.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll(pub Volley);

impl Run<Warlords> for Roll {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Roll(volley) = self;
        let archers = |side| play.board().side_army(side).of_kind(Kind::Archer);
        if volley == Volley::Archers && archers(Side::Attacker) + archers(Side::Defender) == 0 {
            return play.goto(Roll(Volley::Main));
        }
        // Hits by a side fall on the other.
        let made = Side::BOTH.map(|side| roll_side(play, side, volley));
        let hits = [made[1], made[0]];
        play.goto(Toll(volley));
        // WE-CASUALTY-02: the defender picks first, so he lies on top.
        for side in Side::BOTH {
            let ignored = play.board_mut().ignore_hits(side, hits[side as usize]);
            let left = hits[side as usize] - ignored;
            let fief = play.board().battle.fief;
            play.tell(Event::Hit { fief, side, hits: left, ignored, cause: Cause::Dice });
            if left > 0 {
                play.push(Losses { side, left });
            }
        }
        Next::Go
    }
}

/// Every soldier of a side that rolls in this volley rolls one die (WE-BATTLE-04), more by a card.
fn roll_side<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, side: Side, volley: Volley) -> u16 {
    let board = play.board();
    let (die, army) = (board.die(&play.game.content, side, 0), *board.side_army(side));
    let peasants = if side == Side::Defender { board.battle.peasants } else { 0 };
    let mut hits = 0;
    for (troop, n) in army.troops().filter(|(troop, _)| rolls_in(troop.kind(), volley)) {
        let dice = n.saturating_mul(1 + play.board().extra_dice(side, troop.kind()));
        let needed = needed(&play.game.content, play.board(), side, troop.kind());
        hits = throw(play, side, volley, Some(troop), (die, dice, needed)).saturating_add(hits);
    }
    // WE-PEASANT-10: peasants have no archers.
    if peasants > 0 && volley == Volley::Main {
        let needed = play.game.content.numbers.peasant_hit;
        hits += throw(play, side, volley, None, (die, peasants, needed));
    }
    hits
}

fn throw<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    side: Side,
    volley: Volley,
    troop: Option<Troop>,
    (die, dice, needed): (u8, u16, u8),
) -> u16 {
    let mut faces = Faces::default();
    let mut hits = 0;
    for _ in 0..dice {
        let face = play.chance.die(die);
        faces.count(face);
        hits += u16::from(face >= needed);
    }
    let fief = play.board().battle.fief;
    play.tell(Event::Rolled { fief, side, step: volley, die, troop, needed, faces, hits });
    hits
}

/// A volley is over, and its losses are off (WE-ARCHER-02): is a side destroyed?
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Toll(pub Volley);

impl Run<Warlords> for Toll {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if is_decided(play.board()) {
            return settle::settle(play);
        }
        match self.0 {
            Volley::Archers => play.goto(Roll(Volley::Main)),
            Volley::Main => {
                play.board_mut().end(Span::BattleRound);
                play.goto(Decide)
            }
        }
    }
}
