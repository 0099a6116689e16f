//! Season a: roll the dice, change them, set the turn order.

use crate::answer::{Answer, Die};
use crate::board::{Board, Dice, MAX_SEATS, Phase, Player};
use crate::content::{BuildingId, Condition, Content, Op, RerollWhich};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink};

/// KB-ROLL-01, KB-ROLL-02: all roll their coloured dice and all white dice they are entitled to (KB-R-15).
pub fn roll_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for seat in Seat::all(play.state.board.seats) {
        let white = white_dice(play.content, &play.state.board, seat);
        let mut dice = Dice::default();
        play.chance.dice(6, &mut dice.coloured);
        play.chance.dice(6, &mut dice.white[..white]);
        dice.settle();
        play.state.board.player_mut(seat).dice = dice;
        play.sink.emit(Event::Rolled { seat, coloured: dice.coloured, white: dice.white });
    }
}

/// KB-AID-03, KB-AID-04, KB-BLD-13: the die of the King's Aid in Spring, and those of buildings. There is no limit
/// (KB-CLAR-06) but what the base game can give.
fn white_dice(content: &Content, board: &Board, seat: Seat) -> usize {
    let owned = board.player(seat).built.and(content.at.white_dice);
    let from_buildings: u8 = owned.iter().map(|id| content.building(id).white_dice).sum();
    let from_king = u8::from(board.phase == Phase::Spring && board.aid_die == Some(seat));
    usize::from(from_buildings + from_king).min(crate::board::MAX_WHITE)
}

/// May this building change the dice now? Once a season, and only while its condition holds (KB-BLD-01 to
/// KB-BLD-06); checked anew after each change (KB-ORDERING-02).
#[must_use]
pub fn can_reroll(content: &Content, player: &Player, id: BuildingId) -> bool {
    let ready = player.built.and(content.at.reroll).without(player.used);
    ready.has(id) && content.building(id).reroll.as_ref().is_some_and(|r| holds(&r.condition, &player.dice))
}

fn holds(condition: &Condition, dice: &Dice) -> bool {
    match condition {
        Condition::AllDiceEqual {} => dice.faces().all(|face| face == dice.coloured[0]),
        Condition::DiceTotal { op: Op::AtMost, n } => dice.total() <= *n,
        Condition::DiceTotal { op: Op::AtLeast, n } => dice.total() >= *n,
        Condition::Race { .. } => false,
    }
}

/// KB-R-18: one after another in the order of the season before, each finishing all he wants to change.
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut place: u8) -> Next {
    while let Some(seat) = play.state.board.at_place(place) {
        let player = play.state.board.player(seat);
        let owned = player.built.and(play.content.at.reroll);
        if owned.iter().any(|id| can_reroll(play.content, player, id)) {
            play.goto(Frame::Reroll { place });
            return Next::Ask;
        }
        place += 1;
    }
    set_order(play);
    play.goto(Frame::Influence { place: 0, passed: SeatSet::EMPTY })
}

/// Keep the dice, or use one of the buildings that may be used now, in any order (KB-ORDERING-01).
pub fn list(content: &Content, player: &Player, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    for id in player.built.and(content.at.reroll).iter().filter(|id| can_reroll(content, player, *id)) {
        each_die(content, &player.dice, id, |die| answers.push(Answer::Reroll { building: id, die }));
    }
}

/// The dice that a building may reroll, each different face of a colour once, in ascending order.
fn each_die(content: &Content, dice: &Dice, id: BuildingId, mut give: impl FnMut(Die)) {
    let Some(reroll) = &content.building(id).reroll else { return };
    match reroll.which {
        RerollWhich::All => give(Die::All),
        RerollWhich::One => {
            let mut last = 0;
            for face in dice.coloured {
                if face != last {
                    give(Die::Coloured(face));
                    last = face;
                }
            }
            last = 0;
            for face in dice.white.into_iter().filter(|face| *face > 0) {
                if face != last {
                    give(Die::White(face));
                    last = face;
                }
            }
        }
    }
}

/// Is the building there, unused, its condition met, and the die one that it rerolls?
pub fn judge(content: &Content, player: &Player, answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Pass => Ok(()),
        Answer::Reroll { building: id, die } => {
            let rule = content.building(id).rule;
            if !content.at.reroll.has(id) {
                return Err(Reason::NoReroll { building: id });
            }
            if !player.built.has(id) {
                return Err(Reason::NotBuilt { building: id, rule });
            }
            if player.used.has(id) {
                return Err(Reason::UsedThisSeason { building: id, rule });
            }
            if !can_reroll(content, player, id) {
                return Err(Reason::ConditionNotMet { building: id, total: player.dice.total(), rule });
            }
            let mut offered = false;
            each_die(content, &player.dice, id, |d| offered |= d == die);
            if offered { Ok(()) } else { Err(Reason::NoSuchDie { rule }) }
        }
        Answer::Place(_) | Answer::Goods(_) | Answer::Token | Answer::Look | Answer::Build(_) => {
            Err(Reason::NotAsked { rule: Rule("KB-ORDERING-01") })
        }
    }
}

/// Rerolls, and may go on; or keeps the dice.
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, answer: Answer, place: u8) {
    let Answer::Reroll { building, die } = answer else {
        play.sink.emit(Event::KeptDice { seat });
        play.goto(Frame::Reroll { place: place + 1 });
        return;
    };
    let player = play.state.board.player_mut(seat);
    player.used.insert(building);
    let dice = &mut player.dice;
    let again = |faces: &mut [u8], which: Die, chance: &mut C| {
        let mut left = match which {
            Die::All => faces.len(),
            Die::Coloured(_) | Die::White(_) => 1,
        };
        for face in faces.iter_mut().filter(|face| **face > 0) {
            let meant = match which {
                Die::All => true,
                Die::Coloured(f) | Die::White(f) => *face == f,
            };
            if meant && left > 0 {
                *face = chance.die(6);
                left -= 1;
            }
        }
    };
    match die {
        Die::Coloured(_) => again(&mut dice.coloured, die, play.chance),
        Die::White(_) => again(&mut dice.white, die, play.chance),
        Die::All => {
            again(&mut dice.coloured, die, play.chance);
            again(&mut dice.white, die, play.chance);
        }
    }
    dice.settle();
    let (coloured, white, rule) = (dice.coloured, dice.white, play.content.building(building).rule);
    play.sink.emit(Event::Rerolled { seat, building, coloured, white, rule });
}

/// KB-ORDER-01 to KB-ORDER-05: lowest total first, ties as they stood before; only final dice count
/// (KB-ORDERING-05, KB-ORDERING-06).
fn set_order<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    let board = &mut play.state.board;
    let mut totals = [0; MAX_SEATS];
    for (total, player) in totals.iter_mut().zip(&board.players) {
        *total = player.dice.total();
    }
    // A stable insertion sort: no allocation, and ties keep their place.
    for i in 1..usize::from(board.seats) {
        let mut j = i;
        while j > 0 && totals[board.order[j - 1].index()] > totals[board.order[j].index()] {
            board.order.swap(j - 1, j);
            j -= 1;
        }
    }
    play.sink.emit(Event::OrderSet { order: board.order, seats: board.seats });
}
