//! The dice of a battle round (p.4): both sides of a step roll at the same time (WE-BATTLE-07).

use crate::army::{Kind, Troop};
use crate::battle::{Side, Step};
use crate::board::Board;
use crate::content::Content;
use crate::event::{Event, Faces};
use crate::flow::{Frame, Next, Play};
use table::{Chance, Sink};

/// What a soldier must roll (WE-BATTLE-06, WE-SIEGEDICE-01, -02).
#[must_use]
pub fn needed(content: &Content, board: &Board, side: Side, kind: Kind) -> u8 {
    let soldier = content.soldier(kind);
    match (board.castles.has(board.battle.fief), side) {
        (false, _) => soldier.hit,
        (true, Side::Attacker) => soldier.hit_attacking_castle,
        (true, Side::Defender) => soldier.hit_defending_castle,
    }
}

/// In which step a kind rolls (WE-ARCHER-03).
#[must_use]
pub const fn rolls_in(kind: Kind, step: Step) -> bool {
    matches!((kind, step), (Kind::Archer, Step::Archers))
        || (!matches!(kind, Kind::Archer) && matches!(step, Step::Main))
}

pub(crate) fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, step: Step) -> Next {
    let archers = |side| play.board().side_army(side).of_kind(Kind::Archer);
    if step == Step::Archers && archers(Side::Attacker) + archers(Side::Defender) == 0 {
        return play.goto(Frame::Roll(Step::Main));
    }
    // Hits by a side fall on the other.
    let made = Side::BOTH.map(|side| roll_side(play, side, step));
    let hits = [made[1], made[0]];
    play.goto(Frame::Toll(step));
    // WE-CASUALTY-02: the defender picks first, so he lies on top.
    for side in Side::BOTH {
        let absorb = &mut play.board_mut().battle.absorb[side as usize];
        let ignored = hits[side as usize].min(*absorb);
        *absorb -= ignored;
        let left = hits[side as usize] - ignored;
        let fief = play.board().battle.fief;
        play.tell(Event::Hit { fief, side, hits: left, ignored });
        if left > 0 {
            play.push(Frame::Losses { side, left });
        }
    }
    Next::Go
}

/// Every soldier of a side that rolls in this step rolls one die (WE-BATTLE-04), more by a card.
fn roll_side<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, side: Side, step: Step) -> u16 {
    let board = play.board();
    let (die, army) = (board.die(play.content, side, 0), *board.side_army(side));
    let extra = board.battle.extra[side as usize][0];
    let peasants = if side == Side::Defender { board.battle.peasants } else { 0 };
    let mut hits = 0;
    for (troop, n) in army.troops().filter(|(troop, _)| rolls_in(troop.kind(), step)) {
        let dice = n * (1 + u16::from(extra[troop.kind().index()]));
        let needed = needed(play.content, play.board(), side, troop.kind());
        hits += throw(play, side, step, Some(troop), (die, dice, needed));
    }
    // WE-PEASANT-10: peasants have no archers.
    if peasants > 0 && step == Step::Main {
        let needed = play.content.numbers.peasant_hit;
        hits += throw(play, side, step, None, (die, peasants, needed));
    }
    hits
}

fn throw<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    side: Side,
    step: Step,
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
    play.tell(Event::Rolled { fief, side, step, die, troop, needed, faces, hits });
    hits
}
