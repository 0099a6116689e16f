//! The battle being fought.

use super::{Wrong, frames, map};
use crate::Warlords;
use crate::battle::{Battle, Side};
use crate::board::Board;
use crate::content::vocabulary::{All, Choose, Effect};
use crate::content::{CARDS, Content};
use crate::flow::Frame;
use crate::rules;
use table::Seat;

/// The most that cards can add to a number: each design once, none by more than 99.
const MOST_ADDED: u16 = 99 * CARDS as u16;

/// WE-INV-03, WE-INV-15, WE-INV-16, WE-INV-17: a battle is one of those declared, with dice and peasants that there are.
pub(super) fn check(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    let Battle { fief, round, peasants, base, steps, extra, absorb, taken } = board.battle;
    if base.iter().any(|die| ![0, 8, 10, 12].contains(die)) {
        wrong.at("battle.base", "a die is 8, 10 or 12 (0: no card says so)", rules::WE_INV_16);
    }
    if steps.iter().flatten().any(|n| n.unsigned_abs() > 2 * CARDS as u8) {
        wrong.at("battle.steps", "no cards change a die by so much", rules::WE_INV_16);
    }
    let most_extra = most_extra(&game.content);
    if extra.iter().flatten().flatten().any(|n| usize::from(*n) > most_extra) {
        wrong.at("battle.extra", "no cards give so many dice more", rules::WE_INV_17);
    }
    if absorb.iter().any(|n| *n > MOST_ADDED) {
        wrong.at("battle.absorb", "no cards ignore so many hits", rules::WE_INV_17);
    }
    if !frames::is_fought(board) {
        if round > 0 || taken != [0; 4] {
            wrong.at("battle", "no battle is being fought", rules::WE_INV_15);
        }
        return;
    }
    if !board.pending().has(fief) {
        wrong.at("battle.fief", format!("{fief:?} is not attacked"), rules::WE_INV_15);
    }
    let cities = u16::from(game.content.fiefs[fief.index()].cities);
    let most = if board.holder(fief).is_some() { 0 } else { cities };
    if peasants > most {
        wrong.at("battle.peasants", format!("{peasants} in {fief:?}, {most} at most"), rules::WE_INV_03);
    }
    // Cards that destroy a side lie on those that are still to be played.
    let plays_cards = matches!(board.frame(), Frame::Cards(_));
    let asks = |frame: &Frame| matches!(frame, Frame::Round | Frame::Roll(_) | Frame::Decide);
    if round == 0 && !board.frames.contains(&Frame::Round) {
        wrong.at("battle.round", "it begins with 1", rules::WE_BATTLE_03);
    }
    if (plays_cards || board.frames.iter().any(asks)) && !map::both_stand(board) {
        wrong.at("battle", "a side is destroyed, and yet it goes on", rules::WE_INV_21);
    }
    settled(board, wrong);
    prisoners(board, wrong);
}

/// By how many dice the cards of this content add to a soldier's at most, each design once (WE-CARD-10).
fn most_extra(content: &Content) -> usize {
    fn of(effect: &Effect) -> usize {
        if let Effect::ExtraDice(extra) = effect {
            usize::from(extra.per) * extra.kinds.len()
        } else if let Effect::All(All { parts }) | Effect::Choose(Choose { parts }) = effect {
            parts.iter().map(of).sum()
        } else {
            0
        }
    }
    content.cards.iter().map(|card| of(&card.effect)).sum()
}

/// WE-INV-21, WE-CAPTURECASTLE-07: what is settled has been fought to its end, and who musters has captured a castle in it.
fn settled(board: &Board, wrong: &mut Wrong) {
    let fief = board.battle.fief;
    if board.frames.contains(&Frame::Settled) && !board.attacks[fief].is_empty() {
        wrong.at("battle", "it is settled, and attackers still stand at the border", rules::WE_INV_21);
    }
    let captured = board.castles_of(board.active).and(board.conquered).has(fief);
    if board.frames.contains(&Frame::Muster) && !captured {
        wrong.at("frames", format!("no castle was captured in {fief:?}"), rules::WE_CAPTURECASTLE_07);
    }
}

/// WE-R-18: who waits for the end of the battle was taken in it, by an enemy without a castle.
fn prisoners(board: &Board, wrong: &mut Wrong) {
    let sides = Side::BOTH.map(|side| board.side_seat(side));
    for (owner, n) in (0..).map(Seat).zip(board.battle.taken).filter(|(_, n)| *n > 0) {
        let captor = match sides {
            [Some(attacker), defender] if attacker == owner => defender,
            [attacker, Some(defender)] if defender == owner => attacker,
            // Whose the fief was is not known any more once it is conquered.
            [attacker, _] if board.frames.contains(&Frame::Settled) => attacker,
            _ => None,
        };
        if owner.0 >= board.seats || captor.is_none_or(|captor| !board.castles_of(captor).is_empty()) {
            let what = format!("nobody took {n} Warlords of seat {owner}");
            wrong.at(format!("battle.taken[{owner}]"), what, rules::WE_R_18);
        }
    }
}
