//! Attacks that were declared, and soldiers on the way.

use super::{Wrong, frames};
use crate::Warlords;
use crate::army::{Kind, Troop};
use crate::board::{Board, Phase};
use crate::content::vocabulary::{All, Choose, Effect};
use crate::content::{Content, FiefId, Fiefs};
use crate::flow::Frame;
use crate::rules;
use crate::turn::paths::{Group, Mover};
use table::Seat;

/// WE-INV-13, WE-INV-15, WE-INV-22: attacks are made on fiefs of others, from fiefs of one's own next to them, before and in
/// the phase of battles.
pub(super) fn attacks(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    let own = board.fiefs(board.active);
    for fief in FiefId::all() {
        let (army, routes) = (&board.attacks[fief], board.routes[fief]);
        if army.is_empty() && routes.is_empty() {
            continue;
        }
        let (field, way) = (format!("attacks.{fief:?}"), format!("routes.{fief:?}"));
        let fought = frames::is_fought(board) && board.battle.fief == fief;
        if !matches!(board.phase, Phase::Manoeuvre | Phase::Battles) {
            wrong.at(&field, "no attack is due in this phase", rules::WE_INV_15);
        }
        if !game.scenario.fiefs.has(fief) {
            wrong.at(&field, "the fief is not in play", rules::WE_R_71);
        }
        if own.has(fief) && !(fought && board.frames.contains(&Frame::Settled)) {
            wrong.at(&field, format!("the fief is seat {}'s own", board.active), rules::WE_MANEUVER_05);
        }
        if routes.is_empty() {
            wrong.at(&way, "the attackers came from nowhere", rules::WE_INV_22);
        }
        if army.is_empty() && !fought {
            wrong.at(&field, "nobody attacks it", rules::WE_MANEUVER_01);
        }
        for from in routes.without(game.scenario.near[fief]).iter() {
            wrong.at(&way, format!("{from:?} is not next to it"), rules::WE_INV_13);
        }
        for from in routes.and(game.scenario.near[fief]).without(own).iter() {
            wrong.at(&way, format!("{from:?} is not seat {}'s", board.active), rules::WE_INV_13);
        }
        // Where it is fought to its end the fief is the attacker's own.
        if board.holder(fief).is_some_and(|h| h != board.active && board.truce(board.active, h)) {
            wrong.at(&field, "a truce holds with who has it", rules::WE_CARD_14);
        }
        if let Some(holder) = board.holder(fief).filter(|h| *h != board.active && !board.attacked.has(*h)) {
            wrong.at("attacked", format!("seat {holder} is attacked in {fief:?}"), rules::WE_MANEUVER_01);
        }
    }
    if board.frames.contains(&Frame::TurnStart) && !board.pending().is_empty() {
        wrong.at("attacks", "none is declared before the turn begins", rules::WE_R_52);
    }
    if board.attacked.has(board.active) && board.phase.is_turn() {
        wrong.at("attacked", "nobody attacks himself", rules::WE_MANEUVER_05);
    }
}

/// Fiefs conquered in this turn, and a Long March, are those of the player whose turn it is.
pub(super) fn of_this_turn(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    let own = board.fiefs(board.active);
    for fief in board.conquered.without(game.scenario.fiefs).iter() {
        wrong.at("conquered", format!("{fief:?} is not in play"), rules::WE_R_71);
    }
    if frames::is_turn(board) {
        for fief in board.conquered.and(game.scenario.fiefs).without(own).iter() {
            wrong.at("conquered", format!("{fief:?} is not seat {}'s", board.active), rules::WE_INV_23);
        }
    }
    if board.phase == Phase::Manoeuvre && !board.conquered.is_empty() {
        wrong.at("conquered", "nothing is conquered before the battles", rules::WE_INV_23);
    }
    if let Some((fief, more)) = board.long_march
        && (!board.phase.is_turn() || !own.has(fief) || more > longest_march(&game.content))
    {
        wrong.at("long_march", format!("no Warlord of {fief:?} goes {more} further"), rules::WE_INV_14);
    }
}

/// By how much a card of this content lengthens a move at most.
fn longest_march(content: &Content) -> u8 {
    fn of(effect: &Effect) -> u8 {
        if let Effect::ExtraMove(extra) = effect {
            extra.n
        } else if let Effect::All(All { parts }) | Effect::Choose(Choose { parts }) = effect {
            parts.iter().map(of).max().unwrap_or(0)
        } else {
            0
        }
    }
    content.cards.iter().map(|card| of(&card.effect)).max().unwrap_or(0)
}

/// WE-INV-12, WE-INV-13, WE-INV-14: who is on the way goes through fiefs of his own, as far as he may.
pub(super) fn group(game: &Warlords, board: &Board, wrong: &mut Wrong) {
    let group = &board.group;
    if !board.frames.contains(&Frame::March) {
        if *group != Group::default() {
            wrong.at("group", "somebody is on the way, but no frame 'march' says so", rules::WE_INV_12);
        }
        return;
    }
    let own = board.fiefs(board.active);
    for fief in group.path.without(own).iter() {
        wrong.at("group.path", format!("{fief:?} is not seat {}'s", board.active), rules::WE_INV_13);
    }
    if !group.path.has(group.at) || !is_joined(game, group.path) {
        wrong.at("group.path", format!("no way of neighbours to {:?}", group.at), rules::WE_INV_13);
    }
    for (troop, _) in group.army.troops().filter(|(troop, _)| !group.mover.takes(*troop)) {
        wrong.at(
            "group.army",
            format!("{troop:?} does not go with {}", group.mover.word()),
            rules::WE_INV_14,
        );
    }
    if group.mover.is_led() && group.army.of(Troop::WARLORD) == 0 {
        wrong.at("group.army", "no Warlord leads it", rules::WE_WARLORD_01);
    }
    let moves = |kind| game.content.soldier(kind).moves;
    let fastest = Kind::ALL.into_iter().map(moves).max().unwrap_or(1);
    let (reach, extra) = match group.mover {
        Mover::Foot => (moves(Kind::Lancer), 0),
        Mover::Knights => (moves(Kind::Knight), 0),
        Mover::Warlord => (moves(Kind::Warlord), 0),
        Mover::LongMarch => (moves(Kind::Warlord) + longest_march(&game.content), 0),
        Mover::Wagons => (fastest + longest_march(&game.content), longest_march(&game.content)),
    };
    let gone = group.path.len().saturating_sub(1);
    // A way back and forth through one fief leaves no trace in the path: the steps left tell no more than this.
    if gone + u32::from(group.steps) > reach.into() || group.extra > extra {
        wrong.at("group.steps", format!("{} goes {reach} at most", group.mover.word()), rules::WE_INV_14);
    }
}

/// Do these fiefs hang together?
fn is_joined(game: &Warlords, path: Fiefs) -> bool {
    let Some(first) = path.first() else { return false };
    let mut reached = Fiefs::one(first);
    for _ in 0..path.len() {
        let near = reached.iter().fold(reached, |sum, fief| sum.or(game.scenario.near[fief]));
        reached = near.and(path);
    }
    reached == path
}

/// WE-CARD-14: a truce binds two who still play.
pub(super) fn truces(board: &Board, wrong: &mut Wrong) {
    for (on, with) in board.truces.iter().enumerate() {
        let on = Seat(on as u8);
        let idle = |seat: Seat| seat.0 >= board.seats || !board.plays(seat);
        if with.has(on) || with.iter().any(|by| idle(by) || idle(on)) {
            wrong.at(format!("truces[{on}]"), "a truce is with another who still plays", rules::WE_CARD_14);
        }
    }
}
